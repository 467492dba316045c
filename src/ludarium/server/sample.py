"""How a table could begin, for a picture of it while people are awaited."""

from dataclasses import replace
from typing import Final

from ludarium.server import wire
from ludarium.server.leisure import Leisure
from ludarium.server.seating import beginning_of, deal, status
from ludarium.server.store import Store, TableRow
from ludarium.server.telling import moment, without
from ludarium.server.turns import Whose
from ludarium.sitting import Place
from ludarium.table import Refused

NOBODYS: Final = bytes(32)  # the secret of no table: what it draws tells nothing of what will be drawn


async def sample_of(row: TableRow, store: Store, leisure: Leisure, whose: Whose) -> wire.Moment:
    """The first position of a game like this one, or the one that it plays on from."""
    if status(row) == "closed":
        raise Refused("closed")
    facts = replace(row.facts(await beginning_of(row, store)), secret=NOBODYS)
    places = [Place("free", name=seat.name or seat.bot or "") for seat in row.seats]
    table = await deal(facts, places, leisure, whose)
    return moment(table.moment(table.version, None), without(row.settings.without, table.game.name))
