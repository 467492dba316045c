"""What the end of a game is worth to each seat; nothing is before it."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from ludarium.core import State, ranking

Reward = Literal["place", "win", "points", "margin"]

# Points in the end that count as 1: about what a good game gives.
SCALE: Final = {"druids": 2.0, "tigris": 10.0, "ark": 100.0, "borabora": 150.0}
OTHERWISE: Final = 100.0


def place(state: State, scale: float) -> list[float]:
    """1 for the first, -1 for the last, even steps between them; who ties shares.  Adds up to 0."""
    order, seats = ranking(state), len(state.scores())
    found, taken = [0.0] * seats, 0
    for sharing in order:
        places = range(taken, taken + len(sharing))
        share = sum(1 - 2 * n / (seats - 1) for n in places) / len(sharing)
        for seat in sharing:
            found[seat] = share
        taken += len(sharing)
    return found


def win(state: State, scale: float) -> list[float]:
    """A victory, shared if there are several winners, less the mean.  Adds up to 0."""
    winners, seats = ranking(state)[0], len(state.scores())
    return [(seat in winners) / len(winners) - 1 / seats for seat in range(seats)]


def points(state: State, scale: float) -> list[float]:
    """What the rulebook compares first; at Tigris & Euphrates the weakest colour."""
    return [score[0] / scale for score in state.scores()]


def margin(state: State, scale: float) -> list[float]:
    """The own points less those of the best other."""
    own = points(state, scale)
    return [mine - max(own[:seat] + own[seat + 1 :]) for seat, mine in enumerate(own)]


REWARDS: Final[dict[str, Callable[[State, float], Sequence[float]]]] = {
    "place": place,
    "win": win,
    "points": points,
    "margin": margin,
}


def rewards(name: Reward, game: str, state: State) -> list[float]:
    """By seat, what the end of this game is worth."""
    return list(REWARDS[name](state, SCALE.get(game, OTHERWISE)))
