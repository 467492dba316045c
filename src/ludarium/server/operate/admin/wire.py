"""What whoever runs a server is told, and says; times are milliseconds since 1970."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludarium.server.wire import Body
from ludarium.sitting.clock import Ms

Reason = Annotated[str, Meta(min_length=1, max_length=300)]
Days = Annotated[int, Meta(ge=1, le=3650)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]


class Counted(Struct):
    """Tables: in the lobby or waiting for people, in play, asleep, over; `live` are in memory."""

    waiting: int
    playing: int
    asleep: int
    over: int
    live: int


class Crowd(Struct):
    """People: all, those of the last day and week, and who is kept out, quiet, or an operator."""

    all: int
    day: int
    week: int
    blocked: int
    quieted: int
    operators: int


class Waiting(Struct):
    """What is to be told: all of it, what should have gone a minute ago, and what has failed before."""

    waiting: int
    late: int
    failed: int


class Stored(Struct):
    """`kind` of database, its bytes, and how many are `free` on its disk, where that is known."""

    kind: str
    bytes: int
    free: int | None


class Busy(Struct):
    """What this process is doing: open websockets, thoughts that wait for one of so many workers, commits
    that wait; and how many milliseconds the slowest of its steps in the last minute took.
    """

    sockets: int
    thoughts: int
    workers: int
    commits: int
    delay: int


class Overview(Struct):
    """How the server is.  `trouble`: why people cannot play, as `/ready` says it; it runs since `began`."""

    version: str
    began: Ms
    now: Ms
    trouble: str | None
    tables: Counted
    people: Crowd
    busy: Busy
    reports: int
    notices: Waiting
    database: Stored


class TableLine(Struct):
    """`here`: how many have it open; of another server's, how many of those who sit there."""

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
    """A process that serves the database; `here`: the one that answers.

    `left`: for how many milliseconds its tables are its own, unless it is heard of again; nothing for the
    one that has a file.
    """

    id: str
    name: str | None
    began: Ms
    beat: Ms
    left: Ms | None
    draining: bool
    tables: int
    here: bool


class Blocked(Struct):
    """`until` that time, or for ever."""

    until: Ms | None
    why: str


class PersonLine(Struct):
    """`used`: when the latest of the sign-ins was, to the hour; `playing`: at how many unfinished tables.

    `blocked`: cannot sign in; `quieted`: cannot say anything at tables.
    """

    id: str
    name: str
    created: str
    used: Ms | None
    playing: int
    blocked: Blocked | None
    quieted: Blocked | None
    operator: bool


class SignedIn(Struct):
    kind: str
    what: str
    created: Ms
    used: Ms


class PersonShown(Struct):
    person: PersonLine
    sign_ins: list[SignedIn]
    tables: list[TableLine]


class Who(Struct):
    id: str
    name: str


class Quoted(Struct):
    """`room`: among those who play (`seats`), or who look on."""

    guest: str
    name: str
    room: str
    at: Ms
    text: str | None = None
    phrase: str | None = None


class Report(Struct):
    """`lines`: what was said, the last of them the one that is complained of.

    `withheld`: whoever asks plays at this table, and what is said beside it may tell them too much.
    """

    id: str
    table: str
    at: Ms
    by: Who
    about: Who
    lines: list[Quoted]
    withheld: bool
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


class Notice(Struct):
    """What somebody is to be told, of a table or of a sign-in, and how often it was tried."""

    kind: str
    person: Who
    about: str
    made: Ms
    due: Ms
    tries: int


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


class Spell(Why):
    """For so many `days`, `until` then, or for ever."""

    days: Days | None = None
    until: Moment | None = None


class Block(Spell):
    """`out`: out of every game, too."""

    out: bool = False


class Repair(Body):
    """Back `to` this entry, or by these `rules` from now on."""

    why: Reason
    to: Annotated[int, Meta(ge=1)] | None = None
    rules: Annotated[int, Meta(ge=1)] | None = None
