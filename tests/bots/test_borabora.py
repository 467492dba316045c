"""Bora Bora: what the bots know of it, on small positions."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.play import random_states

from ludarium import Luck, apply, bots, find, options
from ludarium.bots.arena import Entrant, play, standings
from ludarium.bots.borabora import KNOWLEDGE
from ludarium.bots.judge import Judge
from ludarium.games.borabora import GAME
from ludarium.games.borabora.lagoon import LAST_TASKS

JUDGE = Judge(KNOWLEDGE)
SOURCES = Path(__file__).parents[2] / "src"


def lagoon(position: str, players: int = 2) -> Any:
    return GAME.read(position, players, {})


def worth(position: str, players: int = 2) -> list[float]:
    return list(KNOWLEDGE.worth(lagoon(position, players)))


@pytest.mark.parametrize("players", [2, 4])
def test_ideas_are_options_in_their_order(players: int) -> None:
    for s in random_states("borabora", players):
        ideas, every = list(KNOWLEDGE.ideas(s)), list(options(s))
        assert ideas and ideas == [a for a in every if a in ideas]


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_half_done_is_settled_by_its_seat_before_it_is_judged(players: int) -> None:
    settled = 0
    for s in random_states("borabora", players):
        seat = s.asks[-1].seat
        for _ in range(8):
            if JUDGE.can_judge(s):
                break
            assert s.asks[-1].seat == seat or s.phase == LAST_TASKS
            answer = KNOWLEDGE.reply(s, Luck(1))
            assert answer in options(s)
            apply(s, answer, Luck(1))
            settled += 1
            if not s.asks:
                break
        assert not s.asks or JUDGE.can_judge(s) or s.phase == LAST_TASKS
    assert settled > 50


def test_looking_changes_nothing_and_tells_the_same_again() -> None:
    for s in random_states("borabora", 2):
        before = GAME.write(s)
        told = [list(KNOWLEDGE.worth(s)), list(KNOWLEDGE.ideas(s)), KNOWLEDGE.reply(s, Luck(1))]
        assert [list(KNOWLEDGE.worth(s)), list(KNOWLEDGE.ideas(s)), KNOWLEDGE.reply(s, Luck(1))] == told
        assert GAME.write(s) == before


def answers(games: int = 1) -> str:
    """What is thought of a whole game, in words that compare."""
    told = []
    for s in random_states("borabora", 2 + games):
        told.append(" ".join(f"{chance:.9f}" for chance in KNOWLEDGE.worth(s)))
        told.append(str(KNOWLEDGE.reply(s, Luck(1))))
    return "\n".join(told)


def test_compiled_rules_judge_like_the_sources() -> None:
    code = "from tests.bots.test_borabora import answers; print(answers())"
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCES), str(SOURCES.parent)])}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)

    assert said.stdout.strip() == answers()


# What is worth more.

EVEN = "round 3\nmap cp p1 / cb p2\np1 dice 3\np2 dice 3\n"


def gain(more: str, than: str = "", position: str = EVEN) -> float:
    """For p1, of having something."""
    with_it, without = (worth(f"{position}p1 {goods}\n" if goods else position)[0] for goods in (more, than))
    return with_it - without


@pytest.mark.parametrize(
    "good",
    [
        "score 3",
        "offerings 1",
        "shells 3",
        "gods 1",
        "cards white",
        "ritual r1 r2",
        "people w-hike-1",
        "jewels ring-9",
    ],
)
def test_whoever_has_something_stands_better(good: str) -> None:
    assert gain(good) > 0


def test_points_are_worth_more_at_the_end() -> None:
    early, late = (gain("score 9", position=EVEN.replace("3", n)) for n in ("2", "6"))

    assert 0 < early < late


@pytest.mark.parametrize("good", ["p1 people w-build-1 m-hike-1", "temple 6 p1"])
def test_people_and_priests_are_worth_most_at_the_beginning(good: str) -> None:
    """In points that are scored: how many make up for them?"""
    first, last = (EVEN.replace("round 3", f"round {n}") for n in (1, 6))

    assert worth(f"{first}p2 score 10\n{good}\n")[0] > 0.5
    assert worth(f"{last}p2 score 10\n{good}\n")[0] < 0.5


def test_a_task_that_is_met_is_better_than_one_that_is_not() -> None:
    assert gain("tasks t01; people w-hike-1 m-hike-1", "tasks t24; people w-hike-1 m-hike-1") > 0


# What nobody would overlook.


def best_of(bot: str, position: str) -> str:
    s = lagoon(position)
    view = json.loads(json.dumps(GAME.view(s, s.asks[-1].seat)))
    words = bots.named(bot).choose(GAME, view, 0.3, Luck(1))
    assert find(s, words) is not None
    return words


THINKERS = ["greedy", "mcts"]


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_buy_the_best_jewel_of_the_last_column(bot: str) -> None:
    position = "round 6\nphase jewels\njewels 6 ring-1 ring-9\np1 shells 6\np2 score 8\n"

    assert best_of(bot, position) == "buy ring-9"


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_complete_a_task_at_the_end(bot: str) -> None:
    position = "round 6\nphase last\np1 tasks t01 t33; people w-hike-1 m-hike-1\n"

    assert best_of(bot, position) == "fulfil t01"


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_keep_the_task_that_is_nearest(bot: str) -> None:
    position = "round 3\nphase tasks\np1 tasks t20 t33; people m-hike-1 m-canoe-1 m-build-2\n"

    assert best_of(bot, position) == "drop t33"


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_use_people_who_call_on_the_gods(bot: str) -> None:
    assert best_of(bot, "round 6\nphase people\np1 people w-invocation-1\n") == "use woman invocation"


def test_the_helper_slides_who_brings_most() -> None:
    position = "round 2\np1 people m-hike-3 w-canoe-1 w-build-2; dice 1 2\nask Spend p1 5\n"

    assert str(KNOWLEDGE.reply(lagoon(position), Luck(1))) == "tattoo m-hike-3"


def test_material_goes_where_something_can_be_built() -> None:
    position = "round 2\np1 ritual r2; dice 1 2\nask Store p1 sand\n"

    assert str(KNOWLEDGE.reply(lagoon(position), Luck(1))) in ("store r1", "store r4")


def test_ideas_pay_for_a_god_in_the_cheapest_way_and_settle_from_the_row() -> None:
    placing = "round 2\np1 dice 3; cards white white blue blue; offerings 2; gods 1\n"
    ideas = [str(a) for a in KNOWLEDGE.ideas(lagoon(placing))]
    assert "white card die 3 helper" in ideas
    assert not [words for words in ideas if "pair" in words or "tile" in words]

    expanding = "round 2\nmap cp p1\np1 dice 3\nask Expand p1 land 6\n"
    assert all(str(a).endswith("row") for a in KNOWLEDGE.ideas(lagoon(expanding)))


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    entrants = [Entrant("greedy"), Entrant("random")]

    assert standings(entrants, (play(GAME, entrants, 1, number) for number in range(2)))[0].won == 2
