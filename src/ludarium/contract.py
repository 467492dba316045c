"""A game is a value made of functions: what it gives, and what everybody who plays it gets from it.

>>> from ludarium import Luck, apply, game, options
>>> druids = game("druids")
>>> luck = Luck(1)
>>> state = druids.start(2, luck=luck)
>>> while state.asks:
...     apply(state, options(state)[0], luck)
>>> len(state.scores())
2
"""

import copyreg
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from ludarium.core import (
    ALL,
    BadOption,
    BadPlayers,
    BadPosition,
    Frozen,
    Illegal,
    News,
    Options,
    Question,
    Reason,
    Seat,
    State,
    View,
    apply,
    asking,
    find,
    options,
)
from ludarium.editing import Editing
from ludarium.luck import Luck
from ludarium.nearby import Place, nearest, nowhere

S = TypeVar("S", bound=State)
A = TypeVar("A")


@dataclass(frozen=True)
class Option:
    """A variant the table can choose: one of `values`, or a number from `least` to `most`."""

    default: str | int
    values: tuple[str | int, ...] = ()
    least: int = 0
    most: int = 0

    def allows(self, value: object) -> bool:
        """Whether a table may choose this."""
        if self.values:
            return type(value) is type(self.default) and value in self.values
        return type(value) is int and self.least <= value <= self.most


@dataclass(frozen=True)
class Played:
    """What a case has come to: the position it began with, the one it led to, and all events on the way."""

    before: Any
    state: Any
    events: Sequence[str]
    news: Sequence[News] = ()  # the events again, with who was told of them


@dataclass(frozen=True)
class Gained(Frozen):
    """Points that a seat got, and what for, in a word of the rules; `of` is their kind, if they have one."""

    seat: Seat
    source: str
    points: int
    of: str = ""


Want: TypeAlias = Any  # what a case states: texts, lists of them, or mappings
Compared: TypeAlias = tuple[Want, Want]  # what is wanted and what was found, in a form that compares
Fact: TypeAlias = Callable[[Played, Want], Compared]  # what a case can state


@final
class Kind(Generic[S, A]):
    """A kind of question, whose options and answers are actions of one kind."""

    def __init__(self, of: Callable[..., Question[S, A]]) -> None:
        self.of: Final = of
        self.name: Final = str(getattr(of, "__name__", of))


def asks(kind: Callable[..., Question[S, A]]) -> Kind[S, A]:
    """A kind of question for `Game.questions`; mypy refuses one that offers other actions than it answers."""
    return Kind(kind)


def nothing_hidden(view: View, luck: Luck) -> View:
    """`deal` of a game that hides nothing: every view is whole."""
    return view


def nothing_to_count(state: Any, view: View) -> View:
    """`counted` of a game whose views show all that everybody was told."""
    return view


def as_json(view: View) -> str:
    """`text` of a game without a notation of its own."""
    return json.dumps(view, indent=1, sort_keys=True) + "\n"


def from_json(text: str, players: int, options: Options) -> View:
    """`parse` of a game without a notation of its own; raises `BadPosition`."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"not a position, which is JSON: {error}") from error
    if not isinstance(found, dict):
        raise BadPosition("not a position, which is one object of JSON")
    return found


PAST_VERSION: Final = "@"  # in the name of a game, before the version of its past rules
NOTHING: Final[Mapping[str, Any]] = {}
WORLDS_KEPT: Final = 8  # of one view


@final
class Game(Generic[S]):
    """A game as a value.

    `name` is that of its entry point, `title` what people call it; `version` is raised whenever an old record
    would replay differently, and the rules of before may stay beside the new ones, as `tigris@2`; so many
    `seats` can play.  `state` is the class of its states, and `questions`
    are all kinds that it asks.  Functions that a game gives trust what they are given; whoever plays comes in
    by `start`, `play`, `read` and `imagine`.

    - `setup(players, options, luck)` lays out a new game.
    - `view(state, eyes)` is what these eyes see, as plain JSON: a seat's, a spectator's (None), or those that
      see everything (`ALL`), whose view is a whole position.  It is an allow-list: what is not named stays
      hidden.
    - `build(view)` is the state of a whole view.  It trusts no view, and raises `BadPosition`.
    - `deal(view, luck)` fills in what a view hides, each way as likely as it is: a whole view.
    - `counted(state, view)` is the view of who has kept count, too, of what everybody was told and no view
      shows, like hidden totals of open gains.  It tells no more than all news to that seat do.
    - `text(view)` and `parse(text, players, options)` are a whole view in the notation of the game, which is
      JSON unless it has a better one; `parse` raises `BadPosition`.
    - `survey(state, view)` is what follows from the table, as JSON: regions, owners, strengths, what all of
      it is worth.  It reads what is hidden from the view, never from the state, where it may be dealt.
    - `why_not(state, words)` is the first rule that stands against these words; for everything in
      `tries(state)` either it is an option, or there is a reason.
    - `place(word)` is where on the board a word of an action lies, so that what is near is found.
    - `gained(events)` are the points that the events of one move tell of; all of a game add up to its scores.
    - `aids` says where a view and its survey tell what an aid shows, by aid: `{"counts": ["view.bag"]}`.
    - `components` is the inventory, `options` are the variants that a table can choose, `facts` what cases
      can state.
    - `editing` says how positions are set up piece by piece, if they can be.
    """

    def __init__(  # noqa: PLR0913 - a value of many parts, each named
        self,
        *,
        name: str,
        title: str,
        version: int,
        seats: range,
        state: type[S],
        questions: tuple[Kind[Any, Any], ...],
        setup: Callable[[int, Options, Luck], S],
        view: Callable[[S, Seat | None], View],
        build: Callable[[View], S],
        deal: Callable[[View, Luck], View] = nothing_hidden,
        counted: Callable[[S, View], View] = nothing_to_count,
        text: Callable[[View], str] = as_json,
        parse: Callable[[str, int, Options], View] = from_json,
        survey: Callable[[S, View], View] | None = None,
        why_not: Callable[[S, str], Reason | None] | None = None,
        tries: Callable[[S], Iterable[str]] | None = None,
        place: Place = nowhere,
        gained: Callable[[Sequence[str]], Sequence[Gained]] | None = None,
        aids: Mapping[str, Sequence[str]] = NOTHING,
        components: Mapping[str, Any] = NOTHING,
        options: Mapping[str, Option] = NOTHING,
        facts: Mapping[str, Fact] = NOTHING,
        editing: Editing | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version
        self.seats: Final = seats
        self.state: Final = state
        self.questions: Final = questions
        self.setup: Final = setup
        self.view: Final = view
        self.build: Final = build
        self.deal: Final = deal
        self.counted: Final = counted
        self.text: Final = text
        self.parse: Final = parse
        self.survey: Final = survey
        self.why_not: Final = why_not
        self.tries: Final = tries
        self.place: Final = place
        self.gained: Final = gained
        self.aids: Final = aids
        self.components: Final = components
        self.options: Final = options
        self.facts: Final = facts
        self.editing: Final = editing
        copyreg.pickle(state, self._as_its_whole_view)

    @property
    def plain_name(self) -> str:
        """The name without a version, as records have it."""
        return self.name.partition(PAST_VERSION)[0]

    def _as_its_whole_view(self, s: S) -> tuple[Callable[[View], S], tuple[View]]:
        """How a state is pickled and copied deeply."""
        return self.build, (self.view(s, ALL),)

    def settle(self, options: Options) -> dict[str, str | int]:
        """Every option of this game, the given ones as given; raises `BadOption`."""
        for name, value in options.items():
            if name not in self.options or not self.options[name].allows(value):
                raise BadOption(name)
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def start(self, players: int, options: Options | None = None, luck: Luck | int = 0) -> S:
        """A new game for so many; an option that is not given is the default.

        A number is the seed of quick luck.  Raises `BadPlayers` or `BadOption`.
        """
        self.must_seat(players)
        chance = luck if isinstance(luck, Luck) else Luck(luck)
        return self.setup(players, self.settle(options or {}), chance)

    def play(self, s: S, words: str, luck: Luck) -> None:
        """Answer the open question in words.

        Raises `Illegal` with the reason, and then nothing has happened.
        """
        apply(s, self.choose(s, words), luck)

    def choose(self, s: S, words: str) -> Any:
        """The option with these words; raises `Illegal` with the reason."""
        found = find(s, words)
        if found is None:
            question = s.asks[-1] if s.asks else None
            raise Illegal(words, asking(question), self.explain(s, words) if isinstance(words, str) else None)
        return found

    def explain(self, s: S, words: str) -> Reason | None:
        """The first rule that stands against these words, and what is possible nearby.

        None if nothing stands against them, nobody is asked, or the game gives no reasons.
        """
        reason = self.why_not(s, words) if self.why_not and s.asks else None
        return reason and replace(reason, near=nearest(map(str, options(s)), words, self.place))

    def read(self, text: str, players: int, options: Options | None = None) -> S:
        """The position of this text, `read(write(s))` being `s`.

        Raises `BadPosition`, `BadPlayers` or `BadOption`.
        """
        self.must_seat(players)
        return self.build(self.parse(text, players, self.settle(options or {})))

    def write(self, s: S) -> str:
        """The whole position as text."""
        return self.text(self.view(s, ALL))

    def known(self, s: S, seat: Seat) -> View:
        """What this seat may know: what it sees, and has been told."""
        return self.counted(s, self.view(s, seat))

    def imagine(self, view: View, luck: Luck) -> S:
        """A whole state that looks like this view, each as likely as it is; raises `BadPosition`."""
        return self.build(self.deal(view, luck))

    def worlds(self, view: View) -> "Worlds[S]":
        """Many such states of one view, for whoever only looks at them."""
        return Worlds(self, view)

    def must_seat(self, players: int) -> None:
        """Raises `BadPlayers` unless so many can play."""
        if players not in self.seats:
            raise BadPlayers(self.title, self.seats, players)


@final
class Worlds(Generic[S]):
    """The worlds that one view could be of, each as likely as it is.

    One that comes up again is not built again, so they are shared: whoever plays on plays in a copy.
    """

    def __init__(self, game: Game[S], view: View) -> None:
        self._game: Final = game
        self._view: Final = view
        self._built: Final[list[tuple[View, S]]] = []

    def next(self, luck: Luck) -> S:
        """Raises `BadPosition`."""
        dealt = self._game.deal(self._view, luck)
        for known, world in self._built:
            if known == dealt:
                return world
        world = self._game.build(dealt)
        if len(self._built) < WORLDS_KEPT:
            self._built.append((dealt, world))
        return world
