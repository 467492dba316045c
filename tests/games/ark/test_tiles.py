"""Tiles: what a name says (notation.md §2), and what is no name."""

import pytest

from ludarium.games.ark.drawn import HALF, BadTile, Drawing, topology
from ludarium.games.ark.inventory import INVENTORY, features
from ludarium.games.ark.tiles import TURN, tile


def fields(name: str) -> list[str]:
    """The halves of each field."""
    return [" ".join(HALF[half] for half in field.rim) for field in Drawing(name).fields]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("xNESW", ["Ne En", "Es Se", "Sw Ws", "Nw Wn"]),
        ("rEW", ["Nw Ne En Wn", "Es Se Sw Ws"]),
        ("cN.rSW", ["En Es Se Wn", "Sw Ws"]),
        ("cN", ["En Es Se Sw Ws Wn"]),
        ("cNS", ["En Es", "Ws Wn"]),
        ("cN.cS", ["En Es Ws Wn"]),
        ("cNESW", []),
        ("cN.cE.cS.cW", []),
        ("cNES.rW", ["Ws", "Wn"]),
        ("cN.rS", ["En Es Se", "Sw Ws Wn"]),
        ("cN.xESW", ["En Wn", "Es Se", "Sw Ws"]),
        ("tN", ["Nw Ne En Es Se Sw Ws Wn"]),
        ("tNS", ["Ne En Es Se", "Nw Sw Ws Wn"]),
        ("rNE.rSW", ["Ne En", "Nw Es Se Wn", "Sw Ws"]),
    ],
)
def test_fields_follow_from_what_is_drawn(name: str, found: list[str]) -> None:
    assert fields(name) == found


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "is no part"),
        ("q", "is no part"),
        ("cN.", "is no part"),
        ("cX", "is no part"),
        ("c", "is no part"),
        ("cN+0", "is no part"),
        ("cN-1", "is no part"),
        ("rNES", "is no part"),
        ("xNE", "three roads or four"),
        ("cNN", "one part only"),
        ("cN.rNS", "one part only"),
        ("rN", "exactly one city"),
        ("cN.cS.rE", "exactly one city"),
        ("rEW.f2+1", "no such field"),
        ("cNESW.f0+1", "no such field"),
        ("rEW.f0+1.f0-1", "named twice"),
    ],
)
def test_what_is_no_tile_is_refused_with_the_reason(name: str, said: str) -> None:
    with pytest.raises(BadTile, match=said):
        Drawing(name)


def test_names_are_spelled_out() -> None:
    assert features(tile("tNES+1W.f3-2"))[2] == {
        "id": "r2",
        "kind": "road",
        "sides": ["S"],
        "ends": ["temple"],
        "oases": 1,
    }
    assert features(tile("tNES+1W.f3-2"))[-1] == {
        "id": "f3",
        "kind": "field",
        "halves": ["Nw", "Wn"],
        "sheep": 0,
        "wolves": 2,
    }
    assert features(tile("cNES+2.rW"))[:2] == [
        {"id": "c0", "kind": "city", "sides": ["N", "E", "S"], "scrolls": 2},
        {"id": "r0", "kind": "road", "sides": ["W"], "ends": ["city"], "oases": 0},
    ]


@pytest.mark.parametrize(
    ("name", "turns"),
    [
        ("rEW", "ne"),
        ("rEW.f0+1", "nesw"),
        ("rEW.f0+1.f1+1", "ne"),
        ("rSW", "nesw"),
        ("xNESW", "n"),
        ("xNE+1SW", "nesw"),
        ("xNE+1SW+1", "ne"),
        ("tNESW.f0+1", "nesw"),
        ("cNESW", "n"),
        ("cNS", "ne"),
        ("cN.cS", "ne"),
        ("cN+1.cS", "nesw"),
        ("cNE.rSW", "nesw"),
    ],
)
def test_turns_that_look_the_same(name: str, turns: str) -> None:
    """R35, for a cell where all turns fit."""
    assert "".join(TURN[turn] for turn in tile(name).turns[0]) == turns


def test_the_set_has_fifteen_groups() -> None:
    """rules.md §18.1"""
    groups = {topology(tile(row["name"]).parts) for row in INVENTORY["tiles"]}
    said = "CCCC CCCF CCCR CCFF CCRR CFCF CFFF CFRR CRFR CRRF CRRR FFRR FRFR FRRR RRRR"
    assert sorted(groups) == said.split(" ")
