"""In the place of the workers: whoever wants a thought is told what the test wants."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from ludarium.bots.appraisal import Appraisal
from ludarium.server.turns import Whose
from tests.server.people import Json, Place


@dataclass(frozen=True)
class Asked:
    """One wish for a thought."""

    game: str
    view: Json
    seconds: float
    whose: Whose
    never_given_up: str
    patient: bool


class Oracle:
    """Remembers what it was asked, and says `found`, or fails, once it may `go`."""

    def __init__(
        self, place: Place, monkeypatch: pytest.MonkeyPatch, found: Sequence[Appraisal] = ()
    ) -> None:
        self.found = list(found)
        self.failure: Exception | None = None
        self.go = asyncio.Event()
        self.asked: list[Asked] = []
        self.called_off = 0
        assert place.house is not None
        monkeypatch.setattr(place.house.thinker, "appraise", self._appraise)

    @property
    def views(self) -> list[Json]:
        """What was thought about."""
        return [one.view for one in self.asked]

    async def _appraise(  # noqa: PLR0913 - as the workers are asked
        self,
        game: str,
        view: Json,
        seconds: float,
        whose: Whose,
        *,
        never_given_up: str = "",
        patient: bool = False,
        **_: Any,
    ) -> Any:
        self.asked.append(Asked(game, view, seconds, whose, never_given_up, patient))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.called_off += 1
            raise
        if self.failure:
            raise self.failure
        return self.found
