"""Finished games told in numbers: what the sources brought adds up to the scores."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium import Record, game
from ludarium.story import Story
from ludarium.table import Table
from tests.games import golden
from tests.games.play import play_at_random

RECORDS = sorted(Path(__file__).parent.glob("games/*/records/*.txt"))
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


def assert_colours_add_up(story: Story, end: object) -> None:
    for seat, dynasty in enumerate(end.dynasty):  # type: ignore[attr-defined]
        by = Counter[str]()
        for one in story.sources:
            by[one.of] += one.points[seat]
        assert tuple(by[colour] for colour in ("red", "black", "blue", "green")) == tuple(dynasty.points)
        assert by[""] == dynasty.taken
