"""Clocks: each example of the design, in its words."""

from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium import options
from ludarium.sitting.clock import DAY, HOUR, MINUTE, SECOND, Clock, ClockRule
from ludarium.sitting.commands import Agree, Gone, Pause, Play, Propose, Taken, Undo, Wake
from ludarium.sitting.effects import Notify
from ludarium.sitting.state import Bot, Place, StandIn
from ludarium.sitting.vacation import year_of
from tests.sitting.shell import ANNA, BEN, CARL, NOON, Shell, same

QUICK = ClockRule(5 * MINUTE, 20 * SECOND, True, 10 * MINUTE)
CALM = ClockRule(15 * MINUTE, 45 * SECOND, True, 30 * MINUTE)
A_DAY = ClockRule(0, DAY, False, 0)
DAYS_WITH_A_BANK = ClockRule(7 * DAY, DAY, False, 7 * DAY)


def tigris(clock: ClockRule = QUICK, **settings: Any) -> Shell:
    """Two actions a turn, so two answers a spell."""
    return Shell(ANNA, BEN, game="tigris", clock=clock, **settings)


def act(shell: Shell, span: int) -> None:
    """So much later the first of two actions, which leaves its seat asked."""
    shell.at += span
    shell.play(next(words for words in map(str, options(shell.match.state)) if words.startswith("tile ")))


def end_turn(shell: Shell, span: int) -> None:
    """So much later whatever is left of the turn is given up."""
    shell.at += span
    shell.play("pass")


def charged(shell: Shell) -> int:
    assert shell.state.clock is not None
    return shell.state.clock.charged


def test_quick_one_spell_of_two_answers() -> None:
    """Anna is asked at 12:00:00, answers at :12, is asked again, answers at :30; then Ben is asked.

    *e* = 30 s, 10 s over: 4:50.  Ben answers in 8 s: 5:12.
    """
    shell = tigris()
    act(shell, 12 * SECOND)
    end_turn(shell, 18 * SECOND)
    assert shell.reserves == (4 * MINUTE + 50 * SECOND, 5 * MINUTE)
    end_turn(shell, 8 * SECOND)
    assert shell.reserves == (4 * MINUTE + 50 * SECOND, 5 * MINUTE + 12 * SECOND)


def test_days_with_a_bank() -> None:
    """Asked Monday 9:00, answered Wednesday 10:00: *e* = 49 h, the bank is 7 d - 25 h = 5 d 23 h."""
    shell = tigris(DAYS_WITH_A_BANK)
    end_turn(shell, 49 * HOUR)
    assert shell.reserves[0] == 5 * DAY + 23 * HOUR


def test_our_restart() -> None:
    """Asked 12:00:30, last beat of the old process 12:00:40, taken 12:01:25, Anna back 12:01:50, answers

    12:02:00.  Excused are 45 s and her way back of 25 s (at most 60): *e* = 20 s of 90.
    """
    shell = tigris(at=NOON + 30 * SECOND)
    shell.online.clear()
    shell.at = NOON + 85 * SECOND
    shell.ask(Taken(NOON + 40 * SECOND))
    shell.at = NOON + 110 * SECOND
    shell.come("anna")
    act(shell, 10 * SECOND)
    assert charged(shell) == 20 * SECOND


def test_a_way_back_is_excused_for_a_minute_at_most() -> None:
    shell = tigris()
    shell.online.clear()
    shell.at += HOUR
    shell.ask(Taken(NOON))
    assert shell.wake_at == NOON + HOUR + MINUTE + QUICK.grant + QUICK.bank
    shell.at += 2 * MINUTE
    shell.come("anna")
    act(shell, 0)
    assert charged(shell) == MINUTE


def test_the_last_moment() -> None:
    """Zero at 12:00:00.000.  A frame read at 11:59:59.990 counts even if it is decided at 12:00:01; one read
    at 12:00:00.010 does not, even if the alarm rings at :00.250.
    """
    zero = QUICK.bank + QUICK.grant
    in_time = tigris()
    in_time.ask(Play("anna", 0, 0, "pass"), at=NOON + zero - 10)
    assert in_time.kinds[-1] == "move"
    late = tigris()
    late.refuses(Play("anna", 0, 0, "pass"), "late", at=NOON + zero + 10)
    late.ask(Wake(), at=NOON + zero + 250)
    assert late.kinds[-2:] == ["zero", "stands-in"]
    assert {entry.at for entry in late.entries[-2:]} == {NOON + zero}


def test_own_undo_the_spell_goes_on_nothing_comes_back() -> None:
    shell = tigris()
    act(shell, 12 * SECOND)
    shell.at += 4 * SECOND
    shell.ask(Undo("anna", 0, 1))
    act(shell, 4 * SECOND)
    end_turn(shell, 10 * SECOND)
    assert shell.reserves[0] == QUICK.bank - 10 * SECOND


def test_an_undo_after_the_turn_goes_on_with_the_spell_that_had_ended() -> None:
    """Whoever thinks on while the next is asked, and takes back, has thought all that time."""
    shell = tigris()
    end_turn(shell, 5 * SECOND)
    assert shell.reserves == (QUICK.bank + 15 * SECOND, QUICK.bank)
    shell.at += 30 * SECOND
    shell.ask(Undo("anna", 0, 1))
    assert shell.reserves == (QUICK.bank, QUICK.bank)
    end_turn(shell, 5 * SECOND)
    assert shell.reserves == (QUICK.bank - 20 * SECOND, QUICK.bank)
    shell.at += QUICK.bank
    shell.refuses(Undo("anna", 0, shell.state.v), "late")


def test_an_undo_costs_no_time_that_was_nobodys() -> None:
    """While the next one was on vacation, and the server away."""
    shell = tigris(DAYS_WITH_A_BANK)
    end_turn(shell, HOUR)
    shell.at += HOUR
    shell.ask(Pause("ben", shell.at + 7 * DAY))
    shell.at += 6 * DAY
    shell.ask(Undo("anna", 0, 1))
    assert charged(shell) == HOUR
    end_turn(shell, HOUR)
    shell.at += 20 * DAY
    shell.ask(Taken(shell.at - 20 * DAY))
    shell.ask(Undo("anna", 0, 3))
    assert charged(shell) == 2 * HOUR


def test_takeback_by_consent_to_v() -> None:
    """All reserves as they were when question *v* was asked, a new spell for who is asked, a new alarm."""
    shell = tigris()
    for span in (30, 40, 50):
        act(shell, span * SECOND)
        end_turn(shell, 20 * SECOND)
    before = shell.reserves
    shell.ask(Propose("ben", "takeback 3"))
    shell.at += SECOND
    shell.ask(Agree("anna", shell.state.n))
    assert (shell.state.v, shell.seat, shell.match.point.number) == (7, 1, 3)
    assert shell.reserves == (QUICK.bank - 30 * SECOND, QUICK.bank) != before
    assert shell.wake_at == shell.at + QUICK.grant + QUICK.bank
    end_turn(shell, SECOND)
    assert shell.reserves == (QUICK.bank - 30 * SECOND, QUICK.bank + 19 * SECOND)


def test_somebody_is_asked_in_between() -> None:
    """Three spells, three grants; `most` bounds what can be gathered."""
    clock = Clock.of(QUICK, 2)
    for number in range(90):
        seat, at = number % 2, number * 10 * SECOND
        clock = clock.ask(seat, at, number).charge(10 * SECOND, at + 10 * SECOND)
    clock = clock.end()
    assert clock.reserves == (QUICK.most, QUICK.most)
    three = Clock.of(QUICK, 2)
    for seat, at in ((0, 0), (1, 15), (0, 30), (1, 45)):
        three = three.charge(15 * SECOND, at * SECOND) if three.seat is not None else three
        three = three.ask(seat, at * SECOND, 0)
    assert three.reserves == (QUICK.bank + 10 * SECOND, QUICK.bank + 5 * SECOND)


@pytest.mark.parametrize(("opens", "runs_from"), [(25, 25), (60, 60), (300, 60)])
def test_first_move_live(opens: int, runs_from: int) -> None:
    """The first spell of a person runs from when that person has opened the begun table, or 60 s after being
    asked.
    """
    shell = tigris(come=False)
    shell.wait(opens * SECOND)
    shell.come("anna")
    act(shell, 10 * SECOND)
    assert charged(shell) == (opens + 10 - runs_from) * SECOND


def test_a_day_a_move_runs_from_the_beginning() -> None:
    shell = tigris(A_DAY, come=False)
    assert shell.wake_at == NOON + DAY


def test_waiting_for_our_disk_is_charged_to_nobody() -> None:
    shell = tigris()
    shell.told = shell.at + 3 * SECOND
    act(shell, 5 * SECOND)
    assert charged(shell) == 2 * SECOND


def test_the_alarm_waits_for_whoever_was_told_late() -> None:
    shell = tigris()
    shell.told = shell.at + 3 * SECOND
    shell.ask(Wake(), at=NOON + QUICK.bank + QUICK.grant)
    assert shell.wake_at == NOON + QUICK.bank + QUICK.grant + 3 * SECOND
    assert "zero" not in shell.kinds


# -- lag


def charged_with(lag: int, answers: int) -> list[int]:
    shell = Shell(ANNA, BEN, game="ark", clock=QUICK, come=True)
    shell.lag = lag
    used = list[int]()
    while len(used) < answers:
        shell.at += 2 * SECOND
        mine = shell.seat == 0
        shell.play()
        used += [shell.entries[-1].used or 0] if mine else []
    return used


def test_lag_is_excused_up_to_half_a_second_and_the_quota() -> None:
    """1 s at first, + 0.2 s an answer: a client that cheats gains 0.2 s an answer."""
    assert charged_with(100, 5) == [1900] * 5
    assert charged_with(5000, 6) == [1500, 1500, 1600, 1800, 1800, 1800]


def test_no_lag_is_excused_where_the_grant_is_an_hour_or_more() -> None:
    shell = tigris(A_DAY)
    shell.lag = 400
    act(shell, 5 * SECOND)
    assert shell.entries[-1].used == 5 * SECOND


# -- at zero


def test_a_stand_in_plays_on_and_the_seat_returns_with_a_grant_and_no_reserve() -> None:
    shell = Shell(ANNA, BEN, CARL, clock=QUICK)
    shell.wait(QUICK.bank + QUICK.grant)
    assert shell.state.places[0].plays == "stand-in"
    assert shell.state.v > 0 and shell.seat == 1
    shell.come("anna")
    assert shell.kinds[-1] == "returns" and shell.reserves[0] == 0
    while shell.seat != 0:
        shell.play()
    assert shell.wake_at == shell.at + QUICK.grant


def test_nobody_gains_time_by_going_away_for_a_moment() -> None:
    """A stand-in that has not answered leaves the spell as it was; one that has, ends it."""
    shell = Shell(ANNA, BEN, CARL, clock=QUICK, stand_in=StandIn(SECOND, Bot("greedy")))
    for _ in range(3):
        shell.at += 9 * SECOND
        shell.online.discard("anna")
        shell.ask(Gone("anna", shell.at))
        shell.at += SECOND
        shell.ask(Wake())
        shell.come("anna")
    assert shell.kinds.count("returns") == 3
    shell.play()
    assert shell.reserves[0] == QUICK.bank - 10 * SECOND
    assert same(shell.restarted(), shell.state)


def test_the_third_zero_is_out() -> None:
    shell = Shell(ANNA, BEN, CARL, clock=QUICK)
    for _ in range(3):
        shell.come("anna")
        while shell.seat != 0:
            shell.play()
        shell.wait(QUICK.bank + QUICK.grant)
    out = shell.state.places[0].out
    assert out is not None and out.how == "late"
    assert shell.kinds.count("zero") == 3 and shell.state.status == "playing"


def test_forfeit_is_out_at_once() -> None:
    shell = tigris(at_zero="forfeit")
    shell.wait(QUICK.bank + QUICK.grant)
    assert shell.kinds[-3:] == ["zero", "out", "end"]
    assert shell.state.end is not None and shell.state.end.places == ((1,), (0,))


def test_nothing_happens_but_that_the_others_may_expel_after_one_more_grant() -> None:
    shell = tigris(at_zero="nothing")
    shell.wait(QUICK.bank + QUICK.grant)
    assert shell.kinds[-1] == "zero"
    shell.wait(2 * MINUTE - 1)
    assert shell.state.clock is not None and shell.state.clock.left(shell.at) == 1 - 2 * MINUTE
    shell.refuses(Propose("ben", "expel anna"), "not-yet")
    shell.refuses(Propose("anna", "expel anna"), "not-in")
    shell.wait(1)
    shell.ask(Propose("ben", "expel anna"))
    assert shell.state.status == "over" and shell.kinds[-2:] == ["out", "end"]


def test_who_is_late_may_still_answer_where_nothing_happens() -> None:
    shell = tigris(at_zero="nothing")
    shell.wait(QUICK.bank + HOUR)
    act(shell, 0)
    end_turn(shell, 0)
    assert shell.reserves[0] == 0 and shell.seat == 1


def test_a_table_where_nobody_else_plays_falls_asleep_until_one_returns() -> None:
    shell = Shell(ANNA, Place("bot", bot=Bot("greedy")), clock=QUICK)
    shell.wait(QUICK.bank + QUICK.grant)
    assert shell.state.status == "asleep" and shell.wake_at == shell.at + 30 * DAY
    shell.wait(DAY)
    shell.come("anna")
    assert shell.kinds[-1] == "awake" and shell.wake_at == shell.at + QUICK.grant


def test_vacation_waits_and_moves_are_still_taken() -> None:
    shell = tigris(DAYS_WITH_A_BANK)
    shell.wait(HOUR)
    shell.refuses(Pause("anna", shell.at + 15 * DAY), "bad-request")
    shell.ask(Pause("anna", shell.at + 14 * DAY))
    assert shell.wake_at == shell.at + 14 * DAY + 8 * DAY - HOUR
    act(shell, 3 * DAY)
    assert shell.entries[-1].used == 0
    assert charged(shell) == HOUR
    shell.ask(Pause("anna", shell.at))
    assert shell.kinds[-1] == "resume"
    assert shell.wake_at == shell.at + 8 * DAY - HOUR
    shell.at += 8 * DAY - 2 * HOUR + 1
    shell.refuses(Pause("anna", shell.at + DAY), "late")


def test_a_vacation_is_at_most_so_many_days_a_year_and_what_is_left_of_it_comes_back() -> None:
    shell = tigris(DAYS_WITH_A_BANK)
    shell.ask(Pause("anna", shell.at + 14 * DAY))
    shell.refuses(Pause("anna", shell.at + DAY), "bad-request")
    shell.at += 10 * DAY + 1
    shell.ask(Pause("anna", shell.at))
    assert shell.refuses(Pause("anna", shell.at + 14 * DAY), "no-vacation").facts == {"days": 10}
    shell.ask(Pause("anna", shell.at + 10 * DAY))
    shell.at += 10 * DAY
    assert shell.refuses(Pause("anna", shell.at + 1), "no-vacation").facts == {"days": 0}
    next_year = ms(year_of(shell.at) + 1)
    assert [shell.state.places[0].taken.left(at) for at in (next_year - 1, next_year)] == [0, 21]


def ms(year: int) -> int:
    return round(datetime(year, 1, 1, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    "year", [1970, 1972, 1973, 1999, 2000, 2001, 2026, 2028, 2029, 2099, 2100, 2101, 2400]
)
def test_years_are_those_of_the_calendar(year: int) -> None:
    assert [year_of(ms(year) + span) for span in (-1, 0, 364 * DAY)] == [year - 1, year, year]


def test_a_vacation_begins_on_a_later_day() -> None:
    shell = tigris(DAYS_WITH_A_BANK)
    shell.refuses(Pause("anna", shell.at + 62 * DAY, shell.at + 61 * DAY), "bad-request")
    shell.refuses(Pause("anna", shell.at + 18 * DAY, shell.at + 3 * DAY), "bad-request")
    shell.ask(Pause("anna", shell.at + 10 * DAY, shell.at + 3 * DAY))
    assert shell.kinds[-1] == "leaves" and shell.wake_at == shell.at + 3 * DAY
    shell.refuses(Pause("anna", shell.at + DAY), "bad-request")
    shell.wait(3 * DAY)
    assert shell.kinds[-1] == "pause" and charged(shell) == 3 * DAY
    assert shell.wake_at == shell.at + 7 * DAY + 5 * DAY
    assert shell.state.places[0].taken.days == 7
    shell.wait(8 * DAY)
    act(shell, 0)
    assert charged(shell) == 4 * DAY
    assert same(shell.restarted(), shell.state)


def test_who_does_not_go_after_all_has_taken_no_vacation() -> None:
    shell = tigris(DAYS_WITH_A_BANK)
    shell.ask(Pause("anna", shell.at + 10 * DAY, shell.at + 3 * DAY))
    shell.ask(Pause("anna", shell.at))
    place = shell.state.places[0]
    assert (shell.kinds[-1], place.leave, place.taken.days) == ("resume", None, 0)
    assert shell.wake_at == shell.at + 8 * DAY


def test_where_people_stay_by_then_there_is_no_vacation() -> None:
    shell = tigris(DAYS_WITH_A_BANK)
    shell.ask(Pause("ben", shell.at + 2 * DAY, shell.at + DAY))
    shell.ask(Propose("anna", f"clock {QUICK}"))
    shell.at += SECOND
    shell.ask(Agree("ben", shell.state.n))
    shell.at = NOON + DAY
    shell.ask(Wake())
    place = shell.state.places[1]
    assert place.leave is None and place.paused is None


def test_who_is_on_vacation_is_not_expelled() -> None:
    shell = Shell(ANNA, BEN, game="ark")
    shell.ask(Pause("anna", shell.at + 14 * DAY))
    shell.at += 8 * DAY
    shell.refuses(Propose("ben", "expel anna"), "not-yet")
    shell.at += 13 * DAY
    shell.ask(Propose("ben", "expel anna"))
    assert shell.state.places[0].out


def test_no_vacation_from_a_live_game() -> None:
    tigris().refuses(Pause("anna", NOON + DAY), "not-allowed")


def test_live_to_days_by_consent() -> None:
    shell = tigris()
    act(shell, 30 * SECOND)
    shell.ask(Propose("anna", f"clock {DAYS_WITH_A_BANK}"))
    shell.at += SECOND
    shell.ask(Agree("ben", shell.state.n))
    assert shell.reserves == (7 * DAY, 7 * DAY)
    assert shell.wake_at == shell.at + 8 * DAY


def test_the_second_clock_takes_over_when_nobody_has_been_there_for_ten_minutes() -> None:
    shell = tigris(CALM, second=A_DAY)
    for person in ("anna", "ben"):
        shell.online.discard(person)
        shell.at += MINUTE
        shell.ask(Gone(person, shell.at))
    assert shell.wake_at == shell.at + 10 * MINUTE
    shell.wait(10 * MINUTE)
    assert shell.state.settings.clock == A_DAY and shell.wake_at == shell.at + DAY


def test_the_second_clock_waits_for_those_who_could_not_come() -> None:
    """The server was away for an hour: ten minutes to come back begin when it is there."""
    shell = tigris(CALM, second=A_DAY)
    shell.online.clear()
    shell.at += HOUR
    shell.ask(Taken(NOON))
    assert shell.state.settings.clock == CALM and shell.wake_at == shell.at + 10 * MINUTE
    shell.come("ben")
    shell.wait(10 * MINUTE)
    assert shell.state.settings.clock == CALM


def test_back_to_live_needs_everybody_and_the_second_clock_still_waits() -> None:
    shell = tigris(CALM, second=A_DAY)
    for person in ("anna", "ben"):
        shell.online.discard(person)
        shell.ask(Gone(person, shell.at))
    shell.wait(HOUR)
    assert shell.state.settings.clock == A_DAY
    shell.come("anna")
    shell.ask(Propose("anna", f"clock {CALM}"))
    assert shell.state.settings.clock == A_DAY
    shell.come("ben")
    shell.wait(SECOND)
    shell.ask(Agree("ben", shell.state.n - 1))
    assert shell.state.settings.clock == CALM and shell.reserves == (CALM.bank, CALM.bank)
    for person in ("anna", "ben"):
        shell.online.discard(person)
        shell.ask(Gone(person, shell.at))
    shell.wait(10 * MINUTE)
    assert shell.state.settings.clock == A_DAY and shell.wake_at == shell.at + DAY
    assert same(shell.restarted(), shell.state)


def test_a_notice_when_a_quarter_of_the_time_is_left() -> None:
    shell = tigris(DAYS_WITH_A_BANK)
    end_turn(shell, 0)
    notices = {one.kind: one.due - shell.at for one in shell.effects if isinstance(one, Notify)}
    assert notices == {"turn": MINUTE, "clock": 6 * DAY}


# -- against the formula, written a second time and slowly


@given(
    answers=st.lists(st.tuples(st.integers(0, 90 * SECOND), st.booleans()), max_size=40),
    rule=st.sampled_from([QUICK, CALM]),
)
@settings(max_examples=30, deadline=None)
def test_reserves_are_those_of_the_formula(answers: list[tuple[int, bool]], rule: ClockRule) -> None:
    """Random answers, with a restart now and then: a minute for the way back, and nothing in between."""
    shell, asked = Shell(ANNA, BEN, CARL, game="borabora", clock=rule), list[tuple[int, int]]()
    for span, restarts in answers:
        if shell.state.asked is None:
            break
        if restarts:
            shell.at += HOUR
            shell.ask(Taken(shell.at - HOUR))
            for person in ("anna", "ben", "carl"):
                shell.come(person)
        if span >= rule.bank + rule.grant - sum(used for _, used in asked[-20:]):
            continue
        asked.append((shell.seat, span))
        shell.at += span
        shell.play()
    assert shell.reserves == slowly(asked, rule, shell.state.asked)


def slowly(asked: list[tuple[int, int]], rule: ClockRule, now: int | None) -> tuple[int, ...]:
    """over = max(0, e - grant); reserve = min(most, reserve - over + (what is left of the grant if kept))."""
    reserves = [rule.bank] * 3
    spells = [
        (seat, sum(used for _, used in spell)) for seat, spell in groupby(asked, key=lambda one: one[0])
    ]
    if spells and spells[-1][0] == now:
        spells.pop()
    for seat, e in spells:
        over = max(0, e - rule.grant)
        more = rule.grant - e if rule.keep and e < rule.grant else 0
        reserves[seat] = min(rule.most, reserves[seat] - over + more)
    return tuple(reserves)


def test_clocks_follow_from_the_log_alone() -> None:
    shell = Shell(ANNA, BEN, CARL, game="ark", clock=QUICK, stand_in=StandIn(HOUR, Bot("greedy")))
    for number in range(60):
        shell.wait(number * number % 31 * SECOND)
        if shell.state.asked_place and shell.state.asked_place.in_person:
            shell.play()
        assert same(shell.restarted(), shell.state)
