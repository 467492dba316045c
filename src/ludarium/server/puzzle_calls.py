"""The calls of puzzles, which are the same for everybody, and of what somebody has solved or doubts."""

from collections import defaultdict
from functools import partial
from typing import Final

from ludarium.bots.appraisal import Merit
from ludarium.puzzles.candidates import bots_in
from ludarium.puzzles.finders import difficulty_for
from ludarium.puzzles.puzzle import Puzzle, Why
from ludarium.puzzles.shipped import shipped
from ludarium.registry import game
from ludarium.server import wire
from ludarium.server.asking import Asked, call
from ludarium.server.people.answered import Count
from ludarium.server.positions import all_of, every_one, one_of
from ludarium.table import Refused

AT: Final = "/api/games/{name}/puzzles"
FEW: Final = 10  # people: of fewer nothing is told, it would say too much of each
mine = partial(call, account=True)


@call("GET", AT, "not-found", query=("v",), public=True)
async def puzzles(asked: Asked) -> wire.Puzzles:
    """The puzzles of a game; with the `v` of its list they may be kept for ever."""
    found = every_one(asked, shipped)
    return wire.Puzzles(found.version, [info(one) for one in found.by_id.values()])


@call("GET", "/api/games/{name}/finders", "not-found", public=True)
async def finders(asked: Asked) -> wire.Finders:
    """How many people find the answers of the puzzles of a game at the first try."""
    name = asked.request.path_params["name"]
    known = all_of(name, shipped).by_id
    counts = await asked.house.people.answered.to_all(name)
    every = [found_by(id, count) for id, count in counts.items() if id in known]
    return wire.Finders([one for one in every if one is not None])


@call("GET", AT + "/{id}", "not-found", public=True)
async def puzzle(asked: Asked) -> wire.Puzzle:
    """One puzzle, without what is right: the position holds what its seat sees, and a world dealt to that."""
    found = one_of(asked, shipped)
    return wire.Puzzle(info(found), found.position)


@call("POST", AT + "/{id}", "not-found", "not-an-option")
async def answer_puzzle(asked: Asked, body: wire.PuzzleAnswer) -> wire.PuzzleVerdict:
    """Whether these words are right; if not, what they lose and why.

    The first of everybody who has a session counts in what people find.
    """
    found = one_of(asked, shipped)
    right, wrong = body.words in found.answers, found.refutations.get(body.words)
    if not right and wrong is None:
        raise Refused("not-an-option")
    if asked.someone is not None:
        asked.house.limits.answers.take(asked.who)
        await asked.house.people.answered.add(asked.someone.id, found.game, found.id, right)
    if wrong is None:
        return wire.PuzzleVerdict(right=True, loss=0, why=())
    return wire.PuzzleVerdict(right=False, loss=wrong.loss, why=merits(wrong.why))


@call("GET", AT + "/{id}/solution", "not-found", public=True)
async def solution(asked: Asked) -> wire.Solution:
    """What is right, why, and what comes next to it; who finds it, and where it was found."""
    found = one_of(asked, shipped)
    words = found.next_best
    beside = found.refutations[words]
    return wire.Solution(
        answers=found.answers,
        why=merits(found.reasons),
        next_best=wire.NextBest(words, beside.loss),
        levels=found.levels,
        found=found_by(found.id, await asked.house.people.answered.to(found.game, found.id)),
        origin=wire.Origin(bots_in(game(found.game), found.source), found.source.move),
    )


def found_by(id: str, count: Count) -> wire.Found | None:
    """None while few people have answered it."""
    if count.people < FEW:
        return None
    return wire.Found(id, count.people, count.at_once, difficulty_for(count.people, count.at_once))


@mine("GET", "/api/me/puzzles", "no-session")
async def my_puzzles(asked: Asked) -> wire.Solved:
    """Which puzzles I have solved, by game, in their order."""
    return await solved(asked)


@mine("POST", "/api/me/puzzles", "no-session", "not-found")
async def solve_puzzles(asked: Asked, body: wire.SolvedNow) -> wire.Solved:
    """These came next; of each the first result counts, and what is no puzzle of the game is left out."""
    known = all_of(body.game, shipped).by_id
    results = [(one.id, one.clean) for one in body.results if one.id in known]
    await asked.house.people.solved.add(asked.guest.id, body.game, results)
    return await solved(asked)


@mine("POST", "/api/me/puzzles/doubts", "no-session", "not-found")
async def doubt_puzzle(asked: Asked, body: wire.Doubt) -> wire.Solved:
    """I doubt what is called right in this puzzle, or no longer: whoever runs the server looks again."""
    guest = asked.guest.id
    if body.id not in all_of(body.game, shipped).by_id:
        raise Refused("not-found")
    asked.house.limits.answers.take(asked.who)
    await asked.house.people.answered.doubt(guest, body.game, body.id, body.doubted)
    return await solved(asked)


async def solved(asked: Asked) -> wire.Solved:
    people, guest = asked.house.people, asked.guest.id
    doubted = defaultdict[str, list[str]](list)
    for (name, id), answer in (await people.answered.of(guest)).items():
        if answer.doubted is not None:
            doubted[name].append(id)
    found = await people.solved.of(guest)
    return wire.Solved(
        {name: [wire.PuzzleResult(id, clean) for id, clean in results] for name, results in found.items()},
        doubted,
    )


def info(one: Puzzle) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(one.id, one.kind, one.difficulty, one.players, one.seat, one.question)


def merits(why: Why) -> tuple[Merit, ...]:
    return tuple(Merit(part, more, chance) for part, more, chance in why)
