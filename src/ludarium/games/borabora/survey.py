"""Bora Bora: what follows from what lies on the table - for a board that is drawn, and for whoever asks."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.core import View
from ludarium.games.borabora.actions import ACTION, FISHING
from ludarium.games.borabora.board import PAIR_MASK, PAIRS, SPACE, SPACES, UNBUILT, Board
from ludarium.games.borabora.building import pairs
from ludarium.games.borabora.groups import strength
from ludarium.games.borabora.inventory import FACES, MATERIALS
from ludarium.games.borabora.islands import REGION, WAY, members, reached
from ludarium.games.borabora.lagoon import NOBODY, Lagoon
from ludarium.games.borabora.materials import free_for
from ludarium.games.borabora.scoring import (
    BONUSES,
    NEEDED,
    bonus_items,
    favourite,
    parts_of_end,
    temple_points,
)
from ludarium.games.borabora.status import status_points
from ludarium.games.borabora.tasks import have, units
from ludarium.games.borabora.tiles import GROUPS, MAN, WOMAN, Task, group_name


def survey(s: Lagoon, view: View) -> View:
    """All of it (notation.md (h)).  Only progress looks at hands, at those that are seen."""
    seats = range(s.players)
    first = favourite(s)
    return {
        "tiles": tiles(s),
        "left": stacks(s),
        "free": [me.free_slots() for me in s.boards],
        "groups": [groups(me) for me in s.boards],
        "progress": [progress(s, seat, is_open(view, seat)) for seat in seats],
        "works": [great_works(me) for me in s.boards],
        "next": s.track[:],
        "status": [status_points(s, seat) for seat in seats],
        "temple": [temple_points(s, seat) for seat in seats],
        "favourite": None if first == NOBODY or not s.pile else first,
        "end": [worth(s, seat) for seat in seats],
        "asked": within_reach(s.boards[s.asks[-1].seat]) if s.asks else None,
    }


PLACES: Final = range(FISHING + 1)


def tiles(s: Lagoon) -> dict[str, View]:
    """The action tiles and the fishing space: their actions, and what a die has to be lower than."""
    tile_of = s.rules.tile_of
    return {
        name: {
            "actions": [ACTION[action] for action in PLACES if tile_of[action] == place],
            "below": s.lowest[place],
        }
        for place, name in enumerate([*s.rules.tiles, ACTION[FISHING]])
    }


def stacks(s: Lagoon) -> dict[str, int]:
    """The sizes of the stacks and of the deck."""
    return {
        "women": len(s.pools[WOMAN]),
        "men": len(s.pools[MAN]),
        "tasks": len(s.stock),
        "cards": len(s.deck),
    }


def is_open(view: View, seat: int) -> bool:
    """Whether the view shows the cards in this hand."""
    return isinstance(view["boards"][seat]["cards"], list)


def progress(s: Lagoon, seat: int, seen: bool) -> dict[str, list[int]]:
    """How many units of its own tasks, and of those on the board, the seat has; and how many there are."""
    me = s.boards[seat]
    told = [task for task in [*me.tasks, *s.drafts] if seen or not asks_for_cards(task)]
    return {task.id: [have(s, seat, me, task), units(task)] for task in told}


def great_works(me: Board) -> dict[str, list[int]]:
    """By what the bonuses of the end ask for: how much of it the seat has, and how much it needs."""
    return {BONUSES[place]: [n, NEEDED[place]] for place, n in enumerate(bonus_items(me))}


def asks_for_cards(task: Task) -> bool:
    return any(["god_cards" in need.what for need in task.needs])


def groups(me: Board) -> dict[str, list[int]]:
    """How many people are in each group, its strength, and that doubled."""
    return {
        group_name(group): [me.groups[group], strength(me, group, False), strength(me, group, True)]
        for group in GROUPS
        if me.groups[group]
    }


def worth(s: Lagoon, seat: int) -> list[list[str | int]]:
    """What the end would bring if it were now, as `score_end` counts it: why, how much, and for what."""
    return [[part.why, part.points, *([part.what] if part.what else [])] for part in parts_of_end(s, seat)]


def within_reach(me: Board) -> View:
    """What a seat can come to: regions with the least value, buildings, pairs to cover now and next, room."""
    return {
        "reach": {name: regions_ahead(me, way) for way, name in enumerate(WAY)},
        "buildings": [tile for tile in FACES if me.built[tile] == UNBUILT],
        "pairs": [[SPACE[space] for space in PAIRS[pair]] for pair in pairs(me.ritual)],
        "beside": [SPACE[space] for space in SPACES if beside(me) >> space & 1],
        "room": {name: free_spaces(me, kind) for kind, name in enumerate(MATERIALS)},
    }


def regions_ahead(me: Board, way: int) -> dict[str, int]:
    """By region where a hut could go: the least value for it."""
    found: dict[str, int] = {}
    if me.row or me.stack:
        for value in FACES:
            for region in members(reached(way, value, me.regions)):
                found.setdefault(REGION[region], value)
    return found


def beside(me: Board) -> int:
    """The free spaces next to material: with more there, a building could cover both."""
    near = 0
    for mask in PAIR_MASK:
        if me.ritual & mask:
            near |= mask
    return near & ~(me.ritual | me.covered)


def free_spaces(me: Board, kind: int) -> list[str]:
    return [SPACE[space] for space in SPACES if free_for(me, kind) >> space & 1]


# Where all this, and the view, tells what an aid shows.
AIDS: Final[Mapping[str, Sequence[str]]] = {
    "overlays": ["survey.asked.reach", "survey.asked.beside"],
    "projections": [
        f"survey.{fact}" for fact in ("progress", "works", "next", "status", "temple", "favourite", "end")
    ],
    "counts": ["survey.left"],
}
