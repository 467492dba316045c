"""The calls of what is said at tables."""

from ludarium.server.asking import Asked, call
from ludarium.server.chat import wire
from ludarium.server.chat.chat import Line
from ludarium.server.chat.texts import proper
from ludarium.server.ids import proper_id
from ludarium.server.store import TableRow
from ludarium.table import Refused


async def table(asked: Asked) -> TableRow:
    row = await asked.house.store.table(asked.table_id)
    if row is None:
        raise Refused("not-found")
    return row


@call("GET", "/api/tables/{id}/chat", "not-found", query=("until",))
async def chatted(asked: Asked) -> wire.Chatted:
    """The last of what was said here, as far as I may hear it; or what was said until that line."""
    row, until = await table(asked), asked.request.query_params.get("until")
    before = None if until is None else proper_id(until)
    lines, earlier = await asked.house.chat.lines(row, asked.someone, before)
    told = [line.told(asked.someone) for line in lines]
    return wire.Chatted(told, earlier, asked.house.chat.freedom(row))


@call("POST", "/api/tables/{id}/chat", "no-session", "not-found", "bad-text", "quiet", "quieted")
async def say(asked: Asked, body: wire.Saying) -> wire.ChatLine:
    """Say something: to those who play if I do, else to those who look on."""
    if (body.text is None) == (body.phrase is None):
        raise Refused("bad-request", what="text or phrase")
    guest, row = asked.guest, await table(asked)
    text = None if body.text is None else proper(body.text)
    asked.house.limits.chat.take(guest.id)
    asked.house.limits.echoes.take(f"{guest.id} {row.id} {body.phrase or text}")
    line = await asked.house.chat.say(row, guest, text, body.phrase)
    return line.told(guest)


@call("POST", "/api/tables/{id}/chat/{line}/mute", "no-session", "not-found")
async def mute(asked: Asked) -> list[wire.Muted]:
    """I no longer want to hear who said this, at any table."""
    guest = asked.guest
    _, line = await its_line(asked)
    await asked.house.chat.mute(guest, line)
    return await asked.house.chat.muted(guest)


@call("POST", "/api/tables/{id}/chat/{line}/report", "no-session", "not-found")
async def report(asked: Asked) -> None:
    """Whoever runs this server should see this."""
    guest = asked.guest
    row, line = await its_line(asked)
    asked.house.limits.reports.take(guest.id)
    await asked.house.chat.report(row, guest, line)


@call("GET", "/api/me/mutes", "no-session")
async def mutes(asked: Asked) -> list[wire.Muted]:
    """Whom I do not hear."""
    return await asked.house.chat.muted(asked.guest)


@call("POST", "/api/me/mutes/{id}/lift", "no-session", "not-found")
async def hear_again(asked: Asked) -> list[wire.Muted]:
    """I want to hear them again."""
    await asked.house.chat.hear_again(asked.guest, proper_id(asked.request.path_params["id"]))
    return await asked.house.chat.muted(asked.guest)


async def its_line(asked: Asked) -> tuple[TableRow, Line]:
    row, line = await table(asked), proper_id(asked.request.path_params["line"])
    return row, await asked.house.chat.line(row, asked.someone, line)
