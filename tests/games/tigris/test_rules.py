"""The rules of Tigris & Euphrates: cases, golden games, the contract, the same games everywhere."""

import os
import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from ludarium import Luck, Record, apply, cases
from ludarium.core import sample
from ludarium.games.tigris import GAME
from ludarium.games.tigris.actions import MONUMENT
from ludarium.games.tigris.board import INVENTORY, TILES
from ludarium.testing import check
from tests.games import golden
from tests.games.tigris.play import random_game

HERE = Path(__file__).parent
CASES = cases.read(HERE / "cases.md") + cases.read(HERE / "more-cases.md")
CASES_TEXT = (HERE / "cases.md").read_text(encoding="utf-8")
RECORDS = sorted((HERE / "records").glob("*.txt"))
GAMES = int(os.environ.get("LUDARIUM_GAMES", "2"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: cases.Case) -> None:
    assert cases.run(GAME, case).failures == []


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


def test_every_ruling_is_held_by_cases_that_exist() -> None:
    headings = {_anchor(heading) for heading in re.findall(r"^### (.*)$", CASES_TEXT, re.MULTILINE)}
    readme = files("ludarium.games.tigris").joinpath("README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (R\d+) \|(.*)$", readme, re.MULTILINE)
    assert [name for name, _ in rows] == [f"R{n}" for n in range(1, 54)]
    for name, row in rows:
        held_by = re.findall(r"cases\.md#([^)]+)\)", row)
        assert held_by, name
        assert set(held_by) <= headings, name


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_every_position_of_a_case_has_one_canonical_text() -> None:
    for case in CASES:
        if "position" in case.keys:
            players = int(case.get("players", 2))
            text = GAME.write(GAME.read(case.keys["position"], players, {}))
            assert GAME.write(GAME.read(text, players, {})) == text


# What each golden game is kept for: lines that stand in it one behind the other.
SHOWS = {
    "catastrophe-sends-leaders-home": ["catastrophe ", "removed red", "leader leaves", "for king"],
    "ends-with-a-swap": ["swap ", "over tiles"],
    "ends-with-treasures": ["leave ", "takes treasure", "build ", "for monument", "over treasures"],
    "english-support-open-points": ["revolt ", "commit ", "wins", "unites", "war ", "commit ", "for war"],
    "income-of-monuments": ["build ", "for monument"],
    "monument-sends-leader-home": ["build ", "monument ", "leader leaves"],
    "order-of-wars": ["unites", "war red", "war red p2 H6 14 against p3 N9 2", "p2 gains 2 red for war"],
    "protected-temples": ["war red p1 H7 4", "removed red C5 D5 G6", "p4 gains 4 red for war"],
}


def test_there_are_golden_games_for_every_number_of_players() -> None:
    records = [Record.parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert len(records) >= 5
    assert {len(record.seats) for record in records} == {2, 3, 4}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    assert golden.assert_golden(path) > 0


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game_shows_what_it_is_kept_for(path: Path) -> None:
    golden.assert_shows(path, SHOWS[path.stem])


def test_the_contract() -> None:
    report = check(GAME, GAMES)
    assert report.games == 3 * GAMES
    assert report.compared > report.otherwise > 3 * GAMES


def test_the_contract_with_options() -> None:
    check(GAME, max(GAMES // 5, 1), chosen={"support": "english", "points": "open"})


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
    assert sha256(text.encode()).hexdigest()[:16] == "06044b3c17946355"


def test_the_code_agrees_with_the_inventory() -> None:
    assert sum(TILES) == INVENTORY["constants"]["tiles"]["value"]
    assert ["-".join(pair) for pair in INVENTORY["monuments"]["pairs"]] == MONUMENT
    started = GAME.view(GAME.start(2), None)["cells"]
    assert sorted(started) == sorted(INVENTORY["board"]["start_temples"])
    drawn = "".join(INVENTORY["board"]["grid"])
    assert [drawn.count(sign) for sign in "~tT"] == [41, 6, 4]
