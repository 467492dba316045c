"""The machine-readable description of the websocket, made from the structs of its messages."""

import inspect
from collections.abc import Iterable
from typing import Any

import msgspec

from ludarium.server.messages import KINDS, TOLD

SCHEMA = "#/components/schemas/{name}"
CHANNEL = {"$ref": "#/channels/table"}


def description(version: str) -> dict[str, Any]:
    """The AsyncAPI document."""
    said, told = list(KINDS.values()), list(TOLD)
    _, schemas = msgspec.json.schema_components([*said, *told], ref_template=SCHEMA)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Ludarium", "version": version, "license": {"name": "MIT"}},
        "channels": {
            "table": {
                "address": "/api/tables/{id}/live",
                "description": "A chair at a table. The first message of a client is Look.",
                "parameters": {"id": {"description": "the id of a table"}},
                "messages": {one.__name__: reference("components/messages", one) for one in (*said, *told)},
            }
        },
        "operations": {
            "say": operation("receive", "What a client may say.", said),
            "tell": operation("send", "What the server tells.", told),
        },
        "components": {
            "messages": {one.__name__: message(one) for one in (*said, *told)},
            "schemas": schemas,
        },
    }


def operation(action: str, summary: str, messages: Iterable[type]) -> dict[str, Any]:
    """From where the server stands."""
    of = [reference("channels/table/messages", one) for one in messages]
    return {"action": action, "summary": summary, "channel": CHANNEL, "messages": of}


def reference(where: str, kind: type) -> dict[str, Any]:
    return {"$ref": f"#/{where}/{kind.__name__}"}


def message(kind: type) -> dict[str, Any]:
    said = {"summary": inspect.cleandoc(kind.__doc__)} if kind.__doc__ else {}
    return {"contentType": "application/json", **said, "payload": {"$ref": SCHEMA.format(name=kind.__name__)}}
