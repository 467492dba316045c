"""The conformance suite finds what it promises to find: games that each break one promise."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any, ClassVar

import pytest

from ludarium.contract import Game, as_json, asks
from ludarium.core import ALL, BadPosition, Reason, View, find
from ludarium.luck import EVERYONE, Luck
from ludarium.testing import Broken, Report, _Play, check
from tests.changed import but
from tests.pebbles import pebbles
from tests.pebbles.pebbles import GAME, KEEP, TAKE, Heap, KeepStone, Take, TakePebbles


def test_a_sound_game_passes() -> None:
    report = check(GAME, games=20)
    assert report.games == 60
    assert report.otherwise > 60 and report.compared > report.otherwise


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


@pytest.fixture(autouse=True)
def pickled_as_before() -> Iterator[None]:
    """Whoever makes a game says how its states are pickled."""
    yield
    but()


class Remembering(Heap):
    """Counts how often pebbles were taken."""

    turns = 0

    def copy(self) -> Any:
        return remembering(super().copy(), self.turns)

    def tell(self, text: str, seen_by: int = -1, public: str | None = None) -> None:
        super().tell(text, seen_by, public)
        self.turns += text.startswith("left")


def remembering(s: Heap, turns: int = 0) -> Heap:
    other = Remembering(s.heap, s.bag, s.stones, s.taken)
    other.asks, other.news, other.turns = s.asks, s.news, turns
    return other


def reminded(view: View) -> Heap:
    return remembering(pebbles.build(view), view.get("memory", 0))


def test_what_seats_remember_need_not_be_in_a_position() -> None:
    """`memory` belongs to views and imagined worlds, but is not compared when a position reads back."""
    game = but(
        state=Remembering,
        setup=lambda *given: remembering(pebbles.setup(*given)),
        view=lambda s, eyes: pebbles.view(s, eyes) | {"memory": s.turns},
        build=reminded,
        text=lambda view: as_json({key: value for key, value in view.items() if key != "memory"}),
    )
    play = _Play(game, 2, 1, game.settle({}), Report())
    while play.state.asks:
        play._step()
    assert game.view(play.state, None)["memory"] > 0


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakePebbles, "answer", lambda question, s, a, luck: s.asks.append(question))
    monkeypatch.setattr("ludarium.testing.LONGEST", 50)
    with pytest.raises(Broken, match="no end after"):
        check(GAME, games=1, players=[2])


def test_a_view_that_is_not_whole_is_found() -> None:
    """What was taken gets lost: where it comes to, nobody knows."""

    def view(s: Heap, eyes: int | None) -> View:
        return pebbles.view(s, eyes) | ({"taken": [0] * len(s.taken)} if eyes == ALL else {})

    with pytest.raises(Broken, match="looks different"):
        check(but(view=view), games=20)


def test_a_state_that_cannot_be_pickled_at_all_is_found() -> None:
    with pytest.raises(Broken, match="cannot be pickled"):
        check(but(view=lambda s, eyes: pebbles.view(s, eyes) | {"memory": Unpickled()}), games=1)


class Unpickled(dict[str, Any]):
    """JSON to look at."""

    def __reduce__(self) -> Any:
        raise TypeError("not from here")


def test_a_question_that_is_not_named_is_found() -> None:
    with pytest.raises(Broken, match="KeepStone is no kind of question"):
        check(but(questions=GAME.questions[1:]), games=1)


def test_a_view_that_is_believed_is_found() -> None:
    """Whatever is wrong with it is told as a `BadPosition`, and as nothing else."""

    def build(view: View) -> Heap:
        s = Heap(view["heap"], [1, 2, 3], view["stones"], view["taken"])
        s.asks = [pebbles.QUESTIONS[view["ask"]["question"]](view["ask"]["seat"])] if view["ask"] else []
        return s

    with pytest.raises((KeyError, TypeError, IndexError, AttributeError)):
        check(but(build=build, deal=lambda seen, luck: seen), games=5)


def told_of(s: Heap) -> View:
    return {"stones": [stones[0] for stones in s.stones]}


def reason(s: Heap, words: str) -> Reason | None:
    return None if find(s, words) else Reason("greedy" if s.heap else "over", "each turn")


LAWS: dict[str, tuple[dict[str, Any], str]] = {
    "a survey of the world": ({"survey": lambda s, view: told_of(s)}, "depends on the world"),
    "a reason against an option": (
        {"why_not": lambda s, words: Reason("no", "every turn"), "tries": lambda s: ["take 1"]},
        "is an option, but",
    ),
    "no reason": ({"why_not": lambda s, words: None, "tries": lambda s: ["take 9"]}, "nothing says why"),
}


@pytest.mark.parametrize(("parts", "said"), LAWS.values(), ids=LAWS)
def test_rules_that_tell_what_is_not_so_are_found(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(Broken, match=said):
        check(but(**parts), games=5)


def test_rules_that_tell_what_is_so_pass() -> None:
    told = check(
        but(
            survey=lambda s, view: {"left": view["heap"]},
            why_not=reason,
            tries=lambda s: ["take 0", "take 1", "take 4", "keep 7"],
        ),
        games=10,
    )
    assert told.tried > 100 and told.refused > 50


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
        check(but(setup=setup), games=5)


@dataclass(frozen=True)
class Wrong:
    """Pebbles on a heap of this kind, or seen so.

    What is imagined looks the same, so that is not what is wrong.
    """

    kind: type[Heap] = Heap
    sees: Callable[[Heap, int | None], View] = pebbles.view

    def become(self, s: Heap) -> Heap:
        s.__class__ = self.kind
        return s

    def setup(self, players: int, options: Any, luck: Luck) -> Heap:
        return self.become(pebbles.setup(players, options, luck))

    def view(self, s: Heap, eyes: int | None) -> View:
        return {**self.sees(s, eyes), **({"bag": s.bag[:]} if eyes == ALL else {})}

    def build(self, seen: View) -> Heap:
        s = self.become(pebbles.build(seen))
        bag = seen.get("bag", s.bag)
        if not isinstance(bag, list) or sorted(map(str, bag)) != sorted(map(str, s.bag)):
            raise BadPosition("other stones are in the bag")
        s.bag = bag[:]
        return s

    def deal(self, seen: View, luck: Luck) -> View:
        for _ in range(2000):
            whole = pebbles.deal(seen, luck)
            bag = pebbles.build(whole).bag
            whole["bag"] = [bag.pop(luck.below(len(bag), "imagine")) for _ in bag[:]]
            s = self.build(whole)
            if any(self.sees(s, seat) == seen for seat in [None, *range(len(s.taken))]):
                return whole
        raise AssertionError("no world looks like this")

    def game(self) -> Game[Any]:
        return but(state=self.kind, setup=self.setup, view=self.view, build=self.build, deal=self.deal)


class Variant(Heap):
    def copy(self) -> Any:
        other = super().copy()
        other.__class__ = type(self)
        return other


def one_open_hand(s: Heap, eyes: int | None) -> View:
    """Everybody sees what seat 0 keeps; what the others hide stays hidden."""
    seen = pebbles.view(s, eyes)
    seen["stones"][0] = s.stones[0][:]
    return seen


def one_limit(s: Heap, eyes: int | None) -> View:
    """A public number follows from a secret stone."""
    return pebbles.view(s, eyes) | {"most": 1 + s.stones[0][0] % 3}


def bottom_of_the_bag(s: Heap, eyes: int | None) -> View:
    """The stone that was put back last can be seen: of what nobody knew, something is told."""
    return pebbles.view(s, eyes) | {"memory": s.bag[-1]}


class Talking(Variant):
    """The log tells everybody which stone was kept."""

    def tell(self, text: str, seen_by: int = EVERYONE, public: str | None = None) -> None:
        super().tell(text, seen_by, text if public else None)


class Whispering(Variant):
    """The log tells the next seat which stone was kept."""

    def tell(self, text: str, seen_by: int = EVERYONE, public: str | None = None) -> None:
        super().tell(text, seen_by if seen_by == EVERYONE else (seen_by + 1) % len(self.taken), public)


class Sight(dict[str, Any]):
    """A view that is JSON to look at, and carries the whole table with it."""

    table: Heap


def transparent() -> Game[Any]:
    """What is foreseen is not imagined, but looked up."""
    return but(view=sight_of, deal=as_seen, build=looked_up)


def sight_of(s: Heap, eyes: int | None) -> View:
    sight = Sight(pebbles.view(s, eyes))
    sight.table = s
    return dict(sight) if eyes == ALL else sight


def as_seen(seen: View, luck: Luck) -> View:
    return seen if isinstance(seen, Sight) else pebbles.deal(seen, luck)


def looked_up(seen: View) -> Heap:
    s: Heap = seen.table.copy() if isinstance(seen, Sight) else pebbles.build(seen)
    return s


@dataclass(frozen=True)
class LastStone(KeepStone):
    """When the last stone is kept, all are shown."""

    reveals: ClassVar = True

    def answer(self, s: Heap, a: Any, luck: Luck) -> None:
        super().answer(s, a, luck)
        s.tell(f"stones {s.stones}")


def test_what_is_shown_to_everybody_is_no_secret_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question says that its answer reveals something; said by nobody, it is told against the rules."""

    def answer(question: KeepStone, s: Heap, a: Any, luck: Luck) -> None:
        keep(question, s, a, luck)
        if isinstance(s.asks[-1], KeepStone) and s.asks[-1].seat == len(s.taken) - 1:
            s.asks[-1] = LastStone(s.asks[-1].seat)

    keep = KeepStone.answer
    monkeypatch.setattr(KeepStone, "answer", answer)
    monkeypatch.setitem(pebbles.QUESTIONS, "LastStone", LastStone)
    game = but(questions=(*GAME.questions, asks(LastStone)))
    assert check(game, games=5, players=[3]).compared > 0

    monkeypatch.setattr(LastStone, "reveals", False)
    with pytest.raises(Broken, match="by its news"):
        check(game, games=20, players=[3])


@pytest.mark.parametrize(
    "scores",
    [[(1,)], [(1,), (1, 2)], [1, 2], [(1,), (0.5,)], [(), ()], [[1], [2]], [(1,), ("2",)]],
    ids=str,
)
def test_scores_that_do_not_compare_are_found(scores: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "scores", lambda s: scores)
    with pytest.raises(Broken, match="scores do not compare"):
        check(GAME, games=1, players=[2])


WRONG: dict[str, tuple[Callable[[], Game[Any]], str]] = {
    "view of one hand": (Wrong(sees=one_open_hand).game, "'stones' in its view"),
    "view of a consequence": (Wrong(sees=one_limit).game, "'most' in its view"),
    "view of the bag": (Wrong(sees=bottom_of_the_bag).game, "'memory' in its view"),
    "public news": (Wrong(Talking).game, "its news"),
    "news to the wrong seat": (Wrong(Whispering).game, "its news"),
    "preview": (transparent, "its preview"),
}


@pytest.mark.parametrize(("made", "by"), WRONG.values(), ids=WRONG)
def test_a_secret_that_is_told_is_found(made: Callable[[], Game[Any]], by: str) -> None:
    with pytest.raises(Broken, match=f"would know after move [0-9]+ by {by}"):
        check(made(), games=20)
