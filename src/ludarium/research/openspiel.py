"""Every game in OpenSpiel, whose chance nodes are what luck draws: `register()`, then `pyspiel.load_game`.

States of games in Python are slow: they are fit to check algorithms by, and for small studies.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from ludarium.contract import Game as Rules
from ludarium.core import ALL, Seat
from ludarium.luck import Luck
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game as find_game
from ludarium.registry import games
from ludarium.research.catalogue import Catalogue
from ludarium.research.chance import Setting, Unfolding
from ludarium.research.observe import Encoder
from ludarium.research.rewards import rewards

PREFIX: Final = "python_ludarium_"
# The most different things that luck can give at once; more of a game that is not ours.
MOST_OUTCOMES: Final = {"druids": 10, "tigris": 4, "ark": 72, "borabora": 72}
OTHERWISE: Final = 1000
NODES, ONE = "nodes", "one"  # what the set-up can be
LONGEST: Final = 20_000  # decisions, and draws; no game has as many


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + name


def parameter(value: str | int) -> str | int | bool:
    """OpenSpiel reads the words true and false as what they say."""
    return value == "true" if value in ("true", "false") else value


def option(value: str | int | bool) -> str | int:
    """What a parameter is called by the rules."""
    return str(value).lower() if isinstance(value, bool) else value


def type_of(rules: Rules[Any], setup: str = NODES) -> Any:
    """As OpenSpiel wants to have it told; players, options and what the set-up is are parameters."""
    kinds, seen = pyspiel.GameType, rules.name in OBSERVATIONS.points
    options = {name: parameter(one.default) for name, one in rules.options.items()}
    return kinds(
        short_name=short_name(rules.name),
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.SAMPLED_STOCHASTIC if setup == ONE else kinds.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if rules.seats[-1] == 2 else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=seen,
        parameter_specification={"players": rules.seats[0], "setup": NODES, "seed": 0, **options},
    )


def info_of(catalogue: Catalogue, players: int) -> Any:
    name = catalogue.game.name
    return pyspiel.GameInfo(
        num_distinct_actions=len(catalogue),
        max_chance_outcomes=MOST_OUTCOMES.get(name, OTHERWISE),
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; the class of each is made by `register`.

    With `setup=one` its first node gives a whole set-up, another one each time, as they follow from `seed`.
    """

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen, rules = dict(params or {}), find_game(self.name)
        players = int(chosen.pop("players", rules.seats[0]))
        rules.must_seat(players)
        setup = chosen.pop("setup", NODES)
        if setup not in (NODES, ONE):
            raise ValueError(f"{setup!r} is no set-up: {NODES}, {ONE}")
        self.deals: Final = Luck(int(chosen.pop("seed", 0)))
        options = rules.settle({name: option(chosen[name]) for name in chosen if name in rules.options})
        self.setting: Final = Setting(self.name, players, tuple(options.items()), at_once=setup == ONE)
        self.encoder: Final = Encoder(self.name, players) if self.name in OBSERVATIONS.points else None
        kind, info = type_of(rules, setup), info_of(self.setting.catalogue, players)
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> "Node":
        return Node(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return Observer(None, False, is_spectator=True)
        return Observer(None if kind.perfect_recall else self.encoder, kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class Node(pyspiel.State):  # type: ignore[misc]
    """A decision of a seat, a draw of luck, or the end.

    All that it is stands in one place, `unfolding`, which copies and pickles itself.
    """

    def __init__(self, game: Spiel, unfolding: Unfolding | None = None) -> None:
        super().__init__(game)
        self.unfolding = unfolding or Unfolding.begin(game.setting)

    def current_player(self) -> int:
        if self.unfolding.pool:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.unfolding.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: Seat) -> list[int]:
        answers = self.unfolding.answers
        return answers.legal.tolist() if answers is not None and player == self.unfolding.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, share) for number, (_, share) in enumerate(self.unfolding.chances())]

    def _apply_action(self, number: int) -> None:
        if self.unfolding.deals:
            self.unfolding.deal(self.get_game().deals)
            return
        if self.unfolding.pool:
            self.unfolding.decide(self.unfolding.chances()[number][0])
            return
        assert self.unfolding.answers is not None
        self.unfolding.answer(str(self.unfolding.answers.action(number)))

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.unfolding.chances()
            return outcomes[number][0] if number < len(outcomes) else f"outcome {number}"
        return self.unfolding.setting.catalogue.text(number)

    def is_terminal(self) -> bool:
        return self.unfolding.over

    def returns(self) -> list[float]:
        setting, state = self.unfolding.setting, self.unfolding.state
        return rewards("place", setting.name, state) if self.unfolding.over else [0.0] * setting.players

    def imagined(self, player: Seat, sampler: Luck) -> "Node":
        """A state that looks the same to this player, each as likely as it is.

        Games in Python cannot give OpenSpiel its `resample_from_infostate`; what came before is not known.
        """
        here, rules = self.unfolding.setting, find_game(self.unfolding.setting.name)
        world = rules.imagine(rules.view(self.unfolding.state, player), sampler)
        there = Setting(here.name, here.players, here.options, json.dumps(rules.view(world, ALL)))
        return Node(self.get_game(), Unfolding.begin(there))

    def __str__(self) -> str:
        return self.unfolding.text()


class Observer:
    """What a player or a spectator sees, or with perfect recall everything that a player was told."""

    def __init__(self, encoder: Encoder | None, perfect_recall: bool, is_spectator: bool = False) -> None:
        self.encoder, self.perfect_recall, self.is_spectator = encoder, perfect_recall, is_spectator
        self.tensor = np.zeros(encoder.size if encoder else 0, np.float32)
        self.dict = encoder.layout.named(self.tensor) if encoder else {}

    def set_from(self, state: Node, player: Seat) -> None:
        if self.encoder is None or state.unfolding.state is None:
            self.tensor.fill(0)
        else:
            self.encoder.write(state.unfolding.state, player, self.tensor)

    def string_from(self, state: Node, player: Seat) -> str:
        if self.perfect_recall and not self.is_spectator:
            return state.unfolding.known(player)
        return state.unfolding.seen(None if self.is_spectator else player)


def register() -> list[str]:
    """Every installed game; what OpenSpiel calls them."""
    known = set(pyspiel.registered_names())
    for rules in games():
        if short_name(rules.name) not in known:
            made = type(f"Spiel_{rules.name}", (Spiel,), {"name": rules.name})
            pyspiel.register_game(type_of(rules), made)
    return [short_name(rules.name) for rules in games()]
