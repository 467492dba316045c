"""`ludarium serve`: the web table."""

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from ludarium.cli.command import OK, Arguments, Commands, Failure, declare, needs, reason

if TYPE_CHECKING:
    from ludarium.server.settings import Settings

EXAMPLES = """
ludarium serve
ludarium serve --host 0.0.0.0 --port 9000 --no-browser
ludarium serve --database sqlite:////var/lib/ludarium/tables.db
"""
MOST_PORTS = 65_535


def add(commands: Commands) -> None:
    parser = declare(commands, "serve", run, "serve the web table", EXAMPLES)
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=_port, help="default: 8000, or a free one if that is taken")
    parser.add_argument(
        "--database", metavar="URL", help="where tables are kept (default: a file of this user)"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="let bots think on the machines of this Ray cluster"
    )
    parser.add_argument(
        "--test-time", action="store_true", help="let time be moved ahead, at the socket beside the database"
    )
    parser.add_argument(
        "--test-luck",
        action="store_true",
        help="let luck follow from a word said at that socket: no fair play",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


@needs("server")
def run(arguments: Arguments) -> int:
    from ludarium.server import serving  # a second that no other command needs to wait
    from ludarium.server.settings import BadSetting

    try:
        serving.serve(settings(arguments), arguments.host, arguments.port, not arguments.no_browser)
    except BadSetting as error:
        raise Failure(str(error)) from error
    except OSError as error:
        raise Failure(f"{error.filename or 'A file'} cannot be used: {reason(error)}.") from error
    return OK


def settings(arguments: Arguments) -> "Settings":
    """As the environment says, and the command above it."""
    from ludarium.server.chance import Chance, ToldChance
    from ludarium.server.clock import Clock
    from ludarium.server.moving import MovableClock
    from ludarium.server.settings import from_environment

    found = from_environment()
    return replace(
        found,
        database=arguments.database or found.database,
        cluster=arguments.cluster or found.cluster,
        clock=MovableClock() if arguments.test_time else Clock(),
        chance=ToldChance() if arguments.test_luck else Chance(),
    )


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_PORTS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port")
    return int(text)
