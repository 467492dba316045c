"""What the commands that let bots play have in common, and where they let them."""

import argparse

from ludarium.bots.cluster import LOCAL, BadCluster, Cluster
from ludarium.bots.pool import HERE, Pool, Processes
from ludarium.bots.sprt import Sprt
from ludarium.cli.command import Arguments, Failure, positive, seed


def offer_match(parser: argparse.ArgumentParser) -> None:
    offer_jobs(parser)
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is clear whether the first bot wins LOW of the games or HIGH: 0.55 0.65",
    )


def offer_jobs(parser: argparse.ArgumentParser) -> None:
    offer_pool(parser, "games")
    parser.add_argument("--seed", type=seed, default=1, help="of the first deal (default: 1)")


def offer_pool(parser: argparse.ArgumentParser, what: str) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, default=1, help=f"{what} at a time (default: 1)")
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=f"on all cores of the machines of this Ray cluster; {LOCAL!r}: of this machine",
    )


def pool_of(arguments: Arguments) -> Pool:
    """Where to do it; raises `Failure`."""
    if arguments.cluster is None:
        return HERE if arguments.jobs == 1 else Processes(arguments.jobs)
    try:
        return Cluster(arguments.cluster)
    except BadCluster as error:
        raise Failure(str(error)) from error


def sprt_of(arguments: Arguments) -> Sprt | None:
    """The test that ends a match early, if there is to be one; raises `Failure`."""
    if arguments.sprt is None:
        return None
    low, high = arguments.sprt
    if not 0 < low < high < 1:
        raise Failure(f"--sprt {low:g} {high:g}: two shares of the games, 0 < LOW < HIGH < 1.")
    return Sprt(low, high)
