"""Stand-ins: what the table allows, who was here when, whose seat a bot plays, and which moves it made."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.Text))
    op.add_column("seats", sa.Column("seen", sa.String(24)))
    op.add_column("seats", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("entries", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("entries", "stood_in")
    op.drop_column("seats", "stood_in")
    op.drop_column("seats", "seen")
    op.drop_column("tables", "stand_in")
