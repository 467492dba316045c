"""The people who are told somewhere: for all others no notice is written."""


class Reach:
    """As far as this process knows: it hears of others who were told somewhere by another."""

    def __init__(self) -> None:
        self._people: set[str] = set()

    def __contains__(self, person: str) -> bool:
        return person in self._people

    def __bool__(self) -> bool:
        return bool(self._people)

    def add(self, *people: str) -> None:
        self._people.update(people)
