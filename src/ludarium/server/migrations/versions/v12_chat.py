"""What people say at tables, whom they do not want to hear, and what the operator should see."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    add_lines()
    add_mutes()
    add_reports()


def add_lines() -> None:
    op.create_table(
        "chat_lines",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(300)),
        sa.Column("phrase", sa.String(16)),
    )
    op.create_index("ix_chat_lines_table_id", "chat_lines", ["table_id", "at"])
    op.create_index("ix_chat_lines_guest", "chat_lines", ["guest"])


def add_mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("muted", sa.String(16), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
    )
    op.create_index("ix_mutes_guest", "mutes", ["guest"])
    op.create_index("ix_mutes_muted", "mutes", ["muted"])


def add_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("reports", "mutes", "chat_lines"):
        op.drop_table(name)
