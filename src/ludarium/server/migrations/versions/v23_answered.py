"""Who found the answer of a puzzle at the first try, and who doubts it."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "answered",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at_once", sa.Boolean),
        sa.Column("doubted", sa.BigInteger),
    )
    op.create_index("ix_answered_puzzle", "answered", ["game", "id", "at_once"])


def downgrade() -> None:
    op.drop_table("answered")
