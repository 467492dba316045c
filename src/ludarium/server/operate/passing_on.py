"""Finished games whose people all let them be passed on, without their names: what an export is made of."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from alembic.script import ScriptDirectory
from sqlalchemy import select, text

from ludarium.record import Record
from ludarium.registry import game as find_game
from ludarium.server import migrations, schema
from ludarium.server.clock import Clock
from ludarium.server.database import reason
from ludarium.server.endings import Ending, Held, of_columns
from ludarium.server.leisure import Leisure
from ludarium.server.seating import load
from ludarium.server.settings import BadSetting
from ludarium.server.store import Store, TableRow
from ludarium.server.turns import Whose
from ludarium.sitting import Entry
from ludarium.sitting.entries import BOT
from ludarium.table import Refused

NOBODY: Final = Whose("", "")
PERSON, PROGRAM = "person", "program"

# Why a game stays here.
NOT_AGREED, NOT_PLAYED, NOT_THEIRS, OTHER_RULES = "not agreed", "not played to its end", "not theirs", "rules"


class Seated(NamedTuple):
    """Who had a seat: a person by number, or a bot and its seconds."""

    name: str
    seconds: float


class Given(NamedTuple):
    """A whole game, in whose record names are numbers; nothing in it says at which table it was played."""

    record: Record
    seated: tuple[Seated, ...]


@dataclass
class Passed:
    """All games that may be passed on, of how many people, and how many others stay here for which reason."""

    games: list[Given] = field(default_factory=list)
    people: dict[str, int] = field(default_factory=dict)
    kept: Counter[str] = field(default_factory=Counter)


def passed_on(database: str, game: str) -> Passed:
    """Of this game, in the order in which they ended; raises `BadSetting`, or `Refused` if it cannot be read.

    It only reads, so a server may go on meanwhile.
    """
    return asyncio.run(_passed_on(database, game))


async def _passed_on(database: str, game: str) -> Passed:
    store, found = Store(database, Clock()), Passed()
    try:
        await must_be_of_this_version(store)
        agreed = await who_agreed(store)
        async for ending in endings(store):
            if ending.game == game and any(one.person for one in ending.holders):
                await _note(store, ending, agreed, found)
    finally:
        await store.close()
    return found


async def must_be_of_this_version(store: Store) -> None:
    """Raises `BadSetting`: before a server has brought it up to date nobody has agreed to anything."""
    try:
        async with store.reading() as connection:
            here = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    except Refused as refused:
        raise BadSetting(f"There is no database to read: {reason(refused.__cause__ or refused)}.") from None
    if here != ScriptDirectory(str(migrations.HERE)).get_current_head():
        raise BadSetting(
            "Another version of Ludarium serves this database. Start a server of this one first."
        )


async def who_agreed(store: Store) -> frozenset[str]:
    query = select(schema.guests.c.id).where(schema.guests.c.shares.is_not(None))
    async with store.reading() as connection:
        return frozenset((await connection.execute(query)).scalars())


async def endings(store: Store) -> AsyncIterator[Ending]:
    """Of each table the last one, for only that counts."""
    last: dict[str, Ending] = {}
    after = 0
    while rows := await store.endings(after):
        for row in rows:
            one = of_columns(row)
            last.pop(one.table_id, None)
            last[one.table_id] = one
            after = one.seq
    for one in last.values():
        yield one


async def _note(store: Store, ending: Ending, agreed: frozenset[str], found: Passed) -> None:
    row = await store.table(ending.table_id)
    assert row is not None
    why = await stays(store, ending, row, agreed)
    record = None if why else await whole_record(store, row)
    if record is None:
        found.kept[why or OTHER_RULES] += 1
        return
    seated = tuple(seat(one, row, found.people) for one in sorted(ending.holders, key=lambda one: one.seat))
    found.games.append(Given(replace(record, seats=[one.name for one in seated]), seated))


async def stays(store: Store, ending: Ending, row: TableRow, agreed: frozenset[str]) -> str | None:
    """Why it is not passed on, if it is not."""
    if not all(one.person in agreed for one in ending.holders if one.person):
        return NOT_AGREED
    if ending.how != "played":
        return NOT_PLAYED
    theirs = row.begun is None and not any(one.hints for one in row.seats)
    return None if theirs and answered_alone(ending.holders, await store.entries(row.id)) else NOT_THEIRS


def answered_alone(holders: Sequence[Held], entries: Iterable[Entry]) -> bool:
    """One for each seat, who gave all answers there: nobody before or after, and no stand-in."""
    people = {one.seat: one.person for one in holders}
    helped = any(one.kind == "move" and one.by == BOT and people.get(one.seat or 0) for one in entries)
    return len(people) == len(holders) and not helped


async def whole_record(store: Store, row: TableRow) -> Record | None:
    """None if the rules of today do not follow it."""
    state = await load(row, store, Leisure(store.clock), NOBODY)
    if state.status == "closed" or state.match is None or not state.match.over:
        return None
    record = state.match.written(None)
    return record if record.version == find_game(row.game).version else None


def seat(one: Held, row: TableRow, people: dict[str, int]) -> Seated:
    """A person is a number, from 1 in the order in which they first come up; so is what somebody sent."""
    here = row.seats[one.seat]
    if one.person is None:
        return Seated(one.bot or "", here.seconds or 0.0)
    number = people.setdefault(one.person, len(people) + 1)
    return Seated(f"{PROGRAM if here.bot else PERSON} {number}", 0.0)
