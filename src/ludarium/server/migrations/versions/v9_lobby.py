"""Tables that stand in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.BigInteger))
    op.add_column("tables", sa.Column("language", sa.String(8)))
    op.create_index("ix_tables_listed", "tables", ["listed"])


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    for name in ("language", "listed"):
        op.drop_column("tables", name)
