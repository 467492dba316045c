"""The people who are told somewhere: for all others no notice is written."""


class Reach:
    """Known to this process, the only one that writes to its database."""

    def __init__(self) -> None:
        self._people: set[str] = set()

    def __contains__(self, person: str) -> bool:
        return person in self._people

    def __bool__(self) -> bool:
        return bool(self._people)

    def add(self, *people: str) -> None:
        self._people.update(people)
