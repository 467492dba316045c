"""Takes what is due, asks whether it is still wanted, and has it carried; whatever fails is tried again."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from ludarium.server.hall import Hall
from ludarium.server.notices import texts
from ludarium.server.notices.channels import A_DAY, Channels, told_today
from ludarium.server.notices.due import Due, Notice, Outcome, again
from ludarium.server.notices.kinds import NEW_SIGN_IN, Way
from ludarium.server.notices.message import Channel, Message, Result
from ludarium.server.notices.needless import Judge
from ludarium.server.notices.rows import Facts
from ludarium.server.notices.wire import Wishes
from ludarium.server.notices.wishes import Tastes, quiet_until, reader, wants
from ludarium.server.operate.figures import Figures
from ludarium.server.store import Store, TableRow
from ludarium.sitting.clock import DAY, MINUTE, Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

LOOK: Final = 2.0  # seconds until one of all processes looks again
AT_ONCE: Final = 50
LOTS: Final = 8
MANY: Final = 5  # due at once for one channel become one
BETWEEN: Final = 10 * MINUTE  # at a live table
LONGEST: Final = 3 * DAY  # that a notice lasts


class Carrier(Protocol):
    async def carry(self, channel: Channel, message: Message, /) -> Result: ...


@dataclass
class Told:
    """One notice that is wanted, and what has come of it so far at the channels that are to be told."""

    notice: Notice
    facts: Facts
    table: TableRow | None
    channels: list[Channel]
    results: dict[str, Result] = field(default_factory=dict)


class Sender:
    def __init__(  # noqa: PLR0913 - all that it needs to know
        self,
        *,
        store: Store,
        channels: Channels,
        tastes: Tastes,
        judge: Judge,
        carriers: Mapping[Way, Carrier],
        figures: Figures,
        hall: Hall,
    ) -> None:
        self.due = Due(store, lambda: hall.owners.free_for(hall.node.id))
        self._node = hall.node
        self._store = store
        self._clock = store.clock
        self._channels = channels
        self._tastes = tastes
        self._judge = judge
        self._carriers = carriers
        self._figures = figures

    async def work(self) -> None:
        """Several lots at once: a service that is slow holds up only its own."""
        going = set[asyncio.Task[None]]()
        try:
            while True:
                taken = await self._take()
                if taken:
                    going.add(asyncio.create_task(self._send_safely(taken)))
                if len(going) == LOTS:
                    await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
                going = {one for one in going if not one.done()}
                if len(taken) < AT_ONCE:
                    await self._clock.sleep(self._node.shared(LOOK))
        finally:
            for one in going:
                one.cancel()
            await asyncio.gather(*going, return_exceptions=True)

    async def _take(self) -> list[Notice]:
        try:
            return await self.due.take(AT_ONCE) if self._node.holds else []
        except Refused:
            return []  # the database says no: later
        except Exception:
            logger.exception("what is to be told cannot be read")
            return []

    async def _send_safely(self, taken: Sequence[Notice]) -> None:
        """What goes wrong here is taken again in a minute."""
        try:
            await self.send(taken)
        except Refused:
            pass
        except Exception:
            logger.exception("what was to be told is not told")

    async def send(self, taken: Sequence[Notice]) -> None:
        people = {one.person for one in taken}
        channels, wishes = await self._channels.of(*people), await self._tastes.of(people)
        told, outcomes = await self._sorted(taken, channels, wishes)
        came = await self._carry_all(told, wishes)
        if came:
            await self._channels.note(came)
        await self.due.done([*outcomes, *map(self._outcome, told)])

    # -- what is wanted

    async def _sorted(
        self, taken: Sequence[Notice], channels: Sequence[Channel], wishes: Mapping[str, Wishes]
    ) -> tuple[list[Told], list[Outcome]]:
        """Those that are to be told now, and what becomes of the others."""
        tables = {one.id: one for one in await self._store.tables([one.about for one in taken])}
        silent = await self._tastes.silent_pairs({one.person for one in taken})
        live = [(one.person, one.about) for one in taken if is_live(tables.get(one.about))]
        last = await self.due.last_sent(live)
        told, outcomes = list[Told](), list[Outcome]()
        for notice in taken:
            mine = [one for one in channels if one.guest == notice.person]
            table = tables.get(notice.about)
            to = [] if (notice.person, notice.about) in silent else self._to(notice, mine, wishes, table)
            rested = last.get((notice.person, notice.about), -BETWEEN) + BETWEEN
            found = await self._judged(notice, table, to, wishes[notice.person], rested)
            if isinstance(found, Outcome):
                outcomes.append(found)
            else:
                told.append(found)
        return told, outcomes

    def _to(
        self, notice: Notice, mine: Iterable[Channel], wishes: Mapping[str, Wishes], table: TableRow | None
    ) -> list[Channel]:
        """Where it is told."""
        return [
            one
            for one in mine
            if one.state == "on"
            and one.kind in self._carriers
            and wants(wishes[notice.person], notice.kind, one.kind)
            and (one.kind == "push" or not is_live(table))
            and (notice.left is None or one.id in notice.left)
        ]

    async def _judged(
        self, notice: Notice, table: TableRow | None, to: list[Channel], wishes: Wishes, rested: Ms
    ) -> Told | Outcome:
        now = self._clock.ms()
        if not to:
            return self._dropped(notice, "unwanted")
        verdict = await self._judge.wanted(notice, table, now)
        if verdict is None:
            return self._dropped(notice, "needless")
        zero = verdict.facts.get("zero")
        quiet = quiet_until(wishes, notice.kind, now, None if zero is None else zero - now)
        later = verdict.due or quiet or (rested if rested > now else None)
        if later is not None:
            return Outcome(notice, later, notice.tries, notice.left)
        return Told(notice, verdict.facts, table, to)

    def _dropped(self, notice: Notice, why: str) -> Outcome:
        self._figures.noticed(notice.kind, why)
        return Outcome(notice)

    # -- carrying

    async def _carry_all(
        self, told: Sequence[Told], wishes: Mapping[str, Wishes]
    ) -> list[tuple[Channel, Result]]:
        """To each channel what is for it, to all of them at once."""
        by_channel = defaultdict[str, list[Told]](list)
        where: dict[str, Channel] = {}
        for one in told:
            for channel in one.channels:
                by_channel[channel.id].append(one)
                where[channel.id] = channel
        carried = await asyncio.gather(
            *(self._carry(where[id], some, wishes[where[id].guest]) for id, some in by_channel.items())
        )
        return [one for some in carried for one in some]

    async def _carry(
        self, channel: Channel, told: Sequence[Told], wishes: Wishes
    ) -> list[tuple[Channel, Result]]:
        """One after the other, or all in one; more than is told in a day is not."""
        tables = [one for one in told if one.table is not None]
        many = len(tables) >= MANY
        rest = [[one] for one in told if not (many and one.table is not None)]
        came = list[tuple[Channel, Result]]()
        so_far = told_today(channel, self._clock.ms())
        for some in ([tables] if many else []) + rest:
            always = some[0].notice.kind == NEW_SIGN_IN
            if so_far >= A_DAY[channel.kind] and not always:
                result: Result = "never"
            else:
                result = await self._carry_one(channel, self._message(some, wishes))
                came.append((channel, result))
                so_far += result == "sent"
            for one in some:
                one.results[channel.id] = result
            if result == "gone":
                break
        return came

    async def _carry_one(self, channel: Channel, message: Message) -> Result:
        if not self._node.holds:
            return "later"  # we stood still, and somebody else may have taken it by now
        try:
            return await self._carriers[channel.kind].carry(channel, message)
        except Exception:
            logger.exception("a notice by %s failed", channel.kind)
            return "later"

    def _message(self, some: Sequence[Told], wishes: Wishes) -> Message:
        first, who, now = some[0].notice, reader(wishes), self._clock.ms()
        zero = some[0].facts.get("zero") if len(some) == 1 else None
        lasts = LONGEST if zero is None else max(MINUTE, min(LONGEST, zero - now))
        table = some[0].table
        if len(some) > 1:
            kind, path, tag = "many", "/", "many"
            text = texts.of_many(who, [one.table for one in some if one.table])
        elif table is None:
            kind, path, tag = first.kind, "/account", "sign-in"
            text = texts.of_sign_in(who, some[0].facts)
        else:
            kind, path, tag = first.kind, f"/table/{table.id}", table.id
            text = texts.of_table(who, first, table, some[0].facts, now)
        about = table.id if table and len(some) == 1 else None
        return Message(first.id, kind, who.language, text, path, tag, about, now, lasts)

    # -- what becomes of it

    def _outcome(self, one: Told) -> Outcome:
        """Those that could not be told now are told later, the others not again."""
        notice, results = one.notice, one.results
        left = tuple(id for id, result in results.items() if result == "later")
        sent = self._clock.ms() if "sent" in results.values() else None
        for result in results.values():
            self._figures.noticed(notice.kind, result)
        tries = notice.tries + 1
        wait = again(tries) if left else None
        if wait is None:
            return Outcome(notice, sent=sent)
        return Outcome(notice, self._clock.ms() + wait, tries, left, sent)


def is_live(table: TableRow | None) -> bool:
    clock = table.settings.clock if table else None
    return clock is not None and clock.live
