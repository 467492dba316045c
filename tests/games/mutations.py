"""Positions of random games, spoilt by a slip of the pen: words, lines, letters and digits."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from ludarium.contract import Game
from ludarium.core import BadPosition, apply, sample
from ludarium.luck import Luck
from ludarium.registry import game as find_game

SLIPS = 3  # at most
NUMBERS = 0.3  # of the slips
LONGEST = 5_000  # answers in what is left of a game
STRANGE = ["-1", "10000000", "9" * 5000, "1e3", "²", "٣", ""]  # numbers, or nearly
Pen = Callable[[list[str], list[str], Random], None]


@cache
def written(name: str) -> list[tuple[str, int, dict[str, str | int]]]:
    """Every position of random games for each number of players, with the defaults and with other options."""
    it, found = find_game(name), []
    for players in it.seats:
        for chosen in ({}, others(it, Random(players))):
            luck = Luck(players)
            s = it.start(players, chosen, luck)
            while s.asks:
                found.append((it.write(s), players, chosen))
                apply(s, sample(s, luck), luck)
            found.append((it.write(s), players, chosen))
    return found


def others(it: Game[Any], pen: Random) -> dict[str, str | int]:
    return {
        name: pen.choice(option.values) if option.values else pen.randint(option.least, option.most)
        for name, option in it.options.items()
    }


def drop(words: list[str], known: list[str], pen: Random) -> None:
    del words[pen.randrange(len(words))]


def double(words: list[str], known: list[str], pen: Random) -> None:
    words.insert(pen.randrange(len(words) + 1), pen.choice(words))


def swap(words: list[str], known: list[str], pen: Random) -> None:
    i, j = pen.randrange(len(words)), pen.randrange(len(words))
    words[i], words[j] = words[j], words[i]


def replace(words: list[str], known: list[str], pen: Random) -> None:
    words[pen.randrange(len(words))] = pen.choice(known)


def add(words: list[str], known: list[str], pen: Random) -> None:
    words.insert(pen.randrange(len(words) + 1), pen.choice(known))


PENS: list[Pen] = [drop, double, swap, replace, add]
# How a text falls apart, and how it is put together again.
CUTS: list[tuple[Callable[[str], list[str]], str]] = [
    (lambda text: text.split("\n"), "\n"),
    (lambda text: text.replace("\n", " \n ").split(" "), " "),
    (list, ""),
]


def slip(text: str, other: str, pen: Random) -> str:
    """One number is another, or a word, line or letter dropped, doubled, swapped, or of another position."""
    if pen.random() < NUMBERS:
        return renumber(text, pen)
    cut, joint = pen.choice(CUTS)
    words = cut(text)
    pen.choice(PENS)(words, cut(other), pen)
    return joint.join(words)


def renumber(text: str, pen: Random) -> str:
    found = pen.choice(list(re.finditer(r"\d{1,9}", text)) or [None])
    if found is None:
        return text
    number = pen.choice([int(found[0]) - 1, int(found[0]) + 1, pen.randrange(20), pen.choice(STRANGE)])
    return f"{text[: found.start()]}{number}{text[found.end() :]}"


def spoilt(name: str, pen: Random) -> tuple[str, int, dict[str, str | int]]:
    """A position with a few slips; sometimes it is said to be for others."""
    positions = written(name)
    text, players, chosen = pen.choice(positions)
    for _ in range(pen.randint(1, SLIPS)):
        text = slip(text, pen.choice(positions)[0], pen)
    if pen.random() < 0.1:
        players = pen.choice(find_game(name).seats)
    return text, players, chosen


def try_out(name: str, pen: Random) -> bool:
    """Whether a spoilt position is read; then it can be written, seen, imagined and played to its end."""
    text, players, chosen = spoilt(name, pen)
    try:
        return held(find_game(name), text, players, chosen, pen)
    except Exception as error:
        raise AssertionError(f"{error!r}: for {players}, {chosen}:\n{text}") from error


def held(it: Game[Any], text: str, players: int, chosen: dict[str, str | int], pen: Random) -> bool:
    try:
        s = it.read(text, players, chosen)
    except BadPosition as error:
        assert str(error)
        return False
    hold(it, s, players, chosen, pen)
    return True


def hold(it: Game[Any], s: Any, players: int, chosen: dict[str, str | int], pen: Random) -> None:
    text = it.write(s)
    assert it.write(it.read(text, players, chosen)) == text
    luck = Luck(pen.randrange(1 << 30))
    for seat in [None, *range(len(s.scores()))]:
        view = json.loads(json.dumps(it.view(s, seat)))
        world = it.imagine(view, luck)
        assert it.view(world, seat) == view
    for one in (world, s):
        play_on(one, luck)


def play_on(s: Any, luck: Luck) -> None:
    answers = 0
    while s.asks:
        apply(s, sample(s, luck), luck)
        answers += 1
        assert answers < LONGEST
    assert len(s.scores()) > 1


def spoil(name: str, times: int, seed: int) -> Iterator[bool]:
    """So many tries."""
    pen = Random(seed)
    for _ in range(times):
        yield try_out(name, pen)
