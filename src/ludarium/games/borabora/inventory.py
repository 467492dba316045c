"""Bora Bora: the inventory, and whether it agrees with itself (components.toml)."""

from collections.abc import Iterator, Sequence
from typing import Final

from ludarium.components import load
from ludarium.core import View

FACES: Final = [1, 2, 3, 4, 5, 6]
GODS: Final = ["blue", "white", "red", "green", "yellow"]
MATERIALS: Final = ["sand", "wood", "stone"]
YIELDS: Final = [*MATERIALS, "offering"]
ACTIONS: Final = ["helper", "temple", "build", "woman", "man", "land", "water"]
GAINS: Final = ["material", "move_hut", "vp", "god_card", "offering", "status", "shell"]
HELPER: Final = ["tattoo", "collect", "point", "offering", "card", "material", "move"]
SEATS: Final = 4

Inventory = View
Claims = Iterator[tuple[str, bool]]  # what must be so, and whether it is

# What tasks can ask for, and of which kinds.
NEEDS: Final = {
    "women": "",
    "men": "",
    "priests_in_temple": "",
    "jewelry": "",
    "turn_order_1": "",
    "regions": "",
    "islands": "",
    "identical_god_cards": "",
    "different_god_cards": "",
    "god_cards_of_color": "gods",
    "different_men": "",
    "different_women": "",
    "different_jewelry": "",
    "jewelry_of_symbol": "symbols",
    "buildings": "",
    "god_tiles": "",
    "offerings": "",
    "shells": "",
    "material": "materials",
    "materials_any": "",
    "regions_of_terrain": "terrains",
    "regions_with_fish": "species",
    "huts_on_slot_12": "",
    "slid_men": "",
    "slid_women": "",
    "slid_people": "",
    "people_of_type": "types",
}


class BadInventory(ValueError):
    """components.toml contradicts itself or the rules; the message says where."""


def checked(inventory: Inventory) -> Inventory:
    """The same inventory; raises `BadInventory` if the game cannot be played with it."""
    try:
        for claims in (_board, _regions, _paths, _fish, _people, _jewels, _player, _tasks):
            for claim, holds in claims(inventory):
                if not holds:
                    raise BadInventory(f"components.toml: {claim}")
    except (LookupError, TypeError, AttributeError) as error:
        raise BadInventory(f"components.toml: something is missing or misspelt: {error!r}") from error
    return inventory


def _board(of: Inventory) -> Claims:
    counts, rounds = of["counts"], of["rounds"]
    yield "the gods are blue, white, red, green and yellow", _ids(of["gods"]) == GODS
    yield "god cards: as many as counted", sum(row["cards"] for row in of["gods"]) == counts["god_cards"]
    tiles = of["god_tiles"]["in_temple"] + SEATS * of["god_tiles"]["at_start"]
    yield "God tiles: enough for the temple and four players", tiles <= counts["god_tiles"]
    lengths = [len(rounds["priest_points"]), len(rounds["building_points"]), of["jewelry"]["columns"]]
    yield "rounds: points for priests and buildings and a column of jewels in each", lengths == [6, 6, 6]
    values = [of["temple"]["spaces"], of["people_spaces"]["values"], of["building_tiles"]["values"]]
    yield "temple, people spaces, building tiles: the values of a die", values == [FACES] * 3
    yield "status track: it begins with 0 points", of["status_track"]["points"][0] == 0
    for players in ("2", "3", "3-woman_man", "4"):
        parts = [part for tile in of["action_tiles"][players] for part in tile.split("_")]
        yield f"action tiles for {players}: every action on one tile", sorted(parts) == sorted(ACTIONS)
    prices = [of["helper"].get(word) in FACES for word in HELPER]
    yield "helper: every line has a price", all(prices)


def _regions(of: Inventory) -> Claims:
    counts, regions = of["counts"], of["regions"]
    yield "regions: as many as counted, no id twice", _distinct(_ids(regions), counts["regions"])
    yield "regions: twelve at most", counts["regions"] <= 12
    for what, key in (("islands", "island"), ("terrains", "terrain")):
        used = {row[key] for row in regions}
        yield f"{what}: as many as counted", used == set(of["map"][what]) and len(used) == counts[what]
    yield "terrains: equally many regions of each", _even(regions, "terrain", counts["terrains"])
    gains = [row["yields"] in YIELDS for row in regions]
    yield "regions: each yields a material or an offering", all(gains)


def _paths(of: Inventory) -> Claims:
    names, paths = set(_ids(of["regions"])), of["paths"]
    yield "paths: as many as counted", len(paths) == of["counts"]["paths"]
    for path in paths:
        ends = set(path["between"])
        fits = len(ends) == 2 and ends <= names and path["way"] in ("land", "water")
        yield f"path {'-'.join(path['between'])}: two regions, land or water", fits
        yield f"path {'-'.join(path['between'])}: a value of a die", path["value"] in FACES
    found, grown = set[str](), set(_ids(of["regions"])[:1])
    while grown != found:
        found = grown
        grown = found.union(*[set(path["between"]) for path in paths if found & set(path["between"])])
    yield "paths: every region can be reached", found == names


def _fish(of: Inventory) -> Claims:
    fish, layout = of["fish"], of["standard_layout"]
    yield "fish: as many as counted, no id twice", _distinct(_ids(fish), of["counts"]["fish_tiles"])
    yield (
        "fish: species as counted, equally many of each",
        _even(fish, "species", of["counts"]["fish_species"]),
    )
    values = [row["value"] for row in fish]
    yield "fish: values of a die", set(values) <= set(FACES)
    yield "fish: one that first huts can be beside", of["start"]["fish_of_first_hut"] in values
    yield "standard layout: one fish beside each region", sorted(layout) == sorted(_ids(of["regions"]))
    yield "standard layout: every fish once", sorted(layout.values()) == sorted(_ids(fish))


def _people(of: Inventory) -> Claims:
    counts, people = of["counts"], of["people"]
    yield "people: as many types as counted", _distinct(_ids(people), counts["people_types"])
    for row in people:
        does = row["action"] in ACTIONS and row["cap"] in FACES if "action" in row else row["gain"] in GAINS
        yield f"people: {row['id']} has an action with a cap, or a known gain", does
        tiles = max(len(row["women"]), len(row["men"]))
        grows = row["strength"][0] > 0 and sorted(row["strength"]) == row["strength"]
        each = grows and len(row["strength"]) == tiles
        yield f"people: {row['id']} has a strength for each number of tiles", each
    for sex, letter, counted in (("women", "w", "woman_tiles"), ("men", "m", "man_tiles")):
        yield f"{sex}: as many as counted", sum(len(row[sex]) for row in people) == counts[counted]
        yield f"{sex}: six for every round", counts[counted] >= 6 * counts["rounds"]
        for row in people:
            begin = f"{letter}-{row['id']}-"
            named = [name.startswith(begin) for name in row[sex]]
            yield f"{sex}: the ids of this type begin with {begin}", all(named)
            yield f"{sex}: {row['id']} has marks", min(row[sex].values()) > 0


def _jewels(of: Inventory) -> Claims:
    counts, jewels, grid = of["counts"], of["jewels"], of["jewelry"]
    yield "jewels: as many as counted, no id twice", _distinct(_ids(jewels), counts["jewelry_tiles"])
    yield (
        "jewels: symbols as counted, equally many of each",
        _even(jewels, "symbol", counts["jewelry_symbols"]),
    )
    yield "jewels: symbols as listed", {row["symbol"] for row in jewels} == set(grid["symbols"])
    values = [1 <= row["points"] <= 9 and row["cost"] > 0 for row in jewels]
    yield "jewels: points from 1 to 9, and a cost", all(values)
    yield "jewels: they fill the columns", len(jewels) == grid["columns"] * grid["in_column"]


def _player(of: Inventory) -> Claims:
    counts, slots, spaces = of["counts"], of["hut_slots"], of["ritual_spaces"]
    yield "huts: as counted", slots["huts_in_row"] + slots["huts_on_stack"] == counts["huts"]
    yield "huts: a slot for each of the row", slots["huts_in_row"] <= slots["row"]
    tiles = SEATS * len(of["building_tiles"]["values"])
    yield "building tiles: for each of four players as counted", tiles == counts["building_tiles"]
    yield "ritual spaces: as many as counted, no id twice", _distinct(_ids(spaces), counts["ritual_spaces"])
    known = {row["material"] for row in spaces} == set(MATERIALS)
    yield "ritual spaces: each material equally often", known and _even(spaces, "material", len(MATERIALS))
    grid = {(row["row"], row["col"]) for row in spaces}
    yield "ritual spaces: each in its place", len(grid) == len(spaces)
    yield "ritual spaces: buildings of two spaces can cover them all", _splits(grid)


def _splits(grid: set[tuple[int, int]]) -> bool:
    """Whether dominoes cover the whole grid."""
    if not grid:
        return True
    row, column = first = min(grid)
    neighbours = {(row, column + 1), (row + 1, column)} & grid
    return any(_splits(grid - {first, other}) for other in neighbours)


def _tasks(of: Inventory) -> Claims:
    counts, tasks = of["counts"], of["tasks"]
    kinds = {
        "gods": GODS,
        "materials": MATERIALS,
        "terrains": of["map"]["terrains"],
        "symbols": of["jewelry"]["symbols"],
        "species": [row["species"] for row in of["fish"]],
        "types": _ids(of["people"]),
    }
    yield (
        "tasks: as many as counted, no id twice",
        _distinct(_ids(tasks), counts["tasks_light"] + counts["tasks_dark"]),
    )
    shades = [row["shade"] for row in tasks]
    yield "tasks: so many light ones as counted", shades.count("light") == counts["tasks_light"]
    yield "tasks: the others dark", shades.count("dark") == counts["tasks_dark"]
    for row in tasks:
        for need in row["needs"]:
            kind = NEEDS.get(need["what"], "nothing of the kind")
            known = need["of"] in kinds[kind] if kind in kinds else kind == "" and "of" not in need
            yield f"task {row['id']}: it needs something that there is", known and need["n"] > 0


def _ids(rows: Sequence[Inventory]) -> list[str]:
    return [row["id"] for row in rows]


def _distinct(names: Sequence[str], count: int) -> bool:
    return len(set(names)) == len(names) == count


def _even(rows: Sequence[Inventory], key: str, kinds: int) -> bool:
    """So many kinds, equally many of each."""
    each = [row[key] for row in rows]
    return len(set(each)) == kinds and len({each.count(kind) for kind in each}) == 1


INVENTORY: Final = checked(load("ludarium.games.borabora"))
