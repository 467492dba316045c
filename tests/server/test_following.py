"""The log by pages, for whoever comes back: all that happened, as the asker may know it."""

import pytest

from ludarium.server import limits
from tests.server.people import DEVICE, LINK, ME, Json, Person, Place

pytestmark = pytest.mark.anyio


async def log(person: Person, table: Json, seat: int | None, after: int | None = None) -> list[Json]:
    """Page by page to the end; none is longer than it may be."""
    found, seen = list[Json](), "" if seat is None else f"&seat={seat}"
    while True:
        named = "" if after is None else f"after={after}"
        page = await person.get(f"/api/tables/{table['id']}/entries?{named}{seen}")
        assert len(page["entries"]) <= limits.ENTRIES_TOLD
        found += page["entries"]
        if page["next"] is None:
            return found
        after = page["next"]


async def test_who_comes_back_is_told_all_that_happened_page_by_page(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ENTRIES_TOLD", 3)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, anna.at(table, 1) as other:
            heard = list(chair.told["entries"])
            while len(heard) < 10:
                mover, hearer = (chair, other) if chair.mine else (other, chair)
                message = {"v": mover.told["v"], "undo": True} if len(heard) == 4 else None
                await (mover.ask(message) if message and mover.told["undo"] else mover.do(mover.options()[0]))
                await hearer.hear_until("entry")
                heard += chair.told["entries"]
        assert await log(anna, table, 0) == heard
        for after in (0, 4, 8):
            assert await log(anna, table, 0, after) == heard[after + 1 :]
        for after in (9, 10, 99):
            assert await log(anna, table, 0, after) == []


async def test_what_was_taken_back_by_consent_is_in_it(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            await chair.do(chair.options()[0])
            await chair.wish(propose="takeback 0")
        *_, last = await log(anna, table, 0)
        assert (last["v"], last["back"], last["words"]) == (2, 0, "")


async def test_each_is_told_what_it_may_know(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK, game="tigris")
        path = f"/api/tables/{table['id']}/entries"
        assert (await anna.http.get(path)).json()["error"]["key"] == "waiting"
        await bela.join(table)
        assert (await bela.http.get(f"{path}?seat=0")).json()["error"]["key"] == "not-yours"
        views = [await log(anna, table, 0), await log(bela, table, 1), await log(bela, table, None)]
        assert views[0] != views[1] and views[2] not in views[:2]
        for wrong in ("x", "-2", "1.5", ""):
            answer = await anna.http.get(f"{path}?after={wrong}")
            assert (answer.status_code, answer.json()["error"]["args"]) == (400, {"what": "after"})
