"""Where people are told, what they are to be told, and how they want that."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    add_channels()
    add_notices()
    op.create_table(
        "notice_wishes",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "silent_tables",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
    )
    op.create_table(
        "house",
        sa.Column("key", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def add_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("style", sa.String(8)),
        sa.Column("name", sa.String(254), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("sign_in", sa.String(16)),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("fails", sa.Integer, nullable=False, server_default="0"),
        sa.Column("day", sa.Integer, nullable=False, server_default="0"),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_index("ix_channels_address", "channels", ["address"])


def add_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("about", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("taken_until", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("left", sa.Text),
        sa.Column("sent", sa.BigInteger),
    )
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    for name in ("house", "silent_tables", "notice_wishes", "notices", "channels"):
        op.drop_table(name)
