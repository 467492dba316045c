"""Entries of every kind, each with its number, its time in milliseconds and who made it; who owns a table.

The entries of before become the first ones: `n` is their version, and a stand-in's are by a bot.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

BATCH = 1000  # rows at one time


def upgrade() -> None:
    put_aside("entries_before")
    new = op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("lag", sa.Integer, nullable=False, server_default="0"),
    )
    copy(before(), new, as_entry)
    op.drop_table("entries_before")
    for column in (
        sa.Column("n", sa.Integer, nullable=False, server_default="0"),
        sa.Column("owner", sa.String(16)),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("wake_at", sa.BigInteger),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.execute("UPDATE tables SET n = version")


def put_aside(name: str) -> None:
    """Not renamed: its key would keep its name."""
    op.execute(f"CREATE TABLE {name} AS SELECT * FROM entries")
    op.drop_table("entries")


def before() -> sa.Select[Any]:
    """The entries as they were, with whose seats they are of."""
    old = sa.table("entries_before", *map(sa.column, ("table_id", "v", "line", "at", "stood_in")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "guest")))
    of = sa.func.substr(old.c.line, 1, sa.func.length(sa.cast(seats.c.seat + 1, sa.Text)) + 2)
    word = sa.literal("p") + sa.cast(seats.c.seat + 1, sa.Text) + sa.literal(" ")
    whose = (seats.c.table_id == old.c.table_id) & (of == word)
    return sa.select(old, seats.c.seat, seats.c.guest).select_from(old.outerjoin(seats, whose))


def as_entry(row: Any) -> dict[str, Any]:
    return {
        "table_id": row.table_id,
        "n": row.v,
        "v": row.v,
        "at": milliseconds(row.at),
        "kind": "undo" if row.line.partition(" ")[2] == "undo" else "move",
        "seat": row.seat,
        "by": row.guest if row.guest and not row.stood_in else "bot",
        "line": row.line,
    }


def milliseconds(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


def downgrade() -> None:
    """What earlier versions know nothing of is left out."""
    op.drop_index("ix_tables_wake_at", "tables")
    for name in ("wake_at", "epoch", "owner", "n"):
        op.drop_column("tables", name)
    put_aside("entries_after")
    old = op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("v", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.String(24), nullable=False),
        sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    copy(after(), old, as_it_was)
    op.drop_table("entries_after")


def after() -> sa.Select[Any]:
    new = sa.table("entries_after", *map(sa.column, ("table_id", "v", "at", "kind", "seat", "by", "line")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind")))
    whose = (seats.c.table_id == new.c.table_id) & (seats.c.seat == new.c.seat)
    found = sa.select(new, seats.c.kind.label("place")).select_from(new.outerjoin(seats, whose))
    return found.where(new.c.kind.in_(("move", "undo")))


def as_it_was(row: Any) -> dict[str, Any]:
    at = datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="milliseconds")
    return {
        "table_id": row.table_id,
        "v": row.v,
        "line": row.line,
        "at": at.replace("+00:00", "Z"),
        "stood_in": row.by == "bot" and row.place != "bot",
    }


def copy(found: sa.Select[Any], to: sa.Table, as_row: Any) -> None:
    connection = op.get_bind()
    for rows in batches(connection.execute(found)):
        connection.execute(sa.insert(to), list(map(as_row, rows)))


def batches(rows: Iterable[Any]) -> Iterator[list[Any]]:
    rows = iter(rows)
    while batch := list(islice(rows, BATCH)):
        yield batch
