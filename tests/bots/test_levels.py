"""The four levels: each overlooks less than the one below it, and the ladder tells how strong they are."""

import json

import pytest

from ludarium import Luck, bots, find, game, options
from ludarium.bots.arena import Entrant, Standing
from ludarium.bots.greedy import Greedy
from ludarium.bots.known import knowledge_of
from ludarium.bots.ladder import LOWEST, difference, matches, rungs
from ludarium.bots.levels import LEVELS, Level
from ludarium.cli import main

GAMES = ["druids", "tigris", "ark", "borabora"]


def standing(won: float, games: int = 100) -> Standing:
    return Standing(Entrant("greedy"), games, won, [0.25] * games)


def test_there_are_four_levels_and_each_is_a_bot() -> None:
    assert [level.bot for level in LEVELS] == ["novice", "steady", "strong", "master"]
    assert {level.bot for level in LEVELS} <= set(bots.names())


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_overlooks_more_than_a_steady_player(name: str) -> None:
    known = knowledge_of(name)

    assert 0 < known.novice < known.steady < 1


@pytest.mark.parametrize(("number", "seen"), [(1, 1), (2, 2), (5, 2), (100, 25)])
def test_who_overlooks_still_sees_two_options(number: int, seen: int) -> None:
    places = Greedy(0.25)._noticed(number, Luck(1))

    assert len(places) == seen
    assert places == sorted(set(places)) and set(places) <= set(range(number))


def test_what_is_overlooked_is_up_to_luck() -> None:
    found = {tuple(Greedy(0.25)._noticed(8, Luck(seed))) for seed in range(50)}

    assert len(found) > 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_game(name: str, level: Level) -> None:
    it = game(name)
    s = it.start(it.seats[-1], {}, Luck(4))

    words = bots.think(name, level.bot, it.view(s, s.asks[-1].seat), 0.02, 1)

    assert find(s, words) in options(s)


def test_elo_of_the_textbook() -> None:
    """Who wins 64 % of the games is 100 points better."""
    more, error = difference(640, 1000)

    assert more == pytest.approx(100, abs=0.5)
    assert error == pytest.approx(11.4, abs=0.2)


def test_nobody_is_infinitely_better() -> None:
    more, error = difference(10, 10)

    assert 500 < more < 600
    assert error > 200


def test_rungs_add_up() -> None:
    lowest, middle, highest = rungs([(standing(75), standing(25)), (standing(60), standing(40))])

    assert (lowest.elo, lowest.within, lowest.is_lowest) == (LOWEST, 0, True)
    assert middle.elo == pytest.approx(LOWEST + difference(75, 100)[0])
    assert highest.elo == pytest.approx(middle.elo + difference(60, 100)[0])
    assert highest.within > middle.within > 0
    assert highest.milliseconds == 250


def test_each_level_meets_the_one_below() -> None:
    met = [(one.entrant, other.entrant, one.games) for one, other in matches("druids", 2, share=0.01)]

    assert [(one.name, other.name) for one, other, _ in met] == [
        ("steady", "novice"),
        ("strong", "steady"),
        ("master", "strong"),
    ]
    assert [one.seconds for one, _, _ in met] == [level.seconds * 0.01 for level in LEVELS[1:]]
    assert all(games == 2 for _, _, games in met)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "druids", "--games", "2", "--share", "0.01"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| Level | Elo |")
    assert [line.split("|")[1].strip() for line in lines[2:6]] == [level.bot for level in LEVELS]


def test_the_command_tells_programs_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "druids", "--games", "2", "--share", "0.01", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert [rung["level"] for rung in told] == [level.bot for level in LEVELS]
    assert told[0]["elo"] == LOWEST and told[0]["against_below"] is None


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "chess"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
