"""Druidenwalzer: the clearing with everything on it - the state of a game."""

from dataclasses import dataclass
from typing import Final, final

from ludarium.core import Asks, Frozen, News
from ludarium.games.druids.places import BOARD, NOWHERE, TREES, Spirit

LOST_TREES_TO_LOSE: Final = 2


@dataclass(frozen=True)
class Rules(Frozen):
    """The table's options (R16, R26, R27, R35, R36)."""

    empty_tree: str = "zero"
    refill: str = "end_of_turn"
    reshuffle: str = "lazy"
    no_progress_limit: int = 100
    handicap_moon: int = 0
    handicap_sun: int = 0

    def told(self) -> dict[str, str | int]:
        return {
            "empty_tree": self.empty_tree,
            "refill": self.refill,
            "reshuffle": self.reshuffle,
            "no_progress_limit": self.no_progress_limit,
            "handicap_moon": self.handicap_moon,
            "handicap_sun": self.handicap_sun,
        }


@final
class Clearing:
    """Lists run by place (`places.NAME`), or by cult, Moon first."""

    __slots__ = (
        "asks",
        "buried",
        "draw",
        "druid",
        "fresh",
        "hand",
        "idle",
        "lost",
        "news",
        "pile",
        "returned",
        "ring",
        "rules",
        "tokens",
        "unseen",
        "won",
    )

    # One constructor call with every field is the fastest copy, plain and compiled.
    def __init__(  # noqa: PLR0913, PLR0917
        self,
        asks: Asks,
        rules: Rules,
        pile: list[list[Spirit]],
        buried: list[int],
        druid: list[list[int]],
        tokens: list[int],
        lost: list[bool],
        won: list[int],
        hand: list[list[Spirit]],
        draw: list[list[Spirit]],
        fresh: list[int],
        returned: list[list[Spirit]],
        unseen: list[list[Spirit]],
        ring: int,
        idle: int,
    ) -> None:
        self.asks = asks  # at most one question
        self.news: list[News] | None = None
        self.rules = rules
        self.pile = pile  # by place: the face-up spirits, the top one last
        self.buried = buried  # by place: how many lie face down beneath them
        self.druid = druid  # by cult and colour: the tree it stands at
        self.tokens = tokens  # by place: the enemy's tokens on the tree
        self.lost = lost  # by place
        self.won = won  # by cult: trees won from the enemy
        self.hand = hand  # by cult, sorted
        self.draw = draw  # by cult: the shuffled draw pile, a pool without order
        self.fresh = fresh  # by cult: cards left of the first draw pile; they are part of `unseen`
        self.returned = returned  # by cult: shuffled face-up spirits that have not shown themselves since
        self.unseen = unseen  # by cult: a pool, all spirits that never lay face up and were never drawn
        self.ring = ring
        self.idle = idle  # turns without a token or a lost tree (R35)

    def copy(self) -> "Clearing":
        pile, hand, draw = self.pile, self.hand, self.draw
        return Clearing(
            self.asks[:],
            self.rules,
            [p[:] for p in pile],
            self.buried[:],
            [self.druid[0][:], self.druid[1][:]],
            self.tokens[:],
            self.lost[:],
            self.won[:],
            [hand[0][:], hand[1][:]],
            [draw[0][:], draw[1][:]],
            self.fresh[:],
            [self.returned[0][:], self.returned[1][:]],
            [self.unseen[0][:], self.unseen[1][:]],
            self.ring,
            self.idle,
        )

    def trees(self, cult: int) -> list[int]:
        """The cult's trees in play."""
        return TREES[cult] if not self.won[1 - cult] else [t for t in TREES[cult] if not self.lost[t]]

    def free(self, cult: int) -> int:
        """The tree without a druid."""
        stand = self.druid[cult]
        for tree in TREES[cult]:
            if not self.lost[tree] and tree not in stand:
                return tree
        return NOWHERE

    def bare(self, cult: int) -> tuple[int, ...]:
        """The trees in play without a spirit."""
        pile = self.pile
        return tuple([t for t in TREES[cult] if not pile[t] and not self.lost[t]])

    def strength(self, tree: int) -> int:
        pile = self.pile[tree]
        return pile[-1].strength if pile else 0

    def is_decided(self) -> bool:
        return self.won[0] == LOST_TREES_TO_LOSE or self.won[1] == LOST_TREES_TO_LOSE

    def scores(self) -> list[tuple[int, ...]]:
        """The trees won from the enemy; nothing to nothing when the game was stopped (R35)."""
        if not self.asks and not self.is_decided():
            return [(0,), (0,)]
        return [(self.won[0],), (self.won[1],)]

    def tell(self, words: str) -> None:
        """All events of this game are public."""
        if self.news is not None:
            self.news.append(News(words))

    def to_board(self, cult: int, spirit: Spirit) -> None:
        self.pile[BOARD[cult]].append(spirit)
