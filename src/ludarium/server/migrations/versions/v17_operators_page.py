"""Operators among the people, when they last used a passkey, and who may not say anything."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    zero = sa.Column("passkey", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("sign_ins", zero)
    op.create_table(
        "quieted",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "operators",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("operators")
    op.drop_table("quieted")
    op.drop_column("sign_ins", "passkey")
