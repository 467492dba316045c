"""A finished game in numbers: the score after every move, and where the points came from."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludarium.core import State
from ludarium.record import Record


@dataclass
class Source:
    """What one source brought to each seat, by kind of point (`of`)."""

    source: str
    of: str
    points: list[int]


@dataclass
class Story:
    """`scores`: for each seat what would count first, after the set-up and after every move."""

    scores: list[list[int]] = field(default_factory=list)
    sources: list[Source] = field(default_factory=list)

    def tell(self, record: Record) -> Iterator[None]:
        """Play the record again, one move at a step; raises `BadRecord`."""
        gained, state = record.rules().gained, None
        for _, state in record.follow():
            self._after(state, gained)
            yield
        if state is not None:
            self._after(state, gained)
            self._head_starts()

    def _head_starts(self) -> None:
        """What seats had before the first move."""
        if any(self.scores[0]):
            self.sources.insert(0, Source("start", "", self.scores[0]))

    def _after(self, state: State, gained: Any) -> None:
        self.scores.append([score[0] for score in state.scores()])
        for one in gained([news.text for news in state.news or ()]) if gained else ():
            self._source(one.source, one.of).points[one.seat] += one.points
        state.news = []

    def _source(self, source: str, of: str) -> Source:
        for one in self.sources:
            if (one.source, one.of) == (source, of):
                return one
        self.sources.append(Source(source, of, [0] * len(self.scores[0])))
        return self.sources[-1]
