"""What the service costs, as ratios in the same run: five rounds, in turn, and the median of each.

    python benchmarks/service.py
    python benchmarks/service.py postgresql://...   # an empty database

Entries stored per second: the writer, which checks that each commit follows, beside the two statements that
stored a move before there were sittings; 64 tables, whose commits are gathered alike.  And how long a server
with 10,000 waiting alarms takes to be ready, beside one with 100.  Once by the clock on the wall, once by the
processor time of this process, which on a busy machine is the better one.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from statistics import median

from sqlalchemy import bindparam, insert, update

from ludarium.server import Settings, schema
from ludarium.server.clock import Clock
from ludarium.server.house import House
from ludarium.server.pens import Commit, entry_row
from ludarium.server.seating import new_row
from ludarium.server.store import Store, TableRow, in_columns
from ludarium.server.writer import Writer
from ludarium.sitting import Entry, Facts, Place, opened
from ludarium.sitting import Settings as Agreed

ROUNDS, TABLES, MOVES = 5, 64, 40
FEW, MANY = 100, 10_000
SECRET = bytes(32)
FORMER = ("version", "status", "asked", "result", "changed")
AFTER_ENTRY = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in FORMER})
)

Took = tuple[float, float]  # on the wall, of the processor


class Former:
    """The two statements of before: the entries, and what lists show; nothing is checked."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self, batch: Sequence[Commit], since: float) -> set[str]:
        entries = [entry_row(one, entry) for one in batch for entry in one.entries]
        after = [
            {"at": one.table_id} | {f"new_{name}": one.becomes[name] for name in FORMER} for one in batch
        ]
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.entries), entries)
            await connection.execute(AFTER_ENTRY, after)
        return set()


async def took(what: Callable[[], Awaitable[None]]) -> Took:
    wall, processor = time.perf_counter(), time.process_time()
    await what()
    return time.perf_counter() - wall, time.process_time() - processor


def a_table(id: str) -> TableRow:
    facts = Facts(id, "druids", 1, {}, SECRET, "anna", 0)
    places = (Place("person", "anna", "Anna"), Place("person", "anna", "Dora"))
    return new_row(opened(facts, Agreed(), places), ["me", "device"], None, ())


async def filled(url: str, tables: int) -> tuple[Store, list[TableRow]]:
    store = Store(url, Clock())
    await store.migrate()
    async with store.writing() as connection:
        anna = {"id": "anna", "token_hash": "anna", "name": "Anna", "created": store.now()}
        await connection.execute(insert(schema.guests), anna)
    rows = [a_table(f"t{number}") for number in range(tables)]
    for row in rows:
        await store.add_table(row)
    return store, rows


# -- entries


async def play(writer: Writer, row: TableRow) -> TableRow:
    """So many moves at one table, each stored before the next."""
    for n in range(row.n + 1, row.n + MOVES + 1):
        entry = Entry(n, n, n, "move", n % 2, "anna", "p1 waltz 5L S2 > x")
        after = replace(row, n=n, version=n, asked=n % 2)
        await writer.store(Commit(row.id, row.n, row.epoch, (entry,), in_columns(after)))
        row = after
    return row


async def entries(url: str) -> list[tuple[Took, Took]]:
    """Per round: today's, and the former ones'."""
    store, found = (await filled(url, 2 * TABLES)), list[tuple[Took, Took]]()
    database, rows = store
    now, former = Writer(database), Writer(Former(database))
    ours, theirs = rows[:TABLES], rows[TABLES:]

    async def today() -> None:
        ours[:] = await asyncio.gather(*(play(now, row) for row in ours))

    async def before() -> None:
        theirs[:] = await asyncio.gather(*(play(former, row) for row in theirs))

    for _ in range(ROUNDS):
        found.append((await took(today), await took(before)))
    for writer in (now, former):
        await writer.close()
    await database.close()
    return found


# -- alarms


async def waiting(path: Path, tables: int) -> Settings:
    """A database with so many tables, each with an alarm an hour from now."""
    store, [row] = await filled(f"sqlite:///{path}", 1)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for name, key in (("tables", "id"), ("seats", "table_id")):
            columns = [column[1] for column in database.execute(f"PRAGMA table_info({name})")]
            others = ", ".join(f'"{column}"' for column in columns if column != key)
            database.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {tables - 1}) "
                f"INSERT INTO {name} ({key}, {others}) "
                f"SELECT printf('copy%d', i), {others} FROM {name}, n WHERE {key} = '{row.id}'"
            )
        database.execute("UPDATE tables SET wake_at = ?", (round(time.time() * 1000) + 3_600_000,))
    return Settings(database=f"sqlite:///{path}", limits=False, thinkers=1)


async def ready(settings: Settings) -> Took:
    begun = time.perf_counter(), time.process_time()
    house = House(settings)
    async with house.open():
        found = [some async for some in house.store.due()]
        took = time.perf_counter() - begun[0], time.process_time() - begun[1]
        assert not found
    return took


async def alarms(folder: Path) -> list[tuple[Took, Took]]:
    many, few = await waiting(folder / "many.db", MANY), await waiting(folder / "few.db", FEW)
    return [(await ready(many), await ready(few)) for _ in range(ROUNDS)]


# -- all of it


def line(name: str, target: str, rounds: list[tuple[Took, Took]], rate: bool) -> None:
    """A rate is the other way round than what it took."""
    ratios = [[b[kind] / a[kind] if rate else a[kind] / b[kind] for kind in (0, 1)] for a, b in rounds]
    wall, processor = (median(column) for column in zip(*ratios, strict=True))
    print(f"{name:44}{target:>16}{wall:10.2f}{processor:12.2f}")


async def main(urls: Sequence[str]) -> None:
    print(f"{'':44}{'target':>16}{'wall':>10}{'processor':>12}")
    with tempfile.TemporaryDirectory(dir=".") as folder:
        path = Path(folder)
        line(
            "entries a second, SQLite : before",
            "at least 0.6",
            await entries(f"sqlite:///{path / 'e.db'}"),
            True,
        )
        for url in urls:
            line("entries a second, PostgreSQL : before", "at least 0.9", await entries(url), True)
        line(f"ready with {MANY} alarms : with {FEW}", "at most 1.5", await alarms(path), False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("urls", nargs="*", help="of empty databases")
    asyncio.run(main(parser.parse_args().urls))
