"""Bora Bora: taking a woman or a man (§6.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.core import Frozen
from ludarium.games.borabora.actions import TAKE, Take
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.inventory import FACES
from ludarium.games.borabora.lagoon import IMPOSSIBLE, Lagoon
from ludarium.luck import Luck


def least_to_take(s: Lagoon, seat: int, sex: int) -> int:
    """§ The lowest space where somebody lies; without a free slot nobody can be taken."""
    if s.boards[seat].free_slots():
        for space, person in enumerate(s.rows[sex], 1):
            if person is not None:
                return space
    return IMPOSSIBLE


@dataclass(frozen=True)
class TakePerson(Frozen):
    seat: int
    sex: int
    reach: int

    def options(self, s: Lagoon) -> Sequence[Take]:
        row = s.rows[self.sex]
        return [TAKE[self.sex][space] for space in FACES[: self.reach] if row[space - 1] is not None]

    def answer(self, s: Lagoon, a: Take, luck: Luck) -> None:
        """§ Nothing else happens, and the space stays empty."""
        person = s.rows[self.sex][a.space - 1]
        assert person is not None
        s.rows[self.sex][a.space - 1] = None
        s.boards[self.seat].add_person(person)
        s.tell_of(self.seat, f"takes {person.id}")
        go_on(s, luck)
