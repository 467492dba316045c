"""Lines that strangers send: nothing of them breaks the server, holds it up, or is kept."""

import time
from pathlib import Path
from random import Random

import pytest

from ludarium import Line, Record, game, lining
from ludarium.lining import KINDS, BadLine
from ludarium.record import Move
from ludarium.server import limits
from tests.conftest import ROOT
from tests.games.mutations import slip, spoilt
from tests.games.test_mutations import MANY, TONIGHT
from tests.server.clocks import StoppedClock
from tests.server.people import Json, Place, serving

pytestmark = pytest.mark.anyio

GAMES = ["druids", "tigris", "ark", "borabora"]
ALLOWED = 100  # at once, of one guest


def recorded(game: str) -> list[str]:
    return [path.read_text() for path in sorted((ROOT / "tests/games" / game / "records").glob("*.txt"))]


@pytest.mark.parametrize("name", GAMES)
async def test_spoilt_records_are_refused_in_words_or_read(place: Place, name: str) -> None:
    pen, known, answers = Random(3), recorded(name), []
    async with place.guest("Mallory") as mallory:
        for _ in range(20):
            record = slip(pen.choice(known), pen.choice(known), pen)
            answers.append(await mallory.http.post("/api/line/record", json={"game": name, "record": record}))
    for answer in answers:
        body = answer.json()
        if answer.status_code == 200:
            assert body["line"]["game"] == name
        else:
            assert (answer.status_code, body["error"]["key"]) == (400, "bad-line"), body
            assert body["error"]["args"]["kind"] in {*KINDS.values(), "slow"}
            assert body["error"]["args"]["why"]
    assert 400 in {answer.status_code for answer in answers}


async def test_who_floods_is_told_so_and_others_are_answered(tmp_path: Path) -> None:
    line, record = {"game": "druids"}, {"game": "druids", "record": "ludarium 1"}
    async with (
        serving(tmp_path, limits=True, clock=StoppedClock()) as place,
        place.guest("Mallory") as mallory,
        place.guest("Anna") as anna,
    ):
        for n in range(ALLOWED):
            path, body = (("", line), ("/record", record))[n % 2]
            answer = await mallory.http.post(f"/api/line{path}", json=body)
            assert answer.status_code == (400 if n % 2 else 200)
        for path, body in (("", line), ("/record", record)):
            answer = await mallory.http.post(f"/api/line{path}", json=body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-fast")
        assert (await anna.post("/api/line", line))["v"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_pasted_is_answered_or_refused_long_before_the_limit(name: str) -> None:
    """A tenth of them: an answer takes longer than to read a position."""
    pen, known, read = Random(TONIGHT), recorded(name), 0
    for _ in range(MANY // 10):
        line = pasted(name, known, pen)
        try:
            took = seconds_of(line)
            assert took is None or took < limits.LINE_SECONDS
            read += took is not None
        except Exception as error:
            raise AssertionError(f"{error!r}: {line}") from error
    assert 0 < read < MANY // 10


def pasted(name: str, known: list[str], pen: Random) -> Json:
    """A spoilt position, or a move of a spoilt record."""
    if pen.random() < 0.5:
        text, players, options = spoilt(name, pen)
        return as_line(name, players, {"position": text}, options)
    record = slip(pen.choice(known), pen.choice(known), pen)
    return as_line(name, 2, {"record": record, "at": pen.randrange(100)}, {})


def as_line(name: str, players: int, base: Json, options: Json) -> Json:
    begun = {"game": name, "players": players, "options": options, "seed": "", "base": base}
    return begun | {"moves": [], "eyes": "asked", "since": 0}


def seconds_of(line: Json) -> float | None:
    """Of the processor, for all that a page asks about a line; None if it is none."""
    began = time.process_time()
    try:
        if not lining.answer(line, "told", "")["over"]:
            lining.answer(line, "effects", "")
    except BadLine as error:
        assert str(error)
        return None
    return time.process_time() - began


BOX = 72
ROW = "\n".join(f"rEW {n},0" for n in range(BOX - 1))
APART = "\n".join(f"rEW {2 * n},0" for n in range(BOX - 1))
MEADOW = "\n".join(f"f0 {n % 9},{n // 9}" for n in range(BOX))
LARGEST = [
    f"{ROW}\nask p1 PlaceTile rEW",
    f"{APART}\nask p1 PlaceTile rEW",
    f"{MEADOW}\nark 4,3\nask p1 Deploy 0,0",  # it may go anywhere
]
TOO_LARGE = "rEW 0,0\nbag " + " ".join(f"f0+{n}*72" for n in range(1, 1_500))


async def test_no_land_is_too_large_to_think_about(place: Place) -> None:
    async with place.guest("Mallory") as mallory:
        for text in LARGEST:
            for path in ("", "/effects"):
                line = {"game": "ark", "base": {"position": text}}
                found = await mallory.http.post(f"/api/line{path}", json=line)
                assert found.status_code == 200, found.text
        line = {"game": "ark", "base": {"position": TOO_LARGE}}
        found = await mallory.http.post("/api/line", json=line)
    assert found.json()["error"]["args"]["why"] == "there are 72 tiles only, not 107929"


@pytest.mark.slow
async def test_who_passes_for_ever_is_answered_or_told_that_it_takes_too_long(place: Place) -> None:
    """The longest record that a request holds: nothing else that is said so shortly goes on so long."""
    record = endless("tigris", 7_000)
    async with place.guest("Mallory") as mallory, place.guest("Anna") as anna:
        for base in ({"record": record, "at": 7_000}, {"record": record}):
            found = await mallory.http.post("/api/line", json={"game": "tigris", "base": base})
            assert found.status_code == 200 or found.json()["error"]["args"]["kind"] == "slow"
            assert (await anna.post("/api/line", {"game": "tigris"}))["v"] == 0


def endless(name: str, turns: int) -> str:
    start = Line.new(game(name), 2)
    moves = [Move(turn % 2, "pass") for turn in range(turns)]
    setup, seats = start.first.move.luck, ["Mallory", "Mallory"]
    return str(Record(name, start.game.version, seats, dict(start.options), setup=setup, moves=moves))
