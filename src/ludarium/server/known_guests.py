"""Who has come lately, so that the database is not asked again with every request.

Whatever becomes of somebody at another process is heard of, by a hint; else when all are forgotten.
"""

from dataclasses import dataclass

from ludarium.sitting.clock import Ms


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class SignIn:
    """A browser, or a script, that its guest is known by.

    `scope`: what it may do; everything if there is none.  `renewed` is when it got its token, `confirmed`
    when it was last proved who is there.
    """

    id: str
    kind: str = "browser"
    scope: str = ""
    renewed: Ms = 0
    confirmed: Ms = 0


@dataclass(frozen=True)
class Caller:
    """Who asks.  `former`: by a token that another one has taken the place of."""

    guest: Guest
    sign_in: SignIn
    former: bool = False


class KnownGuests:
    """The last so many callers, by the hash of their token."""

    def __init__(self, most: int) -> None:
        self.changes = 0  # how often something became of somebody
        self._most = most
        self._callers: dict[str, Caller] = {}

    def get(self, token_hash: str) -> Caller | None:
        caller = self._callers.pop(token_hash, None)
        if caller is not None:
            self._callers[token_hash] = caller
        return caller

    def note(self, token_hash: str, caller: Caller, changes: int) -> None:
        """This one was found when there had been so many; who has been away longest is forgotten."""
        if changes == self.changes:
            self._callers[token_hash] = caller
        if len(self._callers) > self._most:
            del self._callers[next(iter(self._callers))]

    def forget_all(self) -> None:
        self.changes += 1
        self._callers.clear()

    def forget(self, guest: str) -> None:
        """Something became of this guest: the database tells what."""
        self.changes += 1
        for token_hash in [one for one, caller in self._callers.items() if caller.guest.id == guest]:
            del self._callers[token_hash]
