"""All sixty tasks: met, one unit short - with and without Yellow - and two short."""

from typing import Any

import pytest

from ludarium import options
from ludarium.games.borabora import GAME
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.islands import REGION

Fields = dict[str, str]
WOMEN = ["w-hike-1", "w-canoe-1", "w-build-1", "w-prayer-1"]
MEN = ["m-hike-1", "m-canoe-1", "m-build-1", "m-prayer-1"]
ISLANDS = ["cm", "nb", "ef", "sf", "wp"]  # a region of each
SPACES = {"sand": ["r1", "r4", "r7"], "wood": ["r2", "r5", "r8"], "stone": ["r3", "r6", "r9"]}
FOUR_COLOURS = ["blue", "white", "red", "green"]


def units(task: dict[str, Any]) -> list[Fields]:
    """One by one, what p1 has or stands for p1 on the board when a unit is there."""
    return [unit for need in task["needs"] for unit in _of_need(need["what"], need["n"], need.get("of", ""))]


def _of_need(what: str, n: int, of: str) -> list[Fields]:
    jewels = INVENTORY["jewels"]
    found: dict[str, list[Fields]] = {
        "women": [{"people": one} for one in WOMEN],
        "men": [{"people": one} for one in MEN],
        "different_women": [{"people": one} for one in WOMEN],
        "different_men": [{"people": one} for one in MEN],
        "slid_women": [{"people": f"{one}+"} for one in WOMEN],
        "slid_men": [{"people": f"{one}+"} for one in MEN],
        "slid_people": [{"people": f"{one}+"} for one in WOMEN + MEN],
        "people_of_type": [{"people": f"w-{of}-1"}, {"people": f"m-{of}-2"}],
        "priests_in_temple": [{"temple": f"{space} p1 /"} for space in (6, 4, 1)],
        "turn_order_1": [{"order": "p1 p2"}],
        "regions": [{"map": f"{name} p1 /"} for name in REGION],
        "islands": [{"map": f"{name} p1 /"} for name in ISLANDS],
        "regions_of_terrain": [
            {"map": f"{row['id']} p1 /"} for row in INVENTORY["regions"] if row["terrain"] == of
        ],
        "regions_with_fish": [
            {"map": f"{at} p1 /"} for at, fish in INVENTORY["standard_layout"].items() if fish[0] == of
        ],
        "huts_on_slot_12": [{"stack": "1"}] * 4,
        "buildings": [{"built": one} for one in ("1:r1-r2", "2:r3-r4", "3:r5-r6", "6:r9-r10")],
        "material": [{"ritual": space} for space in SPACES.get(of, [])],
        "materials_any": [{"ritual": one} for one in ("r1", "r2", "r6", "r11")] + [{"aside": "sand"}],
        "identical_god_cards": [{"cards": "red"}] * 3,
        "god_cards_of_color": [{"cards": of}] * 2,
        "different_god_cards": [{"cards": one} for one in FOUR_COLOURS],
        "god_tiles": [{"gods": "1"}] * 2,
        "offerings": [{"offerings": "1"}] * 4,
        "shells": [{"shells": "1"}] * 5,
        "jewelry": [{"jewels": row["id"]} for row in jewels[:4]],
        "different_jewelry": [{"jewels": row["id"]} for row in jewels[::4]],
        "jewelry_of_symbol": [{"jewels": row["id"]} for row in jewels if row["symbol"] == of],
    }
    return found[what][:n]


def table(task: str, have: list[Fields], god_tiles: int = 0) -> Any:
    """Phase C, p1 with this task alone."""
    fields: dict[str, list[str]] = {}
    for unit in [*have, *[{"gods": "1"}] * god_tiles]:
        for key, value in unit.items():
            fields.setdefault(key, []).append(value)
    numbers = [f"{key} {len(fields.pop(key))}" for key in ("gods", "offerings", "shells") if key in fields]
    stack = len(fields.pop("stack", []))
    numbers += [f"huts {12 - stack}+{stack}"] if stack else []
    lines = ["phase tasks", f"order {' '.join(fields.pop('order', ['p2 p1']))}", "turn p1"]
    lines += [f"{key} {' '.join(fields.pop(key))}" for key in ("temple", "map") if key in fields]
    own = [f"tasks {task}", *numbers, *[f"{key} {' '.join(words)}" for key, words in fields.items()]]
    return GAME.read("\n".join([*lines, f"p1 {'; '.join(own)}"]), 2, {})


def words(s: Any) -> list[str]:
    return [str(action) for action in options(s)]


@pytest.mark.parametrize("task", INVENTORY["tasks"], ids=lambda task: task["id"])
def test_a_task(task: dict[str, Any]) -> None:
    name, all_units = task["id"], units(task)
    assert len(all_units) == sum(need["n"] for need in task["needs"])
    assert words(table(name, all_units)) == [f"fulfil {name}"]
    for missing in range(len(all_units)):
        have = [unit for place, unit in enumerate(all_units) if place != missing]
        assert words(table(name, have)) == [f"drop {name}"]


@pytest.mark.parametrize("task", INVENTORY["tasks"], ids=lambda task: task["id"])
def test_a_task_with_a_god_tile_as_yellow(task: dict[str, Any]) -> None:
    name, all_units = task["id"], units(task)
    if name == "t30":  # two God tiles: the one that is paid is missing
        assert words(table(name, [], god_tiles=1)) == [f"drop {name}"]
        return
    assert words(table(name, all_units, god_tiles=1)) == [f"fulfil {name}"]
    assert words(table(name, all_units[1:], god_tiles=1)) == [f"yellow tile fulfil {name}", f"drop {name}"]
    assert words(table(name, all_units[2:], god_tiles=1)) == (
        [f"yellow tile fulfil {name}", f"drop {name}"] if len(all_units) == 1 else [f"drop {name}"]
    )


@pytest.mark.parametrize("task", INVENTORY["tasks"], ids=lambda task: task["id"])
def test_a_task_with_a_yellow_card(task: dict[str, Any]) -> None:
    """Paid first: neither the card nor the offering counts any more."""
    name = task["id"]
    found = words(table(name, [*units(task)[1:], {"cards": "yellow", "offerings": "1"}]))
    if name == "t16":  # the yellow one is the fourth colour
        assert found == ["fulfil t16"]
    else:
        assert (f"yellow card fulfil {name}" in found) == (name not in ("t15", "t31"))
