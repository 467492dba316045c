"""Tigris & Euphrates: hundreds of options, known without being listed."""

from typing import final

from ludarium.cells import Cells, count, nth, pick
from ludarium.games.tigris.actions import Action, swaps
from ludarium.luck import Luck


@final
class Choice:
    """Tables of actions by cell, beside each the cells where they can be done; and what a hand can swap."""

    def __init__(self, hand: list[int]) -> None:
        self.actions: list[list[Action]] = []
        self.cells: list[Cells] = []
        self.hand = hand

    def add(self, actions: list[Action], cells: Cells) -> None:
        self.actions.append(actions)
        self.cells.append(cells)

    def listed(self) -> list[Action]:
        found: list[Action] = []
        for i, cells in enumerate(self.cells):
            pick(cells, self.actions[i], found)
        found += swaps(tuple(self.hand))
        return found

    def picked(self, luck: Luck) -> Action:
        """The option that luck picks."""
        red, black, blue, green = self.hand
        every = (red + 1) * (black + 1) * (blue + 1) * (green + 1)  # swaps: not to swap any tile is to pass
        for cells in self.cells:
            every += count(cells)
        n = luck.below(every, "answer")
        for i, cells in enumerate(self.cells):
            size = count(cells)
            if n < size:
                return self.actions[i][nth(cells, n)]
            n -= size
        return swaps(tuple(self.hand))[n]
