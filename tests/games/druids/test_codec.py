"""A view of everything is a whole position, in JSON and as text; of other eyes', the rest is dealt."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludarium import Luck, options, playout
from ludarium.core import ALL, BadPosition, View
from ludarium.games.druids.seen import build, deal, view
from ludarium.games.druids.text import parse, text
from tests.games.druids.positions import played, read

EYES = (None, 0, 1)


def without_what_follows(seen: View) -> View:
    """Without what the table tells by itself: all of a question but whom it asks and what."""
    ask = seen["ask"]
    if ask and ask["question"] != "NextFight":
        ask = {"seat": ask["seat"], "question": ask["question"]}
    return seen | {"ask": ask}


def test_a_view_of_everything_is_the_whole_position() -> None:
    for s in played():
        seen = view(s, ALL)
        assert json.loads(json.dumps(seen)) == seen
        again = build(seen)
        assert view(again, ALL) == seen
        assert [view(again, eyes) for eyes in EYES] == [view(s, eyes) for eyes in EYES]
        assert parse(text(seen), 2, seen["rules"]) == without_what_follows(seen)
        assert view(build(without_what_follows(seen)), ALL) == seen


def test_what_is_dealt_changes_nothing_that_is_told() -> None:
    for n, s in enumerate(played(6)):
        for eyes in EYES:
            seen = view(s, eyes)
            dealt = deal(seen, Luck(n))
            hidden = {"hand", "draw", "hidden"}
            assert {key: dealt[key] for key in dealt.keys() - hidden} == {
                key: seen[key] for key in seen.keys() - hidden
            }
            assert view(build(dealt), eyes) == seen
        assert deal(view(s, ALL), Luck(n)) == view(s, ALL)


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from paths(part, (*path, key))


WRONG = [None, True, -1, 3, 10**9, 1.5, "M1", "5L", "black", "", [], {}, ["5L"], [None], {"M1": 0}]


def damaged(seen: View) -> Iterator[View]:
    """With a part left out, told twice, or another thing in its place."""
    text = json.dumps(seen)
    for path in paths(seen):
        for wrong in ("drop", "double", *WRONG):
            copy = json.loads(text)
            within = copy
            for key in path[:-1]:
                within = within[key]
            key = path[-1]
            if wrong == "drop":
                del within[key]
            elif wrong == "double" and isinstance(within, list):
                within.append(within[key])
            elif wrong == "double":
                within[f"{key} "] = within[key]
            else:
                within[key] = wrong
            yield copy


FIGHTING = ("ask p2 TakeTurn", "ring S3, ask p2 NextFight orange black purple")
PLACING = [("M4 3L orange", "M4 3L"), ("ask p2 TakeTurn", "ask p1 PlaceDruids"), ("M3 lost", "M3 1L")]


@pytest.mark.parametrize("changes", [[], [FIGHTING], PLACING], ids=["turn", "fights", "placing"])
def test_a_damaged_view_is_refused_or_can_be_played(changes: list[tuple[str, str]]) -> None:
    refused, kept = 0, 0
    for wrong in damaged(view(read(*changes), ALL)):
        try:
            s = build(wrong)
        except BadPosition:
            refused += 1
        else:
            kept += 1
            assert build(view(s, ALL)).scores() == s.scores()
            assert not s.asks or options(s)
            playout(s, Luck(kept))
    assert refused > 3 * kept > 0


@pytest.mark.parametrize("eyes", EYES, ids=["spectator", "moon", "sun"])
def test_nothing_is_dealt_to_a_damaged_view(eyes: int | None) -> None:
    for wrong in damaged(view(read(), eyes)):
        try:
            build(deal(wrong, Luck(1)))
        except BadPosition:
            continue


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"ask": {"seat": 1, "question": "TakeTurn", "bare": ["S3"]}}, "not as the table says"),
        ({"ask": {"seat": True, "question": "TakeTurn"}}, "nobody can be asked"),
        ({"ring": "S3"}, "only while druids fight"),
        ({"ring": "SC"}, "not a tree"),
        ({"draw": {"moon": 2, "sun": 3}}, "no list of spirits"),
        ({"fresh": {"moon": False, "sun": 1}}, "neither true nor false"),
        ({"rules": {}}, "'empty_tree'"),
    ],
    ids=str,
)
def test_a_wrong_view_is_refused_with_the_reason(changes: View, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        build(view(read(), ALL) | changes)
