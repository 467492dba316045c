"""What goes over the wire, as docs/protocol.md says: one struct for each thing it names."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ludarium.aids import AIDS, Aid
from ludarium.bots.appraisal import Merit
from ludarium.bots.review import Review
from ludarium.server import limits
from ludarium.sitting.clock import LONGEST, SECOND

Seat = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=200)]  # tested more closely after trimming, and refused as `bad-name`
Words = Annotated[str, Meta(max_length=1000)]
View = Annotated[dict[str, Any], Meta(title="View")]
Survey = Annotated[dict[str, Any], Meta(title="Survey")]
Tree = Annotated[dict[str, Any], Meta(title="Options")]
Numbered = Annotated[dict[str, Any], Meta(title="Numbered")]
Facts = dict[str, str | int]
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


class ClockRule(Body):
    """In seconds: what all have in reserve to begin with, and what is granted each time somebody is asked.

    What is left of a grant is kept, up to `most` in reserve, or lost.
    """

    bank: Annotated[int, Meta(ge=0, le=LONGEST // SECOND)]
    grant: Annotated[int, Meta(ge=1, le=LONGEST // SECOND)]
    keep: bool
    most: Annotated[int, Meta(ge=0, le=LONGEST // SECOND)]


Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Chat = Literal["open", "phrases", "none"]
AtZero = Literal["stand-in", "forfeit", "nothing"]


class Beginning(Body):
    """A finished game up to this entry, to be played on from there."""

    table: Annotated[str, Meta(max_length=100)]
    entry: Version


class Needs(Body):
    """What a table in the lobby asks of whoever sits down: to have finished this share of their games, in
    per cent; `newcomers` have too few to tell.
    """

    share: Annotated[int, Meta(ge=1, le=100)]
    newcomers: bool = True


class NewTable(Body):
    """`without`: the aids that nobody is to have; `second`: the clock when nobody was there for a while;
    `listed`: it stands in the lobby, for people who speak this `language`; `guide`: a first game with a
    coach, against one novice, which counts for nothing.
    """

    game: str
    seats: Annotated[list[MySeat | DeviceSeat | LinkSeat | BotSeat], Meta(max_length=100)]
    options: dict[str, str | int] = {}
    shuffle: bool = False
    stand_in: StandIn | None = None
    hints: bool = False
    without: Annotated[list[Aid], Meta(max_length=len(AIDS))] = []
    beginning: Beginning | None = None
    clock: ClockRule | None = None
    second: ClockRule | None = None
    at_zero: AtZero = "stand-in"
    vacations: bool = True
    substitutes: bool = False
    chat: Chat = "phrases"
    listed: bool = False
    language: Language | None = None
    needs: Needs | None = None
    guide: bool = False


class Listing(Body):
    """Whether the table stands in the lobby, and for whom."""

    listed: bool
    needs: Needs | None = None


class Joining(Body):
    """`bot`: who joins is a program, and everybody may know it."""

    invitation: Annotated[str, Meta(max_length=200)]
    bot: bool = False


class LineBase(Body):
    """Where a line begins: a `position`, a `lesson` of the game's school, one of its puzzles or best turns
    (`puzzle`), or a finished `table` or a `record` after so many moves (`at`).
    """

    position: Annotated[str, Meta(max_length=limits.LINE_LETTERS)] | None = None
    table: Annotated[str, Meta(max_length=100)] | None = None
    record: str | None = None
    at: Version = 0
    lesson: Annotated[str, Meta(max_length=10)] | None = None
    puzzle: Annotated[str, Meta(max_length=100)] | None = None


class LineMove(Body):
    """An answer, and what luck gave; without `outcomes` that follows from the seed of the line."""

    words: Words
    outcomes: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] | None = None


class Line(Body):
    """A position and what follows it; without a `base` a new game of so many `players`.

    `eyes`: a seat's, a spectator's (null), those of whoever is `asked`, or such as see `all`.
    """

    game: Annotated[str, Meta(max_length=100)]
    players: Seat = 2
    options: dict[str, str | int] = {}
    base: LineBase | None = None
    moves: list[LineMove] = []
    eyes: Seat | Literal["all", "asked"] | None = "asked"
    seed: Annotated[str, Meta(max_length=100)] = ""
    since: Version = 0  # the entries after it are told


class LineWords(Body):
    """An answer to be tried or explained where this line stands."""

    line: Line
    words: Words


class Board(Body):
    """A `position` that is set up, null: next to empty; and what a `slot` shall hold, if one is named."""

    game: Annotated[str, Meta(max_length=100)]
    players: Seat = 2
    options: dict[str, str | int] = {}
    position: Annotated[str, Meta(max_length=limits.LINE_LETTERS)] | None = None
    slot: Annotated[str, Meta(max_length=100)] | None = None
    holds: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] = []


class LineThought(Body):
    """The best answers where this line stands are to be looked for, for so many milliseconds."""

    line: Line
    ms: Literal[500, 2000, 8000]


class Finished(Body):
    """Lessons of a game that are finished."""

    game: Annotated[str, Meta(max_length=100)]
    steps: Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=100)]


class PuzzleAnswer(Body):
    """What somebody would do in the position of a puzzle."""

    words: Words


class PuzzleResult(Body):
    """A puzzle that is solved; `clean`: the first answer was right, and nothing was shown before."""

    id: Annotated[str, Meta(max_length=20)]
    clean: bool


class SolvedNow(Body):
    """Puzzles of a game that are solved, in their order."""

    game: Annotated[str, Meta(max_length=100)]
    results: Annotated[list[PuzzleResult], Meta(max_length=1000)]


class Doubt(Body):
    """Whether I doubt what is called right in a puzzle."""

    game: Annotated[str, Meta(max_length=100)]
    id: Annotated[str, Meta(max_length=20)]
    doubted: bool


class TurnWords(Body):
    """The answers of a turn, in their order."""

    words: Annotated[list[Words], Meta(max_length=60)]


class LineRecord(Body):
    """A recorded game that is to be a line."""

    game: Annotated[str, Meta(max_length=100)]
    record: str


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


class BoardInfo(Struct):
    at: str
    files: list[str]


class GameInfo(Struct):
    name: str
    title: str
    version: int
    seats: tuple[int, int]
    options: dict[str, OptionInfo]
    components: str  # the address of `Components`
    board: BoardInfo | None
    school: str | None = None  # the address of `School`, if it has one
    puzzles: str | None = None  # the address of `Puzzles`, if it has any
    turns: str | None = None  # the address of `Turns`, if it has any


class Components(Struct):
    """What a game consists of; its address changes with it, so it may be kept for ever."""

    game: str
    version: int
    components: dict[str, Any]


class Learnt(Struct):
    """The ids of the lessons that somebody has finished, by game."""

    games: dict[str, list[str]]


class PuzzleInfo(Struct):
    """`seat` of so many `players` is asked `question`.

    At a `judged` puzzle searches agree, at a `proven` one everything was tried; `difficulty` is 1 to 4.
    """

    id: str
    kind: Literal["judged", "proven"]
    difficulty: int
    players: int
    seat: Seat
    question: str


class Puzzles(Struct):
    """All puzzles of a game in their order, the easier before the harder."""

    version: str
    puzzles: list[PuzzleInfo]


class Puzzle(Struct):
    """One of them, and its position in the notation of the game."""

    info: PuzzleInfo
    position: str


class PuzzleVerdict(Struct):
    """Whether an answer is right; what it loses of the chance to win, and why."""

    right: bool
    loss: float
    why: tuple[Merit, ...]


class NextBest(Struct):
    words: str
    loss: float


class Found(Struct):
    """How many people have answered this puzzle, and how many of them were right at the first try.

    `difficulty` is theirs, where they are enough; else that of the bots stands.
    """

    id: str
    people: int
    at_once: int
    difficulty: int | None


class Finders(Struct):
    """The puzzles of a game that more than a few people have answered."""

    puzzles: list[Found]


class Origin(Struct):
    """The game that a puzzle was found in: the bots at its seats, and after how many of their answers."""

    bots: list[str]
    answers: int


class Solution(Struct):
    """All right answers, the best first, and what speaks for it beside the best wrong one.

    `levels`: in how many of 20 tries a bot of that level finds one; `found`: null where few people have
    answered.
    """

    answers: list[str]
    why: tuple[Merit, ...]
    next_best: NextBest
    levels: dict[str, int]
    found: Found | None
    origin: Origin


class Solved(Struct):
    """The puzzles that somebody has solved, by game, in their order; and those that they doubt."""

    games: dict[str, list[PuzzleResult]]
    doubted: dict[str, list[str]]


class TurnInfo(Struct):
    """`seat` of so many `players` is asked `question`, and begins a turn; `difficulty` is 1 to 4."""

    id: str
    difficulty: int
    players: int
    seat: Seat
    question: str


class Turns(Struct):
    """All positions of a game whose best turn is known, the easier before the harder."""

    version: str
    turns: list[TurnInfo]


class Turn(Struct):
    """One of them, and its position in the notation of the game."""

    info: TurnInfo
    position: str


class TurnCount(Struct):
    """What a turn has brought so far.

    It is `over` as soon as somebody else is asked, luck has decided something, or the game is over.
    """

    points: int
    over: bool


class Brought(Struct):
    """The turns of so many people brought so many points."""

    points: int
    people: int


class TurnResult(Struct):
    """What a turn brought, and what the best one brings, by the words of `turn`.

    `levels`: in how many of 20 tries a bot of that level plays one that is as good.  `everybody`: the first
    turns of all who have tried, those that brought least before the others.
    """

    points: int
    best: int
    turn: list[str]
    levels: dict[str, int]
    everybody: list[Brought]


class TurnTried(Struct):
    """What the first turn that was handed in brought."""

    id: str
    points: int


class TurnsTried(Struct):
    """The positions that somebody has tried to find the best turn of, by game."""

    games: dict[str, list[TurnTried]]


class SeatInfo(Struct):
    """`hints` is how many it was given."""

    kind: Literal["me", "device", "link", "bot"]
    name: str | None
    taken: bool
    mine: bool
    online: bool
    bot: str | None
    seconds: float | None
    stood_in: bool
    out: Literal["conceded", "late", "expelled"] | None
    hints: int
    invitation: str | None


class TableInfo(Struct):
    """`key` will sign the record; at `stand_in_at` the stand-in takes over from whoever is asked, if
    that one does not come before; `hints`: who is asked may have one; `without`: the aids that nobody has
    until it is over; `begun` entries are of a game that is played on here; it stands in the lobby until it is
    `listed`; `guide`: a coach is there, and the game counts for nothing.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "asleep", "over", "closed"]
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
    without: list[Aid]
    clock: ClockRule | None
    second: ClockRule | None
    at_zero: AtZero
    vacations: bool
    substitutes: bool
    chat: Chat
    ended: Literal["played", "conceded", "cancelled", "abandoned"] | None
    begun: int | None
    next: str | None
    listed: str | None
    language: str | None
    needs: Needs | None
    guide: bool


class Standing(Struct):
    """Of somebody's last games: how many they finished, how often their time ran out, and how many seconds
    an answer takes them, where one does not stay at the table.
    """

    games: int
    finished: int
    zeros: int
    answers_in: int | None


class Standings(Struct):
    """Of the people at a table, by seat; null: nobody, a bot, or somebody who is new here."""

    table: str
    seats: list[Standing | None]


class TableList(Struct):
    tables: list[TableInfo]
    next: str | None  # what the others come after, if there are any


class ServerKey(Struct):
    """What the records of this server are signed with, in hexadecimal digits."""

    key: str
    algorithm: Literal["Ed25519"] = "Ed25519"


class Finding(Struct):
    """One thing that was checked, or cannot be; its keys are those of docs/notation.md."""

    key: str
    facts: Facts


class Verification(Struct):
    """What the record of a finished game proves; `broken` is the first thing that does not hold."""

    outcomes: int = 0
    held: list[Finding] = []
    open: list[Finding] = []
    broken: Finding | None = None


class Source(Struct):
    """What one source brought over a whole game: for each seat, by kind of point (`of`, or empty)."""

    source: str
    of: str
    points: list[int]


class Story(Struct):
    """A finished game in numbers: `scores` of the seats after the set-up and after every move."""

    scores: list[list[int]]
    sources: list[Source]


class Asked(Struct):
    seat: int
    question: str


class Entry(Struct, omit_defaults=True):
    """`by`: a stand-in played it; `back`: all after this version was taken back at once."""

    v: int
    seat: int
    words: str
    events: tuple[str, ...]
    undo: bool = False
    by: Literal["bot"] | None = None
    back: int | None = None


class Entries(Struct):
    """Some of the log; `earlier`: there are more before them."""

    entries: list[Entry]
    earlier: bool


class Following(Struct):
    """Some of the log, in the order in which it came; `next` is the `after` of those that follow, if any."""

    entries: list[Entry]
    next: int | None


class Moment(Struct):
    v: int
    entry: Entry | None
    view: View
    survey: Survey | None
    asked: Asked | None
    last: int


class Imagined(Struct):
    """A game as it may be to one seat of it: what that seat does not see is made up.

    `engine`: the table allows hints, so whoever thinks on from here may have the engine.
    """

    options: dict[str, str | int]
    names: list[str]
    position: str
    engine: bool


class Lined(Struct):
    """How a line stands: what luck gave in all its moves, and what its eyes are told.

    `position` is the text of the whole of it; `result` the ranking, when it is over.
    """

    line: Line
    v: int
    eyes: int | Literal["all"] | None
    view: View
    survey: Survey | None
    asked: Asked | None
    options: Tree | None
    over: bool
    scores: list[list[int]] | None
    result: list[list[int]] | None
    entries: list[Entry]
    position: str


class LineDraw(Struct):
    """For what luck is asked next in the last move of a line (null: for nothing more), how many there are of
    each that it may give, and all `outcomes` of the move if it decides the rest.
    """

    purpose: str | None
    pool: dict[str, int]
    outcomes: list[str]


class BoardSlot(Struct):
    """What lies there now, `at` this place of the board or beside it.

    From `least` to `most` pieces of a `kind`, or such a number.
    """

    name: str
    kind: str
    at: str
    holds: list[str]
    least: int
    most: int


class WrongPart(Struct):
    """Which `part` of a position is wrong, and in which `line` of the text, as far as that is known."""

    part: str
    line: int | None
    why: str


class BoardStands(Struct):
    """A board that is set up: its text, what lies where, the pieces by kind, and how many of each are `left`.

    It is `told` as a line that begins there, unless something is `wrong` with it.
    """

    position: str
    wrong: WrongPart | None
    told: Lined | None
    slots: list[BoardSlot]
    kinds: dict[str, list[str]]
    left: dict[str, int]


class Recorded(Struct):
    """A recorded game as a line with all its moves, and the `names` of those who played."""

    line: Line
    names: list[str]


class BestAnswer(Struct):
    """`looks`: how often it was looked into; 0 if a glance was enough.  `why`: as at a hint.

    `parts`: all that speaks for it and against it, the weightiest first, at most twelve.
    `error`: the standard error of the chance of the seat that is asked; null where too few looks tell it.
    `line`: how it may go on, in the words of whoever is asked, up to the next luck.
    """

    words: str
    chances: tuple[float, ...]
    looks: int
    why: tuple[Merit, ...]
    parts: tuple[Merit, ...]
    error: float | None
    line: tuple[str, ...]


class Best(Struct):
    """What this `seat`, which is asked after `v` moves, can best answer as far as it sees; best first."""

    v: int
    seat: int
    answers: list[BestAnswer]


class ReviewInfo(Struct):
    """How far the review of a game is; `review` is there when it is done."""

    state: Literal["none", "running", "done", "failed"]
    move: int
    moves: int
    review: Review | None = None


class Problem(Struct):
    key: str
    args: Facts


class Error(Struct):
    error: Problem


def text(message: Any) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
