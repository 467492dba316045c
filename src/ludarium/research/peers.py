"""What a decision costs here and in other libraries: random play of one process, in one run.

The games differ, so none of it says who is faster: it says what one core gives.  A library that is not
installed is left out.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from ludarium.core import apply, options
from ludarium.luck import Luck
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game as find_game
from ludarium.registry import names
from ludarium.research.one import Game

AT_ONCE: Final = 256  # games of pgx
STEPS: Final = 100

Played = tuple[float, float]  # decisions and games
Play = Callable[[], Played]


@dataclass
class Peer:
    """A game of a library, and what is made for each decision of it; `prepare` gives what plays some."""

    library: str
    game: str
    shows: str
    prepare: Callable[[str], Play]
    rounds: list[Played] = field(default_factory=list)

    @property
    def version(self) -> str:
        return version(self.library)

    def measure(self, play: Play, seconds: float) -> None:
        """Decisions and games a second of this process."""
        decisions = games = 0.0
        begin = now = process_time()
        while now - begin < seconds:
            more = play()
            decisions, games = decisions + more[0], games + more[1]
            now = process_time()
        self.rounds.append((decisions / (now - begin), games / (now - begin)))

    @property
    def speed(self) -> Played:
        """The median of what was measured."""
        decisions, games = zip(*self.rounds, strict=True)
        return median(decisions), median(games)


# What plays a game of each.


def by_words(name: str) -> Play:
    game, luck = find_game(name), Luck(1)

    def play() -> Played:
        state, decisions = game.start(game.seats[0], {}, luck), 0
        state.news = None
        while state.asks:
            game.view(state, state.asks[-1].seat)
            found = options(state)
            apply(state, found[luck.below(len(found), "answer")], luck)
            decisions += 1
        return decisions, 1

    return play


def by_numbers(name: str) -> Play:
    game, luck = Game(name), Luck(1)
    row, mask = np.empty(game.encoder.size, game.encoder.dtype), np.empty(len(game.catalogue), np.uint8)

    def play() -> Played:
        game.reset()
        while not game.over:
            game.observation(out=row)
            game.catalogue.masked(game.legal, mask)
            game.step(game.legal[luck.below(len(game.legal), "answer")])
        return game.moves, 1

    return play


def of_openspiel(name: str) -> Play:
    game, random = import_module("pyspiel").load_game(name), Random(1)

    def play() -> Played:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play


def of_pettingzoo(name: str) -> Play:
    env, rng = import_module(f"pettingzoo.classic.{name}").env(), np.random.default_rng(1)

    def play() -> Played:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]))))
            decisions += 1
        return decisions, 1

    return play


def of_pgx(name: str) -> Play:
    """So many games at once, as it is meant; they begin anew within a step."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step_and_reset = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        ours, theirs = jax.random.split(key)
        wish = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        answers = jax.random.categorical(ours, wish, axis=-1)
        following = jax.vmap(step_and_reset)(state, answers, jax.random.split(theirs, AT_ONCE))
        return following, following.terminated.sum()

    run = jax.jit(lambda state, keys: jax.lax.scan(advance, state, keys))
    at = [
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), AT_ONCE)),
        jax.random.PRNGKey(2),
    ]

    def play() -> Played:
        at[1], here = jax.random.split(at[1])
        at[0], ended = run(at[0], jax.random.split(here, STEPS))
        return AT_ONCE * STEPS, int(ended.sum())

    return play


def of_rlcard(name: str) -> Play:
    env, random = import_module("rlcard").make(name, config={"seed": 1}), Random(1)

    def play() -> Played:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def of_catanatron(name: str) -> Play:
    catan = import_module("catanatron")
    colours = [catan.Color.RED, catan.Color.BLUE]

    def play() -> Played:
        game = catan.Game([catan.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions), 1

    return play


def peers(games: Sequence[str] = ()) -> list[Peer]:
    """Our games, and those of others that are most alike."""
    ours = games or names()
    return [
        *(Peer("ludarium", name, "view, options", by_words) for name in ours),
        *(Peer("ludarium", name, "row, mask", by_numbers) for name in ours if name in OBSERVATIONS.points),
        Peer("open_spiel", "backgammon", "tensor, actions", of_openspiel),
        Peer("pettingzoo", "tictactoe_v3", "array, mask", of_pettingzoo),
        Peer("pettingzoo", "connect_four_v3", "array, mask", of_pettingzoo),
        Peer("pgx", "backgammon", "array, mask; 256 games at once", of_pgx),
        Peer("pgx", "connect_four", "array, mask; 256 games at once", of_pgx),
        Peer("rlcard", "leduc-holdem", "array, actions", of_rlcard),
        Peer("rlcard", "gin-rummy", "array, actions", of_rlcard),
        Peer("rlcard", "uno", "array, actions", of_rlcard),
        Peer("catanatron", "catan for 2", "actions", of_catanatron),
    ]


def compared(some: Sequence[Peer], rounds: int, seconds: float) -> Iterator[Peer]:
    """Those that are installed, each measured in turn with the others, once they are done."""
    ready = [(peer, play) for peer in some if (play := prepared(peer)) is not None]
    for _ in range(rounds):
        for peer, play in ready:
            peer.measure(play, seconds)
    yield from (peer for peer, _ in ready)


def prepared(peer: Peer) -> Play | None:
    """Warm, or None if it is not installed."""
    try:
        play = peer.prepare(peer.game)
    except ModuleNotFoundError:
        return None
    play()
    return play
