"""Nothing is lost and nothing appears: every component and every point, against the log."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ludarium.core import News
from ludarium.games.borabora import GAME
from ludarium.games.borabora.inventory import GODS, INVENTORY
from tests.games.borabora.play import board_of, random_game

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
    view = GAME.view(s, None)
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


def slow_end(view: dict[str, Any]) -> Iterator[str]:
    """§8.2, from what lies on the table when the game is over."""
    values = {fish["id"]: fish["value"] for fish in INVENTORY["fish"]}
    points = {jewel["id"]: jewel["points"] for jewel in INVENTORY["jewels"]}
    for seat in view["order"]:
        me = board_of(view, seat)
        held = [region for region, huts in view["map"].items() if huts[0] == seat]
        covered = len(me["ritual"]) + 2 * len(me["built"])
        scored = {
            "god tiles": 2 * me["gods"],
            "held fish": sum(values[view["fish"][region]] for region in held),
            "jewels": sum(points[jewel] for jewel in me["jewels"]),
            "nine tasks": 6 * (len(me["fulfilled"]) == 9),
            "six jewels": 6 * (len(me["jewels"]) == 6),
            "full ritual": 6 * (covered == 12),
            "six buildings": 6 * (len(me["built"]) == 6),
            "twelve regions": 6 * (len(me["regions"]) == 12),
            "twelve people": 6 * (len(me["people"]) == 12),
        }
        yield from (f"p{seat + 1} scores {n} {why}" for why, n in scored.items() if n)
    yield "over"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40, 44))
def test_the_end_is_scored_as_a_slow_reading_scores_it(players: int, seed: int) -> None:
    *_, (s, news, _) = random_game(players, seed)
    expected = list(slow_end(GAME.view(s, None)))
    assert [event.text for event in news][-len(expected) :] == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_status_and_temple_are_scored_as_a_slow_reading_scores_them(players: int) -> None:
    """§6.11: told one behind the other, between the last answer of phase B and the first of phase C."""
    scored = 0
    worth = INVENTORY["rounds"]["priest_points"]
    before: dict[str, Any] = {}
    for s, news, action in random_game(players, 50 + players):
        texts = [event.text for event in news]
        if any(text.startswith("order ") for text in texts):
            order = before["order"]
            steps = {seat: board_of(before, seat)["steps"] for seat in order}
            priests = list(GAME.view(s, None)["temple"].values())
            expected = [f"p{seat + 1} scores {steps[seat]} status" for seat in order if steps[seat]]
            track = [seat for stack in before["status"] for seat in stack["seats"]]
            expected.append(f"order {' '.join(f'p{seat + 1}' for seat in track)}")
            for seat in order:
                n = priests.count(seat) * worth[before["round"] - 1]
                expected += [f"p{seat + 1} scores {n} temple"] if n else []
            at = texts.index(expected[0])
            assert (action, texts[at : at + len(expected)]) == ("pass", expected)
            scored += 1
        before = GAME.view(s, None)
    assert scored == 6
