"""A game looked back on: which decisions are judged, by what, and which are its turning points."""

from math import hypot
from typing import Any

import pytest
from tests.games.play import play_at_random

from ludarium import Luck, Record, Table, bots, find, game, options
from ludarium.bots.appraisal import Appraisal
from ludarium.bots.mcts import ENOUGH, PROMISING
from ludarium.bots.review import (
    Decided,
    Judgement,
    Mark,
    again,
    decisions,
    judgement,
    mark,
    may_be_told,
    review,
    swings,
)
from ludarium.core import ranking
from ludarium.luck import EVERYONE, Outcome
from ludarium.record import Move

SEATS = [("druids", 2), ("tigris", 3), ("ark", 5), ("borabora", 4)]


def played(name: str, seats: int) -> Record:
    table = Table(game(name), [f"Anna {n}" for n in range(seats)], {}, bytes(range(32)))
    return Record.parse(play_at_random(table, 1).record(None))


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_every_choice_of_every_game_is_a_decision_with_what_its_seat_saw(name: str, seats: int) -> None:
    record = played(name, seats)
    found = {one.move: one for one in decisions(record)}

    for number in range(1, len(record.moves) + 1, 7):
        state, move = record.at(number - 1), record.moves[number - 1]
        assert (number in found) == (len(options(state)) > 1)
        if number in found:
            view = game(name).counted(state, game(name).view(state, move.seat))
            assert found[number] == Decided(number, move.seat, move.words, view)
    assert {one.seat for one in found.values()} == set(range(seats))


def test_who_kept_count_knows_what_the_others_have() -> None:
    """Late in a game nobody who is ahead is told that it is even."""
    record = played("tigris", 2)
    *_, last = decisions(record)
    state = record.at(last.move - 1)
    world = game("tigris").imagine(last.view, Luck(1))
    assert [(one.points, one.taken) for one in world.dynasty] == [
        (one.points, one.taken) for one in state.dynasty
    ]
    assert last.view["hands"] == game("tigris").view(state, last.seat)["hands"]
    guessed = game("tigris").imagine(game("tigris").view(state, last.seat), Luck(1))
    hidden = game("tigris").view(guessed, last.seat)
    assert game("tigris").counted(guessed, hidden) == hidden


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_decision_is_judged_beside_the_best_of_the_others(name: str, seats: int) -> None:
    record = played(name, seats)
    for decided in list(decisions(record))[:: len(record.moves) // 3]:
        found = bots.appraise(name, decided.view, 1e6, 1, decided.words, iterations=60)
        one = judgement(game(name), decided, found)

        assert len(one.before) == len(one.after) == seats
        assert one.loss >= 0
        assert sum(one.after) == pytest.approx(1, abs=0.01)
        assert decided.words not in {other.words for other in one.alternatives}
        best_first = [other.chances[one.seat] for other in one.alternatives]
        assert best_first == sorted(best_first, reverse=True)
        assert 1 <= len(best_first) <= 3
        world = game(name).imagine(decided.view, Luck(1))
        assert all(find(world, other.words) is not None for other in one.alternatives)


def test_what_was_decided_is_looked_into_as_often_as_the_best() -> None:
    """So the two compare, however bad it seemed at a glance."""
    [decided, *_] = [one for one in decisions(played("druids", 2)) if len(choices(one)) > PROMISING]
    worst = bots.appraise("druids", decided.view, 1e6, 1, iterations=60)[-1]
    assert worst.visits == 0

    best, *others = bots.appraise("druids", decided.view, 1e6, 1, worst.words, iterations=60)
    [found] = [one for one in others if one.words == worst.words]
    assert abs(found.visits - best.visits) <= 1 < best.visits


def choices(decided: Decided) -> Any:
    return options(game("druids").imagine(decided.view, Luck(1)))


def test_an_option_that_nobody_had_time_for_is_no_alternative() -> None:
    one = judged(A, an_appraisal(A, 0.6), Appraisal(B, 0, (0.0, 0.0)))
    assert (one.before, one.alternatives, one.mark) == ((0.6, 0.4), (), None)


def an_appraisal(words: str, mine: float, beside: float | None = 0.02) -> Appraisal:
    return Appraisal(words, 5, (mine, 1 - mine), beside=beside)


def judged(words: str, *appraisals: Appraisal) -> Judgement:
    return judgement(game("druids"), decided(words), appraisals)


def decided(words: str) -> Decided:
    druids = game("druids")
    return Decided(1, 0, words, druids.view(druids.start(2, {}, Luck(1)), 0))


A, B, C, D, F = (f"place orange M{n}" for n in (1, 2, 3, 4, 5))


def test_the_loss_is_what_the_best_would_have_given_more() -> None:
    one = judged(B, an_appraisal(A, 0.6), an_appraisal(C, 0.45), an_appraisal(B, 0.48))
    assert (one.before, one.after) == ((0.6, 0.4), (0.48, 0.52))
    assert one.loss == pytest.approx(0.12)
    assert (one.mark, [other.words for other in one.alternatives]) == ("mistake", [A, C])


def test_who_chose_the_best_loses_nothing() -> None:
    one = judged(A, an_appraisal(A, 0.6), an_appraisal(B, 0.52))
    assert (one.loss, one.mark) == (0, None)
    one = judged(A, an_appraisal(B, 0.4), an_appraisal(A, 0.6))  # it only turned out so at the end
    assert (one.loss, one.mark, one.before) == (0, "good", (0.6, 0.4))


@pytest.mark.parametrize(
    ("lead", "said"),
    [(0.1, "good"), (0.09, None), (0, None), (-0.04, None), (-0.05, "inaccurate"), (-0.1, "mistake")],
)
def test_marks(lead: float, said: str | None) -> None:
    assert mark(lead, doubt=0.03) == said


@pytest.mark.parametrize("error", [0.09, None])
def test_what_luck_may_have_made_of_it_is_not_marked(error: float | None) -> None:
    better, worse = an_appraisal(A, 0.6, error), an_appraisal(B, 0.45, error)
    assert judged(B, better, worse).mark is None
    assert judged(A, better, worse).mark is None
    assert judged(B, an_appraisal(A, 0.6), worse).mark == "mistake"
    assert judged(A, better, an_appraisal(B, 0.45)).mark == "good"


def test_the_second_look_is_into_what_was_decided_and_what_is_told_beside_it() -> None:
    found = [an_appraisal(words, 0.6 - n / 10) for n, words in enumerate((A, B, C, D, F))]
    assert again(decided(D), found) == (D, A, B, C)

    [one, *_] = [one for one in decisions(played("druids", 2)) if len(choices(one)) > PROMISING]
    every = bots.appraise("druids", one.view, 1e6, 1, one.words, iterations=60)
    once_more = bots.appraise("druids", one.view, 1e6, 2, one.words, iterations=60, only=again(one, every))
    assert {found.words for found in once_more} == set(again(one, every))
    assert min(found.visits for found in once_more) >= ENOUGH


def test_how_much_more_an_option_is_worth_is_known_better_than_what_it_is_worth() -> None:
    """Both are looked into in the same worlds, with the same luck to come."""
    [one, *_] = [one for one in decisions(played("druids", 2)) if len(choices(one)) > PROMISING]
    found = bots.appraise("druids", one.view, 1e6, 1, one.words, iterations=400)
    [decided] = [other for other in found if other.words == one.words]
    others = [other for other in found if other is not decided and decided.visits - other.visits <= 1]
    assert decided.beside is None and others
    for other in others:
        assert other.beside is not None and other.error is not None and decided.error is not None
        assert 0 < other.beside < 1.2 * hypot(other.error, decided.error)


@pytest.mark.parametrize(
    ("worth", "said"), [(0.71, True), (0.69, False), (0.6, False), (0.58, False), (0.56, True)]
)
def test_only_what_may_be_told_is_looked_into_again(worth: float, said: bool) -> None:
    assert may_be_told(decided(B), [an_appraisal(A, 0.6), an_appraisal(B, worth)]) == said


def test_where_there_is_nothing_beside_it_there_is_nothing_to_tell() -> None:
    assert not may_be_told(decided(A), [an_appraisal(A, 0.6), Appraisal(B, 0, (0.0, 0.0))])


def test_an_alternative_tells_what_would_have_happened_and_nothing_that_luck_decides() -> None:
    record = played("druids", 2)
    found = [
        (decided, bots.appraise("druids", decided.view, 1e6, 1, decided.words, iterations=12))
        for decided in decisions(record)
    ]
    events = [
        event
        for decided, appraisals in found
        for other in judgement(game("druids"), decided, appraisals).alternatives
        for event in other.events
    ]
    kinds = {event.split(" ")[0] for event in events}
    assert "dance" in kinds and "show" not in kinds


def a_judgement(move: int, before: float, worth: float, mark: Mark | None = None) -> Judgement:
    return Judgement(move, 0, "pass", (before, 1 - before), (worth, 1 - worth), (), mark)


def test_the_turning_points_are_the_largest_losses_of_which_one_is_sure() -> None:
    record = played("druids", 2)
    losses: list[tuple[float, Mark | None]] = [
        (0.07, "inaccurate"),
        (0.04, None),
        (0.0, "good"),
        (0.9, "mistake"),
        (0.5, "mistake"),
        (0.2, None),
    ]
    found = review(
        record, [a_judgement(n, 0.9, 0.9 - loss, mark) for n, (loss, mark) in enumerate(losses, 1)]
    )
    assert found.turning_points == (4, 5, 1)
    assert (found.moves, len(found.judgements)) == (len(record.moves), 6)
    [winner], _ = ranking(record.replay())
    assert found.end == ((1, 0) if winner == 0 else (0, 1))


def test_luck_swings_only_where_it_came_in() -> None:
    some = (Outcome("5L", EVERYONE),)
    moves = [
        Move(0, "pass"),
        Move(1, "pass", some),
        Move(0, "pass"),
        Move(1, "pass", some),
        Move(0, "pass", some),
    ]
    record = Record("druids", 1, ["Anna", "Bela"], moves=moves)
    judgements = [a_judgement(1, 0.5, 0.5), a_judgement(3, 0.8, 0.6), a_judgement(5, 0.1, 0.1)]
    found = swings(record, judgements, (0, 1))
    assert [(swing.move, swing.change) for swing in found] == [(4, (-0.5, 0.5)), (2, (0.3, -0.3))]
