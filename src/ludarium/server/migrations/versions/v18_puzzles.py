"""Which puzzles somebody has solved."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("results", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("solved")
