"""Tables and entries as they are told."""

from dataclasses import replace
from typing import Any, Literal

from ludarium.core import Reason
from ludarium.look import Effects
from ludarium.luck import commitment
from ludarium.record import Record
from ludarium.server import wire
from ludarium.server.clock import written
from ludarium.server.seating import invitation_to, status
from ludarium.server.standin import beginning
from ludarium.server.store import Guest, SeatRow, StandIn, Store, TableRow
from ludarium.told import Entry


def table_info(row: TableRow, guest: Guest | None, online: set[str]) -> wire.TableInfo:
    """What this guest may know about a table without sitting down."""
    takes_over = beginning(row, online)
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
        stand_in=stand_in(row.stand_in),
        stand_in_at=written(takes_over) if takes_over else None,
        hints=row.hints,
        begun=row.begun,
        next=row.next,
    )


def seat_info(row: TableRow, seat: SeatRow, guest: Guest | None, online: set[str]) -> wire.SeatInfo:
    invites = seat.kind == "link" and not seat.taken and guest is not None and guest.id == row.opener
    return wire.SeatInfo(
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        taken=seat.taken,
        mine=guest is not None and seat.guest == guest.id,
        online=seat.kind == "bot" or seat.guest in online,
        bot=seat.bot,
        seconds=seat.seconds,
        stood_in=seat.stood_in,
        hints=seat.hints,
        invitation=invitation_to(row, seat.seat) if invites else None,
    )


async def record(written: Record, row: TableRow, store: Store) -> str:
    """The record of this table with who sits where, and signed if it is whole."""
    seated = replace(written, seating=row.seating)
    if seated.seed is None:  # the game goes on, and each seat is told another text
        return str(seated)
    return str(await store.signed(seated, row))


def stand_in(one: StandIn | None) -> wire.StandIn | None:
    return wire.StandIn(one.after, one.bot, one.seconds) if one else None


def entry(one: Entry) -> wire.Entry:
    by: Literal["bot"] | None = "bot" if one.stand_in else None
    return wire.Entry(one.v, one.seat, one.words, one.events, one.undo, by)


def asked(question: dict[str, Any] | None) -> wire.Asked | None:
    return wire.Asked(**question) if question else None


def explained(v: int, words: str, reason: Reason | None) -> wire.Explained:
    told = wire.Reason(reason.key, reason.rule, reason.at) if reason else None
    return wire.Explained(v, words, told)


def foreseen(v: int, found: Effects) -> wire.Foreseen:
    asks: list[wire.Asked] = []
    effects = [wire.Effect(one.events, one.luck, _number(asked(one.asked), asks)) for one in found.effects]
    return wire.Foreseen(v, found.tree(), effects, asks)


def _number(question: wire.Asked | None, asks: list[wire.Asked]) -> int | None:
    """Of the question in the list; a new one is appended."""
    if question is None:
        return None
    if question not in asks:
        asks.append(question)
    return asks.index(question)
