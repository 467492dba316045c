"""What the chairs of a table are told."""

from typing import TYPE_CHECKING, Any, Literal

from ludarium.core import Seat
from ludarium.server import limits, messages, wire
from ludarium.server.known_guests import Guest
from ludarium.server.letters import Letter
from ludarium.server.telling import asked, clock, entry, proposal, shown
from ludarium.sitting.effects import Tell
from ludarium.sitting.guided import may_go_back
from ludarium.told import Page, Told

if TYPE_CHECKING:
    from ludarium.server.shell import Chair, Shell

NOTHING = Told(0, {}, None, None, None, False, False, None)  # what a table tells before it is dealt

Kind = Literal["told", "entry"]
Eyes = tuple[Seat | None, str | None]  # the seat, and the guest if the table shows it more than everybody


class Voice:
    """Tells each chair what its eyes may know; chairs that may know the same are told the same bytes."""

    def __init__(self, live: "Shell") -> None:
        self._live = live

    def say(self, effect: Tell, since: int, but: "Chair | None") -> None:
        match effect.what:
            case "all":
                self.tell_all(-1, but=but)
            case "entries":
                self.tell_all(since, "entry", but)
            case "people":
                self.tell_people(but)
            case "plan":
                self.tell_people(*(chair for chair in self._live.chairs if chair.seat != effect.seat))

    def tell_all(self, since: int, kind: Kind = "told", but: "Chair | None" = None) -> None:
        told: dict[Eyes, Letter] = {}
        for chair in self._live.chairs - {but}:
            self._close_eyes(chair)
            eyes = self._eyes(chair)
            if eyes not in told:
                told[eyes] = Letter(self._told(kind, chair, since))
            chair.tell(told[eyes].after(chair.last))
            chair.last = told[eyes] if chair.patches else None

    def tell(self, chair: "Chair", since: int) -> None:
        """Whole, and so is what follows first: what was told to one alone is not kept."""
        chair.last = None
        chair.tell(Letter(self._told("told", chair, since)).after(None))

    def tell_people(self, *but: "Chair | None") -> None:
        """Only how the people are."""
        told: dict[Eyes, str] = {}
        for chair in self._live.chairs - {*but}:
            eyes = self._eyes(chair)
            if eyes not in told:
                people = messages.People(self._live.info(chair.guest), **self._sitting(chair.seat))
                told[eyes] = wire.text(people)
            chair.tell(told[eyes])

    def _close_eyes(self, chair: "Chair") -> None:
        """Whoever is out looks on as a spectator."""
        guest = chair.guest.id if chair.guest else ""
        if chair.seat is not None and chair.seat not in self._live.state.seats(guest):
            chair.seat = None

    def _eyes(self, chair: "Chair") -> Eyes:
        """Chairs with the same may know the same."""
        return chair.seat, self._member(chair.guest)

    def _member(self, guest: Guest | None) -> str | None:
        """The guest, if this table shows it anything that it does not show to everybody."""
        members = {self._live.row.opener, *(seat.guest for seat in self._live.row.seats)}
        return guest.id if guest and guest.id in members else None

    def _told(self, kind: Kind, chair: "Chair", since: int) -> messages.Told:
        live, state, table = self._live, self._live.state, self._live.table
        told = table.told(chair.seat) if table else NOTHING
        page = self._page(kind, since, chair.seat)
        view, survey = shown(state)(told.view, told.survey)
        return messages.Told(
            t=kind,
            v=live.version,
            seat=chair.seat,
            view=view or None,
            survey=survey,
            asked=None if state.status == "over" else asked(told.asked),
            options=told.options if state.status == "playing" else None,
            undo=(told.undo and state.status == "playing" and not state.too_many_undos)
            or may_go_back(state, chair.seat),
            over=state.status == "over",
            scores=told.scores,
            table=live.info(chair.guest),
            entries=[entry(one) for one in page.entries],
            earlier=page.earlier,
            **self._sitting(chair.seat),
        )

    def _sitting(self, seat: Seat | None) -> dict[str, Any]:
        """How the people stand to each other; a plan is told to its own seat alone."""
        state, now = self._live.state, self._live.clock.ms()
        plan = None if seat is None else state.places[seat].plan
        return {
            "n": state.n - state.secrets,
            "clock": clock(state, now, self._live.told_at),
            "proposal": proposal(state, now),
            "plan": None if plan is None else str(plan),
            "vacations": [max(0, (place.paused or 0) - now) for place in state.places],
            "repaired": state.repaired and messages.Repaired(*state.repaired),
            "leaves": [max(1, place.leave[0] - now) if place.leave else 0 for place in state.places],
        }

    def _page(self, kind: Kind, since: int, seat: Seat | None) -> Page:
        """What just happened; or what the chair lacks, as far as it is told at one time."""
        table = self._live.table
        if table is None:
            return Page((), earlier=False)
        if kind == "entry":
            return Page(tuple(table.entries(since, seat)), earlier=False)
        return table.standing(since, seat, limits.ENTRIES_TOLD)
