"""Best turns on their page: played by pointer and by keys, on phones, in three languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludarium import game
from ludarium.core import options
from ludarium.puzzles.best_turn import BestTurn
from ludarium.puzzles.shipped import shipped_turns
from ludarium.puzzles.trying import Played, answered
from ludarium.school import Step
from tests.browser.combining import crossed, mostly
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER
from tests.browser.learning import LEADERS, Pupil
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.test_puzzles import LOCALES, LYING, SCREENS, UNKNOWN_WORD
from tests.browser.visitor import Json, click, tap


def turns_of(name: str) -> list[BestTurn]:
    found = shipped_turns(game(name))
    assert found is not None
    return list(found.by_id.values())


def followers() -> BestTurn:
    """One whose best turn is a tile and a follower, which hands can place without a way to choose."""
    return next(one for one in turns_of("ark") if len(one.turn) == 2 and one.turn[1].startswith("follower"))


def worse(one: BestTurn) -> Played:
    """A tile, and nothing on it: a turn that is over and brings less."""
    it = game(one.game)
    begun = Played(it.read(one.position, one.players))
    for action in options(begun.state):
        placed = answered(it, begun, action, one.seat)
        if not placed.over and "pass" in map(str, options(placed.state)):
            turn = answered(it, placed, it.choose(placed.state, "pass"), one.seat)
            if turn.points < one.points:
                return turn
    raise AssertionError("every tile brings the most")


class Player(Pupil):
    """Somebody at a best turn."""

    def __init__(self, visit: Visit, turn: BestTurn, keys: bool = False, **how: Any) -> None:
        path = f"/puzzles/{turn.game}/turns/{turn.id}"
        super().__init__(visit(path=path, **how), turn.game, keys)
        self.turn = turn
        self.is_asked()

    @property
    def card(self) -> Locator:
        return self.page.locator(".best-turn .coach")

    @property
    def go(self) -> Locator:
        return self.card.locator(".go")

    def is_asked(self) -> None:
        expect(self.page.locator(f'[data-turn="{self.turn.id}"][data-asked=true]')).to_be_visible()

    def plays(self, words: tuple[str, ...] | list[str]) -> None:
        """A whole turn, not handed in yet."""
        self.step = Step(id=self.turn.id, position=self.turn.position, aim=tuple(words))
        for one in words:
            self.is_asked()
            self.answer(one)
        expect(self.go).to_be_enabled()

    def hands_in(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.press(self.go)
        expect(self.card.locator(".after, .aside")).to_be_visible()

    def bars(self) -> list[str]:
        return [one.inner_text() for one in self.card.locator("li .sr").all()]


@crossed("screen, locale", SCREENS, LOCALES)
def test_a_turn_is_played_and_told_what_it_brings(visit: Visit, screen: Json, locale: str) -> None:
    touch = screen.get("has_touch", False)
    anna = Player(visit, followers(), press=tap if touch else click, locale=locale, **screen)
    assert_fits(anna.visitor, touch)
    turn = worse(anna.turn)
    anna.plays(turn.words)
    assert_fits(anna.visitor, touch)
    anna.hands_in()
    expect(anna.card.locator(".aside")).to_contain_text(str(turn.points))
    expect(anna.card.locator(".aside")).to_contain_text(str(anna.turn.points))
    assert_fits(anna.visitor, touch)
    assert UNKNOWN_WORD.search(anna.page.locator("body").inner_text()) is None
    assert "best-turn-" not in anna.page.locator("body").inner_text()


@pytest.mark.slow
def test_a_best_turn_by_keyboard_alone(visit: Visit) -> None:
    anna = Player(visit, followers(), keys=True)
    anna.page.evaluate(NO_POINTER)
    anna.plays(anna.turn.turn)
    anna.page.keyboard.press("u")
    anna.is_asked()
    anna.page.keyboard.press("u")
    anna.is_asked()
    anna.plays(anna.turn.turn)
    anna.hands_in()
    expect(anna.card.locator(".after")).to_contain_text("no turn brings more")
    anna.page.keyboard.press("Enter")
    expect(anna.page).not_to_have_url(re.compile(anna.turn.id))
    assert anna.page.evaluate("pointed") == 0


def is_plain(one: BestTurn) -> bool:
    """Whether hands can play it that know the first seat, and no position but that before the turn."""
    kinds, first = [words.split()[0] for words in one.turn], [words.split()[1] for words in one.turn]
    if one.game == "borabora":
        return one.seat == 0 and kinds[0] == "die"
    # What was held before the first tile is held there still.
    return one.seat == 0 and kinds == ["tile"] * 2 and LEADERS.index(first[0]) >= LEADERS.index(first[1])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tigris", "borabora"])
def test_a_best_turn_of_other_games(visit: Visit, name: str) -> None:
    anna = Player(visit, next(filter(is_plain, turns_of(name))))
    anna.plays(anna.turn.turn)
    anna.hands_in()
    expect(anna.card.locator(".after")).to_contain_text("no turn brings more")


@pytest.mark.slow
def test_what_a_turn_has_brought_stands_in_the_card(visit: Visit) -> None:
    anna = Player(visit, followers())
    expect(anna.card).to_contain_text(re.compile(r"This turn so far: \W*0"))
    anna.plays(anna.turn.turn)
    expect(anna.card.locator(".text")).to_contain_text(re.compile(rf"brings \W*{anna.turn.points}\W* point"))


@pytest.mark.slow
def test_the_best_turn_is_shown_once_one_was_handed_in(visit: Visit) -> None:
    anna = Player(visit, followers())
    expect(anna.visitor.button("Show me")).to_have_count(0)
    anna.plays(worse(anna.turn).words)
    expect(anna.visitor.button("Show me")).to_have_count(0)
    anna.hands_in()
    anna.visitor.button("Show me").click()
    expect(anna.card).to_contain_text("This is the best turn.")
    expect(anna.go).to_be_visible()
    log = anna.page.locator(".happened li")
    expect(log.first).to_be_visible()
    anna.card.get_by_role("link", name="Open on the board").click()
    expect(anna.page).to_have_url(re.compile("/board/ark"))


@pytest.mark.slow
def test_two_people_see_how_both_did(visit: Visit) -> None:
    one = followers()
    anna, ben = Player(visit, one), Player(visit, one)
    for person, name in ((anna, "Anna"), (ben, "Ben")):
        person.page.evaluate(
            """name => fetch('/api/me', {
              method: 'POST',
              headers: {'Content-Type': 'application/json'},
              body: JSON.stringify({name}),
            }).then(() => location.reload())""",
            name,
        )
        person.is_asked()
    turn = worse(one)
    anna.plays(turn.words)
    anna.hands_in()
    before = anna.card.locator(".everybody")
    expect(before).to_contain_text("has tried it")
    ben.plays(one.turn)
    ben.hands_in()
    expect(ben.card.locator("li.mine")).to_contain_text("you")
    told = {bar for bar in ben.bars() if not bar.endswith(" 0 people")}
    assert any(re.match(rf"\W*{turn.points}\W* points: ", bar) for bar in told)
    assert any(re.match(rf"\W*{one.points}\W* points: ", bar) for bar in told)


@pytest.mark.slow
def test_the_puzzles_of_a_game_lead_there_and_on_to_others(visit: Visit) -> None:
    links = []
    for name in ("Anna", "Ben"):
        person = visit(name, "/puzzles/ark")
        links.append(person.page.get_by_role("link", name="Best turn").get_attribute("href"))
    assert links[0] == links[1]
    anna = visit(path="/puzzles/ark")
    id = str(links[0]).rsplit("/", maxsplit=1)[-1]
    anna.page.evaluate(f'localStorage[\'ludarium-turns-ark\'] = \'[{{"id": "{id}", "points": 1}}]\'')
    anna.page.reload()
    link = anna.page.get_by_role("link", name="Best turn")
    expect(link).to_have_attribute("href", re.compile("/puzzles/ark/turns/"))
    assert link.get_attribute("href") != links[0]
    druids = visit(path="/puzzles/druids")
    expect(druids.page.locator("ol a").first).to_be_visible()
    expect(druids.page.get_by_role("link", name="Best turn")).to_have_count(0)


@pytest.mark.slow
@mostly("screen", [DESKTOP, PHONE, LYING])
def test_a_best_turn_is_accessible(visit: Visit, axe: str, screen: Json) -> None:  # noqa: F811
    anna = Player(visit, followers(), **screen)
    assert_accessible(anna.page, axe)
    anna.plays(anna.turn.turn)
    assert_accessible(anna.page, axe)
    anna.hands_in()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/puzzles/ark/turns/nothing", "/puzzles/druids/turns/00d8e95e466d"])
def test_a_turn_that_is_not_there(visit: Visit, expected: list[str], path: str) -> None:
    expected.append("/turns/")
    anna = visit(path=path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert anna.page.locator(".best-turn .coach").count() == 0
