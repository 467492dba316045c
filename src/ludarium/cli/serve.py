"""`ludarium serve`: the web table."""

import argparse

from ludarium.cli.command import OK, Arguments, Commands, Failure, declare, reason

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
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(arguments: Arguments) -> int:
    from ludarium.server import serving  # a second that no other command needs to wait
    from ludarium.server.settings import BadSetting

    try:
        serving.serve(
            arguments.host, arguments.port, arguments.database, not arguments.no_browser, arguments.cluster
        )
    except BadSetting as error:
        raise Failure(str(error)) from error
    except OSError as error:
        raise Failure(f"{error.filename or 'A file'} cannot be used: {reason(error)}.") from error
    return OK


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_PORTS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port")
    return int(text)
