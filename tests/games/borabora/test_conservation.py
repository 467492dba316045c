"""Nothing is lost and nothing appears: every component and every point, against the log."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ludarium.core import News
from ludarium.games.borabora.inventory import GODS, INVENTORY
from tests.games.borabora.play import random_game

COST = {jewel["id"]: jewel["cost"] for jewel in INVENTORY["jewels"]}
YIELDED = {"sand", "wood", "stone"}


class Log:
    """What the events of a game add up to, by seat and by thing."""

    def __init__(self) -> None:
        self.n = Counter[tuple[str, str]]()

    def hear(self, news: Sequence[News]) -> None:
        for event in news:
            seat, *words = event.text.split(" ")
            for thing, n in _gains(words):
                self.n[seat, thing] += n
            if words[:1] == ["status"]:
                self.n[seat, "steps"] = int(words[1])
            if event.text.startswith("order "):
                for one in words:
                    self.n[one, "steps"] = 0

    def of(self, seat: int, thing: str) -> int:
        return self.n[f"p{seat + 1}", thing]


def _gains(words: list[str]) -> Iterator[tuple[str, int]]:
    """What an event means for the goods of its seat."""
    match words:
        case ["gains", "god", "tile"]:
            yield "gods", 1
        case ["gains", kind, *_] if kind in YIELDED:
            yield kind, 1
        case ["gains", n, goods]:
            yield goods.rstrip("s"), int(n)
        case ["calls", _, *payment]:
            yield from _paid(payment)
        case ["takes", one]:
            yield ("cards" if one in GODS else one[0]), 1
        case ["buys", jewel]:
            yield from (("shell", -COST[jewel]), ("jewels", 1))
        case ["scores", n, *_]:
            yield "points", int(n)
        case [verb, *_] if verb in MEANS:
            yield from MEANS[verb]


MEANS = {
    "draws": [("cards", 1)],
    "builds": [("material", -2), ("built", 1)],
    "settles": [("regions", 1)],
    "slides": [("slid", 1)],
    "fulfils": [("open", -1), ("fulfils", 1)],
    "drops": [("open", -1)],
    "drafts": [("open", 1)],
}


def _paid(payment: list[str]) -> list[tuple[str, int]]:
    if payment == ["tile"]:
        return [("gods", -1)]
    return [("offering", -1), ("cards", -1 if payment == ["card"] else -2)]


def check_goods(s: Any, log: Log) -> None:
    start = INVENTORY["start"]
    for seat, me in enumerate(s.boards):
        assert me.score == log.of(seat, "points") + log.of(seat, "start")
        assert me.offerings == start["offerings"] + log.of(seat, "offering") >= 0
        assert me.shells == log.of(seat, "shell") >= 0
        assert me.gods == 1 + log.of(seat, "gods") >= 0
        assert sum(me.cards) == log.of(seat, "cards") >= 0
        gained = sum(log.of(seat, kind) for kind in YIELDED)
        assert me.ritual.bit_count() + sum(me.aside) == gained + log.of(seat, "material")
        assert me.regions.bit_count() == log.of(seat, "regions")
        assert sum(pair >= 0 for pair in me.built) == log.of(seat, "built")
        assert [sum(one.sex == sex for one in me.people) for sex in (0, 1)] == [
            log.of(seat, "w"),
            log.of(seat, "m"),
        ]
        assert len(me.people) - len(me.unslid) == log.of(seat, "slid")
        assert len(me.jewels) == log.of(seat, "jewels")
        assert len(me.tasks) == 3 + log.of(seat, "open") <= 3
        assert len(me.fulfilled) == log.of(seat, "fulfils") <= 9
        assert s.steps[seat] == log.of(seat, "steps")


def check_boards(s: Any) -> None:
    for seat, me in enumerate(s.boards):
        assert me.row + me.stack + me.regions.bit_count() == 12
        assert min(me.row, me.stack) >= 0
        assert me.regions == sum(1 << region for region, huts in enumerate(s.huts) if seat in huts)
        assert me.row + len(me.people) - (me.lodger is not None) + me.free_in_row() == 11
        assert me.free_in_row() >= 0
        assert me.lodger is None or (me.lodger in me.people and me.stack == 0)
        assert not me.ritual & me.covered
        assert me.covered.bit_count() == 2 * sum(pair >= 0 for pair in me.built)
        assert sum(me.groups) == len(me.people)
        assert set(me.unslid) <= set(me.people)
        if s.rules.falls_back:
            assert me.priests + s.temple.count(seat) == 4
        assert len(me.dice) + sum(die.owner == seat for die in s.dice) in (0, 3)
    assert all(len(set(huts)) == len(huts) for huts in s.huts)


def check_tiles(s: Any) -> None:
    view = s.view(None)
    boards = view["boards"]
    shown = [*filter(None, view["women"]), *filter(None, view["men"]), *view["gone"]]
    shown += [one["tile"] for board in boards for one in board["people"]]
    tasks = [task for board in boards for task in [*board["tasks"], *board["fulfilled"]]] + view["tasks"]
    hidden = [one.id for pool in s.pools for one in pool] + [task.id for task in s.stock]
    light = [task["id"] for task in INVENTORY["tasks"] if task["shade"] == "light"]
    everything = [name for row in INVENTORY["people"] for sex in ("women", "men") for name in row[sex]]
    everything += [task["id"] for task in INVENTORY["tasks"] if task["shade"] == "dark"]
    dark = [name for name in [*shown, *hidden, *tasks] if name not in light]
    assert sorted(dark) == sorted(everything)
    assert len({name for name in tasks if name in light}) == sum(name in light for name in tasks)
    for colour, god in enumerate(GODS):
        hands = sum(board.cards[colour] for board in s.boards)
        deck = sum(card.colour == colour for card in s.deck)
        assert hands + deck + s.display[colour] + s.discard[colour] == 12, god
    assert sorted(fish.id for fish in s.fish) == sorted(row["id"] for row in INVENTORY["fish"])


def check_jewels(s: Any, gone: set[str]) -> None:
    """In their columns, bought, or gone with a column; what is gone never comes back."""
    here = [jewel.id for some in [*s.columns, *[me.jewels for me in s.boards]] for jewel in some]
    assert len(set(here)) == len(here)
    assert not gone & set(here)
    gone |= set(COST) - set(here)
    assert all(not column for column in s.columns[: s.round - 1])
    assert all(len(column) == 4 for column in s.columns[s.round :])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_conservation(players: int, seed: int) -> None:
    log, gone = Log(), set[str]()
    chosen = {"fallen_priest": "gone", "must_act": "false", "spare_points": "true"} if seed == 4 else {}
    for number, (s, news, _) in enumerate(random_game(players, seed, **chosen)):
        if not number:
            for place, seat in enumerate(s.order):
                log.n[f"p{seat + 1}", "start"] = place
        log.hear(news)
        check_goods(s, log)
        check_boards(s)
        check_tiles(s)
        check_jewels(s, gone)
        if s.news and any(event.text == "over" for event in s.news):
            assert s.round == 6
            assert not any(len(pool) for pool in s.pools)  # 6 x 6 uses them up (R50)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_god_tiles_of_the_temple_are_used_up(players: int) -> None:
    *_, (s, _, _) = random_game(players, 9)
    assert s.pile == 0
