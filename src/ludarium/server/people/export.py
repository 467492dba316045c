"""Everything that is kept about somebody, as an archive to take home."""

import io
import zipfile
from contextlib import suppress

import msgspec

from ludarium.server.asking import Asked
from ludarium.server.people.account import account
from ludarium.server.store import TableRow, place_of
from ludarium.server.studies.studies import Who
from ludarium.server.telling import table_info
from ludarium.study import Study, written
from ludarium.table import Refused

AT_ONCE = 100


async def export(asked: Asked) -> bytes:
    """What is kept of me, one file for each kind and study, and each game as its seats know it."""
    held, tables = io.BytesIO(), await all_tables(asked)
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("me.json", pretty(await account(asked)))
        archive.writestr("tables.json", pretty([table_info(one, asked.guest, set()) for one in tables]))
        archive.writestr("chat.json", pretty(await asked.house.chat.said_by(asked.guest)))
        archive.writestr("notices.json", pretty(await notices(asked)))
        archive.writestr("learnt.json", pretty(await asked.house.people.learnt.of(asked.guest.id)))
        archive.writestr("puzzles.json", pretty(await asked.house.people.solved.of(asked.guest.id)))
        archive.writestr("answers.json", pretty(await answers(asked)))
        archive.writestr("turns.json", pretty(await asked.house.people.tried.of(asked.guest.id)))
        for study in await asked.house.studies.mine(asked.guest.id):
            title, chapters = await asked.house.studies.whole(study.id, Who(asked.guest))
            archive.writestr(f"studies/{study.id}.txt", written(Study(title, tuple(chapters))))
        for table in tables:
            with suppress(Refused):  # not begun, or its rules are gone
                record = await asked.house.hall.read(
                    table.id, lambda shell: shell.past.record(asked.guest), asked.whose
                )
                archive.writestr(f"records/{table.game}-{table.id}.txt", record)
    return held.getvalue()


async def answers(asked: Asked) -> list[dict[str, object]]:
    """To puzzles: whether my first one was right, and since when I doubt what is."""
    found = await asked.house.people.answered.of(asked.guest.id)
    return [{"game": game, "id": id, **vars(answer)} for (game, id), answer in found.items()]


async def notices(asked: Asked) -> dict[str, object]:
    """Where I am told, how, and what I was to be told in the last weeks."""
    house, guest = asked.house, asked.guest.id
    return {"told": await house.notices.told(guest), "notices": await house.notices.sender.due.of(guest)}


async def all_tables(asked: Asked) -> list[TableRow]:
    found, last = list[TableRow](), None
    while some := await asked.house.store.tables_of(asked.guest, AT_ONCE, last):
        found += some
        last = place_of(some[-1], asked.guest)
    return found


def pretty(what: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(what), indent=2)
