"""Studies, their chapters, and the words of their links."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    add_studies()
    add_chapters()


def add_studies() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("read_hash", sa.String(64)),
        sa.Column("edit_hash", sa.String(64)),
    )
    op.create_index("ix_studies_guest", "studies", ["guest"])


def add_chapters() -> None:
    op.create_table(
        "study_chapters",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "study",
            sa.String(16),
            sa.ForeignKey("studies.id", name="fk_study_chapters_study"),
            nullable=False,
        ),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_study_chapters_study", "study_chapters", ["study"])
    op.create_index("ix_study_chapters_guest", "study_chapters", ["guest"])


def downgrade() -> None:
    op.drop_table("study_chapters")
    op.drop_table("studies")
