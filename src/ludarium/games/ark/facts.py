"""The Ark of the Covenant: what its cases can state (notation.md §7)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludarium.core import Played
from ludarium.games.ark.cells import name
from ludarium.games.ark.features import tiles_of
from ludarium.games.ark.land import NOBODY, NOWHERE, Land
from ludarium.games.ark.seen import where_is
from ludarium.games.ark.turn import PlaceTile
from ludarium.games.ark.writing import piece_words, write

Fact = Callable[[Played, Any], tuple[Any, Any]]


def _pieces(s: Land) -> dict[str, str]:
    tiles = tiles_of(s, (1 << len(s.cell)) - 1)
    return {name(s.cell[tile]): piece_words(s, tile) for tile in tiles if s.piece[tile] != NOBODY}


def _ark(played: Played, want: Any) -> tuple[Any, Any]:
    s = played.state
    return str(want), "none" if s.ark == NOWHERE else name(s.cell[s.ark])


def _supply(played: Played, want: Mapping[str, Any]) -> tuple[Any, Any]:
    return _texts(want), {seat: str(played.state.supply[int(seat[1:]) - 1]) for seat in want}


def _prophet(played: Played, want: Mapping[str, Any]) -> tuple[Any, Any]:
    return _texts(want), {seat: where_is(played.state.prophet[int(seat[1:]) - 1]) for seat in want}


def _all_pieces(played: Played, want: Sequence[Any] | None) -> tuple[Any, Any]:
    return sorted(map(str, want or [])), sorted(map(" ".join, _pieces(played.state).items()))


def _at(played: Played, want: Mapping[str, Any]) -> tuple[Any, Any]:
    found = _pieces(played.state)
    return _texts(want), {str(cell): found.get(str(cell), "none") for cell in want}


def _tile(played: Played, want: Any) -> tuple[Any, Any]:
    asks = played.state.asks
    return str(want), asks[-1].tile if asks and isinstance(asks[-1], PlaceTile) else "none"


def _bag(played: Played, want: Any) -> tuple[Any, Any]:
    return str(want), str(len(played.state.bag))


def _out(played: Played, want: Sequence[Any] | None) -> tuple[Any, Any]:
    return list(map(str, want or [])), [tile.name for tile in played.state.out]


def _position(played: Played, want: Any) -> tuple[Any, Any]:
    return str(want), write(played.state)


def _texts(want: Mapping[str, Any]) -> dict[str, str]:
    return {str(key): str(value) for key, value in want.items()}


FACTS: dict[str, Fact] = {
    "ark": _ark,
    "supply": _supply,
    "prophet": _prophet,
    "pieces": _all_pieces,
    "at": _at,
    "tile": _tile,
    "bag": _bag,
    "out": _out,
    "position": _position,
}
