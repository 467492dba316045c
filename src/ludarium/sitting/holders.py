"""Who had which seat from which entry to which, and how they answered: it follows from the entries."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median_low
from typing import Final

from ludarium.core import Seat
from ludarium.sitting.clock import Ms
from ludarium.sitting.entries import BOT, Entry, standing
from ludarium.sitting.state import Person, Place

ASKS_ANEW: Final = frozenset({"begin", "back", "awake", "returns", "repaired", "sit"})


@dataclass
class Holder:
    """Somebody at one seat, after entry `since` and up to entry `to`; None: to the end.

    `substitute`: the game had begun.  `away`: a bot stands in.  `answers` are one's own; `times` are what the
    first of each row of them took since one was asked.
    """

    seat: Seat
    person: Person | None
    bot: str | None
    since: int = 0
    to: int | None = None
    out: str | None = None
    substitute: bool = False
    away: bool = False
    zeros: int = 0
    answers: int = 0
    times: list[Ms] = field(default_factory=list)

    @property
    def typical(self) -> Ms | None:
        """How long an answer takes this one."""
        return median_low(self.times) if self.times else None


class Holders:
    """All who ever had a seat, and who has it now."""

    def __init__(self, places: Sequence[Place], opened: Ms) -> None:
        self.all: list[Holder] = []
        self._now: dict[Seat, Holder] = {}
        self._begun = all(place.kind != "free" for place in places)
        self._asked_at, self._last = opened, -1
        for seat, place in enumerate(places):
            if place.kind != "free":
                self._come(Holder(seat, place.person, place.bot.name if place.bot else None))

    def _come(self, one: Holder) -> None:
        self.all.append(one)
        self._now[one.seat] = one

    def _of(self, person: Person | None) -> list[Holder]:
        return [one for one in self._now.values() if person is not None and one.person == person]

    def note(self, entry: Entry) -> None:
        """What this entry makes of them."""
        seat = -1 if entry.seat is None else entry.seat
        one = self._now.get(seat)
        match entry.kind:
            case "sit":
                self._come(Holder(seat, entry.by, None, entry.n, substitute=self._begun))
            case "begin":
                self._begun = True
            case "stands-in" | "returns":
                for each in self._of(one.person if one else entry.by):
                    each.away = entry.kind == "stands-in"
            case "becomes" | "forgotten":
                self._turned_out(entry)
            case "move":
                self._answered(one, entry)
            case _ if one is not None:
                self._seen(one, entry)
        if entry.kind in ASKS_ANEW:
            self._asked_at, self._last = entry.at, -1

    def _seen(self, one: Holder, entry: Entry) -> None:
        match entry.kind:
            case "stand":
                self.all.remove(self._now.pop(one.seat))
            case "out":
                one.out, one.to = entry.line, entry.n
                del self._now[one.seat]
            case "zero":
                one.zeros += 1

    def _turned_out(self, entry: Entry) -> None:
        """A guest is somebody; or is deleted, and at a table that waits has never been there."""
        for one in [each for each in self.all if each.person == entry.by]:
            if entry.kind == "becomes":
                one.person = entry.line
            elif not self._begun:
                self.all.remove(self._now.pop(one.seat))

    def _answered(self, one: Holder | None, entry: Entry) -> None:
        if one is not None and (one.person is None or entry.by != BOT):
            one.answers += 1
            if self._last != entry.seat:
                used = entry.at - self._asked_at if entry.used is None else entry.used + entry.lag
                one.times.append(used)
        self._asked_at, self._last = entry.at, -1 if entry.seat is None else entry.seat


def holders(places: Sequence[Place], opened: Ms, entries: Iterable[Entry]) -> list[Holder]:
    """All who had a seat of the table that was opened so, in the order in which they came."""
    found = Holders(places, opened)
    for entry in standing(entries):
        found.note(entry)
    return found.all


def cancelled_alone(entries: Sequence[Entry]) -> Person | None:
    """Who ended it without asking the others, if that is how it ended."""
    n = last_of(entries)
    if (entries[n].kind, entries[n].line) != ("end", "cancelled"):
        return None
    since = next((m for m in range(n, -1, -1) if entries[m].kind == "proposes"), None)
    if since is None or any(one.kind == "agrees" for one in entries[since:n]):
        return None
    return now(entries[n].by, entries[n:])


def last_of(entries: Sequence[Entry]) -> int:
    """Which of them was the last of the game: a move, or what ended it."""
    return max(n for n, one in enumerate(entries) if one.kind in ("move", "end"))


def now(person: Person | None, entries: Iterable[Entry]) -> Person | None:
    """Who that turned out to be."""
    for entry in entries:
        if entry.kind == "becomes" and entry.by == person:
            person = entry.line
    return person
