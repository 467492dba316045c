"""Bora Bora: questions as they are told (notation.md (b)), and read again."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Final, cast

from ludarium.contract import asks
from ludarium.core import Asked, BadPosition, Frozen, Seat, View, shortened
from ludarium.games.borabora.building import Build
from ludarium.games.borabora.expanding import Expand, FirstHut, ScoreFish
from ludarium.games.borabora.fire import Fire
from ludarium.games.borabora.fulfilling import LastTasks, ResolveTask, TakeTask
from ludarium.games.borabora.groups import UsePeople
from ludarium.games.borabora.helper import Spend
from ludarium.games.borabora.huts import MoveHuts
from ludarium.games.borabora.inventory import FACES, MATERIALS
from ludarium.games.borabora.islands import REGION, WAY
from ludarium.games.borabora.jewels import BuyJewel
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.materials import Gather, Store
from ludarium.games.borabora.people import TakePerson
from ludarium.games.borabora.placing import PlaceDie
from ludarium.games.borabora.prayer import Pray
from ludarium.games.borabora.temple import Priest
from ludarium.games.borabora.tiles import SEX

QUESTIONS: Final = (
    *(asks(FirstHut), asks(PlaceDie), asks(UsePeople), asks(BuyJewel), asks(ResolveTask), asks(TakeTask)),
    *(
        asks(LastTasks),
        asks(Expand),
        asks(Store),
        asks(ScoreFish),
        asks(TakePerson),
        asks(Spend),
        asks(Priest),
    ),
    *(asks(Build), asks(Fire), asks(Gather), asks(Pray), asks(MoveHuts)),
)
KINDS: Final[dict[str, Callable[..., Asked[Lagoon]]]] = {kind.name: kind.of for kind in QUESTIONS}
# By kind: its fields behind the seat.
FIELDS: Final = {
    name: [one.name for one in fields(cast(type[Frozen], kind))][1:] for name, kind in KINDS.items()
}
# What a field can be; what is not a word is a number.
WORDS: Final[dict[str, list[str]]] = {"way": WAY, "kind": MATERIALS, "sex": SEX, "region": REGION}
NUMBERS: Final[dict[str, Sequence[int]]] = {
    "reach": FACES,
    "points": FACES,
    "left": range(1, 13),
    "most": range(1, 13),
}


def told(question: Asked[Lagoon]) -> View:
    """Of whom it is asked, which it is, and its other fields."""
    name = type(question).__name__
    found: View = {"seat": question.seat, "question": name}
    for field in FIELDS[name]:
        value = getattr(question, field)
        found[field] = WORDS[field][value] if field in WORDS else value
    return found


def question(seat: Seat, name: object, told: View) -> Asked[Lagoon]:
    """The question of this name; raises `BadPosition` if there is none with these fields."""
    if not isinstance(name, str) or name not in KINDS or told.keys() != set(FIELDS[name]):
        raise no_question(name, list(told.values()))
    return KINDS[name](seat, *[_value(field, told[field]) for field in FIELDS[name]])


def no_question(name: object, values: Sequence[object]) -> BadPosition:
    return BadPosition(f"{shortened(' '.join(map(str, [name, *values])))} is not a question")


def _value(field: str, value: object) -> int:
    known: Sequence[object] = WORDS[field] if field in WORDS else NUMBERS[field]
    if type(value) is bool or value not in known:
        raise BadPosition(f"{shortened(str(value))} is not a {field}")
    return known.index(value) if field in WORDS else int(str(value))
