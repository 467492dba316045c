"""What packages bring by entry points, ours and other people's.

Whatever is wrong with what somebody brings, it alone is left out, and a line of the log says which and why.
"""

import logging
from collections.abc import Callable
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Generic, TypeVar, final

OURS: Final = "ludarium"
T = TypeVar("T")

logger = logging.getLogger(__name__)


@final
class Installed(Generic[T]):
    """Everything of one kind, by name: the entry points of the group `ludarium.GROUP`, loaded when needed.

    `what` is the word for it, and `objection` says what is wrong with what was found under a name, if
    anything.
    """

    def __init__(
        self,
        group: str,
        what: str,
        kind: type[T],
        objection: Callable[[str, T], str | None] = lambda name, found: None,
    ) -> None:
        self.group, self.what, self.kind, self.objection = f"{OURS}.{group}", what, kind, objection
        self._loaded: dict[str, T | None] = {}

    @cached_property
    def points(self) -> dict[str, EntryPoint]:
        """By name; of two of one name it is ours."""
        found: dict[str, EntryPoint] = {}
        for point in sorted(entry_points(group=self.group), key=lambda point: _from(point) != OURS):
            taken = found.setdefault(point.name, point)
            if taken.value != point.value:
                self._leave_out(point, f"{_from(taken)} has one of this name already")
        return found

    def find(self, name: str) -> T | None:
        """None if there is none of this name, or none that can be used."""
        if name in self.points and name not in self._loaded:
            self._loaded[name] = self._load(self.points[name])
        return self._loaded.get(name)

    def _load(self, point: EntryPoint) -> T | None:
        try:
            found: T = point.load()
        except Exception as error:  # whatever happens while somebody's modules are imported
            self._leave_out(point, f"{type(error).__name__}: {error}")
            return None
        if why := self._why_not(point, found):
            self._leave_out(point, why)
            return None
        return found

    def _why_not(self, point: EntryPoint, found: Any) -> str | None:
        if isinstance(found, self.kind):
            return self.objection(point.name, found)
        return f"{point.value} is not a {self.kind.__name__}"

    def _leave_out(self, point: EntryPoint, why: str) -> None:
        logger.warning(
            "The %s %r of the package %r is left out: %s.", self.what, point.name, _from(point), why
        )


def _from(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "nobody"
