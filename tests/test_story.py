"""Finished games told in numbers: what the sources brought adds up to the scores."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium import Record, game
from ludarium.contract import Gained
from ludarium.games.ark.sources import gained as gained_at_the_ark
from ludarium.games.tigris.sources import gained as gained_at_tigris
from ludarium.story import Story
from ludarium.table import Table
from tests.games import golden
from tests.games.play import play_at_random

RECORDS = sorted(Path(__file__).parent.glob("games/*/records/*.txt"))
CLIENT = Path(__file__).resolve().parent.parent / "client/src"
GAMES = ["tigris", "ark", "borabora", "druids"]


def told(record: Record) -> Story:
    story = Story()
    for _ in story.tell(record):
        pass
    return story


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_sources_of_golden_games_add_up(path: Path) -> None:
    assert_adds_up(golden.read(path))


@given(
    name=st.sampled_from(GAMES),
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    choice=st.integers(0, 99),
)
@settings(max_examples=40, deadline=None)
def test_sources_of_random_games_add_up(name: str, players: int, seed: int, choice: int) -> None:
    it = game(name)
    seats = min(players, it.seats[-1])
    table = Table(it, [f"p{seat}" for seat in range(seats)], {}, seed.to_bytes(32, "big"))
    assert_adds_up(play_at_random(table, choice).written(None))


def assert_adds_up(record: Record) -> None:
    story = told(record)
    end = record.replay()
    assert len(story.scores) == len(record.moves) + 1
    assert story.scores[-1] == [score[0] for score in end.scores()]
    if record.game == "tigris":
        assert_colours_add_up(story, end)
    elif record.game != "druids" or end.is_decided():  # a game that was stopped counts nothing (R35)
        assert story.scores[-1] == [
            sum(one.points[seat] for one in story.sources) for seat in range(len(record.seats))
        ]


def words_of(name: str, language: str) -> set[str]:
    files = [CLIENT / f"games/{name}/why/{language}.ftl", *CLIENT.glob(f"i18n/**/{language}.ftl")]
    return set(re.findall(r"^([\w-]+) =", "".join(file.read_text() for file in files), re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_source_has_words(name: str, language: str) -> None:
    known = words_of(name, language)
    found = {
        one.source for path in RECORDS if path.parts[-3] == name for one in told(golden.read(path)).sources
    }
    assert len(found) > 1
    assert {one for one in found if not {f"{name}-source-{one}", f"source-{one}"} & known} == set()


def test_what_the_prophet_doubled_is_told_apart() -> None:
    events = ["complete city 8 0,0 0,1", "p1 scores 16 doubled", "p2 scores 8", "p1 boxes 0,1"]
    assert gained_at_the_ark(events) == [
        Gained(0, "city", 8),
        Gained(0, "prophet", 8),
        Gained(1, "city", 8),
    ]


def test_so_is_what_a_king_gained_for_others() -> None:
    events = ["p1 gains 1 green for king", "p2 gains 1 green for tile"]
    assert [(one.seat, one.source, one.of) for one in gained_at_tigris(events)] == [
        (0, "king", "green"),
        (1, "tile", "green"),
    ]


def assert_colours_add_up(story: Story, end: object) -> None:
    for seat, dynasty in enumerate(end.dynasty):  # type: ignore[attr-defined]
        by = Counter[str]()
        for one in story.sources:
            by[one.of] += one.points[seat]
        assert tuple(by[colour] for colour in ("red", "black", "blue", "green")) == tuple(dynasty.points)
        assert by[""] == dynasty.taken
