"""What every copy of a database has: a copy of the database, and beside it the list of what it holds."""

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import msgspec
from alembic.script import ScriptDirectory
from msgspec import Struct

from ludarium.server import migrations
from ludarium.server.clock import written
from ludarium.server.private import create_privately


class BadCopy(Exception):
    """It cannot be copied, or the copy cannot be put back; the message is for whoever asked."""


class Contents(NamedTuple):
    """What a database holds: the version of its tables, the rules that games go by, how many rows of what."""

    schema: str
    rules: dict[str, list[int]]
    counts: dict[str, int]


class Inventory(Struct):
    """What stands beside a copy."""

    made: str
    ludarium: str
    database: str
    schema: str
    rules: dict[str, list[int]]
    counts: dict[str, int]
    bytes: int
    sha256: str

    @property
    def contents(self) -> Contents:
        return Contents(self.schema, self.rules, self.counts)


class Restored(NamedTuple):
    """What is there now, and where that lies which was there before."""

    contents: Contents
    kept: Path | None


def list_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.json")


def refuse_to_replace(file: Path) -> None:
    for there in (file, list_beside(file)):
        if there.exists():
            raise BadCopy(f"{there} is there already; a copy replaces nothing.")


@contextmanager
def in_the_making(file: Path) -> Iterator[Path]:
    """A private file beside this one that takes its name when it is whole, and else is gone."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    create_privately(part)
    try:
        yield part
        sync(part)
        part.replace(file)
        sync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Have this on the disk; a folder only where the system can."""
    with suppress(PermissionError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_inventory(file: Path, copy: Path, database: str, contents: Contents) -> Inventory:
    """Write down what this copy holds that will be called `file`."""
    inventory = Inventory(
        written(datetime.now(UTC)),
        version("ludarium"),
        database,
        *contents,
        copy.stat().st_size,
        hash_of(copy),
    )
    with in_the_making(list_beside(file)) as part:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(inventory)) + b"\n")
    return inventory


def inventory_of(file: Path, database: str) -> Inventory | None:
    """What a copy is said to hold, None if nothing is said; raises `BadCopy` if it is another one by now."""
    if not file.is_file():
        raise BadCopy(f"There is no file {file}.")
    beside = list_beside(file)
    if not beside.exists():
        return None
    try:
        found = msgspec.json.decode(beside.read_bytes(), type=Inventory)
    except msgspec.MsgspecError as error:
        raise BadCopy(f"{beside} is no list of a copy: {error}.") from error
    if found.sha256 != hash_of(file):
        raise BadCopy(f"{file} is not as it was when it was made: its hash is not the one in {beside}.")
    if found.database != database:
        raise BadCopy(f"{file} is a copy from {found.database}, and this database is {database}.")
    refuse_newer(found.schema)
    return found


def hash_of(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def refuse_newer(schema: str) -> None:
    """Raises `BadCopy` if only a newer program can read it."""
    steps = ScriptDirectory(str(migrations.HERE)).walk_revisions()
    if schema not in {step.revision for step in steps}:
        raise BadCopy(f"A newer Ludarium made this copy: it has tables of version {schema}.")


def refuse_another(expected: Contents | None, found: Contents) -> None:
    """Raises `BadCopy` if this is not what the list says."""
    if expected is not None and expected != found:
        raise BadCopy(f"The copy does not hold what its list says: {found.counts}, not {expected.counts}.")


def name_for_what_was(path: Path) -> Path:
    return path.with_name(f"{path.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")


def rules_by_game(rows: list[tuple[str, int]]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for game, rules in sorted(rows):
        found.setdefault(game, []).append(rules)
    return found
