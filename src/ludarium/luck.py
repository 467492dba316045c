"""Where chance comes from.  Rules never see a generator, only `Luck`."""

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

NOBODY: Final = -2
"""Who sees what luck gave, if no seat does."""
EVERYONE: Final = -1
"""Who sees what luck gave, if all do."""


class LuckError(ValueError):
    """A script gives what cannot be given, or ends too early."""


class NeedsLuck(Exception):
    """Chance would decide now, and there is none."""


class Undecided(NeedsLuck):
    """Somebody else decides here, who has not done so yet: what there is to draw, in words."""

    def __init__(self, purpose: str, pool: list[str]) -> None:
        super().__init__(purpose)
        self.pool = pool


@dataclass(frozen=True)
class Outcome:
    """One thing that luck gave: its words, and the seat that saw it (or `EVERYONE`, `NOBODY`)."""

    text: str
    seen_by: int


class Luck:
    """Quick chance from a seed, the same on every platform: for search, playouts and the library.

    `purpose` says what an outcome is for ("M4", "sun hand"); `log`, if it is a list, is given every outcome.
    """

    def __init__(self, seed: int) -> None:
        self.log: list[Outcome] | None = None
        self._random = Random(seed).random

    def below(self, n: int, purpose: str) -> int:
        """One of 0, 1 ... n - 1, each equally likely.  Not logged: the caller says what it meant."""
        return int(self._random() * n)

    def pick(self, pool: Sequence[T], purpose: str) -> int:
        """The place in the pool of the one that luck gives."""
        return self.below(len(pool), purpose)

    def draw(self, pool: list[T], purpose: str, seen_by: int = EVERYONE) -> T:
        """Take one out of an unordered pool."""
        drawn = pool.pop(self.pick(pool, purpose))
        if self.log is not None:
            self.log.append(Outcome(str(drawn), seen_by))
        return drawn

    def roll(self, faces: int, purpose: str, seen_by: int = EVERYONE) -> int:
        """A die: one of 1 ... `faces`."""
        face = 1 + self.pick(range(1, faces + 1), purpose)
        if self.log is not None:
            self.log.append(Outcome(str(face), seen_by))
        return face


class Sealed(Luck):
    """Verifiable chance: each outcome is an HMAC of the secret, its purpose and its number in that purpose.

    The hash of the secret (`commitment`) can be told before the first draw and the secret after the game.
    Numbering by purpose keeps one player's choices from shifting another's luck.  `given`, how many outcomes
    each purpose was given, is never changed but replaced, so whoever has it can go back to it.
    """

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        self.secret = secret
        self.given: dict[str, int] = {}

    def below(self, n: int, purpose: str) -> int:
        """As the secret has it for the next of this purpose."""
        number = self.given.get(purpose, 0)
        self.given = {**self.given, purpose: number + 1}
        digest = hmac.digest(self.secret, f"{purpose} {number}".encode(), "sha256")
        return int.from_bytes(digest, "big") * n >> 256


def commitment(secret: bytes) -> str:
    """What is told of a secret before the game: its SHA-256 in hexadecimal digits."""
    return sha256(secret).hexdigest()


def seating(secret: bytes, players: int) -> list[int]:
    """Who sits where if luck decides: for each seat the number of the player in the order they came in."""
    luck, waiting = Sealed(secret), list(range(players))
    return [luck.draw(waiting, "who sits where") for _ in range(players)]


class Script(Luck):
    """Chance that was written down: a recorded game, or an example of the rulebook.

    When it runs out, `after` goes on if there is one; otherwise that is a `LuckError`.
    """

    def __init__(self, outcomes: Iterable[str], after: Luck | None = None) -> None:
        super().__init__(0)
        self.rest = list(outcomes)[::-1]
        self.after = after

    def below(self, n: int, purpose: str) -> int:
        """The next that is written."""
        return self.pick(range(n), purpose)

    def pick(self, pool: Sequence[T], purpose: str) -> int:
        """The place of the next that is written, or what follows it gives; raises `LuckError`."""
        if self.rest:
            return self._find(self.rest.pop(), pool, purpose)
        if self.after is not None:
            return self.after.pick(pool, purpose)
        raise LuckError(f"nothing is written for {purpose}")

    def _find(self, words: str, pool: Sequence[T], purpose: str) -> int:
        for place, one in enumerate(pool):
            if str(one) == words:
                return place
        raise LuckError(f"{words} is not among what luck can give for {purpose}")


class NoLuck(Luck):
    """No chance at all: what follows up to the moment where it would decide."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, n: int, purpose: str) -> int:
        raise NeedsLuck(purpose)


class Awaited(Luck):
    """Chance that somebody else decides: gives what they have decided, and then raises `Undecided`."""

    def __init__(self, decided: Sequence[str]) -> None:
        super().__init__(0)
        self.rest = list(decided)[::-1]

    def below(self, n: int, purpose: str) -> int:
        return self.pick(range(n), purpose)

    def pick(self, pool: Sequence[T], purpose: str) -> int:
        words = [str(one) for one in pool]
        if not self.rest:
            raise Undecided(purpose, words)
        decided = self.rest.pop()
        if decided not in words:
            raise LuckError(f"{decided} is not among what luck can give for {purpose}")
        return words.index(decided)


class OutOfSight(NoLuck):
    """Chance only where these eyes do not see what it gives: it draws one of all that it might be."""

    def __init__(self, eyes: int) -> None:
        super().__init__()
        self.eyes = eyes
        self._any = Luck(0)

    def draw(self, pool: list[T], purpose: str, seen_by: int = EVERYONE) -> T:
        return self._out_of_sight(purpose, seen_by).draw(pool, purpose, seen_by)

    def roll(self, faces: int, purpose: str, seen_by: int = EVERYONE) -> int:
        return self._out_of_sight(purpose, seen_by).roll(faces, purpose, seen_by)

    def _out_of_sight(self, purpose: str, seen_by: int) -> Luck:
        if seen_by in (EVERYONE, self.eyes):
            raise NeedsLuck(purpose)
        return self._any
