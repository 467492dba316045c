"""The runner of rules cases: small positions and what must follow from them, written for people in Markdown.

A case is a fenced block of YAML; its keys are described in docs/new-game.md.  What only one game can state
about a position is its `Game.facts`; everything else is here.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from ludarium.contract import Compared, Fact, Game, Played, Want
from ludarium.core import News, apply, asked, find, options, ranking
from ludarium.luck import Luck, Script
from ludarium.record import parse_seat

BLOCK = re.compile(r"^```case\n(.*?)^```", re.MULTILINE | re.DOTALL)
WORDS = "id rule players options new position luck do legal illegal exactly then why"
KEYS = set(WORDS.split(" "))


class BadCase(ValueError):
    """The case itself is wrong: not YAML, an unknown key, a fact nobody knows."""


@dataclass
class Case:
    """One case as it is written, and the file it stands in."""

    file: str
    id: str
    keys: Mapping[str, Any]

    def get(self, key: str, default: Any) -> Any:
        found = self.keys.get(key)
        return default if found is None else found


@dataclass
class Outcome:
    """What became of a case; it passed if there are no failures."""

    case: Case
    failures: list[str] = field(default_factory=list)


class _Text(yaml.SafeLoader):
    """YAML in which everything but true and false stays text, so that `1` and `"1"` are the same."""


_Text.yaml_implicit_resolvers = {
    first: [
        (tag, pattern) for tag, pattern in rows if tag in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:null")
    ]
    for first, rows in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def read(path: Path) -> list[Case]:
    """The cases of a Markdown file; raises `BadCase`."""
    return [_parse(path, block) for block in BLOCK.findall(path.read_text(encoding="utf-8"))]


def _parse(path: Path, block: str) -> Case:
    try:
        keys = yaml.load(block, Loader=_Text)  # a subset of the safe loader
    except yaml.YAMLError as error:
        raise BadCase(f"{path}: {error}") from error
    if not isinstance(keys, dict) or "id" not in keys:
        raise BadCase(f"{path}: a case has an id")
    if unknown := set(keys) - KEYS:
        raise BadCase(f"{path}: {keys['id']}: unknown key {', '.join(sorted(unknown))}")
    return Case(str(path), str(keys["id"]), keys)


def run(game: Game[Any], case: Case) -> Outcome:
    """Play the case and compare; whatever goes wrong is a failure with the difference in words."""
    outcome = Outcome(case)
    try:
        outcome.failures += _Run(game, case).differences()
    except Exception as error:  # a rule that breaks is a failure of this case, not of the runner
        outcome.failures.append(f"{type(error).__name__}: {error}")
    return outcome


class _Run:
    """A case being played."""

    def __init__(self, game: Game[Any], case: Case) -> None:
        self.game, self.case = game, case
        lines = [str(line) for line in case.get("luck", [])]
        self.luck = Script([word for line in lines for word in line.split()], after=Luck(0))
        self.state = self._begin()
        self.before = self.state.copy()
        self.news: list[News] = []
        self._listen()

    def _begin(self) -> Any:
        players = int(self.case.get("players", self.game.seats[0]))
        chosen = {k: _value(v) for k, v in self.case.get("options", {}).items()}
        if _is_true(self.case.get("new", False)):
            return self.game.start(players, chosen, self.luck)
        return self.game.read(self.case.keys["position"], players, chosen)

    def _listen(self) -> None:
        """What was told of the set-up, and from now on of every move, is kept."""
        self.news += self.state.news or []
        self.state.news = []

    def differences(self) -> Iterator[str]:
        for line in self.case.get("do", []):
            if not self._try(str(line)):
                yield f"do: {line}: not among the options of {_asked_text(self.state)}: {self._texts()}"
                return
        yield from self._choices()
        for fact, want in self.case.get("then", {}).items():
            yield from self._fact(fact, want)

    def _choices(self) -> Iterator[str]:
        for line in self.case.get("legal", []):
            if self._find(str(line)) is None:
                yield f"legal: {line}: not among {self._texts()}"
        before = self.game.write(self.state)
        for line in self.case.get("illegal", []):
            if self._find(str(line)) is not None:
                yield f"illegal: {line}: is among the options"
            if self.game.write(self.state) != before:
                yield f"illegal: {line}: changed the state"
        for prefix, want in self.case.get("exactly", {}).items():
            found = self._beginning(str(prefix))
            if sorted(found) != sorted(map(str, want or [])):
                yield _differ(f"exactly {prefix}", sorted(map(str, want or [])), sorted(found))

    def _beginning(self, prefix: str) -> list[str]:
        prefix, can = self._without_seat(prefix)
        texts = self._texts() if can else []
        if not prefix:
            return texts
        return [text[len(prefix) :].strip() for text in texts if f"{text} ".startswith(f"{prefix} ")]

    def _try(self, line: str) -> bool:
        action = self._find(line)
        if action is None:
            return False
        apply(self.state, action, self.luck)
        self._listen()
        return True

    def _find(self, line: str) -> Any:
        """The option; a line without a seat is attempted by the seat that is asked."""
        words, can = self._without_seat(line)
        return find(self.state, words) if can else None

    def _without_seat(self, line: str) -> tuple[str, bool]:
        """The words alone, and whether a seat in front of them is the one that is asked."""
        first, *rest = line.split() or [""]
        if re.fullmatch(r"p\d+", first):
            return " ".join(rest), parse_seat(first) == asked(self.state)
        return " ".join([first, *rest]), True

    def _texts(self) -> list[str]:
        return [str(action) for action in options(self.state)]

    def _fact(self, fact: str, want: Want) -> Iterator[str]:
        known = self.game.facts.get(fact) or FACTS.get(fact)  # where a game says more, it wins
        if known is None:
            raise BadCase(f"{self.case.id}: no fact is called {fact!r}")
        events = [news.text for news in self.news]
        wanted, found = known(Played(self.before, self.state, events, self.news), want)
        if wanted != found:
            yield _differ(fact, wanted, found)


# Facts of every game


def _fact_asked(played: Played, want: Want) -> Compared:
    return " ".join(str(want).split()), _asked_text(played.state)


def _fact_over(played: Played, want: Want) -> Compared:
    return _is_true(want), not played.state.asks


def _fact_scores(played: Played, want: Mapping[str, Any]) -> Compared:
    scores = played.state.scores()
    return _by_seat(want), {seat: str(_number(scores[parse_seat(seat)])) for seat in want}


def _fact_gained(played: Played, want: Mapping[str, Any]) -> Compared:
    before, now = played.before.scores(), played.state.scores()
    found = {seat: str(_number(now[i]) - _number(before[i])) for seat in want for i in [parse_seat(seat)]}
    return _by_seat(want), found


def _fact_rank(played: Played, want: Sequence[Any]) -> Compared:
    wanted = [sorted(group) if isinstance(group, list) else [group] for group in want]
    return wanted, [[f"p{seat + 1}" for seat in group] for group in ranking(played.state)]


def _fact_events(played: Played, want: Sequence[Any]) -> Compared:
    """In this order; others may stand between."""
    rest = iter(played.events)
    wanted = [" ".join(str(event).split()) for event in want or []]
    missing = [event for event in wanted if event not in rest]
    return ([], []) if not missing else (wanted, played.events)


FACTS: dict[str, Fact] = {
    "asked": _fact_asked,
    "over": _fact_over,
    "scores": _fact_scores,
    "gained": _fact_gained,
    "rank": _fact_rank,
    "events": _fact_events,
}


def _asked_text(s: Any) -> str:
    return f"p{s.asks[-1].seat + 1} {type(s.asks[-1]).__name__}" if s.asks else "nobody"


def _by_seat(want: Mapping[str, Any]) -> dict[str, str]:
    return {seat: str(value) for seat, value in want.items()}


def _number(score: tuple[int, ...]) -> int:
    """The score itself, without what only breaks ties."""
    return score[0]


def _is_true(value: Any) -> bool:
    return str(value).lower() == "true"


def _value(value: Any) -> str | int:
    """Of an option; true and false are words there."""
    if isinstance(value, bool):
        return str(value).lower()
    return int(value) if str(value).isdecimal() else str(value)


def _differ(what: str, wanted: Any, found: Any) -> str:
    return f"{what}:\n  wanted {wanted}\n  found  {found}"
