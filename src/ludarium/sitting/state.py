"""A table and the people at it, at one moment.  Nothing here ever changes: what happens gives another."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from ludarium.aids import Aid, Aids
from ludarium.contract import Game
from ludarium.core import Options, Seat
from ludarium.record import Record
from ludarium.registry import called, game
from ludarium.sitting.clock import LONGEST, LONGEST_WAY, SECOND, Clock, ClockRule, Ms
from ludarium.sitting.plans import Plan
from ludarium.sitting.vacation import NONE_TAKEN, Taken
from ludarium.sitting.values import replace
from ludarium.table import Refused, Table

Person = str  # an id: a word without a blank
Places = tuple[tuple[Seat, ...], ...]  # the first won; who shares a place shares a group

LONGEST_THOUGHT: Final = 10.0  # seconds
UNDOS: Final = 20  # since the last entry that nobody takes back
UNLIMITED: Final = 10**18


@dataclass(frozen=True)
class Bot:
    """A bot of ours, and how long it may think."""

    name: str
    seconds: float = 1.0

    def __str__(self) -> str:
        return f"{self.seconds:g} {self.name}"

    @classmethod
    def parse(cls, text: str) -> "Bot":
        seconds, _, name = text.partition(" ")
        bot = cls(name, float(seconds))
        if not name or not 0 < bot.seconds <= LONGEST_THOUGHT:
            raise ValueError(f"{text!r} is no bot")
        return bot


HOUSE_BOT: Final = Bot("greedy")


@dataclass(frozen=True)
class StandIn:
    """Which bot plays for whoever is asked and stays away so long."""

    after: Ms
    bot: Bot

    def __str__(self) -> str:
        return f"{self.after} {self.bot}"

    @classmethod
    def parse(cls, text: str) -> "StandIn":
        after, _, bot = text.partition(" ")
        stand_in = cls(int(after), Bot.parse(bot))
        if not SECOND <= stand_in.after <= LONGEST:
            raise ValueError(f"nobody stands in after {after}")
        return stand_in


@dataclass(frozen=True)
class Settings:
    """How this table is played at, as it was opened, or as all have agreed since.

    `second`: the clock that takes over when nobody has been there for a while.  `at_zero`: what happens when
    somebody's time is over.  `without`: the aids that nobody has here, whatever else is agreed.  `listed`:
    until when the table is offered to everybody.  `guide`: somebody learns to play here, with a coach.
    """

    stand_in: StandIn | None = None
    hints: bool = False
    without: Aids = ()
    clock: ClockRule | None = None
    second: ClockRule | None = None
    at_zero: Literal["stand-in", "forfeit", "nothing"] = "stand-in"
    vacations: bool = True
    substitutes: bool = False
    chat: Literal["open", "phrases", "none"] = "phrases"
    listed: Ms | None = None
    guide: bool = False

    def changed(self, words: str) -> "Settings":
        """With what these words say: `hints on`, `stand-in none`; raises `ValueError`."""
        name, _, value = words.partition(" ")
        field, read = CHANGES[name] if name in CHANGES else _unknown(words)
        return replace(self, **{field: read(value)})


def _unknown(words: str) -> Any:
    raise ValueError(f"nobody can change a table to {words!r}")


def _one_of(values: Mapping[str, Any]) -> Any:
    return lambda text: values[text] if text in values else _unknown(text)


def _or_none(read: Any) -> Any:
    return lambda text: None if text == "none" else read(text)


CHANGES: Final[Mapping[str, tuple[str, Any]]] = {
    "clock": ("clock", _or_none(ClockRule.parse)),
    "stand-in": ("stand_in", _or_none(StandIn.parse)),
    "hints": ("hints", _one_of({"on": True, "off": False})),
    "chat": ("chat", _one_of({how: how for how in ("open", "phrases", "none")})),
}


@dataclass(frozen=True)
class Facts:
    """What a table is from its opening on."""

    id: str
    game: str
    rules: int
    options: Mapping[str, str | int]
    secret: bytes
    opener: Person
    opened: Ms
    beginning: Record | None = None

    def invitation(self, seat: Seat, generation: int) -> str:
        """The word that opens this seat, derived from the secret; an earlier generation opens nothing."""
        number = f"{seat}:{generation}" if generation else str(seat)
        digest = hmac.digest(self.secret, f"invitation:{number}".encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


@dataclass(frozen=True)
class Out:
    """Whoever had the seat plays no more: how, and with which entry."""

    how: str  # conceded, late, expelled
    n: int


@dataclass(frozen=True)
class Place:
    """One seat and who answers for it.

    `gone`: since when its person is known to be away; `came`: the person has seen the game begun.  `plays`:
    the owner, a bot until the owner is back, or a bot of the house for good.  `bot` is whose seat it is if it
    is a bot's.  `program`: its person is one.  `paused`: on vacation until then, `taken` is what there was of
    it, `leave` from when until when the next one is.  `generation` is that of the invitation.
    """

    kind: Literal["person", "bot", "free"]
    person: Person | None = None
    name: str = ""
    bot: Bot | None = None
    program: bool = False
    plays: Literal["owner", "stand-in", "house"] = "owner"
    out: Out | None = None
    gone: Ms | None = None
    came: bool = False
    paused: Ms | None = None
    taken: Taken = NONE_TAKEN
    leave: tuple[Ms, Ms] | None = None
    zeros: int = 0
    hints: int = 0
    plan: Plan | None = None
    generation: int = 0

    @property
    def in_person(self) -> bool:
        """Whether a person answers, not a bot."""
        return self.kind == "person" and self.plays == "owner"

    @property
    def in_game(self) -> bool:
        """Whether a person has it and is not out, even if a bot stands in."""
        return self.kind == "person" and self.out is None


@dataclass(frozen=True)
class Proposal:
    """Something that all have to agree to; its id is the number of the entry that made it."""

    id: int
    by: Person
    what: str
    at: Ms
    agreed: tuple[Person, ...]


@dataclass(frozen=True)
class End:
    """How it ended, and the places, if there are any."""

    how: str  # played, conceded, cancelled, abandoned
    places: Places = ()


Status = Literal["waiting", "playing", "asleep", "over", "closed"]


@dataclass(frozen=True)
class State:
    """One table.  `n` counts entries of every kind; `v`, what clients answer to, those that move the game.

    `secrets` are those that only one seat is told of, so what everybody is told counts without them.
    `asked_at` is when the open question was asked, `changed` when anything happened; `rests`: no bot stands
    in before that.  `proposed`: when each person last proposed something, by version and time.
    `repaired`: the version that whoever runs the server set it back to, and why.
    """

    facts: Facts
    settings: Settings
    places: tuple[Place, ...]
    match: Table | None = None
    clock: Clock | None = None
    proposal: Proposal | None = None
    status: Status = "waiting"
    end: End | None = None
    n: int = 0
    secrets: int = 0
    asked_at: Ms = 0
    changed: Ms = 0
    rests: Ms = 0
    warned: bool = False
    proposed: Mapping[Person, tuple[int, Ms]] = field(default_factory=dict)
    next: str | None = None
    repaired: tuple[int, str] | None = None

    @property
    def v(self) -> int:
        return self.match.version if self.match else 0

    @property
    def asked(self) -> Seat | None:
        """The seat that has to answer, while the game goes on."""
        return self.match.asked if self.match and self.status == "playing" else None

    @property
    def asked_place(self) -> Place | None:
        seat = self.asked
        return None if seat is None else self.places[seat]

    @property
    def missing(self) -> int:
        """How many people still have to sit down."""
        return sum(place.kind == "free" for place in self.places) if self.match is None else 0

    @property
    def goes_on(self) -> bool:
        return self.status in ("playing", "asleep")

    @property
    def people(self) -> list[Person]:
        """Who is in: has a seat and is not out."""
        return list(dict.fromkeys(place.person for place in self.places if place.in_game and place.person))

    @property
    def without(self) -> Aids:
        """The aids that nobody may have now; what is over is anybody's to look into."""
        return () if self.status == "over" else self.settings.without

    def allow(self, aid: Aid) -> None:
        """Raises `Refused` if nobody may have this aid."""
        if aid in self.without:
            raise Refused("no-aid", aid=aid)

    @property
    def watched(self) -> bool:
        """Whether a rule depends on who is there."""
        return self.settings.stand_in is not None or self.settings.clock is not None

    @property
    def live(self) -> bool:
        """Whether people are expected to stay at the table."""
        return self.settings.clock is not None and self.settings.clock.live

    def seats(self, person: Person) -> list[Seat]:
        """Those whose eyes this person has."""
        return [seat for seat, place in enumerate(self.places) if place.in_game and place.person == person]

    def own(self, person: Person | None, seat: Seat) -> Place:
        """This seat of this person; raises `Refused`."""
        if not 0 <= seat < len(self.places):
            raise Refused("not-yours")
        place = self.places[seat]
        if person is None or place.person != person or not place.in_game:
            raise Refused("not-yours")
        return place

    @property
    def too_many_undos(self) -> bool:
        """Taking back is free, but does not go on for ever."""
        return self.match is not None and self.match.undos >= UNDOS

    def playing(self) -> Table:
        """The match, if it can be played; raises `Refused`."""
        if self.status == "over":
            raise Refused("over")
        if self.missing:
            raise Refused("waiting", missing=self.missing)
        if self.match is None or self.status == "closed":
            raise Refused("closed")
        return self.match

    # -- the same with something changed

    def with_places(self, seats: list[Seat], **values: Any) -> "State":
        places = [
            replace(place, **values) if seat in seats else place for seat, place in enumerate(self.places)
        ]
        return replace(self, places=tuple(places))

    def begun(self, at: Ms, match: Table | None = None) -> "State":
        """All are there: the table is dealt, unless it is already, and somebody is asked."""
        rule = self.settings.clock
        clock = Clock.of(rule, len(self.places)) if rule else None
        match = match or Table.load(*deal_of(self.facts, self.places), beginning=self.facts.beginning)
        return replace(self, match=match, clock=clock, status="playing", asked_at=at, changed=at).reckoned(at)

    def reckoned(self, at: Ms) -> "State":
        """With the clock of whoever is asked now."""
        if self.clock is None:
            return self
        seat, place = self.asked, self.asked_place
        if place is None or not place.in_person:
            seat = None
        return replace(self, clock=self.clock.ask(seat, self._time_runs(place, at), self.v))

    def _time_runs(self, place: Place | None, at: Ms) -> Ms:
        """From when on: who is on vacation, or on the way to a table that has just begun, is waited for."""
        if place is None:
            return at
        way = LONGEST_WAY if self.live and not place.came else 0
        return max(at + way, place.paused or 0)


def deal_of(facts: Facts, places: Sequence[Place]) -> tuple[Game[Any], list[str], Options, bytes]:
    """What a match is made of."""
    names = [place.name or (place.bot.name if place.bot else "") for place in places]
    return game(called(facts.game, facts.rules)), names, facts.options, facts.secret


def opened(facts: Facts, settings: Settings, places: tuple[Place, ...], match: Table | None = None) -> State:
    """A table as it is opened; if nobody is missing, its game begins, which may be dealt already."""
    state = State(facts, settings, places, changed=facts.opened)
    return state if state.missing else state.begun(facts.opened, match)
