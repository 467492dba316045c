"""Copies of an SQLite file: made while the server writes, put back while none does."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from ludarium.server.operate.copies import (
    BadCopy,
    Contents,
    Inventory,
    Restored,
    in_the_making,
    name_for_what_was,
    refuse_another,
    refuse_newer,
    rules_by_game,
)

OF_OTHERS = ("sqlite_", "_litestream")  # tables that SQLite and Litestream keep for themselves


def copy(source: Path, target: Path) -> Contents:
    """All that was stored when it began, as one file; raises `BadCopy`."""
    if not source.is_file():
        raise BadCopy(f"There is no database {source}.")
    try:
        reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        with closing(reading) as theirs, closing(sqlite3.connect(target)) as ours:
            theirs.backup(ours)
            ours.execute("PRAGMA journal_mode=DELETE")  # nothing of it stands in a file beside it
        return contents(target)
    except sqlite3.Error as error:
        raise BadCopy(f"{source} cannot be copied: {error}.") from error


def contents(file: Path) -> Contents:
    """What a file holds that nobody writes; raises `BadCopy` if it is damaged or none of ours."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            [first, *_] = connection.execute("PRAGMA integrity_check")
            if first != ("ok",):
                raise BadCopy(f"{file} is damaged: {first[0]}.")
            [(schema,)] = connection.execute("SELECT version_num FROM alembic_version")
            games = connection.execute("SELECT DISTINCT game, rules FROM tables").fetchall()
            return Contents(schema, rules_by_game(games), counts(connection))
    except sqlite3.Error as error:
        raise BadCopy(f"{file} is no database of Ludarium: {error}.") from error


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    found = {}
    for [name] in names:
        if not name.startswith(OF_OTHERS):
            [found[name]] = connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()
    return found


def put_back(file: Path, database: Path, inventory: Inventory | None) -> Restored:
    """Put a copy in the place of the database, which is kept; raises `BadCopy`, and nothing has happened."""
    kept = None
    with in_the_making(database) as part:
        shutil.copyfile(file, part)
        found = contents(part)
        refuse_newer(found.schema)
        refuse_another(inventory.contents if inventory else None, found)
        if database.exists():
            kept = put_aside(database)
    return Restored(found, kept)


def put_aside(database: Path) -> Path:
    """Give what was there another name, with all that has not come into the one file yet."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:  # it may be damaged
        connection.execute("PRAGMA journal_mode=DELETE")
    kept = name_for_what_was(database)
    for suffix in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            os.replace(f"{database}{suffix}", f"{kept}{suffix}")
    return kept
