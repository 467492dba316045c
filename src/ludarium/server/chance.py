"""The secrets that all luck of tables follows from."""

import secrets
from hashlib import sha256


class Chance:
    """Secrets that nobody can foresee."""

    def secret(self) -> bytes:
        """256 bits for one table."""
        return secrets.token_bytes(32)


class ToldChance(Chance):
    """Secrets that follow from a word, so that what happened in a test happens again.  No fair play."""

    def __init__(self) -> None:
        self.tell("")

    def tell(self, word: str) -> None:
        """What is opened from now on follows from this word."""
        self._word, self._opened = word, 0

    def secret(self) -> bytes:
        self._opened += 1
        return sha256(f"{self._word} {self._opened}".encode()).digest()
