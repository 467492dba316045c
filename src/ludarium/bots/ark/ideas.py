"""The Ark of the Covenant: the answers worth a thought."""

from collections.abc import Sequence
from typing import Final

from ludarium.bots.ark.plans import gains_of
from ludarium.games.ark.actions import PASS, Deed, Enter, Place
from ludarium.games.ark.actions import walk as walk_action
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.turn import Deploy
from ludarium.games.ark.walks import routes

WALKS: Final = 4  # that are worth a thought


def ideas(s: Land) -> Sequence[Place | Deed | Enter]:
    """Some of the options, in their order: of the walks only the best."""
    question = s.asks[-1]
    if not isinstance(question, Deploy):
        found: Sequence[Place | Deed | Enter] = question.options(s)
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
