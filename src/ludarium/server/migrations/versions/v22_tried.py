"""What the turns of people brought, where everybody was to find the best one."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "tried",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_index("ix_tried_position", "tried", ["game", "id", "points"])


def downgrade() -> None:
    op.drop_table("tried")
