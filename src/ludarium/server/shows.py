"""Games of bots alone, which go on only while somebody watches: nobody keeps many going."""

from collections.abc import Iterable

from ludarium.server import limits
from ludarium.server.turns import Whose
from ludarium.table import Refused


class Shows:
    """Who watches which."""

    def __init__(self) -> None:
        self._watched: dict[str, set[str]] = {}  # by guest or address: the tables

    def begin(self, table_id: str, whose: Whose) -> None:
        """This one watches from now on; raises `Refused`."""
        for who, most in _limits(whose):
            if len(self._watched.get(who, set()) - {table_id}) >= most:
                raise Refused("too-many-bot-games", most=most)
        for who, _ in _limits(whose):
            self._watched.setdefault(who, set()).add(table_id)

    def end(self, table_id: str) -> None:
        """Nobody watches any more, or the game is over."""
        for who in [who for who, tables in self._watched.items() if table_id in tables]:
            self._watched[who].discard(table_id)
            if not self._watched[who]:
                del self._watched[who]


def _limits(whose: Whose) -> Iterable[tuple[str, int]]:
    return [(whose.guest, limits.BOT_GAMES), (whose.address, limits.BOT_GAMES_OF_AN_ADDRESS)]
