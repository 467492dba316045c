"""What everybody sees of The Ark of the Covenant, and the worlds imagined from it."""

import json
import re
from importlib.resources import files

import pytest

from ludarium import Luck, apply, options
from ludarium.games.ark import GAME
from tests.games.ark.play import random_game

NOTATION = files("ludarium.games.ark").joinpath("notation.md").read_text(encoding="utf-8")


def section_of_notation(number: int) -> str:
    return NOTATION.split(f"\n## {number}. ")[1].split("\n## ")[0]


def test_every_key_of_a_view_is_documented() -> None:
    section = section_of_notation(8)
    s = GAME.start(2, {}, Luck(1))
    view = GAME.view(s, 0)
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == [*view]


@pytest.mark.parametrize(
    ("option", "value"), [(name, value) for name, it in GAME.options.items() for value in it.values]
)
def test_a_view_tells_what_the_table_chose(option: str, value: str) -> None:
    assert GAME.view(GAME.start(2, {option: value}), None)["options"] == GAME.settle({option: value})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sees_the_same_and_imagines_it(players: int) -> None:
    for number, (s, _, _) in enumerate(random_game(players, 80)):
        if number % 10 == 0:
            view = GAME.view(s, None)
            assert json.loads(json.dumps(view)) == view
            assert all(GAME.view(s, seat) == view for seat in range(players))
            world = GAME.imagine(view, Luck(0))
            assert GAME.write(world) == GAME.write(s)
            assert [str(action) for action in options(world)] == [str(action) for action in options(s)]


TABLE = """
p1 5
p2 2 boxed
cN+1 0,0 s p1@c0
cNS 0,1
tNE+1SW 2,0 n p2@r1
rEW 3,0
bag rEW*2 cN
out cNESW
ark 0,1
ask p2 Deploy 0,1
"""


def test_a_view_of_a_small_table() -> None:
    view = GAME.view(GAME.read(TABLE, 2, {}), 1)
    assert view["ask"] == {"seat": 1, "question": "Deploy", "cell": "0,1"}
    assert view["tiles"][0] == {
        "name": "cN+1",
        "cell": "0,0",
        "turn": "s",
        "piece": {"seat": 0, "kind": "follower", "part": "c0"},
    }
    assert view["ark"] == "0,1"
    assert (view["points"], view["followers"], view["prophets"]) == ([5, 2], [6, 6], ["supply", "box"])
    assert (view["bag"], view["out"]) == ({"cN": 1, "rEW": 2}, ["cNESW"])


def test_changing_a_view_changes_nothing() -> None:
    s = GAME.start(2, {}, Luck(1))
    before = GAME.view(s, 0)
    seen = GAME.view(s, 0)
    seen["points"][0] = 99
    seen["tiles"].clear()
    seen["bag"].clear()
    assert GAME.view(s, 0) == before


def test_a_copy_moves_by_itself_to_the_end() -> None:
    luck = Luck(5)
    for s, _, _ in random_game(3, 81):
        text = GAME.write(s)
        copy = s.copy()
        for _ in range(6):
            if copy.asks:
                apply(copy, options(copy)[0], luck)
        assert GAME.write(s) == text
