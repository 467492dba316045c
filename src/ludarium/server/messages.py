"""What is said over the websocket, as docs/protocol.md says: one struct for each message."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ludarium.bots.appraisal import Merit
from ludarium.bots.coach import Advice, Verdict
from ludarium.server.chat.wire import ChatLine
from ludarium.server.limits import MESSAGE_LETTERS
from ludarium.server.wire import (
    Asked,
    Body,
    Entry,
    Facts,
    Numbered,
    Seat,
    Survey,
    TableInfo,
    Tree,
    Version,
    View,
    Words,
)
from ludarium.sitting.plans import DEEPEST
from ludarium.sitting.vacation import LATEST, LONGEST

MOST_STEPS = 2 * DEEPEST  # of others, and answers to each
MOST_JUDGED = 4  # answers, by a coach

# -- by a chair


class Look(Body):
    """Be this seat, or a spectator; `patch`: what follows may be told as what has changed.

    `visible`: somebody can see it, which a page in the background is not.
    """

    seat: Seat | None = field(name="as")
    since: Version | None = None
    patch: bool = False
    visible: bool = True


class Watch(Body):
    """The page has come to the front, or is in front no more."""

    watch: bool


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


class Suppose(Body):
    """What would be after these steps, others' too (`p2 pass`), as far as my seat can tell?"""

    v: Version
    steps: Annotated[list[Words], Meta(max_length=MOST_STEPS)] = field(name="suppose")


class Undo(Body):
    """Take back your own last move; where one is guided, all that came after entry `to`."""

    v: Version
    undo: Literal[True]
    to: Version | None = None


class Hint(Body):
    """Which answers would a bot think of?"""

    v: Version
    hint: Literal[True]


class Coach(Body):
    """Which answers are sound; or how good were those of these entries?"""

    v: Version
    coach: Annotated[list[Version], Meta(max_length=MOST_JUDGED)]


class Propose(Body):
    """What all have to agree to: `takeback 12`, `cancel`, `expel 2` (a seat), `clock ...`, `hints on` ..."""

    what: Annotated[str, Meta(max_length=100)] = field(name="propose")


class Agree(Body):
    """To the proposal of this number."""

    id: Version = field(name="agree")


class Decline(Body):
    """Say no; who proposed it takes it back."""

    id: Version = field(name="decline")


class Concede(Body):
    """This seat plays no more."""

    concede: Literal[True]


class Finish(Body):
    """Nobody else is left: end it now, as first."""

    finish: Literal[True]


class Offer(Body):
    """Have the seat that somebody has left taken by whoever follows its link."""

    seat: Seat = field(name="offer")


class SetPlan(Body):
    """What my seat will answer to what others may do; empty: nothing any more."""

    plan: Annotated[str, Meta(max_length=MESSAGE_LETTERS)]


class Pause(Body):
    """Nobody waits for me for so many days, now or some days later; 0: I am back, or do not go."""

    days: Annotated[int, Meta(ge=0, le=LONGEST)] = field(name="pause")
    later: Annotated[int, Meta(ge=0, le=LATEST)] = field(name="in", default=0)


Sitting = Propose | Agree | Decline | Concede | Finish | Offer | SetPlan | Pause
Message = Look | Watch | Do | Try | Why | Foresee | Suppose | Undo | Hint | Coach | Sitting
KINDS: dict[str, type[Message]] = {
    "as": Look,
    "watch": Watch,
    "do": Do,
    "try": Try,
    "why": Why,
    "effects": Foresee,
    "suppose": Suppose,
    "undo": Undo,
    "hint": Hint,
    "coach": Coach,
    "propose": Propose,
    "agree": Agree,
    "decline": Decline,
    "concede": Concede,
    "finish": Finish,
    "offer": Offer,
    "plan": SetPlan,
    "pause": Pause,
}


# -- to a chair


class Clock(Struct):
    """Everybody's time, in milliseconds that are left: the browser's own clock may be wrong.

    `left` is what the `seat` has until zero, `grant_left` how much of it is granted; both begin to run in
    `begins_in`.
    """

    seat: int | None
    left: int
    grant_left: int
    begins_in: int
    reserves: list[int]


class Proposal(Struct):
    """Something that all have to agree to: who proposed it, what, who has agreed, and how long it stands."""

    id: int
    by: list[int]
    what: str
    agreed: list[int]
    asked: list[int]
    lapses_in: int


class Repaired(Struct):
    """Whoever runs the server set the table back to version `v`."""

    v: int
    why: str


class Told(Struct):
    """`vacations`: how many milliseconds of one each seat has left; `leaves`: in how many its next begins."""

    t: Literal["told", "entry"]
    v: int
    seat: int | None = field(name="as")
    view: View | None
    survey: Survey | None
    asked: Asked | None
    options: Tree | None
    undo: bool
    over: bool
    scores: list[list[int]] | None
    table: TableInfo
    entries: list[Entry]
    earlier: bool
    n: int
    clock: Clock | None
    proposal: Proposal | None
    plan: str | None
    vacations: list[int]
    leaves: list[int]
    repaired: Repaired | None


class Patched(Struct, tag_field="t", tag="patch"):
    """What follows the message whose `n` was `base`, as what has changed: `change` is as `patch` says."""

    base: int
    change: View


class Tried(Struct, tag_field="t", tag="try"):
    """`passes`: somebody else is asked then, or nobody, and luck has no say in it."""

    v: int
    words: str
    events: tuple[str, ...]
    view: View
    survey: Survey | None
    luck: bool
    passes: bool


class Reason(Struct):
    """A rule that stands against something: `rule` is its paragraph, `at` the places that show it.

    `args`: what a sentence about it needs; `near`: at most three options that are closest to what was tried.
    """

    key: str
    rule: str
    at: tuple[str, ...]
    args: Facts
    near: tuple[str, ...]


class Explained(Struct, tag_field="t", tag="why"):
    """`reason` is null if nothing stands against it, or the game gives no reasons."""

    v: int
    words: str
    reason: Reason | None


class Effect(Struct, omit_defaults=True):
    """What an option leads to, as far as no luck is needed; `asked` is the number of the next question."""

    events: tuple[str, ...]
    luck: bool = False
    asked: int | None = None


class Foreseen(Struct, tag_field="t", tag="effects"):
    """The options as a tree of words, with the number of what each leads to at its end.

    Hundreds of effects lead to few questions, so these have numbers as well.
    """

    v: int
    options: Numbered
    effects: list[Effect]
    asked: list[Asked]


class Supposed(Struct, tag_field="t", tag="suppose"):
    """A position that may come, and what could be answered there: by others, in words that all would hear.

    `ends`: it depends on luck, or on what is hidden, how it goes on; or nobody is asked any more.
    """

    v: int
    steps: list[str]
    view: View
    survey: Survey | None
    events: tuple[str, ...]
    asked: Asked | None
    options: Tree | None
    ends: Literal["luck", "hidden", "over"] | None


class HintedMove(Struct):
    """`why`: what speaks for it or against it, beside other good answers; nothing if that is hard to say."""

    words: str
    chances: tuple[float, ...]
    why: tuple[Merit, ...]


class Hinted(Struct, tag_field="t", tag="hint"):
    v: int
    moves: list[HintedMove] | None


class Coached(Struct, tag_field="t", tag="coach"):
    """`sound`: at most eight answers, as they are told if there is as much to say of each; `judged`: by
    entry; null: it is thought about.

    `as_sound`: every answer to the same question that is as good as these, as far as it was looked into.
    `matters`: these are a good deal better than all others, and hardly more than one.
    `foretold`: what would have followed the better answers to the learner's own questions, each with the
    version of its question.
    """

    v: int
    sound: list[Advice] | None
    judged: list[Verdict] | None
    as_sound: list[str]
    matters: bool
    foretold: list[Tried]


class NotDone(Struct, tag_field="t", tag="refused", omit_defaults=True):
    """`reason`: which rule stands against words that are no option."""

    v: int | None
    key: str
    args: Facts
    reason: Reason | None = None


class People(Struct, tag_field="t", tag="people"):
    table: TableInfo
    n: int
    clock: Clock | None
    proposal: Proposal | None
    plan: str | None
    vacations: list[int]
    leaves: list[int]
    repaired: Repaired | None


class Said(Struct, tag_field="t", tag="said"):
    """Somebody has said something, in a room that this chair hears."""

    line: ChatLine


class Bye(Struct, tag_field="t", tag="bye"):
    """The connection is about to be closed; come back in so many seconds."""

    seconds: float


# -- to an open page

List = Literal["tables", "lobby"]


class Changed(Struct, tag_field="t", tag="changed"):
    """These lists are no longer as they were."""

    lists: list[List]


TOLD = (Told, Patched, Tried, Explained, Foreseen, Supposed, Hinted, Coached, NotDone, People, Said, Bye)
