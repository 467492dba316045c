"""Positions of The Ark of the Covenant: what reading refuses, and why."""

import pytest

from ludarium import options
from ludarium.core import BadPosition
from ludarium.games.ark import GAME
from ludarium.games.ark.tiles import KEPT, tile
from tests.games.ark.play import random_game

POSITION = """
p1 13
p2 7 boxed
cN 0,0 s p1*@c0
cNS 0,1                   # the city is open in the south
cN 1,1 e p2@f0
rEW -1,0 e
ark 0,0
bag cN.f0+2 rEW*3 xNESW
out cNESW
ask p2 PlaceTile rSW
"""


def read(text: str, players: int = 2) -> str:
    return GAME.write(GAME.read(text, players, {}))


def test_it_is_read_and_written() -> None:
    assert read(POSITION) == (
        "p1 13\np2 7 boxed\nrEW -1,0 e\ncN 0,0 s p1*@c0\ncNS 0,1 n\ncN 1,1 e p2@f0\n"
        "ark 0,0\nbag cN.f0+2 rEW*3 xNESW\nout cNESW\nask p2 PlaceTile rSW\n"
    )
    assert read(read(POSITION)) == read(POSITION)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_has_one_canonical_text(players: int) -> None:
    for s, _, _ in random_game(players, 60):
        text = GAME.write(s)
        again = GAME.read(text, players, {})
        assert GAME.write(again) == text
        assert GAME.view(again, None) == GAME.view(s, None)
        shuffled = "\n".join(sorted(text.splitlines(), key=lambda line: line[::-1]))
        assert read(shuffled, players) == text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("rEW -1,0 e", "rEW -1,0 n"), "0,0: its field meets the road of -1,0"),
        (("rEW -1,0 e", "cN -1,0 e"), "0,0: its field meets the city of -1,0"),
        (("rEW -1,0 e", "cN 0,0"), "two tiles lie at 0,0"),
        (("rEW -1,0 e", "rEW -1,00"), "'-1,00' is no cell"),
        (("rEW -1,0 e", "rEW -0,0"), "'-0,0' is no cell"),
        (("rEW -1,0 e", "rEW +1,0"), "'[+]1,0' is no cell"),
        (("rEW -1,0 e", "rEW -1"), "'-1' is no cell"),
        (("rEW -1,0 e", "rEW 999999999,0"), "is no cell"),
        (("rEW -1,0 e", "rEW"), "what is 'rEW'"),
        (("rEW -1,0 e", "rEX -1,0"), "'rEX' is no part of a tile"),
        (("rEW -1,0 e", "rEW -1,0 q"), "'q' is no piece"),
        (("rEW -1,0 e", "rEW -1,0 n p2@f0 p1@r0"), "what is"),
        (("rEW -1,0 e", "rEW -1,0 p2@f0 p1@r0"), "one piece at most"),
        (("rEW -1,0 e", "rEW -1,0 p2@f2"), "rEW has no part f2"),
        (("rEW -1,0 e", "rEW -1,0 p2@c0"), "rEW has no part c0"),
        (("rEW -1,0 e", "rEW -1,0 p3@f0"), "there is no seat p3"),
        (("rEW -1,0 e", "rEW -1,0 p1*@f0"), "a prophet stands in a city"),
        (("rEW -1,0 e", "cN -1,0 p1*@c0"), "p1 has one prophet only"),
        (("p2@f0", "p2*@c0"), "the prophet of p2 is on the table and in the box"),
        (("rEW -1,0 e", "\n".join(f"cN {x},9 p2@f0" for x in range(7))), "p2 has 7 followers only"),
        (("p2 7 boxed", "p2 seven"), "what is 'p2 seven'"),
        (("p2 7 boxed", "p2"), "what is 'p2'"),
        (("p2 7 boxed", "p2 7 away"), "what is 'p2 7 away'"),
        (("p2 7 boxed", "p2 7\np2 8"), "there are two lines p2"),
        (("p2 7 boxed", "p6 7"), "5 seats at most"),
        (("ark 0,0", "ark 0,7"), "no tile at 0,7"),
        (("ark 0,0", "ark"), "stands on one tile"),
        (("ark 0,0", "ark 0,0 0,1"), "stands on one tile"),
        (("ark 0,0", "ark 0,0\nark 0,1"), "two lines 'ark'"),
        (("bag ", "bag rEW*0 "), "'rEW[*]0' is no part"),
        (("bag ", "bag qqq "), "'qqq' is no part"),
        (("out cNESW", "out cNESX"), "'cNESX' is no part"),
        (("PlaceTile rSW", "PlaceTile"), "is no question"),
        (("PlaceTile rSW", "PlaceTile rSW rEW"), "is no question"),
        (("PlaceTile rSW", "PlaceTile cN.cS.rE"), "exactly one city"),
        (("PlaceTile rSW", "Deploy 5,5"), "no tile at 5,5"),
        (("PlaceTile rSW", "Deploy 1,1"), "there is a piece at 1,1"),
        (("PlaceTile rSW", "EnterArk 0,0 0,1"), "on the board already"),
        (("PlaceTile rSW", "Sleep 0,0"), "is no question"),
        (("ask p2 PlaceTile rSW", "ask p6 PlaceTile rSW"), "5 seats at most"),
        (("ask p2 PlaceTile rSW", "ask PlaceTile rSW"), "is no question"),
        (("ask p2 PlaceTile rSW", "ask"), "is no question"),
        (("ask p2 PlaceTile rSW", "what now"), "'now' is no cell"),
    ],
    ids=lambda value: value[1].strip()[:40] if isinstance(value, tuple) else "",
)
def test_a_wrong_position_is_refused_with_the_reason(change: tuple[str, str], said: str) -> None:
    assert change[0] in POSITION
    with pytest.raises(BadPosition, match=said):
        read(POSITION.replace(*change))


BOX = 72  # tiles, whatever is drawn on them


@pytest.mark.parametrize(
    "most",
    [
        "\n".join(f"f0 {x},0" for x in range(BOX)),
        f"rEW 0,0\nbag f0*{BOX - 1}",
        f"rEW 0,0\nout {'f0 ' * (BOX - 1)}",
        f"rEW 0,0\nbag f0*{BOX - 2}\nask p1 PlaceTile rEW",
    ],
    ids=["laid", "in the bag", "thrown out", "in hand"],
)
def test_there_are_no_more_tiles_than_in_the_box(most: str) -> None:
    assert read(most)
    with pytest.raises(BadPosition, match="72 tiles only, not 73"):
        read(f"{most}\nf0 0,9")


def test_whoever_thinks_of_very_many_tiles_fills_nothing_with_them() -> None:
    for n in range(1, 2 * KEPT):
        read(f"f0+{n} 0,0")
    assert tile.cache_info().currsize == KEPT


def test_a_tile_in_hand_that_fits_nowhere_is_refused() -> None:
    with pytest.raises(BadPosition, match="cNESW fits nowhere"):
        read("rEW 0,0\nask p1 PlaceTile cNESW")


def test_what_is_left_out_is_the_default() -> None:
    assert read("") == "p1 0\np2 0\n"
    assert read("p4 3", 2) == "p1 0\np2 0\np3 0\np4 3\n"
    assert read("ask p3 Deploy 0,0\ncN 0,0") == "p1 0\np2 0\np3 0\ncN 0,0 n\nask p3 Deploy 0,0\n"


def test_tiles_may_lie_far_away_and_apart() -> None:
    text = "p1 0\np2 0\nrEW -5000,-6000 n\nrEW 7000,8000 e\nask p1 PlaceTile rSW\n"
    assert read(text) == text
    found = options(GAME.read(text, 2, {}))
    assert [str(action) for action in found if "-5001" in str(action)] == [
        "tile -5001,-6000 s",
        "tile -5001,-6000 w",
    ]
