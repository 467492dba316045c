"""Copies of a PostgreSQL schema, by PostgreSQL's own programs.

The tables are counted in the very moment that `pg_dump` copies.  They are put back in one transaction, by
whoever holds the lock of the one server that writes.
"""

import asyncio
import os
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.database import Database
from ludarium.server.operate.copies import (
    BadCopy,
    Contents,
    Inventory,
    Restored,
    in_the_making,
    name_for_what_was,
    rules_by_game,
    write_inventory,
)

TABLES: Final = text("SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1")
AS_THEY_ARE: Final = ("--no-owner", "--no-privileges")  # who restores owns what is restored
ALL_OR_NOTHING: Final = (
    *("--no-psqlrc", "--quiet", f"--output={os.devnull}"),
    *("--set=ON_ERROR_STOP=1", "--single-transaction"),
)


async def copy(url: URL, target: Path) -> Contents:
    """All that was stored when it began; raises `BadCopy`."""
    async with opened(url) as database, database.reading() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        found = await contents(connection)
        snapshot, schema = (
            await connection.execute(text("SELECT pg_export_snapshot(), current_schema()"))
        ).one()
        wanted = (f"--snapshot={snapshot}", f'--table="{schema}".*', f"--file={target}")
        await run(url, "pg_dump", "--format=custom", *AS_THEY_ARE, *wanted)
    await run(url, "pg_restore", f"--file={os.devnull}", str(target))  # it can be read to its end
    return found


async def put_back(file: Path, url: URL, inventory: Inventory | None) -> Restored:
    """Put a copy in the place of what is there, which is kept in a copy beside it; raises `BadCopy`."""
    if inventory is None:
        raise BadCopy(f"There is no list beside {file}, as every copy from PostgreSQL has.")
    async with opened(url, alone=True) as database:
        await database.claim()
        async with database.reading() as connection:
            names = (await connection.execute(TABLES)).scalars().all()
        kept = await keep(url, file) if names else None
        with TemporaryDirectory(dir=file.parent) as folder:
            script = f"{folder}/script.sql"
            await run(url, "pg_restore", *AS_THEY_ARE, f"--file={script}", str(file))
            await run(url, "psql", *ALL_OR_NOTHING, f"--command={dropping(names)}", f"--file={script}")
    return Restored(inventory.contents, kept)


def dropping(names: Sequence[str]) -> str:
    return "".join(f'DROP TABLE "{name}" CASCADE;' for name in names)


async def keep(url: URL, beside: Path) -> Path:
    kept = name_for_what_was(beside)
    with in_the_making(kept) as part:
        write_inventory(kept, part, url.get_backend_name(), await copy(url, part))
    return kept


@asynccontextmanager
async def opened(url: URL, alone: bool = False) -> AsyncIterator[Database]:
    """`alone`: once it is claimed nobody else may serve it."""
    database = Database(url, alone=alone)
    try:
        yield database
    finally:
        await database.close()


async def contents(connection: AsyncConnection) -> Contents:
    """What is stored; raises `BadCopy` if none of it is ours."""
    names = (await connection.execute(TABLES)).scalars().all()
    if "alembic_version" not in names:
        raise BadCopy("There are no tables of Ludarium in this database.")
    counts = {
        name: int((await connection.execute(text(f'SELECT count(*) FROM "{name}"'))).scalar_one())
        for name in names
    }
    schema = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    games = await connection.execute(text("SELECT DISTINCT game, rules FROM tables"))
    return Contents(schema, rules_by_game([(row.game, row.rules) for row in games]), counts)


async def run(url: URL, program: str, *arguments: str) -> None:
    """One of PostgreSQL's programs at this database; raises `BadCopy` with what it complains of."""
    environment = os.environ | at(url)
    try:
        process = await asyncio.create_subprocess_exec(program, *arguments, env=environment, stderr=PIPE)
    except FileNotFoundError:
        raise BadCopy(f"{program} is not installed; it comes with PostgreSQL's client programs.") from None
    _, said = await process.communicate()
    if process.returncode:
        raise BadCopy(f"{program} failed: {' '.join(said.decode(errors='replace').split())}")


def at(url: URL) -> Mapping[str, str]:
    """Where that is, as these programs are told; a password among arguments could be seen by others."""
    host = url.host or url.query.get("host")
    parts = {
        "PGHOST": host if isinstance(host, str) else None,
        "PGPORT": str(url.port) if url.port else None,
        "PGUSER": url.username,
        "PGPASSWORD": str(url.password) if url.password is not None else None,
        "PGDATABASE": url.database,
    }
    return {name: value for name, value in parts.items() if value}
