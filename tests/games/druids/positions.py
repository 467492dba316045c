"""Positions to look at: one busy table, and those that games and cases come to."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludarium import Luck, apply, cases, game
from ludarium.core import sample

HERE = Path(__file__).parent
DRUIDS = game("druids")
CASES = cases.read(HERE / "cases.md") + cases.read(HERE / "more-cases.md")

BUSY = """
M1 2# 2L 1L purple +2, M2 1# 4R black, M3 lost, M4 3L orange
S1 1# 2R black, S2 1# 4L orange, S3 1# 1R, S4 3R purple
moon hand 2L 4R, board 2# 1R, draw 3L 3L, returned 3L, unseen 1L 1R 2L 5R 5R
sun hand 1R 5L, board 1L, draw 3, unseen 1L 1R 2L 2R 3L 4R
idle 7, ask p2 TakeTurn
"""

# Sun wins with the 3 on its tree 3.
WINS_NOW = """
M1 1# 4R black, M2 lost, M3 1# 5R purple +5, M4 1# 5L orange
S1 1# 5R purple, S2 1# 4L black, S3 1# 1L, S4 1# 3R orange
moon hand 2L, board 1R, draw 1, unseen 1L 2R 2R 3R
sun hand 3R 4R, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p2 TakeTurn
"""

# The worked example of the rulebook, before Sun's move.
EXAMPLE = """
M1 1# 5R, M2 1# 3L black, M3 1# 1R purple, M4 1# 5L orange
S1 1# 3R black, S2 1# 1L orange, S3 1# 2L, S4 1# 2R purple
moon hand 2R, board 1R 5R, draw 1, unseen 1L 2L 2R 3L 4R
sun hand 4L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p2 TakeTurn
"""


def read(*changes: tuple[str, str], text: str = BUSY) -> Any:
    """The busy table, with some words changed."""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return DRUIDS.read(text, 2, {})


def played(games: int = 12) -> Iterator[Any]:
    """Every position of so many random games, and where every case begins."""
    for seed in range(games):
        luck = Luck(seed)
        s = DRUIDS.start(2, {"no_progress_limit": 9 if seed % 4 == 0 else 100}, luck)
        yield s
        while s.asks:
            apply(s, sample(s, luck), luck)
            yield s
    for case in CASES:
        if "position" in case.keys:
            yield DRUIDS.read(case.keys["position"], 2, {})
