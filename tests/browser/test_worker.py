"""What the service worker keeps: the page at once, a game when it is first opened."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.worker

# The files of each cache, without hashes.
KEPT: Final = """async () => {
  const files = { shell: [], games: [] }
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      files[name === 'games' ? 'games' : 'shell'].push(new URL(url).pathname)
  return files
}"""
CONTROLLED: Final = (
    "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller }"
)


@pytest.fixture
def expected() -> list[str]:
    return ["ERR_INTERNET_DISCONNECTED", "WebSocket connection to"]


def test_a_game_is_kept_when_it_is_opened_and_the_page_at_once(visit: Visit) -> None:
    anna = visit()
    anna.wait_until(CONTROLLED)
    kept = anna.page.evaluate(KEPT)
    assert any("/assets/index" in file for file in kept["shell"])
    assert not any("games/" in file for file in kept["shell"]) and kept["games"] == []
    anna.game("Tigris & Euphrates").get_by_role("button", name="Play AIs").click()
    anna.wait_for_turn()
    anna.wait_until(f"async () => (await ({KEPT})()).games.length > 2")
    games = anna.page.evaluate(KEPT)["games"]
    assert any("games/tigris-" in file for file in games)
    assert not any("games/borabora-" in file for file in games)

    table = anna.page.url
    anna.page.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("main")).to_contain_text("The server cannot be reached.")
    anna.page.context.set_offline(False)
    anna.wait_for_turn()
    assert anna.page.url == table


@pytest.mark.slow
def test_a_rulebook_that_was_opened_is_read_without_a_server(visit: Visit) -> None:
    anna = visit()
    anna.wait_until(CONTROLLED)
    anna.go("/rules/tigris")
    paragraphs = anna.page.locator("main article, main section").filter(has_text="temple")
    expect(paragraphs.first).to_be_visible()
    anna.wait_until(f"async () => (await ({KEPT})()).games.length > 2")
    anna.page.context.set_offline(True)
    anna.page.reload()
    expect(paragraphs.first).to_be_visible()
