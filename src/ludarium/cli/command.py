"""What all commands share: how they are declared, how they read files, and how they fail."""

import argparse
import json
import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path
from typing import Any

from ludarium.record import clipped

Commands = Any  # what argparse gives for add_subparsers has no public name
Arguments = argparse.Namespace
Run = Callable[[Arguments], int]

OK, FAILED, USAGE = 0, 1, 2
LONGEST_NUMBER = 18  # digits
MOST_SEED = 1 << 63
MOST_BYTES = 16_000_000  # of a file that is read


class Failure(Exception):
    """A sentence for the person at the terminal, and the exit code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """For what takes more than the rules; raises `Failure`, which says what to install, if it is missing.

    The command is there whatever else is, so all that belongs to an extra is imported where it is used.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        install = f'pip install "ludarium[{extra}]"'
        raise Failure(f"That takes more than the rules: {install} ({error.name} is missing).") from error


def declare(commands: Commands, name: str, run: Run, what: str, examples: str) -> argparse.ArgumentParser:
    """A new command; `what` it does is one line for the list of commands."""
    lines = "".join(f"  {line.strip()}\n" for line in examples.strip().splitlines())
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=f"examples:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def offer_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """What stands in the file, byte for byte; raises `Failure`, also if it is longer than that."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise Failure(f"{path} cannot be read: {reason(error)}.") from error
    if len(content) > most:
        raise Failure(f"{path} is too long: more than {most:,} bytes.")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise Failure(f"{path} is not a text in UTF-8.") from error


def writable(path: Path) -> Path:
    """The path of a file that will be written, before there is anything to write; raises `Failure`."""
    try:
        with path.open("a"):
            return path
    except (OSError, ValueError) as error:
        raise Failure(f"{path} cannot be written: {reason(error)}.") from error


def reason(error: Exception) -> str:
    """Why the system says no."""
    return (getattr(error, "strerror", None) or str(error)).lower()


def positive(text: str) -> int:
    """A whole number from 1, as an argument."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{clipped(text)!r} is not a whole number from 1")
    return int(text)


def seed(text: str) -> int:
    """What luck follows from, as an argument."""
    if not text.isdecimal() or int(text) >= MOST_SEED:
        raise argparse.ArgumentTypeError(f"{clipped(text)!r} is not a whole number from 0 to {MOST_SEED - 1}")
    return int(text)


def seconds(text: str) -> float:
    """A time for thinking, as an argument."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return found


def option(text: str) -> tuple[str, str | int]:
    """A variant of a game as an argument: `refill=on_play`."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdecimal() else value


def machine() -> str:
    """On what something was measured."""
    return f"{cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}"


def as_rows(rows: list[list[str]]) -> str:
    """Columns of words."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def as_table(rows: list[list[str]]) -> str:
    """Columns of equal width: the first to the left, numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for first, *rest in rows:
        cells = [first.ljust(widths[0])] + [c.rjust(w) for c, w in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
