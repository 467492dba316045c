"""`ludarium bench`: how fast the rules are."""

from statistics import median
from typing import TYPE_CHECKING, Any

from ludarium import registry
from ludarium.bench import compare, worker
from ludarium.cli.command import (
    OK,
    Arguments,
    Commands,
    as_table,
    declare,
    machine,
    needs,
    offer_json,
    positive,
    print_json,
    seconds,
)

if TYPE_CHECKING:
    from ludarium.research.peers import Peer

EXAMPLES = """
ludarium bench
ludarium bench druids --rounds 9 --json
ludarium bench --peers
"""
OF_PEERS = ["", "version", "game", "makes", "decisions/s", "games/s", "x yardstick"]
HEADINGS = [
    "",
    "steps/s",
    "x yardstick",
    "games/s",
    "x yardstick",
    "copy us",
    "options us",
    "steps/s from - to",
]


def add(commands: Commands) -> None:
    parser = declare(commands, "bench", run, "measure how fast the rules are", EXAMPLES)
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: every game")
    parser.add_argument(
        "--rounds", type=positive, default=5, help="measurements of each, in turn (default: 5)"
    )
    parser.add_argument(
        "--seconds", type=seconds, default=1.0, help="CPU time of one measurement (default: 1)"
    )
    parser.add_argument(
        "--peers", action="store_true", help="beside other libraries, as far as they are installed"
    )
    offer_json(parser)


def run(arguments: Arguments) -> int:
    if arguments.peers:
        return peers(arguments)
    games = [registry.game(arguments.game).name] if arguments.game else registry.names()
    found = {name: compare.compare(name, arguments.rounds, arguments.seconds) for name in games}
    if arguments.json:
        print_json(found)
        return OK
    for name, rows in found.items():
        print(f"{name}: random play and mid-game states, CPU time, medians of {arguments.rounds} rounds\n")
        print(as_table([HEADINGS, *(_row(variant, row) for variant, row in rows.items())]))
        print(_remarks(rows))
    return OK


def _row(variant: str, row: dict[str, Any]) -> list[str]:
    low, high = row["spread"]
    return [
        variant,
        f"{row['steps']:,.0f}",
        f"{row['multiple']:.1f}",
        f"{row['games']:,.1f}",
        f"{row['games_multiple']:.1f}",
        f"{row['copy']:.2f}",
        f"{row['options']:.2f}",
        f"{low:,.0f} - {high:,.0f}",
    ]


def _remarks(rows: dict[str, Any]) -> str:
    if "compiled" not in rows:
        return "\nThere are no compiled rules here; in a checkout `make rules` compiles them."
    if "plain" not in rows:
        return "\nThe rules of this installation are compiled; plain ones are measured in a checkout."
    return "\nRules were changed since they were compiled: `make rules`." if compare.is_stale() else ""


@needs("research")
def peers(arguments: Arguments) -> int:
    """Random play here and elsewhere."""
    from ludarium.research import peers as beside

    games = [registry.game(arguments.game).name] if arguments.game else []
    listed = beside.peers(games)
    found = list(beside.compared(listed, arguments.rounds, arguments.seconds))
    yardstick = median(worker.measure("-", arguments.seconds)["steps"] for _ in range(arguments.rounds))
    rows = [_peer(one, yardstick) for one in found]
    if arguments.json:
        print_json({"machine": machine(), "yardstick": yardstick, "peers": rows})
        return OK
    print(f"random play in one process, CPU time, medians of {arguments.rounds} rounds; {machine()}\n")
    print(as_table([OF_PEERS, *([*map(_figure, row.values())] for row in rows)]))
    print("\nThe games differ: this says what one core gives, not which library is faster.")
    return OK


def _peer(one: "Peer", yardstick: float) -> dict[str, Any]:
    decisions, games = one.speed
    return {
        "library": one.library,
        "version": one.version,
        "game": one.game,
        "makes": one.shows,
        "decisions": decisions,
        "games": games,
        "multiple": decisions / yardstick,
    }


def _figure(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
