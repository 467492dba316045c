"""Nothing is lost and nothing appears: tiles, leaders, monuments, treasures and points, against the log."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from ludarium.cells import numbers
from ludarium.core import News
from ludarium.games.tigris import GAME
from ludarium.games.tigris.actions import MONUMENT
from ludarium.games.tigris.board import COLOUR, COLOURS, INVENTORY, NAME, TILES
from ludarium.games.tigris.survey import survey
from tests.games.tigris.play import around, random_game

GRID = INVENTORY["board"]["grid"]
CORNERS = set(INVENTORY["board"]["corners"])
TEMPLES = ("r.", "r*")


def is_river(name: str) -> bool:
    return str(GRID[int(name[1:]) - 1][ord(name[0]) - 65]) == "~"


def regions(cells: dict[str, str]) -> list[set[str]]:
    """By a slow search from scratch (§4.1)."""
    rest = {name for name, token in cells.items() if token != "XX"}
    found = []
    while rest:
        region, edge = set[str](), {min(rest)}
        while edge:
            region |= edge
            edge = {near for name in edge for near in around(name) if near in rest} - region
        found.append(region)
        rest -= region
    return found


class Log:
    """What the moves and events of a game add up to."""

    def __init__(self, players: int) -> None:
        self.points = Counter[tuple[str, str]]()
        self.treasures = Counter[str]()
        self.out = Counter[str]()  # tiles that have left the game, by colour
        self.drawn = Counter[str]()  # tiles that have left the bag

    def hear(self, news: Sequence[News], action: str, fought: str) -> None:
        kind, *rest = action.split(" ") or [""]
        if kind == "swap":
            self.out.update(rest[1:])
        if kind == "commit":
            self.out[fought] += int(rest[0])
        for event in news:
            self._add(event.text.split(" "))

    def _add(self, words: list[str]) -> None:
        match words:
            case [seat, "gains", n, colour, *_]:
                self.points[seat, colour] += int(n)
            case [seat, "takes", "treasure", *cells]:
                self.treasures[seat] += cells.index("leaving")
            case ["removed", colour, *cells]:
                self.out[colour] += len(cells)
            case [_, "draws", *colours]:
                self.drawn.update(colours)


def fought_with(s: Any) -> str:
    """The colour of the tiles that are being committed, if any."""
    ask = GAME.view(s, None)["ask"]
    if not ask or ask["question"] != "Support":
        return ""
    return "red" if ask["conflict"] == "revolt" else str(ask["colour"])


def on_board(cells: dict[str, str], colour: int) -> int:
    letter = COLOUR[colour][0] if COLOUR[colour] != "black" else "k"
    tokens = [f"{letter}.", f"#{letter}", *(["r*", "#*"] if letter == "r" else [])]
    return sum(token in tokens for token in cells.values())


def check_log(s: Any, log: Log) -> None:
    cells = GAME.view(s, None)["cells"]
    start = [10, 0, 0, 0]
    for c in COLOURS:
        hands = sum(one.hand[c] for one in s.dynasty)
        assert on_board(cells, c) + hands + s.bag.count(COLOUR[c]) + log.out[COLOUR[c]] == TILES[c]
        assert TILES[c] - start[c] - log.drawn[COLOUR[c]] == s.bag.count(COLOUR[c])
    for seat in range(s.players):
        assert list(s.dynasty[seat].points) == [log.points[f"p{seat + 1}", name] for name in COLOUR]
        assert s.dynasty[seat].taken == log.treasures[f"p{seat + 1}"]


def check_board(s: Any) -> None:
    view = GAME.view(s, None)
    cells = view["cells"]
    face_down = [name for name in cells if cells[name][0] == "#"]
    leaders = [token for token in cells.values() if token[0].isdigit()]
    assert len(face_down) == 4 * len(view["monuments"])
    told = survey(s, view)
    assert sorted([*view["monuments"].values(), *told["unused"]]) == sorted(MONUMENT)
    assert (
        len(set(leaders)) == len(leaders) == sum(bool(stands) for one in s.dynasty for stands in one.leader)
    )
    treasures = sum("*" in token for token in cells.values())
    assert treasures == told["treasures_left"] >= 1
    assert treasures + sum(one.taken for one in s.dynasty) == 10
    assert (
        sum(token == "XX" for token in cells.values()) + sum(one.catastrophes for one in s.dynasty)
        == 2 * s.players
    )
    for name, token in cells.items():
        farm, dead = token in ("b.", "#b"), token == "XX"
        assert dead or is_river(name) == farm


def check_regions(s: Any) -> None:
    """Those that are kept, against those that are searched; in a war the uniting tile is not yet there."""
    view = GAME.view(s, None)
    cells = dict(view["cells"])
    ask = view["ask"] or {}
    if ask.get("question") == "ChooseWar" or ask.get("conflict") == "war":
        del cells[ask["cell"]]
    kept = [sorted(NAME[n] for n in numbers(region)) for region in s.regions]
    assert sorted(kept) == sorted(sorted(region) for region in regions(cells))


def check_settled(s: Any) -> None:
    """What is so after every completed action (rules.md §13)."""
    cells = GAME.view(s, None)["cells"]
    for region in regions(cells):
        leaders = [cells[name] for name in region if cells[name][0].isdigit()]
        assert len({token[1] for token in leaders}) == len(leaders)
        if any(token[1] == "G" for token in leaders):
            assert sum("*" in cells[name] for name in region) <= 1
    for name, token in cells.items():
        if token[0].isdigit():
            assert any(cells.get(near) in TEMPLES for near in around(name))
    hands = [s.dynasty[seat].held() for seat in range(s.players)]
    assert max(hands) <= 6
    assert hands == [6] * s.players or s.left == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_conservation(players: int, seed: int) -> None:
    log = Log(players)
    fought = ""
    for s, news, action in random_game(players, seed):
        log.hear(news, action, fought)
        check_log(s, log)
        check_board(s)
        check_regions(s)
        if s.asks and type(s.asks[-1]).__name__ == "TakeAction":
            check_settled(s)
        fought = fought_with(s)
