"""The survey against a slow reading of the rules in a picture of the land, and against what follows."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from ludarium import Luck, apply, find, options
from ludarium.games.ark import GAME
from ludarium.games.ark.scoring import score_the_end
from ludarium.games.ark.survey import survey
from ludarium.luck import NeedsLuck, NoLuck
from tests.games.ark.picture import BESIDE, Feature, Land, cell_of
from tests.games.ark.play import random_game
from tests.games.ark.test_features import drawn_temples
from tests.games.ark.test_options import fits, moved
from tests.games.ark.test_scoring import most
from tests.games.ark.test_views import section_of_notation

Told = dict[str, Any]
OPTIONS = [
    {},
    {"incomplete_count": "parts"},
    {"ark_start_tile": "pass_through", "ark_counts_prophets": "false"},
]


def surveyed(players: int, seed: int, every: int, **chosen: str) -> Iterator[tuple[Any, Told, Told]]:
    for number, (s, _, _) in enumerate(random_game(players, seed, **chosen)):
        if number % every == 0 or not s.asks:
            view = GAME.view(s, None)
            found = survey(s, view)
            assert json.loads(json.dumps(found)) == found
            yield s, view, found


def test_every_key_is_documented() -> None:
    keys: dict[str, None] = {}
    of_features: dict[str, None] = {}
    for _, _, found in surveyed(2, 3, 3):
        keys |= dict.fromkeys(found)
        of_features |= {key: None for feature in found["features"].values() for key in feature}
    documented = re.findall(r"^\| (`.*?`) \|", section_of_notation(9), re.MULTILINE)
    assert sorted({*keys, *of_features}) == sorted(re.findall(r"`(\w+)`", " ".join(documented)))


def key_of(cell: Any, part: str) -> str:
    return f"{cell[0]},{cell[1]} {part}"


# Features.


def least(feature: Feature, missing: int) -> int:
    """§9 §10 If each of so many empty cells takes one tile."""
    return (feature.tiles() + missing + feature.good) * (2 if feature.kind == "c" else 1)


def drawn(feature: Feature, view: Told, counts_parts: bool) -> Told:
    """What the survey says of the feature, but for what still fits."""
    land = {cell_of(tile["cell"]): tile for tile in view["tiles"]}
    keys = [key_of(*part) for part in feature.parts]
    owners = [
        land[cell]["piece"]
        for cell, part in feature.parts
        if land[cell]["piece"] and land[cell]["piece"]["part"] == part
    ]
    told: Told = {"owners": sorted(most(owners))} if owners else {}
    doubled = [one["seat"] for one in owners if one["kind"] == "prophet" and one["seat"] in told["owners"]]
    if doubled:
        told["doubled"] = sorted(doubled)
    if len(keys) > 1:
        told["others"] = keys[1:]
    if feature.kind == "f":
        animals = {"sheep": feature.good, "wolves": feature.wolves}
        told |= {animal: number for animal, number in animals.items() if number}
        value = 2 * max(0, feature.good - feature.wolves)
        return told | ({"value": value} if value else {})
    if not feature.open:
        return told | {"value": least(feature, 0)}
    size = len(feature.parts) if counts_parts else feature.tiles()
    return told | {"value": size + feature.good}


def stock(view: Told, spaces: set[Any]) -> int:
    """How many tiles of the bag fit at one of these cells, tried one by one."""
    land = Land(view).tiles
    return sum(
        n
        for name, n in view["bag"].items()
        if any(fits(land, cell, name, turn) for cell in spaces for turn in "nesw")
    )


def with_openings(told: Told, open_at: list[Any], finished: int, view: Told, thorough: bool) -> Told:
    spaces = {moved(cell, side) for cell, side in open_at}
    fit = {"fit": stock(view, spaces)} if thorough else {}
    return told | {"finished": finished, "open": {key_of(*side) for side in open_at}} | fit


def drawn_survey(view: Told, counts_parts: bool, thorough: bool) -> Told:
    found = {}
    for feature in Land(view).features():
        told = drawn(feature, view, counts_parts)
        if feature.kind != "f" and feature.open:
            missing = {moved(cell, side) for cell, side in feature.open_at}
            told = with_openings(told, feature.open_at, least(feature, len(missing)), view, thorough)
        found[key_of(*feature.parts[0])] = told
    for temple in drawn_temples(view):
        cell, tiles = cell_of(temple["cell"]), Land(view).tiles
        told = {"value": 3 if temple["open"] else 7}
        if any(temple["pieces"]):
            told["owners"] = [seat for seat, n in enumerate(temple["pieces"]) if n == max(temple["pieces"])]
        open_at = [(cell, side) for side in BESIDE if moved(cell, side) not in tiles]
        if open_at:
            told = with_openings(told, open_at, 7, view, thorough)
        found[f"{temple['cell']} temple"] = told
    return found


def plain(features: Told, thorough: bool) -> Told:
    """The order of open sides does not matter."""
    told = {key: {**one, "open": set(one["open"])} if "open" in one else one for key, one in features.items()}
    return told if thorough else {key: {**one} for key, one in told.items() if one.pop("fit", 0) is not None}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_features_are_those_of_the_picture(players: int) -> None:
    chosen = OPTIONS[players % 3]
    for number, (_, view, found) in enumerate(surveyed(players, 300 + players, 11, **chosen)):
        thorough = number % 4 == 0
        drawn_features = drawn_survey(view, "incomplete_count" in chosen, thorough)
        assert plain(found["features"], thorough) == drawn_features
        assert list(found["features"]) == list(drawn_features)


# Spaces.


def test_spaces_say_what_fits_there() -> None:
    for _, view, found in surveyed(4, 41, 29):
        land = Land(view).tiles
        empty = {moved(cell, side) for cell in land for side in BESIDE} - set(land)
        assert {cell_of(cell) for cell in found["spaces"]} == empty
        for cell, shown in found["spaces"].items():
            turns = dict(zip(view["bag"], found["fits"][shown], strict=True))
            for name, turn in turns.items():
                fitting = [one for one in "nesw" if fits(land, cell_of(cell), name, one)]
                assert turn == (fitting[0] if fitting else "-")
    assert not view["bag"]


# What is to come.


@pytest.mark.parametrize("players", [2, 5])
def test_the_end_gives_what_was_said(players: int) -> None:
    said = 0
    for s, view, found in surveyed(players, 20 + players, 5, incomplete_count="parts"):
        gained = [sum(points for _, points in parts) for parts in found["final"]]
        if s.asks:
            end = s.copy()
            score_the_end(end)
            assert gained == [now - then for now, then in zip(end.points, view["points"], strict=True)]
        for seat, parts in enumerate(found["final"]):
            for key, points in parts:
                feature = found["features"][key]
                assert (feature.get("value", 0), seat in feature["owners"]) == (points, True)
        said += sum(gained)
    assert said


def events_of(s: Any, words: str) -> list[str]:
    after = s.copy()
    after.news = []
    with suppress(NeedsLuck):
        apply(after, find(after, words), NoLuck())
    return [told.text for told in after.news]


def test_passing_scores_what_was_said() -> None:
    scored = 0
    for s, view, found in surveyed(3, 8, 1):
        is_deploy = view["ask"] is not None and view["ask"]["question"] == "Deploy"
        assert ("passing" in found) == is_deploy
        if is_deploy:
            events = events_of(s, "pass")
            assert events[: len(found["passing"])] == found["passing"]
            assert events[len(found["passing"]) :][:1] in ([], ["final"])
            scored += len(found["passing"])
    assert scored


def test_what_is_free_is_what_can_be_taken() -> None:
    for s, view, found in surveyed(2, 9, 1):
        if "free" in found and view["followers"][view["ask"]["seat"]]:
            cell = view["ask"]["cell"]
            free = [str(a).split(" ")[1] for a in options(s) if str(a).startswith("follower")]
            parts_of = {key: [key, *one.get("others", ())] for key, one in found["features"].items()}
            of = {part: key for key, parts in parts_of.items() for part in parts}
            assert found["free"] == list(dict.fromkeys(of[f"{cell} {part}"] for part in free))


@pytest.mark.parametrize("chosen", OPTIONS)
def test_walks_give_what_was_said(chosen: dict[str, str]) -> None:
    given = 0
    for s, _, found in surveyed(3, 12, 4, **chosen):
        walks = [str(a) for a in options(s) if str(a).startswith("ark ")] if s.asks else []
        for words in walks:
            (_, _, _, *cells), *events = [event.split(" ") for event in events_of(s, words)]
            paid = {event[4]: int(event[0][1:]) - 1 for event in events if event[3:4] == ["at"]}
            given += len(paid)
            assert paid == {cell: found["pays"][cell] for cell in cells if cell in found["pays"]}
            gained = [list(paid.values()).count(seat) for seat in range(3)]
            assert found["walks"].get(words.removeprefix("ark "), [0] * 3) == gained
        if "walks" in found:
            assert {f"ark {walk}" for walk in found["walks"]} <= set(walks)
    assert given


def test_the_same_position_is_surveyed_alike() -> None:
    """However it came about: played, read or imagined."""
    for _, view, found in surveyed(4, 13, 17):
        assert survey(GAME.imagine(view, Luck(1)), view) == found
