"""Which lessons somebody has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("steps", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("learnt")
