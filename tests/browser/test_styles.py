"""How the page looks does not follow from the order in which its style sheets come."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.test_end import PLAY
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.visitor import Json, Visitor

TIES: Final = Path(__file__).with_name("ties.js").read_text("utf-8")
LYING: Final = PHONE | {"viewport": {"width": 844, "height": 390}}
TABLET: Final = PHONE | {"viewport": {"width": 768, "height": 1024}}
SEATS: Final = {"borabora": 4, "tigris": 4, "ark": 5, "druids": 2}
OF_A_GAME: Final = ("/new", "/learn", "/rules", "/puzzles", "/board")
PAGES: Final = ("/", "/learn", "/puzzles", "/studies", "/lobby")
night = pytest.mark.slow


def ties(person: Visitor, *paths: str) -> list[str]:
    found = list[str]()
    for path in paths:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        found += [f"{path}: {tie}" for tie in person.page.evaluate(TIES)]
    return found


def table_of(person: Visitor, game: str, seats: int, **more: bool) -> str:
    person.page.evaluate(NAME, person.name)
    bot = {"kind": "bot", "bot": "novice", "seconds": 0.01}
    seated = [{"kind": "me"}, *[bot] * (seats - 1)]
    table = person.page.evaluate(OPEN, {"game": game, "seats": seated, "shuffle": False} | more)
    return f"/table/{table['id']}"


def ended(person: Visitor, game: str) -> tuple[str, ...]:
    table = person.page.evaluate(PLAY, {"game": game, "seats": SEATS[game]})
    return table, f"{table}/replay#30", f"{table}/result"


def puzzle_of(person: Visitor, game: str) -> str:
    person.go(f"/puzzles/{game}")
    return str(person.page.locator(f"a[href^='/puzzles/{game}/']").first.get_attribute("href"))


@pytest.mark.parametrize("screen", [LYING, pytest.param(LAPTOP, marks=night)], ids=["lying", "laptop"])
@pytest.mark.parametrize("game", SEATS)
def test_at_a_table_no_rule_counts_for_coming_last(visit: Visit, game: str, screen: Json) -> None:
    anna = visit(**screen)
    assert ties(anna, table_of(anna, game, SEATS[game]), f"/learn/{game}/2") == []


@night
@pytest.mark.parametrize("screen", [LYING, LAPTOP, PHONE, TABLET], ids=["lying", "laptop", "phone", "tablet"])
@pytest.mark.parametrize("game", SEATS)
def test_on_no_page_a_rule_counts_for_coming_last(visit: Visit, game: str, screen: Json) -> None:
    anna = visit(**screen)
    tables = table_of(anna, game, SEATS[game]), table_of(anna, game, 2, guide=True, hints=True)
    of_game = [f"{page}/{game}" for page in OF_A_GAME]
    assert ties(anna, *PAGES, *of_game, puzzle_of(anna, game), *tables, *ended(anna, game)) == []


MADE: Final = """([rules, element]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  document.body.insertAdjacentHTML('beforeend', element)
}"""


def test_a_tie_is_found(visit: Visit) -> None:
    anna = visit()
    rules = """
      .sabcde { color: green }
      .sfghij { color: blue }
      i.sabcde { margin: 1px }
      .sfghij:is(.some, #none), .sfghij:where(i) { margin: 2px }
      @media print { .sfghij { padding: 1px } }
      .sabcde { padding: 2px }
    """
    anna.page.evaluate(MADE, [rules, "<i class='sabcde sfghij'></i>"])
    found = anna.page.evaluate(TIES)
    assert [tie for tie in found if "sabcde" in tie] == [".sabcde <> .sfghij {color: green <> blue}"]
