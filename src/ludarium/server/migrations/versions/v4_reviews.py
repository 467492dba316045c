"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("made", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
