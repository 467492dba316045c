"""Who sees which hand: on the page, and in what the server sent."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import Json

CULTS = ("moon", "sun")  # seat 0, seat 1


def hands(message: Json) -> dict[int, Any]:
    """What a message tells of each hand: its spirits, or only their number."""
    hand = (message.get("view") or {}).get("hand", {})
    return {seat: hand[cult] for seat, cult in enumerate(CULTS) if cult in hand}


def assert_only_own_hand(messages: list[Json], *eyes: int | None) -> None:
    """All messages are for these eyes, previews for the last of them, and none tells of any other's hand."""
    for message in messages:
        seeing = message.get("as", eyes[-1])
        assert seeing in eyes, message
        for seat, hand in hands(message).items():
            assert seat == seeing or isinstance(hand, int), f"not for these eyes: {message}"


def held(page: Page) -> list[str]:
    """The spirits of the hand that lies open on the page."""
    labels: list[str] = page.locator(".tray .spirit").evaluate_all("all => all.map(one => one.ariaLabel)")
    return labels
