"""The Ark of the Covenant: what its cases can state (notation.md §7)."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.contract import Compared, Fact, Played
from ludarium.core import ALL, View
from ludarium.games.ark.seen import view
from ludarium.games.ark.text import piece_words, text


def _seen(played: Played) -> View:
    return view(played.state, ALL)


def _pieces(played: Played) -> dict[str, str]:
    return {tile["cell"]: piece_words(tile["piece"]) for tile in _seen(played)["tiles"] if tile["piece"]}


def _ark(played: Played, want: object) -> Compared:
    return str(want), _seen(played)["ark"] or "none"


def _supply(played: Played, want: Mapping[str, object]) -> Compared:
    followers = _seen(played)["followers"]
    return _texts(want), {seat: str(followers[int(seat[1:]) - 1]) for seat in want}


def _prophet(played: Played, want: Mapping[str, object]) -> Compared:
    prophets = _seen(played)["prophets"]
    return _texts(want), {seat: prophets[int(seat[1:]) - 1] for seat in want}


def _all_pieces(played: Played, want: Sequence[object] | None) -> Compared:
    return sorted(map(str, want or [])), sorted(map(" ".join, _pieces(played).items()))


def _at(played: Played, want: Mapping[str, object]) -> Compared:
    found = _pieces(played)
    return _texts(want), {str(cell): found.get(str(cell), "none") for cell in want}


def _tile(played: Played, want: object) -> Compared:
    return str(want), (_seen(played)["ask"] or {}).get("tile", "none")


def _bag(played: Played, want: object) -> Compared:
    return str(want), str(sum(_seen(played)["bag"].values()))


def _out(played: Played, want: Sequence[object] | None) -> Compared:
    return list(map(str, want or [])), _seen(played)["out"]


def _position(played: Played, want: object) -> Compared:
    return str(want), text(_seen(played))


def _texts(want: Mapping[str, object]) -> dict[str, str]:
    return {str(key): str(value) for key, value in want.items()}


FACTS: Final[Mapping[str, Fact]] = {
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
