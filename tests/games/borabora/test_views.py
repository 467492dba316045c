"""What seats of Bora Bora may see, and the worlds they can imagine."""

import json
from importlib.resources import files
from typing import Any

import pytest

from ludarium import Luck
from ludarium.games.borabora import GAME
from tests.games.borabora.play import random_game

NOTES = files("ludarium.games.borabora").joinpath("notation.md").read_text(encoding="utf-8")
POSITION = """
phase people
display blue blue
discard red
map cm p1
p1 people w-hike-1+ m-hike-2; cards blue yellow; offerings 1; tasks t01 t34; ritual r2 r5
p2 cards red red red; tasks t10
p3 cards green
"""


def read(text: str) -> Any:
    return GAME.read(text, 3, {})


def test_a_view_lists_what_is_in_the_notation() -> None:
    view = GAME.view(read(POSITION), 0)
    documented = NOTES[NOTES.index("## (g)") :]
    for key in [*view, *view["boards"][0]]:
        assert f"`{key}`" in documented, key
    assert json.loads(json.dumps(view)) == view


def test_hands_are_the_only_difference_between_views() -> None:
    s = read(POSITION)
    assert [board["cards"] for board in GAME.view(s, 0)["boards"]] == [["blue", "yellow"], 3, 1]
    assert [board["cards"] for board in GAME.view(s, None)["boards"]] == [2, 3, 1]
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2)]
    for view in views:
        for board in view["boards"]:
            del board["cards"]
    assert all(view == views[0] for view in views)


def test_what_others_hide_changes_nothing_for_a_seat() -> None:
    s, other = read(POSITION), read(POSITION.replace("red red red", "white white green"))
    assert GAME.view(s, 0) == GAME.view(other, 0)
    assert GAME.view(s, 2) == GAME.view(other, 2)
    assert GAME.view(s, 1) != GAME.view(other, 1)


def test_unseen_cards_are_anywhere_with_equal_chance() -> None:
    """p1 sees 5 of 60 cards; of the others 9 are blue, 12 white, 11 red, 12 green and 11 yellow."""
    luck, view = Luck(1), GAME.view(read(POSITION), 0)
    worlds = [GAME.imagine(view, luck) for _ in range(3000)]
    mean = [sum(world.boards[1].cards[colour] for world in worlds) / len(worlds) for colour in range(5)]
    assert mean == pytest.approx([3 * n / 55 for n in (9, 12, 11, 12, 11)], abs=0.05)
    assert all(world.boards[0].cards == [1, 0, 0, 0, 1] for world in worlds)
    assert all(len(world.deck) == 51 for world in worlds)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_worlds_hold_everything(players: int) -> None:
    luck = Luck(1)
    for number, (s, _, _) in enumerate(random_game(players, 30)):
        if number % 8 == 0:
            for seat in (None, *range(players)):
                world = GAME.imagine(json.loads(json.dumps(GAME.view(s, seat))), luck)
                assert GAME.view(world, seat) == GAME.view(s, seat)
                for colour in range(5):
                    cards = [board.cards[colour] for board in world.boards]
                    deck = sum(card.colour == colour for card in world.deck)
                    assert sum(cards) + deck + world.display[colour] + world.discard[colour] == 12
                assert [one.id for one in world.stock] == [
                    task.id for task in sorted(s.stock, key=lambda task: task.number)
                ]
