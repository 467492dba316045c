"""What may be said: a phrase that everybody reads in their own language, or a line of text."""

import unicodedata
from typing import Final, Literal

from ludarium.server.names import is_piled_up
from ludarium.table import Refused

Phrase = Literal[
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "one-moment",
    "back",
    "sorry",
    "again",
    "good-night",
    "i-must-go",
]

MOST: Final = 300
JOINERS: Final = "\u200c\u200d"  # which some letters and many pictures consist of


def proper(text: str) -> str:
    """In one line, nothing that is invisible or turns letters round; raises `Refused`."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(plain) <= MOST or is_piled_up(plain) or any(map(is_hidden, plain)):
        raise Refused("bad-text", most=MOST)
    return plain


def is_hidden(sign: str) -> bool:
    """Controls, direction marks, halves of letters, and what nobody has defined."""
    return unicodedata.category(sign)[0] == "C" and sign not in JOINERS
