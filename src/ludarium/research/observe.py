"""What a seat sees, written into the caller's row: the same numbers as its view, without the view."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, final

import numpy as np
import numpy.typing as npt

from ludarium.core import Seat, State
from ludarium.observation import OBSERVATIONS, Field, Observation, starts
from ludarium.registry import game as find_game

Level = Literal["table", "seat"]
Row = npt.NDArray[Any]

COUNT: Final = np.dtype(np.uint8)
SHORT: Final = 2000  # numbers, which cost less than a second step would
LEVELS: Final[tuple[Level, ...]] = ("table", "seat")


class NotObserved(ValueError):
    """This game has no numbers for what a seat sees."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} brings no observation: an entry point of the group ludarium.observation")


@dataclass(frozen=True)
class Layout:
    """What stands where in a row."""

    fields: Sequence[Field]

    @property
    def size(self) -> int:
        """How many numbers a row has."""
        return sum(field.size for field in self.fields)

    @property
    def slices(self) -> dict[str, slice]:
        """By name, where each field stands in a row."""
        begins = starts(self.fields)
        return {
            field.name: slice(begins[field.name], begins[field.name] + field.size) for field in self.fields
        }

    @property
    def high(self) -> npt.NDArray[np.uint8]:
        """By number of the row, what it can be at most."""
        return np.concatenate([np.full(field.size, field.high, np.uint8) for field in self.fields])

    def named(self, row: Row) -> dict[str, Row]:
        """The row by the names of its fields, each in its shape."""
        fields, slices = self.fields, self.slices
        return {field.name: row[slices[field.name]].reshape(field.shape) for field in fields}


def layout(name: str, players: int | None = None, level: Level = "seat") -> Layout:
    """Of the rows of a game for so many, at least as many as it takes; raises `NotObserved`."""
    return Layout(_fields(_observation(name), _players(name, players), level))


@final
class Encoder:
    """Writes what a seat sees of a state.

    `level`: `seat` is all that it was ever told, `table` what somebody sees who sits down in its place now.
    `dtype`: a number of floats from 0 to 1, or `uint8` as they are counted.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        level: Level = "seat",
        dtype: npt.DTypeLike = np.float32,
    ) -> None:
        """Raises `NotObserved`, `NoSuchGame`, or `BadPlayers`."""
        found = _observation(name)
        self.level: Final = level
        self.dtype: Final = np.dtype(dtype)
        self.layout: Final = Layout(_fields(found, _players(name, players), level))
        self.size: Final = self.layout.size
        self._write: Final = found.write
        self._counted: Final = slice(0) if self.dtype == np.uint8 else counted(self.layout.high)
        self._share: Final = (1 / self.layout.high[self._counted]).astype(np.float32)
        is_short = self.dtype == np.float32 and self.size <= SHORT
        self._shares: Final = (1 / self.layout.high).astype(np.float32) if is_short else None

    def write(self, state: State, seat: Seat, out: Row | None = None) -> Row:
        """Into `out`, if it is given: a row of whatever array the caller has."""
        if out is None:
            out = np.empty(self.size, self.dtype)
        self.scale(np.frombuffer(self._write(state, seat), COUNT, self.size), out)
        return out

    def counts(self, state: State, seat: Seat) -> bytes | bytearray:
        """The row as it is counted."""
        return self._write(state, seat)[: self.size]

    def scale(self, counts: npt.NDArray[np.uint8], out: Row) -> None:
        """Write what was counted, a row or many, as numbers of the kind that is wanted."""
        if self._shares is not None:
            np.multiply(counts, self._shares, out)
            return
        out[:] = counts
        if self._share.size:
            out[..., self._counted] *= self._share


def counted(high: npt.NDArray[np.uint8]) -> slice:
    """The part of the row that has all numbers which do not end at 1: planes of ones are before it."""
    found = np.flatnonzero(high != 1)
    return slice(int(found[0]), int(found[-1]) + 1) if len(found) else slice(0)


def _observation(name: str) -> Observation[Any]:
    find_game(name)
    found = OBSERVATIONS.find(name)
    if found is None:
        raise NotObserved(name)
    return found


def _players(name: str, players: int | None) -> int:
    game = find_game(name)
    game.must_seat(players or game.seats[0])
    return players or game.seats[0]


def _fields(found: Observation[Any], players: int, level: Level) -> list[Field]:
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: {', '.join(LEVELS)}")
    return [field for field in found.fields(players) if level == "seat" or not field.memory]
