"""Sessions in docstrings are shown as such on the site: an extension of Griffe."""

import re
from typing import Any

from griffe import Extension, Module, Object

# From the first prompt to the end of its paragraph.
SESSION = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class Sessions(Extension):
    """Puts a fence around every session."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = SESSION.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        self.on_object(obj=pkg)  # which is nobody's member
