"""Who sits where, who plays for whom, hints, and the next table: what a table did before it knew the time."""

import pytest

from ludarium.sitting import Bot, Place, StandIn
from ludarium.sitting.clock import DAY, MINUTE, SECOND
from ludarium.sitting.commands import (
    Become,
    Forget,
    Gone,
    Hint,
    Hinted,
    Look,
    Play,
    Propose,
    Rematch,
    Sit,
    Stand,
    Taken,
    Thought,
    Undo,
    Wake,
)
from ludarium.sitting.effects import Notify, Send, Tell, Think
from ludarium.sitting.state import UNDOS
from tests.sitting.shell import ANNA, BEN, CARL, NOON, SECRET, Shell

FREE = Place("free")
GREEDY = Place("bot", bot=Bot("greedy"))
AFTER = 5 * MINUTE
STAND_IN = StandIn(AFTER, Bot("greedy", 0.5))


def invitation(shell: Shell, seat: int) -> str:
    return shell.state.facts.invitation(seat, shell.state.places[seat].generation)


def leave(shell: Shell, person: str) -> None:
    shell.online.discard(person)
    shell.ask(Gone(person, shell.at))


# -- sitting down


def test_the_last_who_sits_down_lets_the_game_begin() -> None:
    shell = Shell(ANNA, FREE, FREE)
    shell.refuses(Play("anna", 0, 0, "keep 1"), "waiting")
    shell.ask(Sit("ben", "Ben", invitation(shell, 2)))
    assert (shell.state.missing, shell.effects) == (1, (Tell("people"),))
    decision = shell.ask(Sit("carl", "Carl", invitation(shell, 1), program=True))
    assert shell.kinds == ["sit", "sit", "begin"]
    assert shell.match.names == ["Anna", "Carl", "Ben"]
    assert Tell("all") in decision.effects and shell.state.places[1].program


def test_a_seat_is_taken_once_and_only_by_its_invitation() -> None:
    shell = Shell(ANNA, FREE, FREE)
    word = invitation(shell, 1)
    shell.refuses(Sit("ben", "Ben", "guessed"), "bad-invitation")
    shell.ask(Sit("ben", "Ben", word))
    shell.ask(Sit("ben", "Ben", word))
    shell.refuses(Sit("carl", "Carl", word), "seat-taken")
    assert shell.kinds == ["sit"]


def test_who_sat_down_may_stand_up_until_the_game_begins() -> None:
    shell = Shell(ANNA, FREE, FREE)
    shell.ask(Sit("ben", "Ben", invitation(shell, 1)))
    shell.ask(Stand("ben", 1))
    assert shell.state.missing == 2
    for seat, person in ((1, "carl"), (2, "ben")):
        shell.ask(Sit(person, person, invitation(shell, seat)))
    shell.refuses(Stand("ben", 2), "standing")


def test_people_at_one_device_have_several_seats() -> None:
    shell = Shell(ANNA, Place("person", "anna", "Béla"), BEN, stand_in=STAND_IN)
    assert shell.state.seats("anna") == [0, 1] and shell.state.people == ["anna", "ben"]
    leave(shell, "anna")
    shell.wait(AFTER)
    assert [place.plays for place in shell.state.places] == ["stand-in", "stand-in", "owner"]


def test_a_guest_turns_out_to_be_somebody() -> None:
    shell = Shell(ANNA, BEN, CARL)
    shell.ask(Propose("anna", "hints on"))
    shell.refuses(Become("anna", "ben"), "already-here")
    decision = shell.ask(Become("anna", "bea"))
    assert shell.state.seats("bea") == [0] and shell.state.seats("anna") == []
    assert Tell("all") in decision.effects and shell.state.proposal is None
    assert shell.ask(Become("anna", "bea")).entries == ()


def test_who_is_deleted_is_out_and_nobody_reads_the_name_any_more() -> None:
    shell = Shell(ANNA, BEN, CARL)
    shell.ask(Forget("ben"))
    assert shell.state.places[1].out is not None and shell.state.places[1].name == "Somebody"
    assert shell.state.people == ["anna", "carl"] and shell.state.status == "playing"


def test_a_seat_of_who_is_deleted_is_free_while_people_are_missing() -> None:
    shell = Shell(ANNA, BEN, FREE)
    shell.ask(Forget("ben"))
    assert shell.state.places[1].kind == "free" and shell.state.missing == 2
    shell.ask(Sit("dora", "Dora", invitation(shell, 1)))
    assert shell.state.places[1].name == "Dora"


def test_anybody_may_look_but_only_through_their_own_eyes() -> None:
    shell = Shell(ANNA, BEN)
    for by, seat in ((None, None), ("mallory", None), ("ben", 1)):
        assert shell.ask(Look(by, seat)).entries == ()
    for by, seat in ((None, 0), ("mallory", 0), ("ben", 0), ("ben", 7)):
        shell.refuses(Look(by, seat), "not-yours")


def test_who_comes_and_goes_is_stored_only_where_a_rule_asks() -> None:
    shell = Shell(ANNA, BEN)
    leave(shell, "anna")
    shell.come("anna")
    assert shell.log == []


# -- playing


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Play("anna", 0, 1, "keep 1"), "stale"),
        (Play("ben", 1, 0, "keep 1"), "not-asked"),
        (Play("anna", 0, 0, "fly"), "not-an-option"),
        (Play("ben", 0, 0, "keep 1"), "not-yours"),
        (Undo("anna", 0, 0), "no-undo"),
        (Hint("anna", 0, 0), "no-hint"),
    ],
)
def test_what_cannot_be_done_is_refused(command: Play | Undo | Hint, key: str) -> None:
    Shell(ANNA, BEN).refuses(command, key)


def test_taking_back_does_not_go_on_for_ever() -> None:
    shell = Shell(ANNA, BEN, game="druids")
    for _ in range(UNDOS):
        shell.play("place orange M1")
        shell.ask(Undo("anna", 0, shell.state.v))
    shell.play("place orange M1")
    refused = shell.refuses(Undo("anna", 0, shell.state.v), "no-undo")
    assert refused.facts == {"why": "enough"}


def test_a_bot_thinks_when_it_is_asked_and_whoever_takes_the_table_finds_that() -> None:
    shell = Shell(ANNA, GREEDY)
    shell.play()
    assert shell.effects[-1] == Think(1, 1, Bot("greedy")) and shell.wake_at == 0
    words = shell.some_words()
    for late in (Thought(1, 0, words), Thought(0, 1, words), Thought(1, 1, "fly"), Thought(1, 1, None)):
        assert shell.ask(late).entries == ()
        assert shell.effects == (Think(1, 1, Bot("greedy")),)
    shell.ask(Thought(1, 1, words))
    assert shell.entries[-1].by == "bot" and not shell.match.happened[-1].stand_in


def test_bots_play_among_themselves_only_while_somebody_looks() -> None:
    shell = Shell(GREEDY, GREEDY)
    assert (shell.effects, shell.wake_at) == ((), shell.at + 30 * DAY)
    shell.online.add("a watcher")
    shell.ask(Look(None))
    assert shell.wake_at == 0
    shell.think()
    assert shell.state.status == "over"


def test_a_hint_is_counted_when_it_tells_something() -> None:
    shell = Shell(ANNA, BEN, hints=True)
    shell.refuses(Hint("ben", 1, 0), "not-asked")
    assert shell.ask(Hint("anna", 0, 0)).effects == (Think(0, 0, None),)
    shell.ask(Hinted(0, 0, counts=False))
    shell.ask(Hinted(0, 0, counts=True))
    assert shell.state.places[0].hints == 1 and shell.kinds == ["hint"]
    shell.play()
    shell.refuses(Hinted(0, 0, counts=True), "no-hint")


# -- stand-ins


def test_a_bot_plays_for_who_is_asked_and_stays_away_until_that_person_is_back() -> None:
    shell = Shell(ANNA, BEN, CARL, stand_in=STAND_IN)
    leave(shell, "anna")
    assert shell.wake_at == shell.at + AFTER
    shell.wait(AFTER - 1)
    assert "stands-in" not in shell.kinds
    shell.at += 1
    decision = shell.ask(Wake())
    assert Think(0, 0, Bot("greedy", 0.5)) in decision.effects
    assert any(isinstance(one, Notify) and one.person == "anna" for one in decision.effects)
    shell.refuses(Play("anna", 0, 0, shell.some_words()), "late")
    shell.think()
    assert shell.match.happened[0].stand_in and shell.seat == 1
    words = shell.some_words()
    shell.come("anna")
    assert shell.kinds[-2:] == ["here", "returns"]
    assert shell.ask(Thought(0, 0, words)).entries == ()


def test_a_thought_that_comes_when_the_owner_is_back_does_not_count() -> None:
    shell = Shell(ANNA, BEN, CARL, stand_in=STAND_IN)
    leave(shell, "anna")
    shell.at += AFTER
    shell.ask(Wake())
    words = shell.some_words()
    shell.come("anna")
    assert shell.effects == (Tell("people"), *shell.effects[1:]) and shell.wake_at is not None
    assert shell.ask(Thought(0, 0, words)).entries == ()


def test_nobody_stands_in_for_who_was_never_here_or_for_the_last_who_plays() -> None:
    never = Shell(ANNA, BEN, stand_in=STAND_IN, come=False)
    never.come("ben")
    never.wait(DAY)
    assert "stands-in" not in never.kinds
    for other in (GREEDY, Place("person", "ben", "Ben", program=True)):
        shell = Shell(ANNA, other, stand_in=STAND_IN)
        leave(shell, "anna")
        shell.wait(DAY)
        assert "stands-in" not in shell.kinds


def test_whoever_is_here_is_looked_for_again_for_a_process_that_dies_tells_nobody_who_left() -> None:
    shell = Shell(ANNA, BEN, stand_in=StandIn(MINUTE, Bot("greedy")))
    assert shell.wake_at == NOON + MINUTE
    assert shell.ask(Wake(), at=NOON + MINUTE).entries == ()
    assert shell.wake_at == NOON + 2 * MINUTE
    shell.at = NOON + 2 * MINUTE
    shell.online.clear()
    shell.ask(Taken(NOON + MINUTE))
    shell.wait(MINUTE)
    assert shell.kinds[-4:-1] == ["gone", "gone", "stands-in"]


def test_after_a_restart_everybody_has_a_minute_to_come_back() -> None:
    shell = Shell(ANNA, BEN, stand_in=STAND_IN)
    leave(shell, "anna")
    shell.online.clear()
    shell.at += DAY
    shell.ask(Taken(shell.at - DAY + SECOND))
    assert shell.state.places[1].gone == shell.at - DAY + SECOND
    assert shell.wake_at == shell.at + MINUTE


# -- the next table


def test_the_same_people_at_the_next_table_each_one_seat_on() -> None:
    shell = Shell(ANNA, GREEDY, BEN, hints=True)
    shell.refuses(Rematch("anna", "t2", SECRET), "not-over")
    while shell.state.status == "playing":
        shell.think()
        if shell.state.asked is not None:
            shell.play()
    shell.refuses(Rematch("mallory", "t2", SECRET), "not-yours")
    shell.ask(Rematch("anna", "t2", SECRET))
    [send] = [one for one in shell.effects if isinstance(one, Send)]
    assert [place.person or place.bot for place in send.opened.places] == ["ben", "anna", Bot("greedy")]
    assert send.opened.status == "playing" and send.opened.settings.hints
    assert shell.ask(Rematch("ben", "t3", SECRET)).entries == () and shell.state.next == "t2"
