"""The Ark of the Covenant: every way the Ark could go if all the cells around it held tiles."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final

from ludarium.games.ark.cells import SIDES, STEP
from ludarium.games.ark.tiles import TURN

LONGEST: Final = 5


def _routes(steps: tuple[int, ...] = (), seen: tuple[int, ...] = (0,)) -> Iterator[tuple[int, ...]]:
    """§6 One to five steps, no cell twice.

    Where the start may be crossed (V1), so that it is the fourth step of five, it stands in the list too.
    """
    if steps and seen[-1]:
        yield steps
    crossed = 0 in seen[1:]
    for step in SIDES if len(steps) < LONGEST else []:
        cell = seen[-1] + STEP[step]
        goes_back = bool(steps) and step == (steps[-1] + 2) % 4
        if not goes_back and (cell not in seen or (cell == 0 and not crossed)):
            yield from _routes((*steps, step), (*seen, cell))


def _cells(steps: tuple[int, ...]) -> list[int]:
    return [sum(STEP[step] for step in steps[: n + 1]) for n in range(len(steps))]


# By number: the routes, by their ends in reading order, then the shorter first, then in the order n e s w.
ROUTES: Final = sorted(_routes(), key=lambda steps: (_cells(steps)[-1], len(steps), steps))
ROUTE: Final[list[str]] = ["".join(TURN[step] for step in steps) for steps in ROUTES]
CELLS: Final[list[list[int]]] = [_cells(steps) for steps in ROUTES]  # entered, from the start as 0
END: Final[list[int]] = [cells[-1] for cells in CELLS]

# The cells around the start, in reading order, and the start itself: each a bit of a set of cells.
AROUND: Final[list[int]] = [*sorted(set(END)), 0]
START: Final = 1 << len(AROUND) - 1


def _set(cells: list[int]) -> int:
    return sum({1 << AROUND.index(cell) for cell in cells})


# By the place of its end in AROUND: the first route to it, what each of them enters, all cells they may pass.
FIRST: Final[list[int]] = [END.index(end) for end in AROUND[:-1]]
ENTERED: Final[list[list[int]]] = [
    [_set(cells) for cells in CELLS if cells[-1] == end] for end in AROUND[:-1]
]
PASSED: Final[list[int]] = [reduce(or_, entered) & ~(1 << place) for place, entered in enumerate(ENTERED)]
ENTERS: Final[list[int]] = [entered for ways in ENTERED for entered in ways]  # by route
