"""The inventory of Bora Bora: a file that contradicts itself is refused, and a corrected one is played."""

import os
import shutil
import subprocess
import sys
import tomllib
from copy import deepcopy
from importlib.resources import files
from pathlib import Path

import pytest

from ludarium.games.borabora.inventory import INVENTORY, BadInventory, checked

ROOT = Path(__file__).resolve().parents[3]
TEXT = files("ludarium.games.borabora").joinpath("components.toml").read_text(encoding="utf-8")
BROKEN = [
    ('between = ["cf", "cp"]', 'between = ["cf", "xx"]', "path cf-xx: two regions, land or water"),
    (
        'between = ["cf", "cp"]\nway = "land"',
        'between = ["cf", "cp"]\nway = "air"',
        "path cf-cp: two regions",
    ),
    ('way = "land"\nvalue = 3', 'way = "land"\nvalue = 7', "path cf-cp: a value of a die"),
    ('id = "nb"\nisland = "north"', 'id = "nb"\nisland = "atlantis"', "islands: as many as counted"),
    ('terrain = "beach"', 'terrain = "plain"', "terrains: equally many regions of each"),
    ('yields = "sand"', 'yields = "gold"', "regions: each yields a material or an offering"),
    ('id = "a4"\nvalue = 4', 'id = "a4"\nvalue = 0', "fish: values of a die"),
    (
        'id = "a4"\nvalue = 4\nspecies = "a"',
        'id = "a4"\nvalue = 4\nspecies = "b"',
        "fish: species as counted",
    ),
    ("fish_of_first_hut = 1", "fish_of_first_hut = 7", "fish: one that first huts can be beside"),
    ('nb = "a4"', 'nb = "a6"', "standard layout: every fish once"),
    ("w-hike-1 = 1", "w-run-1 = 1", "women: the ids of this type begin with w-hike-"),
    ("w-hike-1 = 1", "w-hike-1 = 0", "women: hike has marks"),
    ("w-hike-1 = 1, ", "", "women: as many as counted"),
    ('action = "land"', 'action = "air"', "people: hike has an action"),
    ('gain = "vp"', 'gain = "fame"', "people: invocation has an action with a cap, or a known gain"),
    ('symbol = "ring"', 'symbol = "comb"', "jewels: symbols as counted"),
    ('id = "ring-9"', 'id = "ring-7"', "jewels: as many as counted, no id twice"),
    ("in_column = 4", "in_column = 5", "jewels: they fill the columns"),
    ('shade = "light"', 'shade = "dark"', "tasks: so many light ones as counted"),
    ('id = "t02"', 'id = "t01"', "tasks: as many as counted, no id twice"),
    ('what = "women"', 'what = "wombats"', "task t01: it needs something that there is"),
    ('of = "mountain"', 'of = "swamp"', "task t37: it needs something that there is"),
    ('what = "islands", n = 5', 'what = "islands", n = 0', "task t09: it needs something that there is"),
    ("cards = 12", "cards = 11", "god cards: as many as counted"),
    ("in_temple = 6", "in_temple = 7", "God tiles: enough for the temple and four players"),
    ("huts_in_row = 10", "huts_in_row = 9", "huts: as counted"),
    ("row = 11\n", "row = 9\n", "huts: a slot for each of the row"),
    ("col = 3", "col = 2", "ritual spaces: each in its place"),
    ('id = "r12"\nrow = 2\ncol = 3', 'id = "r12"\nrow = 0\ncol = 4', "buildings of two spaces can cover"),
    ('material = "stone"', 'material = "wood"', "ritual spaces: each material equally often"),
    ("priest_points = [1, 1, 2, 2, 3, 3]", "priest_points = [1, 1, 2]", "rounds: points for priests"),
    ("spaces = [1, 2, 3, 4, 5, 6]", "spaces = [1, 2, 3, 4, 5]", "the values of a die"),
    ("points = [0, 1, 2, 3, 4, 5,", "points = [1, 2, 3, 4, 5,", "status track: it begins with 0 points"),
    ('2 = ["helper", "temple", ', '2 = ["helper", ', "action tiles for 2: every action on one tile"),
    ("tattoo = 1", "tattoo = 0", "helper: every line has a price"),
    ('[[gods]]\nid = "blue"', '[[gods]]\nid = "teal"', "the gods are blue, white, red, green and yellow"),
    ("[hut_slots]", "[hat_slots]", "something is missing or misspelt: KeyError('hut_slots')"),
    ("strength = [2, 4, 6]", "strength = 2", "something is missing or misspelt"),
    ("strength = [2, 4, 6]", "strength = [2, 4]", "people: hike has a strength for each number of tiles"),
    ("points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]", "points = []", "IndexError"),
]


def test_the_inventory_agrees_with_itself() -> None:
    assert checked(tomllib.loads(TEXT)) == INVENTORY


@pytest.mark.parametrize(("old", "new", "said"), BROKEN)
def test_a_contradiction_is_refused(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInventory) as caught:
        checked(tomllib.loads(TEXT.replace(old, new, 1)))
    assert said in str(caught.value)
    assert str(caught.value).startswith("components.toml: ")


def test_regions_must_hang_together() -> None:
    without = deepcopy(INVENTORY)
    without["paths"] = [path for path in without["paths"] if "nb" not in path["between"]]
    without["counts"]["paths"] = len(without["paths"])
    with pytest.raises(BadInventory, match="every region can be reached"):
        checked(without)


CORRECTED = [
    ('between = ["cf", "cp"]\nway = "land"\nvalue = 3', 'between = ["cf", "cp"]\nway = "water"\nvalue = 1'),
    ('id = "a4"\nvalue = 4', 'id = "a4"\nvalue = 1'),
    ("w-hike-1 = 1", "w-hike-1 = 3"),
    ('symbol = "ring"\ncost = 6\npoints = 9', 'symbol = "ring"\ncost = 5\npoints = 8'),
    ('col = 0\nmaterial = "sand"', 'col = 0\nmaterial = "wood"'),
    ('col = 1\nmaterial = "wood"', 'col = 1\nmaterial = "sand"'),
    ('what = "material", n = 3, of = "stone"', 'what = "material", n = 2, of = "stone"'),
    ("points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]", "points = [0, 2, 4, 6, 8, 9, 10]"),
    ("priest_points = [1, 1, 2, 2, 3, 3]", "priest_points = [1, 2, 3, 4, 5, 6]"),
    ("\ncard = 2", "\ncard = 3"),
]
PLAY = """
from ludarium.games.borabora import GAME
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.testing import check

assert INVENTORY["helper"]["card"] == 3
print(check(GAME, 1).steps)
"""


def test_a_corrected_game_is_played_without_touching_code(tmp_path: Path) -> None:
    text = TEXT
    for old, new in CORRECTED:
        assert old in text
        text = text.replace(old, new, 1)
    unneeded = shutil.ignore_patterns("static", "__pycache__", "server")
    shutil.copytree(ROOT / "src/ludarium", tmp_path / "ludarium", ignore=unneeded)
    (tmp_path / "ludarium/games/borabora/components.toml").write_text(text, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parent / "registered")])
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert int(played.stdout) > 400


def test_every_datum_says_where_it_comes_from() -> None:
    for rows in ("gods", "regions", "paths", "fish", "people", "jewels", "tasks", "ritual_spaces"):
        assert all(row["provenance"] for row in INVENTORY[rows])
    for group in (
        "counts",
        "cards",
        "god_tiles",
        "action_tiles",
        "start",
        "helper",
        "rounds",
        "temple",
        "end",
    ):
        assert INVENTORY[group]["provenance"]
