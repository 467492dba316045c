"""What a game is played with: states, and the questions that they ask.

A state always knows the one question it is asking and of whom.  A question knows its options.  An option is a
shared frozen action whose text is its notation.  So a game is played by asking and answering.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, Protocol, Self, TypeAlias, TypeVar

from ludarium.luck import EVERYONE, Luck

Seat = int
"""A place at the table: 0, 1, 2 ... in the order of play."""
View = dict[str, Any]
Options = Mapping[str, str | int]
Tree = dict[str, Any]

ALL: Final = -3  # eyes that see everything
UNDO: Final = "undo"  # reserved: no action of a game may be called so
SHOWN: Final = 60  # letters of what somebody said wrongly


class Action(Protocol):
    """What a seat can answer: a frozen value, made once and shared.  Its text is its notation: `waltz 5L S4`.

    An action whose words tell a secret has a `public` text as well, for everyone else.
    """

    def __str__(self) -> str: ...


S = TypeVar("S", bound="State")
S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


class Question(Protocol[S_contra, A]):
    """What one seat is asked: a frozen value of public facts.  Compare with ==, never with `is`."""

    @property
    def seat(self) -> Seat: ...

    def options(self, s: S_contra, /) -> Sequence[A]:
        """Every answer there is, in a fixed order, never none."""

    def answer(self, s: S_contra, a: A, luck: Luck, /) -> None:
        """Do what the answer says, and ask what follows.  The question itself is no longer on the stack."""


Asked: TypeAlias = Question[S, Any]  # each kind of question has answers of its own
Asks: TypeAlias = list[Any]  # questions of many kinds, which have no better type in common


@dataclass(frozen=True, eq=False)
class Frozen:
    """What never changes once it is made, in the games of this package: questions, actions, rules.

    It is pickled as its fields and made anew from them: compiled, nothing could fill it in afterwards.  Games
    that are not compiled need nothing of the kind.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, one.name) for one in fields(self)])


@dataclass(frozen=True)
class News(Frozen):
    """Something that happened, for the log and the animation.

    Who `seen_by` names reads `text`, as do eyes that see everything; everyone else reads `public`, or nothing
    if that is None.
    """

    text: str
    seen_by: Seat = EVERYONE
    public: str | None = None

    def told(self, seat: Seat | None) -> str | None:
        """What these eyes are told of it: all of it, what everybody may know, or nothing."""
        return self.text if seat == ALL or self.seen_by in (EVERYONE, seat) else self.public


class State(Protocol):
    """Everything on, under and around the table.  It moves; `copy` gives another that moves by itself."""

    asks: Asks  # the last is being asked; none: the game is over
    news: (
        list[News] | None
    )  # what has happened since it was last emptied; None in a copy, where nobody listens

    def copy(self) -> Self: ...

    def scores(self) -> Sequence[tuple[int, ...]]:
        """For each seat what the rulebook compares, in its order: the greater tuple wins."""


class BadOption(ValueError):
    """An option that this game does not know, or a value that the option cannot have."""

    def __init__(self, option: str) -> None:
        super().__init__(f"no such option, or not with this value: {option}")
        self.option = option


class BadPlayers(ValueError):
    """So many cannot play this game."""

    def __init__(self, title: str, seats: range, players: int) -> None:
        super().__init__(title, seats, players)
        self.title, self.seats, self.players = title, seats, players

    def __str__(self) -> str:
        return f"{self.title} is for {number_of_players(self.seats)}, not {self.players}."


def number_of_players(seats: range) -> str:
    """How many can play: `2 players`, `2 to 4 players`."""
    few, most = seats[0], seats[-1]
    return f"{few} players" if few == most else f"{few} to {most} players"


class BadPosition(ValueError):
    """The text is not a position of this game; the message says what is wrong.

    `part` is what of it is wrong, in words of the notation ("M1", "p1 hand"), as far as that is known.
    """

    def __init__(self, message: str, part: str = "") -> None:
        super().__init__(message)
        self.part = part


def whole_number(word: str, least: int = 0, most: int = 10**6) -> int:
    """Of a position, in digits; raises `BadPosition`."""
    digits = word.isascii() and word.isdecimal() and len(word) <= len(str(most))
    if not digits or not least <= int(word) <= most:
        raise BadPosition(f"{shortened(word)} is not a number that can stand here")
    return int(word)


@dataclass(frozen=True)
class Reason(Frozen):
    """Why somebody cannot do what they tried.

    `key` names it, for whoever has words for it; `rule` is the paragraph that says so ("§5.2 R6"), and `at`
    are the places that show it.  `args` are the numbers and names that a sentence about it needs, and `near`
    are the options that are closest to what was tried.
    """

    key: str
    rule: str
    at: tuple[str, ...] = ()
    args: Mapping[str, str | int] = field(default_factory=dict)
    near: tuple[str, ...] = ()

    def __str__(self) -> str:
        shown = ", ".join(
            [" ".join([self.key, *self.at]), *[f"{name} {it}" for name, it in self.args.items()]]
        )
        near = f"; possible: {', '.join(self.near)}" if self.near else ""
        return f"{shown} ({self.rule}){near}"


class Illegal(ValueError):
    """Words that are no option of the question that is asked; the reason, if the game gives one."""

    def __init__(self, words: object, question: str, reason: Reason | None = None) -> None:
        super().__init__(words, question, reason)
        self.words, self.question, self.reason = words, question, reason

    def __str__(self) -> str:
        why = f": {self.reason}" if self.reason else ""
        return f"{shortened(self.words)} is not an option: {self.question}{why}."


def shortened(words: object) -> str:
    """The beginning of what somebody said, in quotes."""
    text = repr(words)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 4]} ..."


def asked(s: State) -> Seat | None:
    """The seat that has to answer; None when the game is over."""
    return s.asks[-1].seat if s.asks else None


def options(s: State) -> Sequence[Any]:
    """Every legal answer to the open question; none when the game is over."""
    return s.asks[-1].options(s) if s.asks else ()


def apply(s: State, a: Any, luck: Luck) -> None:
    """Answer the open question.  Trusted: `a` is one of the options."""
    s.asks.pop().answer(s, a, luck)


def after(s: S, a: Any, luck: Luck) -> S:
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


def asking(question: Any) -> str:
    """Whom it asks and what, in words."""
    if question is None:
        return "nobody is asked"
    return f"p{question.seat + 1} is asked {type(question).__name__}"


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
