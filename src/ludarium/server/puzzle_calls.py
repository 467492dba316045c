"""The calls of puzzles, which are the same for everybody, and of what somebody has solved."""

from functools import partial
from typing import Final

from ludarium.bots.appraisal import Merit
from ludarium.puzzles.puzzle import Puzzle, Why
from ludarium.puzzles.shipped import shipped
from ludarium.server import wire
from ludarium.server.asking import Asked, call
from ludarium.server.positions import all_of, every_one, one_of
from ludarium.table import Refused

AT: Final = "/api/games/{name}/puzzles"
mine = partial(call, account=True)


@call("GET", AT, "not-found", query=("v",), public=True)
async def puzzles(asked: Asked) -> wire.Puzzles:
    """The puzzles of a game; with the `v` of its list they may be kept for ever."""
    found = every_one(asked, shipped)
    return wire.Puzzles(found.version, [info(one) for one in found.by_id.values()])


@call("GET", AT + "/{id}", "not-found", public=True)
async def puzzle(asked: Asked) -> wire.Puzzle:
    """One puzzle, without what is right: the position holds what its seat sees, and a world dealt to that."""
    found = one_of(asked, shipped)
    return wire.Puzzle(info(found), found.position)


@call("POST", AT + "/{id}", "not-found", "not-an-option")
async def answer_puzzle(asked: Asked, body: wire.PuzzleAnswer) -> wire.PuzzleVerdict:
    """Whether these words are right; if not, what they lose and why."""
    found = one_of(asked, shipped)
    if body.words in found.answers:
        return wire.PuzzleVerdict(right=True, loss=0, why=())
    wrong = found.refutations.get(body.words)
    if wrong is None:
        raise Refused("not-an-option")
    return wire.PuzzleVerdict(right=False, loss=wrong.loss, why=merits(wrong.why))


@call("GET", AT + "/{id}/solution", "not-found", public=True)
async def solution(asked: Asked) -> wire.Solution:
    """What is right, why, and what comes next to it."""
    found = one_of(asked, shipped)
    words = found.next_best
    beside = found.refutations[words]
    return wire.Solution(
        answers=found.answers,
        why=merits(found.reasons),
        next_best=wire.NextBest(words, beside.loss),
        levels=found.levels,
    )


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


async def solved(asked: Asked) -> wire.Solved:
    found = await asked.house.people.solved.of(asked.guest.id)
    return wire.Solved(
        {name: [wire.PuzzleResult(id, clean) for id, clean in results] for name, results in found.items()}
    )


def info(one: Puzzle) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(one.id, one.kind, one.difficulty, one.players, one.seat, one.question)


def merits(why: Why) -> tuple[Merit, ...]:
    return tuple(Merit(part, more, chance) for part, more, chance in why)
