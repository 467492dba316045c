"""What came of a table, one row for each that ended: what standings, ratings and statistics read of it."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ludarium.server.store import Opening, in_words
from ludarium.sitting import Entry, State
from ludarium.sitting.clock import Ms
from ludarium.sitting.holders import Holder, cancelled_alone, holders, last_of


class Held(msgspec.Struct):
    """Somebody at one seat: `share` is that of the answers there which were their own."""

    seat: int
    person: str | None
    bot: str | None
    since: int
    to: int | None
    out: str | None
    substitute: bool
    away: bool
    zeros: int
    share: float
    typical: Ms | None


class Ending(msgspec.Struct):
    """`alone`: who cancelled it without the others; `asked`: who had to answer, if it was not played out.

    One that is played on after a repair may end once more, and who played may turn out to be somebody: then
    the later row counts.
    """

    table_id: str
    at: Ms
    how: str
    game: str
    rules: int
    options: dict[str, str | int]
    holders: list[Held]
    places: list[list[int]]
    clock: str | None
    alone: str | None
    asked: int | None
    seq: int = 0


def ends(before: State, entries: Iterable[Entry], after: State) -> bool:
    """Whether there is something to say of it that was not said before; a guided game counts for nothing."""
    news = before.status != "over" or any(entry.kind == "becomes" for entry in entries)
    return news and after.status == "over" and not after.settings.guide


def ending(opening: Opening, entries: Sequence[Entry], state: State) -> Ending:
    """Of the table that these entries have brought to its end."""
    facts, end, match = state.facts, state.end, state.match
    assert end is not None
    found = holders(opening.places, facts.opened, entries)
    return Ending(
        table_id=facts.id,
        at=entries[last_of(entries)].at,
        how=end.how,
        game=facts.game,
        rules=facts.rules,
        options=dict(facts.options),
        holders=[held(one, found) for one in found],
        places=[list(group) for group in end.places],
        clock=str(state.settings.clock) if state.settings.clock else None,
        alone=cancelled_alone(entries),
        asked=match.asked if match else None,
    )


def held(one: Holder, all: Sequence[Holder]) -> Held:
    answers = sum(other.answers for other in all if other.seat == one.seat)
    return Held(
        one.seat,
        one.person,
        one.bot,
        one.since,
        one.to,
        one.out,
        one.substitute,
        one.away,
        one.zeros,
        round(one.answers / answers, 4) if answers else 0.0,
        one.typical,
    )


TOLD_IN_WORDS = ("options", "holders", "places")


def in_columns(one: Ending) -> dict[str, Any]:
    """As it is stored; its number comes by itself."""
    row = {name: getattr(one, name) for name in one.__struct_fields__ if name != "seq"}
    return row | {name: in_words(row[name]) for name in TOLD_IN_WORDS}


def of_columns(row: Any) -> Ending:
    values = {str(name): value for name, value in row.items()}
    for name in TOLD_IN_WORDS:
        values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, Ending)
