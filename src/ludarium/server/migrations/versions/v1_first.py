"""Guests, tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("opener", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("next", sa.String(16)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("result", sa.Text),
        sa.Column("changed", sa.String(24), nullable=False),
    )
    op.create_index("ix_tables_opener", "tables", ["opener"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(20)),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(64)),
        sa.Column("seconds", sa.Float),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("v", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    for name in ("entries", "seats", "tables", "guests"):
        op.drop_table(name)
