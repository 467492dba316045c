"""One seat against bots, as an environment of Gymnasium; to import this is to know `ludarium/druids-v1`."""

from collections.abc import Sequence
from math import inf
from typing import Any, Final, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from ludarium.luck import Luck
from ludarium.registry import games
from ludarium.research.one import SEEDS, Game, IllegalNumber
from ludarium.research.rivals import ITERATIONS, thinking

Observed = npt.NDArray[Any]
Told = tuple[Observed, dict[str, Any]]
Illegal = Literal["lose", "raise"]

WORST: Final = -1.0
VECTOR: Final = "ludarium.research.vector"


class OneSeat(gymnasium.Env[Observed, np.int64]):
    """A game in which one seat is to be played and bots play the others, within `step`.

    `seat` is the own, or None for another one in every game; `rivals` are the names of bots in the order of
    play after it, over again if there are fewer.  They think for a number of iterations and not for a time,
    so the same seed and the same actions are the same game.  `info` has `legal`, the numbers of what can be
    done, and `action_mask`.  An action that is not legal ends the game with the worst reward and
    `info["illegal"]`, or is an error, as `illegal` says.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as it looks for it

    def __init__(  # noqa: PLR0913 - each named
        self,
        name: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        rivals: Sequence[str] = ("novice",),
        iterations: int = ITERATIONS,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Further settings are those of `ludarium.research.Game`; raises as it does, or `NoSuchBot`."""
        self.game: Final = Game(name, players, **settings)
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}: they begin with 0")
        self.render_mode = render_mode
        self.illegal: Final = illegal
        self.rivals: Final = [thinking(rival, iterations) for rival in rivals]
        self._wanted: Final = seat
        self.seat = seat or 0
        encoder = self.game.encoder
        high = 255 if encoder.dtype == np.uint8 else 1
        self.observation_space = Box(0, high, (encoder.size,), encoder.dtype.type)
        self.action_space = Discrete(len(self.game.catalogue))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        """A new game, played on to the first question of the own seat."""
        super().reset(seed=seed)
        self.game.reset(int(self.np_random.integers(SEEDS)))
        self._thoughts = Luck(int(self.np_random.integers(SEEDS)))
        anybody = int(self.np_random.integers(self.game.players))
        self.seat = anybody if self._wanted is None else self._wanted
        self._let_others_play()
        return self._told()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the own seat is asked again or the game is over."""
        try:
            self.game.step(int(action))
        except IllegalNumber:
            if self.illegal == "raise":
                raise
            observed, info = self._told()
            return observed, WORST, True, False, {**info, "illegal": True}
        self._let_others_play()
        game = self.game
        observed, info = self._told()
        return observed, game.returns()[self.seat], game.over and not game.truncated, game.truncated, info

    def _let_others_play(self) -> None:
        game = self.game
        while not game.over and game.seat != self.seat:
            assert game.seat is not None
            bot = self.rivals[(game.seat - self.seat - 1) % game.players % len(self.rivals)]
            view = game.game.known(game.state, game.seat)
            game.say(bot.choose(game.game, view, inf, self._thoughts))

    def _told(self) -> Told:
        game = self.game
        legal = game.legal if game.seat == self.seat else game.legal[:0]
        mask = game.catalogue.masked(legal).view(np.int8)  # as its spaces want it
        info = {"legal": legal.tolist(), "action_mask": mask, "outside": game.outside}
        return game.observation(self.seat), info

    def render(self) -> Any:
        """The whole position, in the game's notation."""
        return self.game.game.write(self.game.state) if self.render_mode == "ansi" else None


def register() -> None:
    """Every installed game, by its name and the version of its rules.

    `ludarium/tigris-v1` is one seat against bots; `ludarium/tigris-all-v1`, for `make_vec`, every seat of
    many games.
    """
    for game in games():
        name, every = (f"ludarium/{game.name}{which}-v{game.version}" for which in ("", "-all"))
        if name not in gymnasium.registry:
            of = {"name": game.name}
            gymnasium.register(name, f"{__name__}:OneSeat", kwargs=of)
            gymnasium.register(every, None, vector_entry_point=f"{VECTOR}:EverySeat", kwargs=of)


register()
