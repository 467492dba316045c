"""What a page loads of the games, and how long after a crash the first move is stored again.

    python benchmarks/coming_back.py

The list of games as it comes over the wire, beside the same with what every game consists of; what a page
knows it is sent.  And seconds on the wall from the start of a server that was killed with -9, on the same
database, until the next move at a table was stored: median of five.
"""

import asyncio
import gzip
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.people import DEVICE, ME, Json, Person, Place, Process

ROUNDS = 5
GZIP = {"Accept-Encoding": "gzip"}


async def bytes_of(person: Person, path: str, **headers: str) -> int:
    async with person.http.stream("GET", path, headers=GZIP | headers) as answer:
        return len(b"".join([some async for some in answer.aiter_raw()]))


async def games(person: Person) -> tuple[int, int, int]:
    """The first time, again, and all of it at once."""
    listed = await person.http.get("/api/games")
    everything = [(await person.http.get(game["components"])).content for game in listed.json()]
    whole = len(gzip.compress(listed.content + b"".join(everything)))
    again = {"If-None-Match": listed.headers["etag"]}
    return await bytes_of(person, "/api/games"), await bytes_of(person, "/api/games", **again), whole


async def first_move(server: Process, token: str, table: Json) -> float:
    begun = time.perf_counter()
    place = await server.start()
    async with place.returning(token) as anna, anna.at(table, 0) as one, anna.at(table, 1) as other:
        chair = one if one.mine else other
        assert (await chair.do(chair.options()[0]))["t"] == "entry", chair.heard[-1]
    took = time.perf_counter() - begun
    await server.kill()
    return took


async def opened(place: Place) -> tuple[str, Json, tuple[int, int, int]]:
    async with place.guest("Anna") as anna:
        return anna.token, await anna.open(ME, DEVICE, shuffle=False), await games(anna)


async def main() -> None:
    with tempfile.TemporaryDirectory(dir=".") as folder:
        server = Process(Path(folder))
        token, table, (first, again, whole) = await opened(await server.start())
        await server.kill()
        waits = [await first_move(server, token, table) for _ in range(ROUNDS)]
    print(f"the list of games: {first} bytes, {first / whole:.2f} of {whole} with all they consist of (0.15)")
    print(f"again: {again} bytes")
    print(f"first move after kill -9: {median(waits):.1f} s, {max(waits):.1f} at most (3)")


if __name__ == "__main__":
    asyncio.run(main())
