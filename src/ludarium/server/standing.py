"""Who finishes what they begin: what a game that ended says of its people, and what their last ones do."""

from collections.abc import Iterator, Sequence
from statistics import median_low
from typing import Final, NamedTuple

from ludarium.server import wire
from ludarium.server.endings import Ending, Held
from ludarium.sitting.clock import SECOND, ClockRule, Ms
from ludarium.table import Refused

LAST: Final = 20  # games
FIRST_SHOWN: Final = 5  # before that somebody is new here


class Played(NamedTuple):
    """What one game says of one person; `finished`: None if it does not count, `alone`: cancelled it."""

    person: str
    table_id: str
    at: Ms
    finished: bool | None
    alone: bool
    zeros: int
    typical: Ms | None


def played(ending: Ending) -> Iterator[Played]:
    """Of everybody who played; a game against bots is nobody else's concern."""
    people = dict.fromkeys(one.person for one in ending.holders if one.person)
    if len(people) < 2:
        return
    for person in people:
        mine = [one for one in ending.holders if one.person == person]
        verdicts = [found for one in mine if (found := finished(one, ending)) is not None]
        times = [] if is_live(ending) else [one.typical for one in mine if one.typical is not None]
        yield Played(
            person,
            ending.table_id,
            ending.at,
            verdicts[-1] if verdicts else None,  # who left and came back is judged by how it ended
            person == ending.alone,
            sum(one.zeros for one in mine),
            median_low(times) if times else None,
        )


def is_live(ending: Ending) -> bool:
    return ending.clock is not None and ClockRule.parse(ending.clock).live


def finished(one: Held, ending: Ending) -> bool | None:
    """Whether this one saw it through; for a substitute nothing counts but that."""
    left = None if one.substitute else False
    if one.out is not None:
        two = len({other.seat for other in ending.holders}) == 2
        return True if one.out == "conceded" and two else left  # of two, who gives up ends it for both
    if ending.how in ("played", "conceded"):
        return left if one.away else True
    gave_up = ending.how == "abandoned" and one.seat == ending.asked
    return left if gave_up else None


def standing(last: Sequence[Played]) -> wire.Standing | None:
    """Of somebody's last games, those that count; None: there are too few to say anything."""
    if len(last) < FIRST_SHOWN:
        return None
    times = [one.typical for one in last if one.typical is not None]
    return wire.Standing(
        games=len(last),
        finished=sum(one.finished is True for one in last),
        zeros=sum(one.zeros for one in last),
        answers_in=median_low(times) // SECOND if times else None,
    )


def admit(needs: wire.Needs | None, one: wire.Standing | None) -> None:
    """Raises `Refused` if a table that needs this is not for somebody of this standing."""
    if needs is None:
        return
    if one is None:
        if not needs.newcomers:
            raise Refused("no-newcomers", games=FIRST_SHOWN)
    elif 100 * one.finished < needs.share * one.games:
        raise Refused("not-enough-finished", share=needs.share)
