"""Bots of other machines at a table: `ludarium bot` as a process, on a real server."""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as Child
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from ludarium.bots.known import knowledge_of
from ludarium.bots.weights import write_weights
from ludarium.proof import verify
from ludarium.record import Record
from ludarium.server.buckets import Buckets
from ludarium.table import Refused
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Chair, Json, Person, Place, Process

pytestmark = pytest.mark.anyio

DOCUMENT = Path(__file__).parents[2] / "docs/bots.md"
Send = Callable[..., Awaitable[Child]]


@pytest.fixture
async def send(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Send]:
    """Send a bot to a table, as its documentation says."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    sent: list[Child] = []

    async def start(link: str, bot: str, *more: str) -> Child:
        command = (sys.executable, "-m", "ludarium.cli", "bot", link, bot, *more)
        sent.append(await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE))
        return sent[-1]

    yield start
    for child in sent:
        if child.returncode is None:
            child.kill()
            await child.communicate()


@pytest.fixture
def example(tmp_path: Path) -> str:
    """The bot of the documentation; it writes down whatever it is told."""
    [text] = re.findall(r"```python\n(#!/usr/bin/env python3\n.*?)```", DOCUMENT.read_text(), re.DOTALL)
    return program(tmp_path, text.replace("json.loads(line)", f"heard(line, {str(tmp_path / 'heard')!r})"))


HEARD = """
import json
def heard(line, path):
    with open(path, "a") as file:
        file.write(line)
    return json.loads(line)
"""


def program(folder: Path, text: str) -> str:
    path = folder / "mybot.py"
    path.write_text(HEARD + text)
    return f"exec:{sys.executable} {path}"


def link(place: Place, table: Json, seat: int = 1) -> str:
    return f"{place.address}/table/{table['id']}#join={table['seats'][seat]['invitation']}"


async def ended(child: Child) -> tuple[int | None, str, str]:
    out, err = await child.communicate()
    return child.returncode, out.decode(), err.decode()


async def play_through(person: Person, table: Json, seat: int = 0) -> Json:
    async with person.at(table, seat) as chair:
        await begun(chair)
        await chair.play(Random(4))
        return chair.told


async def begun(chair: Chair) -> None:
    """The last has sat down."""
    while chair.told["view"] is None:
        await chair.hear_until("told")


async def test_the_example_plays_a_whole_game_and_everybody_sees_what_it_is(
    place: Place, send: Send, example: str, tmp_path: Path
) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, LINK)
        child = await send(link(place, table), example)
        told = await play_through(anna, table)
        seat = told["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["taken"]) == ("link", "mybot", "outside", True)
        assert told["table"]["seats"][0]["bot"] is None
        code, out, err = await ended(child)
        assert (code, err) == (0, "") and "The game is over: " in out
        record = Record.parse((await anna.http.get(f"/api/tables/{table['id']}/record")).text)
        assert verify(record).outcomes > 0
        moments = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
        views = [await anna.get(f"/api/tables/{table['id']}/at/{n}?seat=1") for n in range(told["v"])]
        asked = [one["view"] for one in views if one["asked"]["seat"] == 1]
        assert [one["view"] for one in moments] == asked
        assert all(
            set(one) == {"v", "game", "seat", "seconds", "view", "survey", "options"} for one in moments
        )


async def test_a_bot_that_is_killed_finds_its_seat_again(place: Place, send: Send, example: str) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, LINK)
        child = await send(link(place, table), example)
        async with anna.at(table, 0) as chair:
            await begun(chair)
            while chair.told["v"] < 8:
                if chair.mine:
                    await chair.do(chair.options()[0])
                else:
                    await chair.hear_until("entry", "told")
            child.kill()
            await ended(child)
            again = await send(link(place, table), example)
            await chair.play(Random(5))
        assert (await ended(again))[0] == 0
        assert chair.told["over"]


@pytest.mark.slow
async def test_a_bot_comes_back_when_the_server_does(tmp_path: Path, send: Send) -> None:
    process = Process(tmp_path)
    place = await process.start()
    try:
        async with place.guest("Anna") as anna:
            table, token = await anna.open(ME, LINK), anna.token
            child = await send(link(place, table), "greedy", "--name", "Robo")
            async with anna.at(table, 0) as chair:
                await begun(chair)
                for _ in range(3):
                    await chair.do(chair.options()[0])
                await chair.hear_until("entry")
        await process.kill()
        place = await process.start()
        async with place.returning(token) as anna:
            told = await play_through(anna, table)
        assert told["over"] and told["table"]["seats"][1]["name"] == "Robo"
        code, _, err = await ended(child)
        assert code == 0 and "No connection" in err
    finally:
        await process.kill()


async def test_a_bot_stays_for_the_rematch(place: Place, send: Send) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, LINK)
        child = await send(link(place, table), "random", "--name", "Robo", "--rematch")
        await play_through(anna, table)
        following = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert [(seat["name"], seat["bot"]) for seat in following["seats"]] == [
            ("Robo", "outside"),
            ("Anna", None),
        ]
        assert (await play_through(anna, following, 1))["over"]
        assert child.returncode is None


async def test_a_bot_plays_with_the_weights_of_a_file(place: Place, send: Send, tmp_path: Path) -> None:
    for name in ("druids", "ark"):
        write_weights(tmp_path / f"{name}.json", knowledge_of(name).weights, {})
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, LINK)
        wrong = await send(link(place, table), f"greedy@{tmp_path / 'ark.json'}")
        code, _, err = await ended(wrong)
        assert code == 2 and err.startswith(f"ludarium: greedy@{tmp_path / 'ark.json'}: missing: tokens, ")

        right = await send(link(place, table), f"greedy@{tmp_path / 'druids.json'}")
        assert (await play_through(anna, table))["over"]
        assert (await ended(right))[0] == 0


class Counted(Buckets):
    """Buckets that know how often somebody was refused."""

    refusals = 0

    def take(self, who: str, tokens: float = 1) -> None:
        try:
            super().take(who, tokens)
        except Refused:
            self.refusals += 1
            raise


async def test_a_bot_faster_than_the_server_allows_waits(place: Place, send: Send) -> None:
    """It says hello and places three druids, which is more than it may say until time passes."""
    assert place.house is not None
    clock = StoppedClock()
    messages = place.house.limits.messages = Counted(most=6, rate=6, clock=clock)
    async with place.guest("Anna") as anna:
        table = await anna.open(LINK, ME)
        async with anna.at(table, 1) as chair:
            child = await send(link(place, table, 0), "random")
            await begun(chair)
            while not messages.refusals:
                await asyncio.sleep(0.01)
            assert chair.told["options"] is None
            passing = asyncio.create_task(time_passes(clock))
            while not chair.mine:
                await chair.hear_until("entry")
            passing.cancel()
            assert chair.told["v"] == 3 and child.returncode is None


async def time_passes(clock: StoppedClock) -> None:
    while True:
        clock.advance(1)
        await asyncio.sleep(0.01)


BAD = {
    "crashes": ("raise SystemExit(7)", "ended with the status 7 and did not answer."),
    "garbage": ("import sys\nprint('garbage', flush=True)\nsys.stdin.read()", "said 'garbage' and not "),
    "nonsense": (
        "import sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'v': json.loads(line)['v'], 'do': 'win'}), flush=True)",
        "answered 'win', which is not an option.",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", BAD)
async def test_a_bad_bot_is_named_and_the_table_is_not_harmed(
    place: Place, send: Send, tmp_path: Path, kind: str
) -> None:
    text, said = BAD[kind]
    stand_in = {"after": 1, "bot": "random", "seconds": 0.05}
    async with place.guest("Anna") as anna:
        table = await anna.open(LINK, ME, stand_in=stand_in)
        child = await send(link(place, table, 0), program(tmp_path, text), "--name", "Robo")
        code, _, err = await ended(child)
        assert code == 1 and said in err.splitlines()[-1]
        assert err.count("It is started again.") == 2 and "Traceback" not in err
        async with anna.at(table, 1) as chair:
            while not chair.mine:
                assert (await chair.hear_until("entry"))["entries"][0]["by"] == "bot"
            assert (await chair.do(chair.options()[0]))["t"] == "entry"


@pytest.mark.slow
async def test_what_cannot_be_joined_is_said(place: Place, send: Send) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        right = link(place, table)
        await bela.join(table)
        for wrong, bot, code, said in (
            (right, "random", 1, "Somebody else has taken that seat."),
            (right[:-3] + "abc", "random", 1, "That link opens no seat."),
            (right.replace(table["id"], "nothing"), "random", 1, "There is no such table."),
            (right.partition("#")[0], "random", 2, "is no invitation: it looks like "),
            (
                "http://127.0.0.1:1/table/x#join=y",
                "random",
                1,
                "http://127.0.0.1:1 does not answer: ",
            ),
            (right, "clever", 2, "There is no bot 'clever'."),
            (right, "no.Bot", 1, "There is no bot 'no.Bot'"),
        ):
            found, _, err = await ended(await send(wrong, bot))
            assert found == code and said in err and "Traceback" not in err, (wrong, err)


async def test_the_token_is_for_its_owner_only(place: Place, send: Send, tmp_path: Path) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, LINK)
        child = await send(link(place, table), "random")
        async with anna.at(table, 0) as chair:
            await begun(chair)
        path = tmp_path / "home/ludarium/bots.json"
        assert path.stat().st_mode & 0o777 == 0o600
        assert list(json.loads(path.read_text())) == [link(place, table)]
        assert child.returncode is None
