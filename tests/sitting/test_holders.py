"""Who had which seat from when to when, and how they answered."""

from ludarium.sitting import Place
from ludarium.sitting.clock import HOUR, MINUTE, SECOND, ClockRule
from ludarium.sitting.commands import Agree, Become, Concede, Forget, Offer, Propose, Sit
from ludarium.sitting.holders import Holder, cancelled_alone, holders
from tests.sitting.shell import ANNA, BEN, CARL, Shell

FREE = Place("free")
QUICK = ClockRule(5 * MINUTE, 20 * SECOND, True, 10 * MINUTE)


def of(shell: Shell) -> list[Holder]:
    return holders(shell.opened.places, shell.opened.facts.opened, shell.entries)


def test_a_seat_goes_from_who_left_it_to_who_took_it_over() -> None:
    shell = Shell(ANNA, BEN, CARL, game="ark", substitutes=True)
    shell.play()
    shell.ask(Concede("anna", 0))
    left = next(entry.n for entry in shell.entries if entry.kind == "out")
    shell.ask(Offer("ben", 0))
    word = shell.state.facts.invitation(0, shell.state.places[0].generation)
    shell.ask(Sit("dora", "Dora", word))
    anna, ben, _, dora = of(shell)
    assert (anna.person, anna.since, anna.to, anna.out, anna.substitute) == (
        "anna",
        0,
        left,
        "conceded",
        False,
    )
    assert (dora.person, dora.seat, dora.since, dora.to) == ("dora", 0, shell.state.n, None)
    assert dora.substitute and not ben.substitute and ben.to is None


def test_whoever_sat_down_before_the_game_is_no_substitute() -> None:
    shell = Shell(ANNA, FREE, game="ark")
    shell.ask(Sit("ben", "Ben", shell.state.facts.invitation(1, 0)))
    assert [(one.person, one.substitute) for one in of(shell)] == [("anna", False), ("ben", False)]


def test_what_an_answer_takes_is_counted_once_for_each_row_of_them() -> None:
    """Without a clock by the entries, with one as it was charged."""
    for rule in (None, ClockRule(300 * HOUR, HOUR, False, 300 * HOUR)):
        shell = Shell(ANNA, BEN, game="ark", clock=rule)
        first = shell.seat
        shell.at += 5 * HOUR
        while shell.seat == first:
            shell.play()
            shell.at += SECOND
        one = of(shell)[first]
        assert one.times == [5 * HOUR] and one.typical == 5 * HOUR and one.answers == shell.state.v


def test_what_a_bot_answered_is_nobodys_own() -> None:
    shell = Shell(ANNA, BEN, CARL, game="ark", clock=QUICK)
    late = shell.seat
    shell.wait(10 * MINUTE)
    assert of(shell)[late].zeros == 1 and of(shell)[late].away
    answers = of(shell)[late].answers
    shell.think()
    assert of(shell)[late].answers == answers == 0
    shell.come(shell.state.places[late].person or "")
    assert not of(shell)[late].away


def test_who_cancels_alone_is_known() -> None:
    shell = Shell(ANNA, BEN)
    shell.ask(Propose("anna", "cancel"))
    assert cancelled_alone(shell.entries) == "anna"
    together = Shell(ANNA, BEN, game="ark")
    while len({one.move.seat for one in together.match.happened}) < 2:
        together.play()
    together.ask(Propose("anna", "cancel"))
    assert cancelled_alone(together.entries) is None
    together.at += SECOND
    together.ask(Agree("ben", together.state.n))
    assert together.state.status == "over" and cancelled_alone(together.entries) is None


def test_a_guest_who_turns_out_to_be_somebody_is_the_same_holder() -> None:
    shell = Shell(ANNA, BEN)
    shell.ask(Propose("anna", "cancel"))
    shell.ask(Become("anna", "account"))
    assert [one.person for one in of(shell)] == ["account", "ben"]
    assert cancelled_alone(shell.entries) == "account"


def test_who_is_deleted_before_a_game_has_never_held_a_seat() -> None:
    shell = Shell(ANNA, FREE, game="ark")
    shell.ask(Sit("ben", "Ben", shell.state.facts.invitation(1, 0)))
    waiting = Shell(ANNA, BEN, FREE, game="ark")
    waiting.ask(Forget("ben"))
    assert [one.person for one in of(waiting)] == ["anna"]
    shell.ask(Forget("ben"))
    assert [one.person for one in of(shell)] == ["anna", "ben"]
