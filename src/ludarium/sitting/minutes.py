"""What a decision comes to, written down while it is made."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.core import Seat
from ludarium.sitting.clock import Ms
from ludarium.sitting.effects import Effect
from ludarium.sitting.entries import SERVER, Entry
from ludarium.sitting.evolve import evolve
from ludarium.sitting.state import Person, State
from ludarium.table import Table


@dataclass(frozen=True)
class Now:
    """Everything that a decision may know of the world outside.

    `at`: when the command came; `told`: when the open question was told to its seat, as far as this process
    knows; `lag`: the round trip to who asks; `online`: who has the table open, under any name if nobody's.
    """

    at: Ms
    told: Ms = 0
    lag: Ms = 0
    online: frozenset[Person] = frozenset()


class Minutes:
    """The table as it has become so far, and the entries that made it so."""

    def __init__(self, state: State, now: Now) -> None:
        self.before = self.state = state
        self.now = now
        self.entries: list[Entry] = []
        self.effects: list[Effect] = []

    def write(  # noqa: PLR0913 - an entry is what it says
        self,
        kind: str,
        line: str = "",
        *,
        seat: Seat | None = None,
        by: str = SERVER,
        at: Ms | None = None,
        used: Ms | None = None,
        lag: Ms = 0,
        match: Table | None = None,
        after: int = 0,
    ) -> None:
        """One more entry; `match`: what it makes of the game, `after`: the last one that is stored."""
        state = self.state
        v = match.version if match else dealt(state) if kind == "begin" else state.v
        when = self.now.at if at is None else at
        entry = Entry(max(state.n, after) + 1, v, when, kind, seat, by, line, used, lag)
        self.state = evolve(state, entry, match)
        self.entries.append(entry)

    def used(self, at: Ms | None = None) -> Ms | None:
        """What whoever is asked has used of the clock; None if it stands."""
        clock = self.state.clock
        if clock is None or clock.seat is None:
            return None
        return clock.elapsed(self.now.at if at is None else at, self.now.told)

    def used_at(self, seats: Sequence[Seat], at: Ms | None = None) -> Ms | None:
        """The same if one of these seats is asked; None if another is, whose time runs on."""
        clock = self.state.clock
        return self.used(at) if clock is not None and clock.seat in seats else None


def dealt(state: State) -> int:
    """The version of a game that begins."""
    beginning = state.facts.beginning
    return len(beginning.moves) if beginning else 0
