"""The Ark of the Covenant: a whole position as its one canonical text (notation.md §5)."""

from collections.abc import Iterator

from ludarium.games.ark.cells import name
from ludarium.games.ark.features import tiles_of
from ludarium.games.ark.land import BOX, NOBODY, NOWHERE, PROPHET, Land
from ludarium.games.ark.tiles import TURN, Tile
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile


def write(s: Land) -> str:
    return "".join(f"{line}\n" for line in _lines(s))


def _lines(s: Land) -> Iterator[str]:
    for seat, points in enumerate(s.points):
        yield f"p{seat + 1} {points}" + (" boxed" if s.prophet[seat] == BOX else "")
    for tile in tiles_of(s, (1 << len(s.cell)) - 1):
        yield _tile(s, tile)
    if s.ark != NOWHERE:
        yield f"ark {name(s.cell[s.ark])}"
    if s.bag:
        yield f"bag {_pool(s.bag)}"
    if s.out:
        yield f"out {' '.join(tile.name for tile in s.out)}"
    if s.asks:
        yield f"ask {_ask(s)}"


def _tile(s: Land, tile: int) -> str:
    face = s.face[tile]
    words = f"{face.tile.name} {name(s.cell[tile])} {TURN[face.turn]}"
    return words if s.piece[tile] == NOBODY else f"{words} {piece_words(s, tile)}"


def piece_words(s: Land, tile: int) -> str:
    piece = s.piece[tile]
    star = "*" if piece & PROPHET else ""
    return f"p{(piece >> 4) + 1}{star}@{s.face[tile].tile.names[piece & 7]}"


def _pool(tiles: list[Tile]) -> str:
    names = [tile.name for tile in tiles]
    times = {one: names.count(one) for one in sorted(set(names))}
    return " ".join(one if n == 1 else f"{one}*{n}" for one, n in times.items())


def _ask(s: Land) -> str:
    question = s.asks[-1]
    words = f"p{question.seat + 1} {type(question).__name__}"
    if isinstance(question, PlaceTile):
        return f"{words} {question.tile}"
    if isinstance(question, Deploy):
        return f"{words} {name(question.cell)}"
    if isinstance(question, EnterArk):
        return f"{words} {' '.join(name(cell) for cell in question.cells)}"
    return words
