"""Druidenwalzer: what a seat sees, as numbers; its own things first."""

from collections.abc import Sequence
from typing import Final

from ludarium.cells.native import BytesWriter, i64
from ludarium.core import Seat
from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import BOARD, CULTS, DRUIDS, NOWHERE, SPIRITS, TREES, Spirit
from ludarium.games.druids.turn import NextFight, PlaceDruids, TakeTurn
from ludarium.observation import MOST, Field, Observation, starts

KINDS: Final = len(SPIRITS)
SIDES: Final = len(CULTS)
EIGHT: Final = SIDES * len(TREES[0])
CARDS: Final = 30  # of a cult

# By seat: the trees in the order in which they are told, 1 to 4 of its own, then of the other.
TOLD: Final = [[*TREES[seat], *TREES[1 - seat]] for seat in CULTS]
# By seat, by tree: its place among them.
PLACE_OF: Final = [[told.index(n) if n in told else 0 for n in range(max(told) + 1)] for told in TOLD]
OWN_FIRST: Final = [[seat, 1 - seat] for seat in CULTS]

FIELDS: Final = (
    Field("top", (EIGHT, KINDS), 1, "by tree, the spirit on top: 1L 1R 2L ... 5R"),
    Field("beneath", (EIGHT, KINDS), 9, "by tree, how many of each lie face up beneath it"),
    Field("down", (EIGHT,), 5, "by tree, cards face down"),
    Field("tokens", (EIGHT,), 6, "by tree"),
    Field("lost", (EIGHT,), 1, "by tree"),
    Field("druid", (EIGHT, len(DRUIDS)), 1, "by tree, the druid that stands there: orange, black, purple"),
    Field("ring", (EIGHT,), 1, "by tree"),
    Field("bare", (EIGHT,), 1, "by tree, whether it was bare as the turn began"),
    Field("board", (SIDES, KINDS), 9, "by cult, how many of each lie face up in its cult board"),
    Field("board_down", (SIDES,), CARDS, "by cult, cards face down in its cult board"),
    Field("hand", (KINDS,), 3, "how many of each in the own hand"),
    Field("hands", (SIDES,), 3, "by cult, cards in hand"),
    Field("draw", (SIDES,), CARDS, "by cult, cards in the draw pile"),
    Field("fresh", (SIDES,), 1, "by cult, whether that is its first draw pile"),
    Field("idle", (1,), MOST, "turns since a token or a tree was won"),
    Field("question", (3,), 1, "what is asked: PlaceDruids, TakeTurn, NextFight"),
    Field("asked", (SIDES,), 1, "who is asked"),
    Field("placing", (len(DRUIDS),), 1, "the druid that is to be placed"),
    Field("fighting", (len(DRUIDS),), 1, "the druids that have yet to fight"),
    Field("place", (SIDES,), 1, "the own place in the order: Moon, Sun"),
    Field("variants", (3,), 1, "no fight at an empty tree, refill on play, eager reshuffle"),
    Field("limit", (1,), MOST, "turns without progress that end the game; 0: none"),
    Field("handicap", (SIDES,), 3, "by cult, the strength of the card in the box"),
    Field("hidden", (SIDES, KINDS), 9, "by cult, how many of each nobody has seen", memory=True),
    Field("returned", (SIDES, KINDS), 9, "by cult, how many of each went back to the draw pile", memory=True),
)
AT: Final = starts(FIELDS)
EMPTY: Final = bytes(sum([field.size for field in FIELDS]))
RANKS: Final[i64] = KINDS
COLOURS: Final[i64] = len(DRUIDS)

TOP: Final[i64] = AT["top"]
BENEATH: Final[i64] = AT["beneath"]
DOWN: Final[i64] = AT["down"]
TOKENS: Final[i64] = AT["tokens"]
LOST: Final[i64] = AT["lost"]
DRUID: Final[i64] = AT["druid"]
RING: Final[i64] = AT["ring"]
BARE: Final[i64] = AT["bare"]
BOARDS: Final[i64] = AT["board"]
BOARD_DOWN: Final[i64] = AT["board_down"]
HAND: Final[i64] = AT["hand"]
HANDS: Final[i64] = AT["hands"]
DRAW: Final[i64] = AT["draw"]
FRESH: Final[i64] = AT["fresh"]
IDLE: Final[i64] = AT["idle"]
QUESTION: Final[i64] = AT["question"]
ASKED: Final[i64] = AT["asked"]
PLACING: Final[i64] = AT["placing"]
FIGHTING: Final[i64] = AT["fighting"]
PLACE: Final[i64] = AT["place"]
VARIANTS: Final[i64] = AT["variants"]
LIMIT: Final[i64] = AT["limit"]
HANDICAP: Final[i64] = AT["handicap"]
HIDDEN: Final[i64] = AT["hidden"]
RETURNED: Final[i64] = AT["returned"]


def fields(players: int) -> Sequence[Field]:
    return FIELDS


def write(s: Clearing, seat: Seat) -> bytes:
    row = BytesWriter()
    row.write(EMPTY)
    for n, tree in enumerate(TOLD[seat]):
        _tree(row, s, n, tree)
    for side, cult in enumerate(OWN_FIRST[seat]):
        _cult(row, s, side, cult, cult == seat)
        for druid, tree in enumerate(s.druid[cult]):
            if tree != NOWHERE:
                row[DRUID + PLACE_OF[seat][tree] * COLOURS + druid] = 1
    if s.ring != NOWHERE:
        row[RING + PLACE_OF[seat][s.ring]] = 1
    row[IDLE] = min(s.idle, MOST)
    row[PLACE + seat] = 1
    _rules(row, s, seat)
    if s.asks:
        _question(row, s.asks[-1], seat)
    return row.getvalue()


def _tree(row: BytesWriter, s: Clearing, n: i64, tree: int) -> None:
    pile = s.pile[tree]
    if pile:
        kind, beneath = pile[-1].rank, BENEATH + n * RANKS
        row[TOP + n * RANKS + kind] = 1
        _count(row, beneath, pile)
        row[beneath + kind] = row[beneath + kind] - 1  # the top one is not beneath itself
    row[DOWN + n] = s.buried[tree]
    row[TOKENS + n] = s.tokens[tree]
    row[LOST + n] = s.lost[tree]


def _cult(row: BytesWriter, s: Clearing, side: i64, cult: int, is_own: bool) -> None:
    """What nobody has seen are hands and draw piles, too, as far as they are not the seat's own."""
    _count(row, BOARDS + side * RANKS, s.pile[BOARD[cult]])
    row[BOARD_DOWN + side] = s.buried[BOARD[cult]]
    row[HANDS + side] = len(s.hand[cult])
    row[DRAW + side] = s.fresh[cult] or len(s.draw[cult])
    row[FRESH + side] = 1 if s.fresh[cult] else 0
    hidden = HIDDEN + side * RANKS
    _count(row, hidden, s.unseen[cult])
    _count(row, hidden, s.draw[cult])
    _count(row, HAND if is_own else hidden, s.hand[cult])
    _count(row, RETURNED + side * RANKS, s.returned[cult])


def _count(row: BytesWriter, start: i64, spirits: list[Spirit]) -> None:
    for spirit in spirits:
        at = start + spirit.rank
        row[at] = row[at] + 1  # which machine code does at once, unlike `+=`


def _rules(row: BytesWriter, s: Clearing, seat: Seat) -> None:
    rules = s.rules
    row[VARIANTS] = 1 if rules.empty_tree != "zero" else 0
    row[VARIANTS + 1] = 1 if rules.refill != "end_of_turn" else 0
    row[VARIANTS + 2] = 1 if rules.reshuffle != "lazy" else 0
    row[LIMIT] = min(rules.no_progress_limit, MOST)
    row[HANDICAP + seat] = rules.handicap_moon
    row[HANDICAP + 1 - seat] = rules.handicap_sun


def _question(row: BytesWriter, question: PlaceDruids | TakeTurn | NextFight, seat: Seat) -> None:
    row[ASKED + (0 if question.seat == seat else 1)] = 1
    if isinstance(question, PlaceDruids):
        row[QUESTION] = 1
        row[PLACING + question.druid] = 1
        return
    for tree in question.bare:
        row[BARE + PLACE_OF[seat][tree]] = 1
    if isinstance(question, TakeTurn):
        row[QUESTION + 1] = 1
        return
    row[QUESTION + 2] = 1
    for druid in question.druids:
        row[FIGHTING + druid] = 1


OBSERVATION: Final = Observation(fields, write)
