"""Positions of Bora Bora as text: what is refused and why, and that nothing else goes wrong."""

from typing import Any

import pytest

from ludarium import Luck, apply, options, playout
from ludarium.core import BadPosition
from ludarium.games.borabora import GAME
from ludarium.games.borabora.tiles import PEOPLE, TASKS
from tests.games.borabora.play import random_game

POSITION = """round 2
phase people
order p1 p2
turn p1
status 4 p2 / 0 p1
temple 5 p1
dice helper 3p1 4p2
map cm p1 / eb p2 p1
women w-canoe-1 - w-canoe-2
men m-build-3
tasks t20 t21
jewels 2 ring-1 ring-3 / 3 comb-4
display blue red
gone w-hike-3 t40
p1 dice 2; people w-hike-1+ m-hike-2; ritual r1 r2; built 3:r5-r6; cards red red; priests 3
p2 people w-shells-1; gods 1; jewels ring-9; tasks t01; fulfilled t33
"""
REFUSED = [
    ("round 2", "round 7", "'7' is not a number that can stand here"),
    ("phase people", "phase noon", "'noon' is not a phase"),
    ("phase people", "phase", "'' is not a phase"),
    ("phase people", "phase dice\nphase people", "what is 'phase', or why twice"),
    ("order p1 p2", "order p1 p1", "order: every seat once"),
    ("order p1 p2", "order p1 p3", "'p3' is not a seat"),
    ("turn p1", "turn p3", "'p3' is not a seat"),
    ("turn p1", "turn p1 p2", "'p1 p2' is not a seat"),
    ("turn p1", "weather fine", "what is 'weather'"),
    ("status 4 p2", "status 16 p2", "'16' is not a number"),
    ("status 4 p2", "status 4 p2 p2", "p2 stands there twice"),
    ("temple 5 p1", "temple 7 p1", "is not one priest on a space of its own"),
    ("temple 5 p1", "temple 5 p1 / 5 p2", "is not one priest on a space of its own"),
    ("helper 3p1", "woman 3p1", "'woman' is not in this game"),
    ("helper 3p1", "helper 7p1", "'7' is not a number"),
    ("helper 3p1", "helper 3p1 1p1 2p1", "p1: there are only 3 dice"),
    ("map cm p1", "map xx p1", "xx: a region, once"),
    ("map cm p1", "map eb p1", "eb: a region, once"),
    ("map cm p1", "map cm p1 p1", "cm: a region, once"),
    ("map cm p1", "fish nb a4\nmap cm p1", "fish: every region once"),
    ("w-canoe-1 - w-canoe-2", "w-canoe-1 - m-canoe-2", "'m-canoe-2' does not belong there"),
    ("w-canoe-1 - w-canoe-2", "- - - - - - w-canoe-2", "only six spaces"),
    ("w-canoe-1 -", "w-hike-1 -", "w-hike-1 is there only once"),
    ("tasks t20 t21", "tasks t20 t61", "'t61' is not a dark task"),
    ("tasks t20 t21", "tasks t20 t01", "'t01' is not a dark task"),
    ("tasks t20 t21", "tasks t20 t33", "t33 is there only once"),
    ("2 ring-1 ring-3", "7 ring-1 ring-3", "'7' is not a number"),
    ("2 ring-1 ring-3", "3 ring-1 ring-3", "column 3 stands there twice"),
    ("ring-1 ring-3", "ring-1 ring-9", "ring-9 is there only once"),
    ("display blue red", "display blue black", "'black' is not a god card"),
    ("display blue red", "display" + " red" * 11, "there are only 12 red god cards"),
    ("gone w-hike-3", "gone w-hike-2 w-hike-9", "'w-hike-9' is not a person or a task"),
    ("gone w-hike-3", "gone w-shells-1", "w-shells-1 is there only once"),
    ("p1 dice 2", "p3 dice 2", "'p3' is not a seat"),
    ("p1 dice 2", "p1 dice 2 3 4", "p1: there are only 3 dice"),
    ("p1 dice 2", "p1 huts 9+2", "p1: there are 12 huts"),
    ("p1 dice 2", "p1 huts 10+0", "p1: a slot carries one hut or one person"),
    ("p1 dice 2", "p1 huts ten", "'ten' is not a number"),
    ("p1 dice 2", "p1 love 4", "what is 'love'"),
    ("p1 dice 2", "p1 score -1", "'-1' is not a number"),
    ("w-hike-1+", "w-hike-1!", "'w-hike-1!' is not a person"),
    ("w-hike-1+ m-hike-2", "w-hike-1@ m-hike-2@", "p1: a slot carries one hut or one person"),
    ("ritual r1 r2", "ritual r1 r13", "'r13' is not a ritual space"),
    ("ritual r1 r2", "ritual r1 r5", "p1: r5 is there only once"),
    ("3:r5-r6", "3:r5-r7", "'3:r5-r7' is not a building"),
    ("3:r5-r6", "7:r5-r6", "'7:r5-r6' is not a building"),
    ("priests 3", "priests 4", "p1: there are only 4 priests"),
    ("gods 1", "gods 5", "there are only 10 God tiles"),
    ("turn p1", "ask", "nobody is asked"),
    ("turn p1", "ask Bribe p1", "'Bribe' is not a question"),
    ("turn p1", "ask Spend p1", "'Spend' is not a question"),
    ("turn p1", "ask Spend p1 7", "'7' is not a points"),
    ("turn p1", "ask Store p1 gold", "'gold' is not a kind"),
    ("turn p1", "turn p2\nask Spend p1 3", "nobody whose turn it is not"),
    ("turn p1", "ask Build p1 2 / Store p2 wood", "one seat is asked"),
]


def read(text: str, **chosen: str) -> Any:
    return GAME.read(text, 2, chosen)


def test_the_position_itself_is_canonical() -> None:
    text = POSITION.replace("w-canoe-2\n", "w-canoe-2 - - -\n").replace(
        "m-build-3\n", "m-build-3 - - - - -\n"
    )
    text = text.replace("; priests 3", "")
    assert GAME.write(read(POSITION)) == text
    assert GAME.write(read(text)) == text


@pytest.mark.parametrize(("old", "new", "said"), REFUSED)
def test_what_is_refused(old: str, new: str, said: str) -> None:
    assert old in POSITION
    with pytest.raises(BadPosition) as caught:
        read(POSITION.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["", "phase dice", "phase jewels", "phase tasks", "phase draft", "phase last", "phase people"],
)
def test_somebody_must_be_asked(text: str) -> None:
    with pytest.raises(BadPosition, match="nobody is to be asked in phase"):
        read(text)


def test_a_question_needs_an_answer() -> None:
    with pytest.raises(BadPosition, match="Build has no answer here"):
        read("ask Build p1 6")


def test_the_turn_goes_to_who_is_to_be_asked() -> None:
    s = read("phase people\np2 people w-hike-1\nused w-hike")
    assert (s.turn, s.used, str(s.asks)) == (1, [], "[UsePeople(seat=1)]")


def test_a_game_that_is_over() -> None:
    s = read("round 6\nphase over\np1 score 70\np2 score 68")
    assert s.asks == []
    assert GAME.write(s) == "round 6\nphase over\norder p1 p2\np1 score 70\np2 score 68\n"


@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_position_is_refused_or_read(seed: int) -> None:
    """Words left out, doubled or changed for others: `BadPosition`, or a position with one canonical text."""
    luck = Luck(seed)
    texts = [GAME.write(s) for n, (s, _, _) in enumerate(random_game(2, seed)) if n % 12 == 0]
    words = [word for text in texts for word in text.split(" ")]
    refused = 0
    for text in texts:
        for _ in range(25):
            some = text.split(" ")
            at = luck.below(len(some), "at")
            some[at : at + 1] = ["", words[luck.below(len(words), "word")], f"{some[at]} {some[at]}"][
                luck.below(3, "how") :
            ][:1]
            try:
                again = GAME.write(read(" ".join(some)))
            except BadPosition:
                refused += 1
            else:
                assert GAME.write(read(again)) == again
    assert refused > 100


def test_of_people_and_tasks_that_run_out_as_many_are_laid_out_as_there_are() -> None:
    few = [person.id for person in PEOPLE if person.id != "m-hike-1"]
    tasks = [task.id for task in TASKS if not task.is_light and task.id not in ("t20", "t21")]
    s = read(f"phase draft\ntasks t20\ngone {' '.join([*few, *tasks])}")

    apply(s, options(s)[0], Luck(1))

    assert s.round == 2
    assert GAME.view(s, None)["women"] == [None] * 6
    assert GAME.view(s, None)["men"] == ["m-hike-1", *[None] * 5]
    assert GAME.view(s, None)["tasks"] == ["t21"]
    playout(s, Luck(1))
