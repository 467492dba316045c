"""People who may look after this server by its page, besides whoever may open its socket."""

from sqlalchemy import delete, insert, select

from ludarium.server import schema
from ludarium.server.known_guests import Caller
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

O, S, P = schema.operators.c, schema.sign_ins.c, schema.passkeys.c  # noqa: E741 - as everywhere


class Operators:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def shown(self, caller: Caller) -> Ms | None:
        """When this operator last used a passkey at this browser; None for everybody else.

        The database is asked every time, so that whoever is none any more is none at once.
        """
        mine = (S.id == caller.sign_in.id) & (S.guest == caller.guest.id) & (S.scope == "")
        query = select(S.passkey).join_from(schema.sign_ins, schema.operators, O.guest == S.guest)
        async with self._store.reading() as connection:
            found: Ms | None = (await connection.execute(query.where(mine))).scalar_one_or_none()
        return found

    async def appoint(self, guest: str) -> None:
        """Raises `Refused` for who has no passkey: whoever else finds their browser open could make one."""
        async with self._store.writing() as connection:
            if (await connection.execute(select(P.id).where(P.guest == guest))).first() is None:
                raise Refused("no-passkey")
            if (await connection.execute(select(O.guest).where(O.guest == guest))).first() is None:
                row = {"guest": guest, "since": self._store.clock.ms()}
                await connection.execute(insert(schema.operators), row)

    async def dismiss(self, guest: str) -> None:
        """Raises `Refused` if they were none."""
        async with self._store.writing() as connection:
            gone = await connection.execute(delete(schema.operators).where(O.guest == guest))
        if not gone.rowcount:
            raise Refused("not-found")
