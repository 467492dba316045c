"""What people do together at a table, how they leave it, and how it ends."""

from dataclasses import replace

import pytest

from ludarium.sitting import Bot, Now, Place, Settings, StandIn, decide, fold, opened
from ludarium.sitting.clock import DAY, HOUR, MINUTE, SECOND, ClockRule
from ludarium.sitting.commands import (
    Agree,
    Concede,
    Decline,
    Expel,
    Finish,
    Gone,
    Look,
    Offer,
    Play,
    Propose,
    Repair,
    SetPlan,
    Sit,
    Taken,
    Wake,
)
from ludarium.sitting.effects import Notify, Tell
from ludarium.sitting.entries import Entry
from ludarium.sitting.evolve import evolve
from ludarium.sitting.plans import AGAIN, BadPlan, Plan
from ludarium.table import Refused
from tests.sitting.shell import ANNA, BEN, CARL, DORA, SECRET, Shell, same

QUICK = ClockRule(5 * MINUTE, 20 * SECOND, True, 10 * MINUTE)
BANK = ClockRule(7 * DAY, DAY, False, 7 * DAY)
GREEDY = Place("bot", bot=Bot("greedy"))


def all_agree(shell: Shell, what: str, *people: str) -> None:
    """The first proposes, the others agree."""
    by, *others = people
    shell.ask(Propose(by, what))
    shell.at += SECOND
    for person in others:
        assert shell.state.proposal is not None
        shell.ask(Agree(person, shell.state.proposal.id))


# -- concede


def test_concede_with_two_seats_is_over_and_the_other_wins() -> None:
    shell = Shell(ANNA, BEN, game="druids")
    shell.play()
    shell.ask(Concede("anna", 0))
    assert shell.state.end is not None
    assert (shell.state.end.how, shell.state.end.places) == ("conceded", ((1,), (0,)))
    assert {one.person for one in shell.effects if isinstance(one, Notify)} == {"ben"}
    assert Tell("all") in shell.effects and shell.state.seats("anna") == []
    shell.refuses(Play("ben", 1, shell.state.v, "pass"), "over")


def test_whoever_leaves_is_not_said_to_have_used_the_time_of_who_is_asked() -> None:
    shell = Shell(ANNA, BEN, CARL, clock=ClockRule(0, DAY, False, 0))
    shell.at += HOUR
    shell.ask(Concede("carl", 2))
    shell.at += HOUR
    shell.play()
    assert [(one.kind, one.used) for one in shell.entries[-2:]] == [("out", None), ("move", 2 * HOUR)]
    assert shell.seat == 1
    shell.at += HOUR
    shell.ask(Concede("ben", 1))
    assert [one.used for one in shell.entries if one.kind == "out"] == [None, HOUR]


def test_with_others_left_a_bot_plays_on_and_is_ranked_last_the_later_the_better() -> None:
    shell = Shell(ANNA, BEN, CARL, DORA, stand_in=StandIn(HOUR, Bot("mcts", 2.0)))
    shell.ask(Concede("carl", 2))
    assert shell.state.places[2].plays == "house" and shell.state.places[2].bot == Bot("mcts", 2.0)
    shell.refuses(Look("carl", 2), "not-yours")
    shell.ask(Concede("anna", 0))
    while shell.state.status == "playing":
        shell.think()
        if shell.state.asked is not None:
            shell.play()
    assert shell.state.end is not None and shell.state.end.how == "played"
    assert shell.state.end.places[-2:] == ((0,), (2,))
    result = shell.match.written(None).result
    assert result is not None and len(result) == 4


def test_one_person_left_ends_it_now_as_first_or_plays_on() -> None:
    shell = Shell(ANNA, BEN, GREEDY)
    shell.refuses(Finish("ben"), "not-in")
    shell.ask(Concede("anna", 0))
    assert shell.state.status == "playing"
    shell.ask(Finish("ben"))
    assert shell.state.end is not None
    assert shell.state.end.places == ((1,), (2,), (0,))


def test_if_no_person_is_left_the_game_is_over() -> None:
    shell = Shell(ANNA, GREEDY, Place("bot", bot=Bot("mcts")))
    shell.ask(Concede("anna", 0))
    assert shell.state.end is not None and shell.state.end.places[-1] == (0,)


# -- cancel


def test_cancel_needs_everybody_in_once_all_have_answered() -> None:
    shell = Shell(ANNA, BEN, CARL)
    for _ in range(3):
        shell.play()
    shell.ask(Propose("anna", "cancel"))
    shell.at += SECOND
    shell.ask(Agree("ben", shell.state.n))
    assert shell.state.status == "playing"
    assert shell.state.proposal is not None
    shell.ask(Agree("carl", shell.state.proposal.id))
    assert shell.state.end is not None and (shell.state.end.how, shell.state.end.places) == ("cancelled", ())


def test_cancel_alone_while_somebody_has_not_yet_answered_once() -> None:
    shell = Shell(ANNA, BEN, CARL)
    for _ in range(2):
        shell.play()
    shell.ask(Propose("ben", "cancel"))
    assert shell.state.status == "over" and shell.entries[-1].by == "ben"


# -- takeback


def test_takeback_the_same_luck_comes_again_and_nobodys_plan_survives() -> None:
    shell = Shell(ANNA, BEN, game="ark")
    words = []
    for _ in range(12):
        words.append(shell.some_words())
        shell.play(words[-1])
    before = shell.match
    shell.ask(SetPlan("ben", 1, str(Plan(None, {"p1 pass": Plan("pass")}))))
    all_agree(shell, "takeback 5", "ben", "anna")
    assert shell.entries[-1].kind == "back" and shell.entries[-1].line == "5 ben,anna"
    assert shell.state.places[1].plan is None and shell.state.proposal is None
    for answer in words[5:]:
        shell.play(answer)
    assert shell.match.game.view(shell.match.state, 0) == before.game.view(before.state, 0)
    assert shell.match.record(0) == before.record(0)


@pytest.mark.parametrize("v", ["3", "9", "-1", "x", ""])
def test_takeback_only_to_what_was(v: str) -> None:
    shell = Shell(ANNA, BEN)
    for _ in range(3):
        shell.play()
    shell.refuses(Propose("anna", f"takeback {v}".strip()), "not-found")


# -- clock, stand-in, hints, chat


def test_a_stand_in_may_be_added_late_hints_and_chat_changed() -> None:
    shell = Shell(ANNA, BEN, game="ark")
    for what in ("stand-in 60000 1 mcts", "hints on", "chat none"):
        all_agree(shell, what, "anna", "ben")
        shell.wait(10 * MINUTE)
    settings = shell.state.settings
    assert (settings.stand_in, settings.hints, settings.chat) == (
        StandIn(MINUTE, Bot("mcts")),
        True,
        "none",
    )


@pytest.mark.parametrize(
    "what",
    [
        "",
        "fly",
        "cancel now",
        "hints maybe",
        "chat loud",
        "stand-in 1 1 mcts",
        "stand-in 60000 nan mcts",
        "stand-in 60000 1 ",
        "stand-in 60000 99 mcts",
        "clock 5 minutes",
        "clock 0 0 keep 0",
        "clock 9 1000 keep 8",
        f"clock 0 {99 * DAY} lose 0",
        f"clock 0 {DAY} lose 0\n",
        f"clock {'0' * 100} {DAY} lose 0",
    ],
)
def test_what_nobody_can_propose(what: str) -> None:
    Shell(ANNA, BEN).refuses(Propose("anna", what), "bad-request")


# -- expel


def test_expel_after_seven_days_without_an_answer_where_there_is_no_clock() -> None:
    shell = Shell(ANNA, BEN, CARL)
    shell.wait(7 * DAY - 1)
    shell.refuses(Propose("ben", "expel anna"), "not-yet")
    shell.wait(1)
    shell.refuses(Propose("ben", "expel carl"), "not-yet")
    shell.ask(Propose("ben", "expel anna"))
    shell.at += SECOND
    shell.refuses(Agree("anna", shell.state.n), "not-in")
    shell.ask(Agree("carl", shell.state.n))
    out = shell.state.places[0].out
    assert out is not None and out.how == "expelled" and shell.state.status == "playing"


# -- proposals of every kind


def test_a_proposal_has_an_id_and_the_answer_names_it() -> None:
    shell = Shell(ANNA, BEN)
    for _ in range(2):
        shell.play()
    shell.ask(Propose("anna", "cancel"))
    shell.at += SECOND
    shell.refuses(Agree("ben", shell.state.n + 1), "no-proposal")
    shell.refuses(Propose("ben", "hints on"), "asked-lately")
    shell.ask(Decline("ben", shell.state.n))
    assert shell.state.proposal is None and shell.state.status == "playing"


def test_the_same_person_may_ask_again_after_five_moves_or_ten_minutes() -> None:
    shell = Shell(ANNA, BEN, game="ark")
    shell.ask(Propose("anna", "hints on"))
    shell.play()
    shell.refuses(Propose("anna", "chat none"), "asked-lately")
    shell.at += 10 * MINUTE
    shell.ask(Propose("anna", "chat none"))
    for _ in range(5):
        shell.play()
    shell.ask(Propose("anna", "hints on"))


def test_it_lapses_with_the_next_move_or_after_its_time() -> None:
    moved = Shell(ANNA, BEN)
    moved.ask(Propose("anna", "hints on"))
    moved.play()
    assert moved.state.proposal is None
    for clock, span in ((QUICK, MINUTE), (None, 3 * DAY)):
        shell = Shell(ANNA, BEN, clock=clock)
        shell.ask(Propose("anna", "hints on"))
        assert shell.wake_at == shell.at + span
        shell.wait(span)
        assert shell.kinds[-1] == "lapses" and shell.state.proposal is None


def test_a_bots_move_lets_nothing_lapse() -> None:
    shell = Shell(ANNA, GREEDY, BEN)
    shell.play()
    shell.ask(Propose("anna", "hints on"))
    shell.think()
    assert shell.state.v == 2 and shell.state.proposal is not None


def test_a_click_in_the_first_400_ms_does_not_count() -> None:
    shell = Shell(ANNA, BEN)
    shell.ask(Propose("anna", "hints on"))
    shell.at += 399
    shell.refuses(Agree("ben", shell.state.n), "no-proposal")
    shell.at += 1
    shell.ask(Agree("ben", shell.state.n))
    assert shell.state.settings.hints


def test_several_seats_of_one_person_agree_once_and_bots_always() -> None:
    shell = Shell(ANNA, Place("person", "anna", "Béla"), GREEDY, BEN)
    all_agree(shell, "hints on", "anna", "ben")
    assert shell.state.settings.hints


def test_one_person_alone_agrees_only_where_no_other_is_in() -> None:
    alone = Shell(ANNA, GREEDY)
    alone.ask(Propose("anna", "hints on"))
    assert alone.state.settings.hints
    shell = Shell(ANNA, BEN, clock=BANK, at_zero="nothing")
    for person in ("anna", "ben"):
        shell.online.discard(person)
        shell.ask(Gone(person, shell.at))
    shell.at += 7 * DAY
    shell.come("anna")
    shell.ask(Propose("anna", "hints on"))
    assert not shell.state.settings.hints


def test_who_has_been_gone_for_seven_days_is_not_waited_for_except_for_a_takeback() -> None:
    shell = Shell(ANNA, BEN, CARL, clock=BANK, at_zero="nothing")
    shell.play()
    shell.online.discard("carl")
    shell.ask(Gone("carl", shell.at))
    shell.wait(7 * DAY)
    all_agree(shell, "hints on", "anna", "ben")
    assert shell.state.settings.hints
    all_agree(shell, "takeback 0", "ben", "anna")
    assert shell.state.proposal is not None and shell.state.v == 1


def test_a_stand_in_agrees_to_nothing_for_its_person() -> None:
    shell = Shell(ANNA, BEN, CARL, stand_in=StandIn(MINUTE, Bot("greedy")))
    shell.online.discard("anna")
    shell.ask(Gone("anna", shell.at))
    shell.wait(MINUTE)
    all_agree(shell, "hints on", "ben", "carl")
    assert not shell.state.settings.hints and shell.state.proposal is not None


def test_who_is_out_or_a_stranger_proposes_nothing() -> None:
    shell = Shell(ANNA, BEN, CARL)
    shell.ask(Concede("anna", 0))
    for by in ("anna", "mallory"):
        shell.refuses(Propose(by, "cancel"), "not-in")


def test_clocks_go_on_while_a_proposal_is_open() -> None:
    shell = Shell(ANNA, BEN, clock=QUICK)
    before = shell.wake_at
    shell.ask(Propose("ben", "hints on"))
    shell.at += 30 * SECOND
    shell.ask(Decline("anna", shell.state.n))
    assert shell.wake_at == before


# -- substitutes


def test_a_seat_that_is_out_is_offered_and_played_on_by_who_sits_down() -> None:
    shell = Shell(ANNA, BEN, CARL, clock=QUICK, substitutes=True)
    shell.ask(Concede("anna", 0))
    assert shell.kinds[-2:] == ["out", "free"]
    old = shell.state.facts.invitation(0, 1)
    shell.refuses(Offer("anna", 0), "not-in")
    shell.ask(Offer("ben", 0))
    shell.refuses(Sit("dora", "Dora", old), "bad-invitation")
    shell.think()
    word = shell.state.facts.invitation(0, 2)
    shell.refuses(Sit("ben", "Ben", word), "already-here")
    shell.ask(Sit("dora", "Dora", word))
    assert shell.state.seats("dora") == [0] and shell.reserves[0] == QUICK.bank // 2
    while shell.seat != 0:
        shell.play()
    assert shell.wake_at == shell.at + QUICK.grant + QUICK.bank // 2
    assert same(shell.restarted(), shell.state)


def test_who_took_over_may_leave_in_turn_and_the_seat_is_offered_again() -> None:
    shell = Shell(ANNA, BEN, CARL, clock=QUICK, substitutes=True)
    shell.ask(Concede("anna", 0))
    first = shell.state.facts.invitation(0, shell.state.places[0].generation)
    shell.ask(Sit("dora", "Dora", first))
    shell.ask(Concede("dora", 0))
    assert shell.kinds[-2:] == ["out", "free"] and shell.state.seats("dora") == []
    shell.refuses(Sit("emil", "Emil", first), "bad-invitation")
    shell.ask(Sit("anna", "Anna", shell.state.facts.invitation(0, shell.state.places[0].generation)))
    assert shell.state.seats("anna") == [0] and same(shell.restarted(), shell.state)


def test_a_seat_is_offered_only_where_the_table_allows_it() -> None:
    shell = Shell(ANNA, BEN, CARL)
    shell.refuses(Offer("ben", 0), "seat-taken")
    shell.ask(Concede("anna", 0))
    shell.refuses(Offer("ben", 0), "not-allowed")


# -- if-then plans


def plan_of_ben() -> Plan:
    return Plan(None, {"p1 keep": Plan(None, {"p3 pass": Plan("take 1")}), "p1 take 2": Plan("take 3")})


def test_a_plan_is_played_at_once_by_that_person_and_the_clock_does_not_notice() -> None:
    shell = Shell(ANNA, BEN, clock=BANK)
    while type(shell.match.state.asks[-1]).__name__ != "TakePebbles" or shell.seat != 0:
        shell.play()
    theirs, n = shell.some_words(), shell.state.n
    then = Plan("take 1", {"p1 take 1": Plan("take 2")})
    shell.ask(SetPlan("ben", 1, str(Plan(None, {f"p1 {theirs}": then}))))
    assert [entry.told_to(0) for entry in shell.entries[n:]] == [False]
    assert shell.entries[-1].told_to(1)
    shell.at += HOUR
    shell.play(theirs)
    move = shell.entries[-1]
    assert (move.kind, move.by, move.used, move.line) == ("move", "ben", 0, "p2 take 1")
    assert shell.state.places[1].plan == Plan(None, {"p1 take 1": Plan("take 2")})
    assert same(shell.restarted(), shell.state)


def test_whoever_is_asked_again_goes_on_with_the_plan() -> None:
    again = Plan("take 1", {AGAIN: Plan("take 2", {"p1 pass": Plan("take 3")})})
    after = again.answered("take 1")
    assert after is not None and (after.answer, after.asked.answer) == (None, "take 2")
    assert after.answered("take 2") == Plan(None, {"p1 pass": Plan("take 3")})
    assert after.answered("take 3") is None and after.heard("p1 pass") is None
    assert Plan.parse(str(again)) == again


def test_a_plan_leaves_no_trace_in_what_all_are_told() -> None:
    shell = Shell(ANNA, BEN)
    before = shell.state
    shell.at += HOUR
    decision = shell.ask(SetPlan("ben", 1, str(plan_of_ben())))
    assert [effect for effect in decision.effects if isinstance(effect, Tell)] == [Tell("plan", 1)]
    assert shell.state.changed == before.changed and shell.wake_at is not None
    assert shell.state.n - shell.state.secrets == before.n - before.secrets


def test_something_else_or_what_is_no_option_ends_that_branch() -> None:
    for answer in ("fly", "take 1"):
        shell = Shell(ANNA, BEN)
        while type(shell.match.state.asks[-1]).__name__ != "TakePebbles" or shell.seat != 0:
            shell.play()
        shell.ask(SetPlan("ben", 1, str(Plan(None, {"p1 take 2": Plan(answer)}))))
        shell.play("take 2" if answer == "fly" else "take 1")
        assert shell.state.places[1].plan is None and shell.seat == 1


def test_a_plan_hears_only_public_words_and_is_not_for_live_games() -> None:
    shell = Shell(ANNA, BEN)
    shell.ask(SetPlan("ben", 1, str(Plan(None, {"p1 keep": Plan(None, {})}))))
    shell.play()
    assert shell.state.places[1].plan == Plan()
    live = Shell(ANNA, BEN, clock=QUICK)
    live.refuses(SetPlan("ben", 1, ""), "not-allowed")


def test_plans_to_and_from_text_and_not_too_long() -> None:
    assert Plan.parse(str(plan_of_ben())) == plan_of_ben()
    deep, wide = Plan("a"), Plan(None, {f"p1 {n}": Plan("a") for n in range(33)})
    for _ in range(9):
        deep = Plan("a", {"p1 b": deep})
    for text in (str(deep), str(wide), "[]", "[1,{}]", "{", "[" * 10_000):
        with pytest.raises(BadPlan):
            Plan.parse(text)
        Shell(ANNA, BEN).refuses(SetPlan("ben", 1, text), "bad-request")


# -- dead tables


def test_a_private_table_that_waits_is_closed_after_thirty_days_and_its_opener_told_before() -> None:
    shell = Shell(ANNA, Place("free"))
    shell.wait(27 * DAY)
    assert shell.kinds == ["warns"]
    assert [one.person for one in shell.effects if isinstance(one, Notify)] == ["anna"]
    shell.wait(3 * DAY)
    assert shell.state.end is not None and shell.state.end.how == "abandoned"


def test_a_listed_table_waits_as_long_as_it_says() -> None:
    shell = Shell(ANNA, Place("free"), listed=Shell(ANNA, BEN).at + 7 * DAY)
    shell.wait(7 * DAY)
    assert shell.kinds == ["end"]


def test_a_game_without_a_clock_is_abandoned_after_sixty_days() -> None:
    shell = Shell(ANNA, BEN)
    shell.play()
    shell.wait(30 * DAY)
    assert {one.person for one in shell.effects if isinstance(one, Notify)} == {"anna", "ben"}
    shell.wait(30 * DAY)
    assert shell.state.end is not None
    assert (shell.state.end.how, shell.state.end.places) == ("abandoned", ())
    assert same(shell.restarted(), shell.state)


def test_a_table_that_fell_asleep_is_abandoned_after_sixty_days() -> None:
    shell = Shell(ANNA, BEN, clock=QUICK)
    shell.online.clear()
    for person in ("anna", "ben"):
        shell.ask(Gone(person, shell.at))
    shell.wait(DAY)
    assert shell.state.status == "asleep"
    shell.wait(60 * DAY)
    assert shell.state.end is not None
    assert (shell.state.end.how, shell.state.end.places) == ("abandoned", ())
    assert same(shell.restarted(), shell.state)


# -- what stands outside the game


def test_a_repair_goes_back_and_what_was_cut_is_kept() -> None:
    shell = Shell(ANNA, BEN, clock=QUICK, game="ark")
    for _ in range(6):
        shell.at += 30 * SECOND
        shell.play()
    entries, last = shell.entries, shell.state.n
    to = next(entry.n for entry in entries if entry.v == 3)
    shell.refuses(Repair("a fault", to, last=last), "stale")
    shell.state = fold(shell.opened, entries, to)
    shell.ask(Repair("a fault", to, last=last))
    assert (shell.state.n, shell.state.v, len(shell.log)) == (last + 1, 3, last + 1)
    shell.play()
    assert same(shell.restarted(), shell.state)


def test_whoever_runs_it_puts_somebody_out() -> None:
    """Others go on; of two the other has won; before the game has begun the seat is free again."""
    three = Shell(ANNA, BEN, CARL)
    three.ask(Expel("ben"))
    out = three.state.places[1].out
    assert out is not None and out.how == "expelled" and three.state.status == "playing"
    three.ask(Expel("ben"))  # is out already
    assert same(three.restarted(), three.state)
    two = Shell(ANNA, BEN)
    two.ask(Expel("ben"))
    assert two.state.end is not None and two.state.end.places == ((0,), (1,))
    assert not two.ask(Expel("anna")).entries  # it is over: there is nothing to be put out of
    waiting = Shell(ANNA, BEN, Place("free"))
    waiting.ask(Expel("ben"))
    assert [place.kind for place in waiting.state.places] == ["person", "free", "free"]


def test_the_same_entries_under_newer_rules() -> None:
    shell = Shell(ANNA, BEN)
    shell.ask(Repair("the same", rules=2))
    assert shell.state.facts.rules == 2


def test_a_repair_under_newer_rules_is_one_decision() -> None:
    shell = Shell(ANNA, BEN, game="ark")
    for _ in range(4):
        shell.play()
    last, to = shell.state.n, next(entry.n for entry in shell.entries if entry.v == 2)
    shell.state = fold(shell.opened, shell.entries, to)
    shell.ask(Repair("a fault", to, 2, last))
    assert (shell.state.v, shell.state.facts.rules, shell.state.n) == (2, 2, last + 2)
    assert shell.state.repaired == (2, "a fault")


def test_what_an_old_table_knew_is_carried_over() -> None:
    """Its moves have no entry but themselves, so the rest comes once, behind them."""
    shell = Shell(ANNA, BEN, CARL, stand_in=StandIn(MINUTE, Bot("greedy")), come=False)
    shell.play()
    left = shell.at - HOUR
    line = f"owner 2 -;stand-in 0 {left};owner 0 -"
    state = evolve(shell.state, Entry(shell.state.n + 1, 1, shell.at, "carried", None, "server", line))
    assert [(place.plays, place.hints, place.gone) for place in state.places] == [
        ("owner", 2, None),
        ("stand-in", 0, left),
        ("owner", 0, None),
    ]


def test_a_game_played_on_from_the_middle_of_another() -> None:
    first = Shell(ANNA, BEN, game="ark")
    while first.state.status == "playing":
        first.play()
    begun = first.match.as_beginning(30)
    facts = replace(first.opened.facts, id="t2", secret=bytes(32), beginning=begun)
    state = opened(facts, Settings(), (ANNA, Place("free")))
    for command in (Sit("ben", "Ben", facts.invitation(1, 0)), Wake()):
        decision = decide(state, command, Now(first.at))
        again = state
        for entry in decision.entries:
            again = evolve(again, entry)
        state = decision.state
        assert same(again, state)
    assert (state.v, state.asked) == (30, first.match._at(30).state().asks[-1].seat)
    with pytest.raises(Refused):
        decide(state, Propose("anna", "takeback 29"), Now(first.at))


def test_a_late_alarm_changes_nothing() -> None:
    """Whether each alarm rings in time or only when something is asked, what is stored is the same."""
    logs = []
    for rings in (True, False):
        shell = Shell(ANNA, BEN, CARL, clock=BANK, game="ark", second=None)
        for number, span in enumerate((HOUR, 3 * DAY, MINUTE, 9 * DAY, HOUR, 8 * DAY, 20 * DAY)):
            until = shell.at + span
            while rings and shell.wake_at and shell.wake_at <= until:
                shell.at = shell.wake_at
                shell.ask(Wake())
            shell.at = until
            shell.ask(Look(("anna", "ben", "carl")[number % 3]))
            place = shell.state.asked_place
            if place is not None and place.in_person:
                shell.play()
        logs.append(shell.log)
    assert logs[0] == logs[1] and "zero" in "".join(logs[0])


def test_a_table_that_is_taken_when_nothing_depends_on_it_stores_nothing() -> None:
    shell = Shell(ANNA, BEN)
    assert shell.ask(Taken(shell.at)).entries == shell.ask(Wake()).entries == ()
    assert shell.state.facts.secret == SECRET
