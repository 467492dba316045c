"""A game in which every draw is a node of its own: whoever plays it decides what luck gives."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, final

from ludarium.core import Seat, apply, asked, public
from ludarium.luck import Awaited, Luck, Undecided
from ludarium.record import seat_text
from ludarium.registry import game as find_game
from ludarium.research.catalogue import Answers, Catalogue
from ludarium.told import told

SETUP: Final = ""  # the words of what comes before the first question
AT_ONCE: Final = ("the whole set-up",)  # all that luck can give where it deals without stopping


@dataclass(frozen=True)
class Setting:
    """Which game for how many, with which options; `position`, a whole view as JSON, begins it there.

    `at_once`: the whole set-up is one draw.
    """

    name: str
    players: int
    options: tuple[tuple[str, str | int], ...]
    position: str | None = None
    at_once: bool = False

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.name)


@cache
def catalogue_of(name: str) -> Catalogue:
    return Catalogue.of(name)


@dataclass(frozen=True)
class Step:
    """An answer in words, and what luck gave on the way to the next question."""

    words: str
    outcomes: tuple[str, ...]


@final
@dataclass
class Unfolding:
    """The state of such a game: a position, or on the way to the next one.

    `steps` are the record of it, from which it is made again wherever it is sent.  Positions are never
    changed, only followed by others, so copies share them.
    """

    setting: Setting
    state: Any = None
    steps: tuple[Step, ...] = ()
    words: str | None = SETUP  # of the answer that is on its way
    outcomes: tuple[str, ...] = ()  # that luck gave on this way
    pool: Sequence[str] = ()  # what it can give now
    told: tuple[tuple[str, ...], ...] = ()
    answers: Answers | None = field(default=None, repr=False)

    @classmethod
    def begin(cls, setting: Setting) -> "Unfolding":
        found = cls(setting, told=((),) * setting.players)
        if setting.at_once:
            found.pool = AT_ONCE
        else:
            found._go_on()
        return found

    def copy(self) -> "Unfolding":
        return Unfolding(**vars(self))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Unfolding":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (self.setting, self.steps, self.words, self.outcomes)

    @property
    def seat(self) -> Seat | None:
        """Who is asked; None at the end, and where luck decides."""
        return None if self.pool or self.state is None else asked(self.state)

    @property
    def over(self) -> bool:
        return not self.pool and self.seat is None

    def chances(self) -> list[tuple[str, float]]:
        """What luck can give here, each with its probability."""
        every = Counter(self.pool)
        return [(words, many / len(self.pool)) for words, many in every.items()]

    @property
    def deals(self) -> bool:
        """Luck gives the whole set-up here, which nobody can name before it does: `deal`."""
        return self.pool is AT_ONCE

    def deal(self, luck: Luck) -> None:
        luck.log = []
        following = self._following(luck)
        self.outcomes = tuple(outcome.text for outcome in luck.log)
        self._arrive(following)

    def decide(self, outcome: str) -> None:
        """Luck gives this."""
        self.outcomes = (*self.outcomes, outcome)
        self._go_on()

    def answer(self, words: str) -> None:
        """Raises `Illegal`."""
        find_game(self.setting.name).choose(self.state, words)
        self.words = words
        self._go_on()

    def _go_on(self) -> None:
        """To the next question, or to what luck has not decided yet."""
        try:
            self._arrive(self._following(Awaited(self.outcomes)))
        except Undecided as draw:
            self.pool = draw.pool

    def _arrive(self, following: Any) -> None:
        assert self.words is not None
        self._tell(following)
        self.steps = (*self.steps, Step(self.words, self.outcomes))
        self.state, self.words, self.outcomes, self.pool = following, None, (), ()
        self.answers = self.setting.catalogue.answers(following)

    def _following(self, luck: Luck) -> Any:
        game, setting = find_game(self.setting.name), self.setting
        if self.state is None:
            if setting.position is not None:
                return game.build(json.loads(setting.position))
            return game.setup(setting.players, game.settle(dict(setting.options)), luck)
        following = self.state.copy()
        following.news = []
        assert self.words is not None
        apply(following, game.choose(following, self.words), luck)
        return following

    def _tell(self, following: Any) -> None:
        """Every seat the move as it may know it, and what happened."""
        moved = self.seat_of_answer()
        found = []
        for seat, before in enumerate(self.told):
            said = self.words if seat == moved else self._public()
            found.append((*before, f"p{(moved or 0) + 1} {said}", *told(following.news or (), seat)))
        self.told = tuple(found)

    def seat_of_answer(self) -> Seat | None:
        return None if self.state is None else asked(self.state)

    def _public(self) -> str:
        if self.state is None or not self.words:
            return SETUP
        return public(find_game(self.setting.name).choose(self.state, self.words))

    def known(self, seat: Seat) -> str:
        """Everything that the seat was told, in order, and what it sees: of two games that it cannot tell
        apart it is the same."""
        return "\n".join([*self.told[seat], self.seen(seat)])

    def seen(self, seat: Seat | None) -> str:
        """What the seat sees, or a spectator; before the first question a seat knows which it is."""
        if self.state is None:
            return "" if seat is None else seat_text(seat)
        return json.dumps(find_game(self.setting.name).view(self.state, seat), sort_keys=True)

    def text(self) -> str:
        """The position, and what has been said and given since."""
        position = "" if self.state is None else find_game(self.setting.name).write(self.state)
        since = [self.words or "", *self.outcomes] if self.pool else []
        return position + "".join(f"> {words}\n" for words in since)


def remade(setting: Setting, steps: Sequence[Step], words: str | None, outcomes: Sequence[str]) -> Unfolding:
    """From its record, as pickles carry it."""
    if setting.at_once and not steps:
        return Unfolding.begin(setting)
    found = Unfolding(setting, told=((),) * setting.players)
    for step in steps:
        found.words, found.outcomes = step.words, step.outcomes
        found._go_on()
    if words is not None:
        found.words, found.outcomes = words, tuple(outcomes)
        found._go_on()
    return found
