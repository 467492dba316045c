"""Whatever the views of three games tell stands in their rows, where the layout says."""

from typing import Any

import numpy as np
import pytest

from ludarium.games.ark.observe import NAMES
from ludarium.games.tigris.actions import MONUMENT
from ludarium.registry import game
from ludarium.research import Encoder
from tests.research.test_observe import states

COLOURS = ("red", "black", "blue", "green")
LETTERS = "RKBG"
EVERY = 6  # of how many positions one is looked at


class Seen:
    """A position, and what one seat is told of it in both ways; seats are counted from the own."""

    def __init__(self, name: str, players: int, state: Any, seat: int) -> None:
        encoder = Encoder(name, players, dtype=np.uint8)
        self.players, self.seat = players, seat
        self.view = game(name).view(state, seat)
        self.row = encoder.layout.named(encoder.write(state, seat))
        self.order = [(seat + n) % players for n in range(players)]

    def turned(self, some: Any) -> list[Any]:
        """What is told by seat, the own first."""
        return [some[seat] for seat in self.order]

    def is_one(self, field: str, seat: int | None) -> None:
        """Only this seat is marked in the field, or none."""
        assert self.row[field].tolist() == [seat == one for one in self.order]


def seen(name: str, options: dict[str, Any] | None = None) -> Any:
    for players in game(name).seats:
        for number, state in enumerate(states(name, players, seed=30 + players, options=options)):
            if number % EVERY == 0 or not state.asks:
                for seat in range(players):
                    yield Seen(name, players, state, seat)


# Tigris & Euphrates.


def at(cell: str) -> tuple[int, int]:
    return int(cell[1:]) - 1, ord(cell[0]) - ord("A")


def planes(one: Seen, field: str) -> set[tuple[int, int, int]]:
    """Where there is something: channel, row, column."""
    return set(zip(*(part.tolist() for part in np.nonzero(one.row[field])), strict=True))


def tokens(one: Seen) -> dict[str, set[tuple[int, int, int]]]:
    """The planes that the words of the view draw."""
    found: dict[str, set[tuple[int, int, int]]] = {
        name: set() for name in ("tiles", "beneath", "ruins", "leaders", "treasures")
    }
    for cell, token in one.view["cells"].items():
        if token == "XX":
            found["ruins"].add((0, *at(cell)))
        elif token[0] == "#":
            found["beneath"].add((LETTERS.lower().find(token[1]) if token[1] != "*" else 0, *at(cell)))
        elif token[0].isdigit():
            place = one.order.index(int(token[0]) - 1)
            found["leaders"].add((4 * place + LETTERS.index(token[1]), *at(cell)))
        else:
            found["tiles"].add((LETTERS.lower().index(token[0]), *at(cell)))
        if token[1] == "*":
            found["treasures"].add((0, *at(cell)))
    return found


@pytest.mark.parametrize("options", [{}, {"points": "open", "support": "useful"}])
def test_tigris(options: dict[str, Any]) -> None:
    for one in seen("tigris", {name: value for name, value in options.items() if value in allowed(name)}):
        view, row = one.view, one.row
        for field, drawn in tokens(one).items():
            assert planes(one, field) == drawn, field
        assert row["hand"].tolist() == [view["hands"][one.seat].count(letter) for letter in LETTERS]
        held = [hand if isinstance(hand, int) else len(hand) for hand in one.turned(view["hands"])]
        assert row["hands"].tolist() == held
        assert row["known"].tolist() == [points is not None for points in one.turned(view["points"])]
        assert row["points"].tolist() == [points or [0] * 4 for points in one.turned(view["points"])]
        assert row["taken"].tolist() == [taken or 0 for taken in one.turned(view["treasures"])]
        assert row["catastrophes"].tolist() == one.turned(view["catastrophes"])
        assert row["bag"] == view["bag"] and row["left"] == view["turn"]["left"]
        assert row["unused"].tolist() == [name not in view["monuments"].values() for name in MONUMENT]
        one.is_one("turn", view["turn"]["seat"])
        assert row["place"].tolist() == [seat == one.seat for seat in range(one.players)]
        memory = view["memory"]
        assert (
            row["gone"].tolist() == memory["gone"] and row["thrown"].tolist() == memory["swapped"][one.seat]
        )
        swapped = [n if isinstance(n, int) else sum(n) for n in one.turned(memory["swapped"])]
        assert row["swapped"].tolist() == swapped
        must_tell_the_conflict(one)


def allowed(option: str) -> tuple[object, ...]:
    return game("tigris").options[option].values


def must_tell_the_conflict(one: Seen) -> None:
    ask, row = one.view["ask"] or {"question": None, "seat": None}, one.row
    kinds = ("TakeAction", "ChooseWar", "Support", "BuildMonument", "LeaveTreasure")
    assert row["question"].tolist() == [ask["question"] == kind for kind in kinds]
    one.is_one("asked", ask["seat"])
    named = [ask["cell"]] if ask.get("cell") else ask.get("cells", [])
    assert planes(one, "asked_at") == {(0, *at(cell)) for cell in named}
    assert row["war"].tolist() == [ask.get("colour") == colour for colour in COLOURS]
    assert row["is_war"] == (ask.get("conflict") == "war")
    sides = [(n, *at(ask[side])) for n, side in enumerate(("attacker", "defender")) if side in ask]
    assert planes(one, "conflict") == set(sides)
    committed = ask.get("committed")
    assert row["committed"].tolist() == ([0, 0] if committed is None else [6, committed])


# The Ark of the Covenant.


@pytest.mark.parametrize("options", [{}, {"ark_start_tile": "pass_through", "incomplete_count": "parts"}])
def test_ark(options: dict[str, Any]) -> None:
    for one in seen("ark", options):
        view, row = one.view, one.row
        must_draw_the_land(one)
        assert row["points"].tolist() == one.turned(view["points"])
        assert row["supply"].tolist() == one.turned(view["followers"])
        where = one.turned(view["prophets"])
        assert row["prophet"].tolist() == [
            [here == at for at in ("supply", "board", "box")] for here in where
        ]
        assert row["bag"].tolist() == [view["bag"].get(name, 0) for name in NAMES]
        assert row["out"].tolist() == [view["out"].count(name) for name in NAMES]
        ask = view["ask"] or {"question": None, "seat": None}
        kinds = ("PlaceTile", "Deploy", "EnterArk")
        assert row["question"].tolist() == [ask["question"] == kind for kind in kinds]
        one.is_one("asked", ask["seat"])
        assert row["drawn"].tolist() == [ask.get("tile") == name for name in NAMES]
        named = [ask["cell"]] if "cell" in ask else ask.get("cells", [])
        assert planes(one, "asked_at") == {(0, *spot(cell)) for cell in named}
        assert planes(one, "ark") == ({(0, *spot(view["ark"]))} if view["ark"] else set())


def spot(cell: str) -> tuple[int, int]:
    x, y = map(int, cell.split(","))
    return y + 15, x + 15


def must_draw_the_land(one: Seen) -> None:
    row, tiles = one.row, one.view["tiles"]
    assert planes(one, "laid") == {(0, *spot(tile["cell"])) for tile in tiles}
    assert planes(one, "turn") == {("nesw".index(tile["turn"]), *spot(tile["cell"])) for tile in tiles}
    assert {NAMES[row["tile"][0][spot(tile["cell"])] - 1] for tile in tiles} == {
        tile["name"] for tile in tiles
    }
    assert all(NAMES[row["tile"][0][spot(tile["cell"])] - 1] == tile["name"] for tile in tiles)
    for kind in ("follower", "prophet"):
        standing = [tile for tile in tiles if tile["piece"] and tile["piece"]["kind"] == kind]
        drawn = {(one.order.index(tile["piece"]["seat"]), *spot(tile["cell"])) for tile in standing}
        assert planes(one, f"{kind}s") == drawn
    parts = [f"{kind}{n}" for kind in "crf" for n in range(4)]
    stands = {(parts.index(t["piece"]["part"]), *spot(t["cell"])) for t in tiles if t["piece"]}
    assert planes(one, "part") == stands
    assert (row["sides"].sum(0) == 4 * row["laid"][0]).all()


# Bora Bora.

INVENTORY = game("borabora").components
GODS = [god["id"] for god in INVENTORY["gods"]]
TYPES = [row["id"] for row in INVENTORY["people"]]
GROUP_OF = {
    name: (0 if those == "women" else len(TYPES)) + kind
    for those in ("women", "men")
    for kind, row in enumerate(INVENTORY["people"])
    for name in row[those]
}
TASKS = [row["id"] for row in INVENTORY["tasks"]]
JEWELS = [row["id"] for row in INVENTORY["jewels"]]
REGIONS = [row["id"] for row in INVENTORY["regions"]]
FISH = [row["id"] for row in INVENTORY["fish"]]
SPACES = [row["id"] for row in INVENTORY["ritual_spaces"]]


def ticked(row: Any, names: list[str], those: Any) -> None:
    assert row.tolist() == [name in those for name in names]


def groups(people: list[str]) -> list[int]:
    found = [GROUP_OF[name] for name in people]
    return [found.count(group) for group in range(2 * len(TYPES))]


@pytest.mark.parametrize("options", [{}, {"must_act": "false", "spare_points": "true"}])
def test_borabora(options: dict[str, Any]) -> None:
    for one in seen("borabora", {k: v for k, v in options.items() if k in game("borabora").options}):
        view, row = one.view, one.row
        assert row["round"].argmax() == view["round"] - 1 and row["pile"] == view["pile"]
        one.is_one("turn", view["turn"])
        places = [[view["order"].index(seat) == n for n in range(one.players)] for seat in one.order]
        assert row["order"].tolist() == places
        steps = {seat: stack["at"] for stack in view["status"] for seat in stack["seats"]}
        assert row["steps"].tolist() == one.turned(steps)
        track = [seat for stack in view["status"] for seat in stack["seats"]]
        assert row["track"].argmax(1).tolist() == [track.index(seat) for seat in one.order]
        temple = [
            one.turned([view["temple"].get(str(n)) == s for s in range(one.players)]) for n in range(1, 7)
        ]
        assert row["temple"].tolist() == temple
        assert [FISH[n] for n in row["fish"].argmax(1)] == [view["fish"][region] for region in REGIONS]
        there = [view["map"].get(region, []) for region in REGIONS]
        assert row["huts"].tolist() == [[seat in huts for seat in one.order] for huts in there]
        assert row["holder"].tolist() == [[huts[:1] == [seat] for seat in one.order] for huts in there]
        assert row["hand"].tolist() == [view["boards"][one.seat]["cards"].count(god) for god in GODS]
        for field in ("display", "discard"):
            assert row[field].tolist() == [view[field].count(god) for god in GODS]
        ticked(row["drafts"], TASKS, view["tasks"])
        ticked(row["columns"], JEWELS, [jewel for column in view["jewels"] for jewel in column])
        ticked(row["tasks_gone"], TASKS, view["gone"])
        assert row["people_gone"].tolist() == groups([name for name in view["gone"] if name in GROUP_OF])
        for place, seat in enumerate(one.order):
            must_tell_the_board(row, view["boards"][seat], place)
        must_tell_the_offers(one)


def must_tell_the_board(row: Any, board: dict[str, Any], place: int) -> None:
    assert row["score"][place] == board["score"]
    assert row["dice"][place].tolist() == [board["dice"].count(face) for face in range(1, 7)]
    assert (row["in_row"][place], row["on_stack"][place]) == (board["huts"]["row"], board["huts"]["stack"])
    assert row["people"][place].tolist() == groups([one["tile"] for one in board["people"]])
    assert row["unslid"][place].tolist() == groups(
        [one["tile"] for one in board["people"] if not one["slid"]]
    )
    assert row["lodger"][place] == any(one["stack"] for one in board["people"])
    ticked(row["ritual"][place], SPACES, board["ritual"])
    ticked(row["covered"][place], SPACES, [space for pair in board["built"].values() for space in pair])
    ticked(row["built"][place], list("123456"), board["built"])
    materials = ("sand", "wood", "stone")
    assert row["aside"][place].tolist() == [board["aside"].count(kind) for kind in materials]
    cards = board["cards"]
    assert row["cards"][place] == (cards if isinstance(cards, int) else len(cards))
    for field in ("offerings", "shells", "gods", "priests"):
        assert row[field][place] == board[field], field
    for field, names in (("jewels", JEWELS), ("tasks", TASKS), ("fulfilled", TASKS)):
        ticked(row[field][place], names, board[field])


def must_tell_the_offers(one: Seen) -> None:
    view, row = one.view, one.row
    for sex, those in enumerate(("women", "men")):
        for space, name in enumerate(view[those]):
            assert np.flatnonzero(row["row_of"][sex][space]).tolist() == ([GROUP_OF[name]] if name else [])
    used = [f"{'wm'[n // len(TYPES)]}-{TYPES[n % len(TYPES)]}" for n in np.flatnonzero(row["used"])]
    assert sorted(used) == sorted(view["used"]) and row["green"] == view["green"]
    ask = view["ask"] or {"seat": None}
    one.is_one("asked", ask["seat"])
    assert row["question"].sum() == (view["ask"] is not None) and row["later"].sum() == max(
        0, len(view["asks"]) - 1
    )
    value = next((ask[name] for name in ("reach", "points", "left", "most") if name in ask), 0)
    assert row["value"] == value
    if "region" in ask:
        assert REGIONS[row["region"].argmax()] == ask["region"]
