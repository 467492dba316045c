"""Whoever wants to read, spoil or fill what others think, or to drive their pages with it."""

import asyncio
import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from ludarium.server import limits
from ludarium.study import parse
from tests.games.mutations import slip
from tests.server.browsers import browser
from tests.server.clocks import StoppedClock
from tests.server.people import DEVICE, ME, Json, Place, serving
from tests.server.test_studies import LINK, POSITION, chapter, opened
from tests.test_study import DANCES

pytestmark = pytest.mark.anyio

SECRET = "only Anna knows"


def calls(study: Json) -> list[tuple[str, str, Json | None]]:
    """All that can be asked of one study."""
    path, id = f"/api/studies/{study['id']}", study["chapters"][0]["id"]
    return [
        ("GET", path, None),
        ("GET", f"{path}/text", None),
        ("GET", f"{path}/chapters/{id}", None),
        ("POST", path, {"version": 1, "title": "Taken"}),
        ("POST", f"{path}/copy", {}),
        ("POST", f"{path}/share", {"may": "edit"}),
        ("POST", f"{path}/unshare", {"may": "read"}),
        ("POST", f"{path}/chapters", {"version": 1, "chapter": chapter()}),
        ("POST", f"{path}/chapters/{id}", {"version": 1, "chapter": chapter()}),
        ("POST", f"{path}/chapters/{id}/remove", {"version": 1}),
        ("POST", f"{path}/remove", {}),
    ]


async def test_a_stranger_learns_not_even_that_it_is_there(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as mallory:
        study = await opened(anna, chapter(text=SECRET))
        old = (await anna.post(f"/api/studies/{study['id']}/share", {"may": "edit"}))["word"]
        await anna.post(f"/api/studies/{study['id']}/share", {"may": "edit"})  # another one
        await anna.post(f"/api/studies/{study['id']}/share", {"may": "read"})
        before = await anna.get(f"/api/studies/{study['id']}")
        other = {**study, "id": "A" * 16}
        for word in (None, "", "a" * 43, old, old[:-1], "é", "%00", "x" * 5000):
            headers = {LINK: word.encode("latin-1", "replace")} if word is not None else {}
            for (method, path, body), (_, absent, _) in zip(calls(study), calls(other), strict=True):
                answer = await mallory.http.request(method, path, json=body, headers=headers)  # type: ignore[arg-type]
                none = await mallory.http.request(method, absent, json=body, headers=headers)  # type: ignore[arg-type]
                assert answer.status_code == none.status_code == 404, (path, word)
                assert answer.content == none.content
        assert await anna.get(f"/api/studies/{study['id']}") == before
        assert (await mallory.get("/api/me/studies"))["studies"] == []


async def test_who_may_read_changes_nothing(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as mallory:
        study = await opened(anna, chapter(text=SECRET))
        mallory.http.headers[LINK] = (await anna.post(f"/api/studies/{study['id']}/share", {"may": "read"}))[
            "word"
        ]
        before = await anna.get(f"/api/studies/{study['id']}")
        refused = []
        for method, path, body in calls(study):
            answer = await mallory.http.request(method, path, json=body)
            refused.append(answer.json()["error"]["key"] if answer.status_code >= 400 else None)
            assert answer.status_code in (200, 403), answer.text
        assert refused == [None] * 3 + ["not-your-study"] + [None] + ["not-your-study"] * 6
        assert await anna.get(f"/api/studies/{study['id']}") == before
        assert not {"read", "edit"} & set((await mallory.get(f"/api/studies/{study['id']}"))["shared"])


async def test_a_link_that_was_taken_back_opens_nothing(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as mallory:
        study = await opened(anna, chapter())
        path = f"/api/studies/{study['id']}"
        mallory.http.headers[LINK] = (await anna.post(f"{path}/share", {"may": "edit"}))["word"]
        assert (await mallory.get(path))["may"] == "edit"
        await anna.post(f"{path}/unshare", {"may": "edit"})
        for method, where, body in calls(study):
            assert (await mallory.http.request(method, where, json=body)).status_code == 404


async def test_a_word_is_in_no_log_and_not_in_the_database(
    place: Place, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with browser(place, "Anna") as anna, browser(place, "Béla") as bela:
        study = await opened(anna, chapter())
        word = (await anna.post(f"/api/studies/{study['id']}/share", {"may": "read"}))["word"]
        bela.http.headers[LINK] = word
        await bela.get(f"/api/studies/{study['id']}")
        assert word not in caplog.text
        for path in tmp_path.rglob("*"):
            assert not path.is_file() or word.encode() not in path.read_bytes()


BAD: list[Json] = [
    {},
    {"title": ""},
    {"title": " \n "},
    {"title": "a\nchapter b"},
    {"title": "a\x00b"},
    {"title": "a\u2028b"},
    {"title": "x" * 61},
    {"title": "ok", "owner": "somebody"},
    {"title": "ok", "chapters": [chapter(name="x\ngame tigris 1")]},
    {"title": "ok", "chapters": [chapter(game="../../etc")]},
    {"title": "ok", "chapters": [chapter(game="chess")]},
    {"title": "ok", "chapters": [chapter(position="")]},
    {"title": "ok", "chapters": [chapter(position="x" * 20_000)]},
    {"title": "ok", "chapters": [chapter(position="a\x1b[2J")]},
    {"title": "ok", "chapters": [chapter(text="x" * 2001)]},
    {"title": "ok", "chapters": [chapter(text="a\x07")]},
    {"title": "ok", "chapters": [chapter(places=["a b"])]},
    {"title": "ok", "chapters": [chapter(places=["a\nb"])]},
    {"title": "ok", "chapters": [chapter(names=["Anna"])]},
    {"title": "ok", "chapters": [chapter(players=0)]},
    {"title": "ok", "chapters": [chapter(options={"a b": 1})]},
    {"title": "ok", "chapters": [chapter(options={"a": "1"})]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 1, "words": "a"}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": -1, "words": "a"}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": ""}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": "a ; b"}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": "a\nb"}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": "a", "outcomes": ["?"]}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": "a", "outcomes": ["a b"]}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": "a", "mark": "<b>"}])]},
    {"title": "ok", "chapters": [chapter(moves=[{"after": 0, "words": "a", "seat": 100}])]},
    {"title": "ok", "chapters": [chapter()] * 65},
]


@pytest.mark.parametrize("body", BAD, ids=[f"{n}" for n in range(len(BAD))])
async def test_what_is_no_study_is_refused(place: Place, body: Json) -> None:
    async with browser(place, "Mallory") as mallory:
        assert await mallory.refused("/api/studies", body) in ("bad-request", "bad-study", "no-game")
        assert (await mallory.get("/api/me/studies"))["studies"] == []


async def test_large_and_deep_trees_are_refused_or_kept(place: Place) -> None:
    many = [{"after": n, "words": "a"} for n in range(2000)]
    wide = [{"after": 0, "words": "a"}] * 2000
    steps: list[Json] = []
    while len(steps) < 1900:
        steps += [{"after": len(steps), "words": "a"}, {"after": len(steps), "words": "b"}]
    async with browser(place, "Mallory") as mallory:
        for moves in (many, wide):
            study = await opened(mallory, chapter(moves=moves))
            text = (await mallory.http.get(f"/api/studies/{study['id']}/text")).text
            assert len(parse(text).chapters[0].moves) == 2000
        assert (
            await mallory.refused("/api/studies", {"title": "a", "chapters": [chapter(moves=steps)]})
            == "bad-study"
        )
        more = chapter(moves=[*many, {"after": 0, "words": "a"}])
        assert await mallory.refused("/api/studies", {"title": "a", "chapters": [more]}) == "bad-request"
        large = {"title": "a", "chapters": [chapter(text="é" * 2000)] * 60}
        assert await mallory.refused("/api/studies", large) == "too-large"
        nested = '{"title": "a", "chapters": ' + "[" * 50_000 + "]" * 50_000 + "}"
        answer = await mallory.http.post(
            "/api/studies", content=nested, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 400


async def test_what_would_drive_a_page_comes_back_as_text(place: Place) -> None:
    nasty = "<img src=x onerror=alert(1)> javascript:alert(1) {{7*7}} ${7*7} \"'</script>"
    async with browser(place, "Anna") as anna:
        study = await opened(
            anna, chapter(name=nasty[:60], text=nasty, places=["[x]", '"]:is(*)']), title=nasty[:60]
        )
        for path in ("", "/text", f"/chapters/{study['chapters'][0]['id']}"):
            answer = await anna.http.get(f"/api/studies/{study['id']}{path}")
            assert answer.headers["content-type"].partition(";")[0] in ("application/json", "text/plain")
            assert answer.headers["x-content-type-options"] == "nosniff"
        page = await anna.http.get(f"/study/{study['id']}")
        assert "onerror" not in page.text


async def test_spoilt_studies_are_refused_in_words_or_read(place: Place) -> None:
    pen, answers = Random(5), list[httpx.Response]()
    async with browser(place, "Mallory") as mallory:
        for _ in range(60):
            answers.append(await mallory.ask("/api/studies/read", {"text": slip(DANCES, DANCES, pen)}))
        strange: list[Any] = [
            "",
            "\x00",
            "ludarium study",
            "ludarium 1\n",
            "ludarium study 1\n" * 9,
            "\ud800",
            None,
            3,
        ]
        for text in strange:
            body = json.dumps({"text": text}).encode("utf-8", "surrogatepass")
            headers = {"Content-Type": "application/json"}
            answers.append(await mallory.http.post("/api/studies/read", content=body, headers=headers))
    for answer in answers:
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 400:
            assert answer.json()["error"]["key"] in ("bad-study", "bad-request")
    assert {200, 400} == {answer.status_code for answer in answers}


async def test_a_text_that_takes_too_long_holds_up_nobody(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STUDY_SECONDS", 0.001)
    async with browser(place, "Mallory") as mallory, browser(place, "Anna") as anna:
        answer = await mallory.ask("/api/studies/read", {"text": DANCES})
        assert answer.json()["error"] == {
            "key": "bad-study",
            "args": {"why": "the rules need too long for it"},
        }
        monkeypatch.setattr(limits, "STUDY_SECONDS", 60.0)
        assert (await anna.post("/api/studies/read", {"text": DANCES}))["title"] == "Four dances"


async def test_a_running_table_is_no_beginning_of_a_study(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as mallory:
        table = (await anna.post("/api/tables", {"game": "druids", "seats": [ME, DEVICE]}))["id"]
        for one in (anna, mallory):
            line = {"game": "druids", "base": {"table": table, "at": 0}}
            for path in ("/api/line", "/api/line/effects"):
                assert await one.refused(path, line) == "not-over"
        body = {"title": "a", "chapters": [chapter(base={"table": table, "at": 0})]}
        assert await mallory.refused("/api/studies", body) == "bad-request"  # there is no such thing in it


async def test_many_pages_that_save_at_once_lose_nothing(place: Place) -> None:
    async with browser(place, "Anna") as anna:
        study = await opened(anna, chapter())
        path = f"/api/studies/{study['id']}/chapters/{study['chapters'][0]['id']}"
        answers = await asyncio.gather(
            *(anna.ask(path, {"version": 1, "chapter": chapter(text=f"{n}")}) for n in range(8))
        )
        won = [n for n, answer in enumerate(answers) if answer.status_code == 200]
        assert len(won) == 1
        assert {a.json()["error"]["key"] for n, a in enumerate(answers) if n not in won} == {"study-changed"}
        assert (await anna.get(path))["chapter"]["text"] == f"{won[0]}"


async def test_a_page_elsewhere_and_a_script_change_nothing(place: Place) -> None:
    async with browser(place, "Anna") as anna:
        study = await opened(anna, chapter(text=SECRET))
        foreign = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        token = (await anna.post("/api/me/tokens", {"name": "a script", "scope": "read"}))["token"]
        async with place.anybody({"Authorization": f"Bearer {token}"}) as http:
            for method, path, body in calls(study):
                if method == "POST":
                    answer = await anna.http.post(path, json=body, headers=foreign)
                    assert answer.json()["error"]["key"] == "foreign-origin"
                    assert (await http.post(path, json=body)).json()["error"]["key"] == "no-right"
            assert SECRET in (await http.get(f"/api/studies/{study['id']}/text")).text  # it may read
        assert await anna.get(f"/api/studies/{study['id']}") == study


async def test_who_floods_is_told_so_and_others_are_answered(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, limits=True, clock=StoppedClock()) as place,
        browser(place, "Mallory") as mallory,
        browser(place, "Anna") as anna,
    ):
        keys = [await mallory.refused("/api/studies", {"title": ""}) for _ in range(5)]
        assert set(keys) == {"bad-study"}
        answers = [await mallory.ask("/api/studies/text", {"title": "a"}) for _ in range(61)]
        assert answers[-1].json()["error"]["key"] == "too-fast"
        assert (await opened(anna))["title"] == "Dances"
        assert POSITION
