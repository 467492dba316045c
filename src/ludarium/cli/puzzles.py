"""`ludarium puzzles`: positions of bots' games where one answer or turn is clearly best, or alone wins."""

from collections.abc import Sequence
from pathlib import Path

from ludarium import registry
from ludarium.cli.backup import DATABASE, said, settings
from ludarium.cli.command import (
    FAILED,
    OK,
    Arguments,
    Commands,
    Failure,
    declare,
    needs,
    positive,
    writable,
)
from ludarium.cli.matches import offer_jobs, pool_of
from ludarium.cli.terminal import progress
from ludarium.puzzles.mining import FINDERS, BadFile, Found, Progress, checked, finds, found_in, mine
from ludarium.puzzles.shipped import shipped

EXAMPLES = """
ludarium puzzles tigris --games 100 --jobs 2 --out tigris.jsonl
ludarium puzzles tigris --games 2000 --jobs 16 --seed 7 --out tigris.jsonl
ludarium puzzles druids --kind proven --games 1000 --out proven.jsonl
ludarium puzzles ark --kind turns --games 200 --out turns.jsonl
ludarium puzzles tigris --check tigris.jsonl
ludarium puzzles tigris --doubted
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "puzzles", run, "look for puzzles in games of bots", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=positive, default=100, help="of this seed, in all (default: 100)")
    parser.add_argument("--kind", choices=list(FINDERS), default="judged", help="(default: judged)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="to add to, one puzzle a line; gone on with if it is there"
    )
    parser.add_argument("--check", type=Path, metavar="FILE", help="look again at what stands there")
    parser.add_argument(
        "--doubted", action="store_true", help="look again at those that ship and people of a server doubt"
    )
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    offer_jobs(parser)


def run(arguments: Arguments) -> int:
    game = registry.game(arguments.game)
    if not finds(arguments.kind, game.name):
        raise Failure(f"Nobody has said which decisions of {game.title} make {arguments.kind} puzzles.")
    if arguments.doubted:
        return check_doubted(arguments)
    if arguments.check is not None:
        return check(arguments, found_in(arguments.check))
    if arguments.out is None:
        raise Failure("Say with --out FILE where to keep them, or with --check FILE which to look at.")
    return look(game.name, arguments)


def look(game_name: str, arguments: Arguments) -> int:
    out, games = writable(arguments.out), arguments.games
    begun, told = Progress.begun(game_name, arguments.kind, arguments.seed), None
    try:
        for told in mine(begun, games, out, pool_of(arguments)):
            progress(f"game {told.games} of {games}: {told.fallout.get('found', 0)} found")
    except BadFile as error:
        raise Failure(f"{out}: {error}.") from error
    progress("")
    for name, many in told.fallout.items() if told else ():
        print(f"{name:10} {many:8,}")
    return OK


@needs("server")
def check_doubted(arguments: Arguments) -> int:
    """Of those that ship, what most people doubt before the others."""
    from ludarium.server.operate.doubted import doubted

    ours = shipped(registry.game(arguments.game))
    every = list[Found]()
    for id, count in said(lambda: doubted(settings(arguments).database, arguments.game)).items():
        if ours and (one := ours.by_id.get(id)):
            print(f"{id}: {count.doubts} doubt it, {count.at_once} of {count.people} were right at once")
            every.append(one)
    return check(arguments, every)


def check(arguments: Arguments, every: Sequence[Found]) -> int:
    """Whether all of them still hold; those that do are written anew, if there is where."""
    held = list[Found]()
    for number, (puzzle, found) in enumerate(checked(every, pool_of(arguments)), 1):
        progress(f"{number} of {len(every)}")
        if isinstance(found, str):
            print(f"{puzzle.id} falls out: {found}")
        else:
            held.append(found)
    progress("")
    print(f"{len(held)} of {len(every)} hold")
    if arguments.out is not None:
        writable(arguments.out).write_text("".join(f"{one.text()}\n" for one in held), encoding="utf-8")
    return OK if len(held) == len(every) else FAILED
