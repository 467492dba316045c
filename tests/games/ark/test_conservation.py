"""Nothing is lost and nothing appears: tiles, followers, prophets and points, against the log."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from ludarium.core import News
from ludarium.games.ark import GAME
from ludarium.games.ark.inventory import INVENTORY
from ludarium.games.ark.land import Land
from ludarium.games.ark.survey import survey
from tests.games.ark.play import random_game

SET = Counter({row["name"]: row["count"] for row in INVENTORY["tiles"]})


class Log:
    """What the moves and events of a game add up to."""

    def __init__(self, players: int) -> None:
        self.seats = [f"p{seat + 1}" for seat in range(players)]
        self.points = Counter[str]()
        self.drawn = Counter[str]()
        self.out: list[str] = []
        self.placed = Counter[str]()
        self.stands: dict[str, tuple[str, str]] = {}  # by cell: whose piece, and of what kind
        self.boxed: list[str] = []
        self.ark: str | None = None
        self.hand, self.cell = "", ""

    def hear(self, seat: str, action: str, news: Sequence[News]) -> None:
        self._do(seat, action.split(" "))
        for event in news:
            self._add(event.text.split(" "))

    def _do(self, seat: str, words: list[str]) -> None:
        match words:
            case ["tile", cell, _]:
                self.placed[self.hand] += 1
                self.cell = cell
            case ["follower" | "prophet" as kind, _]:
                self.stands[self.cell] = (seat, kind)

    def _add(self, words: list[str]) -> None:
        match words:
            case [_, "draws", name]:
                self.drawn[name] += 1
                self.hand = name
            case [_, "discards", name]:
                self.out.append(name)
            case [seat, "scores", n, *_]:
                self.points[seat] += int(n)
            case [seat, "returns", cell]:
                assert self.stands.pop(cell) == (seat, "follower")
            case [seat, "boxes", cell]:
                assert self.stands.pop(cell) == (seat, "prophet")
                self.boxed.append(seat)
            case ["ark", "enters", cell]:
                assert self.ark is None
                self.ark = cell
            case ["ark", "moves", start, *cells]:
                assert self.ark == start
                self.ark = cells[-1]


def check_tiles(view: dict[str, Any], log: Log) -> None:
    """Every tile is drawn once, and then placed or thrown out."""
    on_table = Counter(tile["name"] for tile in view["tiles"])
    in_hand = [view["ask"]["tile"]] if view["ask"] and "tile" in view["ask"] else []
    assert on_table + Counter(view["bag"]) + Counter(view["out"]) + Counter(in_hand) == SET
    assert on_table == log.placed + Counter(["cN.rEW"])
    assert Counter(view["bag"]) == SET - log.drawn - Counter(["cN.rEW"])
    assert view["out"] == log.out


def check_pieces(view: dict[str, Any], log: Log) -> None:
    found = {
        tile["cell"]: (f"p{tile['piece']['seat'] + 1}", tile["piece"]["kind"])
        for tile in view["tiles"]
        if tile["piece"]
    }
    assert found == log.stands
    for seat, name in enumerate(log.seats):
        followers = sum(piece == (name, "follower") for piece in found.values())
        assert view["followers"][seat] + followers == 7
        where = "board" if (name, "prophet") in found.values() else "box" if name in log.boxed else "supply"
        assert view["prophets"][seat] == where


def check_settled(s: Land, view: dict[str, Any]) -> None:
    """After the scoring no complete road or city carries a piece."""
    for key, feature in survey(s, view)["features"].items():
        if key.split(" ")[1][0] in "cr" and "open" not in feature:
            assert "owners" not in feature


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_conservation(players: int) -> None:
    for seed in range(3):
        log, asked, before = Log(players), "", [0] * players
        for s, news, action in random_game(players, 100 * players + seed):
            log.hear(asked, action, news)
            view = GAME.view(s, None)
            check_tiles(view, log)
            check_pieces(view, log)
            assert view["ark"] == log.ark
            assert view["points"] == [log.points[seat] for seat in log.seats]
            assert all(now >= then for now, then in zip(view["points"], before, strict=True))
            before = view["points"]
            if not view["ask"] or view["ask"]["question"] != "Deploy":
                check_settled(s, view)
            asked = f"p{view['ask']['seat'] + 1}" if view["ask"] else ""


def test_seats_take_turns() -> None:
    """p1, p2 ... and round again, every turn one tile."""
    seats = [
        view["ask"]["seat"]
        for s, _, _ in random_game(5, 3)
        if (view := GAME.view(s, None))["ask"] and view["ask"]["question"] == "PlaceTile"
    ]
    assert seats == [number % 5 for number in range(len(seats))]
