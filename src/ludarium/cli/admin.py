"""`ludarium admin`: what whoever runs a server may see and do while it runs."""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from ludarium.cli.backup import DATABASE, said, settings
from ludarium.cli.command import (
    OK,
    Arguments,
    Commands,
    Failure,
    as_rows,
    declare,
    needs,
    offer_json,
    positive,
    print_json,
)
from ludarium.cli.operator import Operator
from ludarium.record import clipped

EXAMPLES = """
ludarium admin tables --status playing
ludarium admin people Anna
ludarium admin block 0S9f1kQ2mVb7Xy3A --days 7 --why "insults at three tables"
ludarium admin operator 0S9f1kQ2mVb7Xy3A --why "looks after the server, too"
"""
Show = Callable[[Any], None]


def add(commands: Commands) -> None:
    parser = declare(commands, "admin", usage, "look after a server while it runs", EXAMPLES)
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, what, show, filters in LISTS:
        one = part(parts, name, what, show)
        one.set_defaults(ask=listing(name, filters))
        one.add_argument("--most", type=positive, metavar="N", default=50, help="rows (default: 50)")
        for word in filters:
            one.add_argument(*FILTERS[word][0], **FILTERS[word][1])
    one = part(parts, "overview", "say how the server is doing", show_overview)
    one.set_defaults(ask=lambda operator, _: operator.get("overview"))
    for name, path, what, show in ONES:
        one = part(parts, name, what, show)
        one.set_defaults(ask=lambda operator, given, path=path: operator.get(path.format(given.id)))
        one.add_argument("id", metavar="ID")
    for name, path, what in DEEDS:
        one = part(parts, name, what, lambda _: print("Done."))
        one.set_defaults(ask=doing(path))
        if "{}" in path:
            one.add_argument("id", metavar="ID")
        one.add_argument("--why", required=True, metavar="TEXT", help="for the list of what was done")
        if name in SPELLS:
            for_how_long(one)
        if name == "block":
            one.add_argument("--out", action="store_true", help="out of every game, too")
        if name == "repair":
            one.add_argument(
                "--to", type=positive, metavar="N", help="the last entry that stands, see `entries`"
            )
            one.add_argument("--rules", type=positive, metavar="N", help="by this version of the rules")


def for_how_long(parser: argparse.ArgumentParser) -> None:
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--days", type=positive, metavar="N", help="default: for ever")
    either.add_argument("--until", type=day, metavar="DATE", help="this day, 2026-12-31, at 0:00 UTC")


def day(text: str) -> int:
    """Its beginning, in milliseconds since 1970."""
    try:
        return int(datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{clipped(text)!r} is no day like 2026-12-31") from None


def usage(_: Arguments) -> int:  # argparse asks for a command
    raise AssertionError


def part(parts: Any, name: str, what: str, show: Show) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = parts.add_parser(
        name, help=what, description=f"{what[0].upper()}{what[1:]}."
    )
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    parser.add_argument("--socket", metavar="PATH", type=Path, help="default: beside an SQLite database")
    offer_json(parser)
    parser.set_defaults(run=run, show=show)
    return parser


@needs("server")
def run(arguments: Arguments) -> int:
    told = arguments.ask(Operator(where(arguments)), arguments)
    if arguments.json:
        print_json(told)
    else:
        arguments.show(told)
    return OK


def where(arguments: Arguments) -> Path:
    from ludarium.server.operate.aside import path_of_socket

    found: Path | None = arguments.socket or said(lambda: path_of_socket(settings(arguments)))
    if found is None:
        raise Failure("Where does the server listen to you? Say --socket, or set LUDARIUM_SOCKET as for it.")
    return found


def listing(name: str, filters: tuple[str, ...]) -> Callable[[Operator, Arguments], Any]:
    def ask(operator: Operator, given: Arguments) -> Any:
        query = {word: getattr(given, word) or None for word in filters}
        if query.get("done"):
            query["done"] = "yes"
        return operator.get(name, most=given.most, **query)

    return ask


def doing(path: str) -> Callable[[Operator, Arguments], Any]:
    def ask(operator: Operator, given: Arguments) -> Any:
        body = {"why": given.why}
        if path.rpartition("/")[2] in SPELLS:
            body |= {"days": given.days, "until": given.until}
        if path.endswith("/block"):
            body |= {"out": given.out}
        if path.endswith("/repair"):
            body |= {"to": given.to, "rules": given.rules}
        return operator.post(path.format(getattr(given, "id", "")), body)

    return ask


# -- how it is told


def rows(*names: str) -> Show:
    """A list as columns."""

    def show(told: list[dict[str, Any]]) -> None:
        print(as_rows([list(names), *([cell(name, one.get(name)) for name in names] for one in told)]))

    return show


MOMENTS: Final = ("at", "began", "beat", "used", "done", "wake", "due", "made")


def cell(name: str, value: Any) -> str:
    match value:
        case None | False:
            return "-"
        case True:
            value = "yes"
        case {"id": id, "name": called}:
            return f"{called} ({id})"
        case {"until": until}:
            return "for ever" if until is None else f"until {moment(until)}"
        case int() if name in MOMENTS:
            return moment(value)
        case list():
            return ", ".join(map(str, value))
    return str(value)


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%MZ")


def facts(one: dict[str, Any]) -> str:
    return as_rows([[f"{name}:", cell(name, value)] for name, value in one.items()])


TABLE = rows("id", "game", "status", "version", "changed", "here", "people")


def show_table(told: dict[str, Any]) -> None:
    seats = told.pop("seats")
    print(facts({**told.pop("table"), **told}), end="\n\n")
    rows("seat", "kind", "name", "person", "bot", "plays", "out", "here")(seats)


def show_person(told: dict[str, Any]) -> None:
    print(facts(told["person"]), end="\n\n")
    rows("kind", "what", "used")(told["sign_ins"])
    print()
    TABLE(told["tables"])


def show_reports(told: list[dict[str, Any]]) -> None:
    if not told:
        print("Nobody complains of anything.")
    for one in told:
        lines = one.pop("lines")
        del one["withheld"]  # never from whoever asks here
        print(facts(one))
        for line in lines:
            print(f"    {line['name']}: {line['text'] or line['phrase']}")
        print()


def show_overview(told: dict[str, Any]) -> None:
    """A line for each part, which says its numbers."""
    trouble = told.pop("trouble")
    print(f"{'Not ready: ' + trouble if trouble else 'Ready'}; Ludarium {told.pop('version')}", end=", ")
    print(f"since {moment(told.pop('began'))}; it is {moment(told.pop('now'))}", end="\n\n")
    print(as_rows([[f"{name}:", numbers(value)] for name, value in told.items()]))


def numbers(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{cell(name, one)} {name}" for name, one in value.items() if one is not None)
    return str(value)


FILTERS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "status": (("--status",), {"choices": ("waiting", "playing", "asleep", "over")}),
    "game": (("--game",), {"metavar": "NAME"}),
    "name": (("name",), {"nargs": "?", "metavar": "NAME", "help": "part of the name of a person, or an id"}),
    "which": (
        ("--which",),
        {"choices": ("blocked", "quieted", "operator"), "help": "only those (default: everybody)"},
    ),
    "done": (("--done",), {"action": "store_true", "help": "those that somebody is done with"}),
}
LISTS: tuple[tuple[str, str, Show, tuple[str, ...]], ...] = (
    ("tables", "list tables, the latest first", TABLE, ("name", "status", "game")),
    (
        "people",
        "list people, the latest first",
        rows("id", "name", "used", "playing", "blocked", "quieted", "operator"),
        ("name", "which"),
    ),
    ("reports", "list what people complain of, the oldest first", show_reports, ("done",)),
    (
        "rules",
        "list the versions of rules that tables are played by",
        rows("game", "rules", "tables", "installed"),
        (),
    ),
    (
        "notices",
        "list what people are still to be told, what is due first",
        rows("due", "kind", "person", "about", "tries"),
        (),
    ),
    (
        "nodes",
        "list the servers of this database",
        rows("id", "name", "began", "beat", "left", "draining", "tables", "here"),
        (),
    ),
    ("audit", "list what was done by these commands", rows("at", "who", "what", "about", "came", "why"), ()),
)
ONES: tuple[tuple[str, str, str, Show], ...] = (
    (
        "entries",
        "tables/{}/entries",
        "list what happened at a table, to find where to set it back",
        rows("n", "v", "at", "kind", "seat", "by", "stands"),
    ),
    ("show", "tables/{}", "show a table, as far as everybody may see it", show_table),
    ("person", "people/{}", "show somebody: sign-ins and tables", show_person),
)
SPELLS = ("block", "quiet")  # which may be for a while
DEEDS = (
    ("close", "tables/{}/close", "end a table; nobody has won"),
    ("repair", "tables/{}/repair", "set a table back, or bring it under other rules"),
    ("sign-out", "people/{}/sign-out", "sign somebody out everywhere"),
    ("block", "people/{}/block", "sign somebody out and keep them from signing in"),
    ("unblock", "people/{}/unblock", "let somebody sign in again"),
    ("quiet", "people/{}/quiet", "let somebody play on, but say nothing at tables"),
    ("unquiet", "people/{}/unquiet", "let somebody speak again"),
    ("operator", "people/{}/operator", "let somebody look after the server, at the page /admin"),
    ("dismiss", "people/{}/dismiss", "no longer let them"),
    ("done", "reports/{}/done", "be done with a report"),
    ("drain", "drain", "send people away from this server to the others"),
)
