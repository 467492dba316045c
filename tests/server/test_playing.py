"""Whole games over the websocket, and everything that can be done at a table."""

import asyncio
from random import Random

import httpx
import pytest

from ludarium.proof import verify
from ludarium.record import Record
from tests.server.people import DEVICE, LINK, ME, Json, Place, bot

pytestmark = pytest.mark.anyio


def kinds(chair_heard: list[str]) -> list[str]:
    return [text[6 : text.index('"', 6)] for text in chair_heard]


async def refused(answer: httpx.Response, status: int) -> Json:
    """The refusal of this answer."""
    assert answer.status_code == status, answer.text
    error: Json = answer.json()["error"]
    return error


async def test_two_people_play_a_whole_game(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        assert table["status"] == "waiting" and table["seed"] is None
        joined = await bela.join(table)
        assert joined["status"] == "playing" and joined["seats"][1]["mine"]
        async with anna.at(table, 0) as first, bela.at(table, 1) as second:
            await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
            assert first.told["scores"] == second.told["scores"] is not None
        over = await bela.get(f"/api/tables/{table['id']}")
        assert over["status"] == "over" and over["commit"] == table["commit"]
        record = Record.parse((await bela.http.get(f"/api/tables/{table['id']}/record")).text)
        assert record.seed == over["seed"] and record.seats == ["Anna", "Bela"]
        assert verify(record).outcomes > 0


async def test_bots_answer_and_the_rematch_moves_everybody_one_seat_on(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot("random"))
        async with anna.at(table, 0) as chair:
            await chair.play(Random(3))
            following = await anna.post(f"/api/tables/{table['id']}/rematch")
            assert (await chair.hear_until("people"))["table"]["next"] == following["id"]
        assert [seat["kind"] for seat in following["seats"]] == ["bot", "me"]
        assert following["seats"][1]["mine"] and following["commit"] != table["commit"]
        assert (await anna.post(f"/api/tables/{table['id']}/rematch"))["id"] == following["id"]
        async with anna.at(following, 1) as chair:
            while not chair.mine:
                await chair.hear_until("entry")  # the bot begins


async def test_greedy_against_mcts_needs_nobody(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(bot("greedy", 0.01), bot("mcts", 0.01))
        async with anna.at(table, None) as chair:
            while not chair.told["over"]:
                await chair.hear_until("entry")
        assert (await anna.get(f"/api/tables/{table['id']}"))["result"]


async def test_a_rematch_is_for_those_who_sat_there_once_the_game_is_over(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, DEVICE)
        path = f"/api/tables/{table['id']}/rematch"
        assert (await refused(await bela.http.post(path), 403))["key"] == "not-yours"
        assert (await refused(await anna.http.post(path), 409))["key"] == "not-over"


async def test_several_people_share_one_device(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Dora"]
        async with anna.at(table, 0) as chair:
            for _ in range(10):
                asked = chair.told["asked"]["seat"]
                if asked != chair.told["as"]:
                    assert chair.told["options"] is None
                    assert (await chair.ask({"as": asked, "since": chair.told["v"]}))["entries"] == []
                await chair.do(chair.options()[0])
            closed = await chair.ask({"as": None, "since": None})
            assert closed["as"] is None and closed["options"] is None


async def test_luck_can_decide_who_sits_where(place: Place) -> None:
    async with place.guest("Anna") as anna:
        tables = [await anna.open(ME, LINK, shuffle=True)]
        while {table["seats"][0]["kind"] for table in tables} != {"me", "link"}:
            tables.append(await anna.open(ME, LINK, shuffle=True))
        assert all(
            seat["invitation"] for table in tables for seat in table["seats"] if seat["kind"] == "link"
        )


async def test_coming_back_tells_what_was_missed(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            assert [entry["v"] for entry in chair.told["entries"]] == [0]
            assert chair.told["entries"][0]["seat"] == -1
            for _ in range(3):
                await chair.do(chair.options()[0])
                if not chair.mine:
                    await chair.ask({"as": chair.told["asked"]["seat"], "since": None})
        async with anna.at(table, 0, since=1) as chair:
            assert [entry["v"] for entry in chair.told["entries"]] == [2, 3]
        async with anna.at(table, 0, since=3) as chair:
            assert chair.told["entries"] == []


async def test_an_answer_counts_once(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            words = chair.options()[0]
            await chair.say({"v": 0, "do": words})
            await chair.say({"v": 0, "do": words})
            assert (await chair.hear_until("entry"))["v"] == 1
            again = await chair.hear_until("refused", "entry")
            assert again == {"t": "refused", "v": 0, "key": "stale", "args": {"v": 1}}


async def test_what_cannot_be_done_is_refused_and_nothing_happens(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        async with anna.at(table, 0) as chair:
            assert chair.told["view"] is None and chair.told["table"]["status"] == "waiting"
            assert (await chair.ask({"v": 0, "do": "x"}))["args"] == {"missing": 1}
            await bela.join(table)
            await chair.hear_until("told")
            async with bela.at(table, 1) as other:
                asked, idle = (chair, other) if chair.mine else (other, chair)
                assert (await idle.ask({"v": 0, "do": asked.options()[0]}))["key"] == "not-asked"
                assert (await asked.ask({"v": 0, "do": "dance"}))["key"] == "not-an-option"
                late = await asked.ask({"v": 0, "do": "jump orange"})
                assert late["reason"] == {"key": "placing", "rule": "§4 R5", "at": [], "args": {}, "near": []}
                assert (await asked.ask({"v": 0, "undo": True}))["args"] == {"why": "none"}
                assert (await asked.ask({"as": idle.told["as"], "since": None}))["key"] == "not-yours"
                assert (await asked.ask({"as": 7, "since": None}))["key"] == "not-yours"
                assert (await asked.do(asked.options()[0]))["v"] == 1


async def test_trying_stores_nothing_and_tells_nobody(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        await bela.join(table)
        async with anna.at(table, 0) as chair, bela.at(table, 1) as other:
            asked, idle = (chair, other) if chair.mine else (other, chair)
            before = len(idle.heard)
            words = asked.options()[0]
            tried = await asked.ask({"v": 0, "try": words})
            assert tried["t"] == "try" and tried["words"] == words and tried["view"] != asked.told["view"]
            again = await asked.ask({"as": asked.told["as"], "since": None})
            assert again["v"] == 0
            assert (await idle.ask({"as": idle.told["as"], "since": None}))["v"] == 0
            assert "try" not in kinds(idle.heard[before:])
        record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
        assert Record.parse(record).moves == []


async def test_undo_is_told_to_everybody(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, anna.at(table, None) as watcher:
            before = chair.told["view"]
            assert (await chair.do(chair.options()[0]))["undo"]
            undone = await chair.ask({"v": 1, "undo": True})
            assert undone["v"] == 2 and undone["view"] == before
            assert undone["entries"] == [{"v": 2, "seat": 0, "words": "", "events": [], "undo": True}]
            await watcher.hear_until("entry")
            assert (await watcher.hear_until("entry"))["entries"] == undone["entries"]
        async with anna.at(table, 0) as chair:
            assert [one["v"] for one in chair.told["entries"]] == [0]  # what was taken back is not told again


async def test_a_spectator_watches_and_does_nothing(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Vera") as vera:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, vera.at(table, None) as watcher:
            assert watcher.told["options"] is None and watcher.told["view"] != chair.told["view"]
            words = chair.options()[0]
            assert (await watcher.ask({"v": 0, "do": words}))["key"] == "not-yours"
            await chair.do(words)
            seen = await watcher.hear_until("entry")
            assert seen["entries"][0]["words"] == words
            assert seen["view"] != chair.told["view"]


async def test_people_hear_who_comes_and_goes(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        async with anna.at(table, 0) as chair:
            await bela.join(table)
            told = (await chair.hear_until("told"))["table"]
            assert (told["status"], told["seats"][1]["name"]) == ("playing", "Bela")
            async with bela.at(table, 1):
                assert (await chair.hear_until("people"))["table"]["seats"][1]["online"]
            assert not (await chair.hear_until("people"))["table"]["seats"][1]["online"]


async def test_an_invitation_is_for_one(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        table = await anna.open(ME, LINK)
        path = f"/api/tables/{table['id']}/join"
        seen = await bela.get(f"/api/tables/{table['id']}")
        assert seen["seats"][1]["invitation"] is None
        assert (await refused(await bela.http.post(path, json={"invitation": "no"}), 403))[
            "key"
        ] == "bad-invitation"
        invitation = {"invitation": table["seats"][1]["invitation"]}
        await bela.post(path, invitation)
        assert (await bela.post(path, invitation))["seats"][1]["mine"]  # sent twice, done once
        assert (await refused(await cili.http.post(path, json=invitation), 409))["key"] == "seat-taken"
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][1]["invitation"] is None


async def test_looking_back(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        path = f"/api/tables/{table['id']}"
        assert (await refused(await anna.http.get(f"{path}/at/0"), 409))["key"] == "waiting"
        assert (await refused(await anna.http.get(f"{path}/record"), 409))["key"] == "waiting"
        await bela.join(table)
        async with anna.at(table, 0) as first, bela.at(table, 1) as second:
            start = first.told["view"]
            assert (await refused(await anna.http.get(f"{path}/at/0?seat=1"), 403))["key"] == "not-yours"
            await asyncio.gather(first.play(Random(4)), second.play(Random(5)))
        moment = await anna.get(f"{path}/at/0?seat=0")
        assert moment["view"] == start and moment["entry"]["seat"] == -1
        last = moment["last"]
        assert (await anna.get(f"{path}/at/{last}?seat=1"))["asked"] is None
        for wrong in (str(last + 1), "-1", "x", "1e3", "9" * 40, "٣"):
            assert (await refused(await anna.http.get(f"{path}/at/{wrong}"), 404))["key"] == "not-found"
        assert (await refused(await anna.http.get(f"{path}/at/0?seat=x"), 400))["key"] == "bad-request"
        assert (await refused(await anna.http.get(f"{path}/at/0?seat=2"), 403))["key"] == "not-yours"


async def test_my_tables_come_with_those_where_i_am_asked_first(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        mine = await anna.open(ME, DEVICE)
        waiting = await anna.open(ME, LINK)
        listed = await anna.get("/api/tables")
        assert [table["id"] for table in listed["tables"]] == [mine["id"], waiting["id"]]
        assert listed["tables"][1]["seats"][1]["invitation"] == waiting["seats"][1]["invitation"]
        assert await bela.get("/api/tables") == {"tables": [], "next": None}


async def test_a_new_table_has_to_be_possible(place: Place) -> None:
    async with place.guest("Anna") as anna:
        for new, key in (
            ({"game": "chess", "seats": [ME, LINK]}, "no-game"),
            ({"game": "druids", "seats": [ME]}, "bad-seats"),
            ({"game": "druids", "seats": [ME, LINK], "options": {"x": 1}}, "bad-options"),
            ({"game": "druids", "seats": [ME, {"kind": "device", "name": " a "}]}, "bad-name"),
            ({"game": "druids", "seats": [ME, bot("oracle")]}, "no-bot"),
            ({"game": "druids", "seats": [ME, {"kind": "ghost"}]}, "bad-request"),
            ({"game": "druids", "seats": [ME, bot("random", 31)]}, "bad-request"),
            ({"game": "druids", "seats": [ME, LINK], "colour": "red"}, "bad-request"),
        ):
            assert (await refused(await anna.http.post("/api/tables", json=new), 400))["key"] == key
