"""Tigris & Euphrates: a whole position read from its text (notation.md §5)."""

from typing import Final

from ludarium.cells import count, numbers
from ludarium.core import BadPosition, Options
from ludarium.games.tigris.actions import MONUMENT, PAIRS, words
from ludarium.games.tigris.asking import read_ask
from ludarium.games.tigris.board import (
    ACTIONS,
    AT,
    CATASTROPHES,
    COLOUR,
    COLOURS,
    INVENTORY,
    LETTER,
    SQUARE,
    TILES,
    TREASURES,
    UPPER_LEFT,
)
from ludarium.games.tigris.drawing import read_board
from ludarium.games.tigris.layout import colour_of, put_on_board
from ludarium.games.tigris.setup import empty, rules
from ludarium.games.tigris.valley import Valley
from ludarium.games.tigris.writing import everything_else

KEYS: Final = "players options board cells monuments turn ask hands points treasures catastrophes bag"
Lines = dict[str, list[str]]


def read(text: str, players: int, options: Options) -> Valley:
    """The position of this text as it stands; raises `BadPosition` with what is wrong."""
    lines = _lines(text)
    players = _number(_value(lines, "players", str(players)), 2, 4)
    s = empty(players, rules(_options(lines, options)))
    tokens = read_board(lines.get("board", [""]), _entries(lines, "cells"), players)
    put_on_board(s, tokens, _monuments(lines, tokens))
    s.active, s.left = _turn(lines, players)
    s.hand = [n for hand in _by_seat(lines, "hands", "-", s) for n in _hand(hand)]
    s.points = [n for four in _by_seat(lines, "points", "0/0/0/0", s) for n in _four(four)]
    s.taken = [_number(n) for n in _by_seat(lines, "treasures", "0", s)]
    s.catastrophes = [_number(n) for n in _by_seat(lines, "catastrophes", str(CATASTROPHES), s)]
    read_ask(s, _value(lines, "ask", "action").split())
    _fill_bag(s, _value(lines, "bag", ""))
    _check(s)
    return s


def _lines(text: str) -> Lines:
    """What each line says by its key, and after it, for the board, the drawing."""
    found: Lines = {}
    key = ""
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        if colon:
            key = head.strip()
            if key not in KEYS.split(" ") or key in found:
                raise BadPosition(f"what is {key!r}, or why twice?")
            found[key] = [rest.strip()]
        elif line.strip():
            if key != "board":
                raise BadPosition(f"what is {line.strip()!r}?")
            found[key].append(line)
    return found


def _value(lines: Lines, key: str, default: str) -> str:
    return lines[key][0] or default if key in lines else default


def _entries(lines: Lines, key: str) -> list[tuple[str, str]]:
    """Entries of two words, separated by commas."""
    found = []
    for entry in _value(lines, key, "").split(","):
        words = entry.split()
        if len(words) == 2:
            found.append((words[0], words[1]))
        elif words:
            raise BadPosition(f"{key}: {entry.strip()!r} should be two words")
    return found


def _number(word: str, least: int = 0, most: int = 10**6) -> int:
    if not (word.isascii() and word.isdecimal()) or not least <= int(word) <= most:
        raise BadPosition(f"{word!r} is not a number that can stand here")
    return int(word)


def _options(lines: Lines, options: Options) -> Options:
    found = dict(options)
    for name, value in _entries(lines, "options"):
        if name not in INVENTORY["options"] or value not in INVENTORY["options"][name]["values"]:
            raise BadPosition(f"there is no option {name} {value}")
        found[name] = value
    return found


def _monuments(lines: Lines, tokens: dict[int, str]) -> dict[int, str]:
    """By square; each on four face-down tiles of one of its colours, and no face-down tile without one."""
    found: dict[int, str] = {}
    beneath: list[int] = []
    for name, monument in _entries(lines, "monuments"):
        if AT.get(name, -1) not in UPPER_LEFT or monument not in MONUMENT or monument in found.values():
            raise BadPosition(f"there is no monument {monument} to be on {name}")
        found[AT[name]] = monument
        four = numbers(SQUARE[AT[name]])
        beneath += four
        colours = {colour_of(tokens[n]) if tokens.get(n, "..")[0] == "#" else -1 for n in four}
        if len(colours) > 1 or not colours & set(PAIRS[MONUMENT.index(monument)]):
            raise BadPosition(f"{name}: under a monument are four face-down tiles of one of its colours")
    if sorted(beneath) != sorted(n for n, token in tokens.items() if token[0] == "#"):
        raise BadPosition("face-down tiles lie under a monument, four under each")
    return found


def _turn(lines: Lines, players: int) -> tuple[int, int]:
    words = _value(lines, "turn", "p1").split()
    if len(words) > 2 or words[0] not in [f"p{seat + 1}" for seat in range(players)]:
        raise BadPosition(f"it cannot be the turn of {' '.join(words)!r}")
    return int(words[0][1]) - 1, _number(words[1], 0, ACTIONS) if len(words) == 2 else ACTIONS


def _by_seat(lines: Lines, key: str, default: str, s: Valley) -> list[str]:
    words = _value(lines, key, " ".join([default] * s.players)).split()
    if len(words) != s.players:
        raise BadPosition(f"{key}: one entry for each of {s.players} seats")
    return words


def _hand(word: str) -> list[int]:
    if word != "-" and word.strip("".join(LETTER)):
        raise BadPosition(f"{word!r} is not a hand")
    return [word.count(letter) for letter in LETTER]


def _four(word: str) -> list[int]:
    numbers = word.split("/")
    if len(numbers) != len(COLOURS):
        raise BadPosition(f"{word!r} should be four numbers")
    return [_number(n) for n in numbers]


def _fill_bag(s: Valley, value: str) -> None:
    tiles = [0] * len(COLOURS)
    for word in [] if value == "-" else value.split():
        if word[-1] not in LETTER or tiles[LETTER.index(word[-1])]:
            raise BadPosition(f"{word!r} is not so many tiles of a colour")
        tiles[LETTER.index(word[-1])] = _number(word[:-1])
    s.bag = words(tiles if value else everything_else(s))


def _check(s: Valley) -> None:
    """No more of anything than there is."""
    for c in COLOURS:
        if everything_else(s)[c] < s.in_bag(c):
            raise BadPosition(f"there are only {TILES[c]} {COLOUR[c]} tiles")
    if count(s.treasure) + sum(s.taken) > TREASURES:
        raise BadPosition(f"there are only {TREASURES} treasures")
    if count(s.ruined) + sum(s.catastrophes) > CATASTROPHES * s.players:
        raise BadPosition(f"there are only {CATASTROPHES} catastrophes a player")
