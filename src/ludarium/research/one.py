"""One game, played with numbers."""

from typing import Any, Final, Literal, final

import numpy as np
import numpy.typing as npt

from ludarium.core import Options, Seat, apply, asked
from ludarium.luck import Luck
from ludarium.registry import game as find_game
from ludarium.research.catalogue import Answers, Catalogue, Mask, Numbers
from ludarium.research.observe import Encoder, Level, Row
from ludarium.research.rewards import REWARDS, Reward, rewards
from ludarium.research.told import LAST, Recall

SEEDS: Final = 1 << 62


class IllegalNumber(ValueError):
    """The number of something that cannot be done now."""

    def __init__(self, number: int, words: str) -> None:
        super().__init__(f"{number} ({words}) is not legal now")
        self.number, self.words = number, words


@final
class Game:
    """A game that is played by numbers: whose turn it is, what is legal, what a seat sees, what came of it.

    `reset` begins anew; the same seed is the same game.  A state in which nothing has a number, which only a
    window can bring about, ends it: `truncated`.  `level`: what an observation tells, as in `Encoder`, and
    `told`, which is `seat` and behind it the `last` moves, newest first.
    """

    def __init__(  # noqa: PLR0913 - each named
        self,
        name: str,
        players: int | None = None,
        *,
        level: Level | Literal["told"] = "seat",
        options: Options | None = None,
        reward: Reward = "place",
        relative: bool = False,
        radius: int | None = None,
        dtype: npt.DTypeLike = np.float32,
        last: int = LAST,
    ) -> None:
        """Raises `NoSuchGame`, `BadPlayers`, `BadOption`, `NotObserved`, or `ValueError`."""
        self.game: Final = find_game(name)
        self.players: Final = players or self.game.seats[0]
        self.catalogue: Final = Catalogue.of(name, self.players, options, relative=relative, radius=radius)
        encoder = Encoder(name, self.players, "seat" if level == "told" else level, dtype)
        self.recall: Final = Recall(encoder, self.catalogue, self.players, last) if level == "told" else None
        self.encoder: Final[Encoder | Recall] = self.recall or encoder
        self.options: Final = self.game.settle(options or {})
        if reward not in REWARDS:
            raise ValueError(f"{reward!r} is no reward: {', '.join(REWARDS)}")
        self.reward: Final = reward
        self._seeds = Luck(0)
        self.reset(seed=0)

    def reset(self, seed: int | None = None) -> None:
        """A new game; without a seed another than before, which follows from the last one."""
        if seed is not None:
            self._seeds = Luck(seed)
        self.luck = Luck(self._seeds.below(SEEDS, "seed"))
        self.state: Any = self.game.setup(self.players, self.options, self.luck)
        self.state.news = None  # nobody listens
        self.moves = 0
        if self.recall:
            self.recall.forget()
        self._look()

    def _look(self) -> None:
        self.answers: Answers = self.catalogue.answers(self.state)
        self.seat: Seat | None = asked(self.state) if len(self.answers) else None

    @property
    def legal(self) -> Numbers:
        """Ascending; none when it is over."""
        return self.answers.legal

    @property
    def mask(self) -> Mask:
        """1 for every number that is legal."""
        return self.catalogue.masked(self.answers.legal)

    @property
    def outside(self) -> int:
        """How many answers there are besides that have no number."""
        return self.answers.outside

    def observation(self, seat: Seat | None = None, out: Row | None = None) -> Row:
        """What a seat sees, whoever is asked, or else the first."""
        seen_by = (self.seat or 0) if seat is None else seat
        return self.encoder.write(self.state, seen_by, out)

    def step(self, number: int) -> None:
        """Do what this number says.  Raises `IllegalNumber`, and then nothing has happened."""
        try:
            action = self.answers.action(int(number))
        except ValueError as error:
            words = self.catalogue.text(number) if 0 <= number < len(self.catalogue) else "no action"
            raise IllegalNumber(int(number), words) from error
        self._do(action)

    def say(self, words: str) -> None:
        """Do what these words say, as bots and records have them; raises `Illegal`."""
        self._do(self.game.choose(self.state, words))

    def _do(self, action: Any) -> None:
        if self.recall and self.seat is not None:
            self.recall.note(self.seat, action)
        apply(self.state, action, self.luck)
        self.moves += 1
        self._look()

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat is None

    @property
    def truncated(self) -> bool:
        """It went beyond the window, and ended before its end."""
        return self.over and bool(self.state.asks)

    def returns(self) -> list[float]:
        """By seat; nothing before the end."""
        return rewards(self.reward, self.game.name, self.state) if self.over else [0.0] * self.players

    def words(self, number: int) -> str:
        """What a legal number says in full, as records have it."""
        return str(self.answers.action(number))
