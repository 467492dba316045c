"""The machine-readable description, made from the calls themselves."""

import re
from typing import Any

import msgspec

from ludarium.server.api import CALLS, Call
from ludarium.server.refusals import STATUS
from ludarium.server.wire import Error

GENERAL = ("bad-request", "too-fast")
CHANGING = ("foreign-origin",)
WITH_BODY = ("too-large",)

PARAMETERS = {
    "id": {"type": "string", "description": "the id of a table"},
    "n": {"type": "integer", "minimum": 0, "description": "the number of an entry; 0 is the set-up"},
}
SEAT = {
    "name": "seat",
    "in": "query",
    "description": "through whose eyes; without it, a spectator's",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99},
}


def description(version: str) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for call in CALLS for kind in (call.body, call.answer) if kind] + [Error]
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
        "responses": {"200": success(call, of)} | failures(call, of[str(Error)]),
    }
    if call.body:
        content = {"application/json": {"schema": of[str(call.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def parameters(call: Call) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", call.path)
    found = [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]
    return [*found, SEAT] if "n" in names else found


def success(call: Call, of: dict[str, Any]) -> dict[str, Any]:
    if call.answer is str:
        return {"description": "the text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": "the answer", "content": {"application/json": {"schema": of[str(call.answer)]}}}


def failures(call: Call, schema: dict[str, Any]) -> dict[str, Any]:
    keys = (
        *GENERAL,
        *call.refusals,
        *(CHANGING if call.method == "POST" else ()),
        *(WITH_BODY if call.body else ()),
    )
    by_status: dict[str, list[str]] = {}
    for key in dict.fromkeys(keys):
        by_status.setdefault(str(STATUS[key]), []).append(key)
    if call.body:
        by_status["415"] = ["bad-request"]
    content = {"application/json": {"schema": schema}}
    return {
        status: {"description": ", ".join(keys), "content": content}
        for status, keys in sorted(by_status.items())
    }
