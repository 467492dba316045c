"""The schools: every lesson stands on the rules, so that none can teach what the table refuses."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludarium import game
from ludarium.contract import Game
from ludarium.core import options
from ludarium.games.tigris.board import AT, GRID, WIDTH
from ludarium.games.tigris.board import NAME as NAMES
from ludarium.line import Line
from ludarium.lining import BadLine, answer
from ludarium.registry import games
from ludarium.school import BadSchool, Step, Telling, matches, read, school

ROOT = Path(__file__).parent.parent
PLACES = {  # such as no text names
    "druids": ("SC", "MC"),
    "tigris": {*NAMES, "monument-G4"},
    "borabora": {
        *("collect", "tattoo"),  # of the price list at the Helper
        *(f"{kind}-{n}" for kind in ("woman", "priest", "building", "slot") for n in range(12)),
    },
}
WORDS = "client/src/games/{}/school/{}.ftl"
TAUGHT = [one.name for one in games() if school(one)]
STEPS = [(name, step.id) for name in TAUGHT for step in school(game(name)).steps]  # type: ignore[union-attr]
every_step = pytest.mark.parametrize(("name", "lesson"), STEPS, ids=lambda one: one)


def known(name: str, lesson: str) -> tuple[Game[Any], Step, int]:
    """The game, the step and whose seat the learner has."""
    lessons = school(game(name))
    assert lessons is not None
    step = lessons.step(lesson)
    assert step is not None
    return game(name), step, lessons.seat


def start(name: str, lesson: str) -> Line:
    it, step, _ = known(name, lesson)
    return Line.read(it, step.position, 2, seed=step.id)


def played(name: str, lesson: str, answers: tuple[str, ...]) -> dict[str, Any]:
    """As the page plays it, with the answers of others in between: how it stands to the learner then."""
    _, step, seat = known(name, lesson)
    own, others, moves = list(answers), list(step.replies), list[dict[str, Any]]()
    while True:
        line = {"game": name, "players": 2, "options": {}, "seed": "", "eyes": seat, "since": 0}
        told = answer(line | {"base": {"lesson": lesson}, "moves": moves}, "told", "")
        asked = told["asked"]
        if asked and asked["seat"] == seat and own:
            words = own.pop(0)
        elif asked and others and asked["seat"] == others[0].seat:
            words = others.pop(0).words
        else:
            break
        moves = [*told["line"]["moves"], {"words": words, "outcomes": None}]
    assert not own, f"nobody is asked for {own}"
    return told


def happened(told: dict[str, Any], seat: int) -> tuple[list[str], list[str]]:
    """What the learner answered, and every event."""
    entries = told["entries"]
    own = [one["words"] for one in entries if one["seat"] == seat]
    return own, [event for one in entries for event in one["events"]]


def said_after(step: Step, own: list[str], events: list[str]) -> str:
    return next(telling(step.told, own, events))


def telling(told: tuple[Telling, ...], own: list[str], events: list[str]) -> Iterator[str]:
    return (
        one.say
        for one in told
        if not (one.when or one.events)
        or any(matches(pattern, words) for pattern in one.when for words in own)
        or any(matches(pattern, event) for pattern in one.events for event in events)
    )


@cache
def allowed(name: str, lesson: str) -> list[tuple[str, ...]]:
    """Every way through the step that its patterns allow, and one of those that somebody insists on."""
    return list(ways(name, lesson, ()))


def ways(name: str, lesson: str, before: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    _, step, seat = known(name, lesson)
    told = played(name, lesson, before)
    asked = told["asked"] and told["asked"]["seat"] == seat
    if not asked or len(before) == len(step.allow):
        yield before
        return
    patterns = [pattern for pattern in step.allow[len(before)] if pattern != "**"]
    wanted = {words: any(matches(one, words) for one in patterns) for words in paths(told["options"])}
    insisted = [words for words, fits in wanted.items() if not fits][:1]
    for words in [one for one, fits in wanted.items() if fits] + insisted * ("**" in step.allow[len(before)]):
        yield from ways(name, lesson, (*before, words))


def paths(tree: dict[str, Any], *before: str) -> Iterator[str]:
    if not tree:
        yield " ".join(before)
    for word, below in tree.items():
        yield from paths(below, *before, word)


@every_step
def test_the_position_is_as_the_game_writes_it(name: str, lesson: str) -> None:
    it, step, seat = known(name, lesson)
    line = start(name, lesson)
    again = Line.read(it, line.position, 2)
    assert again.position == line.position
    assert line.now.asks[-1].seat == seat
    assert step.position == line.position.strip() or name != "druids"


@every_step
def test_what_the_text_asks_for_is_played_to_the_end(name: str, lesson: str) -> None:
    _, step, seat = known(name, lesson)
    for way in step.ways if step.aim else ():
        told = played(name, lesson, way.answers)
        own, events = happened(told, seat)
        assert tuple(own) == way.answers
        drawn = [one for move in told["line"]["moves"] for one in move["outcomes"]]
        assert drawn[: len(way.luck)] == list(way.luck)[: len(drawn)]
        assert said_after(step, own, events)
    if not step.aim:
        return
    said = said_after(step, *happened(played(name, lesson, step.aim), seat))
    assert not any(one.again for one in step.told if one.say == said), "the aim finishes the step"


@every_step
def test_every_pattern_fits_something(name: str, lesson: str) -> None:
    _, step, _ = known(name, lesson)
    found = allowed(name, lesson)
    for n, patterns in enumerate(step.allow):
        answers = {way[n] for way in found if len(way) > n}
        for pattern in patterns:
            assert any(matches(pattern, words) for words in answers), f"{n}: {pattern}"


@every_step
def test_everything_that_may_be_told_is_told_after_something(name: str, lesson: str) -> None:
    _, step, seat = known(name, lesson)
    if not step.allow:
        assert not step.told
        return
    said = {said_after(step, *happened(played(name, lesson, way), seat)) for way in allowed(name, lesson)}
    assert said == {one.say for one in step.told}


@every_step
def test_everything_said_in_between_is_said_before_an_answer(name: str, lesson: str) -> None:
    _, step, seat = known(name, lesson)
    before = {way[:n] for way in allowed(name, lesson) for n in range(1, len(way))} if step.between else ()
    heard = [happened(played(name, lesson, answers), seat) for answers in before]
    said = {one for own, events in heard for one in list(telling(step.between, own, events))[:1]}
    assert said == {one.say for one in step.between}


@every_step
def test_what_is_said_to_be_refused_is_refused_for_the_reason_that_is_said(name: str, lesson: str) -> None:
    _, step, seat = known(name, lesson)
    look = start(name, lesson).look(seat)
    for one in step.refused:
        reason = look.why_not(one.words)
        assert reason and reason.key == one.why, one


@every_step
def test_the_rules_have_the_paragraphs_that_it_is_about(name: str, lesson: str) -> None:
    it, step, _ = known(name, lesson)
    rules = (ROOT / f"src/ludarium/games/{it.name}/rules.md").read_text(encoding="utf-8")
    assert step.rule
    for one in step.rule:
        assert re.search(rf"(?m)^(#+ |\| |\*\*){re.escape(one)}(\.|\*\*)? ", rules), one


@every_step
def test_it_points_at_places_that_the_board_has(name: str, lesson: str) -> None:
    _, step, _ = known(name, lesson)
    paged = [place for page in step.pages for place in page.show]
    between = [place for telling in step.between for place in telling.show]
    shown = [*step.show, *paged, *between]
    assert shown, "it points at something"
    told = played(name, lesson, ())
    text = json.dumps([told["view"], told["survey"]]) + step.position
    for place in shown:
        assert place in text or place in PLACES.get(name, ()), place


def test_all_rivers_of_the_valley_are_shown() -> None:
    _, step, _ = known("tigris", "T1")
    (rivers,) = [page for page in step.pages if page.say == "rivers"]
    assert set(rivers.show) == {name for name, cell in AT.items() if GRID[cell // WIDTH][cell % WIDTH] == "~"}


def words_of(name: str, lang: str) -> dict[str, str]:
    text = (ROOT / WORDS.format(name, lang)).read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([\w-]+) = (.+)$", text))


@pytest.mark.parametrize("lang", ["en", "de", "hu"])
@pytest.mark.parametrize("name", TAUGHT)
def test_whatever_a_lesson_says_is_said_shortly(name: str, lang: str) -> None:
    lessons = school(game(name))
    assert lessons is not None
    found = words_of(name, lang)
    said = set[str]()
    for step in lessons.steps:
        parts = ["title", *(page.say for page in step.pages)]
        parts += [one.say for one in (*step.between, *step.told)]
        if step.aim:
            parts += ["help"]
        if (
            any(not is_wanted(step, words) for words in map(str, options(start(name, step.id).now)))
            and step.aim
        ):
            parts += ["want"]
        said |= {f"{name}-school-{step.id}", *(f"{name}-school-{step.id}-{part}" for part in parts)}
        further = {f"{name}-school-{step.id}-want-{one.say}" for one in step.between}
        said |= further & found.keys()  # others are answered in general
    said |= {f"{name}-coach-{one.say}" for one in lessons.firsts}
    assert found.keys() == said
    for key, text in found.items():
        sentences = re.split(r"(?<=[.?])\s(?=[^\Wa-zäöüáéíóúőű\d])", text)
        assert len(sentences) <= 3, key
        assert max(len(one.split()) for one in sentences) <= 16, f"{key}: {text}"


def is_wanted(step: Step, words: str) -> bool:
    return (
        any(pattern != "**" and matches(pattern, words) for pattern in step.allow[0]) if step.allow else True
    )


def test_one_school_is_there() -> None:
    assert "druids" in TAUGHT
    assert len(STEPS) >= 11


STEP = """
seat = 0
players = 2
[[step]]
id = "X1"
position = "a position"
"""
WRONG = {
    "no TOML": "seat = ",
    "no steps": "seat = 0\nplayers = 2",
    "twice the same": STEP + STEP.partition("2\n")[2],
    "no id": STEP.replace("X1", "one"),
    "unknown": STEP + 'why = "so"',
    "an aim that is not allowed": STEP + 'allow = [["pass"]]\naim = ["go"]\ntold = [{ say = "done" }]',
    "more answers than are allowed": STEP + 'allow = [["go"]]\naim = ["go", "go"]\ntold = [{ say = "done" }]',
    "an aim without an end": STEP + 'allow = [["go"]]\naim = ["go"]',
    "an end that may never come": STEP
    + 'allow = [["go"]]\naim = ["go"]\ntold = [{ say = "done", when = ["go"] }]',
    "no aim": STEP + 'allow = [["go"]]\ntold = [{ say = "done" }]',
    "a reply of nobody": STEP + 'replies = ["pass"]',
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_what_no_lesson_can_mean_is_refused_when_it_is_read(text: str) -> None:
    with pytest.raises(BadSchool):
        read(text)


def test_words_match_one_by_one() -> None:
    assert matches("waltz * S3", "waltz 4L S3")
    assert matches("waltz *", "waltz 4L S3")
    assert matches("**", "pass")
    assert not matches("waltz * S3", "waltz 4L S4")
    assert not matches("waltz * S3", "waltz S3")
    assert not matches("pass", "pass on")


def test_luck_gives_what_the_lesson_wants_and_what_is_written_down() -> None:
    line = {"game": "druids", "players": 2, "options": {}, "seed": "", "eyes": 1, "since": 0}
    base = {"lesson": "D4"}
    first = {"words": "waltz 5L S4", "outcomes": None}
    told = answer(line | {"base": base, "moves": [first]}, "told", "")
    assert told["line"]["moves"][0]["outcomes"] == ["4L", "3R"]
    told = answer(line | {"base": base, "moves": [first | {"outcomes": ["1L", "2R"]}]}, "told", "")
    assert told["line"]["moves"][0]["outcomes"] == ["1L", "2R"]


@pytest.mark.parametrize(("name", "lesson"), [("druids", "D99"), ("pebbles", "P1")])
def test_a_lesson_that_is_not_there(name: str, lesson: str) -> None:
    line = {"game": name, "players": 2, "options": {}, "seed": "", "eyes": 0, "since": 0}
    with pytest.raises(BadLine, match="no lesson") as refused:
        answer(line | {"base": {"lesson": lesson}, "moves": []}, "told", "")
    assert (refused.value.move, refused.value.kind) == (0, "lesson")
