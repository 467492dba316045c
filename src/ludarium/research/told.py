"""The level `told`: what a seat sees, and behind it the last moves, each as this seat may know it."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, final

import numpy as np
import numpy.typing as npt

from ludarium.core import Seat, State, public
from ludarium.observation import Field
from ludarium.research.catalogue import Catalogue
from ludarium.research.observe import Encoder, Layout, Row, layout

LAST: Final = 16  # moves, if nothing else is said
WHO, HIDDEN, NUMBER = "moved", "partly", "number"


def bits(catalogue: Catalogue) -> int:
    """How many digits of 0 and 1 its numbers have."""
    return max(1, (len(catalogue) - 1).bit_length())


def told_fields(catalogue: Catalogue, players: int, last: int) -> list[Field]:
    """Three fields, the newest move first in each; before the first move there are zeros."""
    digits = bits(catalogue)
    return [
        Field(
            WHO, (last, players), 1, "who made each of the last moves, the newest first: own, then in order"
        ),
        Field(
            HIDDEN, (last,), 1, "only part of its words is known: its number is the first that they can be"
        ),
        Field(
            NUMBER, (last, digits), 1, "its number in the catalogue, in digits of 0 and 1, the lowest first"
        ),
    ]


def told_layout(name: str, players: int | None = None, last: int = LAST, **numbered: Any) -> Layout:
    """Of the rows of level `told`; raises `NotObserved`."""
    seat = layout(name, players)
    catalogue = Catalogue.of(name, players, **numbered)
    return Layout([*seat.fields, *told_fields(catalogue, players or catalogue.game.seats[0], last)])


class Noted(NamedTuple):
    """A move: its number for who made it and for all others, if it has any, and whether it hides any."""

    seat: Seat
    number: int | None
    others: int | None
    hides: bool


@final
class Recall:
    """Writes what a seat sees and was told of a game that is noted move by move."""

    def __init__(self, encoder: Encoder, catalogue: Catalogue, players: int, last: int) -> None:
        if last < 1:
            raise ValueError(f"the last {last} moves are none")
        self.seen: Final = encoder
        self.level: Final = "told"
        self.dtype: Final = encoder.dtype
        self.layout: Final = Layout([*encoder.layout.fields, *told_fields(catalogue, players, last)])
        self.size: Final = self.layout.size
        self.catalogue: Final = catalogue
        self.players: Final = players
        self._bits: Final = bits(catalogue)
        self._moves: Final[deque[Noted]] = deque(maxlen=last)

    def forget(self) -> None:
        """A new game."""
        self._moves.clear()

    def note(self, seat: Seat, action: Any) -> None:
        """Somebody does this: its number for them, and for all others."""
        number, text = self.catalogue.find(action), str(action)
        known = public(action)
        others = number if known == text else self.catalogue.beginnings.get(known)
        self._moves.appendleft(Noted(seat, number, others, known != text))

    def write(self, state: State, seat: Seat, out: Row | None = None) -> Row:
        """Into `out`, if it is given: a row of whatever array the caller has."""
        if out is None:
            out = np.empty(self.size, self.dtype)
        self.seen.write(state, seat, out[: self.seen.size])
        self._write_moves(seat, out[self.seen.size :])
        return out

    def _write_moves(self, seat: Seat, out: Row) -> None:
        last = self._moves.maxlen or 0
        out[:] = 0
        who = out[: last * self.players].reshape(last, self.players)
        partly = out[last * self.players : last * (self.players + 1)]
        digits = out[last * (self.players + 1) :].reshape(last, self._bits)
        for at, move in enumerate(self._moves):
            own = move.seat == seat
            number = move.number if own else move.others
            who[at, (move.seat - seat) % self.players] = 1
            partly[at] = number is None or (move.hides and not own)
            digits[at] = [((number or 0) >> digit) & 1 for digit in range(self._bits)]


def moves(named: dict[str, Row]) -> Sequence[tuple[int, int, bool]]:
    """Of the fields of a row the moves, newest first: who, from the own seat on, number, known in part."""
    who, partly, digits = named[WHO], named[HIDDEN], named[NUMBER]
    weights: npt.NDArray[np.int64] = 1 << np.arange(digits.shape[1])
    return [
        (int(who[at].argmax()), int(digits[at] @ weights), bool(partly[at]))
        for at in range(len(who))
        if who[at].any()
    ]
