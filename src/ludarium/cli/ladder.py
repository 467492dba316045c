"""`ludarium ladder`: how strong the levels of a game are."""

from pathlib import Path
from typing import Any

from ludarium import registry
from ludarium.bots.ladder import Rung, matches, rungs
from ludarium.cli.command import (
    OK,
    Arguments,
    Commands,
    declare,
    machine,
    offer_json,
    positive,
    print_json,
    seconds,
)
from ludarium.cli.matches import offer_match, pool_of, sprt_of
from ludarium.cli.who import weights_for

EXAMPLES = """
ludarium ladder druids
ludarium ladder druids --weights new.json
ludarium ladder tigris --share 0.1 --jobs 2 --sprt 0.55 0.65
"""

HEAD = "| Level | Elo | 95 % interval | Won against the one below | 95 % interval | Games | A move |"


def add(commands: Commands) -> None:
    parser = declare(commands, "ladder", run, "let each level of bots play the one below", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=positive, default=200, help="of each match (default: 200)")
    parser.add_argument("--share", type=seconds, default=1.0, help="of the levels' time (default: 1)")
    parser.add_argument(
        "--weights", type=Path, metavar="FILE", help="of all levels (default: those installed)"
    )
    offer_match(parser)
    offer_json(parser)


def run(arguments: Arguments) -> int:
    game = registry.game(arguments.game)
    game.must_seat(2)
    weights = weights_for(game.name, arguments.weights) if arguments.weights else None
    sprt = sprt_of(arguments)
    played = matches(
        game.name,
        arguments.games,
        arguments.share,
        seed=arguments.seed,
        pool=pool_of(arguments),
        sprt=sprt,
        weights=weights,
    )
    found = rungs(played)
    if arguments.json:
        print_json([_told(rung) for rung in found])
        return OK
    print(HEAD + "\n" + "|---" * (HEAD.count("|") - 1) + "|", flush=True)
    for rung in found:
        print(_row(rung), flush=True)
    print(f"\nSeed {arguments.seed}, {arguments.share:g} of the time, {machine()}")
    return OK


def _row(rung: Rung) -> str:
    name, time = rung.level.entrant.name, f"{rung.milliseconds:.1f} ms"
    if rung.is_lowest:
        return f"| {name} | {rung.elo:.0f} | | | | | {time} |"
    low, high = rung.level.interval
    cells = [
        name,
        f"{rung.elo:.0f}",
        f"{rung.elo - rung.within:.0f} - {rung.elo + rung.within:.0f}",
        f"{rung.level.rate:.1%}",
        f"{low:.1%} - {high:.1%}",
        str(rung.level.games),
        time,
    ]
    return f"| {' | '.join(cells)} |"


def _told(rung: Rung) -> dict[str, Any]:
    below = None if rung.is_lowest else {"rate": rung.level.rate, "interval": rung.level.interval}
    return {
        "level": rung.level.entrant.name,
        "seconds": rung.level.entrant.seconds,
        "elo": rung.elo,
        "interval": [rung.elo - rung.within, rung.elo + rung.within],
        "against_below": below,
        "games": rung.level.games,
        "milliseconds": rung.milliseconds,
    }
