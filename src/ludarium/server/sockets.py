"""How many websockets are open, of whom and from where."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from ludarium.server.turns import Whose
from ludarium.table import Refused

WAIT = 60  # seconds, until somebody else may have closed one


class Sockets:
    """One guest cannot open them without end, nor one address with many guests."""

    def __init__(self, of_guest: float, of_address: float) -> None:
        self._of_guest = of_guest
        self._of_address = of_address
        self._open: Counter[str] = Counter()
        self._all = 0

    def __len__(self) -> int:
        return self._all

    def enter(self, whose: Whose) -> Callable[[], None]:
        """What to call when it closes; raises `Refused` if it is one too many."""
        if self._open[whose.guest] >= self._of_guest or self._open[whose.address] >= self._of_address:
            raise Refused("too-fast", seconds=WAIT)
        names = {whose.guest, whose.address}  # one and the same if nobody knows the guest
        self._open.update(names)
        self._all += 1
        return partial(self._leave, names)

    def _leave(self, names: set[str]) -> None:
        self._open.subtract(names)
        for name in names:
            if not self._open[name]:
                del self._open[name]
        self._all -= 1
