"""The rules of Bora Bora: cases, golden games, the contract, the same games everywhere."""

from pathlib import Path

import pytest

from ludarium import cases
from ludarium.games.borabora import GAME

HERE = Path(__file__).parent
CASES = cases.read(HERE / "cases.md")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: cases.Case) -> None:
    assert cases.run(GAME, case).failures == []
