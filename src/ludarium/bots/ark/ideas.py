"""The Ark of the Covenant: the best walk of the Ark at a glance, and the answers worth a thought."""

from collections.abc import Sequence
from typing import Any, Final

from ludarium.games.ark.actions import PASS
from ludarium.games.ark.actions import walk as walk_action
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.routes import ENTERED
from ludarium.games.ark.turn import Deploy
from ludarium.games.ark.walks import Surroundings, routes

SETS: Final[list[int]] = [entered for ways in ENTERED for entered in ways]  # by route: the cells it enters
WALKS: Final = 4  # that are worth a thought


def ideas(s: Land) -> Sequence[Any]:
    """Some of the options, in their order: of the walks only the best."""
    question = s.asks[-1]
    if not isinstance(question, Deploy):
        found: Sequence[Any] = question.options(s)
        return found
    listed = question.pieces(s)
    if s.ark != NOWHERE:
        listed += [walk_action(s.cell[s.ark], route) for route in _best_walks(s, question.seat)]
    listed.append(PASS)
    return listed


def _best_walks(s: Land, seat: int) -> list[int]:
    found = routes(s)
    gains = gains_of(s, seat, found)
    best = sorted(range(len(found)), key=lambda i: -gains[i])[:WALKS]
    return [found[i] for i in sorted(best)]


def best_walk(s: Land, seat: int) -> float:
    """What the best walk of the Ark gives the seat, less what it gives each rival."""
    around = Surroundings(s)
    own, others = _pieces(around, seat)
    share = 1 / (s.players - 1)
    best = 0.0
    if own:
        gaps = around.gaps
        for entered in SETS:
            if entered & own and not entered & gaps:
                gain = (entered & own).bit_count() - share * (entered & others).bit_count()
                best = max(best, gain)
    return best


def gains_of(s: Land, seat: int, walks: list[int]) -> list[float]:
    """What these walks give the seat, less what they give each rival."""
    own, others = _pieces(Surroundings(s), seat)
    share = 1 / (s.players - 1)
    return [(SETS[i] & own).bit_count() - share * (SETS[i] & others).bit_count() for i in walks]


def _pieces(around: Surroundings, seat: int) -> tuple[int, int]:
    """The cells where the seat's pieces are that score, and those of others."""
    own, others = 0, 0
    for i, bit in enumerate(around.each):
        if around.point[i] == 1 << 4 * seat:
            own |= bit
        else:
            others |= bit
    return own, others
