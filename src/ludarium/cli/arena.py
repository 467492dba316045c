"""`ludarium arena`: bots against bots."""

from collections.abc import Iterator
from statistics import mean
from typing import Any

from ludarium import registry
from ludarium.bots.arena import Played, Standing, compete, standings
from ludarium.bots.sprt import until_decided
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
from ludarium.cli.matches import offer_match, pool_of, sprt_of
from ludarium.cli.terminal import progress
from ludarium.cli.who import WHO, limited

EXAMPLES = """
ludarium arena druids greedy random --games 1000
ludarium arena druids mcts:0.2 greedy --games 200 --jobs 2
ludarium arena ark master:0.2 plain:0.2 --games 200 --sprt 0.65 0.75
ludarium arena druids mcts greedy --iterations 500 --seed 7 --json
ludarium arena druids mcts@new.json:0.2 mcts:0.2
ludarium arena druids my_bots.Careful mcts:0.5
ludarium arena druids exec:./mybot.py greedy --games 20
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "arena", run, "let bots play against each other", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", metavar="BOT", nargs="+", help=f"{WHO}; then perhaps :SECONDS")
    parser.add_argument("--games", type=positive, default=100, help="default: 100")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="for an answer (default: 1)")
    parser.add_argument("--iterations", type=positive, help="bound bots that search by this instead of time")
    offer_match(parser)
    offer_json(parser)


def run(arguments: Arguments) -> int:
    game = registry.game(arguments.game)
    entrants = [limited(text, game.name, arguments.seconds, arguments.iterations) for text in arguments.bots]
    game.must_seat(len(entrants))
    sprt = sprt_of(arguments)
    games = compete(game.name, entrants, arguments.games, arguments.seed, pool_of(arguments))
    played = list(_counted(until_decided(games, sprt) if sprt else games))
    table = standings(entrants, played)
    if arguments.json:
        print_json([_told(standing) for standing in table])
        return OK
    answers = mean(game.answers for game in played)
    print(f"{game.name}: {len(played)} games, seats in turn, {answers:.0f} answers a game\n")
    print(as_table([["bot", "won", "rate", "95 % interval", "a move", "slowest"], *map(_row, table)]))
    for standing in table:
        if standing.faults:
            print(fault_text(standing))
    return OK


def _counted(games: Iterator[Played]) -> Iterator[Played]:
    """Whoever watches sees how far it is."""
    for number, game in enumerate(games, 1):
        progress(f"{number} games")
        yield game
    progress("")


def _row(standing: Standing) -> list[str]:
    low, high = standing.interval
    return [
        str(standing.entrant),
        f"{standing.won:g}",
        f"{standing.rate:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{mean(standing.times) * 1000:.1f} ms",
        f"{max(standing.times) * 1000:.1f} ms",
    ]


def fault_text(standing: Standing) -> str:
    """Why games were lost that were not played to their end."""
    first, *others = standing.faults
    more = f", and {len(others)} more games likewise" if others else ""
    name = standing.entrant.name
    return f"{name} answered {first.words!r} in game {first.game}, which is no option: lost{more}"


def _told(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.entrant.name,
        "seconds": standing.entrant.seconds,
        "iterations": standing.entrant.iterations,
        "games": standing.games,
        "won": standing.won,
        "rate": standing.rate,
        "interval": standing.interval,
        "mean_seconds": mean(standing.times),
        "slowest_seconds": max(standing.times),
        "faults": [{"game": fault.game, "words": fault.words} for fault in standing.faults],
    }
