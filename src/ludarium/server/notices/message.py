"""What is carried to a channel, and what comes of it."""

from dataclasses import dataclass
from typing import Final, Literal

from ludarium.server.notices.kinds import Language, Style, Way
from ludarium.sitting.clock import Ms

# `later`: it may be tried again; `never`: it is not wanted there; `gone`: there is no such place any more.
Result = Literal["sent", "later", "never", "gone"]

TRY_AGAIN: Final = (408, 425, 429)
GONE: Final = (404, 410)


@dataclass(frozen=True)
class Message:
    """`path` is where it leads on this server, `tag` what it takes the place of; then it `lasts` so long."""

    id: str
    kind: str
    language: Language
    text: str
    path: str
    tag: str
    table: str | None
    at: Ms
    lasts: Ms


@dataclass(frozen=True)
class Channel:
    """As it is stored; `keys` are those of a browser, `secret` is its own."""

    id: str
    guest: str
    kind: Way
    style: Style | None
    name: str
    address: str
    keys: tuple[str, str] | None
    secret: str
    state: Literal["on", "asked", "off"]
    fails: int
    day: int
    told: int
    created: Ms
    used: Ms | None


def result_of(status: int) -> Result:
    """What an answer over HTTP means."""
    if 200 <= status < 300:
        return "sent"
    return "later" if status >= 500 or status in TRY_AGAIN else "never"
