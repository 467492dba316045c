"""The rules of The Ark of the Covenant: cases, golden games, the contract, the same games everywhere."""

import os
import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from ludarium import Luck, Record, apply, cases
from ludarium.core import sample
from ludarium.games.ark import GAME
from ludarium.testing import check
from tests.games import golden
from tests.games.ark.play import random_game

HERE = Path(__file__).parent
CASES = cases.read(HERE / "cases.md") + cases.read(HERE / "more-cases.md")
RECORDS = sorted((HERE / "records").glob("*.txt"))
GAMES = int(os.environ.get("LUDARIUM_GAMES", "2"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: cases.Case) -> None:
    assert cases.run(GAME, case).failures == []


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


def test_every_ruling_is_held_by_cases_that_exist() -> None:
    headings = {
        f"{name}#{anchor(heading)}"
        for name in ("cases.md", "more-cases.md")
        for heading in re.findall(r"^### (.*)$", (HERE / name).read_text(encoding="utf-8"), re.MULTILINE)
    }
    readme = files("ludarium.games.ark").joinpath("README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([RV]\d+) \|(.*)$", readme, re.MULTILINE)
    assert [name for name, _ in rows] == [*[f"R{n}" for n in range(1, 39)], *[f"V{n}" for n in range(1, 5)]]
    for name, row in rows:
        held_by = re.findall(r"ark/((?:more-)?cases\.md#[^)]+)\)", row)
        assert held_by, name
        assert set(held_by) <= headings, name


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_every_position_of_a_case_has_one_canonical_text() -> None:
    for case in CASES:
        if "position" in case.keys:
            players = int(case.get("players", 2))
            text = GAME.write(GAME.read(case.keys["position"], players, {}))
            assert GAME.write(GAME.read(text, players, {})) == text


# What each golden game is kept for: lines that stand in it one behind the other.
SHOWS = {
    "all-options": ["enter ", "ark 1,-2 eswnn", "complete temple", "final", "over"],
    "city-with-prophet": [
        "prophet c",
        "complete city 10",
        "p2 scores 20 doubled",
        "p2 boxes",
        "incomplete city",
    ],
    "road-of-two-owners": ["complete road", "p1 scores", "p2 scores", "p1 returns", "p2 returns"],
    "shared-field": ["final", "field ", "p1 scores", "p2 scores", "over"],
    "temples": ["complete temple 7", "complete temple 7", "complete temple 7", "incomplete temple 3"],
    "tile-that-fits-nowhere": ["p2 draws cNESW+1", "p2 discards cNESW+1", "p2 draws"],
    "walks-of-the-ark": ["ark enters", "ark moves", "scores 1 at", "scores 1 at", "scores 1 at"],
}


def test_there_are_golden_games_for_every_number_of_players() -> None:
    records = [Record.parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {len(record.seats) for record in records} == {2, 3, 4, 5}
    assert {path.stem for path in RECORDS} == SHOWS.keys()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    assert golden.assert_golden(path) > 70


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_game_shows_what_it_is_kept_for(path: Path) -> None:
    golden.assert_shows(path, SHOWS[path.stem])


def test_the_contract() -> None:
    report = check(GAME, GAMES)
    assert report.games == 4 * GAMES
    assert report.otherwise == 0  # whatever luck gives, everybody sees


def test_the_contract_with_options() -> None:
    chosen = {
        "ark_start_tile": "pass_through",
        "ark_counts_prophets": "false",
        "incomplete_count": "parts",
        "ark_entry_replaces_action": "true",
    }
    check(GAME, max(GAMES // 5, 1), chosen=chosen)


def test_the_same_games_on_every_platform() -> None:
    """A checksum over whole games: interpreted, compiled and elsewhere it must not change."""
    text = ""
    for seed in range(40):
        luck = Luck(seed)
        s = GAME.start(2 + seed % 4, {}, luck)
        while s.asks:
            apply(s, sample(s, luck), luck)
        text += GAME.write(s)
    for players in (2, 3, 4, 5):
        text += "".join(GAME.write(s) for s, _, _ in random_game(players, 7))
    assert sha256(text.encode()).hexdigest()[:16] == "94b05592edc977fe"
