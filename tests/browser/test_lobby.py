"""Tables that anybody may sit down at: four people find each other, and nobody reloads a page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.combining import EACH, crossed, mostly
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.visitor import Json, Visitor, asked, saying

__all__ = ["axe"]

QUICK: Json = {"bank": 300, "grant": 20, "keep": True, "most": 600}
LISTED: Json = {"game": "tigris", "seats": [{"kind": "me"}, *[{"kind": "link"}] * 2], "listed": True}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own for each test, whose lobby is empty."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def open_to_all(person: Visitor, **more: object) -> Json:
    """Opens a table in the lobby, and stays where they are."""
    person.page.evaluate(NAME, person.name)
    table: Json = person.page.evaluate(OPEN, LISTED | more)
    return table


def tables(person: Visitor) -> Locator:
    return person.page.locator("main article")


def seek(person: Visitor) -> None:
    """Tigris & Euphrates, three players, without a clock."""
    for choice in ("Tigris & Euphrates", "3", "No clock"):
        person.page.locator("form").get_by_role("radio", name=saying(choice)).check()
    person.button("Find a table").click()
    person.say_name()


def test_four_people_find_each_other(visit: Visit) -> None:
    dora = visit("Dora", "/lobby", **PHONE)
    expect(dora.page.get_by_text("Nobody is waiting just now.")).to_be_visible()
    anna, bela, cili = visit(), visit("Béla"), visit("Cili", **LAPTOP)
    anna.link("Open tables").click()
    seek(anna)
    expect(anna.page.locator(".chairs")).to_contain_text("Open seat")
    expect(tables(dora)).to_have_count(1)  # of itself
    expect(tables(dora)).to_contain_text(saying("Anna"))

    bela.link("Open tables").click()
    tables(bela).get_by_role("button", name="Sit down").click()
    bela.say_name()
    expect(bela.page.locator(".chairs")).to_contain_text(saying("Anna"))
    expect(tables(dora)).to_contain_text(saying("Béla"))

    cili.go("/lobby")
    seek(cili)
    for person in (anna, bela, cili):
        expect(person.page.locator(".players").first).to_be_visible()
    expect(tables(dora)).to_have_count(0)
    assert asked(anna, bela, cili) is not None


@pytest.mark.slow
def test_what_is_shown_can_be_narrowed_and_what_was_agreed_read(visit: Visit) -> None:
    anna, bela = visit(), visit("Béla", "/lobby")
    open_to_all(anna, language="hu")
    open_to_all(anna, game="druids", seats=[{"kind": "me"}, {"kind": "link"}], clock=QUICK, language="en")
    expect(tables(bela)).to_have_count(2)
    filters = bela.page.get_by_role("group", name="Show")
    filters.get_by_label("Any time").select_option("Now")
    expect(tables(bela)).to_have_count(1)
    expect(tables(bela)).to_contain_text("Druid Waltz")
    filters.get_by_label("All languages").select_option("Magyar")
    expect(bela.page.get_by_text("Nobody is waiting for such a game just now.")).to_be_visible()
    filters.get_by_label("Any time").select_option("Any time")
    expect(tables(bela)).to_contain_text("Tigris & Euphrates")
    tables(bela).get_by_text("What was agreed").click()
    expect(tables(bela)).to_contain_text("Was luck fair?")


@pytest.mark.slow
def test_the_opener_decides_whether_it_is_open(visit: Visit) -> None:
    anna, bela = visit(), visit("Béla", "/lobby", **PHONE)
    anna.page.evaluate(NAME, anna.name)
    table = anna.page.evaluate(OPEN, {"game": "druids", "seats": [{"kind": "me"}, {"kind": "link"}]})
    anna.go(f"/table/{table['id']}")
    switch = anna.page.get_by_role("checkbox", name=saying("Open to everybody"))
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    expect(tables(bela)).to_have_count(1)
    switch.uncheck()
    expect(tables(bela)).to_have_count(0)
    switch.check()
    bela.page.goto(f"{bela.page.url.removesuffix('/lobby')}/table/{table['id']}")
    bela.button("Sit down").click()
    bela.say_name()
    for person in (anna, bela):
        expect(person.page.locator(".players").first).to_be_visible()


@pytest.mark.slow
def test_a_seat_is_taken_only_once(visit: Visit) -> None:
    anna, bela, cili = visit(), visit("Béla", "/lobby"), visit("Cili", "/lobby")
    open_to_all(anna, game="druids", seats=[{"kind": "me"}, {"kind": "link"}])
    for person in (bela, cili):
        expect(tables(person)).to_have_count(1)
    cili.page.context.set_offline(True)  # hears nothing for a while
    tables(bela).get_by_role("button", name="Sit down").click()
    bela.say_name()
    expect(bela.page.locator(".players").first).to_be_visible()
    cili.page.context.set_offline(False)
    cili.page.evaluate(NAME, cili.name)
    expect(tables(cili)).to_have_count(0)


@pytest.mark.slow
def test_home_hears_whose_turn_it_is(visit: Visit) -> None:
    anna, bela = visit(), visit("Béla")
    anna.page.evaluate(NAME, anna.name)
    table = anna.page.evaluate(OPEN, {"game": "druids", "seats": [{"kind": "me"}, {"kind": "link"}]})
    anna.go("/")
    expect(anna.page.locator("article .status")).to_have_text(saying("Waiting for one more player"))
    bela.go(f"/table/{table['id']}#join={table['seats'][1]['invitation']}")
    bela.button("Sit down").click()
    bela.say_name()
    expect(bela.page.locator(".players").first).to_be_visible()
    expect(anna.page.locator("article .status")).not_to_have_text(saying("Waiting for one more player"))


@pytest.mark.slow
@crossed("how, lang", {"laptop": LAPTOP, "phone": PHONE}, EACH)
def test_the_lobby_is_accessible_and_fits(visit: Visit, axe: str, lang: str, how: Json) -> None:
    anna = visit(**LAPTOP)
    open_to_all(anna, language="hu", clock=QUICK, without=["hints"])
    open_to_all(anna, game="borabora", seats=[{"kind": "me"}, *[{"kind": "link"}] * 3], language="de")
    bela = visit("Béla", "/lobby", **(how | {"locale": lang, "color_scheme": "dark"}))
    expect(tables(bela)).to_have_count(2)
    bela.page.locator("summary").first.click()
    assert_accessible(bela.page, axe)
    assert bela.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def games_ended(anna: Visitor, bela: Visitor, times: int, how: Json) -> None:
    """So many games of theirs, which Anna ends like this."""
    for _ in range(times):
        table = anna.page.evaluate(OPEN, {"game": "druids", "seats": [{"kind": "me"}, {"kind": "link"}]})
        bela.page.evaluate(JOIN, [table["id"], table["seats"][1]["invitation"]])
        anna.page.evaluate(WISH, [table["id"], how])


JOIN = """([id, invitation]) => fetch(`/api/tables/${id}/join`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ invitation }),
}).then((answer) => answer.json())"""

WISH = """([id, wish]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ as: 0, since: null }));
  socket.onmessage = ({ data }) => {
    const { t, over } = JSON.parse(data);
    if (t === 'told' && !over) socket.send(JSON.stringify(wish));
    if (t === 'told' && over) done(socket.close());
  };
})"""


@pytest.mark.slow
@mostly("lang", ["de", "en", "hu"])
def test_who_finishes_what_they_begin_is_seen_before_one_sits_down(visit: Visit, axe: str, lang: str) -> None:
    anna, bela = visit(**LAPTOP), visit("Béla")
    for person in (anna, bela):
        person.page.evaluate(NAME, person.name)
    games_ended(anna, bela, 5, {"concede": True})
    games_ended(anna, bela, 3, {"propose": "cancel"})
    open_to_all(anna, language="hu")
    open_to_all(bela, needs={"share": 90, "newcomers": False})
    cili = visit("Cili", "/lobby", **(PHONE | {"locale": lang}))
    expect(tables(cili)).to_have_count(1)  # for a newcomer
    said = {"en": "finished 5 of 6", "hu": "6 játszmából 5 végigjátszva", "de": "5 von 6 zu Ende gespielt"}
    expect(tables(cili)).to_contain_text(saying(said[lang]))
    assert_accessible(cili.page, axe)
    assert cili.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_table_that_asks_for_more_says_so(visit: Visit, axe: str, expected: list[str]) -> None:
    expected.append("status of 409")
    bela = visit("Béla", **LAPTOP)
    choosy = open_to_all(bela, needs={"share": 90, "newcomers": False})
    cili = visit("Cili", "/lobby", **PHONE)
    expect(cili.page.get_by_text("Nobody is waiting for such a game just now.")).to_be_visible()
    cili.go(f"/table/{choosy['id']}")
    cili.page.locator(".room .go").click()
    cili.say_name()
    expect(cili.page.get_by_role("alert")).to_contain_text("5")
    cili.page.locator(".room summary").first.click()
    expect(cili.page.locator(".room section li").first).to_contain_text(saying("Béla"))
    assert_accessible(cili.page, axe)


@pytest.mark.slow
def test_the_opener_says_whom_an_open_table_is_for(visit: Visit) -> None:
    anna, bela = visit(), visit("Béla", "/lobby")
    table = open_to_all(anna)
    expect(tables(bela)).to_have_count(1)
    anna.go(f"/table/{table['id']}")
    anna.page.get_by_label("Who may sit down").select_option("80")
    expect(tables(bela)).to_contain_text(saying("and for newcomers"))
    anna.page.get_by_role("checkbox", name="Newcomers too").uncheck()
    expect(tables(bela)).to_have_count(0)
    anna.page.get_by_label("Who may sit down").select_option("")
    expect(tables(bela)).to_have_count(1)


@pytest.mark.slow
def test_the_opener_says_in_which_language_one_talks(visit: Visit) -> None:
    anna, bela = visit(**LAPTOP), visit("Béla", "/lobby")
    anna.game("Druid Waltz").get_by_role("link", name="New table").click()
    anna.fill_seats("You", "Friend by link")
    anna.page.get_by_role("checkbox", name=saying("Open to everybody")).check()
    anna.page.get_by_role("radiogroup", name="Language").get_by_role("radio", name="Magyar").check()
    anna.page.locator("button[type=submit]").click()
    anna.say_name()
    expect(tables(bela)).to_contain_text("Magyar")
