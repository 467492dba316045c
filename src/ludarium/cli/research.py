"""`ludarium research`: what games are as numbers."""

from ludarium import registry
from ludarium.cli.command import (
    OK,
    Arguments,
    Commands,
    Failure,
    as_table,
    declare,
    needs,
    offer_json,
    positive,
    print_json,
)

EXAMPLES = """
ludarium research layout druids
ludarium research layout druids --level table --json
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "research", layout, "tell what a game is as numbers", EXAMPLES)
    parser.add_argument("what", choices=["layout"], help="layout: what stands where in what a seat sees")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=positive, help="default: as few as can play")
    parser.add_argument("--level", choices=["table", "seat", "told"], default="seat", help="default: seat")
    offer_json(parser)


@needs("research")
def layout(arguments: Arguments) -> int:
    from ludarium.research import Layout, NotObserved, told_layout
    from ludarium.research import layout as layout_of

    registry.game(arguments.game)
    try:
        found: Layout = (
            told_layout(arguments.game, arguments.players)
            if arguments.level == "told"
            else layout_of(arguments.game, arguments.players, arguments.level)
        )
    except NotObserved as error:
        raise Failure(f"{error}.") from error
    slices = found.slices
    if arguments.json:
        rows = [{"at": slices[one.name].start, "shape": one.shape, "high": one.high} for one in found.fields]
        told = [{"name": one.name, **row} for one, row in zip(found.fields, rows, strict=True)]
        print_json({"size": found.size, "fields": told})
        return OK
    head = ["field", "at", "shape", "up to"]
    lines = [
        [one.name, str(slices[one.name].start), " x ".join(map(str, one.shape)), str(one.high)]
        for one in found.fields
    ]
    docs = ["what it is", *[one.doc for one in found.fields]]
    table = as_table([head, *lines]).splitlines()
    print(*(f"{line}  {doc}" for line, doc in zip(table, docs, strict=True)), sep="\n")
    print(f"{found.size} numbers")
    return OK
