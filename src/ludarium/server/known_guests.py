"""Who has come lately, so that the database is not asked again with every request.

One process writes to a database, so nobody is called anything else behind its back.
"""

from dataclasses import dataclass, replace


@dataclass
class Guest:
    id: str
    name: str


class KnownGuests:
    """The last so many guests, by the hash of their token."""

    def __init__(self, most: int) -> None:
        self.renamed = 0  # how often somebody was
        self._most = most
        self._guests: dict[str, Guest] = {}

    def get(self, token_hash: str) -> Guest | None:
        """Whoever is told of a guest may change it: that is a matter of theirs."""
        guest = self._guests.pop(token_hash, None)
        if guest is not None:
            self._guests[token_hash] = guest
        return guest and replace(guest)

    def note(self, token_hash: str, guest: Guest, renamed: int) -> None:
        """This one was found when so many had been renamed; who has been away longest is forgotten."""
        if renamed == self.renamed:
            self._guests[token_hash] = replace(guest)
        if len(self._guests) > self._most:
            del self._guests[next(iter(self._guests))]

    def rename(self, guest: Guest) -> None:
        self.renamed += 1
        for known in self._guests.values():
            if known.id == guest.id:
                known.name = guest.name
