"""A board that is set up piece by piece: what is put lies there, and nothing but `BadLine` comes."""

from contextlib import suppress
from random import Random

import pytest

from ludarium import game
from ludarium.lining import BadLine
from ludarium.setting_up import Json, set_up
from tests.games.mutations import slip, written

GAMES = ["druids", "tigris", "ark", "borabora"]
CHANGES = 150


def board(name: str, players: int, position: str | None = None, slot: str | None = None, *holds: str) -> Json:
    given = {"game": name, "players": players, "options": {}, "position": position}
    return set_up(given | {"slot": slot, "holds": list(holds)})


def slot(stands: Json, name: str) -> Json:
    return next(one for one in stands["slots"] if one["name"] == name)


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in game(name).seats])
def test_an_empty_board_can_be_played(name: str, players: int) -> None:
    stands = board(name, players)
    assert stands["wrong"] is None
    assert stands["told"]["options"]
    state = game(name).read(stands["position"], players)
    assert len(game(name).view(state, None)) > 0


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_put_somewhere_lies_there_or_is_refused(name: str) -> None:
    pen, players = Random(name), game(name).seats[-1]
    stands, put = board(name, players), 0
    for _ in range(CHANGES):
        one = pen.choice(stands["slots"])
        pieces = (
            [str(pen.randint(0, 3))]
            if one["kind"] == "number"
            else [pen.choice(stands["kinds"][one["kind"]])]
        )
        holds = (one["holds"] if one["most"] > 1 and one["kind"] != "number" else []) + pieces
        try:
            after = board(name, players, stands["position"], one["name"], *holds)
        except BadLine as error:
            assert error.kind == "position"
            continue
        if after["wrong"] is None:
            put += 1
            stands = after
            held = next((slot for slot in stands["slots"] if slot["name"] == one["name"]), None)
            assert held is None or sorted(held["holds"]) == sorted(holds)
            assert min(stands["left"].values()) >= 0
        else:
            assert after["wrong"]["why"]
    assert put > CHANGES / 4


@pytest.mark.parametrize("name", GAMES)
def test_what_one_puts_somewhere_stands_on_no_other_board(name: str) -> None:
    """What a text leaves out is filled in for this board alone."""
    players = game(name).seats[0]
    fresh = board(name, players)
    for one in fresh["slots"]:
        pieces = fresh["kinds"].get(one["kind"], ["1"])
        for piece in (pieces[0], pieces[-1]):
            with suppress(BadLine):
                board(name, players, fresh["position"], one["name"], piece)
    assert board(name, players) == fresh


@pytest.mark.parametrize("name", GAMES)
def test_a_text_with_a_slip_is_told_or_refused(name: str) -> None:
    pen, positions = Random(name), written(name)
    for _ in range(CHANGES):
        text, players, _options = pen.choice(positions)
        stands = board(name, players, slip(text, pen.choice(positions)[0], pen))
        assert (stands["wrong"] is None) == (stands["told"] is not None)
        if stands["slots"]:
            one = pen.choice(stands["slots"])
            try:
                board(name, players, stands["position"], one["name"], *one["holds"])
            except BadLine as error:
                assert error.kind == "position"


def test_a_spirit_comes_from_the_draw_pile_and_goes_back_to_it() -> None:
    empty = board("druids", 2)
    put = board("druids", 2, empty["position"], "S2", "5L", "4R")
    assert "S2 5L 4R," in put["position"]
    assert "sun draw 28," in put["position"]
    assert put["left"]["5L"] == 5
    assert board("druids", 2, put["position"], "S2")["position"] == empty["position"]


def test_a_monument_lies_on_four_tiles_and_takes_them_along() -> None:
    empty = board("tigris", 2)
    put = board("tigris", 2, empty["position"], "B2 monument", "red-black")
    assert "monuments: B2 red-black" in put["position"]
    assert put["wrong"] is None
    assert board("tigris", 2, put["position"], "B2 monument")["position"] == empty["position"]


def test_a_tile_comes_in_a_turn_that_fits_and_out_of_the_bag() -> None:
    empty = board("ark", 2)
    assert slot(empty, "0,-1")["holds"] == []
    put = board("ark", 2, empty["position"], "0,-1", "cN.f0+2")
    assert "cN.f0+2 0,-1 s" in put["position"]
    assert put["wrong"] is None
    assert put["left"]["cN.f0+2"] == empty["left"]["cN.f0+2"] - 1


def test_a_hut_on_the_map_is_none_on_the_board() -> None:
    put = board("borabora", 2, board("borabora", 2)["position"], "cm huts", "p1")
    assert put["wrong"] is None
    assert int(slot(put, "p1 huts")["holds"][0]) + int(slot(put, "p1 stack")["holds"][0]) == 11


def test_what_is_wrong_is_named() -> None:
    wrong = board("druids", 2, board("druids", 2)["position"].replace("M3 -", "M3 - +9"))["wrong"]
    assert (wrong["part"], wrong["line"]) == ("M3", 1)
    assert board("tigris", 2, "players: 2\ncells: Q9 r.")["wrong"]["why"] == "there is no cell Q9"


def test_nothing_is_put_where_nothing_is_left() -> None:
    empty = board("tigris", 2)["position"]
    once = board("tigris", 2, empty, "F4", "1K")["position"]
    with pytest.raises(BadLine, match="nothing of that is left"):
        board("tigris", 2, once, "G4", "1K")
