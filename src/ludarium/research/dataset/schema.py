"""What the columns of both tables are; the files tell it themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pyarrow as pa

FORMAT: Final = 1
SECRET: Final = 32  # bytes

LEGAL: Final = "legal"
"""A decision tells the numbers of all answers there were, too."""
POSITIONS: Final = "positions"
"""A decision tells the whole position before it, too."""
REVIEW: Final = "review"
"""A decision is judged, too."""


@dataclass(frozen=True)
class Column:
    """`asked`: which wish brings it, if it is not always there."""

    name: str
    type: Any
    doc: str
    asked: str | None = None

    @property
    def field(self) -> Any:
        """As pyarrow has it."""
        return pa.field(self.name, self.type, metadata={"doc": self.doc})


BOT: Final = pa.struct([("name", pa.string()), ("seconds", pa.float64()), ("iterations", pa.int64())])
SOURCE: Final = pa.struct([("source", pa.string()), ("of", pa.string()), ("points", pa.list_(pa.int32()))])

GAMES: Final = (
    Column("id", pa.int64(), "number of the game in the data set, from 0"),
    Column(
        "deal",
        pa.int64(),
        "games of one deal have the same secret, so the same luck; seats were taken in turn",
    ),
    Column("game", pa.string(), "which game"),
    Column("rules", pa.int16(), "version of its rules"),
    Column("players", pa.int8(), "how many played"),
    Column("options", pa.map_(pa.string(), pa.string()), "every option of the table"),
    Column(
        "bots",
        pa.list_(BOT),
        "by seat, who played and what it could use for an answer; seconds, or iterations",
    ),
    Column("seed", pa.binary(SECRET), "the secret from which all luck follows"),
    Column("commit", pa.binary(SECRET), "its SHA-256, the seal"),
    Column("setup", pa.string(), "what luck gave in the set-up, as in a record"),
    Column(
        "scores", pa.list_(pa.list_(pa.int32())), "by seat, what the rules compare in the end, in their order"
    ),
    Column("places", pa.list_(pa.int8()), "by seat, its place: 1 is the first; who ties shares it"),
    Column("sources", pa.list_(SOURCE), "where points came from: source, kind of point, points by seat"),
    Column("moves", pa.int32(), "how many decisions it had"),
    Column("software", pa.string(), "version of Ludarium that played it"),
)
"""The columns of a game."""
DECISIONS: Final = (
    Column("id", pa.int64(), "which game"),
    Column("number", pa.int32(), "of the decision in its game, from 1"),
    Column("seat", pa.int8(), "who decided, from 0"),
    Column("question", pa.string(), "what was asked"),
    Column("words", pa.string(), "the answer, as in a record"),
    Column("action", pa.int32(), "its number in the catalogue; none for what lies outside"),
    Column("options", pa.int32(), "how many answers there were"),
    Column("outcomes", pa.string(), "what luck gave after it, as in a record"),
    Column("scores", pa.list_(pa.int32()), "by seat, what would count first if the game ended before it"),
    Column(LEGAL, pa.list_(pa.int32()), "numbers of all answers there were, ascending", LEGAL),
    Column("position", pa.string(), "the whole table before it, in the game's notation", POSITIONS),
    Column(
        "chances",
        pa.list_(pa.float32()),
        "by seat, its share of a win before it, had the best been chosen",
        REVIEW,
    ),
    Column("loss", pa.float32(), "how much of that the answer gave away", REVIEW),
    Column("mark", pa.string(), "good, inaccurate or mistake, if it is one", REVIEW),
)
"""The columns of a decision."""


def schema(columns: Sequence[Column], asked: Sequence[str] = ()) -> Any:
    """Of one of the tables, with what was asked for besides."""
    return pa.schema([one.field for one in columns if one.asked is None or one.asked in asked])
