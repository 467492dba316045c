"""The laws of a table, with random commands at random times.

What is stored gives what was decided, and what is refused has not happened.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from ludarium import options
from ludarium.sitting import Bot, Decision, Place, StandIn, fold
from ludarium.sitting.clock import DAY, HOUR, MINUTE, SECOND, ClockRule
from ludarium.sitting.commands import (
    Agree,
    Become,
    Close,
    Concede,
    Decline,
    Finish,
    Forget,
    Gone,
    Hint,
    Hinted,
    Look,
    Offer,
    Pause,
    Play,
    Propose,
    Rematch,
    Repair,
    SetPlan,
    Sit,
    Stand,
    Taken,
    Thought,
    Undo,
    Wake,
)
from ludarium.sitting.effects import Send, Think
from ludarium.sitting.entries import standing
from ludarium.sitting.evolve import CHANGES
from ludarium.sitting.plans import Plan
from ludarium.sitting.policy import first_due, look_again
from ludarium.table import Refused
from tests.sitting.shell import ANNA, BEN, CARL, SECRET, Shell, same

PEOPLE = ("anna", "ben", "carl", "eve")
CLOCKS = (
    None,
    ClockRule(5 * MINUTE, 20 * SECOND, True, 10 * MINUTE),
    ClockRule(0, DAY, False, 0),
    ClockRule(7 * DAY, DAY, False, 7 * DAY),
)
people = st.sampled_from(PEOPLE)
seats = st.integers(0, 2)
behind = st.sampled_from([0, 0, 0, 0, 1])
spans = st.one_of(
    st.integers(0, 40 * SECOND),
    st.integers(0, 12 * HOUR),
    st.sampled_from([20 * SECOND, DAY, 8 * DAY, 31 * DAY]),
)
WISHES = (
    "cancel",
    "takeback BACK",
    "takeback BACK",
    "takeback BACK",
    "takeback 5",
    "expel anna",
    "expel ben",
    "hints on",
    "stand-in none",
    "stand-in 60000 1 greedy",
    "clock none",
    f"clock {CLOCKS[1]}",
    f"clock {CLOCKS[3]}",
    "chat none",
    "takeback x",
    "clock 1 2",
    "fly",
)


class Sitting(RuleBasedStateMachine):
    """Three seats, or two where the game has no more."""

    game: str
    places: tuple[Place, ...]

    @initialize(
        clock=st.sampled_from(CLOCKS),
        stand_in=st.sampled_from([None, StandIn(MINUTE, Bot("greedy"))]),
        at_zero=st.sampled_from(["stand-in", "forfeit", "nothing"]),
        substitutes=st.booleans(),
        come=st.booleans(),
        waits=st.sampled_from([False, False, False, True]),
    )
    def open(self, clock: Any, come: bool, waits: bool, **chosen: Any) -> None:
        places = (*self.places[:-1], Place("free")) if waits else self.places
        self.shell = Shell(*places, game=self.game, clock=clock, come=come, hints=True, **chosen)
        if waits and come:
            self.ask(Stand("ben", 1))

    def ask(self, command: Any) -> Decision | None:
        """Ask; nothing is refused by half."""
        shell, before, stored = self.shell, self.shell.state, len(self.shell.log)
        try:
            decision = shell.ask(command)
        except Refused:
            assert shell.state is before and len(shell.log) == stored
            return None
        if decision.state.v != before.v:
            shell.told = shell.at
        return decision

    # -- what people and servers do

    @rule(span=spans)
    def wait(self, span: int) -> None:
        self.shell.at += span

    @rule(span=spans)
    def wait_for_the_alarm(self, span: int) -> None:
        self.shell.at += span
        self.ask(Wake())

    @rule(picked=st.integers(0, 10**6), quick=st.booleans())
    def play_well(self, picked: int, quick: bool) -> None:
        """Whoever is asked answers what can be answered, so that games get somewhere."""
        shell = self.shell
        shell.at += 0 if quick else 10 * SECOND
        for _ in range(1 + picked % 12):
            if shell.state.asked is None:
                return
            found = options(shell.match.state)
            words, seat = str(found[picked % len(found)]), shell.seat
            if any(isinstance(one, Think) for one in shell.effects):
                self.ask(Thought(seat, shell.state.v, words))
            else:
                self.ask(Play(shell.state.places[seat].person or "", seat, shell.state.v, words))

    @rule(picked=st.integers(0, 10**6))
    def play_more(self, picked: int) -> None:
        self.play_well(picked, quick=False)

    @rule(picked=st.integers(0, 10**6))
    def play_on(self, picked: int) -> None:
        self.all_come()
        self.play_well(picked, quick=True)

    @rule(by=people, seat=seats, v=behind, words=st.sampled_from(["pass", "", "keep 1", "tile green A4"]))
    def play(self, by: str, seat: int, v: int, words: str) -> None:
        self.ask(Play(by, seat, self.shell.state.v - v, words))

    @rule(by=people, seat=seats, v=behind)
    def undo(self, by: str, seat: int, v: int) -> None:
        self.ask(Undo(by, seat, self.shell.state.v - v))

    @rule(seat=seats)
    def undo_own(self, seat: int) -> None:
        if seat < len(self.shell.state.places):
            self.ask(Undo(self.shell.state.places[seat].person or "", seat, self.shell.state.v))

    @rule(by=people)
    def look(self, by: str) -> None:
        self.shell.online.add(by)
        self.ask(Look(by))

    @rule()
    def all_come(self) -> None:
        for person in PEOPLE:
            self.look(person)

    @rule(by=people, ago=st.integers(0, MINUTE))
    def leave(self, by: str, ago: int) -> None:
        self.shell.online.discard(by)
        self.ask(Gone(by, self.shell.at - ago))

    @rule(away=spans)
    def restart(self, away: int) -> None:
        beat = self.shell.at
        self.shell.at += away
        self.shell.online.clear()
        self.shell.told = 0
        self.ask(Taken(beat))

    @rule(by=people, seat=seats, counts=st.booleans())
    def hint(self, by: str, seat: int, counts: bool) -> None:
        if (decision := self.ask(Hint(by, seat, self.shell.state.v))) is not None:
            assert Think(seat, decision.state.v, None) in decision.effects
            self.ask(Hinted(seat, self.shell.state.v, counts))

    @rule(by=people, what=st.sampled_from(WISHES), back=st.integers(0, 4), agree=st.booleans())
    def propose(self, by: str, what: str, back: int, agree: bool) -> None:
        self.ask(Propose(by, what.replace("BACK", str(self.shell.state.v - back))))
        self.shell.at += SECOND
        for person in PEOPLE:
            if agree and self.shell.state.proposal is not None:
                self.ask(Agree(person, self.shell.state.proposal.id))

    @rule(by=people, kind=st.sampled_from([Agree, Decline]))
    def answer(self, by: str, kind: Any) -> None:
        self.ask(kind(by, self.shell.state.proposal.id if self.shell.state.proposal else 1))

    @rule(by=people, days=st.sampled_from([1, 7, 8, 14, 15]))
    def pause(self, by: str, days: int) -> None:
        start = self.shell.at + (0 if days % 2 else DAY)
        self.ask(Pause(by, start + days * DAY, start))
        if days % 2:
            self.shell.at += HOUR
            self.ask(Pause(by, self.shell.at))

    @rule(by=people, seat=seats, theirs=st.sampled_from(["p2 pass", "p1 keep"]))
    def plan(self, by: str, seat: int, theirs: str) -> None:
        self.ask(SetPlan(by, seat, str(Plan(None, {theirs: Plan("pass", {"p2 pass": Plan("take 1")})}))))

    @rule(by=people, seat=seats, name=st.sampled_from(["Eve", "Carl Ötvös"]))
    def sit(self, by: str, seat: int, name: str) -> None:
        if seat < len(self.shell.state.places):
            generation = self.shell.state.places[seat].generation
            self.ask(Sit(by, name, self.shell.state.facts.invitation(seat, generation)))

    @rule(by=people, seat=seats, odds=st.integers(0, 5), kind=st.sampled_from([Concede, Offer, Stand]))
    def give_up(self, by: str, seat: int, odds: int, kind: Any) -> None:
        if odds == 0:
            self.ask(kind(by, seat))

    @rule(by=people, odds=st.integers(0, 9))
    def be_another(self, by: str, odds: int) -> None:
        """An account takes over what it had as a guest; or somebody is deleted."""
        if odds == 0:
            self.ask(Become(by, f"{by}-of-old"))
            self.ask(Become(f"{by}-of-old", by))
        if odds == 1:
            self.ask(Become(by, "ben"))
        if odds == 2:
            self.ask(Forget(by))

    @rule(odds=st.integers(0, 5))
    def repair(self, odds: int) -> None:
        """The last entry is cut by whoever runs the server."""
        shell = self.shell
        if odds == 0 and len(standing(shell.entries)) > 1:
            entries, last = shell.entries, shell.state.n
            to = standing(entries)[-2].n
            shell.state = fold(shell.opened, entries, to)
            if self.ask(Repair("a test", to, last=last)) is None:
                shell.state = fold(shell.opened, entries)
        if odds == 1:
            self.ask(Repair("the same", rules=1))

    @rule(by=people, odds=st.integers(0, 3))
    def end(self, by: str, odds: int) -> None:
        if odds == 0:
            self.ask(Finish(by))
        if (decision := self.ask(Rematch(by, "t2", SECRET))) is not None:
            assert self.shell.state.next == "t2"
            assert decision.entries == () or [one for one in decision.effects if isinstance(one, Send)]

    # -- what is always so

    @invariant()
    def wake_at_is_the_earliest_deadline(self) -> None:
        state, wake_at = self.shell.state, self.shell.wake_at
        first = first_due(state, self.shell.told)
        if wake_at and (first is None or wake_at < first[0]) and look_again(state, 0) is not None:
            return
        assert wake_at == 0 or first is None or wake_at in (first[0], first_due(state, 0)[0])  # type: ignore[index]

    @invariant()
    def reserves_are_in_bounds(self) -> None:
        clock = self.shell.state.clock
        if clock is not None:
            assert all(0 <= reserve <= max(clock.rule.most, clock.rule.bank) for reserve in clock.reserves)
            assert all(0 <= quota <= 2 * SECOND for quota in clock.quotas)
            assert clock.seat is None or self.shell.state.places[clock.seat].in_person

    @invariant()
    def only_who_is_asked_is_charged_and_never_more_than_has_passed(self) -> None:
        charged = sum(entry.used or 0 for entry in self.shell.entries)
        assert charged <= self.shell.at - self.shell.opened.facts.opened

    @invariant()
    def who_is_out_is_not_asked(self) -> None:
        for seat, place in enumerate(self.shell.state.places):
            if place.out is not None and place.person is not None:
                assert seat not in self.shell.state.seats(place.person)

    @invariant()
    def what_leaves_the_table_tells_no_secret(self) -> None:
        """At Pebbles `keep 3` is one: what is sent and thought about names seats and versions, no words."""
        assert "keep " not in repr([one for one in self.shell.effects if not isinstance(one, Send)])

    @invariant()
    def strangers_are_refused(self) -> None:
        state = self.shell.state
        for command in (
            Play("mallory", 0, state.v, "pass"),
            Undo("mallory", 0, state.v),
            Concede("mallory", 0),
        ):
            self.shell.refuses(command, "not-yours")

    def teardown(self) -> None:
        if hasattr(self, "shell"):
            assert same(self.shell.restarted(), self.shell.state)


@pytest.mark.parametrize("name", ["pebbles", "druids", "tigris", "ark", "borabora"])
def test_the_laws(name: str) -> None:
    class OfThisGame(Sitting):
        game = name
        places = (ANNA, BEN) if name == "druids" else (ANNA, BEN, CARL)

    run_state_machine_as_test(
        OfThisGame,
        settings=settings(
            max_examples=100 if name == "pebbles" else 20,
            stateful_step_count=50,
            deadline=None,
            phases=(Phase.explicit, Phase.reuse, Phase.generate),  # to shrink what fails takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_every_kind_of_entry_comes_up_in_long_sittings() -> None:
    """The same, further than short runs come: most of it is play, and now and then something else."""
    kinds = Counter[str]()
    for seed in range(24):
        r = Random(seed)
        table = Sitting()
        table.game, table.places = r.choice([("ark", (ANNA, BEN, CARL)), ("druids", (ANNA, BEN)), BOTS])
        table.open(
            clock=r.choice(CLOCKS),
            stand_in=r.choice([None, StandIn(MINUTE, Bot("greedy"))]),
            at_zero=r.choice(["stand-in", "stand-in", "forfeit", "nothing"]),
            substitutes=r.random() < 0.5,
            come=True,
            waits=r.random() < 0.4,
        )
        for _ in range(200):
            something(table, r)
            table.reserves_are_in_bounds()
            table.only_who_is_asked_is_charged_and_never_more_than_has_passed()
            table.wake_at_is_the_earliest_deadline()
        table.teardown()
        kinds.update(table.shell.kinds)
    assert set(CHANGES) - set(kinds) == {"carried"}


BOTS = ("tigris", (ANNA, Place("bot", bot=Bot("greedy")), Place("bot", bot=Bot("greedy"))))


def something(table: Sitting, r: Random) -> None:
    by, seat, number = r.choice(PEOPLE), r.randrange(3), r.randrange(1000)
    usual = [
        lambda: table.play_on(number),
        lambda: table.play_well(number, quick=False),
        lambda: table.undo_own(seat),
        lambda: table.wait_for_the_alarm(r.choice([SECOND, MINUTE, 12 * HOUR])),
        lambda: table.propose(by, r.choice(WISHES[:4] + WISHES[6:]), number % 4, agree=r.random() < 0.5),
        lambda: table.leave(by, SECOND),
        lambda: table.hint(by, seat, counts=True),
        lambda: table.plan(by, seat, "p1 pass"),
        lambda: table.propose(by, "chat none", 0, agree=False),
        lambda: table.answer(by, Decline),
        lambda: table.sit(by, seat, "Eve"),
        lambda: table.pause(by, r.choice([7, 8])),
    ]
    rare = [
        lambda: table.wait_for_the_alarm(31 * DAY),
        lambda: table.give_up(by, seat, 0, r.choice([Concede, Offer, Stand])),
        lambda: table.restart(r.choice([SECOND, HOUR])),
        lambda: table.repair(number % 3),
        lambda: table.be_another(by, number % 4),
        lambda: table.end(by, number % 8),
    ]
    r.choice(rare if r.random() < 0.06 else usual)()


def test_whoever_runs_it_closes_a_table() -> None:
    shell = Shell(ANNA, BEN)
    shell.ask(Close("a test"))
    assert shell.state.end is not None and shell.state.end.how == "cancelled"
    shell.refuses(Close("again"), "over")
