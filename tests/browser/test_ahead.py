"""What a page needs is asked for at once, before its own script has come: each way there and back costs."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.combining import EACH, crossed
from tests.browser.conftest import Visit

SHOWN = {
    "/learn/tigris/1": ".coach",
    "/": "main h3",
    "/learn/borabora": ".lessons",
    "/new/ark": "main form",
}
OWN = "/assets/index-"
AHEAD = "() => [...document.querySelectorAll('link[rel$=preload]')].map(link => link.href)"


@crossed("path, lang", {path: path for path in SHOWN}, EACH, rows=2)
def test_all_is_on_its_way_before_the_script(visit: Visit, path: str, lang: str) -> None:
    anna = visit(path="/health", locale=lang)
    scripts = set[str]()
    anna.page.on("request", lambda request: scripts.add(urlsplit(request.url).path))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route(f"**{OWN}*.js", hold)
    anna.page.goto(path, wait_until="commit")
    ahead = asked_ahead(anna.page)
    while not held:
        anna.page.wait_for_timeout(20)
    held[0].continue_()
    expect(anna.page.locator(SHOWN[path]).first).to_be_visible()
    assert {one for one in ahead if one.startswith("/api/")} == {"/api/games", "/api/me"}
    late = {one for one in scripts - ahead if one.endswith(".js") and not one.startswith(OWN)}
    assert late == {"/first.js"}


def asked_ahead(page: Page) -> set[str]:
    page.wait_for_function(f"() => ({AHEAD})().length > 0")
    return {urlsplit(url).path for url in page.evaluate(AHEAD)}
