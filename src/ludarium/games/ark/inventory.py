"""The Ark of the Covenant: the tile set of components.toml, held against itself."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludarium.components import load, read_options
from ludarium.core import View
from ludarium.games.ark.cells import SIDE
from ludarium.games.ark.drawn import CITY, FIELD, HALF, KIND, BadTile, Part, topology
from ludarium.games.ark.tiles import Tile, tile

DATA: Final = "count edges cities roads fields temple start scrolls oases sheep wolves"


class BadComponents(ValueError):
    """The inventory does not fit together; the message says where."""


def check(components: View) -> None:
    """Raises `BadComponents` unless all that is said twice is said alike (rules.md §18.3)."""
    rows: Sequence[View] = components["tiles"]
    for row in rows:
        _check_tile(row)
    for name, times in Counter(row["name"] for row in rows).items():
        _require(times == 1, f"{name} stands in the list {times} times; add the copies in one entry")
    starts = [row for row in rows if row.get("start")]
    _require(len(starts) == 1, f"exactly one tile is the start tile, not {len(starts)}")
    _require(starts[0]["count"] == 1, f"of the start tile {starts[0]['name']} there is one")
    sums = Counter[str]()
    for row in rows:
        sums[row["group"]] += row["count"]
    for group in components["groups"]:
        found = sums.pop(group["edges"], 0)
        _require(found == group["count"], f"group {group['edges']}: {group['count']} said, {found} found")
    _require(not sums, f"no group is called {', '.join(sums)}")
    for what, found in _totals(rows).items():
        said = components["totals"][what]["value"]
        _require(said == found, f"total of {what}: {said} said, {found} found")


def _check_tile(row: View) -> None:
    name = row["name"]
    try:
        parts = tile(name).parts
    except BadTile as error:
        raise BadComponents(str(error)) from error
    _require(type(row["count"]) is int and row["count"] > 0, f"{name}: the count is a number from 1")
    _require(row["group"] == topology(parts), f"{name} belongs to the group {topology(parts)}")
    unturned = "".join("CRF"[kind] for kind in tile(name).faces[0].kinds)
    _require(unturned == topology(parts), f"{name} is not turned so that its sides read {topology(parts)}")
    data = sorted([*row["established"], *row["reconstructed"]])
    _require(data == sorted(DATA.split(" ")), f"{name}: every datum is either established or reconstructed")


def _totals(rows: Sequence[View]) -> Counter[str]:
    found = Counter(tiles=0, temples=0, scrolls=0, oases=0, sheep=0, wolves=0)
    for row in rows:
        found["tiles"] += row["count"]
        found["temples"] += row["count"] * tile(row["name"]).temple
        for part in tile(row["name"]).parts:
            found[("scrolls", "oases", "sheep")[part.kind]] += row["count"] * part.good
            found["wolves"] += row["count"] * part.wolves
    return found


def _require(kept: bool, promise: str) -> None:
    if not kept:
        raise BadComponents(promise)


def features(one: Tile) -> list[View]:
    """What the name says, spelled out for whoever draws it."""
    return [_feature(one.names[i], part) for i, part in enumerate(one.parts)]


def _feature(name: str, part: Part) -> View:
    if part.kind == FIELD:
        halves = [HALF[half] for half in part.rim]
        return {"id": name, "kind": "field", "halves": halves, "sheep": part.good, "wolves": part.wolves}
    sides = [SIDE[side] for side in part.rim]
    if part.kind == CITY:
        return {"id": name, "kind": "city", "sides": sides, "scrolls": part.good}
    return {"id": name, "kind": KIND[part.kind], "sides": sides, "ends": [*part.ends], "oases": part.good}


def spelled_out(components: View) -> View:
    """The inventory with everything that follows from the names of the tiles."""
    for row in components["tiles"]:
        row["start"] = row.get("start", False)
        row["temple"] = tile(row["name"]).temple
        row["features"] = features(tile(row["name"]))
    return components


INVENTORY: Final = load("ludarium.games.ark")
check(INVENTORY)
spelled_out(INVENTORY)

START: Final[Tile] = next(tile(row["name"]) for row in INVENTORY["tiles"] if row["start"])
# The others, by name.
BAG: Final[list[Tile]] = [
    tile(name)
    for name in sorted(row["name"] for row in INVENTORY["tiles"] for _ in range(row["count"]))
    if name != START.name
]
MOST_TILES: Final[int] = INVENTORY["totals"]["tiles"]["value"]
FEWEST: Final[int] = INVENTORY["game"]["players"]["least"]
MOST: Final[int] = INVENTORY["game"]["players"]["most"]
OPTIONS: Final = read_options(INVENTORY)
FOLLOWERS: Final[int] = INVENTORY["pieces"]["follower"]["per_player"]
