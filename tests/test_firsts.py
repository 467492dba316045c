"""What the coach of a first game points out: it comes up in the lesson that it names, or in games."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from ludarium import game
from ludarium.core import apply, options
from ludarium.luck import Luck
from ludarium.school import BadSchool, First, matches, read, school
from tests.test_school import ROOT, TAUGHT, WORDS, known, played

# No lesson goes on for so long, or its answers are others.
IN_GAMES = {("druids", "shuffle"), ("borabora", "end"), ("ark", "temple-drawn"), ("ark", "field")}
MOST_WORDS = 18  # of a sentence
FIRSTS = [(name, first) for name in TAUGHT for first in school(game(name)).firsts]  # type: ignore[union-attr]
every_first = pytest.mark.parametrize(("name", "first"), FIRSTS, ids=lambda one: getattr(one, "say", one))

Moment = tuple[str, list[str], str]  # the words of an answer, its events, and what is asked then


def in_lesson(name: str, lesson: str) -> Iterator[Moment]:
    """All ways through the lesson, as far as each answer."""
    _, step, seat = known(name, lesson)
    for way in step.ways:
        for number in range(len(way.answers) + 1):
            told = played(name, lesson, way.answers[:number])
            asked = told["asked"] or {"seat": None, "question": ""}
            question = asked["question"] if asked["seat"] == seat else ""
            yield from ((one["words"], one["events"], "") for one in told["entries"])
            yield "", [], question


def in_games(name: str) -> Iterator[Moment]:
    it = game(name)
    for seed in range(6):
        random, luck, state = Random(seed), Luck(seed), it.start(2, it.settle({}), Luck(seed))
        while state.asks:
            state.news, action = [], random.choice(options(state))
            apply(state, action, luck)
            yield str(action), [news.text for news in state.news], ""


def comes_up(first: First, words: str, events: list[str], question: str) -> bool:
    return (
        question in first.questions
        or any(matches(pattern, words) for pattern in first.words)
        or any(matches(pattern, event) for pattern in first.events for event in events)
    )


@every_first
def test_it_comes_up_in_its_lesson(name: str, first: First) -> None:
    moments = in_games(name) if (name, first.say) in IN_GAMES else in_lesson(name, first.step)
    assert any(comes_up(first, *moment) for moment in moments)


@every_first
@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_it_is_one_short_sentence(name: str, first: First, language: str) -> None:
    text = (ROOT / Path(WORDS.format(name, language))).read_text(encoding="utf-8")
    found = re.findall(rf"^{name}-coach-{first.say} = (.*)$", text, re.MULTILINE)
    assert len(found) == 1
    assert found[0].endswith(".") and found[0].count(".") == 1
    assert len(found[0].split()) <= MOST_WORDS


@pytest.mark.parametrize("name", TAUGHT)
def test_nothing_is_said_of_what_nobody_points_out(name: str) -> None:
    firsts = [first.say for one, first in FIRSTS if one == name]
    assert len(set(firsts)) == len(firsts) > 0
    text = (ROOT / Path(WORDS.format(name, "en"))).read_text(encoding="utf-8")
    assert sorted(re.findall(rf"^{name}-coach-([\w-]+) =", text, re.MULTILINE)) == sorted(chain(firsts))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('say = "war"\nstep = "T9"\nevents = ["war *"]', "nothing to point out"),
        ('say = "war"\nevents = ["war *"]', "nothing to point out"),
        ('say = "war"\nstep = "T1"\nwhen = "now"', "nothing to point out"),
        ('say = "war"\nstep = "T1"', "nobody can tell"),
    ],
)
def test_a_bad_one_is_refused(line: str, said: str) -> None:
    with pytest.raises(BadSchool, match=said):
        read(f'seat = 0\nplayers = 2\n[[step]]\nid = "T1"\nposition = "x"\n[[first]]\n{line}\n')
