"""A table thought ahead: what one chair is told of the answers it may give, and of those that may come."""

from typing import TYPE_CHECKING

from ludarium.core import Illegal, Seat, tree
from ludarium.record import parse_seat
from ludarium.server import messages, wire
from ludarium.server.telling import asked, explained, foreseen, shown, tried
from ludarium.supposing import suppose
from ludarium.table import Refused, Table

if TYPE_CHECKING:
    from ludarium.server.shell import Chair, Shell


class Ahead:
    """What would follow, told to who asks and nobody else; all of it is one aid."""

    def __init__(self, live: "Shell") -> None:
        self._live = live

    async def preview(self, chair: "Chair", v: int, words: str) -> None:
        """What would follow this answer."""
        seat, table = self._asked_by(chair)
        chair.tell(wire.text(tried(v, table.preview(seat, words, v), self._live.state)))

    async def why_not(self, chair: "Chair", v: int, words: str) -> None:
        """Which rule stands against these words."""
        seat, table = self._asked_by(chair)
        chair.tell(wire.text(explained(v, words, table.why_not(seat, words, v))))

    async def effects(self, chair: "Chair", v: int) -> None:
        """What each option leads to."""
        seat, table = self._asked_by(chair)
        chair.tell(wire.text(foreseen(v, table.effects(seat, v))))

    async def suppose(self, chair: "Chair", v: int, steps: list[str]) -> None:
        """What would be after these steps; asked again and again, it is one branch of a plan."""
        seat, table = self._asked_by(chair)
        if v != table.version:
            raise Refused("stale", v=table.version)
        try:
            found = suppose(table.game, table.game.view(table.state, seat), seat, map(step, steps))
        except Illegal as illegal:
            raise Refused("not-an-option", words=illegal.words) from None
        view, survey = shown(self._live.state)(found.view, found.survey)
        options = tree(found.options) if found.options else None
        told = messages.Supposed(
            v, steps, view, survey, found.events, asked(found.asked), options, found.ends
        )
        chair.tell(wire.text(told))

    def _asked_by(self, chair: "Chair") -> tuple[Seat, Table]:
        _, seat = self._live.acting(chair)
        self._live.state.allow("previews")
        return seat, self._live.state.playing()


def step(text: str) -> tuple[Seat, str]:
    """`p2 pass`; raises `Refused`."""
    seat, _, words = text.partition(" ")
    try:
        return parse_seat(seat), words
    except ValueError:
        raise Refused("bad-request", what="suppose") from None
