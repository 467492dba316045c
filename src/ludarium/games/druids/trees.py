"""Druidenwalzer: turning up spirits and losing trees."""

from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import BOARD, CULT, DRUID, NAME, NOWHERE, OWNER
from ludarium.luck import Luck


def reveal(s: Clearing, tree: int, luck: Luck) -> None:
    """§ Where a face-down card lies on top, turn it up."""
    if s.buried[tree] and not s.pile[tree]:
        spirit = luck.draw(
            s.unseen[OWNER[tree]], NAME[tree]
        )  # first: a preview ends here, and still has the card
        s.buried[tree] -= 1
        s.pile[tree].append(spirit)
        if s.news is not None:
            s.tell(f"show {NAME[tree]} {spirit}")


def lose(s: Clearing, tree: int, how: str) -> None:
    """§ Losing a tree: the pile to its owner's board, the druid to the free tree, the tile turned over."""
    owner = OWNER[tree]
    s.lost[tree] = True
    s.won[1 - owner] += 1
    s.idle = 0
    s.tokens[tree] = 0
    if s.news is not None:
        s.tell(f"lost {NAME[tree]} {how}")
    _clear_pile(s, tree)
    if tree in s.druid[owner]:
        _drive_off(s, owner, s.druid[owner].index(tree))
    if s.is_decided() and s.news is not None:
        s.tell(f"end {CULT[1 - owner]}")


def _clear_pile(s: Clearing, tree: int) -> None:
    board = BOARD[OWNER[tree]]
    s.buried[board] += s.buried[tree]  # they stay face down (R20)
    s.buried[tree] = 0
    s.pile[board] += s.pile[tree]
    s.pile[tree] = []


def _drive_off(s: Clearing, owner: int, druid: int) -> None:
    tree = s.druid[owner][druid]
    s.druid[owner][druid] = s.free(owner)
    if s.druid[owner][druid] != NOWHERE and s.news is not None:
        s.tell(f"move {DRUID[druid]} {NAME[tree]} {NAME[s.druid[owner][druid]]}")
