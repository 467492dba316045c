"""Where guests are: in memory only, to share fairly among addresses what many guests want."""

from typing import Final

MANY: Final = 100_000
UNKNOWN: Final = ""  # after a restart: all of them count as one


class Addresses:
    """The address from which each guest asked last."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}

    def note(self, guest: str, address: str) -> None:
        self._of.pop(guest, None)
        self._of[guest] = address
        if len(self._of) > MANY:
            del self._of[next(iter(self._of))]  # who has not been heard of for longest

    def of(self, guest: str) -> str:
        return self._of.get(guest, UNKNOWN)
