"""What is told to many at once: whole, or as what has changed since the last time."""

from functools import cached_property
from typing import Any

import msgspec

from ludarium.server import messages, wire
from ludarium.server.patch import patch


class Letter:
    """One message to all who look through the same eyes, written only once in each form."""

    def __init__(self, told: messages.Told) -> None:
        self._told = told
        self._changed: tuple[Letter, str] | None = None

    def after(self, last: "Letter | None") -> str:
        """For whom the `last` one was told to; None: whoever is told it whole."""
        if last is None:
            return self._whole
        if self._changed is None or self._changed[0] is not last:
            self._changed = (last, self._since(last))
        return self._changed[1]

    @cached_property
    def _whole(self) -> str:
        return wire.text(self._told)

    def _since(self, last: "Letter") -> str:
        change = patch(last._plain, self._plain)
        if isinstance(change, list):  # so much that it is told whole
            return self._whole
        return wire.text(messages.Patched(last._told.n, change))

    @cached_property
    def _plain(self) -> dict[str, Any]:
        """The message as JSON will show it; views are plain already, and long."""
        fields = zip(self._told.__struct_encode_fields__, self._told.__struct_fields__, strict=True)
        return {name: plain(getattr(self._told, field)) for name, field in fields}


def plain(value: Any) -> Any:
    return value if isinstance(value, dict) else msgspec.to_builtins(value)
