"""The machine-readable description, made from the calls themselves."""

import re
from typing import Any

import msgspec

from ludarium.registry import games
from ludarium.server import limits
from ludarium.server.asking import Call, Elsewhere
from ludarium.server.calls import CALLS
from ludarium.server.chat.wire import Saying
from ludarium.server.lists import CURSOR
from ludarium.server.notices import wire as notices
from ludarium.server.people import wire as people
from ludarium.server.refusals import STATUS
from ludarium.server.studies import wire as studies
from ludarium.server.studies.calls import HEADER
from ludarium.server.wire import (
    Board,
    Doubt,
    Error,
    Finished,
    Joining,
    Line,
    LineRecord,
    LineThought,
    LineWords,
    Listing,
    Naming,
    NewTable,
    PuzzleAnswer,
    SolvedNow,
    TableInfo,
    TurnWords,
)

CODE = "7H2K-9QXM-4RTB-1ZWE"
CHAPTER = {"name": "First", "game": "druids", "position": "ask p2 TakeTurn"}
EXAMPLES: dict[type, dict[str, Any]] = {
    Naming: {"name": "Anna"},
    Joining: {"invitation": "kJ3_0aYdTz8oOZ4Gm1qXv2Rb"},
    Listing: {"listed": True},
    Finished: {"game": "druids", "steps": ["D1"]},
    PuzzleAnswer: {"words": "pass"},
    TurnWords: {"words": ["pass"]},
    SolvedNow: {"game": "druids", "results": [{"id": "00d8e95e466d", "clean": True}]},
    Doubt: {"game": "druids", "id": "00d8e95e466d", "doubted": True},
    Saying: {"phrase": "hello"},
    studies.NewStudy: {"title": "Dances"},
    studies.StudyChange: {"version": 1, "title": "Dances"},
    studies.NewChapter: {"version": 1, "chapter": CHAPTER},
    studies.ChapterSave: {"version": 1, "chapter": CHAPTER},
    studies.ChapterRemoval: {"version": 1},
    studies.StudyShare: {"may": "read"},
    studies.StudyText: {"text": "ludarium study 1\ntitle Dances\n"},
    people.NewPasskey: {"credential": {}, "name": "Phone"},
    people.Proof: {"credential": {}},
    people.RecoveryCode: {"code": CODE},
    people.Password: {"handle": "anna", "password": "nine white stones"},
    people.NewPassword: {"handle": "anna", "password": "nine white stones"},
    people.NewToken: {"name": "notebook", "scope": "read"},
    people.DeviceWord: {"word": CODE},
    people.DeviceNumber: {"word": CODE, "number": "4711"},
    people.DeviceClaim: {"word": CODE, "claim": "kJ3_0aYdTz8oOZ4Gm1qXv2Rb"},
    people.Leaving: {"wanted": False},
    people.Sharing: {"wanted": True},
    notices.NewPush: {"endpoint": "https://push.example.org/x", "p256dh": "BOPf", "auth": "c2l4"},
    notices.NewMail: {"address": "anna@example.org"},
    notices.NewWebhook: {"url": "https://example.org/hook", "style": "json"},
    notices.Wishes: {
        **{"push": ["turn", "clock"], "mail": ["clock"], "webhook": [], "urgent": True},
        **{"quiet": {"start": 1320, "end": 420}, "zone": "UTC", "language": "en"},
    },
    notices.Switch: {"on": True},
    notices.MailWord: {"word": CODE},
    notices.MailProof: {"word": CODE},
}
GENERAL = ("bad-request", "foreign-host", "too-fast")
CHANGING = ("foreign-origin", "no-right")
WITH_BODY = ("too-large",)

PARAMETERS = {
    "name": {"type": "string", "description": "the name of a game"},
    "id": {
        "type": "string",
        "description": "the id of a table; or of a puzzle, a turn, a study, a passkey, a sign-in, a channel",
    },
    "chapter": {"type": "string", "description": "the id of a chapter"},
    "word": {"type": "string", "description": "as the mail holds it"},
    "line": {"type": "string", "description": "the id of something that was said"},
    "n": {"type": "integer", "minimum": 0, "description": "the number of an entry; 0 is the set-up"},
}
QUERY = {
    "seat": (
        {"type": "integer", "minimum": 0, "maximum": limits.HIGHEST_SEAT},
        "through whose eyes; without it, a spectator's",
    ),
    "v": ({"type": "string"}, "as the list of games names it: then the answer may be kept for ever"),
    "before": ({"type": "string", "pattern": f"^{CURSOR.pattern}$"}, "the `next` of another list"),
    "after": (
        {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        "the number of an entry; without it, from the beginning",
    ),
    "game": ({"type": "string"}, "only tables of this game"),
    "language": ({"type": "string"}, "only tables for people who speak it"),
    "pace": ({"enum": ["live", "days", "none"]}, "only tables with such a clock, or without one"),
    "seats": (
        {"type": "integer", "minimum": 1, "maximum": limits.HIGHEST_SEAT + 1},
        "only tables with so many",
    ),
    "beyond": ({"type": "string"}, "the `next` of another list"),
    "tables": ({"type": "string"}, "their ids, between commas"),
    "until": ({"type": "string"}, "the id of a line: only what was said before it"),
    "limit": ({"type": "integer", "minimum": 1, "maximum": limits.LISTED_TABLES}, "at most so many"),
}
LINKS = {
    name: {
        "operationId": name,
        "parameters": {"id": "$response.body#/id"} | ({"n": 0} if name in ("moment", "before") else {}),
    }
    for name in (
        *("one_table", "join", "rematch", "record", "verify", "sample", "moment", "before", "entries"),
        *("review", "ask_for_review", "call_off_review"),
    )
}


def description(version: str) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for call in CALLS for kind in (call.body, call.answer) if kind not in (None, Elsewhere)] + [
        Error
    ]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludarium", "version": version, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "ludarium"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def operation(call: Call, of: dict[str, Any]) -> dict[str, Any]:
    described = {
        "operationId": call.does.__name__,
        "summary": call.summary,
        "parameters": parameters(call),
        "responses": success(call, of) | as_it_was(call) | failures(call, of[str(Error)]),
    }
    if call.body:
        content = {"schema": of[str(call.body)], "example": example(call.body)}
        described["requestBody"] = {"required": True, "content": {"application/json": content}}
    return described


def example(body: type) -> dict[str, Any]:
    if body is NewTable:
        first = games()[0]
        return {"game": first.name, "seats": [{"kind": "me"}, *[{"kind": "link"}] * (first.seats[0] - 1)]}
    if body in (Line, LineWords, Board):
        line = {"game": games()[0].name, "players": games()[0].seats[0]}
        return {"line": line, "words": "pass"} if body is LineWords else line
    if body is LineRecord:
        return {"game": games()[0].name, "record": "ludarium 1\n"}
    if body is LineThought:
        return {"line": example(Line), "ms": 500}
    return EXAMPLES[body]


def parameters(call: Call) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", call.path)
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    for name in call.query:
        schema, description = QUERY[name]
        found.append({"name": name, "in": "query", "description": description, "schema": schema})
    if call.path.startswith("/api/studies/{id}"):
        word = {"description": "the word of a link, for whom it is not theirs", "schema": {"type": "string"}}
        found.append({"name": HEADER, "in": "header"} | word)
    return found


def success(call: Call, of: dict[str, Any]) -> dict[str, Any]:
    if call.answer is Elsewhere:
        return {"303": {"description": "a page is there"}}
    return {"200": answered(call, of)}


def answered(call: Call, of: dict[str, Any]) -> dict[str, Any]:
    if call.answer is str:
        return {"description": "the text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    if call.answer is bytes:
        content = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
        return {"description": "an archive", "content": content}
    found = {"description": "the answer", "content": {"application/json": {"schema": of[str(call.answer)]}}}
    return found | {"links": LINKS} if call.answer is TableInfo else found


def as_it_was(call: Call) -> dict[str, Any]:
    return {"304": {"description": "as the ETag says that it was"}} if call.method == "GET" else {}


def failures(call: Call, schema: dict[str, Any]) -> dict[str, Any]:
    keys = (
        *GENERAL,
        *call.refusals,
        *(CHANGING if call.method != "GET" else ()),
        *(WITH_BODY if call.body else ()),
    )
    by_status: dict[str, list[str]] = {"414": ["too-large"]}  # an address; whoever calls may write any
    for key in dict.fromkeys(keys):
        by_status.setdefault(str(STATUS[key]), []).append(key)
    if call.body:
        by_status["415"] = ["bad-request"]
    content = {"application/json": {"schema": schema}}
    return {
        status: {"description": ", ".join(keys), "content": content}
        for status, keys in sorted(by_status.items())
    }
