"""Real workers at the edges of every game: hardly any time, no choice, no end, and no process any more."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from ludarium import Luck, apply, game, options
from ludarium.server.clock import Clock
from ludarium.server.processes import ProcessWorker
from ludarium.server.thinker import Thinker, Thought
from tests.server.people import ANNA

pytestmark = pytest.mark.anyio

GAMES = ["druids", "tigris", "ark", "borabora"]
WITHOUT_END = 10_000.0  # seconds: whoever thinks for so long is never done


@dataclass(frozen=True)
class Moment:
    """A question, as the seat that is asked sees it."""

    game_name: str
    view: dict[str, Any]
    options: tuple[str, ...]

    def thought(self, seconds: float, bot: str = "mcts") -> Thought:
        return Thought(self.game_name, bot, self.view, seconds, 1)


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """All questions of a game that is answered at random."""
    it, luck, found = game(name), Luck(1), list[Moment]()
    state = it.start(2, {}, luck)
    while state.asks:
        found.append(moment(name, state))
        actions = options(state)
        apply(state, actions[luck.below(len(actions), "answer")], luck)
    return tuple(found)


def moment(name: str, state: Any) -> Moment:
    view = game(name).view(state, state.asks[-1].seat)
    return Moment(name, view, tuple(map(str, options(state))))


def with_a_choice(name: str) -> list[Moment]:
    return [one for one in moments(name) if len(one.options) > 1]


def without(name: str) -> Moment:
    """Where the bot has no choice; at Druidenwalzer that is rare."""
    if name == "druids":
        it = game(name)
        return moment(name, it.read(NOTHING_TO_DO, 2, {}))
    return next(one for one in moments(name) if len(one.options) == 1)


NOTHING_TO_DO = """
M1 - orange, M2 - black, M3 - purple, M4 lost
S1 1# 3R black, S2 1# 1L orange, S3 1# 2L, S4 1# 2R purple
sun hand 4L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p1 TakeTurn
"""


@pytest.fixture
def worker() -> ProcessWorker:
    return ProcessWorker()


@pytest.fixture
async def thinker(worker: ProcessWorker) -> AsyncIterator[Thinker]:
    """With one worker."""
    one = Thinker([worker], Clock())
    yield one
    await one.close()


def first_without_end(worker: ProcessWorker) -> Callable[[Thought], Awaitable[Any]]:
    """How this worker thinks, for the first time without end."""
    think, seconds = worker.think, iter([WITHOUT_END])
    return lambda one: think(replace(one, seconds=next(seconds, one.seconds)))


@pytest.mark.parametrize("name", GAMES)
async def test_whoever_is_killed_in_mid_thought_has_it_thought_again(
    thinker: Thinker, worker: ProcessWorker, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = with_a_choice(name)[0]
    await thinker.think(begun.thought(0.05), ANNA)
    monkeypatch.setattr(worker, "think", first_without_end(worker))
    answer, killed = asyncio.create_task(thinker.think(begun.thought(0.1), ANNA)), worker.process
    await asyncio.sleep(0.2)  # anywhere in the thought, and it is never over by itself
    assert killed is not None and not answer.done()
    killed.kill()
    assert await answer in begun.options
    assert killed.returncode is not None and worker.process not in (None, killed)


@pytest.mark.parametrize("name", GAMES)
async def test_fifty_milliseconds_are_enough_for_an_answer(thinker: Thinker, name: str) -> None:
    """Where there is most to choose from, too."""
    most = max(moments(name), key=lambda one: len(one.options))
    for bot in ("greedy", "mcts"):
        assert await thinker.think(most.thought(0.05, bot), ANNA) in most.options


@pytest.mark.parametrize("name", GAMES)
async def test_where_there_is_no_choice_nobody_thinks(thinker: Thinker, name: str) -> None:
    only = without(name)
    assert await thinker.think(only.thought(WITHOUT_END), ANNA) == only.options[0]
    [found] = await thinker.appraise(name, only.view, WITHOUT_END, ANNA)
    assert found.words == only.options[0]
    assert sum(found.worth) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
async def test_the_last_choice_of_a_game_is_made_like_any_other(thinker: Thinker, name: str) -> None:
    last = with_a_choice(name)[-1]
    assert await thinker.think(last.thought(0.2), ANNA) in last.options
    found = await thinker.appraise(name, last.view, 0.2, ANNA)
    assert sorted(one.words for one in found) == sorted(last.options)
    looked_at = [one for one in found if any(one.worth)]
    assert looked_at and all(sum(one.worth) == pytest.approx(1) for one in looked_at)
