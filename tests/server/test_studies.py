"""Studies over the wire: kept, changed by whoever may, shared by link, taken home and deleted."""

import io
import zipfile
from typing import Any

import pytest

from ludarium.server import limits, schema
from ludarium.sitting.clock import DAY
from ludarium.study import parse
from tests.server.browsers import Browser
from tests.server.people import Json
from tests.server.test_accounts import Town, town  # noqa: F401 - a fixture
from tests.server.test_retention import kept, pass_days
from tests.test_study import DANCES

pytestmark = pytest.mark.anyio

POSITION = parse(DANCES).chapters[0].position
LINK = "Study-Word"


def chapter(name: str = "The fifth spirit", **more: Any) -> Json:
    moves = [
        {"after": 0, "seat": 1, "words": "waltz 5L S4", "outcomes": ["4L", "3R"], "mark": "good"},
        {"after": 0, "seat": 1, "words": "jump orange", "outcomes": [], "text": "Or so?", "places": ["S1"]},
        {"after": 1, "seat": 1, "words": "fight orange", "outcomes": []},
    ]
    return {"name": name, "game": "druids", "version": 1, "position": POSITION, "moves": moves} | more


async def opened(anna: Browser, *chapters: Json, title: str = "Dances") -> Json:
    found: Json = await anna.post("/api/studies", {"title": title, "chapters": list(chapters)})
    return found


async def saved(anna: Browser, study: Json, changed: Json, version: int = 1) -> Any:
    id = study["chapters"][0]["id"]
    path = f"/api/studies/{study['id']}/chapters/{id}"
    return (await anna.ask(path, {"version": version, "chapter": changed})).json()


async def test_a_study_is_kept(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    study = await opened(anna, chapter(), chapter("Another"))
    assert (study["title"], study["version"], study["may"], study["shared"]) == ("Dances", 1, "own", [])
    assert [one["name"] for one in study["chapters"]] == ["The fifth spirit", "Another"]
    assert (await anna.get("/api/me/studies"))["studies"] == [study]
    first = study["chapters"][0]["id"]
    told = await anna.get(f"/api/studies/{study['id']}/chapters/{first}")
    assert [one["words"] for one in told["chapter"]["moves"]] == [
        "waltz 5L S4",
        "jump orange",
        "fight orange",
    ]
    assert told["chapter"]["moves"][1]["text"] == "Or so?"
    text = (await anna.http.get(f"/api/studies/{study['id']}/text")).text
    assert [one.name for one in parse(text).chapters] == ["The fifth spirit", "Another"]
    assert "  or p2 jump orange\n  draw S1\n  # Or so?\n" in text


async def test_chapters_are_added_renamed_ordered_and_removed(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    study = await opened(anna, chapter("One"))
    path = f"/api/studies/{study['id']}"
    study = await anna.post(f"{path}/chapters", {"version": 1, "chapter": chapter("Two")})
    one, two = (found["id"] for found in study["chapters"])
    study = await anna.post(path, {"version": 2, "title": " More dances ", "order": [two, one]})
    assert (study["title"], [found["name"] for found in study["chapters"]]) == ("More dances", ["Two", "One"])
    assert await anna.refused(path, {"version": 3, "order": [two, two]}) == "bad-request"
    assert await anna.refused(path, {"version": 3, "title": "a\nb"}) == "bad-study"
    study = await anna.post(f"{path}/chapters/{two}/remove", {"version": 3})
    assert [found["id"] for found in study["chapters"]] == [one]
    assert await anna.refused(f"{path}/chapters/{two}/remove", {"version": 4}) == "not-found"
    assert (await anna.get(path))["version"] == 4  # what was refused changed nothing
    await anna.post(f"{path}/remove")
    assert (await anna.http.get(path)).status_code == 404
    assert await kept(town, schema.study_chapters, "id") == []


async def test_the_second_of_two_pages_is_told_and_loses_nothing(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    study = await opened(anna, chapter())
    assert await saved(anna, study, chapter(text="First")) == {"version": 2}
    told = await saved(anna, study, chapter(text="Second"))
    assert told["error"] == {"key": "study-changed", "args": {"version": 2}}
    assert await saved(anna, study, chapter(text="Second"), version=2) == {"version": 3}
    path = f"/api/studies/{study['id']}"
    assert await anna.refused(path, {"version": 0, "title": "Old"}) == "study-changed"
    assert await anna.refused(f"{path}/chapters", {"version": 0, "chapter": chapter()}) == "study-changed"


async def test_who_has_a_link_may_what_it_says(town: Town) -> None:  # noqa: F811
    anna, bela = await town.browser("Anna"), await town.browser("Béla")
    study = await opened(anna, chapter())
    path = f"/api/studies/{study['id']}"
    read = (await anna.post(f"{path}/share", {"may": "read"}))["word"]
    edit = (await anna.post(f"{path}/share", {"may": "edit"}))["word"]
    assert (await anna.get(path))["shared"] == ["read", "edit"]
    assert (await bela.http.get(path)).json()["error"]["key"] == "not-found"
    bela.http.headers[LINK] = read
    told = await bela.get(path)
    assert (told["may"], told["shared"]) == ("read", [])
    assert (await saved(bela, study, chapter()))["error"]["key"] == "not-your-study"
    mine = await bela.post(f"{path}/copy")
    assert (mine["may"], mine["title"], len(mine["chapters"])) == ("own", "Dances", 1)
    assert mine["id"] != study["id"]
    bela.http.headers[LINK] = edit
    assert await saved(bela, study, chapter(text="By Béla")) == {"version": 2}
    assert await bela.refused(f"{path}/remove") == "not-your-study"
    assert await bela.refused(f"{path}/share", {"may": "read"}) == "not-your-study"
    await anna.post(f"{path}/unshare", {"may": "edit"})
    assert (await bela.http.get(path)).json()["error"]["key"] == "not-found"
    assert (await anna.get(path))["shared"] == ["read"]
    nobody = await town.browser()
    nobody.http.headers[LINK] = read
    assert (await nobody.get(path))["may"] == "read"
    assert await nobody.refused(f"{path}/copy") == "no-session"


async def test_a_text_is_read_and_a_record_says_whether_its_luck_verifies(town: Town) -> None:  # noqa: F811
    from ludarium import Table, game
    from tests.games.play import play_at_random

    anna = await town.browser("Anna")
    found = await anna.post("/api/studies/read", {"text": DANCES})
    assert (found["title"], found["luck"]) == ("Four dances", None)
    assert (await anna.ask("/api/studies/text", {k: found[k] for k in ("title", "chapters")})).text == DANCES
    table = Table(game("druids"), ["Anna", "Béla"], {}, bytes(range(32)))
    record = play_at_random(table, 1).record(None)
    found = await anna.post("/api/studies/read", {"text": record})
    assert (found["title"], found["luck"], found["why"]) == ("Anna, Béla", True, "")
    other = record.replace(f"seed {'00'}", "seed 01", 1)
    assert other != record
    found = await anna.post("/api/studies/read", {"text": other})
    assert found["luck"] is False
    assert found["why"]
    no_seed = "".join(line for line in record.splitlines(True) if not line.startswith("seed "))
    assert (await anna.post("/api/studies/read", {"text": no_seed}))["luck"] is None
    answer = await anna.ask("/api/studies/read", {"text": DANCES.replace("fight orange ; 2R", "fly")})
    assert answer.status_code == 400
    assert "move 3: 'fly' is not an option" in answer.json()["error"]["args"]["why"]


async def test_there_are_only_so_many(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    monkeypatch.setattr(limits, "STUDIES", 2)
    study = await opened(anna, chapter())
    await opened(anna)
    assert await anna.refused("/api/studies", {"title": "Third"}) == "too-many-studies"
    assert await anna.refused(f"/api/studies/{study['id']}/copy") == "too-many-studies"
    monkeypatch.setattr(limits, "STUDIES_BYTES", 2000)
    body = {"version": 1, "chapter": chapter(text="x" * 1500)}
    assert await anna.refused(f"/api/studies/{study['id']}/chapters", body) == "studies-full"
    assert (await saved(anna, study, chapter(text="x" * 1500)))["error"]["key"] == "studies-full"
    assert await saved(anna, study, chapter(text="x")) == {"version": 2}
    assert (await anna.get(f"/api/studies/{study['id']}"))["version"] == 1


async def test_they_come_along_to_an_account(town: Town) -> None:  # noqa: F811
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    await opened(anna, title="Laptop")
    study = await opened(phone, chapter(), title="Phone")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    found = (await anna.get("/api/me/studies"))["studies"]
    assert {one["title"] for one in found} == {"Laptop", "Phone"}
    assert await saved(anna, study, chapter(text="On")) == {"version": 2}


async def test_they_are_taken_home_and_deleted(town: Town) -> None:  # noqa: F811
    anna, bela = await town.browser("Anna"), await town.browser("Béla")
    study, other = await opened(anna, chapter()), await opened(bela, chapter())
    archive = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export")).content))
    assert [name for name in archive.namelist() if "studies" in name] == [f"studies/{study['id']}.txt"]
    assert parse(archive.read(f"studies/{study['id']}.txt").decode()).title == "Dances"
    await anna.post("/api/me/deletion", {"wanted": True})
    town.wait(7 * DAY)
    await town.house.people.moves.do()
    assert await kept(town, schema.studies, "id") == [other["id"]]
    assert await kept(town, schema.study_chapters, "study") == [other["id"]]


async def test_those_that_nobody_can_reach_any_more_are_forgotten(town: Town) -> None:  # noqa: F811
    nobody, sharer, coder = [await town.browser(name) for name in ("Nobody", "Sharer", "Coder")]
    await opened(nobody, chapter())
    shared, known = await opened(sharer, chapter()), await opened(coder, chapter())
    await sharer.post(f"/api/studies/{shared['id']}/share", {"may": "read"})
    await coder.post("/api/me/recovery-codes")
    await pass_days(town, 100)
    assert len(await kept(town, schema.studies, "id")) == 3  # their browsers still know who they are
    await pass_days(town, 301)
    assert await kept(town, schema.studies, "id") == sorted([shared["id"], known["id"]])
    assert await kept(town, schema.study_chapters, "study") == sorted([shared["id"], known["id"]])
    assert await kept(town, schema.guests, "name") == ["Coder", "Sharer"]
