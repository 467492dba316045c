"""The calls of whoever thinks on a board of their own: no table, no seat, nothing kept."""

from typing import Final

import msgspec

from ludarium.server import messages, wire
from ludarium.server.asking import Asked, call
from ludarium.server.ids import proper_id
from ludarium.server.leaving import while_wanted

REFUSALS: Final = ("bad-line", "try-again")
OF_TABLES: Final = (*REFUSALS, "not-found", "waiting", "closed", "not-over", "over")


@call("POST", "/api/line", *OF_TABLES)
async def line(asked: Asked, body: wire.Line) -> wire.Lined:
    """How this line stands; whatever luck had to give is in the line of the answer."""
    return await asked.house.lines.told(await known(asked, body), asked.whose)


@call("POST", "/api/line/try", *OF_TABLES)
async def try_on_line(asked: Asked, body: wire.LineWords) -> messages.Tried:
    """What would follow these words."""
    return await asked.house.lines.preview(await known(asked, body.line), body.words, asked.whose)


@call("POST", "/api/line/why", *OF_TABLES)
async def why_not_on_line(asked: Asked, body: wire.LineWords) -> messages.Explained:
    """Which rule stands against these words."""
    return await asked.house.lines.why_not(await known(asked, body.line), body.words, asked.whose)


@call("POST", "/api/line/effects", *OF_TABLES)
async def effects_on_line(asked: Asked, body: wire.Line) -> messages.Foreseen:
    """What each option leads to."""
    return await asked.house.lines.effects(await known(asked, body), asked.whose)


@call("POST", "/api/line/luck", *OF_TABLES)
async def luck_on_line(asked: Asked, body: wire.Line) -> wire.LineDraw:
    """What luck is asked for next in the last move, of which `outcomes` says what it has given so far."""
    return await asked.house.lines.drawn(await known(asked, body), asked.whose)


@call("POST", "/api/line/best", *OF_TABLES)
async def best_on_line(asked: Asked, body: wire.LineThought) -> wire.Best:
    """The best five answers of whoever is asked there, as far as that seat can see."""
    asked.house.limits.best.take(asked.who)
    engine = asked.house.engine
    question = await engine.question(await known(asked, body.line), asked.whose)
    return await while_wanted(asked.request, engine.best(question, body.ms, asked.whose))


@call("POST", "/api/line/record", *REFUSALS)
async def line_of_record(asked: Asked, body: wire.LineRecord) -> wire.Recorded:
    """A recorded game as a line: its set-up, and all its moves with what luck gave."""
    asked.house.limits.lines.take(asked.who)
    return await asked.house.lines.recorded(body, asked.whose)


@call("POST", "/api/line/board", *REFUSALS)
async def set_up_board(asked: Asked, body: wire.Board) -> wire.BoardStands:
    """A board that is set up piece by piece: what lies where, what is left, and what is wrong with it."""
    asked.house.limits.lines.take(asked.who)
    return await asked.house.lines.set_up(body, asked.whose)


async def known(asked: Asked, line: wire.Line) -> wire.Line:
    """The line with its game in hand: a table is the record of its finished game."""
    asked.house.limits.lines.take(asked.who)
    base = line.base
    if base is None or base.table is None:
        return line
    table_id, at = proper_id(base.table), base.at
    record = await asked.house.hall.read(table_id, lambda table: table.past.as_beginning(at), asked.whose)
    return msgspec.structs.replace(line, base=wire.LineBase(record=str(record), at=at))
