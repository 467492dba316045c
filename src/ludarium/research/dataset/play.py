"""A game of a data set: bots play it with sealed luck, so that it can be verified like any other."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Final

from ludarium.bots import Bot, leave
from ludarium.bots.arena import Entrant
from ludarium.core import Seat, apply
from ludarium.luck import Luck, Sealed, commitment
from ludarium.record import Move, Record
from ludarium.registry import game as find_game

PURPOSE: Final = "ludarium data set"
SOFTWARE: Final = version("ludarium")


@dataclass(frozen=True)
class Plan:
    """What is played and what is written of it; the same plan gives the same games.

    `asked` is what else the decisions tell (`schema.py`); `thoughts` the iterations of a review.
    """

    game: str
    entrants: tuple[Entrant, ...]
    options: dict[str, str | int] = field(default_factory=dict)
    seed: int = 1
    asked: tuple[str, ...] = ()
    thoughts: int = 200
    licence: str = "CC0-1.0"

    def deal(self, number: int) -> int:
        """The deal changes when everybody has sat everywhere."""
        return number // len(self.entrants)

    def secret(self, number: int) -> bytes:
        """That of a game's luck, the same for all games of a deal."""
        return sha256(f"{PURPOSE} {self.game} {self.seed} {self.deal(number)}".encode()).digest()

    def seated(self, number: int) -> list[Entrant]:
        """By seat, who sits there."""
        return [self.entrants[(seat + number) % len(self.entrants)] for seat in range(len(self.entrants))]

    def must_be_possible(self) -> None:
        """Raises `NoSuchGame`, `BadPlayers` or `BadOption`."""
        game = find_game(self.game)
        game.must_seat(len(self.entrants))
        game.settle(self.options)

    @property
    def made_by(self) -> str:
        """As the files tell it."""
        return f"bots of ludarium {SOFTWARE}"

    def settings(self) -> dict[str, Any]:
        """As the files tell it, so that nobody adds other games to them."""
        return {
            "game": self.game,
            "rules": find_game(self.game).version,
            "options": find_game(self.game).settle(self.options),
            "bots": [str(one) for one in self.entrants],
            "seed": self.seed,
            "asked": list(self.asked),
            "thoughts": self.thoughts,
            "licence": self.licence,
        }


def play(plan: Plan, number: int) -> Record:
    """Game `number`; raises `Illegal` if a bot answers what is no option."""
    game, secret = find_game(plan.game), plan.secret(number)
    luck, thoughts = Sealed(secret), Luck(2 * (plan.seed + number) + 1)
    luck.log = []
    options, seated = game.settle(plan.options), plan.seated(number)
    state = game.start(len(seated), options, luck)
    state.news = None
    record = Record(
        plan.game,
        game.version,
        [str(one) for one in seated],
        options,
        setup=tuple(luck.log),
        commit=commitment(secret),
        seed=secret.hex(),
    )
    with sitting(seated, plan.game) as bots:
        while state.asks:
            seat: Seat = state.asks[-1].seat
            bot, luck.log = bots[seat], []
            words = bot.choose(game, game.known(state, seat), seated[seat].limit(bot), thoughts)
            apply(state, game.choose(state, words), luck)
            record.moves.append(Move(seat, words, tuple(luck.log)))
    record.result = [tuple(score) for score in state.scores()]
    return record


@contextmanager
def sitting(seated: Sequence[Entrant], game: str) -> Iterator[list[Bot]]:
    bots = [one.bot(game) for one in seated]
    try:
        yield bots
    finally:
        leave(bots)
