"""What is said at a table, as it goes over the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludarium.server.chat.texts import Phrase
from ludarium.server.wire import Body


class Saying(Body):
    """A `text`, or a `phrase` that everybody reads in their own language."""

    text: Annotated[str, Meta(max_length=2000)] | None = None
    phrase: Phrase | None = None


class ChatLine(Struct):
    """Who said what: `seat` is null of whoever looks on; `at` is told in milliseconds since 1970."""

    id: str
    room: Literal["seats", "onlookers"]
    seat: int | None
    name: str
    mine: bool
    at: int
    text: str | None
    phrase: Phrase | None


class Chatted(Struct):
    """Some of what was said, in its order; `earlier`: there is more before it.  `chat`: what may be said."""

    lines: list[ChatLine]
    earlier: bool
    chat: Literal["open", "phrases", "none"]


class Muted(Struct):
    """Somebody whom I no longer hear."""

    id: str
    name: str
