"""Positions of Tigris & Euphrates: what reading refuses, and why."""

import pytest

from ludarium.core import BadPosition
from ludarium.games.tigris import GAME

POSITION = """
players: 3
board:
    F  G  H  I  J
 3  g. 3K .. 2G r.
 4  1G r. g. g. k.
 5  .. k. .. r. 1K
 6  .. k. .. g. ..
monuments: B10 red-black
cells: B2 r*, A1 XX, B10 #r, C10 #r, B11 #*, C11 #r
turn: p1 2
ask: war green H4 4
hands: RG RRKKKG RRRRGG
points: 0/3/0/0 0/0/0/0 1/2/3/4
treasures: 0 1 0
catastrophes: 2 2 1
bag: 10R 10K 10B 10G
"""


def read(text: str) -> str:
    return GAME.write(GAME.read(text, 2, {}))


def test_it_is_read_and_written() -> None:
    assert read(read(POSITION)) == read(POSITION)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("players: 3", "players: 5"), "'5' is not a number"),
        (("players: 3", "players: 2"), "one entry for each of 2"),
        ((" 3  g. 3K", " 3  g. 4K"), "its seat does not play"),
        (("turn: p1 2", "turn: p1 2\nmood: good"), "what is 'mood'"),
        (("turn: p1 2", "turn: p1 2\nturn: p1 2"), "why twice"),
        (("turn: p1 2", "turn: p4 2"), "cannot be the turn"),
        (("turn: p1 2", "turn: p1 3"), "'3' is not a number"),
        (("turn: p1 2", "turn: p1 0"), "cannot be asked"),
        (("turn: p1 2", "options: support french"), "no option support french"),
        (("turn: p1 2", "options: support"), "two words"),
        (("board:\n", "board: big\n"), "begins with 'start'"),
        (("F  G  H  I  J", "F  G  I  J  K"), "does not name columns"),
        ((" 6  .. k. .. g. ..", " 6  .. k. .. g."), "as many tokens"),
        ((" 6  .. k.", "12  .. k."), "no cell F12"),
        (("2G r.", "2G t."), "'t.' cannot be on J3"),
        (("2G r.", "2G b."), "'b.' cannot be on J3"),
        (("2G r.", "2G ~~"), "'~~' cannot be on J3"),
        (("A1 XX", "A4 r."), "'r.' cannot be on A4"),
        (("A1 XX", "A4 2R"), "'2R' cannot be on A4"),
        (("A1 XX", "A4 .."), "'..' cannot be on A4"),
        (("A1 XX", "A1 2G"), "stands here twice"),
        (("A1 XX", "A1"), "two words"),
        (("A1 XX", "A1 #k"), "face-down tiles lie under"),
        (("B10 red-black", "B10 black-green"), "of one of its colours"),
        (("B10 red-black", "C10 red-black"), "of one of its colours"),
        (("B10 red-black", "B10 red-red"), "no monument red-red"),
        (("B10 red-black", "B10 red-black, P1 red-black"), "no monument red-black to be on P1"),
        (("hands: RG", "hands: RX"), "not a hand"),
        (("hands: RG", "hands: RG RG"), "one entry for each of 3"),
        (("hands: RG", f"hands: {'G' * 30}"), "only 30 green"),
        (("bag: 10R", "bag: 10R 9K"), "so many tiles"),
        (("bag: 10R", "bag: 50R"), "only 57 red"),
        (("bag: 10R", "bag: xR"), "'x' is not a number"),
        (("0/3/0/0", "0/3/0"), "four numbers"),
        (("treasures: 0 1 0", "treasures: 5 5 0"), "only 10 treasures"),
        (("catastrophes: 2 2 1", "catastrophes: 2 2 2"), "only 2 catastrophes"),
        (("war green H4 4", "war red H4 4"), "cannot be asked"),
        (("war green H4 4", "war green A2 4"), "cannot be asked"),
        (("war green H4 4", "war green H4 four"), "'four' is not a number"),
        (("war green H4 4", "wars F3"), "cannot be asked"),
        (("war green H4 4", "revolt I3"), "cannot be asked"),
        (("war green H4 4", "monument A2"), "cannot be asked"),
        (("war green H4 4", "treasure"), "cannot be asked"),
        (("war green H4 4", "tea"), "cannot be asked"),
    ],
    ids=lambda value: value[1].strip() if isinstance(value, tuple) else "",
)
def test_a_wrong_position_is_refused_with_the_reason(change: tuple[str, str], said: str) -> None:
    assert change[0] in POSITION
    with pytest.raises(BadPosition, match=said):
        read(POSITION.replace(*change))


@pytest.mark.parametrize("text", ["", "board:\n", "players: 2\n\nturn:\nhands:\n"])
def test_what_is_left_out_is_the_default(text: str) -> None:
    assert read(text) == "players: 2\n"
