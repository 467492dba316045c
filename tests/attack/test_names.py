"""Names that cannot be seen, that spill over others, or that pass for somebody else's."""

import pytest

from ludarium.server.names import MOST, proper, told_apart
from ludarium.table import Refused
from tests.server.people import LINK, ME, Place, bot

pytestmark = pytest.mark.anyio

UNSEEN = list("\u3164\u2800\u115f\u1160\u034f\uffa0\u200d\u2060\u00ad\ufeff\u061c")
CYRILLIC = "\u0410nna"
PILED_UP = ["Z\u0335\u0336\u0337lgo", "a\u0300\u0301\u0302\u0303\u0304b", "e\u0489\u0489\u0489"]


BETWEEN = [f"A{sign}B" for sign in UNSEEN if sign != "\u2800"]


@pytest.mark.parametrize("name", [2 * sign for sign in UNSEEN] + BETWEEN + PILED_UP)
def test_nothing_invisible_and_nothing_piled_up(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        proper(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("अनिता", "अनिता"),
        ("สมชาย", "สมชาย"),
        ("שרה", "שרה"),
        ("日本", "日本"),
        ("❤\ufe0fAnna", "❤Anna"),
        ("Anna\u2800K", "Anna K"),
    ],
)
def test_names_of_all_languages_are_welcome(name: str, kept: str) -> None:
    assert proper(name) == kept


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Anna"),
        ("anna", "Anna"),
        ("A nna", "Anna"),
        ("\u0410nn\u0430", "Anna"),  # its A's are Cyrillic
        ("\u0391nna", "Anna"),  # and this one is Greek
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("Bi11", "Bill"),
        ("BiII", "Bill"),
        ("B0b", "Bob"),
        ("Master", "master"),
    ],
)
def test_a_name_that_looks_like_anothers_is_given_a_number(name: str, other: str) -> None:
    assert told_apart(name, [other]) == f"{name} (2)"
    assert told_apart(name, [other, f"{other} (2)"]) == f"{name} (3)"
    assert told_apart(name, ["Somebody"]) == name


def test_a_number_makes_no_name_too_long() -> None:
    long = "x" * MOST
    assert told_apart(long, [long]) == "x" * (MOST - 4) + " (2)"


async def test_nobody_passes_for_another_at_a_table(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest(CYRILLIC) as other:
        table = await anna.open(ME, {"kind": "device", "name": "ANNA"}, LINK, bot("greedy"), game="tigris")
        joined = await other.join(table)
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "ANNA (2)", f"{CYRILLIC} (3)", None]
        assert (await other.get("/api/me"))["name"] == CYRILLIC
