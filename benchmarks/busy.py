"""Tables with much on them: played there over the wire, by two guests who answer at random."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random

from tests.server.people import LINK, ME, Chair, Place


@dataclass(frozen=True)
class Busy:
    """The first time that Anna is asked this after so many moves, with at least so many options."""

    question: str
    moves: int
    options: int

    def reached(self, chair: Chair, moves: int) -> bool:
        asked = chair.mine and chair.told["asked"]["question"] == self.question
        return asked and moves >= self.moves and len(chair.options()) >= self.options


BUSY = {
    "druids": Busy("TakeTurn", 12, 8),
    "tigris": Busy("TakeAction", 60, 250),
    "ark": Busy("PlaceTile", 136, 4),
    "borabora": Busy("PlaceDie", 25, 12),
}


@dataclass
class Table:
    """Where Anna sits, by which token the page knows her, and how it stands."""

    path: str
    token: str
    options: int
    tiles: int


def prepare(address: str, game: str) -> Table:
    """The first game that becomes busy before it is over."""
    while (table := asyncio.run(_play(Place(address), game))) is None:
        pass
    return table


async def _play(place: Place, game: str) -> Table | None:
    async with AsyncExitStack() as stack:
        anna, bela = [await stack.enter_async_context(place.guest(name)) for name in ("Anna", "Béla")]
        table = await anna.open(ME, LINK, game=game, shuffle=False)
        await bela.join(table)
        chairs = [await stack.enter_async_context(who.at(table, n)) for n, who in enumerate((anna, bela))]
        if not await _until_busy(chairs, BUSY[game]):
            return None
        told = chairs[0].told
        path, tiles = f"/table/{table['id']}", len(told["view"].get("tiles", ()))
        return Table(path, anna.token, len(chairs[0].options()), tiles)


async def _until_busy(chairs: list[Chair], busy: Busy) -> bool:
    """False if the game is over first."""
    random, moves = Random(1), 0
    while not busy.reached(chairs[0], moves):
        if chairs[0].told["over"]:
            return False
        mover = chairs[chairs[0].told["asked"]["seat"]]
        await mover.do(random.choice(mover.options()))
        moves += 1
        for chair in chairs:
            while chair.told["v"] < mover.told["v"]:
                await chair.hear_until("entry")
    return True
