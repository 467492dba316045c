"""What a decision has people told, as rows that are stored with it.

Nothing of what a seat hides is in them: who is asked, until when, how it ended, and what was proposed to all.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ludarium.server.ids import new_id
from ludarium.server.notices.kinds import NEW_SIGN_IN
from ludarium.server.notices.reach import Reach
from ludarium.sitting import Decision, State
from ludarium.sitting.clock import Ms
from ludarium.sitting.effects import SOON, Effect, Notify, Send, nearly_zero, person_asked
from ludarium.sitting.policy import DEATH, WARNING
from ludarium.sitting.proposals import LASTS, concerned

Row = dict[str, Any]
Facts = dict[str, Any]


def rows(decision: Decision, at: Ms, reach: Reach) -> tuple[Row, ...]:
    """Of what has happened, and of a table that is opened with it."""
    if not reach:
        return ()
    opened = [one.opened for one in decision.effects if isinstance(one, Send)]
    elsewhere = (row for state in opened for row in of_table(state, beginning(state, at), at, reach))
    return (*of_table(decision.state, decision.effects, at, reach), *elsewhere)


def of_table(state: State, effects: Iterable[Effect], at: Ms, reach: Reach) -> tuple[Row, ...]:
    """For those who are told somewhere; of two of a kind the later."""
    wanted = [one for one in effects if isinstance(one, Notify) and one.person in reach]
    found = {(one.person, one.kind): one for one in wanted if concerns(state, one)}
    for one in wanted:
        if one.kind == "stand-in":  # which says it all
            found.pop((one.person, "zero"), None)
    return tuple(
        row(
            one.person,
            one.kind,
            state.facts.id,
            at=at,
            due=one.due,
            v=state.v,
            facts=facts_of(state, one),
        )
        for one in found.values()
    )


def concerns(state: State, notify: Notify) -> bool:
    """Nobody is asked whether they themselves should go, nor about what is no longer open."""
    if notify.kind != "proposal":
        return True
    return state.proposal is not None and concerned(state.proposal) != notify.person


def beginning(state: State, at: Ms) -> Iterator[Notify]:
    """At a table that begins with its people already there: they were at another."""
    asked = person_asked(state)
    yield from (Notify(one, "begins", at) for one in state.people if one != asked)
    if asked is not None:
        yield Notify(asked, "turn", at + SOON[state.live])
        if state.clock is not None and not state.live:
            yield Notify(asked, "clock", nearly_zero(state, at))


def of_sign_in(person: str, sign_in: str, what: str, at: Ms) -> Row:
    return row(person, NEW_SIGN_IN, sign_in, at=at, due=at, v=0, facts={"what": what})


def row(  # noqa: PLR0913 - a notice is what it says
    person: str, kind: str, about: str, *, at: Ms, due: Ms, v: int, facts: Facts
) -> Row:
    told = {"person": person, "kind": kind, "about": about, "id": new_id(), "v": v, "made": at, "due": due}
    return told | {"args": json.dumps(facts), "taken_until": None, "tries": 0, "left": None, "sent": None}


def facts_of(state: State, notify: Notify) -> Facts:
    """What the text needs besides what the table tells when it is sent."""
    match notify.kind:
        case "turn" if state.clock is not None:
            return {"zero": state.clock.zero_at()}
        case "proposal" if state.proposal is not None:
            proposal = state.proposal
            until = proposal.at + LASTS[state.live]
            what = proposal.what.partition(" ")[0]
            return {"id": proposal.id, "by": name_of(state, proposal.by), "what": what, "until": until}
        case "over" if state.end is not None:
            return {"how": state.end.how, **place_of(state, notify.person)}
        case "dead":
            return {"n": state.n, "closes": notify.due + DEATH[state.status] - WARNING[state.status]}
    return {}


def name_of(state: State, person: str) -> str:
    return next((place.name for place in state.places if place.person == person), "")


def place_of(state: State, person: str) -> Facts:
    """The best that one of their seats came to: who shares a place shares the better number."""
    assert state.end is not None
    mine, before = set(state.seats(person)), 0
    for group in state.end.places:
        if mine & set(group):
            return {"place": before + 1, "of": len(state.places)}
        before += len(group)
    return {}
