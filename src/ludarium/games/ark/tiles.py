"""The Ark of the Covenant: tiles and their four turns, prepared for laying."""

from functools import lru_cache
from typing import Final, final

from ludarium.games.ark.cells import SIDE, SIDES
from ludarium.games.ark.drawn import FIELD, LETTER, ROAD, Drawing, Part, edges

TURN: Final = SIDE.lower()
KEPT: Final = 1_000  # tiles

# What the neighbours of an empty cell demand of a tile: two bits a side, 0 for no neighbour, else 1 + kind.
DEMANDS: Final = 256
ANYTHING: Final = -1


def demanding(kind: int, side: int) -> int:
    """What a neighbour on this side demands, showing this kind.  Demands of several sides are joined by |."""
    return 1 + kind << 2 * side


# By demand and side: the kind wanted there, or ANYTHING where there is no neighbour.
WANTED: Final[list[list[int]]] = [
    [(demand >> 2 * side & 3) - 1 for side in SIDES] for demand in range(DEMANDS)
]


@final
class Face:
    """A tile in one of its turns."""

    def __init__(self, tile: "Tile", turn: int, kinds: list[int], meets: list[list[int]]) -> None:
        self.tile = tile
        self.turn = turn
        self.kinds = kinds  # by side
        # By side: the parts that meet the neighbour's, clockwise, and in the order in which the neighbour
        # comes upon them.  A road side has a field on either side of the road.
        self.meets = meets
        self.met = [[parts[0], *parts[:0:-1]] for parts in meets]

    def __reduce__(self) -> tuple[object, ...]:
        return face_of, (self.tile.name, self.turn)

    def demand(self) -> int:
        return sum([demanding(self.kinds[side], side) for side in SIDES])


@final
class Tile:
    """What a name says is drawn, by part: cities first, then roads, then fields."""

    def __init__(self, name: str) -> None:
        drawing = Drawing(name)
        self.name = name
        self.temple = drawing.temple
        self.parts: list[Part] = drawing.parts()
        self.kinds: list[int] = [part.kind for part in self.parts]
        self.marks: list[int] = [part.good - part.wolves for part in self.parts]
        self.names: list[str] = _names(self.kinds)
        self.cities = len(drawing.cities)
        self.roads = len(drawing.roads)
        meets = _meets(self.parts)
        self.reach: list[int] = [sum([parts.count(i) for parts in meets]) for i in range(len(self.parts))]
        kinds = edges(self.parts)
        self.faces: list[Face] = [
            Face(self, turn, kinds[4 - turn :] + kinds[: 4 - turn], meets[4 - turn :] + meets[: 4 - turn])
            for turn in SIDES
        ]
        # By demand: the turns that fit, and how many they are.
        self.turns: list[list[int]] = [[] for _ in range(DEMANDS)]
        for turn in self._different_turns():
            for demand in _less_than(self.faces[turn].demand()):
                self.turns[demand].append(turn)
        self.ways: list[int] = [len(turns) for turns in self.turns]

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled or copied, it comes back as the one that everybody shares."""
        return tile, (self.name,)

    def _different_turns(self) -> list[int]:
        """R35: of turns that put the same parts with the same marks on the same sides the first."""
        looks = [sorted(_turned(part, turn) for part in self.parts) for turn in SIDES]
        return [turn for turn in SIDES if looks.index(looks[turn]) == turn]


def _names(kinds: list[int]) -> list[str]:
    return [f"{LETTER[kind]}{kinds[:i].count(kind)}" for i, kind in enumerate(kinds)]


def _meets(parts: list[Part]) -> list[list[int]]:
    """By side of the unturned tile: its city; its field; or its road and the fields before and after it."""
    field_at = {half: i for i, part in enumerate(parts) if part.kind == FIELD for half in part.rim}
    found = [[field_at[2 * side]] if 2 * side in field_at else [] for side in SIDES]
    for i, part in enumerate(parts):
        if part.kind != FIELD:
            for side in part.rim:
                found[side] = [i, field_at[2 * side], field_at[2 * side + 1]] if part.kind == ROAD else [i]
    return found


def _less_than(demand: int) -> list[int]:
    """The demands that it meets: the same, or nothing, on every side."""
    found = [0]
    for side in SIDES:
        found += [less | demand & 3 << 2 * side for less in found]
    return found


def _turned(part: Part, turn: int) -> tuple[int, tuple[int, ...], int, int]:
    rim = [(one + 2 * turn) % 8 if part.kind == FIELD else (one + turn) % 4 for one in part.rim]
    return part.kind, tuple(sorted(rim)), part.good, part.wolves


@lru_cache(KEPT)  # whoever writes a position may think of any number of them
def tile(name: str) -> Tile:
    """The tile of this name, made once; raises `BadTile`."""
    return Tile(name)


def face_of(name: str, turn: int) -> Face:
    return tile(name).faces[turn]
