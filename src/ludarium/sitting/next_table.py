"""And again: the same people at the next table."""

from ludarium.registry import game
from ludarium.sitting.clock import Ms
from ludarium.sitting.commands import Rematch
from ludarium.sitting.state import Place, State, opened
from ludarium.sitting.values import replace


def next_table(state: State, command: Rematch, at: Ms) -> State:
    facts = replace(
        state.facts,
        id=command.id,
        rules=game(state.facts.game).version,
        secret=command.secret,
        opener=command.by,
        opened=at,
        beginning=None,
    )
    last, *others = [fresh(place) for place in (state.places[-1], *state.places[:-1])]
    return opened(facts, replace(state.settings, listed=None), (last, *others))


def fresh(place: Place) -> Place:
    """The same at another table."""
    if place.person is None:
        return Place(place.kind, name=place.name if place.kind == "bot" else "", bot=place.bot)
    return Place("person", place.person, place.name, program=place.program)
