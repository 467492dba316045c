"""Bora Bora: what tasks ask for, and how much of it a seat has (§8.1)."""

from collections.abc import Callable
from typing import Final

from ludarium.games.borabora.board import UNBUILT, Board
from ludarium.games.borabora.inventory import FACES, GODS, MATERIALS
from ludarium.games.borabora.islands import ISLANDS, REGIONS, TERRAINS
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.tiles import MAN, TYPE, TYPES, WOMAN, Task, of_sex


def units(task: Task) -> int:
    return sum([need.n for need in task.needs])


def have(s: Lagoon, seat: int, me: Board, task: Task) -> int:
    """How many units the seat would have if its board looked like this."""
    return sum([min(need.n, HAVE[need.what](s, seat, me, need.of)) for need in task.needs])


def missing(s: Lagoon, seat: int, me: Board, task: Task) -> int:
    return units(task) - have(s, seat, me, task)


def types(me: Board, sex: int) -> int:
    """Groups of this sex."""
    return sum([n > 0 for n in me.groups[sex * TYPES : sex * TYPES + TYPES]])


def slid(me: Board, sex: int) -> int:
    return len(of_sex(me.people, sex)) - len(of_sex(me.unslid, sex))


def of_type(s: Lagoon, me: Board, kind: int) -> int:
    """§ Women and men together (R43)."""
    women, men = me.groups[kind], me.groups[TYPES + kind]
    return women + men if s.rules.mixed_types else max(women, men)


def beside_fish(s: Lagoon, me: Board, species: str) -> int:
    return sum([me.regions >> region & 1 for region in REGIONS if s.fish[region].species == species])


# § By what is asked for; the last argument says of which kind.  God tiles never stand in for cards.
HAVE: Final[dict[str, Callable[[Lagoon, int, Board, str], int]]] = {
    "women": lambda s, seat, me, of: len(of_sex(me.people, WOMAN)),
    "men": lambda s, seat, me, of: len(of_sex(me.people, MAN)),
    "different_women": lambda s, seat, me, of: types(me, WOMAN),
    "different_men": lambda s, seat, me, of: types(me, MAN),
    "slid_women": lambda s, seat, me, of: slid(me, WOMAN),
    "slid_men": lambda s, seat, me, of: slid(me, MAN),
    "slid_people": lambda s, seat, me, of: slid(me, WOMAN) + slid(me, MAN),
    "people_of_type": lambda s, seat, me, of: of_type(s, me, TYPE.index(of)),
    "priests_in_temple": lambda s, seat, me, of: s.temple.count(seat),
    "turn_order_1": lambda s, seat, me, of: int(s.order[0] == seat),
    "regions": lambda s, seat, me, of: me.regions.bit_count(),
    "islands": lambda s, seat, me, of: sum([me.regions & island != 0 for island in ISLANDS]),
    "regions_of_terrain": lambda s, seat, me, of: (me.regions & TERRAINS[of]).bit_count(),
    "regions_with_fish": lambda s, seat, me, of: beside_fish(s, me, of),
    "huts_on_slot_12": lambda s, seat, me, of: me.stack,
    "buildings": lambda s, seat, me, of: sum([me.built[tile] != UNBUILT for tile in FACES]),
    "material": lambda s, seat, me, of: me.materials(MATERIALS.index(of)),
    "materials_any": lambda s, seat, me, of: me.ritual.bit_count() + sum(me.aside),
    "identical_god_cards": lambda s, seat, me, of: max(me.cards),
    "different_god_cards": lambda s, seat, me, of: sum([n > 0 for n in me.cards]),
    "god_cards_of_color": lambda s, seat, me, of: me.cards[GODS.index(of)],
    "god_tiles": lambda s, seat, me, of: me.gods,
    "offerings": lambda s, seat, me, of: me.offerings,
    "shells": lambda s, seat, me, of: me.shells,
    "jewelry": lambda s, seat, me, of: len(me.jewels),
    "different_jewelry": lambda s, seat, me, of: len({jewel.symbol for jewel in me.jewels}),
    "jewelry_of_symbol": lambda s, seat, me, of: sum([jewel.symbol == of for jewel in me.jewels]),
}
