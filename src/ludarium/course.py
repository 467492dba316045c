"""The course of a game: every position that it came to, each one move after another.

A move that was taken back stays: it is a branch that nobody went on with.
"""

from dataclasses import dataclass
from typing import Any, Final

from ludarium.core import ALL, UNDO, News, Seat, apply, public
from ludarium.luck import Script
from ludarium.record import Move, hide
from ludarium.told import Entry, told

KEPT: Final = 16  # every so many moves the whole state is kept; what lies between is played again


@dataclass(frozen=True, eq=False)
class Point:
    """A position, and the move that led to it from the one `before`; the set-up has none.

    `public` is what everybody may know of the words, `given` how much luck was asked for until then, and
    `kept` the state itself at every sixteenth move.
    """

    before: "Point | None"
    number: int
    move: Move
    action: Any
    public: str
    given: dict[str, int]
    kept: Any

    def next(self, move: Move, action: Any, given: dict[str, int], state: Any) -> "Point":
        """The position that this move led to, which is `state` now."""
        number = self.number + 1
        return Point(
            self, number, move, action, public(action), given, None if number % KEPT else state.copy()
        )

    def state(self) -> Any:
        """This position, to do with as one likes.  However long the game was, a few moves lead to it."""
        if self.before is None or self.kept is not None:
            return self.kept.copy()
        state = self.before.state()
        apply(state, self.action, Script(outcome.text for outcome in self.move.luck))
        return state

    def line(self) -> list["Point"]:
        """The positions that led here, the set-up excepted, and this one."""
        found, point = list[Point](), self
        while point.before is not None:
            found.append(point)
            point = point.before
        return found[::-1]

    def seen(self, seat: Seat | None) -> Move:
        """The move as this seat may know it (None: a spectator)."""
        words = self.move.words if self.move.seat == seat else self.public
        return Move(self.move.seat, words, hide(self.move.luck, seat))


@dataclass(frozen=True)
class Happened:
    """A move or an undo, with everything about it, and the point that the game was at after it.

    `stand_in`: not whose seat it is has played; `back`: the entry after which everything was taken back.
    """

    move: Move
    point: Point
    news: tuple[News, ...]
    stand_in: bool = False
    back: int | None = None

    @property
    def is_undo(self) -> bool:
        return self.move.words == UNDO

    def came_to(self) -> list[str | None]:
        """What somebody who sees everything was told."""
        return [news.told(ALL) for news in self.news]

    def entry(self, v: int, seat: Seat | None) -> Entry:
        if self.is_undo:
            return Entry(v, self.move.seat, "", (), undo=True)
        if self.back is not None:
            return Entry(v, self.move.seat, "", (), back=self.back)
        words = self.move.words if seat in (self.move.seat, ALL) else self.point.public
        return Entry(v, self.move.seat, words, told(self.news, seat), stand_in=self.stand_in)


@dataclass(frozen=True)
class Now:
    """What a move or an undo changes at a table; `undos`: since the last entry that nobody takes back.

    Nothing in it ever changes: who plays on does so with a copy of the state.
    """

    state: Any
    point: Point
    steps: "tuple[Step, ...]"
    undos: int


@dataclass(frozen=True)
class Step:
    """A move that can be taken back: who made it, and how everything was before."""

    seat: Seat
    stand_in: bool
    before: Now


def set_up(move: Move, given: dict[str, int], state: Any) -> Point:
    """Where a game begins; the luck of this move is that of the set-up."""
    return Point(None, 0, move, None, "", given, state.copy())
