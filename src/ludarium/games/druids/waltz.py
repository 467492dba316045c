"""Druidenwalzer: the waltz - the ring, the dance, the fights."""

from typing import Final

from ludarium.games.druids.clearing import Clearing, Rules
from ludarium.games.druids.places import (
    ALL_TREES,
    CULT,
    DRUID,
    MOON,
    NAME,
    OWNER,
    ROUND,
    SUN,
    SYMBOLS,
    Spirit,
)
from ludarium.games.druids.trees import lose, reveal
from ludarium.luck import Luck

TOKENS_TO_CONQUER: Final = 6


def lay_ring(s: Clearing, tree: int) -> None:
    """§ To the tree of the waltz, on its druid if there is one."""
    s.ring = tree
    if s.news is not None:
        s.tell(f"ring {NAME[tree]}")


def dance(s: Clearing, spirit: Spirit, tree: int, luck: Luck) -> None:
    """§ Spirits as strong as the one played dance as far as its tree says."""
    starts = dancers(s, spirit, tree)
    lifted = [s.pile[start].pop() for start in starts]  # all at once comes to the same as one by one (R9)
    for start, dancer in zip(starts, lifted, strict=True):
        end = along(s, start, spirit.way, SYMBOLS[tree])
        s.pile[end].append(dancer)
        if s.news is not None:
            s.tell(f"dance {dancer} {NAME[start]} {NAME[end]}")
    if starts:
        for place in ALL_TREES:
            reveal(s, place, luck)


def dancers(s: Clearing, spirit: Spirit, tree: int) -> list[int]:
    """Where dancers stand: on top of other trees, the nearest in the direction of the dance first (R7)."""
    found: list[int] = []
    place = tree
    for _ in range(ROUND - 1):
        place = (place + spirit.way) % ROUND
        if SYMBOLS[place]:
            pile = s.pile[place]
            if pile and pile[-1].strength == spirit.strength:
                found.append(place)
    return found


def along(s: Clearing, place: int, way: int, steps: int) -> int:
    while steps:
        place = (place + way) % ROUND
        if not s.lost[place]:  # a lost tree is skipped and not counted
            steps -= 1
    return place


def fighters(s: Clearing, cult: int) -> tuple[int, ...]:
    """§ Third step: the druids without the ring fight; the pair whose druid has the ring rests (R15)."""
    return tuple([druid for druid, tree in enumerate(s.druid[cult]) if tree != s.ring])


def fight(s: Clearing, druid: int, luck: Luck) -> None:
    """§ The stronger spirit wins a token for its cult, and is spent.  No spirit is strength 0 (R16)."""
    moon, sun = s.druid[MOON][druid], s.druid[SUN][druid]
    for_moon, for_sun = s.strength(moon), s.strength(sun)
    if is_let_be(s.rules, for_moon, for_sun):
        return
    if s.news is not None:
        s.tell(f"fight {DRUID[druid]} {for_moon} {for_sun}")
    if for_moon == for_sun:
        if s.news is not None:
            s.tell(f"tie {DRUID[druid]}")
    elif for_moon > for_sun:
        _win(s, druid, moon, sun, luck)
    else:
        _win(s, druid, sun, moon, luck)


def is_let_be(rules: Rules, for_moon: int, for_sun: int) -> bool:
    """Whether the table has no fight at a tree without a spirit, and this would be one (R16)."""
    return rules.empty_tree == "no_fight" and not (for_moon and for_sun)


def falls(s: Clearing, tree: int) -> bool:
    """Whether one more token conquers the tree."""
    return s.tokens[tree] + 1 == TOKENS_TO_CONQUER


def _win(s: Clearing, druid: int, winner: int, loser: int, luck: Luck) -> None:
    spirit = s.pile[winner].pop()
    s.to_board(OWNER[winner], spirit)
    if s.news is not None:
        s.tell(f"win {DRUID[druid]} {NAME[winner]} {NAME[loser]}")
        s.tell(f"board {CULT[OWNER[winner]]} {spirit}")
    reveal(s, winner, luck)
    conquered = falls(s, loser)
    s.tokens[loser] += 1
    s.idle = 0
    if conquered:
        lose(s, loser, "conquered")
