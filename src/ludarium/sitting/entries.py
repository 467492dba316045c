"""What happened at a table, one line each: all that is stored of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ludarium.core import Seat
from ludarium.record import parse_seat, seat_text
from ludarium.sitting.clock import Ms

BOT, SERVER, OPERATOR = "bot", "server", "operator"
SECRET: Final = frozenset({"plan"})  # told to its own seat alone


@dataclass(frozen=True)
class Entry:
    """One entry: its number, the version after it, when, what, of which seat, by whom.

    `line` says the rest; for a move it is the record's.  `used` was charged to the clock of `seat`, and `lag`
    excused.
    """

    n: int
    v: int
    at: Ms
    kind: str
    seat: Seat | None
    by: str
    line: str = ""
    used: Ms | None = None
    lag: Ms = 0

    def __str__(self) -> str:
        seat = "-" if self.seat is None else seat_text(self.seat)
        used = "-" if self.used is None else self.used
        return f"{self.n} {self.v} {self.at} {self.kind} {seat} {self.by} {used} {self.lag} {self.line}"

    @classmethod
    def parse(cls, text: str) -> "Entry":
        n, v, at, kind, seat, by, used, lag, line = text.split(" ", 8)
        return cls(
            int(n),
            int(v),
            int(at),
            kind,
            None if seat == "-" else parse_seat(seat),
            by,
            line,
            None if used == "-" else int(used),
            int(lag),
        )

    def told_to(self, seat: Seat | None) -> bool:
        """Whether who looks through these eyes may know of it."""
        return self.kind not in SECRET or seat == self.seat


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """Those that no repair has cut."""
    stands: list[Entry] = []
    for entry in entries:
        if entry.kind == "repaired":
            to = int(entry.line.split(" ")[0])
            stands = [one for one in stands if one.n <= to]
        stands.append(entry)
    return stands
