"""Pebbles, a small game for 2 to 4: all keep one of two drawn stones in secret, then share out the heap.

Each turn takes 1 to 3 pebbles.  Who took as many as the own stone says, counted round in sixes, gains 6 more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludarium.core import BadPosition, Game, News, Option, Options, View
from ludarium.luck import EVERYONE, Luck

STONES = range(1, 7)


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
            (n + 6 * (not self.asks and n % 6 == stones[0] % 6),)
            for n, stones in zip(self.taken, self.stones, strict=True)
        ]

    def view(self, seat: int | None) -> View:
        return {
            "heap": self.heap,
            "taken": self.taken[:],
            "stones": [
                stones[:] if mine == seat or not self.asks else len(stones)
                for mine, stones in enumerate(self.stones)
            ],
            "ask": [type(self.asks[-1]).__name__, self.asks[-1].seat] if self.asks else None,
        }

    def tell(self, text: str, seen_by: int = EVERYONE, public: str | None = None) -> None:
        if self.news is not None:
            self.news.append(News(text, seen_by, public))


@dataclass(frozen=True)
class KeepStone:
    seat: int

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


def imagine(view: View, luck: Luck) -> Heap:
    s = Heap(
        view["heap"],
        [stone for stone in STONES for _ in range(2)],
        [[] for _ in view["taken"]],
        view["taken"][:],
    )
    known = [stones for stones in view["stones"] if isinstance(stones, list)]
    for stone in [stone for stones in known for stone in stones]:
        s.bag.remove(stone)
    for seat, stones in enumerate(view["stones"]):
        hidden = stones if isinstance(stones, int) else 0
        s.stones[seat] = sorted(luck.draw(s.bag, "imagine") for _ in range(hidden)) or stones[:]
    s.bag.sort()
    if view["ask"]:
        question, seat = view["ask"]
        s.asks.append(QUESTIONS[question](seat))
    return s


def write(s: Heap) -> str:
    hands = "".join(f"stones {' '.join(map(str, stones))}\n" for stones in s.stones)
    ask = f"ask {type(s.asks[-1]).__name__} {s.asks[-1].seat}\n" if s.asks else "ask nobody\n"
    return f"heap {s.heap}\ntaken {' '.join(map(str, s.taken))}\n{hands}{ask}"


def read(text: str, players: int, options: Options) -> Heap:
    try:
        lines = [line.split() for line in text.strip().splitlines()]
        stones = [[int(word) for word in line[1:]] for line in lines if line[0] == "stones"]
        view: dict[str, Any] = {
            "heap": int(lines[0][1]),
            "taken": [int(word) for word in lines[1][1:]],
            "stones": stones,
        }
        view["ask"] = None if lines[-1][1] == "nobody" else [lines[-1][1], int(lines[-1][2])]
        return imagine(view, Luck(0))
    except (IndexError, KeyError, ValueError) as error:
        raise BadPosition(f"not a position of pebbles: {error}") from error


GAME = Game(
    name="pebbles",
    title="Pebbles",
    version=1,
    seats=range(2, 5),
    setup=setup,
    imagine=imagine,
    read=read,
    write=write,
    components={},
    options={"heap": Option(12, least=6, most=60)},
)
