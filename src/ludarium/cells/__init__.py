"""Sets of cells of a board of up to 12 rows and 16 columns: two back ends, one meaning.

Where rules are compiled a set is a value on four machine words (`words`), elsewhere a Python integer
(`ints`).  Cells are numbered row by row, with one number left out behind each row: `17 * row + column`, so
that nothing is adjacent round the edge.  Rules use `|`, `&`, truth and these functions, and nothing else:

    cell_at(number)           the set of one cell
    count(a)                  how many cells
    meets(a, b)               whether they share a cell
    minus(a, b)               the cells of a that are not in b
    union(some)               all cells of a list of sets
    spread(a)                 these cells and their neighbours; may reach the numbers left out
    split(a)                  the connected parts, in the order of their first cells
    first(a)                  the first cell, as a set
    nth(a, n)                 the number of the n-th cell, counting from 0
    numbers(a)                the numbers of all cells, in order
    pick(a, table, found)     appends the entry of each cell in the table to `found`
    Borders                   how many of the sets added so far each cell touches or belongs to
"""

from typing import TYPE_CHECKING

from ludarium.cells import words

if TYPE_CHECKING or not words.__file__.endswith(".py"):
    from ludarium.cells.words import (
        EMPTY,
        Borders,
        Cells,
        cell_at,
        count,
        first,
        meets,
        minus,
        nth,
        numbers,
        pick,
        split,
        spread,
        union,
    )
else:
    from ludarium.cells.ints import (
        EMPTY,
        Borders,
        Cells,
        cell_at,
        count,
        first,
        meets,
        minus,
        nth,
        numbers,
        pick,
        split,
        spread,
        union,
    )

__all__ = [
    "EMPTY",
    "Borders",
    "Cells",
    "cell_at",
    "count",
    "first",
    "meets",
    "minus",
    "nth",
    "numbers",
    "pick",
    "split",
    "spread",
    "union",
]
