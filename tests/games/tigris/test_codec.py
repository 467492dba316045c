"""Views, the valleys built from them, and positions as text: each leads back to where it came from."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludarium import Luck
from ludarium.core import ALL, BadPosition, View, options
from ludarium.games.tigris import GAME
from ludarium.games.tigris.seen import build, deal, view
from ludarium.games.tigris.text import parse, text
from tests.games.tigris.play import random_game
from tests.games.tigris.test_positions import POSITION
from tests.games.tigris.test_rules import CASES
from tests.games.tigris.test_views import MONUMENT, REVOLT, TREASURES, WAR

DERIVED = {"memory"}


def said(seen: View) -> View:
    """Without what follows from the rest, and without what the table no longer shows."""
    ask = seen["ask"] and {"question": seen["ask"]["question"]}
    return {key: value for key, value in seen.items() if key not in DERIVED} | {"ask": ask}


def positions() -> Iterator[tuple[Any, View]]:
    """Every position of games of each number of seats, as everybody together sees it."""
    for players in (2, 3, 4):
        for s, _, _ in random_game(players, 50 + players, points="open" if players == 3 else "hidden"):
            yield s, view(s, ALL)


def test_a_view_of_everything_is_a_whole_position() -> None:
    for s, whole in positions():
        again = build(json.loads(json.dumps(whole)))
        assert view(again, ALL) == whole
        assert list(map(str, options(again))) == list(map(str, options(s)))
        assert again.scores() == s.scores()


def test_a_text_says_all_but_what_the_board_and_memory_tell() -> None:
    for s, whole in positions():
        read = parse(text(whole), s.players, {"support": "free", "points": whole["rules"]["points"]})
        assert said(read) == said(whole)
        assert text(read) == text(whole)
        assert list(read["cells"]) == list(whole["cells"])


def test_what_is_dealt_changes_nothing_that_was_told() -> None:
    for number, (s, whole) in enumerate(positions()):
        if number % 7 == 0:
            assert deal(whole, Luck(1)) == whole
            for seat in (None, *range(s.players)):
                seen = view(s, seat)
                before = copy.deepcopy(seen)
                world = build(deal(seen, Luck(number)))
                assert seen == before == view(world, seat)
                assert view(build(view(world, ALL)), seat) == seen


@pytest.mark.parametrize(
    "case", [case for case in CASES if "position" in case.keys], ids=lambda case: case.id
)
def test_every_position_of_a_case_leads_back_to_itself(case: Any) -> None:
    chosen = GAME.settle(case.get("options", {}))
    read = parse(case.keys["position"], int(case.get("players", 2)), chosen)
    whole = view(build(read), ALL)
    assert said(read) == said(whole)
    assert view(build(whole), ALL) == whole


# No view is trusted.

VIEWS = [
    view(GAME.read(position, players, {}), ALL)
    for position, players in [
        (POSITION, 3),
        (f"{WAR}ask: wars I5", 2),
        (f"{REVOLT}ask: revolt D6 1", 2),
        (f"{MONUMENT}ask: monument G5", 2),
        (f"{TREASURES}ask: treasure", 2),
        ("board: start\nhands: RRRKKK BBBGGG\nask: over", 2),
    ]
]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Everything inside, as where it is and by which name."""
    inside = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    deeper = [place for _, one in inside if isinstance(one, dict | list) for place in places(one)]
    return [(value, name) for name, _ in inside] + deeper


def damage(whole: View, chance: random.Random) -> View:
    """Something is dropped, doubled, changed or swapped with something else."""
    seen = copy.deepcopy(whole)
    for _ in range(chance.choice((1, 1, 2))):
        (one, name), (other, other_name) = chance.choice(places(seen)), chance.choice(places(seen))
        match chance.randrange(4):
            case 0:
                del one[name]
            case 1 if isinstance(one, list):
                one.insert(name, one[name])
            case 2:
                one[name] = chance.choice(
                    [None, -1, 99, 10**30, 1.5, True, "", "x", "1K", "A1", [], {}, [0], {"x": 1}]
                )
            case _:
                one[name], other[other_name] = other[other_name], one[name]
    return seen


@pytest.mark.parametrize("whole", VIEWS, ids=lambda whole: str(whole["ask"] and whole["ask"]["question"]))
def test_a_damaged_view_is_refused_or_makes_sense(whole: View) -> None:
    chance = random.Random(1)
    refused = 0
    for _ in range(500):
        seen = damage(whole, chance)
        try:
            s = build(seen)
        except BadPosition:
            refused += 1
        else:
            assert view(build(view(s, ALL)), ALL) == view(s, ALL)
            assert GAME.write(GAME.read(GAME.write(s), 2, {})) == GAME.write(s)
            if s.asks:
                assert options(s)
    assert 100 < refused < 500


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_is_dealt_to_a_damaged_view(seat: int | None) -> None:
    chance = random.Random(2)
    seen = view(build(VIEWS[0]), seat)
    refused = 0
    for _ in range(500):
        damaged = damage(seen, chance)
        try:
            build(deal(damaged, Luck(1)))
        except BadPosition:
            refused += 1
    assert 100 < refused < 500
