"""Ways to play in tests."""

from ludarium.core import options
from ludarium.luck import Luck
from ludarium.table import Table


def play_at_random(table: Table, seed: int, moves: int = 10_000) -> Table:
    """Play so many moves, or to the end."""
    choice = Luck(seed)
    for _ in range(moves):
        if table.over:
            break
        found = options(table.state)
        table.play(table.state.asks[-1].seat, str(found[choice.below(len(found), "answer")]), table.version)
    return table
