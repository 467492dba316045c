"""Names and tokens."""

from hashlib import sha256

import pytest
from sqlalchemy import select

from ludarium.server import schema
from ludarium.server.names import proper
from ludarium.table import Refused
from tests.server.people import LINK, ME, Place

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Anna ", "Anna"), ("Anna  B.", "Anna B."), ("Ödön", "Ödön"), ("😀😀", "😀😀"), ("x" * 20, "x" * 20)],
)
def test_names_are_kept_as_they_are_meant(typed: str, kept: str) -> None:
    assert proper(typed) == kept


@pytest.mark.parametrize(
    "typed", ["", "A", " A ", "x" * 21, "An\x00na", "An\u202ena", "\u200bAnna", "An\ue000na"]
)
def test_names_too_short_too_long_or_with_something_invisible_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        proper(typed)


async def test_a_guest_can_take_another_name(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, LINK)
        assert await anna.post("/api/me", {"name": "Bea"}) == {"name": "Bea"}
        assert await anna.get("/api/me") == {"name": "Bea"}
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Anna"  # as it sat down


async def test_only_the_hash_of_a_token_is_stored(place: Place) -> None:
    assert place.house is not None
    async with place.guest("Anna") as anna, place.house.store.reading() as connection:
        [row] = await connection.execute(select(schema.sign_ins))
        assert row.hash == sha256(anna.token.encode()).hexdigest()
        assert anna.token not in str(tuple(row))


@pytest.mark.parametrize("token", ["x", "x" * 43, "x" * 4000, "-" * 43])
async def test_nobody_knows_a_wrong_token(place: Place, token: str) -> None:
    async with place.anybody() as browser:
        wrong = {"Authorization": f"Bearer {token}"}
        assert (await browser.get("/api/me", headers=wrong)).json() is None
        answer = await browser.get("/api/tables", headers=wrong)
        assert answer.status_code == 401 and answer.json() == {"error": {"key": "no-session", "args": {}}}
