"""Every action of a game by number, for whoever learns to play it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from ludarium.installed import Installed

A = TypeVar("A")

OUTSIDE: Final = -1  # the number of an action that has none


@final
class Numbering(Generic[A]):
    """The numbers of all actions that a game can ever ask for, found by an entry point of the game's name.

    They are the same however many play, whatever they chose, and a promise to everybody who has a model.

    `texts` are the words of each, by number: new ones go to the end, and one that is not used any more
    becomes an empty text.  `numbers` gives the number of each of some actions, `OUTSIDE` for one without.

    `legal(state)` gives the numbers of all that can be answered, ascending, where a game knows them without
    listing hundreds of actions; `actions` then are those of all numbers.

    `relative` is another numbering, seen from the seat's own side of the table, if there is one; `within` the
    numbering of a window of another radius, where the table has no limits, and `radius` that of this one.
    """

    def __init__(  # noqa: PLR0913 - each named
        self,
        texts: Sequence[str],
        numbers: Callable[[Sequence[A]], list[int]],
        *,
        legal: Callable[[Any], list[int]] | None = None,
        actions: Sequence[A] = (),
        relative: "Numbering[A] | None" = None,
        radius: int | None = None,
        within: "Callable[[int], Numbering[A]] | None" = None,
    ) -> None:
        self.texts: Final = tuple(texts)
        self.numbers: Final = numbers
        self.legal: Final = legal
        self.actions: Final = actions
        self.relative: Final = relative
        self.radius: Final = radius
        self.within: Final = within


NUMBERINGS: Final[Installed[Numbering[Any]]] = Installed("numbering", "numbering", Numbering)
