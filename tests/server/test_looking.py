"""What a seat may ask before it answers: what follows from each option, and why something is none."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludarium import Luck, game
from tests.server.people import ME, Json, Place, bot

pytestmark = pytest.mark.anyio


@pytest.fixture
async def asked(place: Place) -> AsyncIterator[tuple[Any, Json]]:
    """The first seat of a game of Tigris & Euphrates, and what it was told."""
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot("random"), game="tigris")
        async with anna.at(table, 0) as chair:
            yield chair, chair.told


async def test_the_survey_comes_along_with_the_view(asked: tuple[Any, Json]) -> None:
    _, told = asked
    tigris = game("tigris")
    assert tigris.survey is not None
    world = tigris.imagine(told["view"], Luck(3))
    assert told["survey"] == tigris.survey(world, told["view"])


async def test_every_option_has_an_effect(asked: tuple[Any, Json]) -> None:
    chair, told = asked
    await chair.say({"v": told["v"], "effects": True})
    found = await chair.hear_until("effects")
    assert found["v"] == told["v"]
    assert shape(found["options"]) == told["options"]
    assert set(leaves(found["options"])) == set(range(len(found["effects"])))
    assert all(set(effect) <= {"events", "luck", "asked"} for effect in found["effects"])
    assert {effect["asked"] for effect in found["effects"] if "asked" in effect} == set(
        range(len(found["asked"]))
    )
    assert all(set(question) == {"seat", "question"} for question in found["asked"])


async def test_what_is_no_option_has_a_reason(asked: tuple[Any, Json]) -> None:
    chair, told = asked
    await chair.say({"v": told["v"], "why": "tile blue A1"})
    found = await chair.hear_until("why")
    assert found["words"] == "tile blue A1" and set(found["reason"]) == {"key", "rule", "at", "args", "near"}
    await chair.say({"v": told["v"], "why": first(told["options"])})
    assert (await chair.hear_until("why"))["reason"] is None


async def test_only_who_is_asked_may_ask(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Ben") as ben:
        table = await anna.open(ME, bot("random"), game="tigris")
        async with ben.at(table, None) as spectator:
            told = spectator.told
            for message in ({"effects": True}, {"why": "pass"}):
                await spectator.say({"v": told["v"], **message})
                assert (await spectator.hear_until("refused"))["key"] == "not-yours"
        async with anna.at(table, 0) as chair:
            await chair.say({"v": told["v"] + 7, "effects": True})
            assert (await chair.hear_until("refused"))["key"] == "stale"


def shape(tree: Json) -> Json:
    return {word: shape(below) if isinstance(below, dict) else {} for word, below in tree.items()}


def leaves(tree: Json) -> list[int]:
    found: list[int] = []
    for below in tree.values():
        found += leaves(below) if isinstance(below, dict) else [below]
    return found


def first(tree: Json) -> str:
    """The words of the first option."""
    words: list[str] = []
    while tree:
        word, tree = next(iter(tree.items()))
        words.append(word)
    return " ".join(words)
