"""Tigris & Euphrates: a whole position as text (notation.md §5)."""

from collections.abc import Iterator
from typing import Final

from ludarium.cells import meets, numbers
from ludarium.core import BadPosition, Options, View, whole_number
from ludarium.games.tigris.board import (
    ACTIONS,
    AT,
    CATASTROPHES,
    CELL,
    COLOUR,
    COLOURS,
    INVENTORY,
    LETTER,
    NAME,
    RED,
    RIVER,
    START,
    TILES,
    WIDTH,
)
from ludarium.games.tigris.seen import on_board
from ludarium.games.tigris.valley import Rules

KEYS: Final = "players options board cells monuments turn ask hands points treasures catastrophes bag"
RULES: Final = {"support": Rules().support, "points": Rules().points}
TURN: Final = {"seat": 0, "left": ACTIONS}
Lines = dict[str, list[str]]


# Writing.


def text(seen: View) -> str:
    """Of a view that sees everything; reading it and writing again gives the same."""
    return "".join([f"{line}\n" for line in _written(seen)])


def _written(seen: View) -> Iterator[str]:
    """A line that says the default is left out."""
    yield f"players: {seen['players']}"
    chosen = [f"{name} {value}" for name, value in seen["rules"].items() if value != RULES[name]]
    if chosen:
        yield f"options: {', '.join(chosen)}"
    yield from _drawing(seen["cells"])
    if seen["monuments"]:
        yield "monuments: " + ", ".join(
            [f"{name} {monument}" for name, monument in seen["monuments"].items()]
        )
    if seen["turn"] != TURN:
        yield f"turn: {turn_text(seen)}"
    if ask_text(seen) != "action":
        yield f"ask: {ask_text(seen)}"
    if any(seen["hands"]):
        yield "hands: " + " ".join([hand or "-" for hand in seen["hands"]])
    if any([any(four) for four in seen["points"]]):
        yield "points: " + " ".join(["/".join(map(str, four)) for four in seen["points"]])
    if any(seen["treasures"]):
        yield "treasures: " + " ".join(map(str, seen["treasures"]))
    if seen["catastrophes"] != [CATASTROPHES] * seen["players"]:
        yield "catastrophes: " + " ".join(map(str, seen["catastrophes"]))
    if seen["bag"] != everything_else(seen):
        yield f"bag: {' '.join([f'{n}{LETTER[c]}' for c, n in enumerate(seen['bag']) if n]) or '-'}"


def _drawing(cells: View) -> Iterator[str]:
    """The smallest rectangle that contains every cell which is not empty."""
    used = [AT[name] for name in cells]
    if not used:
        return
    columns = range(min([n % WIDTH for n in used]), max([n % WIDTH for n in used]) + 1)
    yield "board:"
    yield "    " + "  ".join([NAME[column][0] for column in columns])
    for row in range(min(used) // WIDTH, max(used) // WIDTH + 1):
        yield f"{row + 1:2}  " + " ".join([shown(cells, row * WIDTH + column) for column in columns])


def shown(cells: View, n: int) -> str:
    """The token of a cell, an empty one too."""
    return str(cells.get(NAME[n]) or empty_token(n))


def empty_token(n: int) -> str:
    return "~~" if meets(RIVER, CELL[n]) else ".."


def turn_text(seen: View) -> str:
    return f"p{seen['turn']['seat'] + 1} {seen['turn']['left']}"


def ask_text(seen: View) -> str:
    """The pending question."""
    ask = seen["ask"]
    match ask and ask["question"]:
        case None:
            return "over"
        case "ChooseWar":
            return f"wars {ask['cell']}"
        case "Support":
            c = ask["conflict"]
            where = f"war {ask['colour']} {ask['cell']}" if c == "war" else f"revolt {ask['attacker']}"
            return where if ask["committed"] is None else f"{where} {ask['committed']}"
        case "BuildMonument":
            return f"monument {ask['cell']}"
        case "LeaveTreasure":
            return "treasure"
    return "action"


def everything_else(seen: View) -> list[int]:
    """By colour: tiles that are not on the board, in a hand or committed."""
    on_table, out = on_board(seen["cells"]), [0] * len(COLOURS)
    ask = seen["ask"] or {}
    if ask.get("committed"):
        colour = COLOUR.index(ask["colour"]) if ask["conflict"] == "war" else RED
        out[colour] = ask["committed"]
    hands = "".join(seen["hands"])
    return [TILES[c] - on_table[c] - hands.count(LETTER[c]) - out[c] for c in COLOURS]


# Reading.


def parse(position: str, players: int, options: Options) -> View:
    """What this text says, the defaults filled in; raises `BadPosition` where it breaks the grammar."""
    lines = _lines(position)
    players = whole_number(_value(lines, "players", str(players)), 2, 4)
    seen: View = {
        "players": players,
        "rules": _options(lines, options),
        "cells": _cells(lines),
        "monuments": _monuments(lines),
        "turn": _turn(lines, players),
        "ask": parse_ask(_value(lines, "ask", "action").split()),
        "catastrophes": [
            whole_number(n) for n in _by_seat(lines, "catastrophes", str(CATASTROPHES), players)
        ],
        "hands": [_hand(word) for word in _by_seat(lines, "hands", "-", players)],
        "points": [_four(four) for four in _by_seat(lines, "points", "0/0/0/0", players)],
        "treasures": [whole_number(n) for n in _by_seat(lines, "treasures", "0", players)],
    }
    seen["bag"] = _bag(_value(lines, "bag", "")) or everything_else(seen)
    return seen


def _lines(position: str) -> Lines:
    """What each line says by its key, and after it, for the board, the drawing."""
    found: Lines = {}
    key = ""
    for line in position.splitlines():
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


def _options(lines: Lines, options: Options) -> View:
    found = dict(options)
    for name, value in _entries(lines, "options"):
        if name not in INVENTORY["options"] or value not in INVENTORY["options"][name]["values"]:
            raise BadPosition(f"there is no option {name} {value}")
        found[name] = value
    return {name: found[name] for name in RULES}


def _cells(lines: Lines) -> View:
    """Tokens in board order; what is named later replaces what was there."""
    kind, *drawn = lines.get("board", [""])
    if kind not in ("", "start"):
        raise BadPosition(f"a board is drawn, or begins with 'start', not with {kind!r}")
    found = {NAME[n]: "r*" for n in numbers(START)} if kind else {}
    for name, token in [*_drawn(drawn), *_entries(lines, "cells")]:
        if name not in AT:
            raise BadPosition(f"there is no cell {name}")
        found.pop(name, "")
        if token in ("..", "~~"):
            if token != empty_token(AT[name]):
                raise BadPosition(f"{token!r} cannot be on {name}")
        else:
            found[name] = token
    return {name: found[name] for name in sorted(found, key=AT.__getitem__)}


def _drawn(lines: list[str]) -> list[tuple[str, str]]:
    if not lines:
        return []
    columns = lines[0].split()
    if "".join(columns) not in "ABCDEFGHIJKLMNOP" or any(len(column) != 1 for column in columns):
        raise BadPosition(f"{lines[0].strip()!r} does not name columns")
    return [entry for line in lines[1:] for entry in _row(columns, line.split())]


def _row(columns: list[str], words: list[str]) -> list[tuple[str, str]]:
    if len(words) != len(columns) + 1:
        raise BadPosition(f"row {words[0]} has not as many tokens as there are columns")
    return [(column + words[0], token) for column, token in zip(columns, words[1:], strict=True)]


def _monuments(lines: Lines) -> View:
    found: View = {}
    for name, monument in sorted(_entries(lines, "monuments"), key=lambda entry: AT.get(entry[0], 0)):
        if name in found:
            raise BadPosition(f"two monuments on {name}")
        found[name] = monument
    return found


def _turn(lines: Lines, players: int) -> View:
    words = _value(lines, "turn", "p1").split()
    if len(words) > 2 or words[0] not in [f"p{seat + 1}" for seat in range(players)]:
        raise BadPosition(f"it cannot be the turn of {' '.join(words)!r}")
    left = whole_number(words[1], 0, ACTIONS) if len(words) == 2 else ACTIONS
    return {"seat": int(words[0][1]) - 1, "left": left}


def parse_ask(words: list[str]) -> View | None:
    """As much as the words say: the board tells the rest."""
    match words:
        case ["over"]:
            return None
        case ["action"]:
            found = {"question": "TakeAction"}
        case ["treasure"]:
            found = {"question": "LeaveTreasure"}
        case ["monument", cell]:
            found = {"question": "BuildMonument", "cell": cell}
        case ["wars", cell]:
            found = {"question": "ChooseWar", "cell": cell}
        case ["war", colour, cell, *n] if colour in COLOUR and len(n) < 2:
            war = {"question": "Support", "conflict": "war", "colour": colour, "cell": cell}
            return {**war, "committed": whole_number(n[0]) if n else None}
        case ["revolt", cell, *n] if len(n) < 2:
            revolt = {"question": "Support", "conflict": "revolt", "attacker": cell}
            return {**revolt, "committed": whole_number(n[0]) if n else None}
        case _:
            raise BadPosition(f"{' '.join(words)!r} cannot be asked here")
    return found


def _by_seat(lines: Lines, key: str, default: str, players: int) -> list[str]:
    words = _value(lines, key, " ".join([default] * players)).split()
    if len(words) != players:
        raise BadPosition(f"{key}: one entry for each of {players} seats")
    return words


def _hand(word: str) -> str:
    if word != "-" and word.strip("".join(LETTER)):
        raise BadPosition(f"{word!r} is not a hand")
    return "".join([letter * word.count(letter) for letter in LETTER])


def _four(word: str) -> list[int]:
    return [whole_number(n) for n in word.split("/")]


def _bag(value: str) -> list[int] | None:
    """By colour; None if it is not said."""
    if not value:
        return None
    tiles = [0] * len(COLOURS)
    for word in [] if value == "-" else value.split():
        if word[-1] not in LETTER or tiles[LETTER.index(word[-1])]:
            raise BadPosition(f"{word!r} is not so many tiles of a colour")
        tiles[LETTER.index(word[-1])] = whole_number(word[:-1])
    return tiles
