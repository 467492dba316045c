"""A game's inventory: `components.toml` beside its rules, read once, served to browsers as JSON."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ludarium.contract import Option


def load(package: str) -> dict[str, Any]:
    """The inventory of the game in this package."""
    return tomllib.loads((files(package) / "components.toml").read_text(encoding="utf-8"))


def read_options(components: Mapping[str, Any]) -> dict[str, Option]:
    """The table options that the inventory lists: each with `values`, or with `least` and `most`."""
    return {
        name: Option(row["default"], tuple(row.get("values", ())), row.get("least", 0), row.get("most", 0))
        for name, row in components["options"].items()
    }
