"""Numbers of actions: they mean what they meant, and whatever comes up in play has one."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludarium.core import BadPlayers, apply, options, sample
from ludarium.games.tigris.actions import Swap
from ludarium.luck import Luck
from ludarium.numbering import OUTSIDE
from ludarium.registry import NoSuchGame, game
from ludarium.research import Catalogue, OutsideCatalogue

GOLDEN = Path(__file__).parent / "numbers"
KINDS = {
    "druids": {"waltz": 80, "place": 24, "drop": 10, "clear": 8, "jump": 3, "fight": 3, "pass": 1},
    "tigris": {
        **{"leader": 540, "build": 483, "tile": 446, "swap": 209, "catastrophe": 176, "leave": 135},
        **{"commit": 7, "war": 4, "withdraw": 4, "pass": 1, "decline": 1},
    },
    "ark": {"tile": 3844, "enter": 961, "ark": 452, "follower": 12, "prophet": 4, "pass": 1},
    "borabora": {
        **{"die": 1770, "fulfil": 420, "use": 24, "double": 144, "extra": 144, "build": 102, "collect": 36},
        **{"tattoo": 36, "draft": 60, "drop": 60, "hut": 24, "buy": 24, "fire": 14, "store": 12, "take": 12},
        **{"move": 11, "card": 6, "priest": 6, "red": 6, "material": 3},
        **{"point": 1, "offering": 1, "pass": 1},
    },
}
GAMES = sorted(KINDS)
DEEDS = {"die", "fulfil", "double", "extra"}  # behind the gods that are called


def random_states(name: str, players: int, seed: int) -> Iterator[Any]:
    luck = Luck(seed)
    state = game(name).start(players, {}, luck)
    while state.asks:
        yield state
        apply(state, sample(state, luck), luck)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_mean_what_they_meant(name: str) -> None:
    """Models depend on them: new actions go to the end, and what is gone leaves an empty line."""
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(Catalogue.of(name).texts) == golden


@pytest.mark.parametrize("name", GAMES)
def test_there_are_as_many_of_each_kind_as_the_rules_allow(name: str) -> None:
    found: Counter[str] = Counter()
    for text in Catalogue.of(name).texts:
        words = text.split()
        found[next((word for word in words if word in DEEDS), words[0])] += 1
    assert found == KINDS[name]


@pytest.mark.parametrize("name", GAMES)
def test_texts_and_numbers_are_two_names_of_one_thing(name: str) -> None:
    catalogue = Catalogue.of(name)
    assert [catalogue.number(catalogue.text(n)) for n in range(len(catalogue))] == list(range(len(catalogue)))
    with pytest.raises(OutsideCatalogue):
        catalogue.number("waltz 9L M1")


def test_the_version_names_game_rules_and_texts() -> None:
    name, version, digest = Catalogue.of("tigris").version.split()
    assert (name, version) == ("tigris", str(game("tigris").version)) and len(digest) == 6
    assert Catalogue.of("tigris", players=4).version == Catalogue.of("tigris").version
    versions = {Catalogue.of("ark", radius=radius).version for radius in (None, 15, 10)}
    assert len(versions) == 2
    assert Catalogue.of("druids", relative=True).version != Catalogue.of("druids").version


def named(name: str, action: Any) -> str:
    """As the catalogue calls it: a walk of the Ark is its route."""
    words = str(action).split()
    return f"ark {words[2]}" if name == "ark" and words[0] == "ark" else str(action)


def must_hold(catalogue: Catalogue, name: str, players: int, seed: int) -> None:
    """Every option of a random game has its number."""
    for state in random_states(name, players, seed):
        answers = catalogue.answers(state)
        assert not answers.outside
        numbers = [catalogue.of_action(action) for action in options(state)]
        texts = [catalogue.text(number) for number in numbers]
        assert texts == [named(name, action) for action in options(state)]
        assert sorted(numbers) == answers.legal.tolist()
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_comes_up_has_its_number(name: str) -> None:
    catalogue = Catalogue.of(name)
    for players in game(name).seats:
        must_hold(catalogue, name, players, seed=players)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_comes_up_in_a_thousand_games_has_its_number(name: str) -> None:
    catalogue, seats = Catalogue.of(name), game(name).seats
    for seed in range(1000):
        must_hold(catalogue, name, seats[seed % len(seats)], seed)


@pytest.mark.parametrize("name", GAMES)
def test_mask_and_legal_numbers_agree(name: str) -> None:
    catalogue = Catalogue.of(name)
    mask, legal = np.ones(len(catalogue), np.uint8), np.zeros(len(catalogue), np.int32)
    for state in random_states(name, game(name).seats[-1], seed=5):
        found = catalogue.legal(state, legal)
        assert catalogue.mask(state, mask) is mask and np.shares_memory(found, legal)
        assert np.flatnonzero(mask).tolist() == found.tolist() == catalogue.legal(state).tolist()
        assert (catalogue.mask(state) == mask).all()


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_found_by_its_number(name: str) -> None:
    catalogue = Catalogue.of(name)
    for state in random_states(name, game(name).seats[0], seed=6):
        answers = catalogue.answers(state)
        actions = [answers.action(number) for number in answers.legal.tolist()]
        assert sorted(map(str, actions)) == sorted(map(str, options(state)))
        assert [catalogue.of_action(action) for action in actions] == answers.legal.tolist()
        with pytest.raises(ValueError):
            answers.action(len(catalogue))


@pytest.mark.parametrize("name", GAMES)
def test_words_tell_every_action(name: str) -> None:
    catalogue = Catalogue.of(name)
    assert catalogue.words.dtype == np.int16
    told = [" ".join(catalogue.vocabulary[word] for word in row if word) for row in catalogue.words.tolist()]
    assert told == list(catalogue.texts)


def test_from_its_own_side_a_seat_plays_the_same_game() -> None:
    seats, all_of = Catalogue.of("druids", relative=True), Catalogue.of("druids")
    assert len(seats) == 73 and len(set(seats.texts)) == 73
    for state in random_states("druids", 2, seed=7):
        own = "MS"[state.asks[-1].seat]
        told = [seats.text(number).replace("own", own) for number in seats.answers(state).numbers]
        assert sorted(told) == sorted(map(all_of.text, all_of.answers(state).numbers))


def test_a_smaller_window_counts_what_it_does_not_offer() -> None:
    whole, small = Catalogue.of("ark"), Catalogue.of("ark", radius=2)
    assert len(small) == 5 * 25 + 452 + 12 + 4 + 1
    outside = 0
    for state in random_states("ark", 3, seed=8):
        found, every = small.answers(state), whole.answers(state)
        assert len(found.legal) + found.outside == len(every.legal)
        outside += found.outside
    assert outside
    with pytest.raises(ValueError, match="radius 7"):
        Catalogue.of("druids", radius=7)
    with pytest.raises(ValueError, match="own side"):
        Catalogue.of("tigris", relative=True)


def test_what_no_hand_can_hold_has_no_number() -> None:
    catalogue = Catalogue.of("tigris")
    with pytest.raises(OutsideCatalogue, match="swap 7"):
        catalogue.of_action(Swap((7, 0, 0, 0)))
    tigris = game("tigris")
    state = tigris.start(2)
    state.dynasty[0].hand = [3, 2, 2, 0]
    with pytest.raises(OutsideCatalogue, match="swap 7"):
        catalogue.legal(state)


def test_somebody_elses_game_is_learnt_from_its_play(tmp_path: Path) -> None:
    learnt = Catalogue.of("pebbles")
    assert not learnt.closed and "learnt" in learnt.version
    learnt.save(tmp_path / "pebbles.json")
    kept = Catalogue.load(tmp_path / "pebbles.json")
    assert kept.version == learnt.version and kept.texts == learnt.texts
    state = game("pebbles").start(2)
    few = Catalogue.listed(game("pebbles"), [str(options(state)[0])])
    assert few.answers(state).outside == len(options(state)) - 1
    assert OUTSIDE not in few.legal(state)


def test_it_is_asked_for_by_games_and_people_that_there_are() -> None:
    with pytest.raises(NoSuchGame):
        Catalogue.of("chess")
    with pytest.raises(BadPlayers):
        Catalogue.of("tigris", players=5)
