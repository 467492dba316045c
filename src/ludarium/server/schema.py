"""What is stored: guests, tables, seats, and the entries of every table.  The migrations lead here."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(20), nullable=False),
    Column("created", String(24), nullable=False),
)

# From `status` on: what the entries lead to, kept here so that a list of tables need not replay them.
# `begun`: so many of the entries are those of its beginning; `key`: the public key that its record will be
# signed with; `seating`: in the words of the record, whether luck decided who sits where.  `n` is the
# number of its last entry; `owner` the process that wrote last, and `epoch` how many have.  Its entries are
# folded over its `opening`; `settings` are as they are now.  It stands in the lobby until it is `listed`
# (milliseconds since 1970), for people who speak its `language`.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("opener", String(16), ForeignKey("guests.id"), nullable=False),
    Column("created", String(24), nullable=False),
    Column("next", String(16)),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer),
    Column("result", Text),
    Column("changed", String(24), nullable=False),
    Column("begun", Integer),
    Column("key", String(64)),
    Column("seating", Text),
    Column("n", Integer, nullable=False, server_default="0"),
    Column("owner", String(16)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("wake_at", BigInteger),
    Column("opening", Text),
    Column("settings", Text),
    Column("stands_in_at", BigInteger),
    Column("ended", String(16)),
    Column("listed", BigInteger),
    Column("language", String(8)),
    Index("ix_tables_opener", "opener"),
    Index("ix_tables_wake_at", "wake_at"),
    Index("ix_tables_listed", "listed"),
)

# What signs records.  The latest is promised to new tables; whose key was promised keeps it.
keys = Table(
    "keys",
    metadata,
    Column("public", String(64), primary_key=True),
    Column("private", String(64), nullable=False),
    Column("made", String(24), nullable=False),
)

# The record of what another game had come to that is played on at this table.
beginnings = Table(
    "beginnings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("record", Text, nullable=False),
)

# What its place at the table has come to, for lists to show.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(20)),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("bot", String(64)),
    Column("seconds", Float),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("plays", String(8), nullable=False, server_default="owner"),
    Column("out", String(16)),
    Column("gone", BigInteger),
    Column("generation", Integer, nullable=False, server_default="0"),
    Index("ix_seats_guest", "guest"),
)

# What happened at a table.  Times are milliseconds since 1970.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("v", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("by", String(16), nullable=False),
    Column("line", Text, nullable=False),
    Column("used", BigInteger),
    Column("lag", Integer, nullable=False, server_default="0"),
)

# The processes that have served this database, from when on, and when each was last heard of.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)

# Computed once, as text that only `reviews.py` reads.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("review", Text, nullable=False),
    Column("made", String(24), nullable=False),
)
