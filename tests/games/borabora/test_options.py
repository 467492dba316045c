"""The options of the larger questions, against a slow reading of the rules on what the seat sees."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from ludarium import options
from ludarium.games.borabora import GAME
from ludarium.games.borabora.inventory import GODS, INVENTORY
from tests.games.borabora.play import board_of, cards_left, random_game

View = dict[str, Any]
ACTIONS = ["helper", "temple", "build", "woman", "man", "land", "water"]
SPACES = {row["id"]: (row["row"], row["col"]) for row in INVENTORY["ritual_spaces"]}
TYPES = {row["id"]: row for row in INVENTORY["people"]}
REGIONS = [row["id"] for row in INVENTORY["regions"]]


def slow_regions(me: View, way: str, value: int) -> set[str]:
    """§6.1"""
    if me["huts"]["row"] + me["huts"]["stack"] == 0:
        return set()
    found = set[str]()
    for path in INVENTORY["paths"]:
        for here, there in (path["between"], path["between"][::-1]):
            fits = path["way"] == way and path["value"] <= value
            if fits and here in me["regions"] and there not in me["regions"]:
                found.add(there)
    return found


def slow_huts(me: View, way: str, value: int) -> Iterator[str]:
    for region in REGIONS:
        if region in slow_regions(me, way, value):
            yield from (f"hut {region} {place}" for place in ("row", "stack") if me["huts"][place])


def slow_people(view: View, me: View, sex: str, value: int) -> list[str]:
    """§6.2"""
    row = view["women" if sex == "woman" else "men"]
    return [f"take {sex} {space}" for space in range(1, value + 1) if row[space - 1] and me["free"]]


def slow_buildings(me: View, value: int) -> list[str]:
    """§6.6"""
    found = []
    for tile in range(1, value + 1):
        for a, b in product(me["ritual"], me["ritual"]):
            (row, column), (other_row, other_column) = SPACES[a], SPACES[b]
            near = (other_row - row, other_column - column) in ((0, 1), (1, 0))
            if str(tile) not in me["built"] and near:
                found.append(f"build {tile} {a} {b}")
    return found


def slow_can(view: View, me: View, action: str, value: int) -> bool:
    """R4: whether it can be carried out completely."""
    match action:
        case "helper":
            return True
        case "temple":
            return bool(me["priests"])
        case "build":
            return bool(slow_buildings(me, value))
        case "woman" | "man":
            return bool(slow_people(view, me, action, value))
    return bool(slow_regions(me, action, value))


def slow_calls(god: str, cards: Sequence[str], offerings: int, tiles: int) -> Iterator[tuple[str, Any]]:
    """§7: how a god can be paid, and what is left then."""
    if offerings:
        if god in cards:
            yield f"{god} card", (_without(cards, god), offerings - 1, tiles)
        for pair in GODS:
            if pair != god and cards.count(pair) > 1:
                left = _without(_without(cards, pair), pair)
                yield f"{god} pair {pair}", (left, offerings - 1, tiles)
    if tiles:
        yield f"{god} tile", (cards, offerings, tiles - 1)


def _without(cards: Sequence[str], card: str) -> list[str]:
    at = cards.index(card)
    return [*cards[:at], *cards[at + 1 :]]


def slow_dice(view: View, me: View) -> Iterator[str]:
    """§5.1"""
    purse = (me["cards"], me["offerings"], me["gods"])
    for die in set(me["dice"]):
        yield f"die {die} fish"
        for tile, action in product(view["dice"], ACTIONS):
            if action not in tile.split("_"):
                continue
            lower = all(die < other["face"] for other in view["dice"][tile])
            blues = [("", purse)] if lower else list(slow_calls("blue", *purse))
            for blue, left in blues:
                if slow_can(view, me, action, die):
                    yield f"{blue} die {die} {action}".strip()
                if die < 6 and slow_can(view, me, action, 6):
                    yield from (
                        f"{blue} {white} die {die} {action}".strip()
                        for white, _ in slow_calls("white", *left)
                    )


def slow_strength(me: View, group: str, factor: int) -> int:
    sex, kind = group.split(" ")
    n = sum(one["tile"].startswith(f"{sex[0]}-{kind}-") for one in me["people"])
    strength: int = factor * TYPES[kind]["strength"][n - 1] if n else 0
    cap: int = TYPES[kind].get("cap", strength)
    return min(strength, cap)


def slow_useful(view: View, me: View, group: str, factor: int) -> bool:
    """R31"""
    kind = TYPES[group.split(" ")[1]]
    if "action" in kind:
        return slow_can(view, me, kind["action"], slow_strength(me, group, factor))
    if kind["gain"] == "move_hut":
        return me["huts"]["row"] > 0 and not any(one["stack"] for one in me["people"])
    return kind["gain"] != "god_card" or bool(cards_left(view) + len(view["discard"] + view["display"]))


def slow_groups(view: View, me: View) -> Iterator[str]:
    """§6.10, §7"""
    yield "pass"
    groups = [f"{sex} {kind}" for sex in ("woman", "man") for kind in TYPES]
    mine = [group for group in groups if slow_strength(me, group, 1)]
    used = [f"{'woman' if name[0] == 'w' else 'man'} {name[2:]}" for name in view["used"]]
    sexes = [group.split(" ")[0] for group in used]
    calls = [] if view["green"] else list(slow_calls("green", me["cards"], me["offerings"], me["gods"]))
    for group in mine:
        sex, useful = group.split(" ")[0], slow_useful(view, me, group, 1)
        if sex not in sexes:
            if useful:
                yield f"use {group}"
            if slow_strength(me, group, 2) > slow_strength(me, group, 1) and slow_useful(view, me, group, 2):
                yield from (f"{green} double {group}" for green, _ in calls)
        elif group not in used and useful:
            yield from (f"{green} extra {group}" for green, _ in calls)


def slow_options(view: View, me: View) -> list[str] | None:
    """None for questions that are not read here."""
    ask = view["ask"]
    match ask["question"]:
        case "PlaceDie":
            return list(slow_dice(view, me))
        case "Expand":
            return list(slow_huts(me, ask["way"], ask["reach"]))
        case "TakePerson":
            return slow_people(view, me, ask["sex"], ask["reach"])
        case "Build":
            return slow_buildings(me, ask["reach"])
        case "UsePeople":
            return list(slow_groups(view, me))
    return None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(20, 28))
def test_options_are_those_of_a_slow_reading(players: int, seed: int) -> None:
    read = 0
    for s, _, _ in random_game(players, seed):
        if s.asks:
            seat = s.asks[-1].seat
            view = GAME.view(s, seat)
            slow = slow_options(view, board_of(view, seat))
            read += slow is not None
            assert slow is None or sorted(map(str, options(s))) == sorted(slow)
    assert read > 60
