"""Many games at once as one environment of Gymnasium, in which whoever is asked is the agent."""

from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludarium.research.batch import GIVE_UP, Batch, Rows
from ludarium.research.one import SEEDS, IllegalNumber

Array = npt.NDArray[Any]
Told = tuple[Array, dict[str, Any]]

WORST: Final = -1.0


class EverySeat(VectorEnv[Array, Array, Array]):
    """`ludarium.research.Batch` as Gymnasium has many environments: every seat of every game is to be played.

    An observation is what the seat sees that is asked, `infos["seat"]` says which that is, and
    `infos["action_mask"]` what it can do.  A reward is what the end was worth to the seat that answered last;
    `infos["returns"]` has it for every seat.  A game that is over shows its end to that seat, and begins anew
    with the next step, whatever is answered (`AutoresetMode.NEXT_STEP`).  An answer that is not legal ends
    its game with the worst reward and `infos["illegal"]`, or is an error, as `illegal` says.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as it looks for it

    def __init__(
        self,
        name: str,
        num_envs: int = 2,
        *,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Further settings are those of `ludarium.research.Batch`; raises as it does."""
        if render_mode is not None:
            raise ValueError("many games are not rendered")
        self.batch: Final = Batch(name, num_envs, **settings, waits=True)
        self.num_envs = num_envs
        self.illegal: Final = illegal
        encoder = self.batch.game.encoder
        high = 255 if encoder.dtype == np.uint8 else 1
        self.single_observation_space = Box(0, high, (encoder.size,), encoder.dtype.type)
        self.single_action_space = Discrete(len(self.batch.catalogue))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        """All games anew; without a seed others than before, which follow from the last ones."""
        super().reset(seed=seed)
        rows = self.batch.reset(int(self.np_random.integers(SEEDS)))
        return rows.observation.copy(), self._infos(rows, np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Answer in every game, or begin the next where one is over."""
        before = self.batch.observe()
        answers = np.asarray(actions, np.int32)
        wrong = self._wrong(before, answers)
        asked = before.seat.copy()
        rows = self.batch.step(np.where(wrong, GIVE_UP, answers))
        reward = rows.reward[np.arange(self.num_envs), asked].astype(np.float64)
        rewards = np.where(wrong, WORST, np.where(rows.over, reward, 0.0))
        infos = self._infos(rows, wrong)
        ended = rows.over & ~rows.truncated
        return rows.observation.copy(), rewards, ended, rows.truncated.copy(), infos

    def _wrong(self, rows: Rows, answers: Array) -> npt.NDArray[np.bool_]:
        """Where something is answered that cannot be; raises `IllegalNumber` if that is an error."""
        known = (answers >= 0) & (answers < len(self.batch.catalogue))
        legal = rows.mask[np.arange(self.num_envs), np.where(known, answers, 0)] == 1
        wrong: npt.NDArray[np.bool_] = ~(known & legal) & ~rows.over
        if self.illegal == "raise" and wrong.any():
            game = int(wrong.argmax())
            raise IllegalNumber(int(answers[game]), f"in game {game}")
        return wrong

    def _infos(self, rows: Rows, wrong: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """An array for each, and beside it which games it tells something of."""
        everywhere = np.ones(self.num_envs, np.bool_)
        told: dict[str, tuple[Array, Array]] = {
            "seat": (rows.seat.copy(), everywhere),
            "action_mask": (rows.mask.view(np.int8).copy(), everywhere.copy()),
            "returns": (np.where(rows.over[:, None], rows.reward, 0), rows.over.copy()),
            "illegal": (wrong, wrong.copy()),
        }
        return {
            name: part
            for key, pair in told.items()
            for name, part in zip((key, f"_{key}"), pair, strict=True)
        }

    def close_extras(self, **_: Any) -> None:
        """The processes end."""
        self.batch.close()
