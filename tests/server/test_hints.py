"""Hints: who is given one, what it is made of, and that everybody knows of it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludarium.bots.appraisal import Appraisal, Merit
from ludarium.bots.merits import LEAST
from ludarium.server import hints
from ludarium.server.thinker import NoThought
from tests.server.oracle import Oracle
from tests.server.people import DEVICE, LINK, ME, Chair, Json, Place, bot, serving

pytestmark = pytest.mark.anyio

# The first has a reason, of the next it is hard to say, and of the others nobody knows.
WHYS: list[tuple[Merit, ...] | None] = [(Merit("rivals-piles", False, 0.04),), (), None, None, None]
FOUND = [
    Appraisal(f"place orange M{n}", 4, (0.6 - n / 10, 0.4 + n / 10), why) for n, why in enumerate(WHYS, 1)
]
MOVES = [
    {
        "words": f"place orange M{n}",
        "chances": [0.6 - n / 10, 0.4 + n / 10],
        "why": [{"part": "rivals-piles", "more": False, "chance": 0.04, "amount": None, "source": ""}]
        if n == 1
        else [],
    }
    for n in range(1, 4)
]


@pytest.fixture
def oracle(place: Place, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    return Oracle(place, monkeypatch, FOUND)


def hint(chair: Chair, v: int | None = None) -> Json:
    return {"v": chair.told["v"] if v is None else v, "hint": True}


def refusal(message: Json) -> Any:
    return message["t"] == "refused" and (message["key"], message["args"])


async def test_the_best_answers_are_told_to_who_asked_and_everybody_knows_of_it(
    place: Place, oracle: Oracle
) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK, hints=True)
        await bela.join(table)
        async with anna.at(table, 0) as chair, bela.at(table, 1) as other, anna.at(table, None) as watching:
            assert chair.told["table"]["hints"] is True
            assert await chair.ask(hint(chair)) == {"t": "hint", "v": 0, "moves": None}
            oracle.go.set()
            assert await chair.hear_until("hint") == {"t": "hint", "v": 0, "moves": MOVES}
            for one in (other, watching):
                while [seat["hints"] for seat in (await one.hear_until("people"))["table"]["seats"]] != [
                    1,
                    0,
                ]:
                    pass
                assert not any('"hint"' in text for text in one.heard)
            live = await place.house.hall.find(table["id"]) if place.house else None
            assert live is not None and live.table is not None
            assert oracle.views == [live.table.told(0).view]
            assert [one.whose.guest for one in oracle.asked] == [live.row.opener]


async def test_a_question_is_thought_about_and_counted_once(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), hints=True)
        async with anna.at(table, 0) as chair, anna.at(table, 0) as again:
            await chair.ask(hint(chair))
            await again.ask(hint(again))
            oracle.go.set()
            assert (await chair.hear_until("hint"))["moves"] == MOVES
            assert (await again.hear_until("hint"))["moves"] == MOVES
            assert (await chair.ask(hint(chair)))["moves"] == MOVES
            assert len(oracle.views) == 1
            assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["hints"] == 1
            await chair.do(chair.options()[0])
            assert (await chair.ask(hint(chair)))["moves"] is None
            assert (await chair.hear_until("hint"))["v"] == 1
            assert len(oracle.views) == 2
        record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
        assert "hint" not in record


async def test_who_may_have_none_is_told_why(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        plain = await anna.open(ME, DEVICE)
        assert plain["hints"] is False
        async with anna.at(plain, 0) as chair:
            assert refusal(await chair.ask(hint(chair))) == ("no-hint", {"why": "table"})
        table = await anna.open(ME, LINK, hints=True)
        async with anna.at(table, 0) as chair:
            assert refusal(await chair.ask(hint(chair, 0))) == ("waiting", {"missing": 1})
        await bela.join(table)
        async with bela.at(table, 1) as chair:
            assert refusal(await chair.ask(hint(chair))) == ("not-asked", {"seat": 0})
            assert refusal(await chair.ask(hint(chair, 7))) == ("stale", {"v": 0})
        async with bela.at(table, None) as chair:
            assert refusal(await chair.ask(hint(chair))) == ("not-yours", {})
        assert oracle.views == []


async def test_what_is_answered_meanwhile_is_thought_about_no_further(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as chair:
            await chair.ask(hint(chair))
            await chair.do(chair.options()[0])
            assert refusal(await chair.hear_until("refused")) == ("no-hint", {"why": "late"})
            assert oracle.called_off == 1
            oracle.go.set()
            await chair.ask({"v": 1, "undo": True})
            assert (await chair.ask(hint(chair)))["v"] == 2
            assert (await chair.hear_until("hint"))["moves"] == MOVES
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["hints"] == 1


async def test_eyes_that_were_changed_meanwhile_are_told_nothing(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as chair:
            await chair.ask(hint(chair))
            await chair.say({"as": 1, "since": None})
            await chair.hear_until("told")
            oracle.go.set()
            assert refusal(await chair.ask({"v": 0, "do": "x"})) == ("not-asked", {"seat": 0})
            assert not any("chances" in text for text in chair.heard)
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["hints"] == 0


async def test_a_bot_that_finds_nothing_costs_no_hint(place: Place, oracle: Oracle) -> None:
    oracle.failure = NoThought("as the test wants")
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as chair:
            await chair.ask(hint(chair))
            assert refusal(await chair.hear_until("refused")) == ("no-hint", {"why": "failed"})
            oracle.failure = None
            await chair.ask(hint(chair))
            assert (await chair.hear_until("hint"))["moves"] == MOVES
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["hints"] == 1


async def test_where_there_is_no_choice_it_is_told_and_costs_no_hint(place: Place, oracle: Oracle) -> None:
    oracle.found = FOUND[:1]
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as chair:
            await chair.ask(hint(chair))
            assert (await chair.hear_until("hint"))["moves"] == MOVES[:1]
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["hints"] == 0


async def test_the_next_table_allows_them_too_and_counts_anew(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as chair:
            oracle.go.set()
            await chair.ask(hint(chair))
            await chair.hear_until("hint")
        assert place.house is not None
        live = await place.house.hall.find(table["id"])
        live.state = replace(live.state, status="over")
        following = await anna.post(f"/api/tables/{table['id']}/rematch")
    assert following["hints"] is True and [seat["hints"] for seat in following["seats"]] == [0, 0]


async def test_not_too_many_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=True) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            keys = [(await chair.ask(hint(chair)))["key"] for _ in range(12)]
    assert keys == ["no-hint"] * 10 + ["too-fast"] * 2


@pytest.mark.parametrize("rules", ["druids", "tigris", "ark", "borabora"])
async def test_real_workers_find_real_answers_while_the_table_goes_on(
    place: Place, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "SECONDS", 1.0)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, game=rules, hints=True)
        asked = (await anna.get(f"/api/tables/{table['id']}"))["asked"]
        async with anna.at(table, asked) as chair:
            options = chair.options()
            await chair.ask(hint(chair))
            tried = await chair.ask({"v": chair.told["v"], "try": options[0]})
            assert tried["t"] == "try"  # answered before the hint
            moves = (await chair.hear_until("hint"))["moves"]
            assert 0 < len(moves) <= 3
            assert {move["words"] for move in moves} <= set(options)
            assert all(sum(move["chances"]) == pytest.approx(1) for move in moves)
            whys = [why for move in moves for why in move["why"]]
            assert all(
                set(why) == {"part", "more", "chance", "amount", "source"} and abs(why["chance"]) > LEAST
                for why in whys
            )
