"""Druidenwalzer: the waltz - the ring, the dance, the fights."""

from typing import Final

from ludarium.games.druids.clearing import Clearing
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


def dance(s: Clearing, spirit: Spirit, tree: int, luck: Luck) -> None:
    """§ The ring; then spirits as strong as the one played dance as far as its tree says."""
    s.ring = tree
    if s.news is not None:
        s.tell(f"ring {NAME[tree]}")
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
    if s.rules.empty_tree == "no_fight" and not (for_moon and for_sun):
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


def _win(s: Clearing, druid: int, winner: int, loser: int, luck: Luck) -> None:
    spirit = s.pile[winner].pop()
    s.to_board(OWNER[winner], spirit)
    if s.news is not None:
        s.tell(f"win {DRUID[druid]} {NAME[winner]} {NAME[loser]}")
        s.tell(f"board {CULT[OWNER[winner]]} {spirit}")
    reveal(s, winner, luck)
    s.tokens[loser] += 1
    s.idle = 0
    if s.tokens[loser] == TOKENS_TO_CONQUER:
        lose(s, loser, "conquered")
