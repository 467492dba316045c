"""What guests and tables are known by: random words that nobody guesses."""

import re
import secrets
from typing import Final

from ludarium.table import Refused

BYTES: Final = 12
SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{16}")


def new_id() -> str:
    """A command takes what begins with `-` for something else."""
    while (found := secrets.token_urlsafe(BYTES)).startswith("-"):
        pass
    return found


def proper_id(text: str) -> str:
    """The id, if it has the shape of one; raises `Refused`.  Databases are asked for nothing else."""
    if not SHAPE.fullmatch(text):
        raise Refused("not-found")
    return text
