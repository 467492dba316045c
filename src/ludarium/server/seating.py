"""Opening a table, dealing it, bringing it back from what is stored, and what lists show of it."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from ludarium.luck import seating
from ludarium.record import Record
from ludarium.registry import plays, version_of
from ludarium.server.clock import written_ms
from ludarium.server.leisure import Leisure
from ludarium.server.names import told_apart
from ludarium.server.store import Opening, SeatRow, Store, TableRow, in_columns, seats_in_columns
from ludarium.server.turns import Whose
from ludarium.sitting import Decision, Entry, Facts, Now, Place, Settings, State, decide, evolve, opened
from ludarium.sitting.clock import Ms
from ludarium.sitting.commands import Wake
from ludarium.sitting.entries import standing
from ludarium.sitting.policy import patience
from ludarium.sitting.state import deal_of
from ludarium.table import Table

logger = logging.getLogger(__name__)

OUTSIDE = "outside"  # what plays for a guest that is a program


@dataclass(frozen=True)
class Wanted:
    """A seat as it is asked for: me, at my device, by link, or a bot."""

    kind: str
    place: Place


# -- opening


def shuffled(seats: list[Wanted], secret: bytes) -> tuple[list[Wanted], tuple[int, ...]]:
    """Who sits where, drawn from the table's own secret, so that this too can be verified."""
    drawn = tuple(seating(secret, len(seats)))
    return [seats[player] for player in drawn], drawn


def places_of(seats: Sequence[Wanted]) -> tuple[Place, ...]:
    """Nobody's name looks like that of somebody before."""
    names, places = list[str](), list[Place]()
    for place in (seat.place for seat in seats):
        name = told_apart(place.name, names) if place.name else ""
        names.append(name or (place.bot.name if place.bot else ""))
        places.append(replace(place, name=name))
    return tuple(places)


async def open_table(
    facts: Facts, settings: Settings, places: tuple[Place, ...], leisure: Leisure, whose: Whose
) -> State:
    """If nobody is missing its game begins."""
    missing = any(place.kind == "free" for place in places)
    match = None if missing else await deal(facts, places, leisure, whose)
    return opened(facts, settings, places, match)


async def deal(facts: Facts, places: Sequence[Place], leisure: Leisure, whose: Whose) -> Table:
    """The table as it begins.  The set-up follows from the secret, so it needs no storing."""
    table = Table(*deal_of(facts, places), facts.beginning)
    await leisure.do(table.repeat(()), whose)
    return table


def new_row(state: State, kinds: Sequence[str], key: str | None, seating: tuple[int, ...] | None) -> TableRow:
    """A table as it is stored when it is opened."""
    facts = state.facts
    at = written_ms(facts.opened)
    row = TableRow(
        id=facts.id,
        game=facts.game,
        rules=facts.rules,
        options=dict(facts.options),
        secret=facts.secret,
        opener=facts.opener,
        created=at,
        changed=at,
        opening=Opening(state.settings, state.places),
        begun=len(facts.beginning.moves) if facts.beginning else None,
        key=key,
        seating=seating,
        seats=[SeatRow(seat, kind) for seat, kind in enumerate(kinds)],
    )
    return shown(row, state, decide(state, Wake(), Now(facts.opened)).wake_at)


def next_row(row: TableRow, state: State) -> tuple[dict[str, Any], tuple[dict[str, Any], ...]]:
    """The table after this one, everybody one seat on, in columns."""
    last, *others = [seat.kind for seat in (row.seats[-1], *row.seats[:-1])]
    following = new_row(state, [last, *others], row.key, ())
    return in_columns(following), tuple(seats_in_columns(following))


# -- what lists show


def shown(row: TableRow, state: State, wake_at: Ms | None) -> TableRow:
    """The same table as it is now."""
    return replace(
        row,
        rules=state.facts.rules,
        changed=written_ms(state.changed),
        settings=state.settings,
        next=state.next,
        status=state.status,
        version=state.v if state.match else row.begun or 0,
        asked=state.asked,
        result=[list(group) for group in state.end.places] or None if state.end else None,
        ended=state.end.how if state.end else None,
        stands_in_at=patience(state, 0),
        n=state.n,
        wake_at=wake_at,
        listed=row.listed if state.status != "over" else None,
        seats=[shown_seat(*one) for one in zip(row.seats, state.places, strict=True)],
    )


def row_after(row: TableRow, before: State, decision: Decision) -> TableRow:
    """The table after this; of one that nobody can replay nothing is known but that it may be over."""
    state = decision.state
    if before.status != "closed":
        return shown(row, state, decision.wake_at)
    if state.end is None:
        return replace(row)
    changed = written_ms(state.changed)
    return replace(
        row,
        n=state.n,
        status="over",
        ended=state.end.how,
        changed=changed,
        asked=None,
        stands_in_at=None,
        listed=None,
    )


def shown_seat(row: SeatRow, place: Place) -> SeatRow:
    """The same seat as it is now; one that somebody left is for whoever follows the link."""
    return SeatRow(
        row.seat,
        kind="link" if place.kind == "free" else row.kind,
        name=place.name or None,
        guest=place.person,
        bot=place.bot.name if place.bot else OUTSIDE if place.program else None,
        seconds=place.bot.seconds if place.bot else None,
        hints=place.hints,
        plays=place.plays,
        out=place.out.how if place.out else None,
        gone=place.gone,
        generation=place.generation,
    )


def status(row: TableRow) -> Literal["waiting", "playing", "asleep", "over", "closed"]:
    """`closed` is a table whose rules are no longer installed."""
    return "closed" if row.status != "over" and not plays(row.game, row.rules) else row.status  # type: ignore[return-value]


# -- back from what is stored


async def load(row: TableRow, store: Store, leisure: Leisure, whose: Whose, patient: bool = False) -> State:
    """The table that its entries lead to; closed, if its rules are gone or do not follow them."""
    rules = row.rules if plays(row.game, row.rules) else version_of(row.game)
    try:
        state = await followed(row, rules, store, leisure, whose, patient)
    except NotFollowed as error:
        logger.warning("the rules of %s no longer follow the entries of %s: %s", row.game, row.id, error)
        return closed(row)
    if rules == row.rules:
        return state
    status = state.status if row.status == "over" else "closed"  # though what happened there can be read
    return replace(state, facts=replace(state.facts, rules=row.rules), status=status)


class NotFollowed(Exception):
    """The rules do not follow the entries; the message says what went wrong with that."""


async def followed(  # noqa: PLR0913, PLR0917 - a table, where its entries lie, and for whom it is worked on
    row: TableRow,
    rules: int,
    store: Store,
    leisure: Leisure,
    whose: Whose,
    patient: bool = False,
    to: int | None = None,
) -> State:
    """The table that its entries, or those up to number `to`, lead to by these rules.

    Raises `NotFollowed`, or `Refused` if they cannot be read.
    """
    entries = [one for one in await store.entries(row.id) if to is None or one.n <= to]
    beginning = None if row.begun is None else await store.beginning(row.id)
    found: list[State] = []
    try:
        facts = replace(row.facts(Record.parse(beginning) if beginning else None), rules=rules)
        await leisure.do(folding(facts, row.opening, entries, found), whose, patient)
    except Exception as error:  # old entries can trip new rules in any way
        raise NotFollowed(repr(error)) from error
    return found[0]


def folding(facts: Facts, opening: Opening, entries: Sequence[Entry], found: list[State]) -> Iterator[None]:
    """Fold these entries, one at a step; then the table is `found`."""
    match = None
    if all(place.kind != "free" for place in opening.places):
        match = Table(*deal_of(facts, opening.places), facts.beginning)
        yield from match.repeat(())
    state = opened(facts, *opening, match)
    for entry in standing(entries):
        state = evolve(state, entry)
        yield
    found.append(state)


def closed(row: TableRow) -> State:
    """A table that nobody can replay: who sat there is known, what happened is not."""
    places = tuple(
        Place(
            "bot" if seat.kind == "bot" else "person" if seat.guest else "free", seat.guest, seat.name or ""
        )
        for seat in row.seats
    )
    ended: Literal["over", "closed"] = "over" if row.status == "over" else "closed"
    return State(row.facts(), row.settings, places, status=ended, n=row.n, next=row.next)


async def beginning_of(row: TableRow, store: Store) -> Record | None:
    """What another game had come to that is played on here."""
    return None if row.begun is None else Record.parse(await store.beginning(row.id))
