"""Bots: they get what their seat may see, and give words.

A bot knows a game through the contract alone: it imagines worlds that its view could be of, and tries its
options there.  So it cannot cheat, and plays every installed game.
"""

from collections.abc import Collection, Iterable
from pkgutil import resolve_name
from typing import Any, Final, Protocol

from ludarium.bots.appraisal import Appraisal
from ludarium.bots.at_once import seen_at_once, striking
from ludarium.bots.greedy import Greedy
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.levels import Novice, Steady
from ludarium.bots.mcts import Decision, Effort, Mcts, Plain
from ludarium.bots.outside import PREFIX, BadBot, Outside
from ludarium.bots.random import Random
from ludarium.contract import Game
from ludarium.core import View
from ludarium.luck import Luck
from ludarium.registry import game


class Bot(Protocol):
    """Whoever can answer for a seat.  One bot plays one seat of one game."""

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """The words of an option of the question that `view` asks, found in so many seconds at most."""


class NoSuchBot(KeyError):
    """There is no bot of this name."""

    def __str__(self) -> str:
        return f"There is no bot {self.args[0]!r}. There are: {', '.join(names())}."


BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "plain": Plain,
    "mcts": Mcts,
    "novice": Novice,
    "steady": Steady,
    "strong": Greedy,
    "master": Mcts,
}
# Those that play by what is known of the game.
KNOWING: Final[tuple[type[Greedy] | type[Mcts] | type[Novice] | type[Steady], ...]] = (
    Greedy,
    Mcts,
    Novice,
    Steady,
)


def names() -> list[str]:
    """The bots, from the weakest to the strongest, and the four levels likewise."""
    return list(BOTS)


def named(name: str, knowledge: Knowledge[Any] | None = None) -> Bot:
    """A new bot of this name, by what is known of its game or by other knowledge.

    Raises `NoSuchBot`, or `BadBot` if it uses none.
    """
    if name not in BOTS:
        raise NoSuchBot(name)
    if knowledge is None:
        return BOTS[name]()
    for kind in KNOWING:
        if kind is BOTS[name]:
            return kind(knowledge=knowledge)
    raise uses_no_weights(name)


def uses_no_weights(name: str) -> BadBot:
    return BadBot(f"The bot {name} plays without knowledge of ours, and so without weights.")


def anybody(name: str, knowledge: Knowledge[Any] | None = None) -> Bot:
    """A new bot by its name, by the dotted path of its class, or by its command: `exec:./mybot.py`.

    Raises `NoSuchBot` or `BadBot`.  For the terminal only: a path and a command run whatever they name.
    """
    if "." not in name and not name.startswith(PREFIX):
        return named(name, knowledge)
    if knowledge is not None:
        raise uses_no_weights(name)
    if name.startswith(PREFIX):
        return Outside(name.removeprefix(PREFIX))
    try:
        found = resolve_name(name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadBot(f"There is no bot {name!r}: {error}.") from error
    if not isinstance(found, type) or not hasattr(found, "choose"):
        raise BadBot(f"{name} is no bot: a bot is a class with a method choose.")
    bot: Bot = found()
    return bot


def leave(bots: Iterable[Bot]) -> None:
    """The game is over for these bots."""
    for bot in bots:
        if isinstance(bot, Outside):
            bot.close()


def think(game_name: str, bot: str, view: View, seconds: float, seed: int) -> str:
    """The words that a bot answers; for worker processes, so all arguments are plain values.

    Raises `NoSuchGame` or `NoSuchBot`.
    """
    return named(bot).choose(game(game_name), view, seconds, Luck(seed))


def appraise(  # noqa: PLR0913 - plain values
    game_name: str,
    view: View,
    seconds: float,
    seed: int,
    never_given_up: str = "",
    *,
    iterations: int | None = None,
    reasons: bool = False,
    ideas: bool = False,
    only: Collection[str] = (),
) -> list[Appraisal]:
    """All options of the question that `view` asks, best first, and what each seat may expect of them.

    Found as `mcts` finds its answer; the option `never_given_up` is looked into as often as the best, so that
    the two compare.  `reasons`: also why the best are better than that one, or than the others looked into.
    `ideas`: only those worth a thought by what is known of the game, and to the end what plainly gains most.
    `only` these.  Raises `NoSuchGame`.
    """
    rules = game(game_name)
    luck, effort = Luck(seed), Effort(seconds, iterations)
    decision = Decision(
        rules, view, luck, effort, never_given_up=never_given_up, reasons=reasons, ideas=ideas, only=only
    )
    found = decision.appraise(striking(rules, view, decision.seat) if ideas else ())
    return seen_at_once(rules, view, decision.seat, found) if reasons else found
