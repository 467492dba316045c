"""The command `ludarium`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from ludarium.bots import NoSuchBot
from ludarium.bots.cluster import BadCluster
from ludarium.bots.outside import BadBot
from ludarium.cli import arena, bench, bot, ladder, play, records, review, rules, serve, train
from ludarium.cli.command import FAILED, USAGE, Failure
from ludarium.registry import NoSuchGame

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code: 0 done, 1 a check failed, 2 it cannot be done as asked."""
    arguments = parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Failure as failure:
        return _say(str(failure), failure.code)
    except (NoSuchGame, NoSuchBot) as error:
        return _say(str(error), USAGE)
    except (BadBot, BadCluster) as error:
        return _say(str(error), FAILED)
    except BrokenPipeError:  # whoever read this has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _say(sentence: str, code: int) -> int:
    print(f"ludarium: {sentence}", file=sys.stderr)
    return code


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    root = argparse.ArgumentParser(
        prog="ludarium",
        description="Modern board games to play and to study.",
        epilog="`ludarium COMMAND --help` shows examples.",
    )
    root.add_argument("--version", action="version", version=f"ludarium {version('ludarium')}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in (serve, play, records, review, rules, arena, ladder, train, bot, bench):
        module.add(commands)
    return root
