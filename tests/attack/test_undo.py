"""Taking back without end: the log stays short, and who comes is told no more than what is missing."""

from pathlib import Path

import pytest

from ludarium import Luck, Table, game, options
from ludarium.server import limits
from ludarium.sitting.state import UNDOS
from tests.server.people import DEVICE, LINK, ME, Chair, Json, Person, Place, serving

pytestmark = pytest.mark.anyio


async def back_and_forth(chair: Chair, times: int) -> Json:
    """The last answer."""
    heard: Json = {}
    for _ in range(times):
        await chair.do(chair.options()[0])
        heard = await chair.ask({"v": chair.told["v"], "undo": True})
    return heard


async def test_one_turn_is_not_taken_back_for_ever(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        await bela.join(table)
        async with anna.at(table, 0) as chair:
            heard = await back_and_forth(chair, UNDOS)
            assert heard["t"] == "entry"
            assert not (await chair.do(chair.options()[0]))["undo"]
            heard = await chair.ask({"v": chair.told["v"], "undo": True})
            assert (heard["t"], heard["key"], heard["args"]) == ("refused", "no-undo", {"why": "enough"})
            while chair.mine:
                await chair.do(chair.options()[0])
            async with bela.at(table, 1) as other:  # who has taken nothing back yet
                assert (await back_and_forth(other, 1))["t"] == "entry"


def test_what_ends_a_turn_lets_it_be_taken_back_again() -> None:
    """Whatever is tried, there are never more entries than so many for each move that stands."""
    for seed in range(10):
        table, choice = Table(game("druids"), ["Anna", "Béla"], {}, bytes([seed]) * 32), Luck(seed)
        while not table.over:
            back = next((one for one in (0, 1) if table.may_undo(one)), None)
            if back is not None and table.undos < UNDOS:
                table.undo(back, table.version)
                continue
            found = options(table.state)
            words = str(found[choice.below(len(found), "answer")])
            table.play(table.state.asks[-1].seat, words, table.version)
        assert table.version <= (2 * UNDOS + 1) * len(table.moves)


async def test_a_table_where_more_was_taken_back_than_now_is_allowed_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.sitting.state.UNDOS", 1000)
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            await back_and_forth(chair, 30)
    monkeypatch.setattr("ludarium.sitting.state.UNDOS", 20)
    async with serving(tmp_path) as place, place.returning(anna.token) as anna, anna.at(table, 0) as chair:
        assert chair.told["v"] == 60
        assert not (await chair.do(chair.options()[0]))["undo"]


async def test_not_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.sitting.state.UNDOS", 1000)
    async with serving(tmp_path, limits=True) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            for _ in range(100):
                heard = await back_and_forth(chair, 1)
                if heard["t"] == "refused":
                    break
            assert heard["key"] == "too-fast"


async def test_who_comes_is_told_what_stands_and_not_what_was_taken_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.sitting.state.UNDOS", 1000)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            await chair.do(chair.options()[0])
            fresh = len((await chair.ask({"as": 0, "since": None}))["entries"])
            await back_and_forth(chair, 200)
            told = await chair.ask({"as": 0, "since": None})
            assert told["v"] == 401 and len(told["entries"]) == fresh == 2 and len(chair.heard[-1]) < 8000
            told = await chair.ask({"as": 0, "since": 2})  # who knows a move that was taken back since
            assert [(one["v"], one.get("undo", False)) for one in told["entries"]] == [(3, True)]


async def test_who_comes_is_told_the_last_entries_and_asks_for_those_before(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ENTRIES_TOLD", 4)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        known = []
        async with anna.at(table, 0) as chair, anna.at(table, 1) as other:
            known += chair.told["entries"]
            while len(known) < 14:
                mover, hearer = (chair, other) if chair.mine else (other, chair)
                await mover.do(mover.options()[-1])
                await hearer.hear_until("entry")
                known += chair.told["entries"]
            told = await chair.ask({"as": 0, "since": None})
            assert told["entries"] == known[-4:] and told["earlier"]
            assert await with_those_before(anna, table, told["entries"]) == known
            told = await chair.ask({"as": 0, "since": known[-3]["v"]})
            assert told["entries"] == known[-2:] and not told["earlier"]
            told = await chair.ask({"as": 0, "since": 1})
            assert told["entries"] == known[-4:] and told["earlier"]


async def with_those_before(anna: Person, table: Json, entries: list[Json]) -> list[Json]:
    """These and all before them, page by page."""
    more = True
    while more:
        page = await anna.get(f"/api/tables/{table['id']}/before/{entries[0]['v']}?seat=0")
        assert 0 < len(page["entries"]) <= limits.ENTRIES_TOLD + 1
        entries, more = page["entries"] + entries, page["earlier"]
    return entries


async def test_what_was_before_is_told_to_its_seat_alone(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK, game="tigris")
        await bela.join(table)
        path = f"/api/tables/{table['id']}/before/1"
        assert (await bela.http.get(f"{path}?seat=0")).json()["error"]["key"] == "not-yours"
        assert (await bela.get(f"{path}?seat=1"))["entries"] != (await anna.get(f"{path}?seat=0"))["entries"]
        assert (await anna.get(f"/api/tables/{table['id']}/before/0"))["entries"] == []
        assert (await anna.http.get(f"/api/tables/{table['id']}/before/x")).status_code == 404
