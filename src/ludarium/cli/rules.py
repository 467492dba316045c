"""`ludarium games`, `cases` and `check`: which games there are, and whether their rules are right."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludarium import registry, testing
from ludarium.cli.command import (
    FAILED,
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
    read_text,
    seed,
)
from ludarium.contract import Game, Option
from ludarium.core import number_of_players

if TYPE_CHECKING:
    from ludarium.cases import Case

CASES = """
ludarium cases druids tests/games/druids/cases.md
"""
CHECK = """
ludarium check druids
ludarium check druids --games 10000 --seed 7
"""
GAMES = """
ludarium games
ludarium games --json
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "games", list_games, "list the installed games and their options", GAMES)
    offer_json(parser)
    parser = declare(commands, "cases", run_cases, "hold a game against examples of its rules", CASES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="Markdown with fenced `case` blocks"
    )
    offer_json(parser)
    parser = declare(commands, "check", check, "hold a game against the contract, in random games", CHECK)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=positive, default=50, help="for each number of players (default: 50)")
    parser.add_argument("--seed", type=seed, default=1, help="of the first game (default: 1)")
    offer_json(parser)


def list_games(arguments: Arguments) -> int:
    games = registry.games()
    if arguments.json:
        print_json([_described(game) for game in games])
        return OK
    for game in games:
        print(f"{game.name}: {game.title}, for {number_of_players(game.seats)}, rules version {game.version}")
        rows = [[f"  {name}", str(o.default), _allowed(o)] for name, o in game.options.items()]
        if rows:
            print(as_table([["  option", "default", "or"], *rows]))
    return OK


def _described(game: Game[Any]) -> dict[str, object]:
    options = {name: asdict(option) for name, option in game.options.items()}
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "options": options,
    }


def _allowed(option: Option) -> str:
    """What it can be instead."""
    if option.values:
        return " ".join(str(value) for value in option.values if value != option.default)
    return f"{option.least} to {option.most}"


@needs("cases")
def run_cases(arguments: Arguments) -> int:
    from ludarium import cases

    game = registry.game(arguments.game)
    outcomes = [cases.run(game, case) for path in arguments.files for case in _read_cases(path)]
    failed = [outcome for outcome in outcomes if outcome.failures]
    if arguments.json:
        told = [{"file": o.case.file, "id": o.case.id, "failures": o.failures} for o in outcomes]
        print_json({"passed": len(outcomes) - len(failed), "failed": len(failed), "cases": told})
        return FAILED if failed else OK
    for outcome in failed:
        print(f"{outcome.case.file}: {outcome.case.id}")
        for failure in outcome.failures:
            print("  " + failure.replace("\n", "\n  "))
    print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return FAILED if failed else OK


def _read_cases(path: Path) -> list["Case"]:
    from ludarium import cases

    read_text(path)  # says in a sentence why it cannot be read
    try:
        found = cases.read(path)
    except cases.BadCase as error:
        raise Failure(str(error), FAILED) from error
    except RecursionError as error:
        raise Failure(f"{path}: a case is nested too deeply.", FAILED) from error
    if not found:
        raise Failure(f"There is no case in {path}: they stand in blocks that begin with ```case.")
    return found


def check(arguments: Arguments) -> int:
    game = registry.game(arguments.game)
    try:
        report = testing.check(game, games=arguments.games, seed=arguments.seed)
    except testing.Broken as broken:
        raise Failure(f"{game.name} breaks the contract: {broken}", FAILED) from broken
    if arguments.json:
        print_json(asdict(report))
        return OK
    print(f"{game.name} keeps the contract: {report.games} games, {report.steps} answers.")
    print(f"  longest game    {report.longest} answers")
    print(f"  winners         {', '.join(f'{who} {times}' for who, times in report.winners.items())}")
    print(f"  positions       {report.looked_at} looked at, {report.imagined} worlds imagined")
    print(
        f"  secrets         {report.otherwise} were others, and nobody could tell at {report.compared} steps"
    )
    return OK
