"""A guest may have several sign-ins, and ways to come back without one."""

from datetime import datetime
from itertools import islice
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

BATCH = 1000  # rows at one time


def upgrade() -> None:
    op.add_column("guests", sa.Column("user_handle", sa.String(43)))
    op.add_column("guests", sa.Column("leaves", sa.BigInteger))
    op.add_column("guests", sa.Column("becomes", sa.String(16)))
    create_passkeys()
    create_words()
    sign_in_everybody(create_sign_ins())


def create_sign_ins() -> sa.Table:
    sign_ins = op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("former", sa.String(64), unique=True),
        sa.Column("former_until", sa.BigInteger),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(60), nullable=False),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sign_ins_guest", "sign_ins", ["guest"])
    return sign_ins


def create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("credential", sa.Text, nullable=False, unique=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])


def create_words() -> None:
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("expires", sa.BigInteger),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_index("ix_codes_guest", "codes", ["guest"])
    op.create_index("ix_codes_expires", "codes", ["expires"])
    op.create_table(
        "passwords",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("handle", sa.String(20), nullable=False, unique=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )


def sign_in_everybody(sign_ins: sa.Table) -> None:
    """Whoever has a token keeps it; from now on the sign-in holds it."""
    guests = sa.table("guests", *map(sa.column, ("id", "token_hash", "created")))
    connection = op.get_bind()
    found = iter(connection.execute(sa.select(guests)).all())
    while some := list(islice(found, BATCH)):
        connection.execute(sa.insert(sign_ins), [as_sign_in(*guest) for guest in some])
    op.execute("UPDATE guests SET token_hash = id")


def as_sign_in(guest: str, token_hash: str, created: str) -> dict[str, Any]:
    came = round(datetime.fromisoformat(created).timestamp() * 1000)
    times = dict.fromkeys(("created", "used", "renewed", "confirmed"), came)
    return {
        "id": guest,
        "guest": guest,
        "hash": token_hash,
        "kind": "browser",
        "what": "",
        "scope": "",
        **times,
    }


def downgrade() -> None:
    op.execute(
        "UPDATE guests SET token_hash = coalesce((SELECT hash FROM sign_ins WHERE guest = guests.id "
        "AND scope = '' ORDER BY used DESC LIMIT 1), token_hash)"
    )
    for column in ("becomes", "leaves", "user_handle"):
        op.drop_column("guests", column)
    for table in ("passwords", "codes", "passkeys", "sign_ins"):
        op.drop_table(table)
