"""A server whose notices come to services of the tests, and the people who are told."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from sqlalchemy import select

from ludarium.server import schema
from ludarium.server.notices.sender import LOOK
from ludarium.server.notices.smtp import Smtp
from ludarium.sitting.clock import Ms
from tests.server.browsers import Browser, browser
from tests.server.clocks import StoppedClock
from tests.server.indoors import Indoors
from tests.server.people import LINK, ME, Json, Person, Place, serving, until
from tests.server.services import Delivery, Post, Posted, Subscription, certificate, link_in

ORIGIN = "http://play.example.org"
SENDER = "ludarium@example.org"
DAYS = {"bank": 0, "grant": 86_400, "keep": False, "most": 0}
LIVE = {"bank": 3600, "grant": 600, "keep": True, "most": 3600}
WISHES: Json = {
    **{"push": [], "mail": [], "webhook": [], "quiet": None, "urgent": False},
    **{"zone": "UTC", "language": "en"},
}
EVERYTHING = ["turn", "clock", "stand-in", "zero", "begins", "proposal", "over", "dead"]

N = schema.notices.c


class Town:
    """A server, its clock, and the services around it."""

    def __init__(
        self, place: Place, clock: StoppedClock, delivery: Delivery, post: Post, stack: AsyncExitStack
    ) -> None:
        assert place.house is not None
        self.place, self.clock, self.house = place, clock, place.house
        self.delivery, self.post = delivery, post
        self._stack = stack

    async def person(self, name: str) -> Person:
        return await self._stack.enter_async_context(self.place.guest(name))

    async def browser(self, name: str | None = None) -> Browser:
        return await self._stack.enter_async_context(browser(self.place, name))

    # -- time

    async def passes(self, seconds: float) -> None:
        """So much time passes, and everything that is due then has been told."""
        self.clock.advance(seconds)
        await self.settled()

    async def something_happens(self) -> None:
        """By itself, at some table: a server looks every so often which of them are due."""
        while self.delivery.nothing():
            self.clock.advance(LOOK)
            await asyncio.sleep(0.02)
        await self.settled()

    async def settled(self) -> None:
        while due := await self._due():
            if not any(due):  # nobody has begun to tell it: the sender looks every so often
                self.clock.advance(LOOK)
            await asyncio.sleep(0.02)

    async def _due(self) -> list[bool]:
        """Of each notice that is due, whether it is being told."""
        now = self.clock.ms()
        query = select(N.taken_until).where(N.due <= now)
        async with self.house.store.reading() as connection:
            return [bool(until and until > now) for until in (await connection.execute(query)).scalars()]

    async def waiting(self, person: Person) -> dict[str, Ms]:
        """What somebody is still to be told, and when."""
        who = await self.id(person)
        return {one.kind: one.due for one in await self.house.notices.sender.due.of(who) if one.due}

    async def id(self, person: Person | Browser) -> str:
        token = person.token
        caller = await self.house.sign_ins.caller(token)
        assert caller is not None
        return caller.guest.id

    # -- channels

    async def phone(self, person: Person | Browser, name: str = "phone") -> Subscription:
        """A browser of theirs that can be pushed to."""
        one = Subscription(f"{self.delivery.address}/{name}")
        await person.post("/api/me/channels/push", one.new)
        return one

    async def webhook(self, person: Person, name: str, style: str = "json") -> Json:
        url = f"{self.delivery.address}/{name}"
        added: Json = await person.post("/api/me/channels/webhook", {"url": url, "style": style})
        return added

    async def mail(self, person: Person | Browser, address: str) -> None:
        """An address of theirs, confirmed."""
        await person.post("/api/me/channels/mail", {"address": address})
        await person.post("/api/mail/confirm", {"word": word_of((await self.letters())[-1], "confirm")})

    async def letters(self) -> list[EmailMessage]:
        """As soon as one has come."""
        return await until(self._letters)

    async def _letters(self) -> list[EmailMessage]:
        return self.post.all()

    def pushed(self, *phones: Subscription) -> list[Json]:
        """What has been pushed since they last looked, in its order."""
        by_path = {one.path: one for one in phones}
        return [json.loads(by_path[path].read(body)) for path, _, body in self.delivery.all()]

    def posted(self) -> list[Posted]:
        return self.delivery.all()

    # -- tables

    async def table(self, first: Person, second: Person, **more: Any) -> Json:
        """For two; who opens it is asked first."""
        table = await second.join(await first.open(ME, LINK, **more))
        assert table["asked"] == 0
        return table


def word_of(letter: EmailMessage, what: str) -> str:
    return link_in(letter, what).partition(f"#{what}=")[2]


@asynccontextmanager
async def telling(folder: Path, **more: object) -> AsyncIterator[Town]:
    """Everything that people can be told by is offered."""
    file = certificate(folder)
    delivery, post, clock = Delivery(file), Post(), StoppedClock()
    offers: Json = {
        "smtp": Smtp.parse(post.address, SENDER),
        "origin": ORIGIN,
        "push_hosts": ("localhost",),
        "webhooks": True,
        "outside": Indoors(file),
    }
    try:
        async with serving(folder, clock=clock, **offers | more) as place, AsyncExitStack() as stack:
            yield Town(place, clock, delivery, post, stack)
    finally:
        delivery.stop()
        post.stop()
