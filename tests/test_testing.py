"""The conformance suite finds what it promises to find: games that each break one promise."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from ludarium.core import View
from ludarium.luck import Luck
from ludarium.testing import Broken, Report, _Play, check
from tests.pebbles import pebbles
from tests.pebbles.pebbles import GAME, KEEP, TAKE, Heap, KeepStone, Take, TakePebbles


def test_a_sound_game_passes() -> None:
    report = check(GAME, games=20)
    assert report.games == 60
    assert 0 < report.guessed < report.secrets


def silent(question: TakePebbles, s: Heap) -> Sequence[Take]:
    return []


def doubled(question: TakePebbles, s: Heap) -> Sequence[Take]:
    return [TAKE[1], TAKE[1]]


def peeking(question: TakePebbles, s: Heap) -> Sequence[Take]:
    """Offers as much as the next seat's secret stone says."""
    return TAKE[1 : 2 + min(s.heap - 1, s.stones[1 - question.seat][0] % 2)]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (silent, "without options"),
        (doubled, "same words"),
        (peeking, "has other options"),
    ],
)
def test_bad_options_are_found(options: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakePebbles, "options", options)
    with pytest.raises(Broken, match=said):
        check(GAME, games=20, players=[2])


def test_options_that_change_their_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = cycle([[KEEP[1], KEEP[2]], [KEEP[2], KEEP[1]]])
    monkeypatch.setattr(KeepStone, "options", lambda question, s: next(orders))
    with pytest.raises(Broken, match="change their order"):
        check(GAME, games=1)


def test_a_sample_of_its_own_will_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakePebbles, "sample", lambda question, s, luck: TAKE[1], raising=False)
    with pytest.raises(Broken, match="not what luck picks"):
        check(GAME, games=5, players=[2])


def test_what_seats_remember_need_not_be_in_a_position() -> None:
    """`memory` belongs to views and imagined worlds, but is not compared when a position reads back."""

    class Remembering(Heap):
        """Counts how often pebbles were taken."""

        turns = 0

        def view(self, seat: int | None) -> View:
            return super().view(seat) | {"memory": self.turns}

        def copy(self) -> Any:
            return remembering(super().copy(), self.turns)

        def tell(self, text: str, seen_by: int = -1, public: str | None = None) -> None:
            super().tell(text, seen_by, public)
            self.turns += text.startswith("left")

    def remembering(s: Heap, turns: int = 0) -> Heap:
        other = Remembering(s.heap, s.bag, s.stones, s.taken)
        other.asks, other.news, other.turns = s.asks, s.news, turns
        return other

    game = replace(
        GAME,
        setup=lambda players, options, luck: remembering(pebbles.setup(players, options, luck)),
        imagine=lambda view, luck: remembering(pebbles.imagine(view, luck), view["memory"]),
        read=lambda text, players, options: remembering(pebbles.read(text, players, options)),
    )
    play = _Play(game, 2, 1, game.settle({}), Report())
    while play.state.asks:
        play._step()
    assert play.state.view(None)["memory"] > 0


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakePebbles, "answer", lambda question, s, a, luck: s.asks.append(question))
    monkeypatch.setattr("ludarium.testing.LONGEST", 50)
    with pytest.raises(Broken, match="no end after"):
        check(GAME, games=1, players=[2])


class Shallow(Heap):
    def copy(self) -> Any:
        other = Shallow(self.heap, self.bag, self.stones, self.taken)
        other.asks = self.asks[:]
        return other


def test_a_shallow_copy_is_found() -> None:
    def setup(players: int, options: Any, luck: Luck) -> Heap:
        s = pebbles.setup(players, options, luck)
        shallow = Shallow(s.heap, s.bag, s.stones, s.taken)
        shallow.asks, shallow.news = s.asks, []
        return shallow

    with pytest.raises(Broken, match="moves the original"):
        check(replace(GAME, setup=setup), games=5)


def test_a_view_that_leaks_together_with_its_imagination_is_found() -> None:
    class Open(Heap):
        def view(self, seat: int | None) -> View:
            return super().view(seat) | {"all": [stones[:] for stones in self.stones], "bag": self.bag[:]}

        def copy(self) -> Any:
            return opened(super().copy())

    def opened(s: Heap) -> Heap:
        other = Open(s.heap, s.bag, s.stones, s.taken)
        other.asks, other.news = s.asks, s.news
        return other

    def imagine(view: View, luck: Luck) -> Heap:
        s = opened(pebbles.imagine(view, luck))
        s.stones, s.bag = [stones[:] for stones in view["all"]], view["bag"][:]
        return s

    def setup(players: int, options: Any, luck: Luck) -> Heap:
        return opened(pebbles.setup(players, options, luck))

    def read(text: str, players: int, options: Any) -> Heap:
        return opened(pebbles.read(text, players, options))

    with pytest.raises(Broken, match=r"a view tells it|looks different"):
        check(replace(GAME, setup=setup, imagine=imagine, read=read), games=20)
