"""One measurement, in a process of its own: `python -m ludarium.bench.worker GAME SECONDS` prints it as JSON.

Without a GAME ("-") it measures the yardstick.  All times are CPU times.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from ludarium import core
from ludarium.bench import yardstick
from ludarium.contract import Game
from ludarium.core import apply, options, playout
from ludarium.luck import Luck
from ludarium.registry import game as find_game

MOMENTS = 20  # states half-way through as many games
YARDSTICK_MOMENTS = 5
YARDSTICK_GAMES = 4


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Steps and games a second, microseconds for a copy and for all options, in mid-game."""
    return _yardstick(seconds) if name == "-" else _game(find_game(name), seconds)


def _game(game: Game[Any], seconds: float) -> dict[str, Any]:
    luck = Luck(1)
    players = game.seats[0]

    def play() -> int:
        return playout(game.start(players, {}, luck), luck)

    moments = [_moment(game, seed) for seed in range(MOMENTS)]
    return {
        "compiled": not str(core.__file__).endswith(".py"),
        **_speed(play, seconds),
        "copy": _each([moment.copy for moment in moments], seconds / 4),
        "options": _each([partial(options, moment) for moment in moments], seconds / 4),
    }


def _moment(game: Game[Any], seed: int) -> Any:
    """The same game half-way through."""
    steps = playout(game.start(game.seats[0], {}, Luck(seed)), Luck(seed))
    luck = Luck(seed)
    state = game.start(game.seats[0], {}, Luck(seed))
    for _ in range(steps // 2):
        found = options(state)
        apply(state, found[luck.below(len(found), "answer")], luck)
    state.news = None
    return state


def _yardstick(seconds: float) -> dict[str, Any]:
    def play() -> int:
        return yardstick.run(YARDSTICK_GAMES, 2, 1)[0]

    moments = [yardstick.midgame(2, seed, 100) for seed in range(YARDSTICK_MOMENTS)]
    speed = _speed(play, seconds)
    return {
        "compiled": False,
        **speed,
        "games": speed["games"] * YARDSTICK_GAMES,
        "copy": _each([moment.copy for moment in moments], seconds / 4),
        "options": _each([moment.legal_actions for moment in moments], seconds / 4),
    }


def _speed(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """How often it plays, and how many steps it plays, in a second."""
    play()
    games = steps = 0
    begin = now = process_time()
    while now - begin < seconds:
        steps += play()
        games += 1
        now = process_time()
    return {"steps": steps / (now - begin), "games": games / (now - begin)}


def _each(calls: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds a call, on average over all of these."""
    times = 0
    begin = now = process_time()
    while now - begin < seconds:
        for call in calls:
            for _ in range(10):
                call()
        times += 10 * len(calls)
        now = process_time()
    return (now - begin) / times * 1e6


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
