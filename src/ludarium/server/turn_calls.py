"""The calls of best turns: what a turn brings, what the best one brings, and what everybody's brought."""

from functools import partial
from typing import Final

from ludarium.puzzles.best_turn import BestTurn
from ludarium.puzzles.shipped import shipped_turns
from ludarium.server import wire
from ludarium.server.asking import Asked, call
from ludarium.server.positions import every_one, one_of
from ludarium.table import Refused

AT: Final = "/api/games/{name}/turns"
REFUSALS: Final = ("not-found", "not-an-option", "bad-line", "try-again")
mine = partial(call, account=True)


@call("GET", AT, "not-found", query=("v",), public=True)
async def turns(asked: Asked) -> wire.Turns:
    """The best turns of a game; with the `v` of its list they may be kept for ever."""
    found = every_one(asked, shipped_turns)
    return wire.Turns(found.version, [info(one) for one in found.by_id.values()])


@call("GET", AT + "/{id}", "not-found", public=True)
async def turn(asked: Asked) -> wire.Turn:
    """One of them, without what is best: the position holds what its seat sees, and a world dealt to that."""
    found = one_of(asked, shipped_turns)
    return wire.Turn(info(found), found.position)


@call("POST", AT + "/{id}/count", *REFUSALS)
async def count_turn(asked: Asked, body: wire.TurnWords) -> wire.TurnCount:
    """What these words have brought so far, and whether the turn is over."""
    return await counted(asked, one_of(asked, shipped_turns), body)


@call("POST", AT + "/{id}", *REFUSALS, "turn-not-over")
async def hand_in_turn(asked: Asked, body: wire.TurnWords) -> wire.TurnResult:
    """What a whole turn brings, and what is best.  The first of everybody who has a session counts."""
    found = one_of(asked, shipped_turns)
    count = await counted(asked, found, body)
    if not count.over:
        raise Refused("turn-not-over")
    tried = asked.house.people.tried
    if asked.someone is not None:
        await tried.add(asked.someone.id, found.game, found.id, count.points)
    everybody = await tried.everybody(found.game, found.id)
    return wire.TurnResult(
        points=count.points,
        best=found.points,
        turn=found.turn,
        levels=found.levels,
        everybody=[wire.Brought(points, people) for points, people in everybody],
    )


async def counted(asked: Asked, one: BestTurn, body: wire.TurnWords) -> wire.TurnCount:
    """By the rules; raises `Refused`."""
    asked.house.limits.lines.take(asked.who)
    count = await asked.house.lines.counted(one, body.words, asked.whose)
    if count is None:
        raise Refused("not-an-option")
    return count


@mine("GET", "/api/me/turns", "no-session")
async def my_turns(asked: Asked) -> wire.TurnsTried:
    """What my turns brought, of each position the first, by game."""
    found = await asked.house.people.tried.of(asked.guest.id)
    return wire.TurnsTried(
        {name: [wire.TurnTried(id, points) for id, points in tried] for name, tried in found.items()}
    )


def info(one: BestTurn) -> wire.TurnInfo:
    return wire.TurnInfo(one.id, one.difficulty, one.players, one.seat, one.question)
