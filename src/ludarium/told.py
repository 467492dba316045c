"""What a chair is told of a match, and nothing that it may not know."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ludarium.core import News, Seat, Tree, View


@dataclass(frozen=True)
class Entry:
    """A move or an undo, as one chair may know it.  Entry 0 is the set-up.

    `back`: all after this version was taken back at once.
    """

    v: int
    seat: Seat
    words: str
    events: tuple[str, ...]
    undo: bool = False
    stand_in: bool = False
    back: int | None = None


@dataclass(frozen=True)
class Told:
    """Everything a chair is told: its view and what follows from it, who is asked what, and its options."""

    v: int
    view: View
    survey: View | None
    asked: dict[str, Any] | None
    options: Tree | None
    undo: bool
    over: bool
    scores: list[list[int]] | None


@dataclass(frozen=True)
class Preview:
    """What would follow an answer, as far as no luck is needed; `luck`: chance decides what comes after.

    `passes`: another seat would be asked, or nobody.
    """

    words: str
    events: tuple[str, ...]
    view: View
    survey: View | None
    luck: bool
    passes: bool


@dataclass(frozen=True)
class Page:
    """Some entries; `earlier`: there are more before them."""

    entries: tuple[Entry, ...]
    earlier: bool


@dataclass(frozen=True)
class Moment:
    """The table after entry `v`, as one chair saw it then."""

    v: int
    last: int
    entry: Entry
    view: View
    survey: View | None
    asked: dict[str, Any] | None


def asked_text(question: Any) -> dict[str, Any] | None:
    return {"seat": question.seat, "question": type(question).__name__} if question else None


def told(news: Iterable[News], seat: Seat | None) -> tuple[str, ...]:
    return tuple(text for item in news if (text := item.told(seat)) is not None)
