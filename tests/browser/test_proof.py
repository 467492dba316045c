"""Was luck fair: what the page checks itself, what the server checks, and what is found out."""

import json
import re
from random import Random

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect
from websockets.sync.client import connect

from tests.browser.conftest import PHONE, Visit
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.visitor import Visitor, saying, tap
from tests.server.people import DEVICE, ME, Json, paths

__all__ = ["axe"]  # a fixture


class Game:
    """Two at one device, played by a program, while others watch."""

    def __init__(self, server: Server) -> None:
        with httpx.Client(base_url=server.address) as http:
            token = http.post("/api/me", json={"name": "Dora", "token": True}).json()["token"]
            http.cookies.clear()
            http.headers["Authorization"] = f"Bearer {token}"
            body = {"game": "druids", "seats": [ME, DEVICE], "shuffle": True}
            self.table: Json = http.post("/api/tables", json=body).json()
        self.path = f"/table/{self.table['id']}"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._live = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.table['id']}/live"

    def finish(self) -> None:
        random = Random(1)
        with connect(self._live, additional_headers=self._headers, max_size=None) as socket:
            told: Json = {"asked": {"seat": 0}, "over": False, "options": None}
            while not told["over"]:
                if told["options"]:
                    words = random.choice(list(paths(told["options"])))
                    socket.send(json.dumps({"v": told["v"], "do": words}))
                else:
                    socket.send(json.dumps({"as": told["asked"]["seat"], "since": None}))
                told = self._heard(socket)

    def _heard(self, socket: object) -> Json:
        while (message := json.loads(socket.recv()))["t"] not in ("told", "entry"):  # type: ignore[attr-defined]
            pass
        heard: Json = message
        return heard


def sheet(person: Visitor) -> Locator:
    """The checks, on the sheet with the result."""
    person.wait_for_turn()
    person.count_points()
    person.press(person.result.get_by_text("Was luck fair?"))
    expect(person.result.locator("details ul")).to_have_count(3)
    return person.result


def lines(page: Page, how: str) -> list[str]:
    return [
        re.sub("[\u2068\u2069]", "", text) for text in page.locator(f"details li.{how}").all_inner_texts()
    ]


def test_who_watched_from_the_beginning_can_check_everything(visit: Visit, server: Server, axe: str) -> None:
    game = Game(server)
    anna = visit(path=game.path)
    expect(anna.page.locator(".prompt")).to_be_visible()
    game.finish()
    found = sheet(anna)
    assert lines(anna.page, "broken") == []
    held = lines(anna.page, "held")
    assert held[0] == "Seal and key are those that this browser was shown before the first move."
    assert "The record is signed with the key, and nothing in it was changed since." in held
    assert "Who sits where was drawn from the seed." in held
    assert len(held) == 9
    assert lines(anna.page, "open")[-1] == "Who was behind the names, and who helped them."
    expect(found).to_contain_text(f"--seal {game.table['commit']} --key {game.table['key']}")
    assert_accessible(anna.page, axe)


@pytest.mark.slow
def test_who_comes_later_is_told_what_cannot_be_known(visit: Visit, server: Server, axe: str) -> None:
    game = Game(server)
    game.finish()
    anna = visit(path=game.path, press=tap, **PHONE)
    sheet(anna)
    assert lines(anna.page, "broken") == []
    assert lines(anna.page, "open")[0].startswith("This browser first saw the table after the game")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(anna.page, axe)


@pytest.mark.slow
def test_a_record_that_was_changed_on_the_way_is_found_out(visit: Visit, server: Server) -> None:
    game = Game(server)
    anna = visit(path=game.path)
    expect(anna.page.locator(".prompt")).to_be_visible()

    def changed(route: Route) -> None:
        text = route.fetch().text()
        assert "seat p1 " in text
        route.fulfill(body=re.sub("seat p1 .*", "seat p1 Mallory", text), content_type="text/plain")

    anna.page.route("**/record", changed)
    game.finish()
    sheet(anna)
    assert lines(anna.page, "broken") == ["The signature is not of this record."]


@pytest.mark.slow
def test_another_game_than_the_one_announced_is_found_out(visit: Visit, server: Server) -> None:
    game, other = Game(server), Game(server)
    anna = visit(path=game.path)
    expect(anna.page.locator(".prompt")).to_be_visible()
    other.finish()
    instead = f"{server.address}/api{other.path.replace('/table/', '/tables/')}/record"
    anna.page.route("**/record", lambda route: route.fulfill(response=route.fetch(url=instead)))
    game.finish()
    found = sheet(anna)
    assert lines(anna.page, "broken") == ["Seal or key are not those that this browser was shown before."]
    expect(found.get_by_text(saying("The record is signed with the key"))).to_be_visible()


@pytest.mark.slow
def test_seal_and_key_are_shown_before_the_first_draw(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "Friend by link")
    table = anna.page.evaluate("fetch('/api/tables').then(found => found.json())")["tables"][0]
    anna.page.get_by_text("This table", exact=True).first.click()
    anna.page.get_by_text("Was luck fair?").click()
    expect(anna.page.get_by_text(table["commit"])).to_be_visible()
    expect(anna.page.get_by_text(table["key"])).to_be_visible()
