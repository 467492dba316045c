"""Where a process stands among others: who comes back there need not wait for its former lease to run out."""

from typing import Any, Final

from ludarium.server.settings import BadSetting

CLAIM: Final = "hashtext('ludarium in ' || current_schema())"  # of all who write to this schema
HOLDER: Final = (
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' "
    f"AND objid::bigint = {CLAIM}::bigint & 4294967295 AND pid <> pg_backend_pid()"
)


class Station:
    """Held by a lock of PostgreSQL, which ends with the connection.

    `must`: who cannot have it may not write.  Else it goes without: of the processes of a machine, one is
    found again by the name of that.
    """

    def __init__(self, name: str, must: bool) -> None:
        self.name = name
        self._must = must
        self._without = False

    @property
    def held(self) -> str | None:
        return None if self._without else self.name

    def claim(self, cursor: Any) -> None:
        """With every new connection; raises `BadSetting`."""
        if self._without:
            return
        key = "hashtext('ludarium at ' || current_schema()), hashtext($1)"
        cursor.execute(f"SELECT pg_try_advisory_lock({key})", (self.name,))
        [held] = cursor.fetchone()
        if held:
            return
        if self._must:
            raise BadSetting(
                f"A server is at {self.name} already. Stop it, or let LUDARIUM_NODE name another place."
            )
        self._without = True


def claim(cursor: Any, alone: bool) -> None:
    """Be one of those who write here, or the only one; raises `BadSetting`."""
    how = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    cursor.execute(f"SELECT {how}({CLAIM})")
    [held] = cursor.fetchone()
    if held:
        return
    cursor.execute(HOLDER)
    [holder] = cursor.fetchone() or ["another server"]
    raise BadSetting(
        f"This database is served already, by {holder}. Stop that server, or choose another database."
    )
