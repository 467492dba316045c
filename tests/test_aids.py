"""Aids: where each game tells them, and what is told without."""

from typing import Any

import pytest

from ludarium import Luck, game, options
from ludarium.aids import AIDS, in_order, spared
from ludarium.core import apply
from ludarium.look import survey
from ludarium.registry import games

GAMES = [one.name for one in games() if one.aids]


def found(told: Any, path: list[str]) -> bool:
    """Whether anything stands there."""
    if not path:
        return True
    key, *rest = path
    if key == "*":
        each = told.values() if isinstance(told, dict) else told
        return any(found(one, rest) for one in each)
    return isinstance(told, dict) and key in told and found(told[key], rest)


GAMES_PLAYED = 60
SELDOM = {
    "survey.asked.builds",  # four tiles in a square
    *(f"survey.pairs.*.{cult}.wins" for cult in ("moon", "sun")),  # a spirit that a preview leaves face down
}


@pytest.mark.parametrize("name", GAMES)
def test_every_aid_that_a_game_names_is_told_at_some_time_and_never_without_it(name: str) -> None:
    rules, random = game(name), Luck(1)
    assert set(rules.aids) <= set(AIDS)
    paths = [path for each in rules.aids.values() for path in each]
    missing = set(paths)
    for seed in range(GAMES_PLAYED):
        variants = {key: random.pick(one.values, key) for key, one in rules.options.items() if one.values}
        chosen = {key: rules.options[key].values[n] for key, n in variants.items()}
        state, luck = rules.start(2, chosen, Luck(seed)), Luck(seed)
        while state.asks and missing - SELDOM:
            view = rules.view(state, 0)
            told = {"view": view, "survey": survey(rules, view)}
            missing = {path for path in missing if not found(told, path.split("."))}
            less = spared(told, paths)
            assert not [path for path in paths if found(less, path.split("."))]
            every = options(state)
            apply(state, every[random.below(len(every), "which")], luck)
    assert missing <= SELDOM


def test_what_was_told_stays_as_it_is() -> None:
    told = {"a": {"b": 1, "c": [{"d": 1, "e": 2}, {"d": 3}]}, "f": None}
    assert spared(told, ["a.b", "a.c.*.d", "f.g", "nowhere.at.all"]) == {
        "a": {"c": [{"e": 2}, {}]},
        "f": None,
    }
    assert told == {"a": {"b": 1, "c": [{"d": 1, "e": 2}, {"d": 3}]}, "f": None}


def test_aids_have_one_order() -> None:
    assert in_order(reversed([*AIDS, *AIDS])) == AIDS and in_order([]) == ()
    with pytest.raises(ValueError, match="'crystal-ball' is no aid"):
        in_order(["hints", "crystal-ball"])
