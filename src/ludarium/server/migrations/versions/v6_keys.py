"""Keys that sign records, the key that each table promised, and whether luck decided who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("public", sa.String(64), primary_key=True),
        sa.Column("private", sa.String(64), nullable=False),
        sa.Column("made", sa.String(24), nullable=False),
    )
    op.add_column("tables", sa.Column("key", sa.String(64)))
    op.add_column("tables", sa.Column("seating", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "seating")
    op.drop_column("tables", "key")
    op.drop_table("keys")
