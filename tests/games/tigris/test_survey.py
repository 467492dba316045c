"""What follows from the table, against a slow reading of the drawn board and against what happens."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from ludarium import Luck, find, options
from ludarium.cells import numbers
from ludarium.core import apply
from ludarium.games.tigris import GAME
from ludarium.games.tigris.board import COLOUR, COLOURS, GREEN, LETTER, NAME, RED
from ludarium.games.tigris.survey import frontier, realms, survey
from ludarium.games.tigris.treasures import a_tile_away
from tests.games.tigris.play import around, random_game
from tests.games.tigris.test_conservation import TEMPLES, regions
from tests.games.tigris.test_options import BOARD, kingdoms, touched
from tests.games.tigris.test_positions import POSITION
from tests.games.tigris.test_views import MONUMENT, REVOLT, TREASURES, WAR


def surveyed(text: str, players: int = 2, seat: int | None = None, **options: str) -> Any:
    s = GAME.read(text, players, options)
    return survey(s, GAME.view(s, seat))


def in_order(names: set[str]) -> list[str]:
    return [name for name in BOARD if name in names]


# Kingdoms, in whole games.


def slow_kingdom(cells: dict[str, str], kingdom: set[str]) -> Any:
    """§4.1 §5.3 §5.4"""

    def strengths(name: str) -> dict[str, int]:
        tile = f"{cells[name][1].lower()}."
        mine = [tile, "r*"] if tile == "r." else [tile]
        return {
            "war": sum(cells[one] in mine for one in kingdom),
            "revolt": sum(cells.get(near) in TEMPLES for near in around(name)),
        }

    near = {name for cell in kingdom for name in around(cell) if name in BOARD and name not in cells}
    leaders = [name for name in in_order(kingdom) if cells[name][0].isdigit()]
    return {
        "cells": in_order(kingdom),
        "near": in_order(near),
        "leaders": {name: strengths(name) for name in leaders},
    }


def slow_frontiers(cells: dict[str, str], realms: list[set[str]]) -> list[Any]:
    """§5.4"""
    found = []
    for j, other in enumerate(realms):
        for i, one in enumerate(realms[:j]):
            where = [
                name
                for name in BOARD
                if name not in cells and touched([one], name) and touched([other], name)
            ]
            led = [{cells[name][1] for name in realm if cells[name][0].isdigit()} for realm in (one, other)]
            wars = [COLOUR[c] for c in COLOURS if LETTER[c] in led[0] & led[1]]
            if where:
                found.append({"kingdoms": [i, j], "cells": where, "wars": wars})
    return found


def by_first_cell(some: list[set[str]]) -> list[set[str]]:
    return sorted(some, key=lambda one: [BOARD.index(name) for name in in_order(one)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kingdoms_are_those_of_a_slow_reading(players: int) -> None:
    for number, (s, _, _) in enumerate(random_game(players, 70 + players)):
        if number % 5 == 0 and s.asks and type(s.asks[-1]).__name__ == "TakeAction":
            view = GAME.view(s, s.active)
            found, cells = survey(s, view), view["cells"]
            slow = by_first_cell(kingdoms(cells))
            assert found["kingdoms"] == [slow_kingdom(cells, kingdom) for kingdom in slow]
            assert found["frontiers"] == slow_frontiers(cells, slow)
            bare = [region for region in regions(cells) if region not in slow]
            assert found["regions"] == [in_order(region) for region in by_first_cell(bare)]
            for colour, near in found["asked"]["lifted"].items():
                token = f"{s.active + 1}{LETTER[COLOUR.index(colour)]}"
                stood = next(name for name, one in cells.items() if one == token)
                lifted = {name: one for name, one in cells.items() if one != token}
                whole = next(kingdom for kingdom in slow if stood in kingdom)
                parts = [part for part in kingdoms(lifted) if part <= whole]
                reach = {name for name in BOARD if name not in cells and touched(parts, name)}
                assert near == in_order(reach - {stood})


@pytest.mark.parametrize("players", [2, 4])
def test_a_survey_is_json_and_the_same_in_every_world_that_looks_alike(players: int) -> None:
    kinds = set()
    for number, (s, _, _) in enumerate(random_game(players, 80 + players)):
        kind = type(s.asks[-1]).__name__ if s.asks else ""
        if number % 9 == 0 or kind != "TakeAction":
            for seat in (None, *range(players)):
                view = GAME.view(s, seat)
                worlds = [survey(GAME.imagine(view, Luck(seed)), view) for seed in (1, 2)]
                assert worlds[0] == worlds[1] == survey(s, view)
                assert json.loads(json.dumps(worlds[0])) == worlds[0]
            kinds.add(kind)
    assert kinds >= {"", "TakeAction", "Support"}


@pytest.mark.parametrize(
    ("question", "position"),
    [
        ("TakeAction", "board: start\n"),
        ("ChooseWar", f"{WAR}ask: wars I5"),
        ("Support", f"{WAR}ask: war green I5"),
        ("BuildMonument", f"{MONUMENT}ask: monument G5"),
        ("LeaveTreasure", f"{TREASURES}ask: treasure"),
    ],
)
def test_a_survey_tells_what_is_in_the_notation(question: str, position: str) -> None:
    notes = files("ludarium.games.tigris").joinpath("notation.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", notes.split("## 9.")[1], re.MULTILINE))
    found = surveyed(position)

    assert set(found) <= set(rows)
    assert found["asked"] and all(f"`{key}`" in rows[question] for key in found["asked"])


# Small boards.


def test_a_war_is_told_with_its_sides_and_with_both_ends() -> None:
    text = POSITION.replace("ask: war green H4 4", "ask: war green H4")
    found = surveyed(text, 3)

    assert [kingdom["leaders"] for kingdom in found["kingdoms"]] == [
        {"G3": {"war": 2, "revolt": 1}, "F4": {"war": 1, "revolt": 1}},
        {"I3": {"war": 2, "revolt": 1}, "J5": {"war": 1, "revolt": 1}},
    ]
    assert found["asked"] == {
        "conflicts": [
            {"colour": "black", "tiles": "black", "leaders": ["J5", "G3"], "support": [["J4"], ["G5", "G6"]]},
            {"colour": "green", "tiles": "green", "leaders": ["F4", "I3"], "support": [["F3"], ["I4", "I6"]]},
        ],
        "outcomes": [
            {"points": 3, "removed": ["I4", "I6"], "spared": []},
            {"points": 2, "removed": ["F3"], "spared": []},
        ],
        "enough": 2,
        "needs": [0, 0, 1],
    }


def test_once_the_attacker_is_heard_it_is_known_what_the_defender_needs() -> None:
    assert surveyed(POSITION, 3)["asked"]["needs"] == [3]


def test_temples_with_treasures_or_next_to_others_are_spared() -> None:
    """The red war of the rulebook: §5.4 R20 R21"""
    text = """
    board:
        G  H  I  J  K
     3  1K r. r. .. 2R
     4  .. 1R .. r. r*
     5  .. .. .. .. 2B
    hands: RR RR
    cells: I4 r.
    ask: war red I4
    """
    asked = surveyed(text)["asked"]

    assert asked["outcomes"][0] == {"points": 2, "removed": ["J4"], "spared": ["K4"]}
    assert asked["outcomes"][1] == {"points": 2, "removed": ["I3"], "spared": ["H3"]}


def test_a_revolt_costs_no_tile_on_the_board() -> None:
    assert surveyed(f"{REVOLT}ask: revolt D6")["asked"] == {
        "conflicts": [
            {"colour": "black", "tiles": "red", "leaders": ["D6", "F6"], "support": [["E6"], ["E6"]]}
        ],
        "outcomes": [{"points": 1, "removed": [], "spared": []}] * 2,
        "enough": 1,
        "needs": [0, 1, 2],
    }


def test_every_open_war_can_be_chosen() -> None:
    wars = surveyed(f"{WAR}ask: wars I5")["asked"]["conflicts"]

    assert [war["colour"] for war in wars] == [
        str(a).split(" ")[1] for a in options(GAME.read(f"{WAR}ask: wars I5", 2, {}))
    ]


def test_what_is_said_of_a_conflict_comes_true() -> None:
    """Both ends of conflicts of random games, with hands large enough to win them."""
    seen = 0
    for s, _, _ in random_game(3, 5):
        if not s.asks or type(s.asks[-1]).__name__ != "Support" or s.asks[-1].committed != -1:
            continue
        asked = survey(s, GAME.view(s, None))["asked"]
        for wins, end in enumerate(asked["outcomes"]):
            way = s.copy()
            for one in way.dynasty:
                one.hand = [40] * 4
            way.news = []
            adds = asked["enough"] if wins == 0 else 0
            apply(way, find(way, f"commit {adds}"), Luck(1))
            fought = way.asks[-1].conflict
            least = max(
                0, adds + len(asked_of(asked, fought.colour)[0]) - len(asked_of(asked, fought.colour)[1])
            )
            apply(way, find(way, f"commit {least if wins == 1 else 0}"), Luck(1))
            told = [news.text for news in way.news]
            removed = " ".join(["removed", COLOUR[fought.colour], *end["removed"]])
            assert (removed in told) == bool(end["removed"])
            winner = (fought.attacker, fought.defender)[wins] + 1
            why = "war" if fought.is_war else "revolt"
            assert f"p{winner} gains {end['points']} {COLOUR[fought.tiles]} for {why}" in told
            seen += 1
    assert seen >= 10


def asked_of(asked: Any, colour: int) -> list[list[str]]:
    one = next(one for one in asked["conflicts"] if one["colour"] == COLOUR[colour])
    return list(one["support"])


def test_monuments_are_told_with_whom_they_pay_and_send_home() -> None:
    text = """
    board:
        F  G  H  I
     5  .. r. r. 1G
     6  2K r. r. ..
     7  .. .. 1R ..
    ask: monument G5
    """
    builds = surveyed(text)["asked"]["builds"]

    assert builds["build G5 red-black"] == {"pays": [], "home": ["I5", "F6", "H7"]}
    assert set(builds) == {"build G5 red-black", "build G5 red-blue", "build G5 red-green"}


def test_a_monument_pays_the_leaders_of_its_colours_in_its_kingdom() -> None:
    text = f"{MONUMENT.replace('k. k. ..', 'k. k. 2B', 1)}monuments: A10 red-black\n".replace(
        "monuments:", "cells: A10 #r, B10 #r, A11 #r, B11 #r, C10 1K, C11 r., A9 1R, A8 r.\nmonuments:"
    )
    found = surveyed(f"{text}ask: monument G5\n")

    assert found["pays"] == {"A10": ["A9", "C10"]}
    assert found["asked"]["builds"]["build G5 black-blue"] == {"pays": [], "home": ["I5"]}


def test_the_treasures_to_choose_from() -> None:
    assert surveyed(f"{TREASURES}ask: treasure")["asked"] == {"treasures": ["G5", "H5", "J5"]}


@pytest.mark.parametrize(("left", "scarce"), [(2, True), (3, False)])
def test_with_two_treasures_left_the_game_ends_with_the_turn(left: int, scarce: bool) -> None:
    found = surveyed("cells: " + ", ".join(["C10 r*", "E10 r*", "E6 r*"][:left]))
    assert (found["treasures_left"], found["scarce"]) == (left, scarce)


def test_treasures_go_to_the_weakest_colour_each() -> None:
    text = "points: 5/3/3/9 1/1/1/1\ntreasures: 3 1\n"

    assert surveyed(text, points="open")["totals"] == [[5, 5, 4, 9], [2, 1, 1, 1]]
    assert surveyed(text, seat=0)["totals"] == [[5, 5, 4, 9], None]
    assert surveyed(text)["totals"] == [None, None]


# For those who look ahead.


def test_kingdoms_that_a_tile_would_unite() -> None:
    s = GAME.read(WAR.replace("r. k. r. 2K", "r. .. r. 2K"), 2, {})
    one, other = realms(s)

    assert [NAME[n] for n in numbers(frontier(one, other, s.free()))] == ["I4", "I5", "H6"]
    assert [one.rulers[GREEN], other.rulers[GREEN]] == [0, 1]
    assert [one.tiles[RED], other.tiles[RED]] == [2, 2]


def test_treasures_a_tile_away_from_the_trader() -> None:
    s = GAME.read("cells: B10 1G, C10 r*, E10 r*, C11 r., D11 k., F11 r*, E6 r*", 2, {})

    assert [NAME[n] for n in numbers(a_tile_away(s, 0))] == ["E10", "F11"]
    assert not a_tile_away(s, 1)
