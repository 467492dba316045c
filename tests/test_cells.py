"""Sets of cells: two back ends, one meaning, and that of a plain set."""

import os
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.cells import ints, words

ROWS, COLUMNS, WIDTH = 12, 16, 17
EVERY = [row * WIDTH + column for row in range(ROWS) for column in range(COLUMNS)]
BACK_ENDS: list[Any] = [ints, words]

unhurried = settings(deadline=None)
some_cells = st.sets(st.sampled_from(EVERY))
walks = st.lists(st.sampled_from([1, -1, WIDTH, -WIDTH]), max_size=60)
blobs = st.builds(
    lambda start, steps: {start + sum(steps[:n]) for n in range(len(steps))} & set(EVERY),
    st.sampled_from(EVERY),
    walks,
)
boards = some_cells | blobs


def made(cells: ModuleType, numbers: set[int]) -> Any:
    found = cells.EMPTY
    for n in numbers:
        found = found | cells.cell_at(n)
    return found


def near(n: int) -> set[int]:
    return {n, n - 1, n + 1, n - WIDTH, n + WIDTH} & set(EVERY)


def parts(numbers: set[int]) -> list[list[int]]:
    """Connected parts, by a slow search."""
    rest, found = set(numbers), []
    while rest:
        part, edge = set[int](), {min(rest)}
        while edge:
            part |= edge
            edge = {m for n in edge for m in near(n) if m in rest} - part
        rest -= part
        found.append(sorted(part))
    return found


@pytest.mark.parametrize("cells", BACK_ENDS, ids=lambda cells: cells.__name__)
class TestCells:
    @unhurried
    @given(a=boards)
    def test_it_holds_what_was_put_in(self, cells: Any, a: set[int]) -> None:
        found = made(cells, a)
        assert cells.numbers(found) == sorted(a)
        assert cells.count(found) == len(a)
        assert bool(found) == bool(a)

    @unhurried
    @given(a=boards, b=boards)
    def test_it_is_a_set(self, cells: Any, a: set[int], b: set[int]) -> None:
        first, second = made(cells, a), made(cells, b)
        assert cells.numbers(first | second) == sorted(a | b)
        assert cells.numbers(first & second) == sorted(a & b)
        assert cells.numbers(cells.minus(first, second)) == sorted(a - b)
        assert cells.meets(first, second) == bool(a & b)

    @unhurried
    @given(a=boards)
    def test_it_spreads_to_neighbours_and_not_round_the_edge(self, cells: Any, a: set[int]) -> None:
        board = made(cells, set(EVERY))
        spread = {m for n in a for m in near(n)}
        assert cells.numbers(cells.spread(made(cells, a)) & board) == sorted(spread)

    @unhurried
    @given(a=boards)
    def test_it_splits_into_connected_parts(self, cells: Any, a: set[int]) -> None:
        assert [cells.numbers(part) for part in cells.split(made(cells, a))] == parts(a)

    @unhurried
    @given(a=boards.filter(bool))
    def test_its_cells_can_be_had_by_number(self, cells: Any, a: set[int]) -> None:
        found = made(cells, a)
        assert [cells.nth(found, n) for n in range(len(a))] == sorted(a)
        assert cells.numbers(cells.first(found)) == [min(a)]

    @unhurried
    @given(a=boards)
    def test_it_picks_from_a_table(self, cells: Any, a: set[int]) -> None:
        picked: list[str] = ["before"]
        cells.pick(made(cells, a), [str(n) for n in range(ROWS * WIDTH)], picked)
        assert picked == ["before", *[str(n) for n in sorted(a)]]

    @unhurried
    @given(sets=st.lists(boards, max_size=6))
    def test_it_unites_a_list(self, cells: Any, sets: list[set[int]]) -> None:
        found = cells.union([made(cells, one) for one in sets])
        assert cells.numbers(found) == sorted(set[int]().union(*sets))

    @unhurried
    @given(sets=st.lists(blobs, max_size=6))
    def test_borders_are_counted_up_to_three(self, cells: Any, sets: list[set[int]]) -> None:
        board = made(cells, set(EVERY))
        borders = cells.Borders()
        for one in sets:
            borders.add(made(cells, one))
        touching = {n: sum(any(m in one for m in near(n)) for one in sets) for n in EVERY}
        assert cells.numbers(borders.twice() & board) == [n for n in EVERY if touching[n] >= 2]
        assert cells.numbers(borders.thrice() & board) == [n for n in EVERY if touching[n] >= 3]


def test_both_back_ends_offer_the_same() -> None:
    import ludarium.cells as chosen

    for name in chosen.__all__:
        assert hasattr(ints, name), name
        assert hasattr(words, name), name


def test_the_back_end_fits_the_rules() -> None:
    """Words where they are compiled, integers elsewhere."""
    import ludarium.cells as chosen

    function: Callable[[Any], int] = chosen.count
    assert (function is words.count) == (not str(words.__file__).endswith(".py"))


DEEP = """
from ludarium.cells import cell_at
deep = None
for _ in range(1000):
    deep = [deep, cell_at(7)]
del deep
print(len([cell_at(n) for n in range(200)]))
"""


def test_cells_that_are_freed_deep_inside_others_take_nothing_along() -> None:
    """Python checks its memory: what a set had overwritten would end it."""
    freed = subprocess.run(
        [sys.executable, "-c", DEEP],
        env=os.environ | {"PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert freed.stdout == "200\n", freed.stderr
