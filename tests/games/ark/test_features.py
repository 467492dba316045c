"""Features are kept as tiles are laid; here they are found again by looking at a picture of the land."""

from typing import Any

import pytest

from ludarium.games.ark import GAME
from ludarium.games.ark.cells import name
from ludarium.games.ark.drawn import FIELD
from ludarium.games.ark.drawn import KIND as KINDS
from ludarium.games.ark.features import tiles_of
from ludarium.games.ark.land import Land as Laid
from ludarium.games.ark.scoring import complete_value, missing_around, standing_at
from ludarium.games.ark.survey import features as kept
from ludarium.games.ark.survey import value_now
from ludarium.games.ark.tally import by_seat
from tests.games.ark.picture import Cell, Land, cell_of, paint
from tests.games.ark.play import random_game

KIND = {"c": "city", "r": "road", "f": "field"}


def worth(kind: str, tiles: int, marks: int, wolves: int, is_complete: bool) -> tuple[int, int | None]:
    """§9 to §13: now, and if it were finished."""
    if kind == "f":
        return 2 * max(0, marks - wolves), None
    finished = (tiles + marks) * (2 if kind == "c" else 1)
    return finished if is_complete else tiles + marks, finished


def drawn_features(view: dict[str, Any]) -> tuple[list[dict[str, Any]], list[list[int]]]:
    """Read from the picture: the features, and by tile the numbers of those of its parts."""
    land = Land(view)
    pieces = {
        (cell_of(tile["cell"]), tile["piece"]["part"]): tile["piece"]["seat"]
        for tile in view["tiles"]
        if tile["piece"]
    }
    features: list[dict[str, Any]] = []
    numbers: dict[tuple[Cell, str], int] = {}
    for number, feature in enumerate(land.features()):
        numbers |= dict.fromkeys(feature.parts, number)
        owners = [pieces[part] for part in feature.parts if part in pieces]
        value, finished = worth(feature.kind, feature.tiles(), feature.good, feature.wolves, not feature.open)
        features.append(
            {
                "kind": KIND[feature.kind],
                "tiles": feature.tiles(),
                "open": feature.open,
                "value": value,
                "finished": finished,
                "pieces": [owners.count(seat) for seat in range(view["players"])],
            }
        )
    by_tile: dict[Any, list[int]] = {}
    for cell, part, _ in land.parts():
        by_tile.setdefault(cell, []).append(numbers[cell, part])
    return features, list(by_tile.values())


def drawn_temples(view: dict[str, Any]) -> list[dict[str, Any]]:
    tiles = {cell_of(tile["cell"]): tile for tile in view["tiles"]}
    found = []
    for (x, y), tile in tiles.items():
        if paint(tile["name"]).temple:
            cross = [tiles.get(cell) for cell in ((x, y), (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))]
            owners = [one["piece"]["seat"] for one in cross if one and one["piece"]]
            missing = cross.count(None)
            pieces = [owners.count(seat) for seat in range(view["players"])]
            found.append({"cell": f"{x},{y}", "open": missing, "pieces": pieces})
    return found


def kept_features(s: Laid) -> tuple[list[dict[str, Any]], list[list[int]]]:
    """Likewise, as they were kept."""
    roots = kept(s)
    number = {root: n for n, root in enumerate(roots)}
    by_tile = [
        [number[s.feature(s.first[tile] + part)] for part in range(len(s.face[tile].tile.kinds))]
        for tile in in_order(s)
    ]
    return [kept_feature(s, root, kind) for root, kind in roots.items()], by_tile


def kept_feature(s: Laid, root: int, kind: int) -> dict[str, Any]:
    return {
        "kind": KINDS[kind],
        "tiles": s.size(root),
        "open": s.reach[root],
        "value": value_now(s, root, kind),
        "finished": None if kind == FIELD else complete_value(s, root, kind),
        "pieces": by_seat(s.held[root], s.players),
    }


def kept_temples(s: Laid) -> list[dict[str, Any]]:
    return [
        {
            "cell": name(s.cell[tile]),
            "open": missing_around(s, tile),
            "pieces": by_seat(standing_at(s, tile), s.players),
        }
        for tile in in_order(s)
        if s.face[tile].tile.temple
    ]


def in_order(s: Laid) -> list[int]:
    return tiles_of(s, (1 << len(s.cell)) - 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_features_are_those_of_the_picture_at_every_step(players: int) -> None:
    for s, _, _ in random_game(players, 10 * players):
        view = GAME.view(s, None)
        assert kept_features(s) == drawn_features(view)
        assert kept_temples(s) == drawn_temples(view)
