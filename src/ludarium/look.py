"""A position through one pair of eyes: what follows from it, what each answer would do, and why not another.

All is worked out in a world built from what these eyes see, so it tells them nothing new; and none of it
depends on what was dealt to that world.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, final

from ludarium.contract import Game
from ludarium.core import Reason, Seat, State, Tree, View, apply, asked, options
from ludarium.luck import Luck, NeedsLuck, NoLuck
from ludarium.told import Preview, told

S = TypeVar("S", bound=State)

# One for all of each: to make it takes longer than most answers, and many a survey.
NO_LUCK: Final = NoLuck()
ANY_LUCK: Final = Luck(0)  # deals worlds of which nothing is told that depends on it


@dataclass(frozen=True)
class Foreseen:
    """What would follow an answer, as far as no luck is needed; `luck`: chance decides what comes after."""

    state: Any
    events: tuple[str, ...]
    luck: bool


@dataclass(frozen=True)
class Effect:
    """What happens, as far as no luck is needed, and who is asked what then, if that can be known."""

    events: tuple[str, ...]
    luck: bool
    asked: dict[str, Any] | None


@dataclass(frozen=True)
class Effects:
    """What every option leads to: by its words a number, by number what happens and who is asked what."""

    numbers: Mapping[str, int]
    effects: tuple[Effect, ...]

    def tree(self) -> Tree:
        """The options as a tree of words, as `core.tree` makes it, with their numbers as leaves."""
        root: Tree = {}
        for text, number in self.numbers.items():
            *path, last = text.split(" ")
            branch = root
            for word in path:
                branch = branch.setdefault(word, {})
            branch[last] = number
        return root


@final
class Look(Generic[S]):
    """What `eyes` (a seat, or None: a spectator) see of a game, and what can be known from it."""

    def __init__(self, game: Game[S], view: View, eyes: Seat | None, luck: Luck | None = None) -> None:
        """`luck` deals the world, which changes nothing that can be known."""
        self.game: Final = game
        self.view: Final = view
        self.eyes: Final = eyes
        self.world: Final = game.imagine(view, luck or Luck(0))

    def survey(self) -> View | None:
        """What follows from the table, as the game tells it; None if it tells nothing."""
        return surveyed(self.game, self.world, self.view)

    def why_not(self, words: str) -> Reason | None:
        """The first rule that stands against these words; None if nothing does, or it gives no reasons."""
        return self.game.explain(self.world, words)

    def preview(self, words: str) -> Foreseen:
        """Raises `Illegal`."""
        return foresee(self.world, self.game.choose(self.world, words), self.eyes)

    def foretell(self, words: str) -> Preview:
        """What would follow, as it is told to these eyes; raises `Illegal`."""
        foreseen = self.preview(words)
        view = self.game.view(foreseen.state, self.eyes)
        passes = not foreseen.luck and asked(foreseen.state) != asked(self.world)
        told = surveyed(self.game, foreseen.state, view)
        return Preview(words, foreseen.events, view, told, foreseen.luck, passes)

    def effects(self) -> Effects:
        """Found by doing each option: a second telling of the rules would be another game."""
        numbers: dict[str, int] = {}
        known: dict[Outcome, int] = {}
        for action in options(self.world):
            numbers[str(action)] = known.setdefault(self._outcome(action), len(known))
        return Effects(numbers, tuple([effect(outcome) for outcome in known]))

    def _outcome(self, action: Any) -> "Outcome":
        after = foresee(self.world, action, self.eyes)
        asks = [] if after.luck else after.state.asks[-1:]
        next_asked = (asks[0].seat, type(asks[0]).__name__) if asks else None
        return after.events, after.luck, next_asked


def foresee(world: State, action: Any, eyes: Seat | None) -> Foreseen:
    """What would follow an answer in this world; what is hidden from these eyes is not told."""
    after = world.copy()
    after.news = []
    luck = False
    try:
        apply(after, action, NO_LUCK)
    except NeedsLuck:
        luck = True
    return Foreseen(after, told(after.news or (), eyes), luck)


# An effect as a value that compares: events, luck, and who is asked what.
Outcome = tuple[tuple[str, ...], bool, tuple[Seat, str] | None]


def effect(outcome: Outcome) -> Effect:
    events, luck, asked = outcome
    return Effect(events, luck, {"seat": asked[0], "question": asked[1]} if asked else None)


@final
class Surveys(Generic[S]):
    """What follows from one state as each view shows it: worked out once for all who see the same."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        self.known: Final[list[tuple[View, View | None]]] = []

    def of(self, view: View) -> View | None:
        for seen, found in self.known:
            if seen == view:
                return found
        self.known.append((view, survey(self.game, view)))
        return self.known[-1][1]


def surveyed(game: Game[S], state: S, view: View) -> View | None:
    """What follows from a state as this view shows it."""
    return game.survey(state, view) if game.survey else None


def survey(game: Game[S], view: View) -> View | None:
    """What follows from a view; None if the game tells nothing."""
    return surveyed(game, game.imagine(view, ANY_LUCK), view) if game.survey else None
