"""Whoever makes a slip in a position is told so, or has another position that can be played to its end.

`LUDARIUM_MUTATIONS` is how many spoilt positions of each game the slow test tries: a million in ten nights,
for every night has others.
"""

import os
from datetime import date

import pytest

from tests.games.mutations import spoil

GAMES = ["druids", "tigris", "ark", "borabora", "pebbles"]
FEW = 600
MANY = int(os.environ.get("LUDARIUM_MUTATIONS", "100000"))
TONIGHT = date.today().toordinal()


@pytest.mark.parametrize("name", GAMES)
def test_a_spoilt_position_is_refused_or_can_be_played(name: str) -> None:
    read = sum(spoil(name, FEW, seed=1))
    assert 0 < read < FEW


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_very_many_spoilt_positions_are_refused_or_can_be_played(name: str) -> None:
    read = sum(spoil(name, MANY, seed=TONIGHT))
    assert 0 < read < MANY
