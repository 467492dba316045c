"""The engine of the analysis board: what it finds, through whose eyes, and what it does not do."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludarium import bots, game, lining
from ludarium.bots.appraisal import Appraisal, Merit
from ludarium.server import engine, limits
from ludarium.server.thinker import NoThought
from tests.bots.test_honesty import ENDLESS, ITERATIONS, SECRETIVE, moments
from tests.games.druids.positions import WINS_NOW
from tests.server.clocks import StoppedClock
from tests.server.oracle import Oracle
from tests.server.people import ME, Json, Person, Place, bot, serving, until

pytestmark = pytest.mark.anyio

# Positions where nobody would overlook it.
REVOLT = """
board: start
cells: F2 1K, G3 r., G2 k.
turn: p2 2
hands: RRGGBB RGGBBB
points: 0/5/5/5 0/5/5/5
"""
EMPTY_CITY = "p2 9\ncN+2 0,0\ncN+2 0,-1 s\nbag rEW\nask p1 Deploy 0,-1"
LAST_JEWELS = "round 6\nphase jewels\njewels 6 ring-1 ring-9\np1 shells 6\np2 score 8\n"

CLEAR: list[tuple[str, str, list[str], int, str]] = [
    ("druids", WINS_NOW, [], 1, "waltz 3R S3"),
    ("tigris", REVOLT, ["leader black G4", "commit 1"], 0, "commit 1"),
    ("ark", EMPTY_CITY, [], 0, "prophet c0"),
    ("borabora", LAST_JEWELS, [], 0, "buy ring-9"),
]

LOOKS = 200  # so many find it


def line_of(name: str, position: str, words: list[str] | None = None) -> Json:
    moves = [{"words": one, "outcomes": None} for one in words or []]
    return {"game": name, "base": {"position": position}, "moves": moves}


def thought(line: Json, ms: int = 500) -> Json:
    return {"line": line, "ms": ms}


async def best(person: Person, line: Json, ms: int = 500) -> Json:
    found: Json = await person.post("/api/line/best", thought(line, ms))
    return found


async def refused(person: Person, body: Json) -> tuple[int, Json]:
    answer = await person.http.post("/api/line/best", json=body)
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize(("name", "position", "words", "seat", "clear"), CLEAR, ids=[one[0] for one in CLEAR])
def test_what_nobody_would_overlook_is_best(
    name: str, position: str, words: list[str], seat: int, clear: str
) -> None:
    given = line_of(name, position, words) | {"players": 2, "options": {}, "seed": "", "since": 0}
    asked = lining.answer(given | {"eyes": "all"}, "asked", "")
    first, *others = bots.appraise(asked["game"], asked["view"], ENDLESS, 1, iterations=LOOKS)
    assert (asked["seat"], first.words) == (seat, clear)
    assert first.worth[seat] > max(0.5, others[-1].worth[seat])


@pytest.mark.parametrize(("name", "position", "words", "seat", "clear"), CLEAR, ids=[one[0] for one in CLEAR])
async def test_answers_are_told_with_their_chances(  # noqa: PLR0913, PLR0917 - a position and what is best there
    place: Place, name: str, position: str, words: list[str], seat: int, clear: str
) -> None:
    async with place.guest("Anna") as anna:
        # On a busy machine half a second is too little for two answers.
        found = await best(anna, line_of(name, position, words), 2000)
    answers = found["answers"]
    assert (found["v"], found["seat"]) == (len(words), seat)
    assert clear in {one["words"] for one in answers}
    assert 1 < len(answers) <= engine.MOST
    assert all(sum(one["chances"]) == pytest.approx(1, abs=0.01) for one in answers)
    assert answers[0]["looks"] > 0


async def test_the_game_of_anybody_is_thought_about(place: Place) -> None:
    """The worker knows nothing of it but its rules."""
    async with place.guest("Anna") as anna:
        found = await best(anna, {"game": "pebbles", "seed": "a"})
    assert found["answers"] and found["answers"][0]["why"] == []


@pytest.mark.parametrize("name", SECRETIVE)  # at the Ark nothing is hidden
def test_worlds_that_the_asked_seat_cannot_tell_apart_have_the_same_answers(name: str) -> None:
    """The position of a board says all; what thinks about it is handed what one seat sees."""
    it = game(name)
    seat, one, other = moments(name)[0]
    found = []
    for state in (one, other):
        given = line_of(name, it.write(state)) | {
            "players": it.seats[-1],
            "options": {},
            "seed": "",
            "since": 0,
        }
        asked = lining.answer(given | {"eyes": "all"}, "asked", "")
        assert asked["seat"] == seat
        appraised = bots.appraise(asked["game"], asked["view"], ENDLESS, 1, iterations=ITERATIONS)
        found.append((asked, appraised))
    assert it.write(one) != it.write(other)
    assert found[0] == found[1]


FOUND = [
    Appraisal(
        f"place orange M{n}",
        9,
        (0.6 - n / 10, 0.4 + n / 10),
        (Merit("piles", True, 0.1),),
        0.02,
        ("a", "b"),
        parts=(Merit("hand", False, -0.01),),
    )
    for n in (1, 2, 3, 4)
]


@pytest.fixture
def oracle(place: Place, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    return Oracle(place, monkeypatch, FOUND)


async def test_it_sees_what_the_asked_seat_sees_and_waits_for_tables(place: Place, oracle: Oracle) -> None:
    oracle.go.set()
    async with place.guest("Anna") as anna:
        for eyes, ms in ((None, 500), ("all", 2000), (1, 8000)):
            found = await best(anna, {"game": "druids", "seed": "a", "eyes": eyes}, ms)
            assert found["seat"] == 0
        told = await anna.post("/api/line", {"game": "druids", "seed": "a", "eyes": 0})
    assert [(one.game, one.view, one.seconds, one.patient) for one in oracle.asked] == [
        ("druids", told["view"], seconds, True) for seconds in (0.5, 2.0, 8.0)
    ]
    assert [one["words"] for one in found["answers"]] == [f"place orange M{n}" for n in (1, 2, 3, 4)]
    assert found["answers"][0] == {
        "words": "place orange M1",
        "chances": [0.5, 0.5],
        "looks": 9,
        "why": [{"part": "piles", "more": True, "chance": 0.1, "amount": None, "source": ""}],
        "parts": [{"part": "hand", "more": False, "chance": -0.01, "amount": None, "source": ""}],
        "error": 0.02,
        "line": ["b"],
    }


async def test_what_was_not_looked_at_is_no_answer_and_five_are_enough(place: Place, oracle: Oracle) -> None:
    oracle.go.set()
    seen = [Appraisal(f"place orange M{n}", 0, (0.5, 0.5)) for n in range(6)]
    async with place.guest("Anna") as anna:
        oracle.found = seen
        assert len((await best(anna, {"game": "druids"}))["answers"]) == engine.MOST
        oracle.found = [*seen[:2], Appraisal("place orange M4", 0, (0.0, 0.0))]
        found = (await best(anna, {"game": "druids"}, 2000))["answers"]
    assert [(one["words"], one["looks"], one["why"]) for one in found] == [
        (f"place orange M{n}", 0, []) for n in (0, 1)
    ]


async def test_whoever_goes_away_does_not_want_to_know(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna:
        asking = asyncio.create_task(best(anna, {"game": "druids"}, 8000))
        await until(lambda: value(oracle.asked))
        asking.cancel()
        await until(lambda: value(oracle.called_off))
        oracle.go.set()
        assert (await best(anna, {"game": "druids"}))["v"] == 0
    assert oracle.called_off == 1


async def value(of: Any) -> Any:
    return of


async def test_what_cannot_be_found_is_asked_again(place: Place, oracle: Oracle) -> None:
    oracle.go.set()
    oracle.failure = NoThought("it broke")
    async with place.guest("Anna") as anna:
        status, error = await refused(anna, thought({"game": "druids"}))
    assert (status, error["key"]) == (503, "try-again")


async def test_too_many_thoughts_put_it_off(
    place: Place, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BEST_WAITING", 0)
    async with place.guest("Anna") as anna:
        status, error = await refused(anna, thought({"game": "druids"}))
    assert (status, error["key"], oracle.asked) == (503, "try-again", [])


WRONG: list[tuple[Json, int, str]] = [
    ({"game": "chess"}, 0, "game"),
    ({"game": "druids", "base": {"position": "M1 5L"}}, 0, "position"),
    ({"game": "druids", "base": {"lesson": "D99"}}, 0, "lesson"),
    ({"game": "druids", "moves": [{"words": "fly"}]}, 1, "words"),
]


@pytest.mark.parametrize(("line", "move", "kind"), WRONG)
async def test_what_is_no_line_is_refused(
    place: Place, oracle: Oracle, line: Json, move: int, kind: str
) -> None:
    async with place.guest("Anna") as anna:
        status, error = await refused(anna, thought(line))
    assert (status, error["key"]) == (400, "bad-line")
    assert (error["args"]["move"], error["args"]["kind"]) == (move, kind)
    assert oracle.asked == []


@pytest.mark.parametrize("ms", [0, 499, 501, 8001, "500", None])
async def test_it_thinks_so_long_and_no_longer(place: Place, oracle: Oracle, ms: Any) -> None:
    async with place.guest("Anna") as anna:
        status, error = await refused(anna, {"line": {"game": "druids"}, "ms": ms})
    assert (status, error["key"], oracle.asked) == (400, "bad-request", [])


async def test_a_finished_game_is_thought_about_and_a_running_one_is_not(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.guest("Anna") as anna:
        over = await anna.watch(await anna.open(bot("random", 0.001), bot("random", 0.001)))
        running = await anna.open(ME, ME | {"kind": "link"})
        record = (await anna.http.get(f"/api/tables/{over['id']}/record")).text
        lesson = {"game": "druids", "base": {"lesson": "D11"}}
        oracle = Oracle(place, monkeypatch, FOUND)
        oracle.go.set()
        for line in (
            {"game": "druids", "base": {"table": over["id"], "at": 6}},
            {"game": "druids", "base": {"record": record, "at": 6}},
            lesson,
        ):
            assert (await best(anna, line))["answers"]
        status, error = await refused(anna, thought({"game": "druids", "base": {"table": running["id"]}}))
        assert (status, error["key"]) == (409, "waiting")
        async with place.guest("Béla") as bela:
            await bela.join(running)
        status, error = await refused(anna, thought({"game": "druids", "base": {"table": running["id"]}}))
        assert (status, error["key"]) == (409, "not-over")
        whole = await anna.post("/api/line/record", {"game": "druids", "record": record})
        status, error = await refused(anna, thought(whole["line"]))
        assert (status, error["key"]) == (400, "bad-line")
    assert len(oracle.asked) == 2  # by table and by record it is the same question


async def test_who_asks_too_often_is_told_so_and_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(tmp_path, limits=True, clock=StoppedClock()) as place,
        place.guest("Mallory") as mallory,
        place.guest("Anna") as anna,
    ):
        oracle = Oracle(place, monkeypatch, FOUND)
        oracle.go.set()
        for _ in range(30):
            await best(mallory, {"game": "druids"})
        status, error = await refused(mallory, thought({"game": "druids"}))
        assert (status, error["key"]) == (429, "too-fast")
        assert (await best(anna, {"game": "druids"}))["answers"]


async def test_who_asks_the_same_is_told_the_same(place: Place) -> None:
    line = line_of("druids", WINS_NOW)
    async with place.guest("Anna") as anna, place.guest("Béla") as bela:
        found = await best(anna, line)
        assert (
            await best(bela, line | {"eyes": "all"}) == found
        )  # another search looks as often by chance only
        assert await best(bela, line, ms=2000) != found
