"""A server for each module, and people who come to it, each with a browser of their own."""

import json
import os
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.server import Server
from tests.browser.visitor import PATIENCE_MS, Json, Visitor, click

Visit = Callable[..., Visitor]
# Without it Pebbles is a game that brings no board.
BOARD = "**/games/pebbles/*/board.js"

DESKTOP: Json = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: Json = {"viewport": {"width": 1280, "height": 720}}
PHONE: Json = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PLAIN: Json = {"locale": "en-GB", "reduced_motion": "reduce"} | DESKTOP
# It fetches the whole page for later, which a short test would be spent on: `worker` marks who looks at it.
NO_WORKER: Json = {"service_workers": "block"}
NO_WORKER_SAID = "Service Worker registration blocked by Playwright"
expect.set_options(timeout=PATIENCE_MS)


def invite(visit: Visit, opener: Visitor, name: str, **how: Any) -> Visitor:
    """Somebody opens the link that the opener of the table sees, and sits down."""
    friend = visit(name, opener.page.get_by_label("Invitation link").input_value(), **how)
    friend.join()
    return friend


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            if os.environ.get("CI") == "true":  # a second try is told of; one that fails again fails
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def expected() -> list[str]:
    """What the browser may complain of in this test, because the test itself does it."""
    return []


# What a page makes up by itself follows from a word, too, and goes on where it was when it is loaded anew.
MADE_UP = """word => crypto.randomUUID = () => {
  sessionStorage.made = Number(sessionStorage.made ?? 0) + 1
  return `${word} ${sessionStorage.made}`
}"""


@pytest.fixture
def visit(
    browser: Browser, server: Server, expected: list[str], request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Somebody opens the page for the first time.  Luck and choices follow from the name of the test."""
    server.ask_aside(f"/luck/{quote(request.node.name, safe='')}")
    people, seeds = list[Visitor](), count(1)
    plain = PLAIN if request.node.get_closest_marker("worker") else PLAIN | NO_WORKER

    def come(name: str = "Anna", path: str = "/", press: Any = click, **how: Any) -> Visitor:
        context = browser.new_context(base_url=server.address, **(plain | how))
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(f"({MADE_UP})({json.dumps(f'{request.node.name} {len(people)}')})")
        people.append(Visitor(context.new_page(), name, press, next(seeds)))
        people[-1].go(path)
        return people[-1]

    yield come
    for person in people:
        person.page.context.close()
    complaints = [text for person in people for text in person.complaints]
    known = [*expected, NO_WORKER_SAID]
    assert [text for text in complaints if not any(one in text for one in known)] == []
