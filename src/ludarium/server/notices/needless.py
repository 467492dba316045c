"""Whether a notice is still wanted when it is due: who has answered, or looked, need not be told."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from ludarium.server.notices.due import Notice
from ludarium.server.notices.kinds import NEW_SIGN_IN
from ludarium.server.notices.rows import Facts
from ludarium.server.notices.seen import Seen
from ludarium.server.store import TableRow
from ludarium.sitting import State
from ludarium.sitting.clock import SECOND, Ms
from ludarium.sitting.effects import nearly_zero, person_asked

EARLY: Final = SECOND  # by which a deadline that has moved a little is met all the same


@dataclass(frozen=True)
class Wanted:
    """It is to be told, with these facts, before the time is over; or not before `due`."""

    facts: Facts
    due: Ms | None = None


Verdict = Wanted | None
Reads = Callable[[str], Awaitable[State | None]]


class Judge:
    """`state` reads how a table stands, for what its row does not tell."""

    def __init__(self, seen: Seen, state: Reads) -> None:
        self._seen = seen
        self._state = state

    async def wanted(self, notice: Notice, table: TableRow | None, now: Ms) -> Verdict:
        if notice.kind == NEW_SIGN_IN:
            return Wanted(notice.facts)
        if table is None or (notice.kind != "dead" and self._seen.now(notice.person, table.id)):
            return None
        if notice.kind == "clock":
            return await self._short_of_time(notice, table, now)
        return Wanted(notice.facts) if await self._still(notice, table) else None

    async def _still(self, notice: Notice, table: TableRow) -> bool:
        match notice.kind:
            case "proposal":
                return await self._unanswered(notice, table)
            case "dead":
                return table.n == notice.facts.get("n") and table.status != "over"
            case "turn" if table.version != notice.v or not is_asked(table, notice.person):
                return False
        return not self._seen.since(notice.person, table.id, notice.made)

    async def _short_of_time(self, notice: Notice, table: TableRow, now: Ms) -> Verdict:
        """By the clock as it goes now: vacations and agreements may have given more time."""
        state = await self._state(table.id) if is_asked(table, notice.person) else None
        if state is None or state.clock is None or state.live or person_asked(state) != notice.person:
            return None
        zero = state.clock.zero_at()
        if zero is None or zero <= now:
            return None
        due = nearly_zero(state, state.clock.since)
        return Wanted({"zero": zero}, due if due > now + EARLY else None)

    async def _unanswered(self, notice: Notice, table: TableRow) -> bool:
        state = await self._state(table.id) if table.status in ("playing", "asleep") else None
        proposal = state.proposal if state else None
        if proposal is None or proposal.id != notice.facts.get("id"):
            return False
        return notice.person not in proposal.agreed


def is_asked(table: TableRow, person: str) -> bool:
    """Whether this person has to answer, and no bot in their place."""
    if table.status != "playing" or table.asked is None:
        return False
    seat = table.seats[table.asked]
    return seat.guest == person and seat.plays == "owner"
