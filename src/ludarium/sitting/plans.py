"""If-then plans: what a seat will answer to what others may do.  Nobody else learns of them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

DEEPEST: Final = 8
MOST_ANSWERS: Final = 32
AGAIN: Final = ""  # stands for nobody's words: the seat itself is asked once more


class BadPlan(ValueError):
    """The text is no plan, or too long a one."""


@dataclass(frozen=True)
class Plan:
    """What to `answer` now, if anything, and by what others may do next (`p2 pass`) how it goes on.

    Whoever is asked again before anybody else goes on with what stands under `AGAIN`.
    """

    answer: str | None = None
    then: Mapping[str, "Plan"] = field(default_factory=dict)

    def heard(self, words: str) -> "Plan | None":
        """Somebody else did this; None: it was not foreseen."""
        return self.then.get(words) if self.answer is None else None

    @property
    def asked(self) -> "Plan":
        """What it says when its own seat is asked."""
        return self.then.get(AGAIN, self) if self.answer is None else self

    def answered(self, words: str) -> "Plan | None":
        """Its own seat answered this."""
        done = self.asked
        return Plan(None, done.then) if words == done.answer and done.then else None

    def __str__(self) -> str:
        return json.dumps(self._told(), separators=(",", ":"))

    def _told(self) -> list[Any]:
        return [self.answer, {words: plan._told() for words, plan in self.then.items()}]

    @classmethod
    def parse(cls, text: str) -> "Plan":
        """Raises `BadPlan`."""
        try:
            plan = _read(json.loads(text), DEEPEST)
        except (ValueError, RecursionError) as error:
            raise BadPlan(str(error)) from None
        if _answers(plan) > MOST_ANSWERS:
            raise BadPlan(f"a plan has at most {MOST_ANSWERS} answers")
        return plan


def _read(told: Any, deeper: int) -> Plan:
    match told:
        case [str() | None as answer, dict() as then] if deeper >= 0:
            return Plan(answer, {words: _read(plan, deeper - 1) for words, plan in then.items()})
    raise BadPlan(f"a plan is an answer and what follows, at most {DEEPEST} deep")


def _answers(plan: Plan) -> int:
    return (plan.answer is not None) + sum(map(_answers, plan.then.values()))
