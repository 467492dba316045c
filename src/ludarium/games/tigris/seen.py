"""Tigris & Euphrates: the view of a valley, and the valley of a view."""

from collections.abc import Mapping
from typing import Final

from ludarium.cells import Cells, count, meets, minus, numbers, split
from ludarium.core import ALL, BadPosition, View
from ludarium.games.tigris.actions import MONUMENT, PAIRS, words
from ludarium.games.tigris.board import (
    ACTIONS,
    AT,
    BLUE,
    CATASTROPHES,
    CELL,
    COLOUR,
    COLOURS,
    INVENTORY,
    LETTER,
    NAME,
    NOWHERE,
    RED,
    RIVER,
    SQUARE,
    TILES,
    TREASURES,
    UPPER_LEFT,
)
from ludarium.games.tigris.conflict import NOT_YET, Conflict, open_wars
from ludarium.games.tigris.monuments import tile_at
from ludarium.games.tigris.regions import region_of
from ludarium.games.tigris.setup import empty, rules
from ludarium.games.tigris.treasures import may_stay, within_reach
from ludarium.games.tigris.turn import TAKE_ACTION, BuildMonument, ChooseWar, LeaveTreasure, Question, Support
from ludarium.games.tigris.valley import Monument, Valley, letters
from ludarium.luck import Luck, LuckError

MOST: Final = 10**6  # of anything that has no end: points

# Tokens of what lies on a cell (notation.md §5); by token of a tile, face up or face down, its colour.
RUIN: Final = "XX"
LEADERS: Final = [f"{seat}{letter}" for seat in range(1, 5) for letter in LETTER]
TILE_OF: Final[dict[str, int]] = {
    **{f"{LETTER[colour].lower()}.": colour for colour in COLOURS},
    **{f"#{LETTER[colour].lower()}": colour for colour in COLOURS},
    "r*": RED,
    "#*": RED,
}
FARMS: Final = [f"{LETTER[BLUE].lower()}.", f"#{LETTER[BLUE].lower()}"]
ON_RIVER: Final = frozenset([*FARMS, RUIN])
ON_LAND: Final = frozenset([*TILE_OF, RUIN, *LEADERS]) - frozenset(FARMS)
TOKENS: Final = [ON_RIVER if meets(RIVER, cell) else ON_LAND for cell in CELL]  # by cell


# What is seen.


def view(s: Valley, eyes: int | None) -> View:
    """Everything on the table and in front of the screens; behind them only the viewer's own things."""
    return {
        "players": s.players,
        "rules": {"support": s.rules.support, "points": s.rules.points},
        "cells": {NAME[n]: _token(s, n) for n in numbers(s.occupied() | s.ruined)},
        "monuments": {NAME[m.square]: MONUMENT[m.pair] for m in s.monuments},
        "turn": {"seat": s.active, "left": s.left},
        "ask": s.asks[-1].told(s) if s.asks else None,
        "bag": [s.in_bag(colour) for colour in COLOURS] if eyes == ALL else len(s.bag),
        "catastrophes": [one.catastrophes for one in s.dynasty],
        **_behind_screens(s, eyes),
    }


def _behind_screens(s: Valley, eyes: int | None) -> View:
    """Whole for the viewer; of others how many tiles, and points if open or the game is over."""
    is_open = s.rules.points == "open" or not (s.asks or s.guessed)
    hands: list[str | int] = []
    swapped: list[list[int] | int] = []
    points: list[list[int] | None] = []
    treasures: list[int | None] = []
    for seat, one in enumerate(s.dynasty):
        is_own = eyes in (seat, ALL)
        hands.append(letters(one.hand) if is_own else one.held())
        swapped.append(list(one.swapped) if is_own else sum(one.swapped))
        points.append(list(one.points) if is_own or is_open else None)
        treasures.append(one.taken if is_own or is_open else None)
    memory: View = {"gone": s.gone(), "swapped": swapped}
    if eyes == ALL:
        memory["guessed"] = s.guessed
    return {"hands": hands, "points": points, "treasures": treasures, "memory": memory}


def counted(s: Valley, seen: View) -> View:
    """§4.5 Every single gain is public when it happens: who kept count knows all points and treasures."""
    if s.guessed:  # nobody saw those being gained
        return seen
    points, treasures = [list(one.points) for one in s.dynasty], [one.taken for one in s.dynasty]
    return {**seen, "points": points, "treasures": treasures}


def _token(s: Valley, n: int) -> str:
    cell = CELL[n]
    star = meets(s.treasure, cell)
    if meets(s.ruined, cell):
        return RUIN
    if meets(s.leaders, cell):
        seat, colour = s.leader_at(n)
        return f"{seat + 1}{LETTER[colour]}"
    for colour in COLOURS:
        if meets(s.tile[colour], cell):
            return "r*" if star else f"{LETTER[colour].lower()}."
    beneath = next(monument.tiles for monument in s.monuments if meets(SQUARE[monument.square], cell))
    return "#*" if star else f"#{LETTER[beneath].lower()}"


def on_board(cells: Mapping[str, str]) -> list[int]:
    """By colour: tiles, those under monuments, too."""
    colours = [TILE_OF.get(token, NOWHERE) for token in cells.values()]
    return [colours.count(colour) for colour in COLOURS]


# What is hidden is dealt, each with the probability of notation.md §8.


def deal(seen: View, luck: Luck) -> View:
    """A whole position that this view could be of; raises `BadPosition`."""
    try:
        return {
            **seen,
            **_dealt_tiles(seen, luck),
            "points": _dealt_points(seen, luck),
            "treasures": _dealt_treasures(seen, luck),
        }
    except (BadPosition, LuckError):
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as wrong:
        raise BadPosition(f"nothing can be dealt to this view: {wrong}") from wrong


def _dealt_tiles(seen: View, luck: Luck) -> View:
    memory, hands, swapped = seen["memory"], seen["hands"][:], seen["memory"]["swapped"][:]
    pool = _unseen_tiles(seen)
    for seat, hand in enumerate(hands):
        if not isinstance(hand, str):
            hands[seat] = letters(_drawn(pool, hand, luck))
            swapped[seat] = _drawn(pool, swapped[seat], luck)
    return {
        "hands": hands,
        "bag": [pool.count(c) for c in COLOURS],
        "memory": {
            "gone": memory["gone"],
            "swapped": swapped,
            "guessed": memory.get("guessed", None in seen["points"]),
        },
    }


def _unseen_tiles(seen: View) -> list[int]:
    """In the bag, others' hands and what they threw away, by colour."""
    unseen = [all_of - known for all_of, known in zip(TILES, on_board(seen["cells"]), strict=True)]
    unseen = [unseen[c] - seen["memory"]["gone"][c] for c in COLOURS]
    for hand, swapped in zip(seen["hands"], seen["memory"]["swapped"], strict=True):
        if isinstance(hand, str):
            unseen = [unseen[c] - hand.count(LETTER[c]) - swapped[c] for c in COLOURS]
    return [c for c in COLOURS for _ in range(number(unseen[c], most=TILES[c]))]


def _drawn(pool: list[int], n: int, luck: Luck) -> list[int]:
    """So many out of the pool, by colour."""
    drawn = [pool.pop(luck.below(len(pool), "imagine")) for _ in range(number(n, most=len(pool)))]
    return [drawn.count(c) for c in COLOURS]


def _dealt_points(seen: View, luck: Luck) -> list[list[int]]:
    """Whose points are hidden is taken to have as many as the viewer, in other colours."""
    known = [four for four in seen["points"] if four is not None]
    found = []
    for four in seen["points"]:
        pool = list(known[0]) if known else [0, 0, 0, 0]
        found.append([pool.pop(luck.below(len(pool), "imagine")) for _ in COLOURS] if four is None else four)
    return found


def _dealt_treasures(seen: View, luck: Luck) -> list[int]:
    found = [n or 0 for n in seen["treasures"]]
    hidden = [seat for seat, n in enumerate(seen["treasures"]) if n is None]
    on_table = [token[1] for token in seen["cells"].values()].count("*")
    for _ in range(TREASURES - on_table - sum(found) if hidden else 0):
        found[hidden[luck.below(len(hidden), "imagine")]] += 1
    return found


# What is seen becomes a valley.


def build(seen: View) -> Valley:
    """The valley of a whole position; what follows from the board, the rules are asked for.

    No view is trusted: raises `BadPosition`, and nothing else.
    """
    try:
        return _built(seen)
    except BadPosition:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as wrong:
        raise BadPosition(f"this is no whole position: {wrong}") from wrong


def _built(seen: View) -> Valley:
    players = number(seen["players"], 2, 4)
    s = empty(players, rules(_options(seen["rules"])))
    for name, token in seen["cells"].items():
        _put(s, name, token)
    s.monuments = _monuments(seen["cells"], seen["monuments"])
    s.regions = split(s.occupied())
    s.active = number(seen["turn"]["seat"], 0, players - 1)
    s.left = number(seen["turn"]["left"], 0, ACTIONS)
    _fill_screens(s, seen)
    s.bag = words([number(seen["bag"][c], 0, TILES[c]) for c in COLOURS])
    if seen["ask"] is not None:
        s.asks.append(_question(s, seen["ask"]))
    _check(s)
    return s


def number(value: object, least: int = 0, most: int = MOST) -> int:
    """A whole number that can stand here; raises `BadPosition`."""
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{value!r} is not a number that can stand here")
    return value


def _options(chosen: View) -> dict[str, str | int]:
    for name, option in INVENTORY["options"].items():
        if chosen[name] not in option["values"]:
            raise BadPosition(f"there is no option {name} {chosen[name]}")
    return chosen


def _put(s: Valley, name: str, token: str) -> None:
    """One thing on a cell where nothing lies."""
    n = AT.get(name, NOWHERE)
    if n == NOWHERE or token not in TOKENS[n]:
        raise BadPosition(f"{token!r} cannot be on {name}")
    cell, colour = CELL[n], TILE_OF.get(token, NOWHERE)
    if token == RUIN:
        s.ruined = s.ruined | cell
    elif colour == NOWHERE:
        _stand(s, int(token[0]) - 1, LETTER.index(token[1]), cell)
    elif token[0] == "#":
        s.face_down = s.face_down | cell
    else:
        s.tile[colour] = s.tile[colour] | cell
    if token[1] == "*":
        s.treasure = s.treasure | cell


def _stand(s: Valley, seat: int, colour: int, cell: Cells) -> None:
    if seat >= s.players or s.dynasty[seat].leader[colour]:
        raise BadPosition("a leader stands here twice, or its seat does not play")
    s.dynasty[seat].leader[colour] = cell
    s.leaders = s.leaders | cell


def _monuments(cells: View, monuments: View) -> tuple[Monument, ...]:
    """Each on four face-down tiles of one of its colours, and no face-down tile without one."""
    found: list[Monument] = []
    beneath: list[str] = []
    for name, monument in monuments.items():
        if AT.get(name, NOWHERE) not in UPPER_LEFT or monument not in MONUMENT:
            raise BadPosition(f"there is no monument {monument} to be on {name}")
        four = [NAME[n] for n in numbers(SQUARE[AT[name]])]
        colours = {TILE_OF[cells[one]] if cells.get(one, ".")[0] == "#" else NOWHERE for one in four}
        if len(colours) > 1 or not colours & set(PAIRS[MONUMENT.index(monument)]):
            raise BadPosition(f"{name}: under a monument are four face-down tiles of one of its colours")
        found.append(Monument(AT[name], MONUMENT.index(monument), colours.pop()))
        beneath += four
    if len({monument.pair for monument in found}) < len(found):
        raise BadPosition("there is one monument of each kind")
    if sorted(beneath) != sorted(name for name, token in cells.items() if token[0] == "#"):
        raise BadPosition("face-down tiles lie under a monument, four under each")
    return tuple(sorted(found, key=lambda monument: monument.square))


def _fill_screens(s: Valley, seen: View) -> None:
    """What every seat has; what nobody remembers was not thrown away."""
    memory = seen.get("memory") or {}
    nothing = [[0] * len(COLOURS)] * s.players
    kinds = ("hands", "points", "treasures", "catastrophes")
    columns = [*[seen[kind] for kind in kinds], memory.get("swapped", nothing)]
    if any(len(column) != s.players for column in columns):
        raise BadPosition(f"one entry for each of {s.players} seats")
    for seat, own in enumerate(s.dynasty):
        hand, points, treasures, catastrophes, swapped = [column[seat] for column in columns]
        if hand.strip("".join(LETTER)):
            raise BadPosition(f"{hand!r} is not a hand")
        own.hand = [hand.count(letter) for letter in LETTER]
        own.points = _four(points)
        own.taken = number(treasures)
        own.catastrophes = number(catastrophes)
        own.swapped = _four(swapped)
    s.guessed = memory.get("guessed", False) is True


def _four(numbers: list[int]) -> tuple[int, ...]:
    if len(numbers) != len(COLOURS):
        raise BadPosition(f"{numbers!r} should be four numbers")
    return tuple([number(n) for n in numbers])


def _check(s: Valley) -> None:
    """No more of anything than there is."""
    question = s.asks[-1] if s.asks else None
    out = [0] * len(COLOURS)
    if isinstance(question, Support) and question.committed != NOT_YET:
        out[question.conflict.tiles] = question.committed
    for c, gone in enumerate(s.gone()):
        if gone < out[c]:
            raise BadPosition(f"there are only {TILES[c]} {COLOUR[c]} tiles")
    if count(s.treasure) + sum([one.taken for one in s.dynasty]) > TREASURES:
        raise BadPosition(f"there are only {TREASURES} treasures")
    if count(s.ruined) + sum([one.catastrophes for one in s.dynasty]) > CATASTROPHES * s.players:
        raise BadPosition(f"there are only {CATASTROPHES} catastrophes a player")


# The question: a view says at least what the board cannot tell.


def _question(s: Valley, ask: View) -> Question:
    """Asked by the board as it lies, and as the view says; raises `BadPosition`."""
    question = _pending(s, ask) if s.left else None
    if question is None:
        raise BadPosition(f"{ask['question']} cannot be asked here")
    told = question.told(s)
    if any(told.get(key) != value for key, value in ask.items()):
        raise BadPosition(f"{ask['question']} cannot be asked here like that")
    return question


def _pending(s: Valley, ask: View) -> Question | None:
    kind = ask["question"]
    if kind == "TakeAction":
        return TAKE_ACTION[s.active][s.left]
    if kind == "LeaveTreasure":
        return _treasures(s)
    if kind == "Support" and ask["conflict"] == "revolt":
        return _support(_revolt(s, AT.get(ask["attacker"], NOWHERE)), ask["committed"])
    n = AT.get(ask["cell"], NOWHERE)
    return _after_tile(s, n, ask) if tile_at(s, n) != NOWHERE else None


def _after_tile(s: Valley, n: int, ask: View) -> Question | None:
    """What can be asked because of the tile just laid on this cell."""
    kind = ask["question"]
    if kind == "BuildMonument":
        return BuildMonument(s.active, n)
    wars = _wars(s, n)
    if kind == "ChooseWar":
        return ChooseWar(s.active, n) if len(wars) > 1 else None
    war = next((war for war in wars if COLOUR[war.colour] == ask["colour"]), None)
    return _support(war, ask["committed"])


def _treasures(s: Valley) -> LeaveTreasure | None:
    """Of the first trader, clockwise, that must collect."""
    for seat in s.clockwise():
        treasures = within_reach(s, seat)
        if count(treasures) > 1:
            return LeaveTreasure(seat, tuple(numbers(may_stay(treasures))))
    return None


def _wars(s: Valley, n: int) -> list[Conflict]:
    """While there are wars, the tile that unites joins nothing."""
    s.regions = split(minus(s.occupied(), CELL[n]))
    return open_wars(s, n)


def _revolt(s: Valley, n: int) -> Conflict | None:
    """Of the active player's leader on this cell against the other of its colour in its kingdom."""
    seat, colour = s.leader_at(n)
    if seat != s.active:
        return None
    region = region_of(s, CELL[n])
    rivals = [rival for rival in s.clockwise()[1:] if meets(s.dynasty[rival].leader[colour], region)]
    return Conflict(colour, seat, rivals[0], NOWHERE) if rivals else None


def _support(c: Conflict | None, committed: int | None) -> Support | None:
    """Of the defender if the attacker has committed."""
    if c is None:
        return None
    return Support(c.attacker, c, NOT_YET) if committed is None else Support(c.defender, c, number(committed))
