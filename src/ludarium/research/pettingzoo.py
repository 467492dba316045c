"""Every game as an environment of PettingZoo: its agents take turns (AEC).

There is no parallel environment: one seat is asked at a time, and some are asked in others' turns.
"""

from typing import Any, Final, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from ludarium.record import seat_text
from ludarium.research.one import Game

Observed = dict[str, Any]

MODES: Final = ("ansi", "human")


class Seats(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """One game whose seats are the agents `p1`, `p2` ...

    An observation has two parts: `observation`, and `action_mask` with a 1 for whatever can be answered,
    which only who is asked can.  `infos` tell who is asked the same as ascending numbers, `legal`.
    """

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"{render_mode!r} is no way to render: {', '.join(MODES)}")
        self.game: Final = game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.game.name}_v{game.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [seat_text(seat) for seat in range(game.players)]
        self.agents: list[str] = []
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observed(game) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(game.catalogue)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What this agent sees can be, mask included: the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All numbers of the catalogue: the same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The second game without a seed follows from the first."""
        self.game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observed:
        """What this agent sees, and what it can do if it is asked."""
        game, seat = self.game, self._seat[agent]
        mask = game.mask if seat == game.seat else np.zeros(len(game.catalogue), np.uint8)
        return {"observation": game.observation(seat), "action_mask": mask.view(np.int8)}

    def step(self, action: int) -> None:
        """Raises `IllegalNumber` if it cannot be done now, and then nothing has happened."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Whoever is asked is next; at the end everybody is told."""
        game = self.game
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if game.seat is not None:
            self.agent_selection = self.possible_agents[game.seat]
            self.infos[self.agent_selection] = {"legal": game.legal, "outside": game.outside}
            return
        self.rewards = dict(zip(self.agents, game.returns(), strict=True))
        self.truncations = dict.fromkeys(self.agents, game.truncated)
        self.terminations = dict.fromkeys(self.agents, not game.truncated)

    def render(self) -> str | None:
        """The whole position, in the game's notation."""
        position = self.game.game.write(self.game.state)
        if self.render_mode == "human":
            print(position, end="")
            return None
        return position

    def close(self) -> None:
        """There is nothing to be closed."""


def observed(game: Game) -> Dict:
    row = Box(
        0, 255 if game.encoder.dtype == np.uint8 else 1, (game.encoder.size,), cast("Any", game.encoder.dtype)
    )
    return Dict({"observation": row, "action_mask": Box(0, 1, (len(game.catalogue),), np.int8)})


def env(name: str, players: int | None = None, render_mode: str | None = None, **settings: Any) -> Seats:
    """A game for so many; further settings are those of `ludarium.research.Game`."""
    return Seats(Game(name, players, **settings), render_mode)
