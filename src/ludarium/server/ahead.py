"""A table thought ahead: what one chair is told of the answers it may give."""

from typing import TYPE_CHECKING

from ludarium.core import Seat
from ludarium.server import messages, wire
from ludarium.server.telling import explained, foreseen, shown
from ludarium.table import Table

if TYPE_CHECKING:
    from ludarium.server.shell import Chair, Shell


class Ahead:
    """What would follow, told to who asks and nobody else; all of it is one aid."""

    def __init__(self, live: "Shell") -> None:
        self._live = live

    async def preview(self, chair: "Chair", v: int, words: str) -> None:
        """What would follow this answer."""
        seat, table = self._asked_by(chair)
        found = table.preview(seat, words, v)
        view, survey = shown(self._live.state)(found.view, found.survey)
        chair.tell(wire.text(messages.Tried(v, words, found.events, view, survey, found.luck, found.passes)))

    async def why_not(self, chair: "Chair", v: int, words: str) -> None:
        """Which rule stands against these words."""
        seat, table = self._asked_by(chair)
        chair.tell(wire.text(explained(v, words, table.why_not(seat, words, v))))

    async def effects(self, chair: "Chair", v: int) -> None:
        """What each option leads to."""
        seat, table = self._asked_by(chair)
        chair.tell(wire.text(foreseen(v, table.effects(seat, v))))

    def _asked_by(self, chair: "Chair") -> tuple[Seat, Table]:
        _, seat = self._live.acting(chair)
        self._live.state.allow("previews")
        return seat, self._live.state.playing()
