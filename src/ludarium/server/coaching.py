"""The coach of a guided table: what it thinks of answers, for the learner's eyes alone.

What thinks is handed views of the learner's seat and nothing else, of now or of before, with what that seat
has been told; so whatever a coach says of the others follows from what the learner may know.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludarium.bots.appraisal import Appraisal
from ludarium.bots.coach import (
    Advice,
    Verdict,
    as_sound,
    is_public,
    matters,
    milder,
    sound,
    thorough,
    verdict,
)
from ludarium.core import Seat, View, options
from ludarium.look import Look
from ludarium.luck import Luck
from ludarium.registry import game
from ludarium.server import messages, wire
from ludarium.server.found import Found
from ludarium.server.telling import tried
from ludarium.server.thinker import NoThought, Thinker, Thought
from ludarium.server.turns import Whose
from ludarium.table import Refused, Table

if TYPE_CHECKING:
    from ludarium.server.shell import Chair, Shell

logger = logging.getLogger(__name__)

SECONDS: Final = 1.0  # of thinking about what is sound
SECONDS_BACK: Final = 1.2  # about each answer that was given
BESIDE: Final = 3  # answers that were found good when it was asked: what was given is held against them
LONGER: Final = 6.0  # where that was too little to say anything
QUICK: Final = "strong"  # the best bot that does not search


@dataclass(frozen=True)
class Given:
    """An answer that stands, with what the learner saw before it; `seat` gave it."""

    v: int
    seat: Seat
    words: str
    view: View


@dataclass(frozen=True)
class Wish:
    """Who wants to know, by whose rules it is played, and at which version."""

    chair: "Chair"
    game: str
    seat: Seat
    v: int


class Coaching:
    """One thought at a time at each table, about the latest that its learner wants to know."""

    def __init__(self, live: "Shell", thinker: Thinker, known: Found) -> None:
        self._live = live
        self._thinker = thinker
        self._known = known
        self.thinking: asyncio.Task[None] | None = None
        self._wish: Wish | None = None
        self._follow_ups: dict[int, dict[str, str]] = {}  # what follows, as advised, by version and answer

    async def ask(self, chair: "Chair", v: int, entries: list[int]) -> None:
        """What is sound here; or, of entries of before, how good they were."""
        _, seat = self._live.acting(chair)
        table = self._live.state.playing()
        if not self._live.state.settings.guide:
            raise Refused("no-coach", why="table")
        if entries and v != table.version:
            raise Refused("stale", v=table.version)
        if not entries:
            table.expect(seat, v)
        self._call_off()
        given = answers(table, seat, entries)
        view = None if entries else table.game.known(table.state, seat)
        last = table.happened[-1] if table.happened else None
        meant = self._follow_ups.get(v - 1, {}).get(last.point.seen(seat).words, "") if last else ""
        self._wish = wish = Wish(chair, table.game.name, seat, v)
        chair.tell(
            wire.text(messages.Coached(v, None, None, [], matters=False, foretold=[]))
        )  # whoever hears nothing gives the line up
        self.thinking = asyncio.create_task(
            self._think(wish, view, given, meant), name=f"coach {self._live.row.id}"
        )

    def call_off(self) -> None:
        """If the game has moved on, or who asked has left, nobody needs to know any more."""
        wish = self._wish
        if wish is None or wish.v != self._live.version or not self._waits(wish):
            self._call_off()

    def _waits(self, wish: Wish) -> bool:
        return wish.chair in self._live.chairs and wish.chair.seat == wish.seat

    def _call_off(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = self._wish = None

    async def close(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    async def _think(self, wish: Wish, view: View | None, given: Sequence[Given], meant: str) -> None:
        advice, verdicts, foretold = list[Advice](), list[Verdict](), list[messages.Tried]()
        try:
            if view is not None:
                advice = await self._sound(wish, view, meant)
            verdicts = [await self._verdict(wish, one) for one in given]
            foretold = self._foretold(wish, given, verdicts)
        except NoThought as failure:
            logger.error("the coach could not think at %s: %s", self._live.row.id, failure)
        seen = [] if view is None else self._known.of(wish.seat, wish.v)
        told = messages.Coached(
            wish.v, advice, verdicts, as_sound(seen, wish.seat), matters(seen, wish.seat), foretold
        )
        await self._live.do(lambda: self._tell(wish, told))

    async def _sound(self, wish: Wish, view: View, meant: str) -> list[Advice]:
        """Without a reason, where there is no time to look far: what one would play who does not."""
        seat, v = wish.seat, wish.v
        found = self._known.of(seat, v)
        if not (found and thorough(found)):
            found = await self._appraised(wish, view, SECONDS)
            self._known.keep(seat, v, found)
        if not found:
            return [Advice(await self._at_a_glance(wish, view))]
        advice = sound(found, seat, meant)
        before = {v - 1: self._follow_ups.get(v - 1, {})}  # whoever asks again hears of the same plan
        self._follow_ups = before | {v: {one.words: one.follow_up for one in advice}}
        return advice

    async def _at_a_glance(self, wish: Wish, view: View) -> str:
        thought = Thought(wish.game, QUICK, view, SECONDS, self._thinker.chance.seed())
        return await self._thinker.think(thought, self._whose(wish.seat))

    async def _verdict(self, wish: Wish, one: Given) -> Verdict:
        """What was found good when it was asked is so; only what is to be blamed both times is blamed."""
        known = self._known.of(one.seat, one.v - 1)
        before = verdict(one.v, one.words, known, one.seat)
        if before.mark == "good":
            return before
        best = tuple(other.words for other in known[:BESIDE])
        found = await self._appraised(wish, one.view, SECONDS_BACK, never_given_up=one.words, only=best)
        now = verdict(one.v, one.words, found, one.seat)
        return milder(before, now) if any(other.words == one.words for other in known) else now

    def _foretold(
        self, wish: Wish, given: Sequence[Given], verdicts: Sequence[Verdict]
    ) -> list[messages.Tried]:
        """Of the learner's own: what others might have answered can be hidden from these eyes."""
        rules = game(wish.game)
        return [
            tried(one.v - 1, Look(rules, one.view, wish.seat).foretell(found.better), self._live.state)
            for one, found in zip(given, verdicts, strict=True)
            if found.better and one.seat == wish.seat
        ]

    async def _appraised(
        self, wish: Wish, view: View, seconds: float, never_given_up: str = "", only: tuple[str, ...] = ()
    ) -> list[Appraisal]:
        """On a slow machine it takes longer; nothing, if even that is too little to speak of it."""
        whose = self._whose(wish.seat)
        for time in (seconds, LONGER):
            found = await self._thinker.appraise(
                wish.game,
                view,
                time,
                whose,
                never_given_up=never_given_up,
                reasons=True,
                ideas=not never_given_up,
                only=only,
            )
            if thorough(found):
                return found
        return []

    def _whose(self, seat: Seat) -> Whose:
        return self._live.whose(self._live.row.seats[seat].guest or self._live.row.opener)

    async def _tell(self, wish: Wish, told: messages.Coached) -> None:
        """To the learner, unless it was called off meanwhile."""
        if wish is not self._wish:
            return
        self.thinking = self._wish = None
        wish.chair.tell(wire.text(told))


def answers(table: Table, seat: Seat, entries: Sequence[int]) -> list[Given]:
    """What was answered with these entries, where that could have been another answer, as this seat saw it.

    Of others it has to know all that they could have answered.  Raises `Refused`.
    """
    found = []
    for v in entries:
        if not 0 < v <= table.version:
            raise Refused("not-found")
        happened = table.happened[v - 1]
        before = happened.point.before
        if happened.is_undo or happened.back is not None or before is None:
            continue
        state, move = before.state(), happened.move
        words, view = happened.point.seen(seat).words, table.game.known(state, seat)
        if len(options(state)) > 1 and (move.seat == seat or is_public(table.game, view, Luck(v))):
            found.append(Given(v, move.seat, words, view))
    return found
