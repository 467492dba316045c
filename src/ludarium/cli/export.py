"""`ludarium export`: finished games of people who agreed to it, as a data set without their names."""

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
    offer_json,
    print_json,
)

EXAMPLES = """
ludarium export druids --out games-of-people --licence CC-BY-4.0
ludarium export tigris --out tigris --licence CC0-1.0 --legal --database postgresql://ludarium@localhost/ludarium
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "export", run, "write games of people who agreed to it as tables", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, metavar="FOLDER", required=True, help="where to write")
    parser.add_argument("--licence", required=True, help="of the data, as the files tell it")
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    parser.add_argument("--legal", action="store_true", help="tell the numbers of all answers there were")
    parser.add_argument("--positions", action="store_true", help="tell every position")
    offer_json(parser)


@needs("server,research")
def run(arguments: Arguments) -> int:
    from ludarium.research.dataset import LEGAL, POSITIONS, BadData, Gathered, write_games
    from ludarium.server.operate.passing_on import passed_on

    name = registry.game(arguments.game).name
    found = said(lambda: passed_on(settings(arguments).database, name))
    wishes = ((LEGAL, arguments.legal), (POSITIONS, arguments.positions))
    source = Gathered(name, arguments.licence, tuple(column for column, wish in wishes if wish))
    try:
        write_games(source, arguments.out, found.games)
    except BadData as error:
        raise Failure(f"{error}.", FAILED) from error
    if arguments.json:
        print_json({"games": len(found.games), "people": len(found.people), "kept": found.kept})
        return OK
    print(f"{len(found.games)} games of {len(found.people)} people are in {arguments.out}.")
    for why, count in sorted(found.kept.items()):
        print(f"{count} stay here: {WHY[why]}.")
    return OK


WHY = {
    "not agreed": "not everybody at the table agreed",
    "not played to its end": "they were not played to the end",
    "not theirs": "a stand-in, a hint, another game or somebody else had part in them",
    "rules": "the rules have changed since",
}
