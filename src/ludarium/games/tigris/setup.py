"""Tigris & Euphrates: the set-up (§3)."""

from ludarium.cells import EMPTY, split
from ludarium.core import Options
from ludarium.games.tigris.actions import words
from ludarium.games.tigris.bag import refill
from ludarium.games.tigris.board import (
    BLACK,
    BLUE,
    CATASTROPHES,
    COLOURS,
    GREEN,
    RED,
    START,
    TILES,
    TREASURES,
)
from ludarium.games.tigris.turn import begin_turn
from ludarium.games.tigris.valley import Dynasty, Rules, Valley
from ludarium.luck import Luck


def setup(players: int, options: Options, luck: Luck) -> Valley:
    """§ Temples with treasures on the start cells, everything else into the bag, six tiles for everyone."""
    s = empty(players, rules(options))
    s.news = []
    s.tile[RED] = s.treasure = START
    s.regions = split(START)
    s.bag = words([TILES[RED] - TREASURES, TILES[BLACK], TILES[BLUE], TILES[GREEN]])
    refill(s, luck)
    begin_turn(s, 0)
    return s


def rules(options: Options) -> Rules:
    return Rules(str(options["support"]), str(options["points"]))


def empty(players: int, rules: Rules) -> Valley:
    """A valley without tiles, leaders and questions."""
    return Valley(
        asks=[],
        rules=rules,
        players=players,
        active=0,
        left=2,
        dynasty=[Dynasty([0] * 4, [EMPTY] * 4, (0,) * 4, 0, CATASTROPHES, (0,) * 4) for _ in range(players)],
        tile=[EMPTY for _ in COLOURS],
        leaders=EMPTY,
        face_down=EMPTY,
        treasure=EMPTY,
        ruined=EMPTY,
        regions=[],
        monuments=(),
        bag=[],
        guessed=False,
    )
