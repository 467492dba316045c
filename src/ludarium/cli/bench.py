"""`ludarium bench`: how fast the rules are."""

from typing import Any

from ludarium import registry
from ludarium.bench import compare
from ludarium.cli.command import (
    OK,
    Arguments,
    Commands,
    as_table,
    declare,
    offer_json,
    positive,
    print_json,
    seconds,
)

EXAMPLES = """
ludarium bench
ludarium bench druids --rounds 9 --json
"""
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
    offer_json(parser)


def run(arguments: Arguments) -> int:
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
