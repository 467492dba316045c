"""The rulebooks of the games: three languages of one book, which says what the rules say and shows it."""

import ast
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludarium import game
from ludarium.school import school

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "hu", "de")
BOOKS = {path.parent.name: path for path in sorted(ROOT.glob("client/src/games/*/rulebook"))}
WITH_A_BOOK = {"ark", "borabora", "druids", "tigris"}
MOST_WORDS = 80
# Where a position may be over: these are about the end.
ABOUT_THE_END = {"druids": ("8", "11"), "tigris": ("7", "8"), "ark": ("13", "14"), "borabora": ("8.2",)}
# Rulings that bind nobody who plays, each with what it is about instead.
NOT_FOR_PLAYERS: dict[str, dict[str, str]] = {}

LINK = re.compile(r"\[([^\]]+)\]\(#([\d.]+)\)")
RULING = re.compile(r"\bR\d+\b")
of_every_book = pytest.mark.parametrize("name", BOOKS)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@dataclass(frozen=True)
class Paragraph:
    """One of a book: its number, and what is written there."""

    number: str
    title: str
    body: str
    ground: str

    @property
    def text(self) -> str:
        return f"{self.body}\n{self.ground}"


@cache
def book(name: str, lang: str) -> list[Paragraph]:
    text = (BOOKS[name] / f"{lang}.md").read_text(encoding="utf-8")
    before, *parts = re.split(r"(?m)^## ", text)
    assert not before.strip(), "nothing stands before the first heading"
    return [paragraph(part) for part in parts]


def paragraph(part: str) -> Paragraph:
    head, _, rest = part.partition("\n")
    number, _, title = head.partition(" ")
    body, _, ground = f"{rest.strip()}\n".partition("\n> ")
    return Paragraph(number, title.strip(), body.strip(), ground.strip())


@cache
def belongings(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(
        (BOOKS[name] / "paragraphs.json").read_text(encoding="utf-8")
    )
    return found


@cache
def rules(name: str) -> str:
    return (ROOT / f"src/ludarium/games/{name}/rules.md").read_text(encoding="utf-8")


def sections(name: str) -> list[str]:
    return re.findall(r"(?m)^#+ (\d+(?:\.\d+)*)\.? ", rules(name))


def rulings(name: str) -> set[str]:
    """A row of a table or a paragraph of its own."""
    return set(re.findall(r"(?m)^(?:\| |\*\*)(R\d+)\b", rules(name)))


def covered(name: str) -> set[str]:
    """Whatever can be looked up: paragraphs and rulings."""
    rows = belongings(name)
    return {*rows, *(ruling for row in rows.values() for ruling in row.get("rulings", []))}


def named_by_reasons(name: str) -> set[str]:
    """What the reasons of a game say that they rest on: `§5.2 R6`, wherever it stands in the module."""
    source = (ROOT / f"src/ludarium/games/{name}/reasons.py").read_text(encoding="utf-8")
    texts = [one.value for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Constant)]
    words = [text.split() for text in texts if isinstance(text, str)]
    return {
        word.removeprefix("§")
        for text in words
        if text and all(re.fullmatch(r"§\d+(\.\d+)*|R\d+", word) for word in text)
        for word in text
    }


def plain(text: str) -> str:
    """As it is read: without marks."""
    without = LINK.sub(r"\1", text)
    for mark in (r"\*\*([^*\n]+)\*\*", r"\*([^*\n]+)\*"):
        without = re.sub(mark, r"\1", without)
    return re.sub(r"(?m)^- ", "", without)


def test_every_game_that_should_has_a_rulebook() -> None:
    assert set(BOOKS) >= WITH_A_BOOK


@of_every_book
def test_a_book_lies_in_three_languages_beside_what_belongs_to_its_paragraphs(name: str) -> None:
    beside = {"paragraphs.json", "places.json"}
    assert {file.name for file in BOOKS[name].iterdir()} == {"en.md", "hu.md", "de.md"} | beside


@in_every_language
@of_every_book
def test_every_language_has_the_same_paragraphs(name: str, lang: str) -> None:
    numbers = [one.number for one in book(name, lang)]
    assert numbers == list(belongings(name))
    assert len(numbers) == len(set(numbers)) > 25


@of_every_book
def test_the_paragraphs_are_those_of_the_rules_in_their_order(name: str) -> None:
    there = sections(name)
    places = [there.index(number) for number in belongings(name)]
    assert places == sorted(places)


@in_every_language
@of_every_book
def test_every_paragraph_says_something_shortly(name: str, lang: str) -> None:
    for one in book(name, lang):
        assert one.title, one.number
        assert 0 < len(plain(one.body).split()) <= MOST_WORDS, one.number
        assert len(plain(one.ground).split()) <= MOST_WORDS, one.number


@in_every_language
@of_every_book
def test_no_two_paragraphs_have_one_title(name: str, lang: str) -> None:
    titles = [one.title for one in book(name, lang)]
    assert len(set(titles)) == len(titles)


@in_every_language
@of_every_book
def test_only_the_marks_that_the_page_knows_are_used(name: str, lang: str) -> None:
    for one in book(name, lang):
        for text in (one.title, plain(one.body), plain(one.ground)):
            assert not re.search(r"[*_`#<>\[\]|!\\]|\w\(|https?:", text), f"{one.number}: {text}"
        assert not re.search(r"(?m)^(\d+[.)] |- - |-\S)", one.body), one.number
        assert "\n\n" not in one.ground, f"{one.number}: the ground comes last"


@in_every_language
@of_every_book
def test_links_lead_to_other_paragraphs(name: str, lang: str) -> None:
    for one in book(name, lang):
        for _, number in LINK.findall(one.text):
            assert number in belongings(name), one.number
            assert number != one.number


@in_every_language
@of_every_book
def test_languages_lead_to_the_same_paragraphs_and_name_the_same_rulings(name: str, lang: str) -> None:
    for here, english in zip(book(name, lang), book(name, "en"), strict=True):
        links = [{number for _, number in LINK.findall(one.text)} for one in (here, english)]
        assert links[0] == links[1], here.number
        named = [set(RULING.findall(one.text)) for one in (here, english)]
        assert named[0] == named[1] <= rulings(name), here.number
        assert bool(here.ground) == bool(english.ground), here.number


@of_every_book
def test_what_belongs_to_a_paragraph_is_written_as_the_page_reads_it(name: str) -> None:
    for number, row in belongings(name).items():
        assert set(row) <= {"rulings", "lesson", "players", "options", "example"}, number
        assert "example" in row or not {"players", "options"} & set(row), number


@of_every_book
def test_every_ruling_can_be_looked_up(name: str) -> None:
    there, exceptions = rulings(name), set(NOT_FOR_PLAYERS.get(name, ()))
    found = {one for one in covered(name) if one.startswith("R")}
    assert found <= there
    assert there - found == exceptions


@of_every_book
def test_whatever_a_reason_or_a_lesson_rests_on_can_be_looked_up(name: str) -> None:
    reasons = named_by_reasons(name)
    assert len(reasons) > 3
    assert reasons <= covered(name)
    lessons = school(game(name))
    assert lessons is not None
    assert {rule for step in lessons.steps for rule in step.rule} <= covered(name)


@of_every_book
def test_every_option_of_a_table_leads_to_its_rule(name: str) -> None:
    places = json.loads((BOOKS[name] / "places.json").read_text(encoding="utf-8"))
    assert places["options"].keys() == game(name).options.keys()
    questions = {question.name for question in game(name).questions}
    assert places["questions"].keys() <= questions


@of_every_book
def test_lessons_are_those_of_the_school(name: str) -> None:
    lessons = school(game(name))
    assert lessons is not None
    named = {row["lesson"] for row in belongings(name).values() if "lesson" in row}
    assert named
    assert all(lessons.step(lesson) for lesson in named)


@pytest.mark.parametrize(
    ("name", "number"),
    [(name, number) for name in BOOKS for number, row in belongings(name).items() if "example" in row],
)
def test_every_example_is_a_position_as_the_game_writes_it(name: str, number: str) -> None:
    row, it = belongings(name)[number], game(name)
    s = it.read(row["example"], row.get("players", 2), row.get("options", {}))
    assert it.write(s).strip() == row["example"].strip()
    assert s.asks or is_about_the_end(name, number)


def is_about_the_end(name: str, number: str) -> bool:
    return any(f"{number}.".startswith(f"{about}.") for about in ABOUT_THE_END.get(name, ()))


@of_every_book
def test_almost_every_paragraph_has_an_example(name: str) -> None:
    """Components can be shown by no position; nor can what is not known of them."""
    rows = belongings(name).values()
    assert sum("example" in row for row in rows) >= 0.85 * len(rows)
