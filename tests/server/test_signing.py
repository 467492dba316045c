"""The key of a server: promised with the seal, kept with the tables, below every finished record."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import text

from ludarium.luck import commitment
from ludarium.proof import verify
from ludarium.record import Record
from ludarium.server import limits, wire
from ludarium.server.worker import answer
from tests.server.people import DEVICE, LINK, ME, Json, Person, bot, serving

pytestmark = pytest.mark.anyio


async def record_of(person: Person, table: Json) -> Record:
    return Record.parse((await person.http.get(f"/api/tables/{table['id']}/record")).raise_for_status().text)


async def play(person: Person, table: Json) -> None:
    [mine] = [seat for seat, one in enumerate(table["seats"]) if one["mine"]]
    async with person.at(table, mine) as chair:
        await chair.play(Random(1))


async def test_the_key_is_promised_with_the_seal_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        told = await anna.get("/api/server-key")
        assert told["algorithm"] == "Ed25519" and len(bytes.fromhex(told["key"])) == 32
        table = await anna.open(ME, bot())
        assert table["key"] == told["key"]
    async with serving(tmp_path) as place, place.returning(anna.token) as anna:
        assert await anna.get("/api/server-key") == told
        await play(anna, table)
        record = await record_of(anna, table)
        assert verify(record, key=told["key"], seal=table["commit"])
        assert (await anna.post(f"/api/tables/{table['id']}/rematch"))["key"] == told["key"]
    other = tmp_path / "other"
    other.mkdir()
    async with serving(other) as place, place.guest("Anna") as anna:
        assert (await anna.get("/api/server-key"))["key"] != told["key"]


async def test_a_game_that_goes_on_is_not_signed(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        record = await record_of(anna, table)
        assert record.key is record.signature is record.seed is None
        assert record.seating == ()  # who opened the table said who sits where


async def test_who_sits_where_was_drawn_from_the_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        seen: set[tuple[int, ...]] = set()
        while len(seen) < 2:
            table = await anna.open(ME, LINK, shuffle=True)
            async with place.guest("Bela") as bela:
                await bela.join(table)
            drawn = (await record_of(anna, table)).seating
            assert drawn is not None
            assert [("me", "link")[player] for player in drawn] == [seat["kind"] for seat in table["seats"]]
            seen.add(drawn)


async def test_a_key_that_a_table_promised_signs_its_record_whatever_came_since(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, bot())
        assert place.house
        async with place.house.store.writing() as connection:
            newer = {"public": "00" * 32, "private": "11" * 32, "made": "9999"}
            await connection.execute(text("insert into keys values (:public, :private, :made)"), newer)
    async with serving(tmp_path) as place, place.returning(anna.token) as anna:
        assert (await anna.get("/api/server-key"))["key"] != table["key"]
        await play(anna, table)
        assert verify(await record_of(anna, table), key=table["key"])


async def test_tables_from_before_are_promised_a_key_at_the_first_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), shuffle=True)
        await play(anna, table)
        assert place.house
        async with place.house.store.writing() as connection:
            await connection.execute(text("update tables set key = null, seating = null"))
            await connection.execute(text("delete from keys"))
    async with serving(tmp_path) as place, place.returning(anna.token) as anna:
        key = (await anna.get("/api/server-key"))["key"]
        assert key != table["key"] and (await anna.get(f"/api/tables/{table['id']}"))["key"] == key
        proof = verify(await record_of(anna, table), key=key, seal=table["commit"])
        assert [one.key for one in proof.open] == ["seating", "secret", "people"]


async def test_the_page_can_have_a_record_verified(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), shuffle=True)
        path = f"/api/tables/{table['id']}/verify"
        refusal = await anna.http.get(path)
        assert (refusal.status_code, refusal.json()["error"]["key"]) == (409, "not-over")
        assert (await anna.http.get("/api/tables/nowhere/verify")).status_code == 404
        await play(anna, table)
        proof = verify(await record_of(anna, table))
        found = await asyncio.gather(*(anna.get(path) for _ in range(5)))
        assert all(one == found[0] for one in found)
        assert [one["key"] for one in found[0]["held"]] == [one.key for one in proof.held]
        assert [one["key"] for one in found[0]["open"]] == ["key", "seal", "secret", "people"]
        assert (found[0]["outcomes"], found[0]["broken"]) == (proof.outcomes, None)


async def test_what_does_not_hold_is_told_by_the_worker() -> None:
    record = Record("druids", 1, ["Anna"], commit=commitment(bytes(32)), seed=bytes(32).hex())
    told = answer({"record": str(record), "seconds": 1.0})["found"]
    assert msgspec.convert(told, wire.Verification).broken == wire.Finding(
        "players", {"why": "Druidenwalzer is for 2 players, not 1"}
    )


async def test_too_many_who_want_something_verified_are_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "VERIFICATIONS_WAITING", 0)
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, bot())
        await play(anna, table)
        refusal = await anna.http.get(f"/api/tables/{table['id']}/verify")
        assert (refusal.status_code, refusal.json()["error"]["key"]) == (503, "try-again")
