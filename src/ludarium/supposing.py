"""What could come next, as far as one pair of eyes can tell: answers of others, one's own to them, and so on.

All is played in worlds built from what these eyes see, so it tells them nothing new.  Where their next view
would depend on luck that they see, or on what is hidden from them, nobody can suppose any further.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from ludarium.contract import Game
from ludarium.core import Illegal, Seat, State, View, apply, asking, options, public
from ludarium.look import surveyed
from ludarium.luck import Luck, NeedsLuck, OutOfSight
from ludarium.told import asked_text, told

S = TypeVar("S", bound=State)

WORLDS: Final = 12  # are imagined: so many hands that others might hold
MOST_WORLDS: Final = 48  # are followed, where words hide which answer it was

Ends = Literal["luck", "hidden", "over"]


@dataclass(frozen=True)
class Supposed:
    """A position that may come: who would be asked what then, and in which words it could be answered.

    Those of others are the words that everybody would hear.  `events` is what the last step does; `ends`: why
    nobody knows how it goes on.
    """

    view: View
    survey: View | None
    events: tuple[str, ...]
    asked: dict[str, Any] | None
    options: tuple[str, ...]
    ends: Ends | None


def suppose(game: Game[Any], view: View, eyes: Seat, steps: Iterable[tuple[Seat, str]]) -> Supposed:
    """What these eyes, seeing this view, can say about what would be after these steps; raises `Illegal`."""
    dealt = game.worlds(view)
    worlds = _distinct(dealt.next(Luck(number)) for number in range(WORLDS))
    supposed = _seen(game, eyes, [_Followed(world, (), luck=False) for world in worlds])
    for seat, words in steps:
        followed = _follow(worlds, eyes, seat, words)
        before, supposed = supposed, _seen(game, eyes, followed)
        if supposed.ends == "hidden":
            supposed = _at(supposed, before)
        worlds = [] if supposed.ends else [one.state for one in followed]
    return supposed


@dataclass(frozen=True)
class _Followed:
    state: Any
    events: tuple[str, ...]
    luck: bool


def _distinct(worlds: Iterable[S]) -> list[S]:
    """Worlds of one view that look alike are one."""
    return list({id(world): world for world in worlds}.values())


def _follow(worlds: list[Any], eyes: Seat, seat: Seat, words: str) -> list[_Followed]:
    """Each world in which this seat can answer so, after that."""
    found = [
        _answered(world, action, eyes)
        for world in worlds
        if world.asks and world.asks[-1].seat == seat
        for action in options(world)
        if _said(action, seat, eyes) == words
    ]
    if not found:
        raise Illegal(words, asking(worlds[0].asks[-1] if worlds and worlds[0].asks else None))
    return found[:: -(-len(found) // MOST_WORLDS)]


def _said(action: Any, seat: Seat, eyes: Seat) -> str:
    return str(action) if seat == eyes else public(action)


def _answered(world: Any, action: Any, eyes: Seat) -> _Followed:
    after, luck = world.copy(), False
    after.news = []
    try:
        apply(after, action, OutOfSight(eyes))
    except NeedsLuck:
        luck = True
    return _Followed(after, told(after.news or (), eyes), luck)


def _seen(game: Game[Any], eyes: Seat, followed: list[_Followed]) -> Supposed:
    """What is the same in all of them is known."""
    first, states = followed[0], [one.state for one in followed]
    view, asks = game.view(first.state, eyes), first.state.asks[-1:]
    question = asked_text(asks[0]) if asks and not first.luck else None
    alike = all(
        (one.events, one.luck) == (first.events, first.luck)
        and one.state.asks[-1:] == asks
        and game.view(one.state, eyes) == view
        for one in followed[1:]
    )
    ends: Ends | None = None
    if not alike:
        ends = "hidden"
    elif first.luck:
        ends = "luck"
    elif not asks:
        ends = "over"
    known = () if ends else _options(states, eyes)
    return Supposed(view, surveyed(game, first.state, view), first.events, question, known, ends)


def _options(states: list[Any], eyes: Seat) -> tuple[str, ...]:
    """Those of these eyes follow from what they see; those of others are what they might have."""
    if states[0].asks[-1].seat == eyes:
        return tuple(map(str, options(states[0])))
    return tuple(dict.fromkeys(public(action) for state in states for action in options(state)))


def _at(supposed: Supposed, before: Supposed) -> Supposed:
    """How the table stood, for what would be then is hidden."""
    return Supposed(before.view, before.survey, (), None, (), supposed.ends)
