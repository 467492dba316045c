"""The Ark of the Covenant: a whole position as text, and back (notation.md §5)."""

import re
from collections.abc import Iterator
from typing import Final

from ludarium.core import BadPosition, Options, View
from ludarium.games.ark.inventory import MOST
from ludarium.games.ark.tiles import TURN

SEAT: Final = re.compile(r"p([1-9]\d?)")
PIECE: Final = re.compile(r"p([1-9]\d?)(\*?)@([crf]\d)")
POINTS: Final = re.compile(r"\d{1,6}")
TIMES: Final = re.compile(r"[1-9]\d?")
Words = list[str]

# § Writing.


def text(seen: View) -> str:
    """The one canonical text of a position."""
    return "".join(f"{line}\n" for line in _lines(seen))


def _lines(seen: View) -> Iterator[str]:
    for seat, points in enumerate(seen["points"]):
        yield f"p{seat + 1} {points}" + (" boxed" if seen["prophets"][seat] == "box" else "")
    for tile in seen["tiles"]:
        words = f"{tile['name']} {tile['cell']} {tile['turn']}"
        yield f"{words} {piece_words(tile['piece'])}" if tile["piece"] else words
    if seen["ark"]:
        yield f"ark {seen['ark']}"
    if seen["bag"]:
        yield "bag " + " ".join(one if n == 1 else f"{one}*{n}" for one, n in seen["bag"].items())
    if seen["out"]:
        yield f"out {' '.join(seen['out'])}"
    if seen["ask"]:
        yield f"ask {_ask(seen['ask'])}"


def piece_words(piece: View) -> str:
    star = "*" if piece["kind"] == "prophet" else ""
    return f"p{piece['seat'] + 1}{star}@{piece['part']}"


def _ask(ask: View) -> str:
    about = ask["cells"] if "cells" in ask else [ask["tile"] if "tile" in ask else ask["cell"]]
    return " ".join([f"p{ask['seat'] + 1}", ask["question"], *about])


# § Reading: the grammar alone; `build` knows the rules.


def parse(text: str, players: int, options: Options) -> View:
    """The view that a text tells of, but for what follows from the rest; raises `BadPosition`."""
    lines = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
    kinds: dict[str, list[Words]] = {}
    for words in lines:
        kinds.setdefault(_kind(words), []).append(words)
    for kind in ("ark", "bag", "out", "ask"):
        if len(kinds.get(kind, [])) > 1:
            raise BadPosition(f"there are two lines {kind!r}")
    seats = _players(lines, players)
    tiles = [_read_tile(words) for words in kinds.get("tile", [])]
    seen: View = {"players": seats, "options": dict(options), "tiles": tiles, "ark": None}
    seen |= _read_seats(kinds.get("seat", []), seats, tiles)
    for words in kinds.get("ark", []):
        seen["ark"] = _read_ark(words[1:])
    seen["bag"] = _read_bag([word for words in kinds.get("bag", []) for word in words[1:]])
    seen["out"] = [word for words in kinds.get("out", []) for word in words[1:]]
    asks = [_read_ask(words[1:]) for words in kinds.get("ask", [])]
    return seen | {"ask": asks[0] if asks else None}


def _kind(words: Words) -> str:
    """What a line is about, by its first word."""
    first = words[0]
    if first in ("ark", "bag", "out", "ask"):
        return first
    return "seat" if SEAT.fullmatch(first) else "tile"


def _players(lines: list[Words], players: int) -> int:
    """The highest seat that has a line or is asked, if there are more than expected."""
    heads = [words[0] for words in lines] + [words[1] for words in lines if words[0] == "ask" and words[1:]]
    highest = max([players, *[int(match[1]) for word in heads if (match := SEAT.fullmatch(word))]])
    if highest > MOST:
        raise BadPosition(f"there are {MOST} seats at most")
    return highest


def _read_tile(words: Words) -> View:
    if not 2 <= len(words) <= 4:
        raise BadPosition(f"what is {' '.join(words)!r}?")
    turn, rest = (words[2], words[3:]) if words[2:] and words[2] in tuple(TURN) else (TURN[0], words[2:])
    if len(rest) > 1:
        raise BadPosition(f"what is {' '.join(rest)!r}? A tile carries one piece at most")
    piece = _read_piece(rest[0]) if rest else None
    return {"name": words[0], "cell": words[1], "turn": turn, "piece": piece}


def _read_piece(word: str) -> View:
    match = PIECE.fullmatch(word)
    if match is None:
        raise BadPosition(f"{word!r} is no piece")
    return {"seat": int(match[1]) - 1, "kind": "prophet" if match[2] else "follower", "part": match[3]}


def _read_seats(lines: list[Words], players: int, tiles: list[View]) -> View:
    points, prophets = [0] * players, ["supply"] * players
    for tile in tiles:
        if tile["piece"] and tile["piece"]["kind"] == "prophet" and tile["piece"]["seat"] < players:
            prophets[tile["piece"]["seat"]] = "board"
    named = [words[0] for words in lines]
    for words in lines:
        if named.count(words[0]) > 1:
            raise BadPosition(f"there are two lines {words[0]}")
        if len(words) < 2 or not POINTS.fullmatch(words[1]) or words[2:] not in ([], ["boxed"]):
            raise BadPosition(f"what is {' '.join(words)!r}?")
        seat = int(words[0][1:]) - 1
        points[seat] = int(words[1])
        if words[2:]:
            prophets[seat] = "box"
    return {"points": points, "prophets": prophets}


def _read_ark(words: Words) -> str:
    if len(words) != 1:
        raise BadPosition(f"the Ark stands on one tile, not on {' '.join(words)!r}")
    return words[0]


def _read_bag(words: Words) -> View:
    """How many of each, in the order of their names."""
    found: dict[str, int] = {}
    for word in words:
        name, _, times = word.rpartition("*")
        if name and TIMES.fullmatch(times):
            found[name] = found.get(name, 0) + int(times)
        else:
            found[word] = found.get(word, 0) + 1
    return {name: found[name] for name in sorted(found)}


def _read_ask(words: Words) -> View:
    match = SEAT.fullmatch(words[0]) if words else None
    if match is not None and len(words) > 2:
        ask = {"seat": int(match[1]) - 1, "question": words[1]}
        if words[1] == "EnterArk":
            return ask | {"cells": words[2:]}
        if words[1] in ("PlaceTile", "Deploy") and len(words) == 3:
            return ask | {"tile" if words[1] == "PlaceTile" else "cell": words[2]}
    raise BadPosition(f"{' '.join(words)!r} is no question")
