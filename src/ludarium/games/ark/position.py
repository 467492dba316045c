"""The Ark of the Covenant: a whole position read from its text (notation.md §5)."""

import re
from typing import Final

from ludarium.core import BadPosition, Options
from ludarium.games.ark.cells import SIDES, STEP, is_cell, name, parse
from ludarium.games.ark.drawn import KIND, BadTile
from ludarium.games.ark.features import lay, stand
from ludarium.games.ark.inventory import FOLLOWERS, MOST
from ludarium.games.ark.land import BOX, NOBODY, NOWHERE, SUPPLY, Land, empty
from ludarium.games.ark.setup import rules
from ludarium.games.ark.tiles import TURN, Tile, tile
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile, fits

SEAT: Final = re.compile(r"p([1-9]\d?)")
PIECE: Final = re.compile(r"p([1-9]\d?)(\*?)@([crf]\d)")
TIMES: Final = re.compile(r"(.+?)(?:\*([1-9]\d{0,3}))?")
Words = list[str]


def read(text: str, players: int, options: Options) -> Land:
    """The position of this text as it stands; raises `BadPosition` with what is wrong."""
    lines = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
    s = empty(_players(lines, players), rules(options), FOLLOWERS)
    kinds: dict[str, list[Words]] = {}
    for words in lines:
        kinds.setdefault(_kind(words), []).append(words)
    for kind in ("ark", "bag", "out", "ask"):
        if len(kinds.get(kind, [])) > 1:
            raise BadPosition(f"there are two lines {kind!r}")
    _lay_tiles(s, kinds.get("tile", []))
    _read_seats(s, kinds.get("seat", []))
    for words in kinds.get("ark", []):
        s.ark = _read_ark(s, words[1:])
    for words in kinds.get("bag", []):
        s.bag = sorted((one for word in words[1:] for one in _several(word)), key=str)
    for words in kinds.get("out", []):
        s.out = [_tile(word) for word in words[1:]]
    for words in kinds.get("ask", []):
        _read_ask(s, words[1:])
    return s


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


def _seat(s: Land, number: str) -> int:
    if int(number) > s.players:
        raise BadPosition(f"there is no seat p{number}")
    return int(number) - 1


def _tile(word: str) -> Tile:
    try:
        return tile(word)
    except BadTile as error:
        raise BadPosition(str(error)) from error


def _several(word: str) -> list[Tile]:
    match = TIMES.fullmatch(word)
    if match is None:
        raise BadPosition(f"{word!r} is no tile")
    return [_tile(match[1])] * int(match[2] or 1)


def _cell(word: str) -> int:
    if not is_cell(word):
        raise BadPosition(f"{word!r} is no cell")
    return parse(word)


# Tiles and pieces.


def _lay_tiles(s: Land, lines: list[Words]) -> None:
    """In reading order, so that the same table is the same state."""
    found: dict[int, Words] = {}
    for words in lines:
        if not 2 <= len(words) <= 4:
            raise BadPosition(f"what is {' '.join(words)!r}?")
        cell = _cell(words[1])
        if cell in found:
            raise BadPosition(f"two tiles lie at {words[1]}")
        found[cell] = words
    for cell in sorted(found):
        words = found[cell]
        turn, piece = _turn_and_piece(words[2:])
        face = _tile(words[0]).faces[turn]
        for side in SIDES:
            beside = s.at.get(cell + STEP[side])
            if beside is not None and s.face[beside].kinds[side ^ 2] != face.kinds[side]:
                kinds = KIND[face.kinds[side]], KIND[s.face[beside].kinds[side ^ 2]]
                raise BadPosition(
                    f"{words[1]}: its {kinds[0]} meets the {kinds[1]} of {name(s.cell[beside])}"
                )
        number = lay(s, face, cell)
        if piece:
            _stand(s, number, piece)


def _turn_and_piece(words: Words) -> tuple[int, str]:
    turn = TURN.index(words.pop(0)) if words and words[0] in tuple(TURN) else 0
    if len(words) > 1:
        raise BadPosition(f"what is {' '.join(words)!r}? A tile carries one piece at most")
    return turn, words[0] if words else ""


def _stand(s: Land, number: int, word: str) -> None:
    match = PIECE.fullmatch(word)
    if match is None:
        raise BadPosition(f"{word!r} is no piece")
    seat, one = _seat(s, match[1]), s.face[number].tile
    if match[3] not in one.names:
        raise BadPosition(f"{one} has no part {match[3]}")
    part = one.names.index(match[3])
    if match[2]:
        if part >= one.cities:
            raise BadPosition(f"{word}: a prophet stands in a city")
        if s.prophet[seat] != SUPPLY:
            raise BadPosition(f"p{seat + 1} has one prophet only")
    elif not s.supply[seat]:
        raise BadPosition(f"p{seat + 1} has {FOLLOWERS} followers only")
    stand(s, number, seat, part, bool(match[2]))


# Everything else.


def _read_seats(s: Land, lines: list[Words]) -> None:
    named = [words[0] for words in lines]
    for words in lines:
        if named.count(words[0]) > 1:
            raise BadPosition(f"there are two lines {words[0]}")
        if len(words) < 2 or not re.fullmatch(r"\d{1,6}", words[1]) or words[2:] not in ([], ["boxed"]):
            raise BadPosition(f"what is {' '.join(words)!r}?")
        seat = _seat(s, words[0][1:])
        s.points[seat] = int(words[1])
        if words[2:]:
            if s.prophet[seat] != SUPPLY:
                raise BadPosition(f"the prophet of {words[0]} is on the table and in the box")
            s.prophet[seat] = BOX


def _number(s: Land, word: str) -> int:
    cell = _cell(word)
    if cell not in s.at:
        raise BadPosition(f"there is no tile at {word}")
    return s.at[cell]


def _read_ark(s: Land, words: Words) -> int:
    if len(words) != 1:
        raise BadPosition(f"the Ark stands on one tile, not on {' '.join(words)!r}")
    return _number(s, words[0])


def _read_ask(s: Land, words: Words) -> None:
    text = " ".join(words)
    match = SEAT.fullmatch(words[0]) if words else None
    if match is None or len(words) < 3:
        raise BadPosition(f"{text!r} is no question")
    seat = _seat(s, match[1])
    if words[1] == "EnterArk":
        if s.ark != NOWHERE:
            raise BadPosition("the Ark is on the board already")
        s.asks.append(EnterArk(seat, tuple(sorted({s.cell[_number(s, word)] for word in words[2:]}))))
    elif words[1] == "PlaceTile" and len(words) == 3:
        if not fits(s, _tile(words[2])):
            raise BadPosition(f"{words[2]} fits nowhere")
        s.asks.append(PlaceTile(seat, words[2]))
    elif words[1] == "Deploy" and len(words) == 3:
        if s.piece[_number(s, words[2])] != NOBODY:
            raise BadPosition(f"there is a piece at {words[2]} already")
        s.asks.append(Deploy(seat, parse(words[2])))
    else:
        raise BadPosition(f"{text!r} is no question")
