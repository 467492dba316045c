"""A bot whose words are no option: it loses that game, whatever kind of bot it is, and that is told."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from ludarium import Illegal, Luck, bots, game
from ludarium.bots import training
from ludarium.bots.arena import Entrant, Fault, compete, play, standings
from ludarium.bots.greedy import Greedy
from ludarium.bots.random import Random
from ludarium.cli import main
from ludarium.contract import Game
from ludarium.core import View

GAMES = ["druids", "tigris", "ark", "borabora", "pebbles"]
OUTSIDE = """#!{python}
import json, sys
for line in sys.stdin:
    print(json.dumps({{"v": json.loads(line)["v"], "do": "garbage"}}), flush=True)
"""


class Babbler:
    """Plays at random until it has answered so often."""

    sense = 0

    def __init__(self) -> None:
        self.answers = 0

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        self.answers += 1
        return Random().choose(game, view, seconds, luck) if self.answers <= self.sense else "garbage"


class LateBabbler(Babbler):
    sense = 1


@pytest.fixture
def outside(tmp_path: Path) -> str:
    path = tmp_path / "babbler.py"
    path.write_text(OUTSIDE.format(python=sys.executable))
    path.chmod(0o700)
    return f"exec:{path}"


BABBLER, LATE = f"{__name__}.Babbler", f"{__name__}.LateBabbler"


@pytest.mark.parametrize("babbler", [BABBLER, LATE])
@pytest.mark.parametrize("name", GAMES)
def test_it_loses_and_the_others_share_the_victory(name: str, babbler: str) -> None:
    it = game(name)
    entrants = [Entrant("random")] * (it.seats[-1] - 1) + [Entrant(babbler)]
    last = len(entrants) - 1
    for number in range(len(entrants)):
        played = play(it, entrants, 1, number)
        assert sorted(played.winners) == list(range(last))
        assert played.fault == Fault(last, number + 1, "garbage")
        assert played.answers == sum(map(len, played.times)) > 0


def test_a_program_loses_likewise(outside: str) -> None:
    entrants = [Entrant(outside), Entrant("random")]
    mine, other = standings(entrants, compete("tigris", entrants, 2))
    assert (mine.won, other.won) == (0, 2)
    assert [fault.game for fault in mine.faults] == [1, 2] and not other.faults


def test_a_bot_of_the_house_loses_likewise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "greedy", Babbler)
    played = play(game("tigris"), [Entrant("random"), Entrant("greedy")], 1, 0)
    assert (played.winners, played.fault) == ([0], Fault(1, 1, "garbage"))


def test_the_arena_tells(outside: str, capsys: pytest.CaptureFixture[str]) -> None:
    for babbler in (BABBLER, outside):
        assert main(["arena", "druids", "random", babbler, "--games", "3"]) == 0
        last = capsys.readouterr().out.splitlines()[-1]
        likewise = "which is no option: lost, and 2 more games likewise"
        assert last == f"{babbler} answered 'garbage' in game 1, {likewise}"

    assert main(["arena", "druids", "random", BABBLER, "--games", "1", "--json"]) == 0
    other, mine = json.loads(capsys.readouterr().out)
    assert (mine["won"], mine["faults"], other["faults"]) == (0, [{"game": 1, "words": "garbage"}], [])


def test_what_is_no_option_ends_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "Greedy", lambda notices: Babbler())
    with pytest.raises(Illegal, match="'garbage' is not an option"):
        list(training.positions("tigris", 2, 1, seed=1))
    monkeypatch.setattr(training, "Greedy", Greedy)
    assert list(training.positions("druids", 2, 1, seed=1))


def test_at_the_terminal_it_ends_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "druids", "--seat", "p2", "--bot", BABBLER]) == 1
    assert capsys.readouterr().err == "ludarium: 'garbage' is not an option: p1 is asked PlaceDruids.\n"
