"""Tigris & Euphrates: worlds that look the same to one pair of eyes."""

from typing import Any

from ludarium.core import View
from ludarium.games.tigris.board import AT, COLOUR, COLOURS, LETTER, NOWHERE, TILES, TREASURES
from ludarium.games.tigris.conflict import Conflict
from ludarium.games.tigris.layout import part, put_on_board
from ludarium.games.tigris.setup import empty, rules
from ludarium.games.tigris.turn import (
    NOT_YET,
    TAKE_ACTION,
    BuildMonument,
    ChooseWar,
    LeaveTreasure,
    Support,
)
from ludarium.games.tigris.valley import Valley
from ludarium.luck import Luck


def imagine(seen: View, luck: Luck) -> Valley:
    """A whole valley that this view could be of, each with the probability of notation.md §8."""
    s = empty(seen["players"], rules(seen["rules"]))
    s.active, s.left = seen["turn"]["seat"], seen["turn"]["left"]
    s.catastrophes = list(seen["catastrophes"])
    tokens = {AT[name]: token for name, token in seen["cells"].items()}
    put_on_board(s, tokens, {AT[name]: words for name, words in seen["monuments"].items()})
    _deal_tiles(s, seen, luck)
    _deal_points(s, seen, luck)
    _deal_treasures(s, seen, luck)
    s.guessed = None in seen["points"]
    if seen["ask"]:
        s.asks.append(_read_ask(s, seen["ask"]))
    return s


def _deal_tiles(s: Valley, seen: View, luck: Luck) -> None:
    hands, swapped = seen["hands"], seen["memory"]["swapped"]
    unseen = [TILES[c] - s.on_board(c) - seen["memory"]["gone"][c] for c in COLOURS]
    for seat, hand in enumerate(hands):
        if isinstance(hand, str):
            for c in COLOURS:
                s.hand[4 * seat + c] = hand.count(LETTER[c])
                s.swapped[4 * seat + c] = swapped[seat][c]
                unseen[c] -= s.hand[4 * seat + c] + s.swapped[4 * seat + c]
    pool = [c for c in COLOURS for _ in range(unseen[c])]
    for seat, hand in enumerate(hands):
        if not isinstance(hand, str):
            _deal(pool, hand, s.hand, seat, luck)
            _deal(pool, swapped[seat], s.swapped, seat, luck)
    s.bag = [COLOUR[c] for c in pool]


def _deal(pool: list[int], n: int, to: list[int], seat: int, luck: Luck) -> None:
    for _ in range(n):
        to[4 * seat + pool.pop(luck.below(len(pool), "imagine"))] += 1


def _deal_points(s: Valley, seen: View, luck: Luck) -> None:
    """Whose points are hidden is taken to have as many as the viewer, in other colours."""
    known = [four for four in seen["points"] if four is not None]
    for seat, four in enumerate(seen["points"]):
        pool = list(known[0]) if known else [0, 0, 0, 0]
        for c in COLOURS:
            s.points[4 * seat + c] = pool.pop(luck.below(len(pool), "imagine")) if four is None else four[c]


def _deal_treasures(s: Valley, seen: View, luck: Luck) -> None:
    s.taken = [n or 0 for n in seen["treasures"]]
    hidden = [seat for seat, n in enumerate(seen["treasures"]) if n is None]
    for _ in range(TREASURES - seen["treasures_left"] - sum(s.taken) if hidden else 0):
        s.taken[hidden[luck.below(len(hidden), "imagine")]] += 1


def _read_ask(s: Valley, ask: dict[str, Any]) -> Any:
    seat = ask["seat"]
    match ask["question"]:
        case "TakeAction":
            return TAKE_ACTION[seat][ask["left"]]
        case "ChooseWar":
            part(s, AT[ask["cell"]])
            return ChooseWar(seat, AT[ask["cell"]])
        case "BuildMonument":
            return BuildMonument(seat, AT[ask["cell"]])
        case "LeaveTreasure":
            return LeaveTreasure(seat, tuple([AT[name] for name in ask["cells"]]))
    return _read_support(s, ask)


def _read_support(s: Valley, ask: dict[str, Any]) -> Support:
    cell = AT[ask["cell"]] if ask["cell"] else NOWHERE
    if cell != NOWHERE:
        part(s, cell)
    attacker, defender = (s.leader_at(AT[ask[side]]) // 4 for side in ("attacker", "defender"))
    committed = NOT_YET if ask["committed"] is None else ask["committed"]
    return Support(ask["seat"], Conflict(COLOUR.index(ask["colour"]), attacker, defender, cell), committed)
