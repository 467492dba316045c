"""The games of OpenSpiel, held against its own suite."""

import copy
import importlib
import os
import pickle
import re
import unittest
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludarium.core import BadPlayers, ranking
from ludarium.luck import Awaited, Luck, LuckError, Undecided
from ludarium.registry import game, names
from ludarium.research.chance import Setting, Unfolding

pyspiel = pytest.importorskip("pyspiel")  # there is none for Windows
api_test = importlib.import_module("open_spiel.integration_tests.api_test")
generate_playthrough = importlib.import_module("open_spiel.python.algorithms.generate_playthrough")
flags = importlib.import_module("absl.flags")
register = importlib.import_module("ludarium.research.openspiel").register

OURS = ("druids", "tigris", "ark", "borabora")
PLAYTHROUGHS = Path(__file__).parent.parent / "games"
LONGEST_LINE = 200  # letters of a playthrough that are kept
TENSORS = re.compile(r"^ObservationTensor\(.*?(?=^(?:Rewards|ChanceOutcomes)\(\))", re.MULTILINE | re.DOTALL)
SPIEL = dict(zip(names(), register(), strict=True))


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(SPIEL[name], parameters)


def test_the_suite_of_openspiel_passes() -> None:
    pyspiel.random_sim_test(load("druids"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_the_suite_of_openspiel_passes_for_every_game(name: str) -> None:
    for players in {game(name).seats[0], game(name).seats[-1]}:
        pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


def must_pass_the_api_test(name: str) -> None:
    """Its integration test of all its own games."""
    kind = type(
        "OfOurs", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": SPIEL[name]}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5 and not [*result.errors, *result.failures]


def test_the_integration_test_of_openspiel_passes() -> None:
    must_pass_the_api_test("druids")


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_the_integration_test_of_openspiel_passes_for_every_game(name: str) -> None:
    must_pass_the_api_test(name)


def walked(spiel: Any, seed: int, most: int = 10_000) -> Any:
    """Some way into a game, or to its end, at random."""
    rng, state = np.random.default_rng(seed), spiel.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(int(rng.choice(numbers, p=shares)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", OURS)
def test_it_is_the_game_of_the_rules(name: str) -> None:
    """Its record, played by the rules with the luck that was decided, comes to the same end."""
    state = walked(load(name), seed=4, most=700)
    unfolding, it = state.unfolding, game(name)
    luck = Awaited([outcome for step in unfolding.steps for outcome in step.outcomes])
    follows = it.setup(unfolding.setting.players, dict(unfolding.setting.options), luck)
    for step in unfolding.steps[1:]:
        it.play(follows, step.words, luck)
    assert it.write(follows) == it.write(unfolding.state)
    if state.is_terminal():
        assert state.returns()[ranking(follows)[0][0]] == max(state.returns())


@pytest.mark.parametrize("name", OURS)
def test_states_are_copied_and_come_back_from_their_record(name: str) -> None:
    for most in (0, 3, 90, 160):
        state = walked(load(name), seed=most, most=most)
        other, clone = pickle.loads(pickle.dumps(state.unfolding)), state.clone()
        again = copy.deepcopy(state.unfolding)
        assert other.text() == again.text() == str(state) == str(clone)
        assert other.told == state.unfolding.told and other.pool == state.unfolding.pool
        if not state.is_terminal():
            action = state.legal_actions()[0]
            clone.apply_action(action)
            assert str(clone) != str(state) and str(state) == other.text()


@pytest.mark.parametrize("name", OURS)
def test_what_a_player_knows(name: str) -> None:
    spiel = load(name)
    state = walked(spiel, seed=9, most=70)
    assert not state.is_terminal()
    for player in range(spiel.num_players()):
        assert len(state.observation_tensor(player)) == spiel.observation_tensor_shape()[0]
        assert state.observation_string(player) in state.information_state_string(player)
    imagined = state.imagined(0, Luck(3))
    assert imagined.observation_string(0) == state.observation_string(0)
    assert imagined.observation_tensor(0) == state.observation_tensor(0)
    if not state.is_chance_node():
        assert imagined.current_player() == state.current_player()


def is_a_swap(state: Any, number: int) -> bool:
    return not state.is_chance_node() and state.action_to_string(number).startswith("swap 1 ")


def test_a_secret_is_not_in_what_others_know() -> None:
    """Which tiles are swapped is known to the swapper alone."""
    spiel = load("tigris")
    state = walked(spiel, seed=1, most=100)
    while not (swaps := [n for n in state.legal_actions() if is_a_swap(state, n)]):
        state.apply_action(state.legal_actions()[0])
    swap = swaps[0]
    words, me = state.action_to_string(swap), state.current_player()
    state.apply_action(swap)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert f"p{me + 1} {words}\n" in state.information_state_string(me)
    assert f"p{me + 1} swap 1\n" in state.information_state_string(1 - me)
    assert words not in state.information_state_string(1 - me)


def test_players_and_options_are_parameters() -> None:
    assert load("tigris", players=4).num_players() == 4
    druids = dict(load("druids", refill="on_play", no_progress_limit=30).setting.options)
    assert (druids["refill"], druids["no_progress_limit"]) == ("on_play", 30)
    assert dict(load("ark", ark_counts_prophets=False).setting.options)["ark_counts_prophets"] == "false"
    with pytest.raises(BadPlayers):
        load("druids", players=3)


def test_luck_that_is_awaited_stops_where_nobody_has_decided() -> None:
    luck = Awaited(["b", "2"])
    assert luck.draw(["a", "b"], "letter") == "b" and luck.roll(6, "die") == 2
    with pytest.raises(Undecided) as stopped:
        luck.draw(["x", "y", "y"], "letter")
    assert stopped.value.pool == ["x", "y", "y"]
    with pytest.raises(LuckError):
        Awaited(["z"]).draw(["a"], "letter")


def test_what_luck_can_give_is_as_likely_as_it_is_often() -> None:
    found = Unfolding.begin(Setting("druids", 2, tuple(game("druids").settle({}).items())))
    chances = dict(found.chances())
    assert set(chances) == {"1L", "1R"} and sum(chances.values()) == pytest.approx(1)


# A golden playthrough of each game, beside its records.  `LUDARIUM_WRITE=1` writes them anew.


def hashed(text: str) -> str:
    return f"sha256 {sha256(text.encode()).hexdigest()[:16]}"


def readable(playthrough: str) -> str:
    """What is long is told by its hash: tensors, lists of hundreds of actions, whole views."""
    kept = TENSORS.sub(lambda found: f"ObservationTensors: {hashed(found[0])}\n", playthrough)
    lines = kept.split("\n")
    return "\n".join(
        line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} ... {hashed(line)}" for line in lines
    )


def must_come_out_as_it_did(name: str) -> None:
    file = PLAYTHROUGHS / name / "playthrough.txt"
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()  # it asks for flags of a command line, which there is not
    if os.environ.get("LUDARIUM_WRITE"):
        found = generate_playthrough.playthrough(SPIEL[name], None, seed=1)
        file.write_text(readable(found), encoding="utf-8")
    before, now = generate_playthrough.replay(str(file))
    assert before == readable(now)
    assert "IsTerminal() = True" in before and "ObservationTensors: " in before


def test_a_playthrough_comes_out_as_it_did() -> None:
    """As OpenSpiel writes and replays those of its own games."""
    must_come_out_as_it_did("druids")


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_a_playthrough_of_every_game_comes_out_as_it_did(name: str) -> None:
    must_come_out_as_it_did(name)


# A whole set-up in one node.


def test_the_suite_of_openspiel_passes_with_the_set_up_in_one_node() -> None:
    """Without serialising the game's own luck, which OpenSpiel lets no game in Python do."""
    pyspiel.random_sim_test(load("druids", setup="one"), num_sims=2, serialize=False, verbose=False)


def dealt(spiel: Any) -> Any:
    state = spiel.new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
    assert state.action_to_string(0) == "the whole set-up" and not state.is_terminal()
    state.apply_action(0)
    return state


@pytest.mark.parametrize("name", OURS)
def test_the_whole_set_up_is_one_node(name: str) -> None:
    """Another one each time, the same ones from one seed, as likely as with many nodes."""
    spiel = load(name, setup="one", seed=7)
    assert spiel.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    first, second, again = dealt(spiel), dealt(spiel), dealt(load(name, setup="one", seed=7))
    assert str(first) == str(again) != str(second)
    assert first.current_player() >= 0 and str(first.clone()) == str(first)
    luck = Luck(7)
    follows = game(name).setup(2, dict(spiel.setting.options), luck)
    assert game(name).write(follows) == str(first)


@pytest.mark.parametrize("name", OURS)
def test_what_was_dealt_at_once_is_kept_in_the_record(name: str) -> None:
    spiel = load(name, setup="one")
    for most in (0, 1, 30):
        state = walked(spiel, seed=most, most=most)
        other = pickle.loads(pickle.dumps(state.unfolding))
        assert other.text() == str(state) == str(spiel.deserialize_state(state.serialize()))
        assert other.told == state.unfolding.told and other.pool == state.unfolding.pool


def test_other_set_ups_are_refused() -> None:
    with pytest.raises(ValueError, match="'two' is no set-up: nodes, one"):
        load("druids", setup="two")
