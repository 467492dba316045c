"""Tigris & Euphrates: how a valley is set up piece by piece; what is put somewhere comes from the bag."""

from collections.abc import Iterator
from typing import Final

from ludarium.cells import meets, numbers
from ludarium.core import View
from ludarium.editing import Change, Editing, Kinds, Slot, chosen, numbered
from ludarium.games.tigris.actions import MONUMENT, PAIRS
from ludarium.games.tigris.board import (
    ACTIONS,
    AT,
    CATASTROPHES,
    CELL,
    COLOUR,
    COLOURS,
    LETTER,
    NAME,
    RIVER,
    SQUARE,
    TREASURES,
    UPPER_LEFT,
)
from ludarium.games.tigris.seen import LEADERS, MOST, ON_LAND, ON_RIVER, RUIN, TILE_OF
from ludarium.games.tigris.text import ask_text, everything_else, parse_ask

HAND: Final = 6
ASKED: Final = ["action", "over"]


def slots(view: View) -> list[Slot]:
    return [*_of_cells(view), *_of_seats(view), *_of_the_turn(view)]


def _of_cells(view: View) -> Iterator[Slot]:
    for n in sorted(AT.values()):
        river = meets(RIVER, CELL[n])
        yield _cell(view, NAME[n], "river" if river else "land")
    for n in UPPER_LEFT:
        yield _monument(view, n)


def _cell(view: View, name: str, kind: str) -> Slot:
    cells = view["cells"]

    def write(holds: list[str]) -> None:
        cells.pop(name, None)
        if holds:
            cells[name] = holds[0]

    return Slot(name, kind, lambda: [cells[name]] if name in cells else [], write, name, 1)


def _monument(view: View, square: int) -> Slot:
    """It lies on four tiles of one of its colours, which lie face down; without it they are gone."""
    name, cells, monuments = NAME[square], view["cells"], view["monuments"]

    def write(holds: list[str]) -> None:
        four = [NAME[n] for n in numbers(SQUARE[square])]
        for one in four if monuments.pop(name, None) else []:
            cells.pop(one, None)
        if holds:
            pair = PAIRS[MONUMENT.index(holds[0])]
            there = TILE_OF.get(cells.get(name, ""), pair[0])
            cells.update(dict.fromkeys(four, f"#{LETTER[there if there in pair else pair[0]].lower()}"))
            monuments[name] = holds[0]

    read = lambda: [monuments[name]] if name in monuments else []  # noqa: E731 - as all slots have one
    return Slot(f"{name} monument", "monument", read, write, name, 1)


def _of_seats(view: View) -> Iterator[Slot]:
    for seat in range(view["players"]):
        mine = f"p{seat + 1}"
        yield _hand(view, seat)
        for colour in COLOURS:
            yield numbered(f"{mine} {COLOUR[colour]}", view["points"][seat], colour, MOST)
        yield numbered(f"{mine} treasures", view["treasures"], seat, TREASURES)
        yield numbered(f"{mine} catastrophes", view["catastrophes"], seat, CATASTROPHES)


def _hand(view: View, seat: int) -> Slot:
    hands = view["hands"]

    def write(holds: list[str]) -> None:
        hands[seat] = "".join([letter for one in LETTER for letter in holds if letter == one])

    return Slot(f"p{seat + 1} hand", "tile", lambda: list(hands[seat]), write, "", HAND)


def _of_the_turn(view: View) -> Iterator[Slot]:
    turn = view["turn"]

    def give(word: str) -> None:
        turn["seat"] = int(word[1:]) - 1

    yield chosen("turn", "seat", lambda: f"p{turn['seat'] + 1}", give)
    yield numbered("left", turn, "left", ACTIONS)
    yield chosen("ask", "ask", lambda: ask_text(view), lambda words: _ask(view, words))


def _ask(view: View, words: str) -> None:
    view["ask"] = parse_ask(words.split())


def kinds(view: View) -> Kinds:
    seats = [f"p{seat + 1}" for seat in range(view["players"])]
    leaders = [name for name in LEADERS if name[:1] <= str(view["players"])]
    return {
        "land": _tokens([token for token in TILE_OF if token in ON_LAND], leaders),
        "river": _tokens([token for token in TILE_OF if token in ON_RIVER], []),
        "tile": dict.fromkeys(LETTER, 0),
        "monument": dict.fromkeys(MONUMENT, 1),
        "seat": dict.fromkeys(seats, 0),
        "ask": dict.fromkeys([*ASKED, ask_text(view)], 0),
    }


def _tokens(tiles: list[str], leaders: list[str]) -> dict[str, int]:
    """Tiles come from the bag (`left`)."""
    return dict.fromkeys(tiles, 0) | dict.fromkeys(leaders, 1) | {RUIN: 0}


def left(view: View) -> dict[str, int]:
    found = {token: view["bag"][colour] for token, colour in TILE_OF.items() if token[0] != "#"}
    found |= {letter: view["bag"][colour] for colour, letter in enumerate(LETTER)}
    ruins = list(view["cells"].values()).count(RUIN)
    return found | {RUIN: CATASTROPHES * view["players"] - ruins - sum(view["catastrophes"])}


def follow(view: View, change: Change) -> None:
    """What lies nowhere else is in the bag, but for what was out of the game before."""
    now, then = everything_else(view), everything_else(change.before)
    view["bag"] = [max(0, bag + now[c] - then[c]) for c, bag in enumerate(view["bag"])]


def empty(players: int) -> str:
    return f"players: {players}\n"


EDITING: Final = Editing(slots=slots, kinds=kinds, empty=empty, left=left, follow=follow)
