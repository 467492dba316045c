"""`ludarium dataset`: games of bots as tables, and whether tables are what the rules give."""

from pathlib import Path
from typing import Any

from ludarium import registry
from ludarium.bots.arena import Entrant
from ludarium.cli.command import (
    FAILED,
    OK,
    Arguments,
    Commands,
    Failure,
    declare,
    needs,
    offer_json,
    option,
    positive,
    print_json,
    seconds,
)
from ludarium.cli.matches import offer_jobs, pool_of
from ludarium.cli.terminal import progress
from ludarium.cli.who import WHO, limited
from ludarium.core import BadOption

EXAMPLES = """
ludarium dataset druids --games 10000 --bots strong steady --jobs 2 --out games-of-druids
ludarium dataset tigris --players 4 --bots random --legal --records --out random-tigris
ludarium dataset ark --games 100 --bots master --iterations 200 --review 200 --out ark
ludarium dataset check games-of-druids
"""
CHECK = "check"  # in place of a game


def add(commands: Commands) -> None:
    parser = declare(commands, "dataset", run, "write games of bots as tables, or check some", EXAMPLES)
    parser.add_argument("what", metavar="GAME", help=f"or {CHECK!r}, to play those of a FOLDER again")
    parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help=f"behind {CHECK!r}")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to write; what is there stays")
    parser.add_argument("--games", type=positive, default=1000, help="default: 1000")
    parser.add_argument("--players", type=positive, help="default: as many as bots, or as few as can play")
    parser.add_argument(
        "--bots", metavar="BOT", nargs="+", default=["strong"], help=f"{WHO}; then perhaps :SECONDS"
    )
    parser.add_argument("--seconds", type=seconds, default=1.0, help="for an answer (default: 1)")
    parser.add_argument("--iterations", type=positive, help="bound bots that search by this instead of time")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a variant")
    parser.add_argument("--legal", action="store_true", help="tell the numbers of all answers there were")
    parser.add_argument("--positions", action="store_true", help="tell every position")
    parser.add_argument("--review", type=positive, metavar="N", help="judge every decision with N iterations")
    parser.add_argument("--records", action="store_true", help="write every game as a record, too")
    parser.add_argument("--licence", default="CC0-1.0", help="of the data, as the files tell it (CC0-1.0)")
    offer_jobs(parser)
    offer_json(parser)


@needs("research")
def run(arguments: Arguments) -> int:
    from ludarium.research import dataset

    try:
        return _check(arguments) if arguments.what == CHECK else _write(arguments)
    except dataset.BadData as error:
        raise Failure(f"{error}.", FAILED) from error


def _check(arguments: Arguments) -> int:
    from ludarium.research.dataset import Checked, check

    if arguments.folder is None:
        raise Failure("Which folder? ludarium dataset check FOLDER")
    found = Checked()
    for found in check(arguments.folder):
        progress(f"{found.games} games")
    progress("")
    if arguments.json:
        print_json(vars(found))
        return OK
    print(
        f"Held: {found.games} games, {found.decisions} decisions that follow the rules, "
        f"{found.outcomes} outcomes that follow from the secrets; files: {found.files}."
    )
    return OK


def _write(arguments: Arguments) -> int:
    from ludarium.research.dataset import write

    if arguments.out is None:
        raise Failure("Where to? --out FOLDER")
    plan, pool = _plan(arguments), pool_of(arguments)
    played = 0
    for played in write(plan, arguments.out, arguments.games, pool, arguments.records):
        progress(f"game {played} of {arguments.games}")
    progress("")
    if arguments.json:
        print_json({"folder": str(arguments.out), **plan.settings()})
        return OK
    print(f"{arguments.games} games are in {arguments.out}{'' if played else ', as they were before'}.")
    return OK


def _plan(arguments: Arguments) -> Any:
    from ludarium.research.dataset import LEGAL, POSITIONS, REVIEW, Plan

    wishes = ((LEGAL, arguments.legal), (POSITIONS, arguments.positions), (REVIEW, arguments.review))
    plan = Plan(
        registry.game(arguments.what).name,
        _entrants(arguments),
        dict(map(option, arguments.option)),
        arguments.seed,
        tuple(name for name, wish in wishes if wish),
        arguments.review or 0,
        arguments.licence,
    )
    try:
        plan.must_be_possible()
    except BadOption as error:
        raise Failure(f"{error}.") from error
    return plan


def _entrants(arguments: Arguments) -> tuple[Entrant, ...]:
    """One for each seat; one alone sits everywhere."""
    found = [
        limited(text, arguments.what, arguments.seconds, arguments.iterations) for text in arguments.bots
    ]
    if len(found) == 1:
        found *= arguments.players or registry.game(arguments.what).seats[0]
    if arguments.players not in (None, len(found)):
        raise Failure(f"{len(found)} bots are not {arguments.players} players: one for each seat, or one.")
    return tuple(found)
