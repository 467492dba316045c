"""Tables as they were opened, so that all else follows from their entries; and processes, by their beat.

What the seats of a running table knew until now - who was here when, for whom a bot stands in, hints - is an
entry of its own (`carried`).
"""

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

LONGEST_THOUGHT = 10.0

TABLES = sa.table(
    "tables",
    *map(sa.column, ("id", "status", "version", "n", "created", "changed", "stand_in", "hints", "wake_at")),
    *map(sa.column, ("opening", "settings", "stands_in_at", "ended")),
)
SEATS = sa.table(
    "seats",
    *map(sa.column, ("table_id", "seat", "kind", "name", "guest", "bot", "seconds", "hints")),
    *map(sa.column, ("seen", "stood_in", "plays", "gone")),
)
ENTRIES = sa.table(
    "entries", *map(sa.column, ("table_id", "n", "v", "at", "kind", "seat", "by", "line", "used", "lag"))
)


def upgrade() -> None:
    for name, kind in (
        ("opening", sa.Text),
        ("settings", sa.Text),
        ("stands_in_at", sa.BigInteger),
        ("ended", sa.String(16)),
    ):
        op.add_column("tables", sa.Column(name, kind))
    op.add_column("seats", sa.Column("plays", sa.String(8), nullable=False, server_default="owner"))
    op.add_column("seats", sa.Column("out", sa.String(16)))
    op.add_column("seats", sa.Column("gone", sa.BigInteger))
    op.add_column("seats", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    carry_over()
    for table, name in (
        ("tables", "stand_in"),
        ("tables", "hints"),
        ("seats", "seen"),
        ("seats", "stood_in"),
    ):
        op.drop_column(table, name)
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )


def carry_over() -> None:
    connection, now = op.get_bind(), round(time.time() * 1000)
    for table, seats in with_seats(connection):
        change = TABLES.update().where(TABLES.c.id == table.id).values(**became(table, seats, now))
        connection.execute(change)
        for seat in seats:
            at = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat.seat)
            connection.execute(SEATS.update().where(at).values(**plays(seat)))
        if table.status != "waiting":
            connection.execute(ENTRIES.insert(), carried(table, seats, now))


def with_seats(connection: sa.Connection) -> Iterator[tuple[Any, list[Any]]]:
    for table in connection.execute(sa.select(TABLES)).all():
        seats = sa.select(SEATS).where(SEATS.c.table_id == table.id).order_by(SEATS.c.seat)
        yield table, list(connection.execute(seats))


def became(table: Any, seats: list[Any], now: int) -> dict[str, Any]:
    settings = settings_of(table)
    return {
        "settings": json.dumps(settings),
        "opening": json.dumps([settings, [place(seat) for seat in seats]]),
        "n": table.n + (table.status != "waiting"),
        "wake_at": None if table.status == "over" else now,
        "ended": "played" if table.status == "over" else None,
    }


def settings_of(table: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"hints": bool(table.hints)}
    if table.stand_in:
        told = json.loads(table.stand_in)
        bot = {"name": told["bot"], "seconds": min(told["seconds"], LONGEST_THOUGHT)}
        found["stand_in"] = {"after": told["after"] * 1000, "bot": bot}
    return found


def place(seat: Any) -> dict[str, Any]:
    if seat.kind == "bot":
        seconds = min(seat.seconds or 1.0, LONGEST_THOUGHT)
        return {"kind": "bot", "bot": {"name": seat.bot, "seconds": seconds}}
    if seat.guest is None:
        return {"kind": "free"}
    found = {"kind": "person", "person": seat.guest, "name": seat.name, "gone": ms(seat.seen)}
    return found | {"program": seat.bot is not None}


def plays(seat: Any) -> dict[str, Any]:
    return {"plays": "stand-in" if seat.stood_in else "owner", "gone": ms(seat.seen)}


def carried(table: Any, seats: list[Any], now: int) -> dict[str, Any]:
    """A running table counts as changed now: nobody has had a chance to be told that it is neglected."""
    known = [f"{plays(seat)['plays']} {seat.hints} {ms(seat.seen) or '-'}" for seat in seats]
    return {
        "table_id": table.id,
        "n": table.n + 1,
        "v": table.version,
        "at": ms(table.changed) if table.status == "over" else now,
        "kind": "carried",
        "seat": None,
        "by": "server",
        "line": ";".join(known),
        "used": None,
        "lag": 0,
    }


def ms(text: str | None) -> int | None:
    return None if text is None else round(datetime.fromisoformat(text).timestamp() * 1000)


def downgrade() -> None:
    op.drop_table("nodes")
    op.add_column("tables", sa.Column("stand_in", sa.Text))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.String(24)))
    op.add_column("seats", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    for table, seats in with_seats(connection):
        connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(**as_it_was(table)))
        for seat in seats:
            at = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat.seat)
            was = {"stood_in": seat.plays != "owner", "seen": written(seat.gone)}
            connection.execute(SEATS.update().where(at).values(**was))
    op.execute("DELETE FROM entries WHERE kind NOT IN ('move', 'undo')")
    op.execute(
        "UPDATE tables SET n = version, status = CASE status WHEN 'asleep' THEN 'playing' ELSE status END"
    )
    for name in ("ended", "stands_in_at", "settings", "opening"):
        op.drop_column("tables", name)
    for name in ("generation", "gone", "out", "plays"):
        op.drop_column("seats", name)


def as_it_was(table: Any) -> dict[str, Any]:
    settings = json.loads(table.settings)
    told = settings.get("stand_in")
    stand_in = told and {"after": told["after"] // 1000, **told["bot"]}
    if stand_in:
        stand_in["bot"] = stand_in.pop("name")
    return {"stand_in": stand_in and json.dumps(stand_in), "hints": settings.get("hints", False)}


def written(at: int | None) -> str | None:
    if at is None:
        return None
    text = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")
