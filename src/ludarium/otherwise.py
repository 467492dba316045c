"""A game that was played, and the same game had something been otherwise that one pair of eyes never saw.

To those eyes both look the same for as long as the other game can go the same way: with the same answers of
everybody, as far as those eyes can tell them apart, and the same luck, as far as they saw it.  Where it
cannot - somebody plays a card that is in another hand now - the other game ends.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from ludarium.contract import Game
from ludarium.core import News, Options, Seat, View, apply, asked, find, options, public
from ludarium.look import Look
from ludarium.luck import EVERYONE, Luck, LuckError, Outcome
from ludarium.record import hide, outcomes_text

T = TypeVar("T")

SETUP: Final = 0  # the first step
NONE: Final = -1


@dataclass(frozen=True)
class Step:
    """The set-up, or an answer; and what came of it."""

    state: Any  # a copy that nobody plays on
    news: tuple[News, ...]
    luck: tuple[Outcome, ...]
    seat: Seat | None = None  # whose answer; the set-up is nobody's
    action: Any = None
    reveals: bool = False  # the question says that its answer turns up what was hidden


@dataclass(frozen=True)
class Secret:
    """What not everybody saw: an outcome of a step, or the words of its answer if there is no `place`."""

    step: int
    seen_by: Seat
    place: int = NONE

    def __str__(self) -> str:
        where = f"move {self.step}" if self.step else "the set-up"
        return f"the answer of {where}" if self.place == NONE else f"outcome {self.place + 1} of {where}"


class Trace:
    """A game being played that remembers every step."""

    def __init__(self, game: Game[Any], players: int, chosen: Options, luck: Luck) -> None:
        self.game, self.players, self.chosen, self.luck = game, players, chosen, luck
        self.state, first = self._set_up(luck)
        self.steps = [first]

    def _set_up(self, luck: Luck) -> tuple[Any, Step]:
        luck.log = []
        state = self.game.start(self.players, self.chosen, luck)
        return state, Step(state.copy(), tuple(state.news or ()), tuple(luck.log))

    def play(self, action: Any) -> Step:
        """Answer the open question."""
        step = _answered(self.state, action, self.luck)
        self.steps.append(step)
        return step

    def hidden_from(self, seat: Seat | None) -> list[Secret]:
        """What this seat (None: a spectator) did not see."""
        return [secret for secret in self._secrets() if secret.seen_by != seat]

    def _secrets(self) -> Iterator[Secret]:
        for number, step in enumerate(self.steps):
            if step.seat is not None and public(step.action) != str(step.action):
                yield Secret(number, step.seat)
            for place, outcome in enumerate(step.luck):
                if outcome.seen_by != EVERYONE:
                    yield Secret(number, outcome.seen_by, place)

    def otherwise(self, secret: Secret, seat: Seat | None, luck: Luck) -> Iterator[tuple[int, Step]]:
        """The steps as they would have been, with their numbers, the secret being another; none if it cannot.

        Whoever goes on has found that the last step looks the same to the seat: it is asked what it was.
        """
        state = None if secret.step == SETUP else self.steps[secret.step - 1].state.copy()
        for number in range(secret.step, len(self.steps)):
            changed = secret.place if number == secret.step else None
            try:
                state, step = self._otherwise(state, self.steps[number], seat, changed, luck)
            except LuckError:
                return
            yield number, step

    def _otherwise(
        self, state: Any, was: Step, seat: Seat | None, changed: int | None, luck: Luck
    ) -> tuple[Any, Step]:
        chance = _OtherLuck(was.luck, seat, changed, luck)
        if state is None:
            return self._set_up(chance)
        return state, _answered(state, _alike(state, was.action, changed == NONE, luck), chance)


def _answered(state: Any, action: Any, luck: Luck) -> Step:
    question = state.asks[-1]
    luck.log, state.news = [], []
    apply(state, action, luck)
    reveals = getattr(question, "reveals", False)
    return Step(state.copy(), tuple(state.news), tuple(luck.log), question.seat, action, reveals)


def _alike(state: Any, action: Any, changed: bool, luck: Luck) -> Any:
    """The same answer if it is one of the options, or one that others cannot tell from it."""
    same = None if changed else find(state, str(action))
    if same is not None:
        return same
    words = public(action)
    return _one_of([a for a in options(state) if public(a) == words and str(a) != str(action)], luck)


def _one_of(found: Sequence[T], luck: Luck) -> T:
    if not found:
        raise LuckError("the game cannot go this way")
    return found[luck.below(len(found), "otherwise")]


class _OtherLuck(Luck):
    """What luck gave in one step; what the seat did not see may be something else, and at one place is."""

    def __init__(self, was: Sequence[Outcome], seat: Seat | None, changed: int | None, luck: Luck) -> None:
        super().__init__(0)
        self.was, self.seat, self.changed, self.luck = list(was)[::-1], seat, changed, luck
        self.place = NONE

    def below(self, n: int, purpose: str) -> int:
        return self.pick(range(n), purpose)

    def pick(self, pool: Sequence[T], purpose: str) -> int:
        self.place += 1
        if not self.was:  # more than there was: the record, if nothing else, shows it
            return self.luck.pick(pool, purpose)
        was = self.was.pop()
        places = range(len(pool))
        same = [place for place in places if str(pool[place]) == was.text]
        if self.place == self.changed:
            return _one_of([place for place in places if place not in same], self.luck)
        hidden = was.seen_by not in (EVERYONE, self.seat)
        return _one_of(same[:1] or (places if hidden else []), self.luck)


def look(game: Game[Any], step: Step, seat: Seat | None, words: str) -> dict[str, str]:
    """All that this seat is told after a step, byte by byte; if asked, also what these words would do."""
    state, view = step.state, game.view(step.state, seat)
    found = {
        "its news": _heard(step.news, seat),
        "its record": outcomes_text(hide(step.luck, seat)),
        "who is asked": f"{type(state.asks[-1]).__name__} of {asked(state)}" if state.asks else "nobody",
        "the order of its view": " ".join(view),
        **{f"{key!r} in its view": json.dumps(value) for key, value in view.items()},
        "its view if it kept count": json.dumps(game.counted(state, view)),
    }
    if asked(state) == seat:
        texts = [str(action) for action in options(state)]
        found["its options"] = " | ".join(texts)
        found["its preview"] = _foreseen(game, game.view(state, seat), words, seat) if words in texts else ""
    return found


def _heard(news: Iterable[News], seat: Seat | None) -> str:
    return " | ".join(text for item in news if (text := item.told(seat)) is not None)


def _foreseen(game: Game[Any], view: View, words: str, seat: Seat | None) -> str:
    foreseen = Look(game, view, seat).preview(words)
    return f"{foreseen.events} {json.dumps(game.view(foreseen.state, seat))} {foreseen.luck}"
