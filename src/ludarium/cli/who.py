"""How bots are said at the terminal: `mcts`, `mcts@new.json` with weights from a file, `exec:./mybot.py`."""

import argparse
import re
from pathlib import Path
from typing import Final

from ludarium.bots import Bot
from ludarium.bots.arena import FROM_FILE, Entrant
from ludarium.bots.known import weighed
from ludarium.bots.outside import PREFIX, BadBot
from ludarium.bots.weights import BadWeights, Weights, parse_weights
from ludarium.cli.command import Failure, read_text, seconds

WHO: Final = f"a name, perhaps {FROM_FILE}FILE of weights, package.Class or exec:COMMAND"
NUMBER: Final = re.compile(r"\d+(\.\d+)?")


def entrant(said: str, seconds: float, iterations: int | None = None) -> Entrant:
    """Who is meant; raises `Failure` if that takes a file which holds no weights."""
    name, _, file = said.partition(FROM_FILE)
    if not file or name.startswith(PREFIX):
        return Entrant(said, seconds, iterations)
    return Entrant(said, seconds, iterations, _weights_in(Path(file)))


def bot_of(who: Entrant, game_name: str) -> Bot:
    """A new bot for this game; raises `Failure`, `NoSuchBot` or `BadBot`."""
    try:
        return who.bot(game_name)
    except BadWeights as error:
        raise Failure(f"{who.name}: {error}.") from error


def limited(said: str, game_name: str, most: float, iterations: int | None = None) -> Entrant:
    """Who is meant, perhaps with a limit behind it: `mcts:0.2`.  Raises `Failure` or `NoSuchBot`."""
    name, limit = _limited(said)
    try:
        who = entrant(name, seconds(limit) if limit else most, iterations)
        bot_of(who, game_name)
    except argparse.ArgumentTypeError as error:
        raise Failure(f"{said}: {error}.") from error
    except BadBot as error:
        raise Failure(str(error)) from error
    return who


def _limited(text: str) -> tuple[str, str]:
    """A bot, and the limit behind it; a command and a file may themselves have colons."""
    if not text.startswith(PREFIX) and FROM_FILE not in text:
        name, _, limit = text.partition(":")
        return name, limit
    kind = PREFIX if text.startswith(PREFIX) else ""
    name, _, limit = text.removeprefix(kind).rpartition(":")
    return (kind + name, limit) if NUMBER.fullmatch(limit) else (text, "")


def weights_for(game_name: str, path: Path) -> Weights:
    """The weights in this file, which are of this game; raises `Failure`."""
    try:
        return weighed(game_name, _weights_in(path)).weights
    except BadWeights as error:
        raise Failure(f"{path}: {error}.") from error


def _weights_in(path: Path) -> Weights:
    try:
        return parse_weights(read_text(path))
    except BadWeights as error:
        raise Failure(f"{path}: {error}.") from error
