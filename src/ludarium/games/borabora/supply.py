"""Bora Bora: what is laid out for a round, and the dice that are rolled (§4, §5)."""

from typing import Final, TypeVar

from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.lagoon import OPEN, Lagoon
from ludarium.games.borabora.tiles import SEXES, Jewel, Task
from ludarium.luck import Luck

DICE: Final[int] = INVENTORY["counts"]["dice"]
MORE_TASKS: Final[int] = INVENTORY["start"]["more_tasks_than_players"]
ROLL: Final = ["p1 dice", "p2 dice", "p3 dice", "p4 dice"]
COMES: Final = ["women", "men"]
T = TypeVar("T", Jewel, Task)


def lay_out_people(s: Lagoon, luck: Luck) -> None:
    """§ On the spaces 1-6, in the order in which they come; as far as a position that was read has them."""
    for sex in SEXES:
        pool = s.pools[sex]
        s.rows[sex] = [luck.draw(pool, COMES[sex]) if pool else None for _ in FACES]


def lay_out_tasks(s: Lagoon, luck: Luck) -> None:
    laid_out = min(s.players + MORE_TASKS, len(s.stock))
    s.drafts = in_order([luck.draw(s.stock, "tasks") for _ in range(laid_out)])


def roll_dice(s: Lagoon, luck: Luck) -> None:
    for seat, board in enumerate(s.boards):
        board.dice = tuple(sorted([luck.roll(len(FACES), ROLL[seat]) for _ in range(DICE)]))
        s.tell_of(seat, f"rolls {' '.join(map(str, board.dice))}")


def clear_away(s: Lagoon) -> None:
    """§ People and tasks that are left leave the game; the dice go back."""
    for sex in SEXES:
        s.rows[sex] = [None] * len(FACES)
    s.drafts = []
    s.dice = []
    s.lowest = [OPEN] * len(s.lowest)


def in_order(tiles: list[T]) -> list[T]:
    """Tiles that lie side by side, in the order of the inventory."""
    return sorted(tiles, key=lambda tile: tile.number)
