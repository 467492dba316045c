"""A page that was open while its server was renewed: files of it that no service worker keeps are gone."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

NEWER = '<script type="module" src="/assets/index-newer.js"></script>'


@pytest.fixture
def expected() -> list[str]:
    """A part that is gone: its script or its style sheet is missed first, as chance will have it."""
    return ["Failed to load resource", "Failed to fetch dynamically imported module", "Unable to preload CSS"]


def without_its_parts(page: Page, renewed: bool) -> None:
    """Until it is loaded again no file of this page is found; its server may give a newer one."""

    def answer(route: Route) -> None:
        request = route.request
        if request.resource_type == "document":
            page.unroute_all()
            route.fallback()
        elif "/assets/" in request.url:
            route.fulfill(status=404)
        elif renewed and request.url.removesuffix("/").count("/") == 2:
            route.fulfill(body=NEWER, content_type="text/html")
        else:
            route.fallback()

    page.route("**/*", answer)


def learning_without_its_parts(visit: Visit, renewed: bool) -> Visitor:
    """Somebody goes from home to the lessons, which were not loaded yet."""
    anna = visit()
    go = anna.page.locator(".say .go")
    expect(go).to_be_visible()
    without_its_parts(anna.page, renewed)
    go.click()
    return anna


def test_the_newer_page_comes_by_itself(visit: Visit) -> None:
    anna = learning_without_its_parts(visit, renewed=True)
    expect(anna.page.locator(".coach")).to_be_visible()


@pytest.mark.slow
def test_what_could_not_be_loaded_is_said_and_tried_again(visit: Visit) -> None:
    anna = learning_without_its_parts(visit, renewed=False)
    expect(anna.page.get_by_role("status")).to_contain_text("could not be loaded")
    anna.button("Reload").click()
    expect(anna.page.locator(".coach")).to_be_visible()
