"""The calls of the school: its lessons, which are the same for everybody, and what somebody has finished."""

from functools import partial

from ludarium.school import School
from ludarium.server import lists, wire
from ludarium.server.asking import Asked, call

mine = partial(call, account=True)


@call("GET", "/api/games/{name}/school", "not-found", query=("v",), public=True)
async def lessons(asked: Asked) -> School:
    """The lessons of a game; with the `v` of its list they may be kept for ever."""
    found = lists.school_of(asked.request.path_params["name"])
    asked.for_ever = asked.request.query_params.get("v") == found.version
    return found


@mine("GET", "/api/me/learnt", "no-session")
async def my_lessons(asked: Asked) -> wire.Learnt:
    """Which lessons I have finished, by game."""
    return wire.Learnt(await asked.house.people.learnt.of(asked.guest.id))


@mine("POST", "/api/me/learnt", "no-session", "not-found")
async def finish_lessons(asked: Asked, body: wire.Finished) -> wire.Learnt:
    """These are finished, too; what is no lesson of the game is left out."""
    known = {step.id for step in lists.school_of(body.game).steps}
    await asked.house.people.learnt.add(asked.guest.id, body.game, known.intersection(body.steps))
    return wire.Learnt(await asked.house.people.learnt.of(asked.guest.id))
