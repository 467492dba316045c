"""Tigris & Euphrates: putting things on the board one by one, as positions and views name them."""

from ludarium.cells import minus, split
from ludarium.games.tigris.actions import MONUMENT
from ludarium.games.tigris.board import CELL, LETTER, RED
from ludarium.games.tigris.valley import Monument, Valley


def put_on_board(s: Valley, tokens: dict[int, str], monuments: dict[int, str]) -> None:
    """Tokens by cell, names of monuments by square.  Trusted: they fit together."""
    for n, token in tokens.items():
        _put(s, n, token)
    s.monuments = tuple(
        [Monument(n, MONUMENT.index(monuments[n]), colour_of(tokens[n])) for n in sorted(monuments)]
    )
    s.regions = split(s.occupied())


def _put(s: Valley, n: int, token: str) -> None:
    cell = CELL[n]
    if token == "XX":
        s.ruined = s.ruined | cell
    elif token[0].isdigit():
        s.leader[4 * int(token[0]) - 4 + LETTER.index(token[1])] = cell
        s.leaders = s.leaders | cell
    elif token[0] == "#":
        s.face_down = s.face_down | cell
    else:
        s.tile[colour_of(token)] = s.tile[colour_of(token)] | cell
    if token[1] == "*":
        s.treasure = s.treasure | cell


def colour_of(token: str) -> int:
    """Of a tile, face up or face down."""
    if "*" in token:
        return RED
    return LETTER.index(token.strip("#.").upper())


def part(s: Valley, n: int) -> None:
    """While there are wars, the tile that unites joins nothing."""
    s.regions = split(minus(s.occupied(), CELL[n]))
