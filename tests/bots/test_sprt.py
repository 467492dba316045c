"""A match ends when it is decided, and not before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.bots.arena import Entrant, Played, compete
from ludarium.bots.ladder import matches
from ludarium.bots.pool import HERE, Processes
from ludarium.bots.sprt import Sprt, until_decided
from ludarium.cli import main

CLOSE = Sprt(0.55, 0.65)


def match(results: list[bool]) -> list[Played]:
    """Of two, in this order of victories and defeats of the first."""
    return [Played((n % 2, 1 - n % 2), [0 if won else 1], 1, [[], []]) for n, won in enumerate(results)]


def test_who_wins_always_needs_twenty_two_games() -> None:
    assert len(list(until_decided(match([True] * 200), CLOSE))) == 22


def test_who_loses_always_needs_sixteen() -> None:
    assert len(list(until_decided(match([False] * 200), CLOSE))) == 16


def test_some_games_may_be_wanted_all_the_same() -> None:
    assert len(list(until_decided(match([True] * 200), Sprt(0.55, 0.65, fewest=100)))) == 100


def test_what_lies_between_is_played_out() -> None:
    assert len(list(until_decided(match([True, True, True, False, False] * 40), CLOSE))) == 200


@given(st.lists(st.booleans(), max_size=120), st.floats(0.2, 0.5), st.floats(0.05, 0.3))
def test_it_ends_at_the_first_pair_of_games_that_decides(
    results: list[bool], low: float, more: float
) -> None:
    sprt = Sprt(low, low + more)

    played = list(until_decided(match(results), sprt))

    decided = [n for n in range(2, len(results) + 1, 2) if sprt.decided(sum(results[:n]), n)]
    assert len(played) == (decided[0] if decided else len(results))


@given(st.integers(1, 300), st.floats(0.2, 0.5), st.floats(0.05, 0.3))
def test_more_victories_never_undo_a_decision_for_high(games: int, low: float, more: float) -> None:
    sprt = Sprt(low, low + more)
    decided = [sprt.decided(won, games) for won in range(games * 9 // 10, games + 1)]
    assert decided == sorted(decided)


def test_several_processes_play_the_same_games() -> None:
    entrants = [Entrant("greedy"), Entrant("random")]
    alone, together = (
        [(one.seated, one.winners) for one in until_decided(compete("druids", entrants, 200, 1, pool), CLOSE)]
        for pool in (HERE, Processes(2))
    )
    assert alone == together
    assert len(alone) < 40


def test_a_ladder_ends_its_matches_early() -> None:
    steady, novice = next(matches("druids", 120, sprt=Sprt(0.4, 0.8)))
    assert steady.games == novice.games == 100


def test_the_command_says_how_many_games_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "druids", "greedy", "random", "--sprt", "0.55", "0.65"]) == 0
    assert "druids: 22 games" in capsys.readouterr().out


@pytest.mark.parametrize("shares", [["0.7", "0.6"], ["0", "0.5"], ["0.5", "1"]])
def test_shares_that_make_no_sense_are_refused(shares: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "druids", "greedy", "random", "--sprt", *shares]) == 2
    assert "0 < LOW < HIGH < 1" in capsys.readouterr().err
