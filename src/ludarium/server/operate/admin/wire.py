"""What goes over the socket beside the database; times are milliseconds since 1970."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludarium.server.wire import Body
from ludarium.sitting.clock import Ms

Reason = Annotated[str, Meta(min_length=1, max_length=300)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class TableLine(Struct):
    """`here`: how many have it open."""

    id: str
    game: str
    rules: int
    status: str
    version: int
    asked: int | None
    changed: str
    people: list[str]
    here: int


class Chair(Struct):
    """`person` has this seat; `plays`: its owner, or a bot for it."""

    seat: int
    kind: str
    name: str | None
    person: str | None
    bot: str | None
    plays: str
    out: str | None
    here: bool


class TableShown(Struct):
    """`entries` of every kind, `epoch`: how many processes have looked after it, `wake`: when it is due."""

    table: TableLine
    opener: str
    created: str
    options: dict[str, str | int]
    commit: str
    entries: int
    owner: str | None
    epoch: int
    wake: Ms | None
    seats: list[Chair]


class NodeLine(Struct):
    """A process that serves the database; `here`: the one that answers."""

    id: str
    name: str | None
    began: Ms
    beat: Ms
    draining: bool
    tables: int
    here: bool


class Blocked(Struct):
    """`until` that time, or for ever."""

    until: Ms | None
    why: str


class PersonLine(Struct):
    """`used`: when the latest of the sign-ins was, to the hour; `playing`: at how many unfinished tables."""

    id: str
    name: str
    created: str
    used: Ms | None
    playing: int
    blocked: Blocked | None


class SignIn(Struct):
    kind: str
    what: str
    created: Ms
    used: Ms


class PersonShown(Struct):
    person: PersonLine
    sign_ins: list[SignIn]
    tables: list[TableLine]


class Who(Struct):
    id: str
    name: str


class Report(Struct):
    """`lines`: what was said, the last of them the one that is complained of."""

    id: str
    table: str
    at: Ms
    by: Who
    about: Who
    lines: list[dict[str, Any]]
    done: Ms | None


class EntryLine(Struct):
    """What happened at a table, and not how: that may be somebody's secret."""

    n: int
    v: int
    at: Ms
    kind: str
    seat: int | None
    by: str
    stands: bool


class Rules(Struct):
    """Tables of one version that are not over; `installed`: they can be played on."""

    game: str
    rules: int
    tables: int
    installed: bool


class Deed(Struct):
    """`came` of it: `done`, the key of a refusal, or nothing if the server was stopped in the middle."""

    at: Ms
    who: str
    what: str
    about: str
    why: str
    came: str | None


class Done(Struct):
    done: Literal[True] = True


class Why(Body):
    why: Reason


class Block(Body):
    """For so many `days`, or for ever.  `out`: out of every game, too."""

    why: Reason
    days: Days | None = None
    out: bool = False


class Repair(Body):
    """Back `to` this entry, or by these `rules` from now on."""

    why: Reason
    to: Annotated[int, Meta(ge=1)] | None = None
    rules: Annotated[int, Meta(ge=1)] | None = None
