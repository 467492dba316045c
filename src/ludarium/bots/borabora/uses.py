"""Bora Bora: what people are good for, in points at a glance, by type and by how many there are."""

from typing import Final

from ludarium.games.borabora.tiles import TYPE

_USE: Final[dict[str, list[float]]] = {
    "hike": [0, 2.7, 4.7, 6.1],
    "canoe": [0, 3.1, 5.0, 5.6],
    "woman_mate": [0, 2.0, 2.6, 2.6],
    "man_mate": [0, 2.2, 2.9, 2.9],
    "build": [0, 3.0, 4.0, 4.0],
    "material": [0, 1.5, 3.0, 4.1],
    "move_hut": [0, 1.0, 1.5, 2.0],
    "invocation": [0, 2.0, 4.0, 6.0],
    "prayer": [0, 1.4, 2.9, 4.3],
    "offering": [0, 0.7, 1.3, 1.8],
    "tattoo": [0, 1.4, 2.9, 4.3],
    "shells": [0, 1.2, 2.4, 3.6],
}
USE: Final[list[list[float]]] = [_USE[name] for name in TYPE]
