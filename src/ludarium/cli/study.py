"""`ludarium study`: positions with the moves that were thought of there."""

from pathlib import Path

from ludarium.cli.command import FAILED, OK, Arguments, Commands, Failure, declare, read_text
from ludarium.study import BadStudy, understood, written
from ludarium.study.chapters import MOST_LETTERS

STUDY = """
ludarium study four-dances.txt
ludarium study game.txt > study.txt
"""


def add(commands: Commands) -> None:
    what = "check a study against the rules, and print it; a record becomes one"
    parser = declare(commands, "study", study, what, STUDY)
    parser.add_argument("file", metavar="FILE", type=Path)


def study(arguments: Arguments) -> int:
    """Prints it with whatever was left open; raises `Failure` at the first line or move that is wrong."""
    text = read_text(arguments.file, most=4 * MOST_LETTERS)
    try:
        found = understood(text)
    except BadStudy as error:
        raise Failure(f"{arguments.file}: {error}.", FAILED) from error
    print(written(found), end="")
    return OK
