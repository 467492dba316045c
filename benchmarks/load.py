"""How long a move takes, from the click to the acknowledgement, stored and synced to the disk.

    python benchmarks/load.py --tables 1 --seconds 10
    python benchmarks/load.py --tables 50 --watchers 2
    python benchmarks/load.py --tables 4 --pause 1 --thinking 2

Starts a server of its own with an empty database in this folder's file system.  At every table one guest
plays both seats at random, each at a connection of its own; `--watchers` look on.  Without `--pause` all play
as fast as they are answered.  Meanwhile masters think at `--thinking` tables of their own, each as long as it
likes.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.people import DEVICE, ME, Chair, Person, Place, Process, bot


async def play(person: Person, watchers: int, pause: float, until: float, random: Random) -> list[float]:
    """Play game after game, each seat at a connection of its own; how many seconds each move took."""
    took: list[float] = []
    while time.perf_counter() < until:
        table = await person.open(ME, DEVICE)
        async with AsyncExitStack() as stack:
            for _ in range(watchers):
                watcher = await stack.enter_async_context(person.at(table, None))
                stack.callback(asyncio.create_task(listen(watcher)).cancel)
            chairs = [await stack.enter_async_context(person.at(table, seat)) for seat in (0, 1)]
            while not chairs[0].told["over"] and time.perf_counter() < until:
                took.append(await move(chairs, random))
                await asyncio.sleep(pause * 2 * random.random())
    return took


async def move(chairs: list[Chair], random: Random) -> float:
    mover = chairs[chairs[0].told["asked"]["seat"]]
    words = random.choice(mover.options())
    began = time.perf_counter()
    assert (await mover.do(words))["t"] == "entry"
    took = time.perf_counter() - began
    for chair in chairs:
        while chair.told["v"] < mover.told["v"]:
            await chair.hear_until("entry")
    return took


async def listen(watcher: Chair) -> None:
    while True:
        await watcher.socket.recv()


async def let_think(stack: AsyncExitStack, place: Place, tables: int) -> None:
    """Masters against each other, in the game with most decisions; a guest's tables think one at a time."""
    for number in range(tables):
        guest = await stack.enter_async_context(place.guest(f"Guest {number}"))
        await guest.open(bot("master", 5), bot("master", 5), game="tigris")


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--pause", type=float, default=0, help="seconds between the moves of a table, on average"
    )
    parser.add_argument("--thinking", type=int, default=0, help="tables where masters think all the time")
    wanted = parser.parse_args()
    os.environ["LUDARIUM_TABLES_PER_GUEST"] = "1000000"
    with tempfile.TemporaryDirectory(dir=".") as folder:
        server = Process(Path(folder))
        async with AsyncExitStack() as stack:
            stack.push_async_callback(server.kill)  # also of one that has failed
            place = await server.start()
            await let_think(stack, place, wanted.thinking)
            anna = await stack.enter_async_context(place.guest("Anna"))
            until = time.perf_counter() + wanted.seconds
            playing = [
                play(anna, wanted.watchers, wanted.pause, until, Random(n)) for n in range(wanted.tables)
            ]
            took = sorted(second for table in await asyncio.gather(*playing) for second in table)
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"{wanted.tables} tables, {wanted.watchers} watchers each, {wanted.thinking} others with masters: "
        f"{len(took) / wanted.seconds:.0f} moves/s, "
        f"acknowledged after p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms"
    )


if __name__ == "__main__":
    asyncio.run(main())
