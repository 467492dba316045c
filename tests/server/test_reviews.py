"""Reviews of finished games: who may have one, how far it is, and that it delays nobody."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludarium.server import reviews
from ludarium.server.clock import Clock
from ludarium.server.processes import ProcessWorker
from ludarium.server.thinker import NoThought, Thinker, Thought
from tests.server.people import ANNA, BELA, LINK, ME, Json, Person, Place, bot, serving, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.003)
    monkeypatch.setattr(reviews, "LONGER", 0.01)


async def a_finished_game(person: Person) -> str:
    table = await person.open(bot("random", 0.001), bot("random", 0.001))
    await person.watch(table)
    return f"/api/tables/{table['id']}/review"


async def becomes(person: Person, path: str, state: str) -> Json:
    """What is told of the review once it is no longer made."""
    found = await until(lambda: person.get(path), lambda it: it["state"] != "running")
    info: Json = found
    assert info["state"] == state, info
    return info


async def test_a_review_is_made_once_and_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        path = await a_finished_game(anna)
        assert await anna.get(path) == {"state": "none", "move": 0, "moves": 0, "review": None}
        begun = await anna.post(path)
        assert (begun["state"], begun["review"]) == ("running", None)
        assert begun["move"] < begun["moves"]
        assert begun["moves"] > 10
        done = await becomes(anna, path, "done")
        assert await anna.post(path) == done
    record = await told_of(done)
    assert record["moves"] == begun["moves"] == done["move"]

    async def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("it is there already")

    monkeypatch.setattr(Thinker, "appraise", never)
    async with serving(tmp_path) as place, place.returning(anna.token) as anna:
        assert await anna.get(path) == await anna.post(path) == done


async def told_of(info: Json) -> Json:
    """The review, which is as docs/protocol.md says."""
    found: Json = info["review"]
    assert set(found) == {"moves", "judgements", "turning_points", "luck", "end"}
    assert sorted(found["end"]) == [0, 1]
    for one in found["judgements"]:
        assert set(one) == {"move", "seat", "words", "before", "after", "alternatives", "mark"}
        assert all(set(other) == {"words", "chances", "events", "why"} for other in one["alternatives"])
    return found


async def test_progress_is_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.house is not None
    gate, right = asyncio.Semaphore(3), place.house.thinker.appraise

    async def appraise(name: str, view: Json, seconds: float, *these: Any, **those: Any) -> Any:
        if seconds == reviews.SECONDS:  # three decisions, however often each is thought about
            await gate.acquire()
        return await right(name, view, seconds, *these, **those)

    monkeypatch.setattr(place.house.thinker, "appraise", appraise)
    async with place.guest("Anna") as anna:
        path = await a_finished_game(anna)
        await anna.post(path)
        found = await until(lambda: anna.get(path), lambda it: it["move"] >= 3)
        assert found["state"] == "running" and found["move"] < found["moves"]


async def test_what_was_not_looked_into_is_thought_about_longer(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    asked, right = list[tuple[float, str]](), place.house.thinker.appraise

    async def appraise(name: str, view: Json, seconds: float, *these: Any, **those: Any) -> Any:
        asked.append((seconds, those["never_given_up"]))
        found = await right(name, view, seconds, *these, **those)
        return [replace(one, visits=len(asked) - 1) for one in found]

    monkeypatch.setattr(place.house.thinker, "appraise", appraise)
    async with place.guest("Anna") as anna:
        path = await a_finished_game(anna)
        await anna.post(path)
        done = await becomes(anna, path, "done")
    first, second, *_ = done["review"]["judgements"]
    assert asked[:3] == [(0.003, first["words"]), (0.01, first["words"]), (0.003, second["words"])]


async def test_only_finished_games_are_reviewed(place: Place) -> None:
    async with place.guest("Anna") as anna:
        playing = await anna.open(ME, bot())
        waiting = await anna.open(ME, LINK)
        for table_id, status, key in (
            (playing["id"], 409, "not-over"),
            (waiting["id"], 409, "waiting"),
            ("nowhere", 404, "not-found"),
        ):
            refused = await anna.http.post(f"/api/tables/{table_id}/review")
            assert (refused.status_code, refused.json()["error"]["key"]) == (status, key)
        assert (await anna.http.get("/api/tables/nowhere/review")).status_code == 404
        assert (await anna.http.post("/api/tables/nowhere/review/cancel")).status_code == 404


@pytest.fixture
def stuck(place: Place, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A server where no review gets on."""

    async def appraise(*_: Any, **__: Any) -> Any:
        await asyncio.Future[None]()

    assert place.house is not None
    monkeypatch.setattr(place.house.thinker, "appraise", appraise)
    return place


async def test_it_ends_when_nobody_wants_it_any_more(stuck: Place) -> None:
    async with stuck.guest("Anna") as anna, stuck.guest("Bela") as bela, stuck.guest("Csilla") as csilla:
        path = await a_finished_game(anna)
        await anna.post(path)
        await bela.post(path)
        states = [
            (await one.http.post(f"{path}/cancel")).json()["state"] for one in (csilla, anna, anna, bela)
        ]
        assert states == ["running", "running", "running", "none"]
        assert (await anna.post(path))["state"] == "running"


async def test_whoever_can_see_the_replay_may_ask(stuck: Place) -> None:
    async with stuck.guest("Anna") as anna, stuck.anybody() as somebody:
        path = await a_finished_game(anna)
        assert (await somebody.post(path)).json()["state"] == "running"
        assert (await somebody.post(f"{path}/cancel")).json()["state"] == "none"


async def test_nobody_has_two_made_at_a_time(stuck: Place) -> None:
    async with stuck.guest("Anna") as anna, stuck.guest("Bela") as bela:
        first, second = [await a_finished_game(anna) for _ in range(2)]
        await anna.post(first)
        assert await refusal(anna, second) == {"key": "too-many-reviews", "args": {"most": 1}}
        await bela.post(first)  # which is being made anyway
        await anna.http.post(f"{first}/cancel")
        assert (await anna.post(second))["state"] == "running"


async def refusal(person: Person, path: str) -> Json:
    refused = await person.http.post(path)
    assert refused.status_code == 409
    error: Json = refused.json()["error"]
    return error


async def test_a_server_that_stops_lets_it_go_and_it_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        path = await a_finished_game(anna)
        with monkeypatch.context() as slowly:
            slowly.setattr(reviews, "SECONDS", 3600)
            await anna.post(path)
            assert place.house is not None
            await until(partial(thinking, place.house.thinker))
    async with serving(tmp_path) as place, place.returning(anna.token) as anna:
        assert (await anna.get(path))["state"] == "none"
        await anna.post(path)
        await becomes(anna, path, "done")


async def thinking(thinker: Thinker) -> bool:
    return any(isinstance(one, ProcessWorker) and one.process for one in thinker.workers)


async def test_one_that_failed_can_be_asked_for_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.house is not None

    async def appraise(*_: Any, **__: Any) -> Any:
        raise NoThought("as the test wants")

    async with place.guest("Anna") as anna:
        path = await a_finished_game(anna)
        with monkeypatch.context() as failing:
            failing.setattr(place.house.thinker, "appraise", appraise)
            await anna.post(path)
            assert (await becomes(anna, path, "failed"))["review"] is None
        assert (await anna.post(path))["state"] == "running"
        await becomes(anna, path, "done")


async def test_one_asked_for_while_it_is_being_stored_is_no_failure(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None

    async def not_yet(_table_id: str) -> None:
        return None

    async with place.guest("Anna") as anna:
        path = await a_finished_game(anna)
        await anna.post(path)
        await becomes(anna, path, "done")
        with monkeypatch.context() as a_moment_before:
            a_moment_before.setattr(place.house.store, "review", not_yet)
            assert (await anna.post(path))["state"] == "running"
        await becomes(anna, path, "done")


async def test_with_one_worker_a_bot_waits_for_one_decision_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, thought = Thinker([ProcessWorker()], Clock()), list[str]()

    async def think(_self: Any, one: Thought) -> Any:
        thought.append(one.bot)
        await asyncio.sleep(0.01)
        return "x" if one.bot else []

    monkeypatch.setattr(ProcessWorker, "think", think)

    async def review() -> None:
        for _ in range(5):
            await workers.appraise("druids", {}, 0.1, BELA, patient=True)

    async def play() -> None:
        for _ in range(3):
            await workers.think(Thought("druids", "mcts", {}, 0.1, 1), ANNA)

    await asyncio.gather(review(), review(), play(), play())
    assert (thought.count(""), thought.count("mcts")) == (10, 6)
    last = max(n for n, one in enumerate(thought) if one)
    assert ["", ""] not in [thought[n : n + 2] for n in range(last)]
    await workers.close()
