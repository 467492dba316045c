"""What all luck of a server follows from: the secrets of its tables, and the seeds of its bots."""

import secrets
from hashlib import sha256


class Chance:
    """Secrets and seeds that nobody can foresee."""

    def secret(self) -> bytes:
        """256 bits for one table."""
        return secrets.token_bytes(32)

    def seed(self) -> int:
        """63 bits for one thought."""
        return secrets.randbits(63)


class ToldChance(Chance):
    """They follow from a word, so that what happened in a test happens again.  No fair play."""

    def __init__(self) -> None:
        self.tell("")

    def tell(self, word: str) -> None:
        """What is opened from now on follows from this word."""
        self._word, self._opened, self._thoughts = word, 0, 0

    def secret(self) -> bytes:
        self._opened += 1
        return sha256(f"{self._word} {self._opened}".encode()).digest()

    def seed(self) -> int:
        self._thoughts += 1
        return int.from_bytes(sha256(f"{self._word}, thought {self._thoughts}".encode()).digest()) >> 193
