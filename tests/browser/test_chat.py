"""People talk at the table: in phrases or freely, and nobody has to hear anybody."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.combining import mostly
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.visitor import Json, Visitor, only, saying

__all__ = ["axe"]

ME_AND_LINK: Final[list[Json]] = [{"kind": "me"}, {"kind": "link"}]


def sit_down(visit: Visit, chat: str = "open", **how: object) -> tuple[Visitor, Visitor, str]:
    """Anna and Béla at a table of theirs, and its address for whoever looks on."""
    anna, bela = visit(**LAPTOP), visit("Béla", **(LAPTOP | how))
    for person in (anna, bela):
        person.page.evaluate(NAME, person.name)
    table = anna.page.evaluate(OPEN, {"game": "druids", "seats": ME_AND_LINK, "chat": chat, "shuffle": False})
    anna.go(f"/table/{table['id']}")
    bela.go(f"/table/{table['id']}#join={table['seats'][1]['invitation']}")
    bela.page.locator(".room .go").click()
    for person in (anna, bela):
        expect(person.page.locator(".players").first).to_be_visible()
    return anna, bela, f"/table/{table['id']}"


def to_chat(person: Visitor) -> None:
    """On a phone it is one of the views, else one of the tabs."""
    for role in ("tab", "button"):
        found = person.page.get_by_role(role, name=saying("Chat"))
        if found.count() > 0:
            found.first.click()
            break
    expect(said(person)).to_be_visible()


def said(person: Visitor) -> Locator:
    return person.page.get_by_role("log", name="What was said")


def write(person: Visitor, text: str) -> None:
    person.page.get_by_label("Your words").fill(text)
    person.page.get_by_label("Your words").press("Enter")
    expect(said(person)).to_contain_text(text)
    expect(person.page.get_by_label("Your words")).to_have_value("")


def test_two_play_and_one_looks_on(visit: Visit) -> None:
    anna, bela, address = sit_down(visit)
    cili = visit("Cili", address, **LAPTOP)
    expect(cili.page.locator(".players").first).to_be_visible()
    to_chat(anna)
    to_chat(cili)
    write(anna, "<b>Good evening</b>")
    expect(bela.page.locator(".news")).to_be_visible()  # something to be read
    to_chat(bela)
    expect(said(bela)).to_contain_text("<b>Good evening</b>")
    expect(bela.page.locator(".news")).to_have_count(0)
    bela.button("Well played.").click()
    for person in (anna, cili):
        expect(said(person)).to_contain_text("Well played.")

    cili.page.get_by_label("Your words").focus()
    expect(cili.page.get_by_text("Only those who look on read this")).to_be_visible()
    cili.page.get_by_label("Your words").fill("Béla has no sun")
    cili.page.get_by_label("Your words").press("Enter")
    cili.say_name()
    expect(said(cili)).to_contain_text("Béla has no sun")
    write(anna, "and now?")
    expect(said(bela)).to_contain_text("and now?")
    for person in (anna, bela):
        assert "has no sun" not in "".join(person.frames)
        expect(said(person)).not_to_contain_text("has no sun")


@pytest.mark.slow
def test_a_phrase_is_read_in_ones_own_language(visit: Visit, axe: str) -> None:
    anna, bela, _ = sit_down(visit, "phrases", locale="hu")
    to_chat(anna)
    expect(anna.page.get_by_label("Your words")).to_have_count(0)
    anna.button("Good luck.").click()
    bela.page.get_by_role("tab", name="Csevegés").click()
    expect(bela.page.get_by_role("log")).to_contain_text("Sok szerencsét.")
    assert_accessible(bela.page, axe)


@pytest.mark.slow
def test_nobody_has_to_hear_anybody(visit: Visit) -> None:
    anna, bela, _ = sit_down(visit)
    for person in (anna, bela):
        to_chat(person)
    write(bela, "first")
    expect(said(anna)).to_contain_text("first")
    said(anna).get_by_role("button", name=saying("What Béla said")).click()
    anna.button("Report").click()
    expect(said(anna)).to_contain_text("Whoever runs this server will see it.")
    said(anna).get_by_role("button", name=saying("Do not hear Béla any more")).click()
    expect(said(anna)).not_to_contain_text("first")
    write(bela, "second")
    write(anna, "third")
    expect(said(bela)).to_contain_text("third")
    expect(said(anna)).not_to_contain_text("second")
    anna.page.get_by_text(saying("You do not hear one person")).click()
    anna.page.get_by_role("button", name=saying("Hear Béla again")).click()
    expect(said(anna)).to_contain_text("second")


@pytest.mark.slow
def test_one_talks_while_one_waits_and_afterwards(visit: Visit) -> None:
    anna, bela = visit(**LAPTOP), visit("Béla", **PHONE)
    for person in (anna, bela):
        person.page.evaluate(NAME, person.name)
    table = anna.page.evaluate(OPEN, {"game": "druids", "seats": ME_AND_LINK, "chat": "open"})
    anna.go(f"/table/{table['id']}")
    anna.page.locator(".chat summary").click()
    write(anna, "I am here")
    bela.go(f"/table/{table['id']}#join={table['seats'][1]['invitation']}")
    bela.page.locator(".room .go").click()
    expect(bela.page.locator(".players").first).to_be_visible()
    to_chat(bela)
    expect(said(bela)).to_contain_text("I am here")
    write(bela, "so am I")


@pytest.mark.slow
def test_who_opens_a_table_says_how_one_talks(visit: Visit) -> None:
    anna = visit(**LAPTOP)
    anna.game("Druid Waltz").get_by_role("link", name="New table").click()
    anna.fill_seats("You", "Friend by link")
    choice = anna.page.get_by_role("radiogroup", name="Chat")
    expect(choice.get_by_role("radio", name="Phrases")).to_be_checked()
    choice.get_by_role("radio", name="None").check()
    anna.page.locator("button[type=submit]").click()
    anna.say_name()
    expect(anna.page.locator(".chairs")).to_be_visible()
    expect(anna.page.get_by_text("Chat", exact=True)).to_have_count(0)


@pytest.mark.slow
@mostly("lang", ["hu", "en", "de"])
def test_it_is_accessible_and_fits_on_a_phone(visit: Visit, axe: str, lang: str) -> None:
    anna, bela, _ = sit_down(visit, **PHONE, locale=lang)
    to_chat(anna)
    write(anna, "a" * 300)
    chat = {"en": "Chat", "hu": "Csevegés", "de": "Chat"}[lang]
    bela.page.get_by_role("button", name=only(chat)).or_(
        bela.page.get_by_role("button", name=saying(chat))
    ).first.click()
    expect(bela.page.get_by_role("log")).to_contain_text("aaa")
    bela.page.locator(".more").first.click()
    assert_accessible(bela.page, axe)
    assert bela.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
