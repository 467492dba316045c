"""The options of every question, against a slow reading of the rules in a picture of the land."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ludarium import options
from ludarium.games.ark import GAME
from tests.games.ark.picture import BESIDE, OPPOSITE, Cell, Land, cell_of, look, reading, side_colour
from tests.games.ark.play import random_game

STEP = {side.lower(): step for side, step in BESIDE.items()}


def moved(cell: Cell, side: str) -> Cell:
    return cell[0] + BESIDE[side][0], cell[1] + BESIDE[side][1]


def slow_places(view: dict[str, Any]) -> Iterator[str]:
    """§4, R35"""
    land, name = Land(view).tiles, view["ask"]["tile"]
    empty = {moved(cell, side) for cell in land for side in BESIDE} - set(land)
    for cell in sorted(empty, key=reading):
        seen = []
        for turn in "nesw":
            if look(name, turn) not in seen and fits(land, cell, name, turn):
                yield f"tile {cell[0]},{cell[1]} {turn}"
            seen.append(look(name, turn))


def fits(land: dict[Cell, Any], cell: Cell, name: str, turn: str) -> bool:
    for side in BESIDE:
        beside = land.get(moved(cell, side))
        if beside:
            colour = side_colour(beside["name"], beside["turn"], OPPOSITE[side])
            if colour != side_colour(name, turn, side):
                return False
    return True


def slow_pieces(view: dict[str, Any]) -> Iterator[str]:
    """§5"""
    seat, new = view["ask"]["seat"], cell_of(view["ask"]["cell"])
    taken = {(cell_of(tile["cell"]), tile["piece"]["part"]) for tile in view["tiles"] if tile["piece"]}
    features = [feature.parts for feature in Land(view).features()]
    mine = sorted((part for parts in features for cell, part in parts if cell == new), key=in_order)
    free = [
        part for part in mine if not any((new, part) in parts and taken & set(parts) for parts in features)
    ]
    if view["followers"][seat]:
        yield from (f"follower {part}" for part in free)
    if view["prophets"][seat] == "supply":
        yield from (f"prophet {part}" for part in free if part[0] == "c")


def in_order(part: str) -> tuple[int, str]:
    return "crf".index(part[0]), part


def slow_walks(view: dict[str, Any]) -> Iterator[str]:
    """§6, R36"""
    if view["ark"] is None:
        return
    tiles = {cell_of(tile["cell"]): tile["piece"] for tile in view["tiles"]}
    found = []
    for length in range(1, 6):
        for steps in product("nesw", repeat=length):
            cells = walked(cell_of(view["ark"]), steps)
            if all(cell in tiles for cell in cells) and is_allowed(cells, steps, view["options"]):
                found.append((reading(cells[-1]), length, ["nesw".index(step) for step in steps], cells))
    seen = []
    for end, _, route, cells in sorted(found):
        gains = gained([tiles[cell] for cell in set(cells[1:])], view)
        if (end, gains) not in seen:
            seen.append((end, gains))
            yield f"ark {end[1]},{end[0]} {''.join('nesw'[step] for step in route)}"


def walked(start: Cell, steps: tuple[str, ...]) -> list[Cell]:
    cells = [start]
    for step in steps:
        cells.append((cells[-1][0] + STEP[step][0], cells[-1][1] + STEP[step][1]))
    return cells


def is_allowed(cells: list[Cell], steps: tuple[str, ...], chosen: dict[str, str]) -> bool:
    if len(set(cells)) == len(cells):
        return True
    there_and_back = any(cells[n] == cells[n + 2] for n in range(len(cells) - 2))
    crossing = cells[1:].count(cells[0]) == 1 and len(set(cells[1:])) == len(steps)
    crosses = crossing and not there_and_back and cells[-1] != cells[0]
    return crosses and chosen["ark_start_tile"] == "pass_through"


def gained(pieces: list[Any], view: dict[str, Any]) -> list[int]:
    counted = [
        piece["seat"]
        for piece in pieces
        if piece and (piece["kind"] == "follower" or view["options"]["ark_counts_prophets"] == "true")
    ]
    return [counted.count(seat) for seat in range(view["players"])]


def slow_options(view: dict[str, Any]) -> list[str]:
    if view["ask"]["question"] == "PlaceTile":
        return list(slow_places(view))
    if view["ask"]["question"] == "Deploy":
        return [*slow_pieces(view), *slow_walks(view), "pass"]
    completed = {cell for parts in completed_cities(view) for cell, _ in parts}
    return [f"enter {x},{y}" for x, y in sorted(completed, key=reading)]


def completed_cities(view: dict[str, Any]) -> list[list[tuple[Cell, str]]]:
    """The first of the game: nothing has been completed before."""
    return [f.parts for f in Land(view).features() if f.kind == "c" and not f.open]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_options_are_those_of_a_slow_reading(players: int) -> None:
    asked = set()
    for number, (s, _, _) in enumerate(random_game(players, 20 + players)):
        if s.asks and (number % 2 or type(s.asks[-1]).__name__ == "EnterArk"):
            asked.add(type(s.asks[-1]).__name__)
            assert [str(action) for action in options(s)] == slow_options(GAME.view(s, None))
    assert "EnterArk" in asked


@pytest.mark.parametrize("number", [1, 2])
def test_places_too(number: int) -> None:
    """The other half of the questions, of other games."""
    for place, (s, _, _) in enumerate(random_game(2, 70 + number)):
        if s.asks and place % 2 == 0:
            assert [str(action) for action in options(s)] == slow_options(GAME.view(s, None))


@pytest.mark.parametrize("prophets", ["true", "false"])
def test_walks_with_options(prophets: str) -> None:
    chosen = {"ark_start_tile": "pass_through", "ark_counts_prophets": prophets}
    crossing = 0
    for seed in range(2):
        for s, _, _ in random_game(3, 40 + seed, **chosen):
            if s.asks and type(s.asks[-1]).__name__ == "Deploy":
                found = [text for text in map(str, options(s)) if text.startswith("ark ")]
                assert found == list(slow_walks(GAME.view(s, None)))
                crossing += sum(turns_back_to_the_start(text.split(" ")[2]) for text in found)
    assert crossing


def turns_back_to_the_start(route: str) -> bool:
    return walked((0, 0), tuple(route[:4]))[-1] == (0, 0)
