"""What goes wrong between a person and the server: nothing is lost, and the page says how it stands."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, invite
from tests.browser.server import Server
from tests.browser.visitor import Visitor, play_together

pytestmark = pytest.mark.worker

# What a browser writes to its console when nobody answers.
NOBODY_THERE = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
)


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def expected() -> list[str]:
    return list(NOBODY_THERE)


WORDS = "one => [...one.childNodes].filter(it => it.nodeType === 3).map(it => it.data).join('')"


def logged(person: Visitor) -> list[str]:
    """The lines of the log, without the numbers that moves have on the board for a while."""
    lines = person.page.get_by_role("region", name="Log").get_by_role("button")
    said: list[str] = lines.evaluate_all(f"all => all.map({WORDS})")
    return said


def decide_until(person: Visitor, version: int) -> None:
    while person.wait_for_turn() == "mine" and person.version < version:
        person.decide()


@pytest.mark.slow
def test_a_reload_in_the_middle(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI")
    decide_until(anna, 10)
    anna.wait_for_turn()
    before, hand = logged(anna), anna.page.locator(".tray").aria_snapshot()
    anna.page.reload()
    anna.wait_for_turn()
    assert logged(anna)[: len(before)] == before
    assert anna.page.locator(".tray").aria_snapshot() == hand
    anna.play()


def test_a_reload_loses_no_answer_in_the_making_that_was_confirmed(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI")
    anna.wait_for_turn()
    anna.choose()
    version = anna.version
    anna.button("Confirm").click()
    anna.page.reload()
    anna.wait_for_turn()
    if anna.version == version:  # the page was gone before the move went out: then it is still to be made
        anna.decide()
    assert anna.version > version


def test_a_server_that_dies_and_comes_back(visit: Visit, server: Server) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", shuffle=False)
    bela = invite(visit, anna, "Béla")
    for _ in range(3):
        anna.decide()
    bela.wait_for_version(3)
    before = logged(bela)

    server.kill()
    for person in (anna, bela):
        person.notice("Reconnecting. Nothing is lost.")
    bela.choose()
    bela.button("Confirm").click()
    bela.notice("Reconnecting. Your move is kept and will be sent.")
    expect(bela.button("Confirm")).to_be_disabled()

    server.start()
    for person in (anna, bela):
        person.wait_for_version(4)
    anna.notice("Back online. Nothing was lost.")
    assert logged(bela)[: len(before)] == before
    assert len(logged(bela)) == len(before) + 1, "the kept move counts, and once"
    play_together(anna, bela)


def test_a_move_without_a_network_is_kept(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    anna.page.context.set_offline(True)
    anna.notice("Reconnecting. Nothing is lost.")
    anna.choose()
    anna.button("Confirm").click()
    anna.notice("Reconnecting. Your move is kept and will be sent.")
    anna.page.context.set_offline(False)
    anna.wait_for_version(1)
    anna.notice("Back online. Nothing was lost.")
    assert anna.version == 1
    anna.decide()


@pytest.mark.slow
def test_a_page_without_a_server_says_so_and_loads_all_the_same(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    server.kill()
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_have_text(
        "The server cannot be reached. Try again in a moment."
    )
    server.start()
    anna.page.reload()
    expect(anna.game("Druid Waltz")).to_be_visible()


@pytest.mark.slow
def test_what_was_set_back_is_told_beside_the_board(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.open_table("You", "AI")
    for _ in range(2):
        anna.wait_for_turn()
        anna.decide()
    anna.wait_for_turn()
    table = anna.page.url.split("/table/")[1].split("/")[0]
    back = ["repair", "--database", server.database, table, "--to", "1", "--why", "A rule was misread."]
    subprocess.run([sys.executable, "-m", "ludarium.cli", "admin", *back], check=True)
    seen = anna.page.get_by_role("button", name="Skip")
    anna.page.add_locator_handler(seen, Locator.click)  # what the bot may have answered meanwhile
    told = anna.page.locator(".repaired")
    expect(told).to_contain_text("A rule was misread.")
    for width, height in ((1280, 720), (768, 1024), (390, 844), (844, 390)):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(told).to_be_in_viewport(ratio=1)
        board, said = anna.page.locator("main").bounding_box(), told.bounding_box()
        assert board is not None and said is not None
        beside = said["x"] >= board["x"] + board["width"] - 1 or said["y"] >= board["y"] + board["height"] - 1
        assert beside, (width, height, board, said)
    anna.wait_for_turn()
    expect(told).to_be_visible()
    anna.decide()
    expect(told).to_have_count(0)
