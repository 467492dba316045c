"""What is supposed of answers to come is what comes of them, and nothing that is hidden."""

from typing import Any

import pytest

from ludarium import Luck
from ludarium.core import Illegal, asked, options, public
from ludarium.luck import EVERYONE, NeedsLuck, OutOfSight
from ludarium.registry import game
from ludarium.supposing import suppose
from ludarium.told import asked_text
from tests.pebbles.pebbles import GAME as PEBBLES

GAMES = ("druids", "tigris", "ark", "borabora")
EYES = 0


def play(rules: Any, state: Any, luck: Luck) -> tuple[int, str]:
    """Whoever is asked answers as luck will have it; what everybody hears of it."""
    seat, found = asked(state), options(state)
    action = found[luck.below(len(found), "answer")]
    state.asks.pop().answer(state, action, luck)
    assert seat is not None
    return seat, str(action) if seat == EYES else public(action)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_supposed_comes_true(name: str) -> None:
    """Step by step beside a real game, until nobody can know what comes."""
    rules, true, ends = game(name), 0, set[str | None]()
    for seed in range(4):
        luck = Luck(seed)
        state = rules.start(2, None, luck)
        for _ in range(12):
            view, steps = rules.view(state, EYES), list[tuple[int, str]]()
            supposed = suppose(rules, view, EYES, ())
            while state.asks and supposed.ends is None and len(steps) < 6:
                if asked(state) == EYES:
                    assert supposed.options == tuple(map(str, options(state)))
                step = play(rules, state, luck)
                if step[1] not in supposed.options:  # a hand that was not among those imagined
                    break
                steps.append(step)
                supposed = suppose(rules, view, EYES, steps)
                if supposed.ends is None:
                    assert supposed.view == rules.view(state, EYES)
                    assert supposed.asked == asked_text(state.asks[-1])
                    true += 1
            ends.add(supposed.ends)
            if not state.asks:
                break
    assert true > 10
    assert "luck" in ends


def test_words_that_nobody_could_say_are_no_step() -> None:
    rules = game("druids")
    view = rules.view(rules.start(2, None, 1), EYES)
    first = suppose(rules, view, EYES, ())
    assert first.asked is not None and first.ends is None
    with pytest.raises(Illegal):
        suppose(rules, view, EYES, [(first.asked["seat"], "fly")])
    with pytest.raises(Illegal):
        suppose(rules, view, EYES, [(1 - first.asked["seat"], first.options[0])])


def test_after_luck_nothing_is_supposed() -> None:
    rules = game("ark")
    view, steps = rules.view(rules.start(2, None, 1), EYES), list[tuple[int, str]]()
    while (supposed := suppose(rules, view, EYES, steps)).ends is None:
        assert supposed.asked is not None
        steps.append((supposed.asked["seat"], supposed.options[0]))
    assert (supposed.ends, supposed.asked, supposed.options) == ("luck", None, ())
    with pytest.raises(Illegal):
        suppose(rules, view, EYES, [*steps, (0, "pass")])


def test_what_depends_on_a_hidden_hand_is_not_supposed() -> None:
    """At the end of a game of pebbles all stones are turned up: until then nobody knows those of others."""
    view, steps = PEBBLES.view(PEBBLES.start(2, {"heap": 10}, 1), EYES), list[tuple[int, str]]()
    while (supposed := suppose(PEBBLES, view, EYES, steps)).ends is None:
        assert supposed.asked is not None
        before = supposed
        steps.append((supposed.asked["seat"], supposed.options[-1]))
    assert (supposed.ends, supposed.asked, supposed.events) == ("hidden", None, ())
    assert supposed.view == before.view


def test_others_say_what_everybody_hears() -> None:
    view = PEBBLES.view(PEBBLES.start(2, None, 1), 1)
    assert suppose(PEBBLES, view, 1, ()).options == ("keep",)
    own = suppose(PEBBLES, view, 1, [(0, "keep")])
    assert own.options == tuple(f"keep {stone}" for stone in dict.fromkeys(view["stones"][1]))


def test_luck_is_drawn_where_the_eyes_do_not_see_it() -> None:
    luck = OutOfSight(0)
    assert luck.draw(["a"], "hand", 1) == "a"
    assert luck.roll(6, "die", 1) in range(1, 7)
    for seen_by in (EVERYONE, 0):
        with pytest.raises(NeedsLuck):
            luck.draw(["a"], "hand", seen_by)
        with pytest.raises(NeedsLuck):
            luck.roll(6, "die", seen_by)
    with pytest.raises(NeedsLuck):
        luck.below(2, "anything")
