"""Tigris & Euphrates: why something cannot be done, with the paragraph that forbids it."""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from ludarium.cells import Cells, meets, minus, numbers, spread, union
from ludarium.core import Reason
from ludarium.games.tigris.actions import (
    BUILD,
    CATASTROPHE,
    COMMIT,
    DECLINE,
    LEADER,
    LEAVE,
    PAIRS,
    PASS,
    TILE,
    WAR,
    WITHDRAW,
    Answer,
    Build,
    Catastrophe,
    Commit,
    Leader,
    Leave,
    Swap,
    Tile,
    War,
    Withdraw,
    swaps,
)
from ludarium.games.tigris.board import (
    AT,
    BLUE,
    CELL,
    COLOUR,
    COLOURS,
    EVERY,
    HAND,
    NAME,
    NOWHERE,
    RIVER,
    SQUARE,
    SQUARES,
    UPPER_LEFT,
    WIDTH,
)
from ludarium.games.tigris.conflict import in_revolt, open_wars, stands
from ludarium.games.tigris.leaders import lifted
from ludarium.games.tigris.monuments import tile_at
from ludarium.games.tigris.regions import kingdoms_at
from ludarium.games.tigris.treasures import within_reach
from ludarium.games.tigris.turn import BuildMonument, ChooseWar, LeaveTreasure, Question, Support, TakeAction
from ludarium.games.tigris.valley import Valley


def _catalogue() -> Iterator[Answer]:
    """Everything that anybody can try with a hand of six."""
    for colour in COLOURS:
        yield from [TILE[colour][n] for n in EVERY]
        yield from [LEADER[colour][n] for n in EVERY]
        yield WITHDRAW[colour][0]
        yield WAR[colour]
    yield from [CATASTROPHE[n] for n in EVERY]
    yield from [a for a in swaps((HAND,) * len(COLOURS)) if len(str(a).split(" ")) <= 2 + HAND]
    yield from COMMIT
    yield from [a for n in UPPER_LEFT for a in BUILD[n]]
    yield DECLINE
    yield from [LEAVE[n] for n in EVERY]


TRIED: Final[dict[str, Answer]] = {str(a): a for a in _catalogue()}


def tries(s: Valley) -> Iterable[str]:
    """Whatever somebody may think of: the same at all times."""
    return TRIED


def place(word: str) -> tuple[int, int] | None:
    """Column and row, if it is a cell."""
    n = AT.get(word, NOWHERE)
    return None if n == NOWHERE else (n % WIDTH, n // WIDTH)


def why_not(s: Valley, words: str) -> Reason | None:
    """The first rule that stands against this answer; None if it is an option."""
    if not s.asks:
        return Reason("over", "§7")
    a = _meant(words)
    return Reason("words", "§4.4") if a is None else _against(s, s.asks[-1], a)


def _against(s: Valley, question: Question, a: Answer) -> Reason | None:
    if isinstance(question, TakeAction):
        return _action(s, a)
    if isinstance(question, Support):
        return _commitment(s, question, a)
    if isinstance(question, ChooseWar):
        return _war(s, question, a)
    if isinstance(question, BuildMonument):
        return _monument(s, question, a)
    if isinstance(question, LeaveTreasure):
        return _treasure(s, question, a)
    assert_never(question)


def _meant(words: str) -> Answer | None:
    """The action of these words; a hand may be larger than usual."""
    if words in TRIED:
        return TRIED[words]
    tiles = words.split(" ")[2:]
    swap = Swap(tuple([tiles.count(name) for name in COLOUR]))
    return swap if any(swap.tiles) and words == str(swap) else None


def names(cells: Cells) -> tuple[str, ...]:
    return tuple([NAME[n] for n in numbers(cells)])


# § An action.


def _action(s: Valley, a: Answer) -> Reason | None:
    if isinstance(a, Tile):
        return _tile(s, a)
    if isinstance(a, Leader):
        return _leader(s, a)
    if isinstance(a, Withdraw):
        return None if s.dynasty[s.active].leader[a.colour] else Reason("home", "§5.1")
    if isinstance(a, Catastrophe):
        return _catastrophe(s, a)
    if isinstance(a, Swap):
        hand = s.dynasty[s.active].hand
        return Reason("hand", "§5.8") if any(a.tiles[c] > hand[c] for c in COLOURS) else None
    return None if a is PASS else Reason("action", "§4.4")


def _tile(s: Valley, a: Tile) -> Reason | None:
    """§ From the hand to an empty cell, farms on the river, others on land; next to two kingdoms at most."""
    cell = CELL[a.cell]
    if not s.dynasty[s.active].hand[a.colour]:
        return Reason("hand", "§5.2")
    if not meets(s.free(), cell):
        return Reason("taken", "§5.2", names(cell))
    if meets(RIVER, cell) != (a.colour == BLUE):
        return Reason("farm" if a.colour == BLUE else "river", "§5.2", names(cell))
    touched = kingdoms_at(s, cell)
    return Reason("three", "§5.2", _beside(cell, touched)) if len(touched) > 2 else None


def _leader(s: Valley, a: Leader) -> Reason | None:
    """§ On empty land with a temple next to it; lifted first, next to one kingdom at most."""
    cell = CELL[a.cell]
    if meets(s.dynasty[s.active].leader[a.colour], cell):
        return Reason("same", "§5.1 R3", names(cell))
    if not meets(s.free(), cell):
        return Reason("taken", "§5.1", names(cell))
    if meets(RIVER, cell):
        return Reason("leader-river", "§5.1", names(cell))
    if not in_revolt(s, cell):
        return Reason("temple", "§5.1 R5", names(cell))
    touched = kingdoms_at(lifted(s, s.active, a.colour), cell)
    return Reason("joins", "§5.1 R2 R4", _beside(cell, touched)) if len(touched) > 1 else None


def _beside(cell: Cells, kingdoms: list[Cells]) -> tuple[str, ...]:
    return names(spread(cell) & union(kingdoms))


def _catastrophe(s: Valley, a: Catastrophe) -> Reason | None:
    """§ If there is one left; on no leader, treasure, monument or other catastrophe."""
    cell = CELL[a.cell]
    if not s.dynasty[s.active].catastrophes:
        return Reason("no-ruin", "§5.7")
    if meets(s.leaders, cell):
        return Reason("ruin-leader", "§5.7 R38", names(cell))
    if meets(s.treasure, cell):
        return Reason("ruin-treasure", "§5.7 R38", names(cell))
    if meets(s.face_down, cell):
        return Reason("ruin-monument", "§5.7 R38", names(cell))
    return Reason("ruin-ruin", "§5.7 R39", names(cell)) if meets(s.ruined, cell) else None


# § What an action leads to.


def _war(s: Valley, question: ChooseWar, a: Answer) -> Reason | None:
    """§ An open war; no leader avoids it."""
    wars = open_wars(s, question.cell)
    if isinstance(a, War):
        return None if any(war.colour == a.colour for war in wars) else Reason("no-war", "§5.4 R17")
    if isinstance(a, (Leader, Withdraw)):
        return Reason("flee", "§5.3 R53")
    at = union([stands(s, war, seat) for war in wars for seat in (war.attacker, war.defender)])
    return Reason("war", "§4.4", names(at))


def _commitment(s: Valley, question: Support, a: Answer) -> Reason | None:
    """§ So many tiles of the colour that counts; nobody avoids a conflict."""
    c = question.conflict
    at = names(stands(s, c, c.attacker) | stands(s, c, c.defender))
    if isinstance(a, (Leader, Withdraw)):
        return Reason("flee", "§5.3 R53", at)
    if not isinstance(a, Commit):
        return Reason("support", "§4.4", at)
    held = s.dynasty[question.seat].hand[c.tiles]
    if a.tiles > held:
        return Reason("more", "§5.4" if c.is_war else "§5.3", at, {"held": held})
    useless = s.rules.support == "english" and a.tiles and not question.is_of_use(s, a.tiles)
    return Reason("english", "§9", at) if useless else None


def _monument(s: Valley, question: BuildMonument, a: Answer) -> Reason | None:
    """§ On a square that the tile just laid completes, an unused monument with its colour."""
    if a is DECLINE:
        return None
    if not isinstance(a, Build):
        return Reason("monument", "§4.4", (NAME[question.cell],))
    square = SQUARE[a.square]
    if _colour_of(s, a.square) == NOWHERE:
        return Reason("square", "§5.5", names(square))
    if a.square not in SQUARES[question.cell]:
        return Reason("late", "§5.5 R30", names(square))
    if a.pair not in s.unused():
        return Reason("used", "§5.5")
    return None if _colour_of(s, a.square) in PAIRS[a.pair] else Reason("colour", "§5.5", names(square))


def _colour_of(s: Valley, square: int) -> int:
    """Of the four face-up tiles of this square, or NOWHERE."""
    colour = tile_at(s, square)
    return colour if colour != NOWHERE and not minus(SQUARE[square], s.tile[colour]) else NOWHERE


def _treasure(s: Valley, question: LeaveTreasure, a: Answer) -> Reason | None:
    """§ One treasure of the trader's kingdom, in no corner if there is another."""
    if not isinstance(a, Leave):
        return Reason("treasure", "§4.4", tuple([NAME[n] for n in question.cells]))
    if a.cell in question.cells:
        return None
    if meets(within_reach(s, question.seat), CELL[a.cell]):
        return Reason("corner", "§5.6 R34", (NAME[a.cell],))
    return Reason("no-treasure", "§5.6", (NAME[a.cell],))
