"""How much the page loads, how steady it stands, how soon it answers (benchmarks/page.py measures more)."""

import gzip
from statistics import median

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.measuring import measure, presses, shifts
from tests.browser.visitor import Json, Visitor, tap

MOST_SCRIPT = 100_000  # bytes, gzipped: home and this table
MOST_SHIFT = 0.02
MOST_MS = 300  # at a loaded machine without graphics; 50 are promised on an ordinary one


def test_the_script_of_home_and_table_is_small(visit: Visit) -> None:
    anna = visit()
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    anna.page.on("response", weigh)
    anna.go("/")
    anna.open_table("You", "AI")
    anna.wait_for_turn()
    anna.page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) <= MOST_SCRIPT, scripts


def board(person: Visitor) -> tuple[int, ...]:
    """Where it lies, in whole pixels."""
    box = person.page.locator("main").bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_and_every_press_is_seen_soon(visit: Visit, screen: Json) -> None:
    anna = visit(press=tap, **(screen | {"has_touch": True}))
    anna.open_table("You", "AI")
    anna.wait_for_turn()
    measure(anna.page)
    boards = {board(anna)}
    for _ in range(12):
        anna.choose()
        boards.add(board(anna))
        anna.confirm()
        boards.add(board(anna))
        if anna.wait_for_turn() == "over":
            break
    assert sum(shift["value"] for shift in shifts(anna.page)) < MOST_SHIFT, shifts(anna.page)
    assert len(boards) <= 2, f"the board does not stay in its place: {boards}"  # a long sentence, once
    heights = [height for _, _, _, height in boards]
    assert max(heights) - min(heights) <= 24, boards
    assert median(presses(anna.page)) < MOST_MS
