"""Tigris & Euphrates: what the bots know of it, on small boards."""

import gc
from time import thread_time
from typing import Any

import pytest

from ludarium import Luck, apply, asked, find, game, options
from ludarium.bots.arena import Entrant, play, standings
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import Judge
from ludarium.bots.mcts import Mcts
from ludarium.bots.tigris import KNOWLEDGE
from ludarium.core import sample

TIGRIS = game("tigris")
JUDGE = Judge(KNOWLEDGE)


def valley(position: str, players: int = 2) -> Any:
    return TIGRIS.read(position, players, {})


def worth(position: str, players: int = 2) -> list[float]:
    return list(KNOWLEDGE.worth(valley(position, players)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_to_one_whatever_happens(players: int) -> None:
    luck = Luck(players)
    s = TIGRIS.start(players, {}, luck)
    while s.asks:
        chances = KNOWLEDGE.worth(s)
        assert sum(chances) == pytest.approx(1)
        assert len(chances) == players and min(chances) > 0
        apply(s, sample(s, luck), luck)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_half_done_is_settled_before_it_is_judged(players: int) -> None:
    luck = Luck(players)
    s = TIGRIS.start(players, {}, luck)
    settled = 0
    while s.asks:
        if type(s.asks[-1]).__name__ != "TakeAction":
            way = s.copy()
            JUDGE.foresee(way, asked(s) or 0, luck)
            assert not way.asks or type(way.asks[-1]).__name__ == "TakeAction"
            settled += 1
        apply(s, sample(s, luck), luck)
    assert settled > 3


def test_the_weakest_colour_counts_most() -> None:
    weak, strong = "points: 2/5/5/5 4/4/4/4\n", "points: 5/5/5/5 4/4/4/4\n"
    one_more = worth("points: 3/5/5/5 4/4/4/4\n")[0] - worth(weak)[0]

    assert one_more > worth("points: 2/5/5/6 4/4/4/4\n")[0] - worth(weak)[0] > 0
    assert worth(strong)[0] > 0.5


def test_a_leader_on_the_board_is_better_than_one_at_home() -> None:
    at_home = worth("board: start\n")
    on_board = worth("board: start\ncells: C2 1K\n")

    assert on_board[0] > at_home[0]


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    entrants = [Entrant("greedy"), Entrant("random")]

    assert standings(entrants, (play(TIGRIS, entrants, 1, number) for number in range(2)))[0].won == 2


# Answers that suggest themselves.  In this revolt p2 attacks with 2 temples against 1.

REVOLT = """
board:
    F  G  H  I
 1  ~~ b. ~~ ~~
 2  1R r. 1K ..
 3  k. r. g. g.
 4  k. 2K r. ..
 5  .. .. 1G ..
turn: p2
"""


def reply(position: str) -> str:
    return str(KNOWLEDGE.reply(valley(position), Luck(1)))


def test_a_defender_who_can_win_commits_what_it_takes() -> None:
    assert reply(REVOLT + "hands: RRRRKK RRKKKK\nask: revolt G4 1") == "commit 2"


def test_a_defender_who_cannot_win_commits_nothing() -> None:
    assert reply(REVOLT + "hands: RKKKKK RRRKKK\nask: revolt G4 1") == "commit 0"


def test_a_defender_who_has_won_already_commits_nothing() -> None:
    assert (
        reply(REVOLT.replace(" 2  1R r. 1K ..", " 2  1R r. 1K r.") + "hands: RKKKKK RRRKKK\nask: revolt G4 0")
        == "commit 0"
    )


def test_an_attacker_fears_what_the_defender_may_hold() -> None:
    words = reply(REVOLT + "hands: RRRRKK RRRRKK\nask: revolt G4")

    assert words in ("commit 2", "commit 3")


def test_tiles_that_decide_a_conflict_are_no_waste() -> None:
    """Else the coach, who advises the thriftiest of what is about as good, would advise to lose."""

    def spent(position: str, *words: str) -> list[int]:
        s = valley(position)
        return [KNOWLEDGE.spent(s, one, s) for one in words]

    hands = "hands: RRRRKK RRRRKK\nask: revolt G4"
    behind = REVOLT.replace("1K ..", "1K r.").replace("2K r.", "2K ..")
    assert spent(behind + hands, "commit 0", "commit 1", "commit 2", "commit 4") == [0, 1, 0, 0]
    assert spent(REVOLT + hands + " 1", "commit 0", "commit 1", "commit 2", "commit 3") == [0, 1, 0, 1]


def test_a_leader_whom_a_monument_sends_home_is_missed() -> None:
    own = REVOLT.replace("turn: p2", "turn: p1")
    before, after = valley(own), valley(own.replace("1K", ".."))
    assert KNOWLEDGE.spent(before, "build F2 red-black", after) == 1
    assert KNOWLEDGE.spent(before, "build F2 red-black", before) == 0


def test_an_attacker_who_cannot_win_commits_nothing() -> None:
    ahead = REVOLT.replace(" 2  1R r. 1K ..", " 2  1R r. 1K r.").replace(" 4  k. 2K r. ..", " 4  k. 2K .. ..")

    assert reply(ahead + "hands: RRRRKK KKKKKK\nask: revolt G4") == "commit 0"


# Ideas


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ideas_are_some_of_the_options(players: int) -> None:
    luck = Luck(players)
    s = TIGRIS.start(players, {}, luck)
    ideas = every = 0
    while s.asks:
        texts = [str(a) for a in KNOWLEDGE.ideas(s)]
        assert texts and len(set(texts)) == len(texts)
        assert set(texts) <= {str(a) for a in options(s)}
        ideas += len(texts)
        every += len(options(s))
        apply(s, sample(s, luck), luck)
    assert ideas < every / 3


def test_nobody_thinks_of_support_that_cannot_win() -> None:
    ideas = [str(a) for a in KNOWLEDGE.ideas(valley(REVOLT + "hands: RRRRKK RRKKKK\nask: revolt G4 1"))]

    assert ideas == ["commit 0", "commit 2", "commit 3", "commit 4"]


# The bots, in conflicts and in time.


def choose(bot: Any, position: str) -> str:
    s = valley(position)
    return str(bot.choose(TIGRIS, TIGRIS.view(s, s.asks[-1].seat), 1e6, Luck(1)))


@pytest.mark.parametrize("bot", [Greedy(), Mcts(60)])
def test_a_defender_saves_its_leader_and_its_tiles(bot: Any) -> None:
    assert choose(bot, REVOLT + "hands: RRRRKK RRKKKK\nask: revolt G4 1") == "commit 2"


@pytest.mark.parametrize("bot", [Greedy(), Mcts(60)])
def test_a_lost_conflict_costs_no_tile(bot: Any) -> None:
    assert choose(bot, REVOLT + "hands: RKKKKK RRRKKK\nask: revolt G4 1") == "commit 0"


def test_mcts_keeps_to_its_time_among_hundreds_of_options() -> None:
    """In the time of its own thread, without what other tests left behind."""
    gc.collect()
    gc.freeze()
    luck = Luck(7)
    s = TIGRIS.start(2, {}, luck)
    for _ in range(4):
        view = TIGRIS.view(s, s.asks[-1].seat)
        begin = thread_time()
        words = Mcts().choose(TIGRIS, view, 0.5, Luck(1))
        assert thread_time() - begin < 0.55
        apply(s, find(s, words), luck)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_luck_gives_the_same_answer(players: int) -> None:
    luck = Luck(players)
    s = TIGRIS.start(players, {}, luck)
    for _ in range(20):
        apply(s, sample(s, luck), luck)
    view = TIGRIS.view(s, s.asks[-1].seat)

    assert len({Mcts(4).choose(TIGRIS, view, 1e6, Luck(9)) for _ in range(3)}) == 1
