"""`ludarium backup` and `restore`: copies of a server's database."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ludarium.cli.command import (
    FAILED,
    OK,
    Arguments,
    Commands,
    Failure,
    declare,
    needs,
    offer_json,
    print_json,
)

if TYPE_CHECKING:
    from ludarium.server.settings import Settings

T = TypeVar("T")

BACKUP = """
ludarium backup /backup/tables.backup
ludarium backup tables.backup --database postgresql://ludarium@localhost/ludarium
"""
RESTORE = """
ludarium restore /backup/tables.backup
ludarium restore tables.backup --database sqlite:////var/lib/ludarium/tables.db
"""
DATABASE = "where tables are kept (default: a file of this user)"


def add(commands: Commands) -> None:
    parser = declare(commands, "backup", backup, "copy the database of a server, while it goes on", BACKUP)
    parser.add_argument("file", metavar="FILE", type=Path, help="beside it comes FILE.json, what it holds")
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    offer_json(parser)
    parser = declare(commands, "restore", restore, "put a copy in the place of the database", RESTORE)
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--database", metavar="URL", help=DATABASE)


@needs("server")
def backup(arguments: Arguments) -> int:
    from msgspec import to_builtins

    from ludarium.server.operate import backing

    made = said(lambda: backing.backup(settings(arguments).database, arguments.file))
    if arguments.json:
        print_json(to_builtins(made))
        return OK
    print(f"{arguments.file} holds {rows(made.counts)}; {made.bytes:,} bytes, SHA-256 {made.sha256}")
    return OK


@needs("server")
def restore(arguments: Arguments) -> int:
    from ludarium.server.operate import backing

    found = said(lambda: backing.restore(settings(arguments), arguments.file))
    print(f"Restored: {rows(found.contents.counts)}.")
    if found.kept is not None:
        print(f"What was there before is {found.kept}")
    return OK


def settings(arguments: Arguments) -> "Settings":
    from ludarium.server.settings import from_environment

    found = from_environment()
    return replace(found, database=arguments.database or found.database)


def rows(counts: dict[str, int]) -> str:
    """How many of what, but for what there is none of."""
    told = {name: count for name, count in counts.items() if count and name != "alembic_version"}
    return ", ".join(f"{count:,} {name}" for name, count in told.items()) or "nothing yet"


def said(do: Callable[[], T]) -> T:
    """What cannot be done is said in a sentence."""
    from ludarium.server.operate.copies import BadCopy
    from ludarium.server.settings import BadSetting
    from ludarium.table import Refused

    try:
        return do()
    except BadSetting as error:
        raise Failure(str(error)) from error
    except BadCopy as error:
        raise Failure(str(error), FAILED) from error
    except Refused as error:
        raise Failure(f"The database cannot be read: {error.__cause__}", FAILED) from error
