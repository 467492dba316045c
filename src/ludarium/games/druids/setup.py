"""Druidenwalzer: the set-up.  Nothing is shuffled: a card is drawn when somebody may look at it (R40)."""

from typing import Final

from ludarium.components import load, read_options
from ludarium.core import Options
from ludarium.games.druids.clearing import Clearing, Rules
from ludarium.games.druids.hand import refill
from ludarium.games.druids.places import CULT, CULTS, DRUIDS, MOON, NOWHERE, ROUND, SPIRITS, TREES, Spirit
from ludarium.games.druids.trees import reveal
from ludarium.games.druids.turn import PLACE_DRUIDS
from ludarium.luck import Luck

CARDS_PER_TREE: Final = 5
OPENING: Final = 1
COMPONENTS: Final = load("ludarium.games.druids")
OPTIONS: Final = read_options(COMPONENTS)
KINDS: Final = COMPONENTS["components"]["spirits"]["kinds"]
COPIES: Final[dict[str, int]] = {kind["name"]: kind["per_cult"] for kind in KINDS}


def setup(players: int, options: Options, luck: Luck) -> Clearing:
    """§ Preparations, Moon first, then Sun."""
    s = empty(Rules(**options))  # type: ignore[arg-type]
    s.news = []
    for cult in CULTS:
        deal(s, cult, luck)
    s.asks.append(PLACE_DRUIDS[MOON][DRUIDS[0]])
    return s


def empty(rules: Rules) -> Clearing:
    """A clearing without cards, druids and questions."""
    return Clearing(
        asks=[],
        rules=rules,
        pile=[[] for _ in range(ROUND)],
        buried=[0] * ROUND,
        druid=[[NOWHERE] * len(DRUIDS) for _ in CULTS],
        tokens=[0] * ROUND,
        lost=[False] * ROUND,
        won=[0, 0],
        hand=[[], []],
        draw=[[], []],
        fresh=[0, 0],
        returned=[[], []],
        unseen=[[], []],
        ring=NOWHERE,
        idle=0,
    )


def deal(s: Clearing, cult: int, luck: Luck) -> None:
    s.unseen[cult] = [spirit for spirit in SPIRITS for _ in range(COPIES[spirit.name])]
    handicap = s.rules.handicap_moon if cult == MOON else s.rules.handicap_sun
    if handicap:
        s.tell(f"box {CULT[cult]} {take(s, cult, handicap, f'{CULT[cult]} box', luck)}")
    opening = take(s, cult, OPENING, f"{CULT[cult]} open", luck)
    s.to_board(cult, opening)
    s.tell(f"open {CULT[cult]} {opening}")
    for tree in TREES[cult]:
        s.buried[tree] = CARDS_PER_TREE
        reveal(s, tree, luck)
    s.fresh[cult] = len(s.unseen[cult]) - len(TREES[cult]) * (CARDS_PER_TREE - 1)
    refill(s, cult, luck)


def take(s: Clearing, cult: int, strength: int, purpose: str, luck: Luck) -> Spirit:
    """§ Search a card of this strength: any of them, before the rest is shuffled (R4, R36)."""
    taken = luck.draw([spirit for spirit in s.unseen[cult] if spirit.strength == strength], purpose)
    s.unseen[cult].remove(taken)
    return taken
