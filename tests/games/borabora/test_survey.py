"""What follows from the table of Bora Bora, held against slow readings and against what is scored."""

import json
from importlib.resources import files
from typing import Any

import pytest

from ludarium import Luck
from ludarium.games.borabora import GAME
from ludarium.games.borabora.board import PAIR_MASK
from ludarium.games.borabora.building import MOST_BUILDINGS
from ludarium.games.borabora.flow import is_to_come
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import BUYING, RESOLVING, USING_PEOPLE
from ludarium.games.borabora.survey import asks_for_cards, survey
from ludarium.games.borabora.tiles import MAN, TASKS, WOMAN
from tests.games.borabora.play import board_of, cards_left, random_game
from tests.games.borabora.test_views import POSITION

View = dict[str, Any]
NOTES = files("ludarium.games.borabora").joinpath("notation.md").read_text(encoding="utf-8")
SPACES = {row["id"]: row for row in INVENTORY["ritual_spaces"]}


def slow_reach(me: View, way: str) -> dict[str, int]:
    """§6.1"""
    ends = [(row["between"], row["value"]) for row in INVENTORY["paths"] if row["way"] == way]
    both = [(a, b, value) for (one, other), value in ends for a, b in ((one, other), (other, one))]
    ahead = [(b, value) for a, b, value in both if a in me["regions"] and b not in me["regions"]]
    huts = me["huts"]["row"] + me["huts"]["stack"]
    return {region: min(n for one, n in ahead if one == region) for region, _ in ahead} if huts else {}


def far(a: str, b: str) -> int:
    return int(abs(SPACES[a]["row"] - SPACES[b]["row"]) + abs(SPACES[a]["col"] - SPACES[b]["col"]))


def slow_pairs(me: View) -> list[list[str]]:
    """R17"""
    held = me["ritual"]
    return [[a, b] for a in held for b in held if far(a, b) == 1 and held.index(a) < held.index(b)]


def slow_asked(me: View) -> View:
    taken = [*me["ritual"], *[space for pair in me["built"].values() for space in pair]]
    return {
        "reach": {way: slow_reach(me, way) for way in ("land", "water")},
        "buildings": [n for n in range(1, 7) if str(n) not in me["built"]],
        "pairs": slow_pairs(me),
        "beside": [
            name for name in SPACES if name not in taken and any(far(name, a) == 1 for a in me["ritual"])
        ],
        "room": {
            kind: [name for name, row in SPACES.items() if row["material"] == kind and name not in taken]
            for kind in ("sand", "wood", "stone")
        },
    }


def slow_favourite(view: View) -> int | None:
    """R29"""
    priests = list(view["temple"].values())  # from high to low
    most = max([priests.count(seat) for seat in priests], default=0)
    first = next((seat for seat in priests if priests.count(seat) == most), None)
    return first if view["pile"] else None


def slow_groups(me: View) -> dict[str, int]:
    names = [one["tile"].rpartition("-")[0] for one in me["people"]]
    return {name: names.count(name) for name in names}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_what_a_slow_reading_of_the_view_finds(players: int) -> None:
    for s, _, _ in random_game(players, 80 + players):
        view = GAME.view(s, None)
        found = survey(s, view)
        assert json.loads(json.dumps(found)) == found
        worth = INVENTORY["rounds"]["priest_points"][s.round - 1]
        priests = list(view["temple"].values())
        assert found["temple"] == [worth * priests.count(seat) for seat in range(players)]
        boards = [board_of(view, seat) for seat in range(players)]
        assert found["status"] == [board["steps"] for board in boards]
        assert found["free"] == [board["free"] for board in boards]
        assert found["left"]["cards"] == cards_left(view)
        assert found["left"]["tasks"] == len(s.stock)
        assert (found["left"]["women"], found["left"]["men"]) == (len(s.pools[WOMAN]), len(s.pools[MAN]))
        assert found["favourite"] == slow_favourite(view)
        below = {tile: min([7, *[die["face"] for die in dice]]) for tile, dice in view["dice"].items()}
        assert {tile: told["below"] for tile, told in found["tiles"].items()} == below | {"fish": 7}
        assert [" ".join(told["actions"]) for told in found["tiles"].values()] == [
            tile.replace("_", " ") for tile in below
        ]
        numbers = [{name: n for name, (n, _, _) in groups.items()} for groups in found["groups"]]
        assert numbers == [slow_groups(board) for board in view["boards"]]
        asked = view["ask"] and slow_asked(boards[view["ask"]["seat"]])
        assert found["asked"] == asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_brings_what_was_foretold(players: int) -> None:
    *_, (before, _, _), (s, news, _) = [(s.copy(), news, a) for s, news, a in random_game(players, 40)]
    told = survey(s, GAME.view(s, None))["end"]
    for seat, parts in enumerate(told):
        name = f"p{seat + 1}"
        scored = [news.text for news in news if news.text.startswith(f"{name} scores ")]
        gained = s.boards[seat].score - before.boards[seat].score
        task = [int(text.split()[2]) for text in scored if text.endswith(" task")]
        assert gained - sum(task) == sum(points for _, points, *_ in parts)
        whys = list(dict.fromkeys(why for why, *_ in parts))
        assert [" ".join(text.split()[3:]) for text in scored if not text.endswith(" task")] == whys


def test_parts_name_what_brings_them() -> None:
    built = "1:r1-r2 2:r3-r4 3:r5-r6 4:r7-r8 5:r9-r10 6:r11-r12"
    position = f"phase over\nmap cm p2 p1 / eb p1\np1 gods 2; jewels ring-9; built {built}"
    s = GAME.read(position, 2, {})
    assert survey(s, GAME.view(s, 0))["end"] == [
        [
            ["god tiles", 4],
            ["held fish", 5, "eb"],
            ["jewels", 9, "ring-9"],
            ["full ritual", 6],
            ["six buildings", 6],
        ],
        [["held fish", 4, "cm"]],
    ]


def test_groups_have_a_strength_and_one_that_is_doubled() -> None:
    gods = "w-invocation-1 w-invocation-2 w-invocation-3"
    s = GAME.read(f"phase people\np1 people w-build-1 w-build-2 m-hike-1 {gods}", 2, {})
    found = {"m-hike": [1, 2, 4], "w-build": [2, 6, 6], "w-invocation": [3, 6, 12]}
    assert survey(s, GAME.view(s, 0))["groups"] == [found, {}]


def test_progress_of_all_is_told_but_for_hands_that_are_not_seen() -> None:
    s = GAME.read(POSITION.replace("phase people", "phase people\ntasks t20 t36"), 3, {})
    mine = {"t01": [2, 2], "t34": [2, 3], "t20": [1, 4], "t36": [2, 5]}
    other = {"t10": [3, 3], "t20": [0, 4], "t36": [0, 5]}
    third = {"t20": [0, 4], "t36": [0, 5]}
    assert survey(s, GAME.view(s, 0))["progress"] == [
        mine,
        {task: n for task, n in other.items() if task != "t10"},
        third,
    ]
    cards = [task.id for task in TASKS if asks_for_cards(task)]
    assert cards
    for seat in (None, 0, 1):
        told = survey(s, GAME.view(s, seat))["progress"]
        assert all(task not in one for n, one in enumerate(told) if n != seat for task in cards)


def test_great_works_are_told_as_the_end_counts_them() -> None:
    built = "1:r1-r2 2:r3-r4 3:r5-r6 5:r7-r8 6:r9-r10"
    mine = f"people w-build-1 w-build-2; ritual r11; built {built}"
    s = GAME.read(f"phase people\nmap ef p2 / cb p1\np1 {mine}", 2, {})
    own, other = survey(s, GAME.view(s, 0))["works"]
    assert own == {
        "nine tasks": [0, 9],
        "six jewels": [0, 6],
        "full ritual": [11, 12],
        "six buildings": [5, 6],
        "twelve regions": [1, 12],
        "twelve people": [2, 12],
    }
    assert other["twelve regions"] == [1, 12]


def test_the_next_turn_order_is_that_of_the_track() -> None:
    s = GAME.read(POSITION, 3, {})
    assert survey(s, GAME.view(s, None))["next"] == s.track


@pytest.mark.parametrize("players", [2, 4])
def test_it_tells_the_same_of_every_world_that_looks_the_same(players: int) -> None:
    for number, (s, _, _) in enumerate(random_game(players, 31)):
        if number % 9 == 0:
            for seat in (None, *range(players)):
                view = GAME.view(s, seat)
                worlds = [GAME.imagine(view, Luck(seed)) for seed in (1, 2)]
                assert survey(worlds[0], view) == survey(worlds[1], view) == survey(s, view)


def test_it_lists_what_is_in_the_notation() -> None:
    s = GAME.read("p1 dice 3", 2, {})
    documented = NOTES[NOTES.index("## (h)") :]
    found = survey(s, GAME.view(s, 0))
    for key in [*found, *found["asked"]]:
        assert f"`{key}`" in documented, key


# What else the rules can tell, for whoever thinks ahead.


def slow_most(ritual: int) -> int:
    left = [ritual & ~mask for mask in PAIR_MASK if ritual & mask == mask]
    return max([1 + slow_most(some) for some in left], default=0)


def test_so_many_buildings_can_cover_some_material() -> None:
    assert MOST_BUILDINGS[0] == 0
    assert MOST_BUILDINGS[-1] == 6
    for ritual in range(0, len(MOST_BUILDINGS), 37):
        assert MOST_BUILDINGS[ritual] == slow_most(ritual)


def test_a_turn_is_to_come_until_it_is_over() -> None:
    s = GAME.read("phase jewels\norder p3 p1 p2\nturn p1\njewels 1 ring-1\np1 shells 6\np2 shells 6", 3, {})
    assert [is_to_come(s, USING_PEOPLE, seat) for seat in range(3)] == [False, False, False]
    assert [is_to_come(s, BUYING, seat) for seat in range(3)] == [True, True, False]
    assert [is_to_come(s, RESOLVING, seat) for seat in range(3)] == [True, True, True]


def test_what_is_in_the_column_and_not_too_dear_can_be_bought() -> None:
    s = GAME.read("phase jewels\nround 2\njewels 1 necklace-2 / 2 ring-1 ring-9\np1 shells 3", 2, {})
    assert [jewel.id for jewel in s.affordable(0)] == ["ring-1"]
    assert s.affordable(1) == []
