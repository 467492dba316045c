"""Patches of views: applied they are the new view, to the byte, and never much longer."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode

from ludarium import Luck, options, registry
from ludarium.server.patch import ENOUGH, apply, patch
from ludarium.table import Table

CASES = json.loads(Path(__file__).with_name("patches.json").read_text())

SIMPLE = st.none() | st.booleans() | st.integers(-5, 5) | st.text("ab+", max_size=3)
KEYS = st.sampled_from(["a", "b", "c", "d", "0", "1", "at", "cut", "+"])
VALUES = st.recursive(
    SIMPLE,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=25,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_cases(case: dict[str, Any]) -> None:
    """The client is tested by them as well."""
    assert patch(case["old"], case["new"]) == case["patch"]
    assert encode(apply(case["old"], case["patch"])) == encode(case["new"])


def leads_there(old: Any, new: Any) -> int:
    """How many bytes tell it; what is sent is JSON, and the old view stays as it was."""
    before = encode(old)
    found = encode(patch(old, new))
    assert encode(apply(json.loads(before), json.loads(found))) == encode(new)
    assert encode(old) == before
    return len(found)


@given(VALUES, VALUES)
def test_a_patch_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    most = max(ENOUGH * len(encode(new)), len(encode([new])))
    assert leads_there(old, new) <= most
    assert patch(old, old) == {}


@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_patches_lead_through_whole_games(name: str, data: st.DataObject) -> None:
    """Every seat, and who watches; also from any view that one has had before."""
    rules = registry.game(name)
    players = data.draw(st.sampled_from(list(rules.seats)))
    luck = Luck(data.draw(st.integers(0, 2**32)))
    table = Table(rules, [f"p{seat}" for seat in range(players)], {}, bytes(32))
    eyes = [*range(players), None]
    known = {seat: table.told(seat).view for seat in eyes}
    for _ in range(data.draw(st.integers(1, 60))):
        if table.asked is None:
            break
        found = options(table.state)
        table.play(table.asked, str(found[luck.below(len(found), "answer")]), table.version)
        for seat in eyes:
            view = table.told(seat).view
            leads_there(known[seat], view)
            if luck.below(4, "news are missed"):
                known[seat] = view


def test_what_has_not_changed_is_shared() -> None:
    old = {"same": [1, 2, 3], "other": [1, 2, 3, 4, 5, 6, 7, 8, 9]}
    new = apply(old, {"other": {"0": [2]}})
    assert new["same"] is old["same"] and new["other"] is not old["other"]
