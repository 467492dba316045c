"""The machine-readable description of the websocket, made from the structs of its messages."""

import inspect
from collections.abc import Iterable
from typing import Any

import msgspec

from ludarium.server.messages import KINDS, TOLD, Changed

SCHEMA = "#/components/schemas/{name}"


def description(version: str) -> dict[str, Any]:
    """The AsyncAPI document."""
    said, told = list(KINDS.values()), list(TOLD)
    everything = [*said, *told, Changed]
    _, schemas = msgspec.json.schema_components(everything, ref_template=SCHEMA)
    chair = "A chair at a table. The first message of a client is Look."
    table = channel("/api/tables/{id}/live", chair, [*said, *told])
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Ludarium", "version": version, "license": {"name": "MIT"}},
        "channels": {
            "table": table | {"parameters": {"id": {"description": "the id of a table"}}},
            "page": channel("/api/live", "An open page. A client says nothing.", [Changed]),
        },
        "operations": {
            "say": operation("receive", "table", "What a client may say.", said),
            "tell": operation("send", "table", "What the server tells.", told),
            "ring": operation("send", "page", "What the server tells a page.", [Changed]),
        },
        "components": {
            "messages": {one.__name__: message(one) for one in everything},
            "schemas": schemas,
        },
    }


def channel(address: str, description: str, messages: Iterable[type]) -> dict[str, Any]:
    of = {one.__name__: reference("components/messages", one) for one in messages}
    return {"address": address, "description": description, "messages": of}


def operation(action: str, channel: str, summary: str, messages: Iterable[type]) -> dict[str, Any]:
    """From where the server stands."""
    of = [reference(f"channels/{channel}/messages", one) for one in messages]
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": of,
    }


def reference(where: str, kind: type) -> dict[str, Any]:
    return {"$ref": f"#/{where}/{kind.__name__}"}


def message(kind: type) -> dict[str, Any]:
    said = {"summary": inspect.cleandoc(kind.__doc__)} if kind.__doc__ else {}
    return {"contentType": "application/json", **said, "payload": {"$ref": SCHEMA.format(name=kind.__name__)}}
