"""What goes over the wire, as docs/protocol.md says: one struct for each thing it names."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from ludarium.bots.review import Review
from ludarium.server import limits

Seat = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=200)]  # tested more closely after trimming, and refused as `bad-name`
Words = Annotated[str, Meta(max_length=1000)]
Seconds = Annotated[float, Meta(gt=0, le=limits.BOT_SECONDS)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


# -- HTTP, in


class Naming(Body):
    """`token`: a program asks to be told the token, instead of being given a cookie."""

    name: Name
    token: bool = False


class MySeat(Body, tag_field="kind", tag="me"):
    """Who opens the table."""


class DeviceSeat(Body, tag_field="kind", tag="device"):
    """Somebody else at the same device."""

    name: Name


class LinkSeat(Body, tag_field="kind", tag="link"):
    """Whoever follows the link."""


class BotSeat(Body, tag_field="kind", tag="bot"):
    bot: str
    seconds: Seconds = 1.0


class StandIn(Body):
    """A bot plays for whoever stays away for so many seconds while asked, until that guest is back."""

    after: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    bot: str
    seconds: Seconds = 1.0


class Beginning(Body):
    """A finished game up to this entry, to be played on from there."""

    table: Annotated[str, Meta(max_length=100)]
    entry: Version


class NewTable(Body):
    game: str
    seats: Annotated[list[MySeat | DeviceSeat | LinkSeat | BotSeat], Meta(max_length=100)]
    options: dict[str, str | int] = {}
    shuffle: bool = False
    stand_in: StandIn | None = None
    hints: bool = False
    beginning: Beginning | None = None


class Joining(Body):
    """`bot`: who joins is a program, and everybody may know it."""

    invitation: Annotated[str, Meta(max_length=200)]
    bot: bool = False


# -- HTTP, out


class Me(Struct):
    name: str
    token: str | UnsetType = UNSET


class OptionInfo(Struct):
    """A variant the table can choose: one of `values`, or a number from `least` to `most`."""

    default: str | int
    values: list[str | int] | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class GameInfo(Struct):
    name: str
    title: str
    version: int
    seats: tuple[int, int]
    options: dict[str, OptionInfo]
    components: dict[str, Any]


class SeatInfo(Struct):
    kind: Literal["me", "device", "link", "bot"]
    name: str | None
    taken: bool
    mine: bool
    online: bool
    bot: str | None
    seconds: float | None
    stood_in: bool
    hints: int
    invitation: str | None


class TableInfo(Struct):
    id: str
    game: str
    rules: int
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatInfo]
    commit: str
    key: str | None
    seed: str | None
    version: int
    asked: int | None
    result: list[list[int]] | None
    created: str
    changed: str
    stand_in: StandIn | None
    stand_in_at: str | None
    hints: bool
    begun: int | None
    next: str | None


class ServerKey(Struct):
    """What the records of this server are signed with, in hexadecimal digits."""

    key: str
    algorithm: Literal["Ed25519"] = "Ed25519"


class Finding(Struct):
    """One thing that was checked, or cannot be; its keys are those of docs/notation.md."""

    key: str
    facts: dict[str, str | int]


class Verification(Struct):
    """What the record of a finished game proves; `broken` is the first thing that does not hold."""

    outcomes: int = 0
    held: list[Finding] = []
    open: list[Finding] = []
    broken: Finding | None = None


class Asked(Struct):
    seat: int
    question: str


class Entry(Struct, omit_defaults=True):
    v: int
    seat: int
    words: str
    events: tuple[str, ...]
    undo: bool = False
    by: Literal["bot"] | None = None


class Entries(Struct):
    """Some of the log; `earlier`: there are more before them."""

    entries: list[Entry]
    earlier: bool


class Moment(Struct):
    v: int
    entry: Entry | None
    view: dict[str, Any]
    survey: dict[str, Any] | None
    asked: Asked | None
    last: int


class ReviewInfo(Struct):
    """How far the review of a game is; `review` is there when it is done."""

    state: Literal["none", "running", "done", "failed"]
    move: int
    moves: int
    review: Review | None = None


class Problem(Struct):
    key: str
    args: dict[str, Any]


class Error(Struct):
    error: Problem


# -- the websocket, in


class Look(Body):
    """Be this seat, or a spectator."""

    seat: Seat | None = field(name="as")
    since: Version | None = None


class Do(Body):
    """Answer the question of this version."""

    v: Version
    words: Words = field(name="do")


class Try(Body):
    """What would follow this answer?"""

    v: Version
    words: Words = field(name="try")


class Why(Body):
    """Which rule stands against these words?"""

    v: Version
    words: Words = field(name="why")


class Foresee(Body):
    """What does each option lead to?"""

    v: Version
    effects: Literal[True]


class Undo(Body):
    """Take back your own last move."""

    v: Version
    undo: Literal[True]


class Hint(Body):
    """Which answers would a bot think of?"""

    v: Version
    hint: Literal[True]


Message = Look | Do | Try | Why | Foresee | Undo | Hint
KINDS: dict[str, type[Message]] = {
    "as": Look,
    "do": Do,
    "try": Try,
    "why": Why,
    "effects": Foresee,
    "undo": Undo,
    "hint": Hint,
}


# -- the websocket, out


class Told(Struct):
    t: Literal["told", "entry"]
    v: int
    seat: int | None = field(name="as")
    view: dict[str, Any] | None
    survey: dict[str, Any] | None
    asked: Asked | None
    options: dict[str, Any] | None
    undo: bool
    over: bool
    scores: list[list[int]] | None
    table: TableInfo
    entries: list[Entry]
    earlier: bool


class Tried(Struct, tag_field="t", tag="try"):
    v: int
    words: str
    events: tuple[str, ...]
    view: dict[str, Any]
    survey: dict[str, Any] | None
    luck: bool


class Reason(Struct):
    """A rule that stands against something; its key has words in the client."""

    key: str
    rule: str
    at: tuple[str, ...]


class Explained(Struct, tag_field="t", tag="why"):
    """`reason` is null if nothing stands against it, or the game gives no reasons."""

    v: int
    words: str
    reason: Reason | None


class Effect(Struct, omit_defaults=True):
    """`asked` is the number of who is asked what then, if that can be known."""

    events: tuple[str, ...]
    luck: bool = False
    asked: int | None = None


class Foreseen(Struct, tag_field="t", tag="effects"):
    """The options as a tree of words, with the number of what each leads to at its end.

    Hundreds of effects lead to few questions, so these have numbers as well.
    """

    v: int
    options: dict[str, Any]
    effects: list[Effect]
    asked: list[Asked]


class HintedMove(Struct):
    words: str
    chances: tuple[float, ...]


class Hinted(Struct, tag_field="t", tag="hint"):
    v: int
    moves: list[HintedMove] | None


class NotDone(Struct, tag_field="t", tag="refused"):
    v: int | None
    key: str
    args: dict[str, Any]


class People(Struct, tag_field="t", tag="people"):
    table: TableInfo


def text(message: Any) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
