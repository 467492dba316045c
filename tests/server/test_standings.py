"""Who finishes what they begin: what counts, who is told, and which tables ask for it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.server import wire
from ludarium.server.endings import Ending, Held
from ludarium.server.standing import Played, admit, played, standing
from ludarium.sitting.clock import HOUR
from ludarium.table import Refused
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio

DAYS = "0 86400000 lose 0"
LIVE = "300000 20000 keep 600000"


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, tmp_path: Path, clock: StoppedClock) -> AsyncIterator[Place]:
    more = {"database": request.getfixturevalue("postgres")} if request.param == "postgresql" else {}
    async with serving(tmp_path, clock=clock, **more) as one:
        yield one


# -- what one game says


def held(person: str, seat: int, **more: Any) -> Held:
    known: Json = {"bot": None, "since": 0, "to": None, "out": None, "substitute": False, "away": False}
    return Held(**(known | {"zeros": 0, "share": 1.0, "typical": HOUR} | more), person=person, seat=seat)


def said(*holders: Held, how: str = "played", **more: Any) -> dict[str, Played]:
    known: Json = {"clock": DAYS, "alone": None, "asked": None}
    one = Ending("t", 0, how, "ark", 1, {}, list(holders), [], **(known | more))
    return {game.person: game for game in played(one)}


def verdicts(*holders: Held, **more: Any) -> dict[str, bool | None]:
    return {person: game.finished for person, game in said(*holders, **more).items()}


def test_who_stays_to_the_end_has_finished_even_after_a_zero() -> None:
    games = said(held("anna", 0, zeros=2), held("ben", 1), held("carl", 2, out="late", to=9))
    assert {person: game.finished for person, game in games.items()} == {
        "anna": True,
        "ben": True,
        "carl": False,
    }
    assert (games["anna"].zeros, games["anna"].typical) == (2, HOUR)


def test_where_a_bot_had_to_finish_it_one_has_left() -> None:
    assert verdicts(held("anna", 0, away=True), held("ben", 1)) == {"anna": False, "ben": True}


def test_giving_up_is_leaving_only_if_others_play_on() -> None:
    anna, ben, carl = held("anna", 0, out="conceded"), held("ben", 1), held("carl", 2)
    assert verdicts(anna, ben, how="conceded") == {"anna": True, "ben": True}
    assert verdicts(anna, ben, carl) == {"anna": False, "ben": True, "carl": True}
    assert verdicts(held("anna", 0, out="late"), ben, how="conceded") == {"anna": False, "ben": True}


def test_a_game_counts_for_substitutes_and_never_against_them() -> None:
    ben, carl = held("ben", 1), held("carl", 2, out="late")
    for how, counts in (({}, True), ({"out": "conceded"}, None), ({"away": True}, None)):
        found = verdicts(held("anna", 2, substitute=True, **how), ben, carl, held("dora", 0))
        assert found == {"anna": counts, "ben": True, "carl": False, "dora": True}


def test_what_was_called_off_or_given_up_counts_against_nobody_but_who_never_answered() -> None:
    anna, ben = held("anna", 0), held("ben", 1)
    assert verdicts(anna, ben, how="cancelled") == {"anna": None, "ben": None}
    assert verdicts(anna, ben, how="abandoned", asked=1) == {"anna": None, "ben": False}


def test_a_game_against_bots_is_nobodys_concern_and_a_live_one_tells_no_time() -> None:
    assert said(held("anna", 0), replace_person(held("", 1))) == {}
    assert said(held("anna", 0), held("ben", 1), clock=LIVE)["anna"].typical is None


def replace_person(one: Held) -> Held:
    one.person, one.bot = None, "greedy"
    return one


def test_it_is_told_from_the_fifth_game_on() -> None:
    game = Played("anna", "t", 0, True, False, 1, 5 * HOUR)
    assert standing([game] * 4) is None
    assert standing([*[game] * 19, game._replace(finished=False)]) == wire.Standing(20, 19, 20, 5 * 3600)


def test_who_is_let_in() -> None:
    good, bad = wire.Standing(10, 9, 0, None), wire.Standing(10, 8, 0, None)
    admit(None, bad)
    admit(wire.Needs(90), good)
    admit(wire.Needs(90), None)
    for needs, one, key in (
        (wire.Needs(90), bad, "not-enough-finished"),
        (wire.Needs(90, newcomers=False), None, "no-newcomers"),
    ):
        with pytest.raises(Refused) as refused:
            admit(needs, one)
        assert refused.value.key == key


# -- over the wire


async def give_up(anna: Person, bela: Person, times: int) -> None:
    """Anna gives up so many games against Béla, which ends them for both."""
    await games(anna, bela, {"concede": True}, times)


async def games(anna: Person, bela: Person, wish: Json, times: int) -> None:
    for _ in range(times):
        table = await bela.join(await anna.open(ME, LINK))
        async with anna.at(table, 0) as chair:
            await chair.wish(**wish)


async def mine(person: Person) -> Any:
    return await person.get("/api/me/standing")


async def test_it_is_told_where_one_sits_down(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        await give_up(anna, bela, 4)
        assert await mine(anna) is None
        await give_up(anna, bela, 1)
        told = {"games": 5, "finished": 5, "zeros": 0, "answers_in": None}
        assert await mine(anna) == told
        table = await anna.open(ME, LINK, bot(), game="tigris", listed=True)
        other = await cili.open(ME, LINK)
        found = await cili.get(f"/api/standings?tables={table['id']},{other['id']},nobody")
        assert {one["table"]: one["seats"] for one in found} == {
            table["id"]: [told, None, None],
            other["id"]: [None, None],
        }


async def test_thrown_away_they_are_made_again(place: Place) -> None:
    assert place.house is not None
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        await give_up(anna, bela, 5)
        before = await mine(anna)
        await place.house.hall.standings.forget()
        assert before is not None and await mine(anna) == before


async def test_cancelling_alone_counts_from_the_third_in_a_day(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        await give_up(anna, bela, 5)
        await games(anna, bela, {"propose": "cancel"}, 2)
        assert (await mine(anna))["games"] == 5
        await games(anna, bela, {"propose": "cancel"}, 1)
        assert ((await mine(anna))["games"], (await mine(anna))["finished"]) == (6, 5)
        assert (await mine(bela))["games"] == 5
        clock.advance(86_401)
        await games(anna, bela, {"propose": "cancel"}, 2)
        assert (await mine(anna))["games"] == 6


async def test_a_table_of_the_lobby_may_ask_for_it(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        await give_up(bela, cili, 5)
        await games(bela, cili, {"propose": "cancel"}, 3)  # the third of them counts
        table = await anna.open(ME, LINK, listed=True, needs={"share": 90})
        assert table["needs"] == {"share": 90, "newcomers": True}
        sit = f"/api/tables/{table['id']}/sit"
        refused = await bela.http.post(sit, json={})
        assert (refused.status_code, refused.json()["error"]) == (
            409,
            {"key": "not-enough-finished", "args": {"share": 90}},
        )
        listing = {"listed": True, "needs": {"share": 90, "newcomers": False}}
        await anna.post(f"/api/tables/{table['id']}/listing", listing)
        async with place.guest("Dora") as dora:
            assert (await dora.http.post(sit, json={})).json()["error"]["key"] == "no-newcomers"
        assert (await cili.post(sit))["seats"][1]["mine"]


async def test_whoever_seeks_passes_over_tables_that_ask_for_more(place: Place) -> None:
    wish = {"game": "druids", "seats": [ME, LINK]}
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        choosy = await anna.post("/api/seeks", wish | {"needs": {"share": 50, "newcomers": False}})
        found = await bela.post("/api/seeks", wish)
        assert found["id"] != choosy["id"] and found["status"] == "waiting"
