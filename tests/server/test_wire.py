"""What goes over the wire is described once: types of the page and documents follow from the structs."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import wire as script

from ludarium.server import messages
from tests.server.people import DEVICE, ME, Place

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parent.parent.parent / "client/src/wire.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    """If not: `python scripts/wire.py > client/src/wire.ts`."""
    assert script.text() == PAGE.read_text(encoding="utf-8")


def test_every_message_has_its_members() -> None:
    told, said = re.findall(r"export type (?:FromServer|ToServer) =\n((?:  \| .*\n?)+)", script.text())
    assert set(re.findall(r"'(\w+)'", told)) == {
        "told",
        "entry",
        "patch",
        "try",
        "why",
        "effects",
        "suppose",
        "coach",
        "hint",
        "refused",
        "people",
        "said",
        "bye",
    }
    assert said.count("|\n") == 0 and said.count("  | {") == len(messages.KINDS)


def resolved(document: dict[str, Any], reference: str) -> Any:
    found: Any = document
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [one for value in part.values() for one in references(value)]
    return [one for value in part for one in references(value)] if isinstance(part, list) else []


async def test_the_websocket_is_described(place: Place) -> None:
    async with place.anybody() as browser:
        document = (await browser.get("/api/asyncapi.json")).json()
    assert document["asyncapi"] == "3.0.0"
    assert document["channels"]["table"]["address"] == "/api/tables/{id}/live"
    for reference in references(document):
        assert resolved(document, reference)
    say, tell = document["operations"]["say"], document["operations"]["tell"]
    assert (say["action"], tell["action"]) == ("receive", "send")
    assert len(say["messages"]) == len(messages.KINDS) and len(tell["messages"]) == len(messages.TOLD)
    for one in (*say["messages"], *tell["messages"]):
        payload = resolved(document, one["$ref"])["$ref"]
        assert resolved(document, resolved(document, payload)["payload"]["$ref"])["type"] == "object"


async def test_what_is_told_is_as_it_is_described(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            await chair.ask({"v": 0, "try": chair.options()[0]})
            await chair.ask({"v": 0, "do": "fly to the moon"})
            await chair.say({"v": 0, "effects": True})
            await chair.hear_until("effects")
            await chair.say({"v": 0, "why": "fly to the moon"})
            await chair.hear_until("why")
            await chair.do(chair.options()[0])
        kinds = {
            "told": messages.Told,
            "entry": messages.Told,
            "try": messages.Tried,
            "effects": messages.Foreseen,
            "why": messages.Explained,
        }
        kinds |= {"refused": messages.NotDone, "people": messages.People}
        for text in chair.heard:
            kind = kinds[json.loads(text)["t"]]
            assert json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind))) == json.loads(text)
