"""Recovery codes: eight of 80 bits, to be written down, each good for coming back once."""

import secrets
from typing import Final

HOW_MANY: Final = 8
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # 32; nothing that is read as another: no I, L, O, U
LENGTH: Final = 16  # five bits each
GROUP: Final = 4
READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})


def new_codes() -> list[str]:
    """As they are written down: in groups of four."""
    return [in_groups("".join(secrets.choice(LETTERS) for _ in range(LENGTH))) for _ in range(HOW_MANY)]


def in_groups(code: str) -> str:
    return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def as_given(typed: str) -> str:
    """The code that somebody types, however it is spaced, and whatever was taken for what."""
    return in_groups(typed.upper().translate(READ_AS))
