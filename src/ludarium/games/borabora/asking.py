"""Bora Bora: questions read from their words (notation.md (b))."""

from collections.abc import Sequence
from typing import Any, Final

from ludarium.core import BadPosition
from ludarium.games.borabora.building import Build
from ludarium.games.borabora.expanding import Expand, ScoreFish
from ludarium.games.borabora.fire import Fire
from ludarium.games.borabora.helper import Spend
from ludarium.games.borabora.huts import MoveHuts
from ludarium.games.borabora.inventory import FACES
from ludarium.games.borabora.materials import Gather, Store
from ludarium.games.borabora.people import TakePerson
from ludarium.games.borabora.prayer import Pray
from ludarium.games.borabora.seen import WORDS
from ludarium.games.borabora.setup import OPENINGS
from ludarium.games.borabora.temple import Priest

IN_BETWEEN: Final = [Expand, Store, ScoreFish, TakePerson, Spend, Priest, Build, Fire, Gather, Pray, MoveHuts]
QUESTION: Final[dict[str, Any]] = {
    kind.__name__: kind for kind in [*[type(row[0]) for row in OPENINGS], *IN_BETWEEN]
}


def question(name: str, seat: int, words: Sequence[Any]) -> Any:
    """The question of this name; raises `BadPosition` if there is none with these fields."""
    fields = list(QUESTION[name].__dataclass_fields__)[1:] if name in QUESTION else []
    if name not in QUESTION or len(fields) != len(words):
        raise BadPosition(f"{' '.join([name, *map(str, words)])!r} is not a question")
    return QUESTION[name](
        seat, *[_value(field, str(word)) for field, word in zip(fields, words, strict=True)]
    )


def _value(field: str, word: str) -> int:
    known = WORDS.get(field) or list(map(str, FACES if field in ("reach", "points") else range(1, 13)))
    if word not in known:
        raise BadPosition(f"{word!r} is not a {field}")
    return known.index(word) if field in WORDS else int(word)
