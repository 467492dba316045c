"""The conformance suite for games, ours or yours: `check(GAME)` random games held against the contract.

from ludarium.testing import check
from hexgame import GAME

def test_contract() -> None:
    check(GAME)
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from ludarium.core import UNDO, Game, Options, Seat, View, apply, find, options, ranking, sample
from ludarium.luck import Luck, Sealed, commitment
from ludarium.record import Move, Record, verify

LONGEST = 20_000  # answers in one game: more, and it does not end
IMAGINED = 3  # worlds for each view that is looked at
LOOK_EVERY = 7  # positions: the expensive properties are looked at in every seventh

Views = dict[Seat | None, View]  # by seat; None for who only watches


class Broken(AssertionError):
    """The game breaks the contract; the message says how, and how to get there."""


@dataclass
class Report:
    """What was played and looked at."""

    games: int = 0
    steps: int = 0
    looked_at: int = 0
    imagined: int = 0
    secrets: int = 0  # imagined worlds in which somebody else had something to hide ...
    guessed: int = 0  # ... and it was imagined as it truly was
    longest: int = 0
    winners: dict[str, int] = field(default_factory=dict)


def check(
    game: Game, games: int = 50, seed: int = 1, players: Sequence[int] = (), chosen: Options | None = None
) -> Report:
    """Play so many random games for each number of players; raises `Broken` at a broken promise.

    What is promised: options are never empty, stably ordered, told apart by their words, none the beginning
    of another; a copy moves by itself; a view is JSON; imagined worlds look the same, offer the same options
    and do not always show what others hide; a position reads back as it was written; a record replays to the
    same position, and is verified by its seed; a sample is the option that luck picks; scores compare; every
    game ends.
    """
    report = Report()
    for number in players or game.seats:
        for i in range(games):
            _Play(game, number, seed + i, game.settle(chosen or {}), report).run()
    if report.secrets and report.guessed == report.secrets:
        raise Broken("every imagined world shows what others hide as it truly is: a view tells it")
    return report


class _Play:
    """One random game under the magnifying glass."""

    def __init__(self, game: Game, players: int, seed: int, chosen: Options, report: Report) -> None:
        self.game, self.players, self.seed, self.chosen, self.report = game, players, seed, chosen, report
        self.secret = seed.to_bytes(32, "big")
        self.luck = Sealed(self.secret)
        self.luck.log = []
        self.state = game.setup(players, chosen, self.luck)
        self.choice = Luck(seed)
        self.record = Record(
            game.name,
            game.version,
            ["random"] * players,
            dict(chosen),
            setup=tuple(self.luck.log),
            commit=commitment(self.secret),
        )

    def run(self) -> None:
        while self.state.asks:
            self._step()
        self.report.games += 1
        self.report.longest = max(self.report.longest, len(self.record.moves))
        self._final()

    def _step(self) -> None:
        found = options(self.state)
        texts = self._texts(found)
        action = found[self.choice.below(len(found), "answer")]
        if self.report.steps % LOOK_EVERY == 0:
            self._look(texts, str(action))
        seat = self.state.asks[-1].seat
        self.luck.log, self.state.news = [], []
        apply(self.state, action, self.luck)
        self.record.moves.append(Move(seat, str(action), tuple(self.luck.log)))
        self.report.steps += 1
        self._require(len(self.record.moves) < LONGEST, f"no end after {LONGEST} answers")

    def _texts(self, found: Sequence[Any]) -> list[str]:
        texts = [str(action) for action in found]
        self._require(bool(texts), "a question without options")
        self._require(len(set(texts)) == len(texts), f"two options with the same words: {texts}")
        self._require(texts == [str(a) for a in options(self.state)], "options change their order")
        self._require(UNDO not in texts, f"an option is called {UNDO!r}, which is the table's word")
        self._require(not any(_beginnings(texts)), "one option is the beginning of another")
        picked = found[Luck(self.seed).below(len(found), "answer")]
        self._require(sample(self.state, Luck(self.seed)) is picked, "a sample is not what luck picks")
        return texts

    def _look(self, texts: list[str], words: str) -> None:
        self.report.looked_at += 1
        self._copy_moves_by_itself(words)
        self._position_reads_back()
        views = {seat: self.state.view(seat) for seat in [None, *range(self.players)]}
        for seat in views:
            self._worlds_look_the_same(seat, views, texts)

    def _copy_moves_by_itself(self, words: str) -> None:
        before = self._snapshot(self.state)
        copy = self.state.copy()
        self._require(self._snapshot(copy) == before, "a copy differs from what it was made of")
        apply(copy, find(copy, words), Luck(self.seed))
        self._finish(copy)
        self._require(self._snapshot(self.state) == before, "playing on a copy moves the original")

    def _finish(self, state: Any) -> None:
        for _ in range(LONGEST):
            if not state.asks:
                return
            found = options(state)
            self._require(bool(found), "a question without options")
            apply(state, found[self.choice.below(len(found), "copy")], Luck(self.seed))
        self._require(False, f"no end after {LONGEST} answers")

    def _snapshot(self, state: Any) -> Any:
        return self.game.write(state), [state.view(seat) for seat in [None, *range(self.players)]]

    def _position_reads_back(self) -> None:
        text = self.game.write(self.state)
        again = self.game.read(text, self.players, self.chosen)
        self._require(self.game.write(again) == text, f"the position reads back differently:\n{text}")
        views = [_without_memory(state.view(0)) for state in (self.state, again)]
        self._require(views[0] == views[1], f"read back, the position looks different:\n{text}")

    def _worlds_look_the_same(self, seat: Seat | None, views: Views, texts: list[str]) -> None:
        view = views[seat]
        sent = json.dumps(view)
        self._require(json.loads(sent) == view, f"the view of {seat} is not JSON")
        for _ in range(IMAGINED):
            world = self.game.imagine(json.loads(sent), self.choice)
            self.report.imagined += 1
            self._require(world.view(seat) == view, f"an imagined world looks different to {seat}")
            if self.state.asks[-1].seat == seat:
                self._require(
                    [str(a) for a in options(world)] == texts, f"imagined, {seat} has other options"
                )
            self._compare_secrets(world, seat, views)

    def _compare_secrets(self, world: Any, seat: Seat | None, views: Views) -> None:
        """Somebody's private view is a secret if imagination finds another one, or the game leaks it."""
        for other in range(self.players):
            if other != seat and views[other] != views[None]:
                self.report.secrets += 1
                self.report.guessed += world.view(other) == views[other]

    def _final(self) -> None:
        self._require(options(self.state) == (), "the game is over and there are options")
        scores = self.state.scores()
        self._require(len(scores) == self.players and sorted(scores) is not None, "scores do not compare")
        winner = " ".join(f"p{seat + 1}" for seat in ranking(self.state)[0])
        self.report.winners[winner] = self.report.winners.get(winner, 0) + 1
        self._record_replays()

    def _record_replays(self) -> None:
        self.record.result = [tuple(score) for score in self.state.scores()]
        self.record.seed = self.secret.hex()
        again = Record.parse(str(self.record))
        self._require(again == self.record, "the record reads back differently")
        self._require(
            self._snapshot(again.replay()) == self._snapshot(self.state), "the record replays differently"
        )
        verify(again)

    def _require(self, kept: bool, promise: str) -> None:
        if not kept:
            moves = len(self.record.moves)
            where = f"{self.game.name}, {self.players} players, seed {self.seed}, move {moves}"
            raise Broken(f"{promise}\n({where})\n{self.record}")


def _without_memory(view: View) -> View:
    """A position holds what is on the table now, not what seats remember of the way there."""
    return {key: value for key, value in view.items() if key != "memory"}


def _beginnings(texts: Sequence[str]) -> Iterator[bool]:
    ordered = sorted(f"{text} " for text in texts)
    return (after.startswith(before) for before, after in pairwise(ordered))
