"""What a script may do whose guest gave it a token: read, or play too; never what is about the guest."""

from typing import Final, Literal

from ludarium.server.asking import Call
from ludarium.table import Refused

Scope = Literal["read", "play"]

READ: Final = "read"
READING: Final = ("GET", "HEAD")


def admit(scope: str, call: Call) -> None:
    """Raises `Refused` if a sign-in of this scope may not make this call; without a scope it may."""
    if scope and (call.account or (scope == READ and call.method not in READING)):
        raise Refused("no-right", scope=scope)
