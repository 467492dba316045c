"""Tigris & Euphrates: hundreds of options, known without being listed."""

from typing import Any, final

from ludarium.cells import Cells, count, nth, pick
from ludarium.luck import Luck


@final
class Choice:
    """Tables of actions by cell, beside each the cells where they can be done, and actions without a cell."""

    def __init__(self, elsewhere: list[Any]) -> None:
        self.actions: list[list[Any]] = []
        self.cells: list[Cells] = []
        self.elsewhere = elsewhere

    def add(self, actions: list[Any], cells: Cells) -> None:
        self.actions.append(actions)
        self.cells.append(cells)

    def listed(self) -> list[Any]:
        found: list[Any] = []
        for i, cells in enumerate(self.cells):
            pick(cells, self.actions[i], found)
        found += self.elsewhere
        return found

    def picked(self, luck: Luck) -> Any:
        """The option that luck picks."""
        every = len(self.elsewhere)
        for cells in self.cells:
            every += count(cells)
        n = luck.below(every, "answer")
        for i, cells in enumerate(self.cells):
            size = count(cells)
            if n < size:
                return self.actions[i][nth(cells, n)]
            n -= size
        return self.elsewhere[n]
