"""The rules of Bora Bora: cases, golden games, the contract, the same games everywhere."""

import os
import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from ludarium import Luck, apply, cases
from ludarium.core import sample
from ludarium.games.borabora import GAME
from ludarium.games.borabora.actions import ACTION
from ludarium.games.borabora.inventory import GODS
from ludarium.games.borabora.tiles import GROUP
from ludarium.testing import check
from tests.games import golden
from tests.games.borabora.play import random_game

HERE = Path(__file__).parent
CASES = cases.read(HERE / "cases.md") + cases.read(HERE / "more-cases.md")
RECORDS = sorted((HERE / "records").glob("*.txt"))
GAMES = int(os.environ.get("LUDARIUM_GAMES", "2"))
HOUSE_RULES = {"must_act": "false", "fallen_priest": "gone", "cap_restacks": "true", "spare_points": "true"}
OTHER_READINGS = {
    "three_player_tile": "woman_man",
    "extra_other_sex": "false",
    "must_fulfil": "false",
    "pair_is_yellow": "false",
    "mixed_types": "false",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: cases.Case) -> None:
    assert cases.run(GAME, case).failures == []


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


def test_every_ruling_is_held_by_cases_that_exist() -> None:
    readme = files("ludarium.games.borabora").joinpath("README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (R\d+) \|(.*)$", readme, re.MULTILINE)
    assert [name for name, _ in rows] == [f"R{n}" for n in range(1, 57)]
    for name, row in rows:
        held_by = re.findall(r"/((?:more-)?cases\.md)#([^)]+)\)", row)
        assert held_by, name
        for file, heading in held_by:
            assert heading in _headings(HERE / file), name


def _headings(path: Path) -> list[str]:
    found = re.findall(r"^### (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found]


def test_every_position_of_a_case_has_one_canonical_text() -> None:
    for case in CASES:
        if "position" in case.keys:
            players = int(case.get("players", 2))
            text = GAME.write(GAME.read(case.keys["position"], players, {}))
            assert GAME.write(GAME.read(text, players, {})) == text


# What each golden game is kept for: lines that stand in it one behind the other.
SHOWS = {
    "dice-as-blocks": [
        "option must_act false",
        "option fallen_priest gone",
        "yellow pair",
        "falls",
        "helper",
    ],
    "every-payment": ["red tile", "white tile", "blue pair", "red pair", "green pair", "yellow pair"],
    "six-buildings": ["builds 6", "scores 6 full ritual", "scores 6 six buildings", "twelve regions", "over"],
    "six-jewels": ["buys", "scores 6 six jewels", "over"],
    "strict-readings": [
        "option extra_other_sex false",
        "option mixed_types false",
        "double",
        "scores 4 task",
    ],
    "twelve-regions-in-two": ["on woman_man", "on land_water", "aside", "scores 6 twelve regions", "over"],
    "woman-and-man-on-one-tile": [
        "option three_player_tile woman_man",
        "on woman_man",
        "on land",
        "on water",
    ],
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    assert golden.assert_golden(path) > 0


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game_shows_what_it_is_kept_for(path: Path) -> None:
    golden.assert_shows(path, SHOWS[path.stem])


def test_golden_games_use_every_person_god_and_action_and_most_tasks() -> None:
    records = [golden.read(path) for path in RECORDS]
    moves = [move.words for record in records for move in record.moves]
    assert {len(record.seats) for record in records} == {2, 3, 4}
    assert {group for group in GROUP if any(words.endswith(group) for words in moves)} == set(GROUP)
    calls = {call for words in moves for call in re.findall(rf"({'|'.join(GODS)}) (card|pair|tile)", words)}
    assert calls == {(god, payment) for god in GODS for payment in ("card", "pair", "tile")}
    placed = {words.split(" ")[-1] for words in moves if "die " in words}
    assert placed == set(ACTION)
    tasks = {words.split(" ")[-1] for words in moves if "fulfil " in words}
    assert len(tasks) >= 30
    assert any("green" in words and "extra" in words for words in moves)


def test_the_contract() -> None:
    report = check(GAME, GAMES)
    assert report.games == 3 * GAMES
    assert report.compared > report.otherwise > 3 * GAMES


@pytest.mark.parametrize("chosen", [HOUSE_RULES, OTHER_READINGS], ids=["house rules", "other readings"])
def test_the_contract_with_options(chosen: dict[str, str]) -> None:
    check(GAME, max(GAMES // 3, 1), chosen=chosen)


def test_the_same_games_on_every_platform() -> None:
    """A checksum over whole games: interpreted, compiled and elsewhere it must not change."""
    text = ""
    for seed in range(24):
        luck = Luck(seed)
        s = GAME.start(2 + seed % 3, {}, luck)
        while s.asks:
            apply(s, sample(s, luck), luck)
        text += GAME.write(s)
    for players in (2, 3, 4):
        text += "".join(GAME.write(s) for s, _, _ in random_game(players, 7))
    assert sha256(text.encode()).hexdigest()[:16] == "1c735bb90807de3e"
