"""The contract between a game and everything that plays it: questions, states, games.

A state always knows the one question it is asking and of whom.  A question knows its options.  An option is a
shared frozen action whose text is its notation.  So a game is played by asking and answering:

>>> from ludarium import Luck, game
>>> luck = Luck(1)
>>> state = game("druids").setup(2, {}, luck)
>>> while state.asks:
...     apply(state, options(state)[0], luck)
>>> len(state.scores())
2
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, Self, TypeVar

from ludarium.luck import EVERYONE, Luck, NeedsLuck, NoLuck

Seat = int
View = dict[str, Any]
Options = Mapping[str, str | int]
Tree = dict[str, Any]

UNDO: Final = "undo"  # reserved: no action of a game may be called so


class Action(Protocol):
    """What a seat can answer: a frozen value, made once and shared.  Its text is its notation: `waltz 5L S4`.

    An action whose words tell a secret has a `public` text as well, for everyone else.
    """

    def __str__(self) -> str: ...


S_contra = TypeVar("S_contra", contravariant=True)


class Question(Protocol[S_contra]):
    """What one seat is asked.  A frozen value that holds public facts only."""

    @property
    def seat(self) -> Seat: ...

    def options(self, s: S_contra, /) -> Sequence[Any]:
        """Every answer there is, in a fixed order, never none."""

    def answer(self, s: S_contra, a: Any, luck: Luck, /) -> None:
        """Do what the answer says, and ask what follows.  The question itself is no longer on the stack."""


@dataclass(frozen=True)
class News:
    """Something that happened, for the log and the animation.

    Who `seen_by` names reads `text`; everyone else reads `public`, or nothing if that is None.
    """

    text: str
    seen_by: Seat = EVERYONE
    public: str | None = None

    def told(self, seat: Seat | None) -> str | None:
        return self.text if self.seen_by in (EVERYONE, seat) else self.public


class State(Protocol):
    """Everything on, under and around the table.  It moves; `copy` gives another that moves by itself."""

    asks: list[Any]  # the last is being asked; none: the game is over
    news: (
        list[News] | None
    )  # what has happened since it was last emptied; None in a copy, where nobody listens

    def copy(self) -> Self: ...

    def scores(self) -> Sequence[tuple[int, ...]]:
        """For each seat what the rulebook compares, in its order: the greater tuple wins."""

    def view(self, seat: Seat | None, /) -> View:
        """What this seat may see (None: a spectator), as plain JSON.

        An allow-list: what is not named stays hidden.
        """


@dataclass(frozen=True)
class Option:
    """A variant the table can choose: one of `values`, or a number from `least` to `most`."""

    default: str | int
    values: tuple[str | int, ...] = ()
    least: int = 0
    most: int = 0

    def allows(self, value: object) -> bool:
        if self.values:
            return type(value) is type(self.default) and value in self.values
        return type(value) is int and self.least <= value <= self.most


class BadOption(ValueError):
    """An option that this game does not know, or a value that the option cannot have."""

    def __init__(self, option: str) -> None:
        super().__init__(f"no such option, or not with this value: {option}")
        self.option = option


class BadPosition(ValueError):
    """The text is not a position of this game; the message says what is wrong."""


@dataclass(frozen=True)
class Played:
    """What a case has come to: the position it began with, the one it led to, and all events on the way."""

    before: Any
    state: Any
    events: Sequence[str]
    news: Sequence[News] = ()  # the events again, with who was told of them


@dataclass(frozen=True)
class Game:
    """A game is a value made of functions.

    `version` is raised whenever an old record would replay differently.  `read` and `write` are the whole
    position as text, `read(write(s))` being `s`; `imagine` deals a whole state that looks like a view.
    `facts` are what cases can state about this game: each takes what was played and what the case wants, and
    gives what is wanted and what was found, in a form that compares.
    """

    name: str
    title: str
    version: int
    seats: range
    setup: Callable[[int, Options, Luck], Any]
    imagine: Callable[[View, Luck], Any]
    read: Callable[[str, int, Options], Any]
    write: Callable[[Any], str]
    components: Mapping[str, Any]
    options: Mapping[str, Option] = field(default_factory=dict)
    facts: Mapping[str, Callable[[Played, Any], tuple[Any, Any]]] = field(default_factory=dict)

    def settle(self, options: Options) -> dict[str, str | int]:
        """Every option of this game, the given ones as given; raises `BadOption`."""
        for name, value in options.items():
            if name not in self.options or not self.options[name].allows(value):
                raise BadOption(name)
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def asked(s: State) -> Seat | None:
    """The seat that has to answer; None when the game is over."""
    return s.asks[-1].seat if s.asks else None


def options(s: State) -> Sequence[Any]:
    """Every legal answer to the open question; none when the game is over."""
    return s.asks[-1].options(s) if s.asks else ()


def apply(s: State, a: Any, luck: Luck) -> None:
    """Answer the open question.  Trusted: `a` is one of the options."""
    s.asks.pop().answer(s, a, luck)


def after(s: State, a: Any, luck: Luck) -> Any:
    """The state that follows, leaving `s` as it is."""
    following = s.copy()
    apply(following, a, luck)
    return following


def find(s: State, words: str) -> Any:
    """The option with these words, or None.  Malformed and illegal are the same thing."""
    for a in options(s):
        if str(a) == words:
            return a
    return None


def preview(game: Game, view: View, words: str) -> tuple[Any, bool]:
    """What would follow this answer, in a world imagined from the view, so that it tells nothing new.

    The state, with what happened as its news; and whether chance decides what comes after that.
    """
    world = game.imagine(view, Luck(0))
    world.news = []
    try:
        apply(world, find(world, words), NoLuck())
    except NeedsLuck:
        return world, True
    return world, False


def sample(s: State, luck: Luck) -> Any:
    """The option that luck picks, each equally likely.  Trusted: somebody is asked.

    A question with hundreds of options may find it without listing them: it has a `sample(s, luck)` of its
    own, which gives `found[luck.below(len(found), "answer")]` for its options `found`.
    """
    question = s.asks[-1]
    by_itself = getattr(question, "sample", None)
    if by_itself is not None:
        return by_itself(s, luck)
    found = question.options(s)
    return found[luck.below(len(found), "answer")]


def playout(s: State, luck: Luck) -> int:
    """Play on with random answers to the end; how many answers that took."""
    steps = 0
    asks = s.asks
    s.news = None
    while asks:
        a = sample(s, luck)
        asks.pop().answer(s, a, luck)
        steps += 1
    return steps


def public(a: Any) -> str:
    """The words of an action for everyone but its seat."""
    return getattr(a, "public", None) or str(a)


def ranking(s: State) -> list[list[Seat]]:
    """Winner first; seats that share a place share a list."""
    scores = s.scores()
    places = sorted(set(scores), reverse=True)
    return [[seat for seat, score in enumerate(scores) if score == place] for place in places]


def tree(texts: Iterable[str]) -> Tree:
    """Options as a tree of words: the path to an empty branch is an option.

    >>> tree(["jump black", "waltz 5L S1", "waltz 5L S2"])
    {'jump': {'black': {}}, 'waltz': {'5L': {'S1': {}, 'S2': {}}}}
    """
    root: Tree = {}
    for words in texts:
        branch = root
        for word in words.split(" "):
            branch = branch.setdefault(word, {})
    return root
