"""What is proven: everything that luck may give, and everything that the same seat may answer to it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import pytest

from ludarium import game
from ludarium.core import options
from ludarium.luck import Luck
from ludarium.puzzles import winning
from ludarium.puzzles.candidates import read
from ludarium.puzzles.endings import ENDINGS
from ludarium.puzzles.finders import ANYBODY
from ludarium.puzzles.mining import again
from ludarium.puzzles.proven import chances_in, proven, proven_in
from ludarium.puzzles.puzzle import PROVEN, Puzzle, Source, versions_of
from ludarium.puzzles.winning import ALWAYS, NEVER, TooMuch, Turn

DRUIDS = ENDINGS["druids"]
# Sun has won a tree, and Moon 1 has five tokens: whoever wins the orange fight with what lies there has won.
SIX_TOKENS = """\
M1 1# 2R orange +5, M2 1# 4L black, M3 1# 4R purple, M4 lost
S1 1# 4R black, S2 1# 5L orange, S3 1# 2L, S4 1# 4L purple
moon hand 2L, board 1R, draw 1, unseen 1L 2R 3R 4L
sun hand 1L 3R, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p2 TakeTurn
"""


def chances(position: str) -> dict[str, Fraction]:
    return chances_in(game("druids"), read(game("druids"), 0, 2, position))


def test_what_wins_for_certain_and_what_does_not() -> None:
    """The ring lets a pair rest: not where it rests on the only fight that wins."""
    found = chances(SIX_TOKENS)
    assert set(found) == set(map(str, options(game("druids").read(SIX_TOKENS, 2))))
    assert found["waltz 3R S3"] == ALWAYS
    assert found["waltz 3R S2"] == NEVER
    assert found["drop 1L"] == NEVER


def test_what_others_may_hold_may_turn_up() -> None:
    """Moon's hand is dealt from the same spirits as those under its trees, and Sun sees neither."""
    state = game("druids").read(SIX_TOKENS, 2)
    assert [str(spirit) for spirit in state.unseen[0]] == ["1L", "2R", "3R", "4L"]
    DRUIDS.open_up(state, 1)
    assert sorted(map(str, state.unseen[0])) == ["1L", "2L", "2R", "3R", "4L"]
    assert sorted(map(str, state.hand[1])) == ["1L", "3R"]


class Lottery:
    """One seat answers, and others after it if it does not win: `asks` are what is left to be asked."""

    def __init__(self, asks: list["Tickets"], won: bool = False) -> None:
        self.asks, self.won, self.news = asks, won, None

    def copy(self) -> "Lottery":
        return Lottery(self.asks[:], self.won)

    def scores(self) -> list[tuple[int, ...]]:
        return [(int(self.won),), (0,)]


@dataclass(frozen=True)
class Tickets:
    """`again` may be bought once more who draws it; whoever draws `late` hears of it after the turn."""

    seat: int
    pools: Mapping[str, tuple[str, ...]]

    def options(self, s: Lottery) -> list[str]:
        return list(self.pools)

    def answer(self, s: Lottery, a: str, luck: Luck) -> None:
        drawn = luck.draw(list(self.pools[a]), "late" if a == "late" else "ticket")
        s.won = drawn == "won"
        if drawn == "again":
            s.asks.append(Tickets(self.seat, {"half": ("won", "lost")}))
        elif not s.won:
            s.asks.append(Tickets(1, {"whatever": ("won",)}))


POOLS = {
    "one of three": ("won", "lost", "lost"),
    "all": ("won", "won"),
    "twice": ("won", "again"),
    "late": ("won",),
    "none": ("lost",),
}


def test_what_luck_may_give_counts_as_often_as_it_may_come() -> None:
    found = Turn(0, frozenset({"late"})).chances(Lottery([Tickets(0, POOLS)]))
    assert found == {
        "one of three": Fraction(1, 3),
        "all": ALWAYS,
        "twice": Fraction(3, 4),
        "late": NEVER,
        "none": NEVER,
    }


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winning, "MOST_TRIED", 3)
    with pytest.raises(TooMuch):
        chances(SIX_TOKENS)


def test_a_proven_puzzle_is_proven_again() -> None:
    found, counts = proven_in(game("druids"), 3, 0)
    number = 0
    while not found:
        number += 1
        found, counts = proven_in(game("druids"), 3, number)
    assert sum(counts.values()) == 1 + 2 * counts["decisions"]
    for one in found:
        assert (one.kind, one.versions) == (PROVEN, versions_of(game("druids")))
        assert one.levels["novice"] < ANYBODY
        assert all(wrong.loss > 0 and not wrong.why for wrong in one.refutations.values())
        assert again(one) == one
        assert Puzzle.of(one.text()) == one


def test_what_is_no_puzzle_says_why() -> None:
    hopeless = SIX_TOKENS.replace("+5", "+4")
    looked_at = proven(game("druids"), read(game("druids"), 0, 2, hopeless), Source(1, 0, 0))
    assert looked_at == "no win"
