"""Whoever floods a websocket is held up, then closed; nobody else is in it."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.attack.raw import (
    BINARY,
    COMPRESSED,
    ELSEWHERE,
    LAST,
    PING,
    PONG,
    TEXT,
    flooding,
    frame,
    handshake,
    raw,
    raw_socket,
)
from tests.server.people import DEVICE, ME, Json, Place, Process

pytestmark = pytest.mark.anyio

FLOODED, BROKEN, TOO_BIG = 1008, 1002, 1009
MANY = 4_000  # frames in one write, more than a socket may send in a minute


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Place]:
    """A server in a process of its own, with limits."""
    server = Process(tmp_path, limits=True)
    try:
        yield await server.start()
    finally:
        await server.kill()


FLOODS = {
    "nothing": frame(TEXT, b"{}"),
    "ping": frame(PING),
    "pong": frame(PONG, b"x" * 125),
    "look": frame(TEXT, b'{"as":null,"since":null}'),
    "try": frame(TEXT, b'{"v":0,"try":"x"}'),
    "why": frame(TEXT, b'{"v":0,"why":"x"}'),
    "effects": frame(TEXT, b'{"v":0,"effects":true}'),
    "large": frame(TEXT, b"x" * 60_000),
    "not-text": frame(BINARY, b"\xff" * 100),
    "begun and never ended": frame(TEXT, b"x", flags=0) + frame(0, b"", flags=0) * 50,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", [*FLOODS])
async def test_a_flood_is_closed_with_a_code(alone: Place, name: str) -> None:
    """It is heard for a while, then held up so that it has to wait, and in the end closed."""
    async with alone.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with raw_socket(alone, table, ELSEWHERE) as flooder:
            if name.startswith("begun"):
                await flooder.send(frame(TEXT, b"x", flags=0))
            data = FLOODS[name] if not name.startswith("begun") else frame(0, b"", flags=0)
            with flooding(flooder, data * (MANY if len(data) < 1000 else 4)):
                assert await flooder.closed_with() == FLOODED


async def test_a_flood_waits_at_whoever_sends_it(alone: Place) -> None:
    """What is not looked at is not taken in: of many megabytes most stays outside."""
    async with alone.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with raw_socket(alone, table, ELSEWHERE) as flooder:
            with flooding(flooder, frame(PING, b"x" * 125) * 1000) as sending:
                assert await flooder.closed_with() == FLOODED
                flooder.drop()
                assert await sending < 20_000_000


async def test_somebody_plays_while_others_flood(alone: Place) -> None:
    async with alone.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, asyncio.TaskGroup() as group:
            floods = [group.create_task(flood_until_closed(alone, table, data)) for data in FLOODS.values()]
            while not all(flood.done() for flood in floods):
                assert (await chair.ask({"as": 0, "since": chair.told["v"]}))["t"] == "told"
                assert (await chair.do(chair.options()[0]))["t"] == "entry"
                assert (await chair.ask({"v": chair.told["v"], "undo": True}))["t"] == "entry"
                await asyncio.sleep(0.5)  # as a person plays


async def flood_until_closed(place: Place, table: Json, data: bytes) -> None:
    async with raw_socket(place, table, ELSEWHERE) as flooder:
        with flooding(flooder, data * 1000):
            await flooder.closed_with()


async def test_who_is_a_little_too_fast_is_told_so_and_heard_again(alone: Place) -> None:
    async with alone.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            for _ in range(45):  # five tokens each, of two hundred
                await chair.say({"as": 0, "since": 0})
            assert (await chair.hear_until("refused"))["key"] == "too-fast"
            while (await chair.ask({"as": 0, "since": 0}))["t"] != "told":
                pass


async def test_another_guest_of_the_same_address_is_not_in_it(alone: Place) -> None:
    async with alone.guest("Anna") as anna, alone.guest("Bela") as bela:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, bela.at(table, None) as watcher:
            for _ in range(150):
                await watcher.say({"as": None, "since": None})
            await watcher.hear_until("refused")
            assert (await chair.do(chair.options()[0]))["t"] == "entry"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"{}", flags=LAST | COMPRESSED), BROKEN),  # nobody agreed on that
        (frame(TEXT, b"x" * 70_000), TOO_BIG),
        (frame(TEXT, b"x" * 40_000, flags=0) + frame(0, b"x" * 40_000, flags=0), TOO_BIG),
        (frame(3), BROKEN),
        (frame(PING, b"x" * 126), BROKEN),
        (frame(0, b"x"), BROKEN),  # goes on with nothing
        (frame(TEXT, b"x", flags=0) + frame(TEXT, b"x"), BROKEN),
        (b"\x81\x02{}", BROKEN),  # without a mask
        (frame(TEXT, b"\xff\xfe"), 1007),
        (b"\x81\xff" + b"\xff" * 8, TOO_BIG),  # as long as can be
        (b"\x81\xff\0\0\x10\0\0\0\0\0", TOO_BIG),
    ],
)
async def test_what_is_no_frame_of_ours_ends_the_connection(place: Place, data: bytes, code: int) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with raw_socket(place, table) as one:
            await one.send(data)
            assert await one.closed_with() == code


async def test_compression_is_not_agreed_to(place: Place) -> None:
    async with place.guest("Anna") as anna, raw(place) as one:
        table = await anna.open(ME, DEVICE)
        await one.send(handshake(place, table["id"], "Sec-WebSocket-Extensions: permessage-deflate\r\n"))
        assert b"sec-websocket-extensions" not in (await one.head()).lower()


@pytest.mark.parametrize("answer", [{"undo": False}, {"hint": False}, {"undo": 1}, {"undo": True, "x": 1}])
async def test_what_is_not_true_is_no_undo(place: Place, answer: Json) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            await chair.do(chair.options()[0])
            refused = await chair.ask({"v": chair.told["v"]} | answer)
            assert refused["key"] == "bad-request"
            assert (await chair.ask(json.loads('{"as": 0, "since": null}')))["v"] == chair.told["v"] == 1
