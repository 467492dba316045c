"""What every answer gives, against a slow reading of the rules in a picture of the land."""

from collections import Counter
from typing import Any

import pytest

from ludarium import Luck, apply, find
from ludarium.games.ark import GAME
from tests.games.ark.picture import BESIDE, Cell, Feature, Land, cell_of, paint
from tests.games.ark.play import random_game

Pieces = dict[Cell, dict[str, Any]]


def most(pieces: list[dict[str, Any]]) -> list[int]:
    """§8 The seats with most pieces."""
    counted = Counter(piece["seat"] for piece in pieces)
    return [seat for seat, n in counted.items() if n == max(counted.values())]


class Ledger:
    """A view in which an answer is carried out by hand."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.land = Land(view)
        self.features = self.land.features()
        self.pieces: Pieces = {
            cell_of(tile["cell"]): tile["piece"] for tile in view["tiles"] if tile["piece"]
        }
        self.gained = Counter[int]()
        self.new = cell_of(view["ask"]["cell"])
        self.seat = view["ask"]["seat"]
        self.ark = view["ark"]

    def standing(self, feature: Feature) -> list[tuple[Cell, dict[str, Any]]]:
        return [
            (cell, self.pieces[cell])
            for cell, part in feature.parts
            if self.pieces.get(cell, {}).get("part") == part
        ]

    def answer(self, words: list[str]) -> None:
        match words:
            case ["ark", _, route]:
                self._walk(route)
            case ["follower" | "prophet" as kind, part]:
                self.pieces[self.new] = {"seat": self.seat, "kind": kind, "part": part}

    def _walk(self, route: str) -> None:
        x, y = cell_of(self.ark)
        for step in route:
            x, y = x + BESIDE[step.upper()][0], y + BESIDE[step.upper()][1]
            if (x, y) in self.pieces:
                self.gained[self.pieces[x, y]["seat"]] += 1

    def score_turn(self) -> None:
        """§7"""
        for kind in "rc":
            for feature in self.features:
                is_new = any(cell == self.new for cell, _ in feature.parts)
                if feature.kind == kind and is_new and not feature.open:
                    self._complete(feature)
        for cell in self._temples():
            near = self.cross(cell)
            if self.new in near and all(one in self.land.tiles for one in near):
                self._pay(near, 7)

    def _complete(self, feature: Feature) -> None:
        standing = self.standing(feature)
        value = (feature.tiles() + feature.good) * (2 if feature.kind == "c" else 1)
        for seat in most([piece for _, piece in standing]):
            own = [piece["kind"] for _, piece in standing if piece["seat"] == seat]
            self.gained[seat] += value * (2 if "prophet" in own else 1)
        for cell, _ in standing:
            del self.pieces[cell]

    def _temples(self) -> list[Cell]:
        return [cell for cell, tile in self.land.tiles.items() if paint(tile["name"]).temple]

    def cross(self, cell: Cell) -> list[Cell]:
        x, y = cell
        return [cell, (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]

    def _pay(self, cells: list[Cell], value: int) -> None:
        for seat in most([self.pieces[cell] for cell in cells if cell in self.pieces]):
            self.gained[seat] += value

    def score_the_end(self) -> None:
        """§13"""
        for cell in self._temples():
            if not all(one in self.land.tiles for one in self.cross(cell)):
                self._pay(self.cross(cell), 3)
        for feature in self.features:
            if feature.kind == "f":
                value = 2 * max(0, feature.good - feature.wolves)
            else:
                value = feature.tiles() + feature.good
            for seat in most([piece for _, piece in self.standing(feature)]):
                self.gained[seat] += value


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_points_and_pieces_are_those_of_a_slow_reading(players: int) -> None:
    before: dict[str, Any] = {}
    for s, _, action in random_game(players, 90 + players):
        view = GAME.view(s, None)
        if before and before["ask"]["question"] == "Deploy":
            ledger = Ledger(before)
            ledger.answer(action.split(" "))
            ledger.score_turn()
            if not view["ask"]:
                ledger.score_the_end()
            gained = [now - then for now, then in zip(view["points"], before["points"], strict=True)]
            assert gained == [ledger.gained[seat] for seat in range(players)]
            found = {cell_of(tile["cell"]): tile["piece"] for tile in view["tiles"] if tile["piece"]}
            assert found == ledger.pieces
        before = view
    assert before["ask"] is None


LOOP = """
rES 0,-1 p1@r0
rSW 1,-1
rNW 1,0
bag rEW
ask p1 PlaceTile xNES
"""


def test_a_loop_through_two_arms_of_a_crossing_is_completed_once() -> None:
    """The arms are roads of their own, and here the two ends of one."""
    s = GAME.read(LOOP, 2, GAME.settle({}))
    s.news = []
    apply(s, find(s, "tile 0,0 n"), Luck(1))
    apply(s, find(s, "pass"), Luck(1))
    said = [news.text for news in s.news]
    assert said.count("complete road 4 0,-1 1,-1 0,0 1,0") == said.count("p1 scores 4") == 1
