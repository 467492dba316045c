"""The best turns that come with the games."""

import re
from pathlib import Path

import pytest

from ludarium import game
from ludarium.core import options
from ludarium.luck import Luck
from ludarium.puzzles.best_turn import TURNS, BestTurn
from ludarium.puzzles.finders import difficulty
from ludarium.puzzles.mining import again
from ludarium.puzzles.puzzle import id_of
from ludarium.puzzles.shipped import TURNS_FILE, packed, shipped_turns, unpacked
from ludarium.puzzles.trying import Played, answered, every_turn, played
from ludarium.puzzles.turns import BEGINS, FEWEST, LEAST, SELDOM

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 300_000  # bytes of a file
FEWEST_SHIP = 10  # of a game
PLAYED = 20  # turns of luck in each position
SAMPLE = 2  # positions of a game in which every turn is tried again
SMALL = 3000  # turns that such a one has at most

every_game = pytest.mark.parametrize("name", BEGINS)


def turns_of(name: str) -> list[BestTurn]:
    found = shipped_turns(game(name))
    assert found is not None
    return list(found.by_id.values())


@every_game
def test_each_can_be_set_and_played(name: str) -> None:
    it = game(name)
    for one in turns_of(name):
        state = it.read(one.position, one.players)
        assert it.write(state) == one.position
        assert (state.asks[-1].seat, type(state.asks[-1]).__name__) == (one.seat, one.question)
        assert one.question in BEGINS[name]
        assert one.id == id_of(name, one.position, one.seat, TURNS)
        assert one.difficulty == difficulty(one.levels)
        assert max(one.ends) == one.points >= LEAST
        assert one.ends[one.points] <= SELDOM * sum(one.ends.values())
        assert sum(one.ends.values()) >= FEWEST
        best = played(it, state, one.turn)
        assert (best.points, best.over) == (one.points, True)


@every_game
def test_each_was_found_with_the_rules_of_today(name: str) -> None:
    """If not: `ludarium puzzles GAME --check FILE` looks again."""
    assert {one.version for one in turns_of(name)} == {game(name).version}


@every_game
def test_no_turn_of_luck_brings_more(name: str) -> None:
    it = game(name)
    for one in turns_of(name):
        for number in range(PLAYED):
            luck, here = Luck(number), Played(it.read(one.position, one.players))
            while not here.over:
                found = options(here.state)
                here = answered(it, here, found[luck.below(len(found), "answer")], one.seat)
            assert here.points in one.ends, one.id


@every_game
def test_whatever_is_hidden_and_whatever_luck_gives_it_brings_as_much(name: str) -> None:
    it = game(name)
    for one in turns_of(name):
        view = it.view(it.read(one.position, one.players), one.seat)
        for number in range(3):
            best = played(it, it.imagine(view, Luck(number)), one.turn)
            assert (best.points, best.over) == (one.points, True), one.id


@every_game
def test_in_some_every_turn_is_tried_again(name: str) -> None:
    small = [one for one in turns_of(name) if sum(one.ends.values()) <= SMALL][:SAMPLE]
    for one in small:
        it = game(name)
        assert every_turn(it, it.read(one.position, one.players)).ends == one.ends


@pytest.mark.slow
@every_game
def test_all_hold(name: str) -> None:
    assert [one.id for one in turns_of(name) if again(one) != one] == []


@every_game
def test_the_file_is_small_and_has_one_way_to_be_written(name: str) -> None:
    held = (ROOT / f"src/ludarium/games/{name}/{TURNS_FILE}").read_bytes()
    assert len(held) < LARGEST
    assert packed(unpacked(held, BestTurn.of).by_id.values()) == held


def test_the_page_about_them_says_how_many_there_are() -> None:
    _before, table = (ROOT / "docs/puzzles.md").read_text().split("| Best turns |")
    rows = re.findall(r"^\| (\w+) \|.*\| (\d+) \|$", table.split("\n\n")[0], re.MULTILINE)
    assert {name: int(many) for name, many in rows} == {name: len(turns_of(name)) for name in BEGINS}
    assert all(int(many) >= FEWEST_SHIP for _name, many in rows)


def test_other_games_bring_none() -> None:
    assert shipped_turns(game("druids")) is None
    assert shipped_turns(game("pebbles")) is None
