"""Who lets their finished games be passed on without their name, and since when."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("guests", sa.Column("shares", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("guests", "shares")
