"""Lines that strangers send: nothing of them breaks the server, holds it up, or is kept."""

from pathlib import Path
from random import Random

import pytest

from ludarium.lining import KINDS
from tests.conftest import ROOT
from tests.games.mutations import slip
from tests.server.clocks import StoppedClock
from tests.server.people import Place, serving

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
