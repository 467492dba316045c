"""Several processes serve one database: each has a lease, and leaves a table before another takes it."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("nodes", sa.Column("name", sa.String(64)))
    op.add_column("nodes", sa.Column("until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("nodes", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("nodes", sa.Column("draining", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("left_at", sa.BigInteger))
    op.create_index("ix_tables_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_tables_owner", "tables")
    op.drop_column("tables", "left_at")
    for name in ("draining", "rules", "until", "name"):
        op.drop_column("nodes", name)
