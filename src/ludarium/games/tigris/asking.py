"""Tigris & Euphrates: the pending question of a position read (notation.md §5)."""

from typing import Any

from ludarium.cells import count, meets, numbers
from ludarium.core import BadPosition
from ludarium.games.tigris.board import AT, COLOUR, NOWHERE
from ludarium.games.tigris.conflict import Conflict, open_wars
from ludarium.games.tigris.layout import part
from ludarium.games.tigris.monuments import tile_at
from ludarium.games.tigris.regions import region_of
from ludarium.games.tigris.treasures import may_stay, within_reach
from ludarium.games.tigris.turn import NOT_YET, TAKE_ACTION, BuildMonument, ChooseWar, LeaveTreasure, Support
from ludarium.games.tigris.valley import Valley


def read_ask(s: Valley, words: list[str]) -> None:
    """Asks the question of these words; raises `BadPosition` if the board does not ask it."""
    if words == ["over"]:
        return
    question = _question(s, words) if s.left else None
    if question is None:
        raise BadPosition(f"{' '.join(words)!r} cannot be asked here")
    s.asks.append(question)


def _question(s: Valley, words: list[str]) -> Any:
    question: Any = None
    match words:
        case ["action"]:
            question = TAKE_ACTION[s.active][s.left]
        case ["treasure"]:
            question = _treasure(s)
        case ["monument", name] if _has_tile(s, name):
            question = BuildMonument(s.active, AT[name])
        case ["wars", name] if _has_tile(s, name):
            question = ChooseWar(s.active, AT[name]) if len(_wars(s, name)) > 1 else None
        case ["war", colour, name, *number] if _has_tile(s, name):
            question = _support([war for war in _wars(s, name) if COLOUR[war.colour] == colour], number)
        case ["revolt", name, *number] if name in AT:
            question = _support(_revolts(s, s.leader_at(AT[name])), number)
    return question


def _wars(s: Valley, name: str) -> list[Conflict]:
    part(s, AT[name])
    return open_wars(s, AT[name])


def _has_tile(s: Valley, name: str) -> bool:
    return name in AT and tile_at(s, AT[name]) != NOWHERE


def _treasure(s: Valley) -> LeaveTreasure | None:
    for seat in s.clockwise():
        treasures = within_reach(s, seat)
        if count(treasures) > 1:
            return LeaveTreasure(seat, tuple(numbers(may_stay(treasures))))
    return None


def _revolts(s: Valley, attacker: int) -> list[Conflict]:
    """Against the other leader of its colour in its kingdom."""
    if attacker == NOWHERE or attacker // 4 != s.active:
        return []
    region, colour = region_of(s, s.leader[attacker]), attacker % 4
    rivals = [seat for seat in s.clockwise()[1:] if meets(s.leader[4 * seat + colour], region)]
    return [Conflict(colour, s.active, rival, NOWHERE) for rival in rivals]


def _support(conflicts: list[Conflict], number: list[str]) -> Support | None:
    """Of the defender if the attacker has committed."""
    if not conflicts or len(number) > 1 or not all(word.isdecimal() for word in number):
        return None
    c = conflicts[0]
    return Support(c.defender, c, int(number[0])) if number else Support(c.attacker, c, NOT_YET)
