"""A worker process thinks for bots: a line of JSON in, a line of JSON out, until the server goes away.

A pipe and not a pool: a worker that crashes takes no other thought with it, and when the server dies, however
it dies, the worker reads the end of its input and leaves.
"""

import json
import os
import sys
import traceback
from contextlib import suppress
from typing import Any, Final

PLAYERS: Final[dict[str, Any]] = {}  # by who they are at which table, the one that played last at the end
MOST_PLAYERS: Final = 8


def answer(line: str) -> dict[str, Any]:
    """The words of the bot for this question, or what went wrong."""
    try:
        return {"words": think(**json.loads(line))}
    except Exception:
        return {"failed": traceback.format_exc()}


def think(  # noqa: PLR0913, PLR0917 - the fields of a Thought
    who: str, game_name: str, bot: str, view: dict[str, Any], seconds: float, seed: int
) -> str:
    from ludarium.luck import Luck  # here, so that whatever cannot be loaded is reported
    from ludarium.registry import game

    return str(player(who, bot).choose(game(game_name), view, seconds, Luck(seed)))


def player(who: str, bot: str) -> Any:
    """The bot that plays there, which may still know what it thought a moment ago; or a new one."""
    from ludarium.bots import named

    PLAYERS[who] = PLAYERS.pop(who, None) or named(bot)
    while len(PLAYERS) > MOST_PLAYERS:
        del PLAYERS[next(iter(PLAYERS))]
    return PLAYERS[who]


def main() -> None:
    with suppress(OSError, AttributeError):
        os.nice(10)  # people first
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever a bot prints must not be taken for its answer
    with suppress(BrokenPipeError):  # the server has gone meanwhile
        for line in sys.stdin:
            answers.write(json.dumps(answer(line)) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
