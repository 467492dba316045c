"""`ludarium tables`: every table of a server replayed."""

from ludarium.cli.backup import DATABASE, said, settings
from ludarium.cli.command import FAILED, OK, Arguments, Commands, declare, needs, offer_json, print_json

TABLES = """
ludarium tables
ludarium tables --database sqlite:////var/lib/ludarium/tables.db
"""


def add(commands: Commands) -> None:
    parser = declare(
        commands, "tables", replay, "replay every table of a server, and say what is wrong", TABLES
    )
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    offer_json(parser)


@needs("server")
def replay(arguments: Arguments) -> int:
    from msgspec import to_builtins

    from ludarium.server.operate import replaying

    found = said(lambda: replaying.replay(settings(arguments).database))
    if arguments.json:
        print_json(to_builtins(found))
        return FAILED if found.wrong else OK
    for line in found.wrong:
        print(line)
    print(
        f"{found.tables:,} tables, {found.closed:,} closed by newer rules, {len(found.wrong):,} differences"
    )
    return FAILED if found.wrong else OK
