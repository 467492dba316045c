"""Pebbles, a small game for 2 to 4: all keep one of two drawn stones in secret, then share out the heap.

Each turn takes 1 to 3 pebbles.  Who took as many as the own stone says, counted round in sixes, gains 6 more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import exp
from operator import index
from typing import Final

from ludarium.bots.knowledge import Knowledge
from ludarium.contract import Game, Option, asks
from ludarium.core import ALL, BadPosition, News, Options, View
from ludarium.luck import EVERYONE, Luck

STONES = range(1, 7)
MOST = 60  # pebbles


@dataclass(frozen=True)
class Keep:
    stone: int
    public = "keep"  # which one is the keeper's secret

    def __str__(self) -> str:
        return f"keep {self.stone}"


@dataclass(frozen=True)
class Take:
    pebbles: int

    def __str__(self) -> str:
        return f"take {self.pebbles}"


KEEP = {stone: Keep(stone) for stone in STONES}
TAKE = [Take(pebbles) for pebbles in range(4)]


class Heap:
    def __init__(self, heap: int, bag: list[int], stones: list[list[int]], taken: list[int]) -> None:
        self.heap, self.bag, self.stones, self.taken = heap, bag, stones, taken
        self.asks: list[KeepStone | TakePebbles] = []
        self.news: list[News] | None = None

    def copy(self) -> "Heap":
        other = Heap(self.heap, self.bag[:], [stones[:] for stones in self.stones], self.taken[:])
        other.asks = self.asks[:]
        return other

    def scores(self) -> list[tuple[int, ...]]:
        return [
            (n if self.asks else n + bonus(n, stones[0]),)
            for n, stones in zip(self.taken, self.stones, strict=True)
        ]

    def tell(self, text: str, seen_by: int = EVERYONE, public: str | None = None) -> None:
        if self.news is not None:
            self.news.append(News(text, seen_by, public))


def bonus(taken: int, stone: int) -> int:
    return 6 if taken % 6 == stone % 6 else 0


@dataclass(frozen=True)
class KeepStone:
    seat: int

    def told(self, s: Heap) -> View:
        return {"question": "KeepStone", "seat": self.seat}

    def options(self, s: Heap) -> Sequence[Keep]:
        return [KEEP[stone] for stone in dict.fromkeys(s.stones[self.seat])]

    def answer(self, s: Heap, a: Keep, luck: Luck) -> None:
        other = s.stones[self.seat][:]
        other.remove(a.stone)
        s.bag += other
        s.stones[self.seat] = [a.stone]
        s.tell(f"kept {a.stone}", self.seat, "kept one")
        last = self.seat == len(s.taken) - 1
        s.asks.append(TakePebbles(0) if last else KeepStone(self.seat + 1))


@dataclass(frozen=True)
class TakePebbles:
    seat: int

    def told(self, s: Heap) -> View:
        return {"question": "TakePebbles", "seat": self.seat}

    def options(self, s: Heap) -> Sequence[Take]:
        return TAKE[1 : 1 + min(3, s.heap)]

    def answer(self, s: Heap, a: Take, luck: Luck) -> None:
        s.heap -= a.pebbles
        s.taken[self.seat] += a.pebbles
        s.tell(f"left {s.heap}")
        if s.heap:
            s.asks.append(TakePebbles((self.seat + 1) % len(s.taken)))


QUESTIONS: dict[str, type[KeepStone | TakePebbles]] = {"KeepStone": KeepStone, "TakePebbles": TakePebbles}


def setup(players: int, options: Options, luck: Luck) -> Heap:
    s = Heap(
        int(options["heap"]),
        [stone for stone in STONES for _ in range(2)],
        [[] for _ in range(players)],
        [0] * players,
    )
    s.news = []
    for seat in range(players):
        s.stones[seat] = sorted(luck.draw(s.bag, f"stone {seat}", seat) for _ in range(2))
    s.asks.append(KeepStone(0))
    return s


def view(s: Heap, eyes: int | None) -> View:
    shown = [eyes in (seat, ALL) or not s.asks for seat in range(len(s.taken))]
    return {
        "heap": s.heap,
        "taken": s.taken[:],
        "stones": [stones[:] if open else len(stones) for open, stones in zip(shown, s.stones, strict=True)],
        "ask": s.asks[-1].told(s) if s.asks else None,
    }


def deal(seen: View, luck: Luck) -> View:
    """Numbers become stones."""
    unseen = bag_without(stone for stones in seen["stones"] if isinstance(stones, list) for stone in stones)
    dealt = [
        sorted(luck.draw(unseen, "imagine") for _ in range(stones)) if isinstance(stones, int) else stones
        for stones in seen["stones"]
    ]
    return seen | {"stones": dealt}


def build(seen: View) -> Heap:
    try:
        taken = [index(pebbles) for pebbles in seen["taken"]]
        stones = [[STONES[STONES.index(stone)] for stone in stones] for stones in seen["stones"]]
        s = Heap(index(seen["heap"]), bag_without(chain.from_iterable(stones)), stones, taken)
        if seen["ask"]:
            s.asks.append(QUESTIONS[seen["ask"]["question"]](index(seen["ask"]["seat"])))
        check(s)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise BadPosition(f"not a position of pebbles: {error}") from error
    return s


def check(s: Heap) -> None:
    """That it can come to this."""
    players, question = len(s.taken), s.asks[-1] if s.asks else None
    kept = question.seat if isinstance(question, KeepStone) else players
    if [len(stones) for stones in s.stones] != [1] * kept + [2] * (players - kept):
        raise BadPosition("all seats have two stones until they keep one")
    if min(s.heap, *s.taken) < 0 or s.heap + sum(s.taken) > MOST:
        raise BadPosition(f"there are {MOST} pebbles at most, and no fewer than none anywhere")
    if bool(s.heap) != bool(question) or not 0 <= (question.seat if question else 0) < players:
        raise BadPosition("a seat is asked until the heap is gone")


def bag_without(stones: Iterable[int]) -> list[int]:
    """What is left in the bag; raises `ValueError` if there are not so many."""
    bag = [stone for stone in STONES for _ in range(2)]
    for stone in stones:
        bag.remove(stone)
    return bag


def survey(s: Heap, seen: View) -> View:
    """What the stones that are seen would add, as it stands."""
    return {
        "bonus": [
            bonus(taken, stones[0]) if isinstance(stones, list) and len(stones) == 1 else None
            for taken, stones in zip(seen["taken"], seen["stones"], strict=True)
        ]
    }


GAME: Final = Game(
    name="pebbles",
    title="Pebbles",
    version=1,
    seats=range(2, 5),
    state=Heap,
    questions=(asks(KeepStone), asks(TakePebbles)),
    setup=setup,
    view=view,
    build=build,
    deal=deal,
    survey=survey,
    options={"heap": Option(12, least=6, most=MOST)},
)


def missing(stones: list[int], pebbles: float) -> float:
    """How many more it takes to match the stone, or the nearer of two."""
    return min((stone - pebbles) % 6 for stone in stones)


class PebblesKnowledge(Knowledge[Heap]):
    """Pebbles count, and to be near one's stone, if all share alike what is left of the heap."""

    def worth(self, s: Heap) -> list[float]:
        weigh, share = self.weights["hope"], s.heap / len(s.taken)
        hopes = []
        for taken, stones in zip(s.taken, s.stones, strict=True):
            more = missing(stones, taken + share)
            hopes.append(exp(weigh["pebble"] * taken - weigh["off"] * min(more, 6 - more)))
        return [hope / sum(hopes) for hope in hopes]

    def is_calm(self, s: Heap) -> bool:
        return s.heap > 4

    def reply(self, s: Heap, luck: Luck) -> Keep | Take:
        question = s.asks[-1]
        if isinstance(question, KeepStone):
            return question.options(s)[0]
        stones, taken = s.stones[question.seat], s.taken[question.seat]
        return min(question.options(s), key=lambda a: missing(stones, taken + a.pebbles))


KNOWLEDGE: Final = PebblesKnowledge({"hope": {"pebble": 0.5, "off": 0.5}})
