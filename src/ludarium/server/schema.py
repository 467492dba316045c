"""What is stored: guests and their sign-ins, tables, seats, and the entries of every table.

The migrations lead here.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
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

# `token_hash` is the id, until that column can go: sign-ins hold the tokens.  Passkeys know the guest by its
# `user_handle`.  Who wants to be deleted `leaves` then (milliseconds since 1970).  `becomes`: whose seats
# the seats of this guest are to be, until all of them are.  Finished games may be passed on without the name
# of whoever `shares` them, since then.
guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(20), nullable=False),
    Column("created", String(24), nullable=False),
    Column("user_handle", String(43)),
    Column("leaves", BigInteger),
    Column("becomes", String(16)),
    Column("shares", BigInteger),
)

# A browser, or a script with a `scope`; only the hash of its token is stored.  The token before it is good
# until `former_until`.  `used` is told to the hour; `confirmed` is when it was last proved who is there, and
# `passkey` when that was by a passkey.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("former", String(64), unique=True),
    Column("former_until", BigInteger),
    Column("kind", String(8), nullable=False),
    Column("what", String(60), nullable=False),
    Column("scope", String(8), nullable=False),
    *(Column(name, BigInteger, nullable=False) for name in ("created", "used", "renewed", "confirmed")),
    Column("passkey", BigInteger, nullable=False, server_default="0"),
    Index("ix_sign_ins_guest", "guest"),
)

# What WebAuthn calls credentials.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("credential", Text, nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("synced", Boolean, nullable=False),
    Column("name", String(60), nullable=False),
    *(Column(name, BigInteger, nullable=False) for name in ("created", "used")),
    Index("ix_passkeys_guest", "guest"),
)

# Words that are good once, by their hash: whoever takes one deletes it.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("expires", BigInteger),
    Column("facts", Text, nullable=False),
    Index("ix_codes_guest", "guest"),
    Index("ix_codes_expires", "expires"),
)

passwords = Table(
    "passwords",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("handle", String(20), nullable=False, unique=True),
    Column("hash", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# From `status` on: what the entries lead to, kept here so that a list of tables need not replay them.
# `begun`: so many of the entries are those of its beginning; `key`: the public key that its record will be
# signed with; `seating`: in the words of the record, whether luck decided who sits where.  `n` is the
# number of its last entry; `owner` the process that has it, `epoch` how often one took it, and `left_at`
# since when people could not reach it; `here` has a bit for each seat whose person has it open, as long as
# there are several processes and the owner lives.  Its entries are folded over its `opening`; `settings` are
# as they are now.  It stands in the lobby until it is `listed` (milliseconds since 1970), for people who
# speak its `language` and have finished the share of their games that it `needs`.
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
    Column("left_at", BigInteger),
    Column("here", Integer, nullable=False, server_default="0"),
    Column("wake_at", BigInteger),
    Column("opening", Text),
    Column("settings", Text),
    Column("stands_in_at", BigInteger),
    Column("ended", String(16)),
    Column("listed", BigInteger),
    Column("language", String(8)),
    Column("needs", Text),
    Index("ix_tables_opener", "opener"),
    Index("ix_tables_wake_at", "wake_at"),
    Index("ix_tables_owner", "owner"),
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

# What came of each table, when it ended; whoever reads them remembers up to which `seq`.  One that is played
# on after a repair may end once more.
endings = Table(
    "endings",
    metadata,
    Column("seq", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("how", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("holders", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("clock", String(64)),
    Column("alone", String(16)),
    Column("asked", Integer),
)

# What each game says of each of its people, as `standing.py` reads the endings; it can be made again.
played = Table(
    "played",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("finished", Boolean),
    Column("alone", Boolean, nullable=False),
    Column("zeros", Integer, nullable=False),
    Column("typical", BigInteger),
    Index("ix_played_table_id", "table_id"),
)

# Up to which of the endings each of those has come who read them.
readers = Table(
    "readers",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
)

# The processes that have served this database, from when on, and when each was last heard of; what each has
# is nobody else's `until` then, by the clock of the database.  `name` is the place that it holds, `rules`
# are those that it plays.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("name", String(64)),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("rules", Text, nullable=False, server_default=""),
    Column("draining", Boolean, nullable=False, server_default="0"),
)

# What people say at a table; none of it is in the log.  Ids that count would tell how much others say.
chat_lines = Table(
    "chat_lines",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("room", String(16), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("seat", Integer),
    Column("name", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", String(300)),
    Column("phrase", String(16)),
    Index("ix_chat_lines_table_id", "table_id", "at"),
    Index("ix_chat_lines_guest", "guest"),
)

# Whom somebody no longer hears, by the name that was heard last.
mutes = Table(
    "mutes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("muted", String(16), nullable=False),
    Column("name", String(20), nullable=False),
    Index("ix_mutes_guest", "guest"),
    Index("ix_mutes_muted", "muted"),
)

# What somebody wants the operator to see, with the lines before it as JSON, and when that was `done` with.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("by", String(16), nullable=False),
    Column("about", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("lines", Text, nullable=False),
    Column("done", BigInteger),
)

# Who may not sign in until then, or ever (None), and why.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

# Who may not say anything at tables until then, or ever (None), and why.
quieted = Table(
    "quieted",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

# Who may look after this server by its page, and since when.
operators = Table(
    "operators",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What an operator did, who that was to the system, or here, and what came of it: `done`, the key of a
# refusal, or nothing yet.
audit = Table(
    "audit",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(16), nullable=False),
    Column("why", Text, nullable=False),
    Column("came", String(32)),
    Index("ix_audit_at", "at"),
)

# Where somebody is told what happens while they are not looking: a browser, a mail address, a webhook.
# `keys` is what a browser gave to encrypt with, `secret` what a webhook is signed and a mail unsubscribed
# with; who signs out with `sign_in` is told no more.  `told` counts what it was told on that `day`.
channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("style", String(8)),
    Column("name", String(254), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("secret", String(64), nullable=False),
    Column("sign_in", String(16)),
    Column("state", String(8), nullable=False),
    *(Column(name, Integer, nullable=False, server_default="0") for name in ("fails", "day", "told")),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("ix_channels_guest", "guest"),
    Index("ix_channels_address", "address"),
)

# What somebody is to be told of a table, or of a sign-in: one unsent of a kind, which a later one replaces.
# It was `made` when something happened, as of version `v`; `left` are the channels that could not be reached
# yet.  What is not `due` any more was `sent`, or has become needless.
notices = Table(
    "notices",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("about", String(16), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("v", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("args", Text, nullable=False),
    Column("due", BigInteger),
    Column("taken_until", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("left", Text),
    Column("sent", BigInteger),
    Index("ix_notices_due", "due"),
)

# How somebody wants to be told, as JSON, and the tables of which they do not.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("wishes", Text, nullable=False),
)
silent_tables = Table(
    "silent_tables",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
)

# What a server makes for itself at its first start.
house = Table(
    "house",
    metadata,
    Column("key", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# The steps of a game's school that somebody has finished, as JSON.
learnt = Table(
    "learnt",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("steps", Text, nullable=False),
)

# The puzzles of a game that somebody has solved, in their order, as JSON.
solved = Table(
    "solved",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("results", Text, nullable=False),
)

# How many points the first turn of somebody brought, in a position whose best turn is known.
tried = Table(
    "tried",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("points", Integer, nullable=False),
    Index("ix_tried_position", "game", "id", "points"),
)

# Whether the first answer of somebody to a puzzle was right (None: nobody heard it), and since when they
# doubt what is called right there.
answered = Table(
    "answered",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("at_once", Boolean),
    Column("doubted", BigInteger),
    Index("ix_answered_puzzle", "game", "id", "at_once"),
)

# What somebody thinks about boards, and who else may: `read_hash` and `edit_hash` are of the words of links.
studies = Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("title", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("read_hash", String(64)),
    Column("edit_hash", String(64)),
    Index("ix_studies_guest", "guest"),
)

# Its chapters in their order, with the `guest` whose study it is; the text is JSON of `size` bytes.
study_chapters = Table(
    "study_chapters",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("study", String(16), ForeignKey("studies.id"), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("place", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("game", String(100), nullable=False),
    Column("size", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Index("ix_study_chapters_study", "study"),
    Index("ix_study_chapters_guest", "guest"),
)

# Computed once, as text that only `reviews.py` reads.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("review", Text, nullable=False),
    Column("made", String(24), nullable=False),
)
