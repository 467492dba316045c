"""`ludarium train`: fits what bots know of a game to games of bots."""

from pathlib import Path
from time import perf_counter
from typing import Any

from ludarium import registry
from ludarium.bots.known import knowledge_of
from ludarium.bots.training import Position, Step, Training, positions
from ludarium.bots.weights import write_weights
from ludarium.cli.command import OK, Arguments, Commands, Failure, declare, positive, writable
from ludarium.cli.matches import offer_jobs, pool_of
from ludarium.contract import Game

EXAMPLES = """
ludarium train druids --out new.json
ludarium train ark --games 1000 --steps 60 --players 2 --jobs 2 --out src/ludarium/bots/weights/ark.json
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "train", run, "fit what bots know of a game to games of bots", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, help="the file for the weights")
    parser.add_argument("--games", type=positive, default=2000, help="to learn from (default: 2000)")
    parser.add_argument("--steps", type=positive, default=40, help="of the weights (default: 40)")
    parser.add_argument("--players", type=positive, default=2, help="default: 2")
    offer_jobs(parser)


def run(arguments: Arguments) -> int:
    game = registry.game(arguments.game)
    _must_be_possible(game, arguments)
    begun = perf_counter()
    pool = pool_of(arguments)
    found = list(positions(game.name, arguments.players, arguments.games, arguments.seed, pool))
    print(f"{len(found)} positions of {arguments.games} games, {perf_counter() - begun:.0f} s", flush=True)
    training = Training(game.name, knowledge_of(game.name), found)
    steps = []
    for step in training.steps(arguments.steps):
        steps.append(step)
        print(f"step {step.number}: error {step.error:.4f}, apart {step.error_apart:.4f}", flush=True)
    write_weights(arguments.out, training.knowledge.weights, _made(arguments, found, steps))
    print(f"{arguments.out}, {perf_counter() - begun:.0f} s in all")
    return OK


def _must_be_possible(game: Game[Any], arguments: Arguments) -> None:
    if not knowledge_of(game.name).weights:
        raise Failure(f"There are no weights to train for {game.title}.")
    game.must_seat(arguments.players)
    writable(arguments.out)


def _made(arguments: Arguments, found: list[Position], steps: list[Step]) -> dict[str, object]:
    """What somebody needs to know who wants to make the same."""
    best = min(steps, key=lambda step: step.error_apart)
    return {
        "by": f"ludarium train {arguments.game} --games {arguments.games} --steps {arguments.steps} "
        f"--players {arguments.players} --seed {arguments.seed}",
        "positions": len(found),
        "error_before": round(steps[0].error_apart, 5),
        "error": round(best.error_apart, 5),
    }
