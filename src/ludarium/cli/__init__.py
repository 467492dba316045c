"""The command `ludarium`."""

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import PurePath

from ludarium import core
from ludarium.bots import NoSuchBot
from ludarium.bots.cluster import BadCluster
from ludarium.bots.outside import BadBot
from ludarium.cli import (
    admin,
    arena,
    backup,
    bench,
    bot,
    dataset,
    export,
    ladder,
    play,
    puzzles,
    records,
    research,
    review,
    rules,
    serve,
    study,
    tables,
    train,
)
from ludarium.cli.command import FAILED, USAGE, Arguments, Failure, reason
from ludarium.cli.terminal import clean_streams, give_up_printing
from ludarium.core import BadPlayers, Illegal
from ludarium.registry import NoSuchGame

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code: 0 done, 1 a check failed, 2 it cannot be done as asked."""
    with clean_streams():
        try:
            return _run(parser().parse_args(argv))
        except KeyboardInterrupt:
            return INTERRUPTED
        except BrokenPipeError:  # whoever read this has seen enough
            give_up_printing()
            return FAILED
        except Exception as error:
            return _failed(error)


def _run(arguments: Arguments) -> int:
    code: int = arguments.run(arguments)
    sys.stdout.flush()
    return code


def _failed(error: Exception) -> int:
    match error:
        case Failure():
            return _say(str(error), error.code)
        case NoSuchGame() | NoSuchBot() | BadPlayers():
            return _say(str(error), USAGE)
        case BadBot() | BadCluster() | Illegal():
            return _say(str(error), FAILED)
        case OSError():
            give_up_printing()
            what = error.filename or "What it has to say"
            return _say(f"{what} cannot be written: {reason(error)}.", FAILED)
    return _our_mistake(error)


def _our_mistake(error: Exception) -> int:
    if os.environ.get("LUDARIUM_TRACEBACK"):
        raise error
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{PurePath(last.filename).name}:{last.lineno}"
    what = f"{type(error).__name__}: {error} ({where})"
    return _say(f"This is a mistake of Ludarium, {what}; LUDARIUM_TRACEBACK=1 shows where it is.", FAILED)


def _say(sentence: str, code: int) -> int:
    with suppress(OSError):  # there is nobody to be told
        print(f"ludarium: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def which() -> str:
    """Which Ludarium this is, and whether a C compiler was there when it was installed."""
    kind = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    return f"ludarium {version('ludarium')}, rules: {kind}"


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    root = argparse.ArgumentParser(
        prog="ludarium",
        description="Modern board games to play and to study.",
        epilog="`ludarium COMMAND --help` shows examples.",
    )
    root.add_argument("--version", action="version", version=which())
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in (
        serve,
        admin,
        backup,
        tables,
        play,
        records,
        study,
        review,
        puzzles,
        rules,
        arena,
        ladder,
        train,
        bot,
        bench,
        research,
        dataset,
        export,
    ):
        module.add(commands)
    return root
