"""The rules of Druidenwalzer: cases, golden games, conservation, the figures of automatic play."""

import os
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ludarium import Luck, Record, apply, cases, game, options, playout, verify
from ludarium.core import BadPosition
from ludarium.testing import check

HERE = Path(__file__).parent
DRUIDS = game("druids")
CASES = cases.read(HERE / "cases.md") + cases.read(HERE / "more-cases.md")
RECORDS = sorted((HERE / "records").glob("*.txt"))
GAMES = int(os.environ.get("LUDARIUM_GAMES", "100"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: cases.Case) -> None:
    assert cases.run(DRUIDS, case).failures == []


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


def test_there_are_golden_games() -> None:
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert str(record) == path.read_text(encoding="utf-8")
    assert record.replay().scores() == record.result
    assert verify(record).outcomes > 0


def test_the_contract() -> None:
    report = check(DRUIDS, GAMES)
    assert report.games == GAMES
    assert report.compared > report.otherwise > GAMES


@pytest.mark.parametrize(
    "chosen",
    [
        {"empty_tree": "no_fight", "refill": "on_play", "reshuffle": "eager"},
        {"handicap_moon": 1, "handicap_sun": 3, "no_progress_limit": 5},
    ],
    ids=["other readings", "handicap"],
)
def test_the_contract_with_options(chosen: dict[str, str | int]) -> None:
    check(DRUIDS, GAMES // 5, chosen=chosen)


def random_game(seed: int, chosen: dict[str, str | int] | None = None) -> Iterator[Any]:
    """A random game, position by position."""
    luck = Luck(seed)
    s = DRUIDS.start(2, chosen or {}, luck)
    yield s
    while s.asks:
        found = options(s)
        apply(s, found[luck.below(len(found), "answer")], luck)
        yield s


def spirits(s: Any) -> Counter[str]:
    pools = [*s.pile, *s.hand, *s.draw, *s.unseen]
    return Counter(str(spirit) for pool in pools for spirit in pool)


@pytest.mark.parametrize("seed", range(0, GAMES, 50))
def test_sixty_spirits_and_forty_tokens(seed: int) -> None:
    """At every step all spirits are somewhere, hidden places match the unseen, no cult has over 20 tokens."""
    every = Counter({f"{n}{way}": 6 for n in range(1, 6) for way in "LR"})
    for game_seed in range(seed, seed + 50):
        for s in random_game(game_seed):
            assert spirits(s) == every
            for cult, places in ((0, (4, 5, 6, 7, 8)), (1, (0, 1, 2, 3, 9))):
                assert len(s.unseen[cult]) == sum(s.buried[p] for p in places) + s.fresh[cult]
                assert sum(s.tokens[p] for p in places) <= 20
                assert all(s.tokens[p] == 0 and not s.pile[p] for p in places if s.lost[p])
            assert s.ring == -1 or not s.asks or type(s.asks[-1]).__name__ == "NextFight"


def test_automatic_play_comes_out_as_in_the_independent_model() -> None:
    """rules.md section 14: 48.0 decisions on average, Moon wins 51 %, no game is stopped."""
    decisions, moon = 0, 0
    for seed in range(2000):
        luck = Luck(seed)
        s = DRUIDS.start(2, {}, luck)
        decisions += playout(s, luck)
        moon += s.scores()[0] > s.scores()[1]
        assert s.scores() != [(0,), (0,)]
    assert 47.2 < decisions / 2000 < 48.8
    assert 0.475 < moon / 2000 < 0.545


def test_the_same_games_on_every_platform() -> None:
    """A checksum over whole games: interpreted, compiled and elsewhere it must not change."""
    text = "".join(DRUIDS.write(s) for seed in range(40) for s in random_game(seed))
    assert sha256(text.encode()).hexdigest()[:16] == "0ffe9dd3e9183868"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("sun hand 1R 5L", "sun hand 1R 5L 5L 5L"), "at most 3"),
        (("S1 1# 2R black", "S1 1# 2R"), "three druids"),
        (("S1 1# 2R black", "S1 1# 2R orange"), "stands on two trees"),
        (("S3 1# 1R", "S3 2# 1R"), "hidden cards"),
        (("S3 1# 1R, ", ""), "'S3' is missing"),
        (("S3 1# 1R", "S3 1#"), "face up"),
        (("S3 1# 1R", "S3 1# 1R +6"), "less than 6"),
        (("S3 1# 1R", "S3 1# 7R"), "'7R' is not a spirit"),
        (("board 1L", "board 1L, returned 5R"), "returned spirits of sun"),
        (("ask p2 TakeTurn", "ask p3 TakeTurn"), "nobody can be asked"),
        (("ask p2 TakeTurn", "ask p2 NextFight black purple"), "'ring' is missing"),
        (("ask p2 TakeTurn", "ring S1, ask p2 NextFight black black"), "two or three druids"),
        (("ask p2 TakeTurn", "idle x, ask p2 TakeTurn"), "not a number"),
        (("ask p2 TakeTurn", "ask p2 TakeTurn, hello"), "what is 'hello'"),
        (("ask p2 TakeTurn", "ask p2 PlaceDruids"), "all druids"),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else "",
)
def test_a_wrong_position_is_refused_with_the_reason(change: tuple[str, str], said: str) -> None:
    position = str(next(case for case in CASES if case.id == "A02").keys["position"])
    with pytest.raises(BadPosition, match=said):
        DRUIDS.read(position.replace(*change), 2, {})
