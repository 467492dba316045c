"""What came of every table that ends, and what follows from it for its people."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    add_endings()
    add_standings()
    op.add_column("tables", sa.Column("needs", sa.Text))


def add_endings() -> None:
    op.create_table(
        "endings",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("holders", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("clock", sa.String(64)),
        sa.Column("alone", sa.String(16)),
        sa.Column("asked", sa.Integer),
    )


def add_standings() -> None:
    op.create_table(
        "played",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.Boolean),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("zeros", sa.Integer, nullable=False),
        sa.Column("typical", sa.BigInteger),
    )
    op.create_index("ix_played_table_id", "played", ["table_id"])
    op.create_table(
        "readers",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_column("tables", "needs")
    for name in ("readers", "played", "endings"):
        op.drop_table(name)
