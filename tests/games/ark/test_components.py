"""The inventory: a file that does not fit together is refused, and the message says why."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from ludarium.games.ark.inventory import BAG, FOLLOWERS, INVENTORY, START, BadComponents, check

TEXT = files("ludarium.games.ark").joinpath("components.toml").read_text(encoding="utf-8")


def inventory() -> dict[str, Any]:
    return tomllib.loads(TEXT)


def row(components: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in components["tiles"] if row["name"] == name)
    return found


def test_the_file_fits_together() -> None:
    check(inventory())
    assert len(BAG) == 71
    assert START.name == "cN.rEW"
    assert FOLLOWERS == 7
    assert sum(row["count"] for row in INVENTORY["tiles"] if row["temple"]) == 6


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda c: row(c, "rEW").update(count=3), "group FRFR: 8 said, 9 found"),
        (lambda c: row(c, "rEW").update(count=0), "rEW: the count is a number from 1"),
        (lambda c: row(c, "rEW").update(count="two"), "rEW: the count is a number from 1"),
        (lambda c: row(c, "rEW").update(name="rEW+1"), "rEW[+]1 stands in the list 2 times"),
        (lambda c: row(c, "rEW").update(name="rEX"), "rEX: 'rEX' is no part of a tile"),
        (lambda c: row(c, "rEW").update(name="rNS"), "rNS is not turned so that its sides read FRFR"),
        (lambda c: row(c, "rEW").update(name="rSW"), "rSW belongs to the group FFRR"),
        (lambda c: row(c, "rEW").update(name="rEW.f0+4"), "total of sheep: 43 said, 51 found"),
        (lambda c: row(c, "rEW").update(name="rEW+3"), "total of oases: 14 said, 20 found"),
        (lambda c: row(c, "rEW").update(name="tEW"), "total of temples: 6 said, 8 found"),
        (lambda c: row(c, "cNS+1").update(name="cNS"), "total of scrolls: 10 said, 9 found"),
        (lambda c: row(c, "cN.f0-1").update(name="cN.f0-2"), "total of wolves: 13 said, 14 found"),
        (lambda c: row(c, "rEW").update(start=True), "exactly one tile is the start tile, not 2"),
        (lambda c: row(c, "cN.rEW").pop("start"), "exactly one tile is the start tile, not 0"),
        (lambda c: row(c, "rEW")["established"].pop(), "rEW: every datum is either"),
        (lambda c: row(c, "rEW")["reconstructed"].append("edges"), "rEW: every datum is either"),
        (lambda c: c["groups"].pop(), "no group is called RRRR"),
        (lambda c: c["totals"]["tiles"].update(value=71), "total of tiles: 71 said, 72 found"),
    ],
)
def test_a_broken_file_is_refused(change: Callable[[dict[str, Any]], object], said: str) -> None:
    components = inventory()
    change(components)
    with pytest.raises(BadComponents, match=said):
        check(components)


def test_the_start_tile_is_single() -> None:
    components = inventory()
    row(components, "cN.rEW")["count"] = 2
    next(group for group in components["groups"] if group["edges"] == "CRFR")["count"] = 5
    with pytest.raises(BadComponents, match=r"of the start tile .* there is one"):
        check(components)
