"""Bora Bora: what is laid out for a round, and the dice that are rolled (§4, §5)."""

from typing import Any, Final

from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.lagoon import OPEN, Lagoon
from ludarium.games.borabora.tiles import SEXES
from ludarium.luck import Luck

DICE: Final[int] = INVENTORY["counts"]["dice"]
MORE_TASKS: Final[int] = INVENTORY["start"]["more_tasks_than_players"]
ROLL: Final = ["p1 dice", "p2 dice", "p3 dice", "p4 dice"]
COMES: Final = ["women", "men"]


def lay_out_people(s: Lagoon, luck: Luck) -> None:
    """§ On the spaces 1-6, in the order in which they come."""
    for sex in SEXES:
        s.rows[sex] = [luck.draw(s.pools[sex], COMES[sex]) for _ in FACES]


def lay_out_tasks(s: Lagoon, luck: Luck) -> None:
    s.drafts = in_order([luck.draw(s.stock, "tasks") for _ in range(s.players + MORE_TASKS)])


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


def in_order(tiles: list[Any]) -> list[Any]:
    """Tiles that lie side by side, in the order of the inventory."""
    return sorted(tiles, key=number)


def number(tile: Any) -> int:
    return int(tile.number)
