"""A game's school: its lessons, from `school.toml` beside the rules.  There is no code in a lesson.

A step is a position, what the learner may answer there, what others answer, and what luck gives.  What is
said of it stands in the words of the page, under the step's id.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from ludarium.contract import Game

ANYTHING: Final = "**"
ID: Final = re.compile(r"[A-Z]\d{1,2}")
REPLY: Final = re.compile(r"p([1-9]) (\S.*)")


class BadSchool(ValueError):
    """The file of a school says something that no lesson can mean."""


@dataclass(frozen=True)
class Further:
    """What is told after the first text and before anybody answers, and at which places it points."""

    say: str
    show: tuple[str, ...] = ()


@dataclass(frozen=True)
class Telling:
    """What is told when the step is over, or before a further answer.

    It is told if an answer of the learner is one of `when`, or an event of `events`, or if both are empty.
    `show`: at which places it points.  `again`: the step is not done with that.
    """

    say: str
    when: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    again: bool = False


@dataclass(frozen=True)
class Reply:
    """What somebody else answers."""

    seat: int
    words: str


@dataclass(frozen=True)
class Way:
    """Answers that go well together, with what luck gives to them."""

    answers: tuple[str, ...]
    luck: tuple[str, ...] = ()


@dataclass(frozen=True)
class Forbidden:
    """Words that the rules forbid at the beginning of a step; `why`: by the reason that the text explains."""

    words: str
    why: str


@dataclass(frozen=True)
class Step:
    """One lesson.

    `allow` are patterns for each answer of the learner, word by word: `*` is any word, and `**` anything that
    the rules allow, once the learner insists.  `aim` is what the text asks for, with the `luck` of it; `also`
    are other ways.  `refused` is what the rules must forbid, as the text says.  `between` is told
    before answers after the first, `told` when the step is over.  `teaches`: which lesson of "how to play"
    it is an exercise for; `rule`: which paragraphs of the rules it is about.
    """

    id: str
    position: str
    rule: tuple[str, ...] = ()
    teaches: str = ""
    show: tuple[str, ...] = ()
    pages: tuple[Further, ...] = ()
    allow: tuple[tuple[str, ...], ...] = ()
    aim: tuple[str, ...] = ()
    luck: tuple[str, ...] = ()
    also: tuple[Way, ...] = ()
    replies: tuple[Reply, ...] = ()
    refused: tuple[Forbidden, ...] = ()
    between: tuple[Telling, ...] = ()
    told: tuple[Telling, ...] = ()

    @property
    def ways(self) -> tuple[Way, ...]:
        return (Way(self.aim, self.luck), *self.also)

    def luck_after(self, said: Sequence[str]) -> tuple[str, ...]:
        """What luck is to give from the beginning of the step, as far as these answers say where it goes."""
        for way in self.ways:
            if all(one == other for one, other in zip(way.answers, self._own(said), strict=False)):
                return way.luck
        return self.luck

    def _own(self, said: Sequence[str]) -> list[str]:
        replies = [one.words for one in self.replies]
        return [words for words in said if words not in replies]


@dataclass(frozen=True)
class First:
    """Something that comes up in a game for the first time, and what the coach of it then says.

    It comes up when somebody answers one of `words`, an event is one of `events`, or the learner is asked one
    of `questions`; `say` names the words of the coach, and `step` is the lesson that shows it.
    """

    say: str
    step: str
    words: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


@dataclass(frozen=True)
class School:
    """All lessons of a game in their order; `version` changes with whatever they say.

    `firsts`: what a coach points out in a first game, the rarer before the commoner.
    """

    version: str
    seat: int
    players: int
    steps: tuple[Step, ...]
    firsts: tuple[First, ...] = ()

    def step(self, of: str) -> Step | None:
        return next((step for step in self.steps if step.id == of), None)


@cache
def school(game: Game[Any]) -> School | None:
    """The school of this game, if its package brings one; raises `BadSchool`."""
    package = game.state.__module__.rpartition(".")[0]
    source = files(package) / "school.toml" if package else None
    return read(source.read_text(encoding="utf-8")) if source and source.is_file() else None


def read(text: str) -> School:
    """Checks whatever can be checked without the rules; raises `BadSchool`."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSchool(str(error)) from error
    steps = tuple(step_of(one) for one in given.get("step", ()))
    ids = [step.id for step in steps]
    if not steps or len(set(ids)) < len(ids):
        raise BadSchool(f"steps have different ids, and there is one at least: {ids}")
    version = sha256(text.encode()).hexdigest()[:16]
    firsts = tuple(first_of(one, ids) for one in given.get("first", ()))
    return School(version, given["seat"], given["players"], steps, firsts)


def step_of(given: dict[str, Any]) -> Step:
    known = {one.name for one in fields(Step)}
    if not known >= given.keys() >= {"id", "position"} or not ID.fullmatch(given["id"]):
        raise BadSchool(f"this is no step: {sorted(given)}")
    step = Step(**{name: part_of(name, value) for name, value in given.items()})
    for problem in problems(step):
        raise BadSchool(f"{step.id}: {problem}")
    return step


def first_of(given: dict[str, Any], steps: Sequence[str]) -> First:
    known = {one.name for one in fields(First)}
    if not known >= given.keys() >= {"say", "step"} or given["step"] not in steps:
        raise BadSchool(f"this is nothing to point out: {given}")
    first = First(**tuples(given))
    if not (first.words or first.events or first.questions):
        raise BadSchool(f"{first.say}: nobody can tell when it comes up")
    return first


def part_of(name: str, given: Any) -> Any:
    """As the step has it: what is a list in the file is a tuple."""
    if isinstance(given, str):
        return given.strip()
    return tuple(PARTS.get(name, str)(one) for one in given)


def tuples(given: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}


def reply_of(text: str) -> Reply:
    found = REPLY.fullmatch(text)
    if not found:
        raise BadSchool(f"who answers comes first, as in `p2 pass`: {text}")
    return Reply(int(found[1]) - 1, found[2])


PARTS: Final[dict[str, Callable[[Any], Any]]] = {
    "pages": lambda given: Further(**tuples(given)),
    "between": lambda given: Telling(**tuples(given)),
    "told": lambda given: Telling(**tuples(given)),
    "also": lambda given: Way(**tuples(given)),
    "refused": lambda given: Forbidden(**given),
    "replies": reply_of,
    "allow": tuple,
}


def problems(step: Step) -> Iterator[str]:
    if bool(step.allow) != bool(step.aim):
        yield "what is allowed and what is asked for come together"
    if step.allow and not step.told:
        yield "nothing is told when it is over"
    for way in step.ways:
        for answer, patterns in zip(way.answers, step.allow, strict=False):
            if not any(matches(pattern, answer) for pattern in patterns):
                yield f"`{answer}` is not allowed"
        if len(way.answers) > len(step.allow):
            yield f"only {len(step.allow)} answers are allowed"
    if step.told and (step.told[-1].when or step.told[-1].events):
        yield "the last thing to be told asks for nothing"


def matches(pattern: str, words: str) -> bool:
    """Whether the words are as the pattern says, word by word.

    A `*` at its end stands for all that follow, `**` for anything.
    """
    wanted, given = pattern.split(), words.split()
    if pattern == ANYTHING:
        return True
    if wanted[-1:] == ["*"] and len(given) > len(wanted):
        given = given[: len(wanted)]
    return len(wanted) == len(given) and all(
        one in ("*", other) for one, other in zip(wanted, given, strict=True)
    )
