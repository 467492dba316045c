"""What may be asked of a table.  Each command says who asks; whatever is random comes with it."""

from dataclasses import dataclass

from ludarium.core import Seat
from ludarium.sitting.clock import Ms
from ludarium.sitting.state import Person

# -- coming and going


@dataclass(frozen=True)
class Sit:
    """Take the seat of an invitation, under a name that nobody there could be taken for."""

    by: Person
    name: str
    invitation: str
    program: bool = False


@dataclass(frozen=True)
class Stand:
    """Give a seat up before the game has begun."""

    by: Person
    seat: Seat


@dataclass(frozen=True)
class Become:
    """Whoever was here as a guest has turned out to be this person: the seats are that person's."""

    by: Person
    person: Person


@dataclass(frozen=True)
class Forget:
    """This person is deleted: out of a game that is played, and nobody reads the name any more."""

    by: Person


@dataclass(frozen=True)
class Look:
    """Open the table, to see it as this seat, or as everybody may (None)."""

    by: Person | None
    seat: Seat | None = None


@dataclass(frozen=True)
class Gone:
    """The last chair of this person left then, and the person has not come back."""

    by: Person
    left: Ms


@dataclass(frozen=True)
class Pause:
    """A vacation: this person is not waited for, and not lost, until then; a time that is over ends it.

    `start`: when it begins, if that is yet to come.
    """

    by: Person
    until: Ms
    start: Ms = 0


# -- playing


@dataclass(frozen=True)
class Play:
    by: Person
    seat: Seat
    v: int
    words: str


@dataclass(frozen=True)
class Undo:
    """Take back one's own last answer; where one is guided, all that came after entry `to`."""

    by: Person
    seat: Seat
    v: int
    to: int | None = None


@dataclass(frozen=True)
class Hint:
    """What would a bot answer?"""

    by: Person
    seat: Seat
    v: int


@dataclass(frozen=True)
class SetPlan:
    """What this seat will answer to what others may do, as text; none: nothing any more."""

    by: Person
    seat: Seat
    plan: str


# -- together


@dataclass(frozen=True)
class Propose:
    """`takeback 12`, `cancel`, `expel anna`, `clock ...`, `stand-in ...`, `hints on`, `chat none`."""

    by: Person
    what: str


@dataclass(frozen=True)
class Agree:
    by: Person
    id: int


@dataclass(frozen=True)
class Decline:
    """Say no; whoever proposed it takes it back."""

    by: Person
    id: int


# -- leaving, and the end


@dataclass(frozen=True)
class Concede:
    by: Person
    seat: Seat


@dataclass(frozen=True)
class Finish:
    """Nobody else is left: end it now, as first."""

    by: Person


@dataclass(frozen=True)
class Offer:
    """A new invitation to a seat that somebody has left; the one before opens nothing any more."""

    by: Person
    seat: Seat


@dataclass(frozen=True)
class Rematch:
    """The next table for the same people, each one seat on.  It needs an id and a secret."""

    by: Person
    id: str
    secret: bytes


# -- from the server


@dataclass(frozen=True)
class Thought:
    """What a bot that was asked would answer; None: nothing came of it."""

    seat: Seat
    v: int
    words: str | None


@dataclass(frozen=True)
class Hinted:
    """A hint was found for this seat.  `counts`: there was a choice, so it told something."""

    seat: Seat
    v: int
    counts: bool


@dataclass(frozen=True)
class Wake:
    """It is time for whatever is due."""


@dataclass(frozen=True)
class Taken:
    """This process looks after the table from now on; the one before was last heard of at `beat`."""

    beat: Ms


# -- from whoever runs it


@dataclass(frozen=True)
class Repair:
    """Back `to` an entry of `last`, under these `rules`, or both; the state is there already."""

    why: str
    to: int | None = None
    rules: int | None = None
    last: int = 0


@dataclass(frozen=True)
class Close:
    """Over, without places."""

    why: str


@dataclass(frozen=True)
class Expel:
    """This person does not play here any more."""

    person: Person


Command = (
    Sit | Stand | Become | Forget | Look | Gone | Pause
    | Play | Undo | Hint | SetPlan
    | Propose | Agree | Decline
    | Concede | Finish | Offer | Rematch
    | Thought | Hinted | Wake | Taken
    | Repair | Close | Expel
)  # fmt: skip


def due_by(command: Command, at: Ms) -> Ms:
    """Until when what was due is done first: where a repair leads back to, nobody waited for anything."""
    match command:
        case Taken():
            return command.beat
        case Repair():
            return 0
    return at
