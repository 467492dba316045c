"""Tables and entries as they are told."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from ludarium.aids import Aids, spared
from ludarium.core import Reason, View
from ludarium.look import Effects
from ludarium.luck import commitment
from ludarium.record import Record
from ludarium.registry import game as rules
from ludarium.server import messages, wire
from ludarium.server.clock import written_ms
from ludarium.server.known_guests import Guest
from ludarium.server.seating import status
from ludarium.server.store import SeatRow, Store, TableRow
from ludarium.server.wishes import with_seat
from ludarium.sitting import Settings, StandIn, State
from ludarium.sitting.clock import SECOND, ClockRule, Ms
from ludarium.sitting.proposals import LASTS, concerned
from ludarium.told import Entry, Moment, Preview


def table_info(row: TableRow, guest: Guest | None, online: set[str]) -> wire.TableInfo:
    """What this guest may know about a table without sitting down."""
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        status=status(row),
        seats=[seat_info(row, seat, guest, online) for seat in row.seats],
        commit=commitment(row.secret),
        key=row.key,
        seed=row.secret.hex() if row.status == "over" else None,
        version=row.version,
        asked=row.asked,
        result=row.result,
        created=row.created,
        changed=row.changed,
        stand_in_at=None if row.stands_in_at is None else written_ms(row.stands_in_at),
        ended=row.ended,  # type: ignore[arg-type]
        begun=row.begun,
        next=row.next,
        listed=None if row.listed is None else written_ms(row.listed),
        language=row.language,
        needs=row.needs,
        **agreed(row.settings),
    )


def agreed(settings: Settings) -> dict[str, Any]:
    """What the table agreed on, besides its rules."""
    return {
        "stand_in": stand_in(settings.stand_in),
        "hints": settings.hints,
        "without": list(settings.without),
        "clock": clock_rule(settings.clock),
        "second": clock_rule(settings.second),
        "at_zero": settings.at_zero,
        "vacations": settings.vacations,
        "substitutes": settings.substitutes,
        "chat": settings.chat,
        "guide": settings.guide,
    }


def seat_info(row: TableRow, seat: SeatRow, guest: Guest | None, online: set[str]) -> wire.SeatInfo:
    return wire.SeatInfo(
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        taken=seat.taken,
        mine=guest is not None and seat.guest == guest.id and seat.out is None,
        online=seat.kind == "bot" or seat.guest in online,
        bot=seat.bot,
        seconds=seat.seconds,
        stood_in=seat.plays == "stand-in",
        out=seat.out,  # type: ignore[arg-type]
        hints=seat.hints,
        invitation=row.facts().invitation(seat.seat, seat.generation) if invites(row, seat, guest) else None,
    )


def invites(row: TableRow, seat: SeatRow, guest: Guest | None) -> bool:
    """Whether this guest may give the seat away: the opener before the game, then all who still play."""
    if guest is None or seat.taken or seat.kind != "link":
        return False
    if seat.out is None:
        return guest.id == row.opener
    return any(one.guest == guest.id and one.out is None for one in row.seats)


async def record(written: Record, row: TableRow, store: Store) -> str:
    """The record of this table with who sits where, and signed if it is whole."""
    seated = replace(written, seating=row.seating, without=row.settings.without, guided=row.settings.guide)
    if seated.seed is None:  # the game goes on, and each seat is told another text
        return str(seated)
    return str(await store.signed(seated, row))


def stand_in(one: StandIn | None) -> wire.StandIn | None:
    return wire.StandIn(one.after // SECOND, one.bot.name, one.bot.seconds) if one else None


def clock_rule(one: ClockRule | None) -> wire.ClockRule | None:
    if one is None:
        return None
    return wire.ClockRule(one.bank // SECOND, one.grant // SECOND, one.keep, one.most // SECOND)


def clock(state: State, at: Ms, told: Ms) -> messages.Clock | None:
    """What is left to everybody."""
    one = state.clock
    if one is None:
        return None
    reserves = list(one.reserves)
    if one.seat is None:
        return messages.Clock(None, 0, 0, 0, reserves)
    grant_left = one.rule.grant - one.charged - one.elapsed(at, told)
    return messages.Clock(one.seat, one.left(at, told), max(0, grant_left), max(0, one.since - at), reserves)


def proposal(state: State, at: Ms) -> messages.Proposal | None:
    """By seats: who somebody is stays here."""
    one = state.proposal
    if one is None:
        return None
    others = [person for person in state.people if person not in (*one.agreed, concerned(one))]
    return messages.Proposal(
        id=one.id,
        by=state.seats(one.by),
        what=with_seat(one.what, state),
        agreed=[seat for person in one.agreed for seat in state.seats(person)],
        asked=[seat for person in others for seat in state.seats(person)],
        lapses_in=max(0, one.at + LASTS[state.live] - at),
    )


Shown = Callable[[View, View | None], tuple[View, View | None]]  # a view and its survey


def without(aids: Aids, game: str) -> Shown:
    """What is told of this game where nobody has these aids."""
    paths = [path for aid in aids for path in rules(game).aids.get(aid, ())]

    def shown(view: View, survey: View | None) -> tuple[View, View | None]:
        told = spared({"view": view, "survey": survey}, paths)
        return told["view"], told["survey"]

    return shown


def shown(state: State) -> Shown:
    """What is told of this table."""
    return without(state.without, state.match.game.name if state.match else state.facts.game)


def tried(v: int, found: Preview, state: State) -> messages.Tried:
    """What would follow an answer to the question of this version."""
    view, survey = shown(state)(found.view, found.survey)
    return messages.Tried(v, found.words, found.events, view, survey, found.luck, found.passes)


def entry(one: Entry) -> wire.Entry:
    by: Literal["bot"] | None = "bot" if one.stand_in else None
    return wire.Entry(one.v, one.seat, one.words, one.events, one.undo, by, one.back)


def moment(then: Moment, shown: Shown) -> wire.Moment:
    view, survey = shown(then.view, then.survey)
    return wire.Moment(then.v, entry(then.entry), view, survey, asked(then.asked), then.last)


def asked(question: dict[str, Any] | None) -> wire.Asked | None:
    return wire.Asked(**question) if question else None


def explained(v: int, words: str, reason: Reason | None) -> messages.Explained:
    return messages.Explained(v, words, told_of(reason))


def told_of(reason: Reason | None) -> messages.Reason | None:
    if reason is None:
        return None
    return messages.Reason(reason.key, reason.rule, reason.at, dict(reason.args), reason.near)


def foreseen(v: int, found: Effects) -> messages.Foreseen:
    asks: list[wire.Asked] = []
    effects = [
        messages.Effect(one.events, one.luck, _number(asked(one.asked), asks)) for one in found.effects
    ]
    return messages.Foreseen(v, found.tree(), effects, asks)


def _number(question: wire.Asked | None, asks: list[wire.Asked]) -> int | None:
    """Of the question in the list; a new one is appended."""
    if question is None:
        return None
    if question not in asks:
        asks.append(question)
    return asks.index(question)
