"""The services behind notices: where people are told, how they want it, and whoever tells them."""

import asyncio
import logging
from hmac import compare_digest
from typing import Final

from ludarium.server.database import in_turn
from ludarium.server.hall import Hall
from ludarium.server.ids import new_id
from ludarium.server.notices import wire
from ludarium.server.notices.channels import Channels, told_of
from ludarium.server.notices.keys import key_of_server
from ludarium.server.notices.kinds import Way as Kind
from ludarium.server.notices.links import Links
from ludarium.server.notices.mail import Mail, channel_of, unsubscribing
from ludarium.server.notices.message import Channel, Message, Result
from ludarium.server.notices.needless import Judge
from ludarium.server.notices.outside import Way
from ludarium.server.notices.push import Push
from ludarium.server.notices.sender import Carrier, Sender
from ludarium.server.notices.texts import say
from ludarium.server.notices.webhooks import Webhooks
from ludarium.server.notices.wishes import Tastes, reader
from ludarium.server.operate.figures import Figures
from ludarium.server.past import Seeing
from ludarium.server.people.codes import Codes
from ludarium.server.settings import Settings
from ludarium.server.store import Store
from ludarium.sitting import State
from ludarium.sitting.clock import MINUTE
from ludarium.table import Refused

logger = logging.getLogger(__name__)

UPKEEP: Final = 3600.0  # seconds


class Notices:
    """`links` are there if mails can be sent, `push` if browsers can be told."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, codes: Codes, figures: Figures) -> None:
        self.channels = Channels(store, hall.reach, hall.bus)
        self.tastes = Tastes(store)
        self.webhooks = settings.webhooks
        self.mail = (
            Mail(settings.smtp, settings.origin, store.clock) if settings.smtp and settings.origin else None
        )
        self.links = Links(self.mail, self.channels, self.tastes, codes) if self.mail else None
        self.push: Push | None = None
        self.way = Way(settings.outside)
        self._settings = settings
        self._store = store
        self._hall = hall
        self._carriers: dict[Kind, Carrier] = {}
        judge = Judge(hall.seen, self._state)
        self.sender = Sender(
            store=store,
            channels=self.channels,
            tastes=self.tastes,
            judge=judge,
            carriers=self._carriers,
            figures=figures,
            hall=hall,
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        async with self._store.writing() as connection:
            await in_turn(connection, "key")
            key = await key_of_server(connection)
        clock, hosts = self._store.clock, self._settings.push_hosts
        if hosts:
            self.push = Push(self.way, key, hosts, contact(self._settings), clock)
            self._carriers["push"] = self.push
        if self.mail:
            self._carriers["mail"] = self.mail
        if self.webhooks:
            self._carriers["webhook"] = Webhooks(self.way, self._settings.origin, clock)
        await self.channels.open()
        self._tasks = [
            asyncio.create_task(self.sender.work(), name="notices"),
            asyncio.create_task(self._keep_up(), name="old notices"),
            asyncio.create_task(self.channels.work(), name="who is told of things"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.links:
            await self.links.close()
        await self.way.close()

    async def _keep_up(self) -> None:
        while True:
            try:
                await self.sender.due.forget_old()
            except Refused:
                pass  # the database says no: the next time
            except Exception:
                logger.exception("old notices could not be forgotten")
            await self._store.clock.sleep(UPKEEP)

    async def _state(self, table: str) -> State | None:
        """How a table stands; None if it cannot be read."""
        try:
            return await self._hall.read(table, state_of)
        except Refused:
            return None

    # -- what somebody reads of it

    async def told(self, guest: str) -> wire.Notices:
        channels, wishes = await self.channels.of(guest), await self.tastes.of([guest])
        return wire.Notices(self.offers(), told_of(channels), wishes[guest], await self.tastes.silent(guest))

    def offers(self) -> wire.Offers:
        return wire.Offers(self.push.public if self.push else None, self.mail is not None, self.webhooks)

    async def mail_of(self, guest: str) -> str | None:
        """The address that links to sign in by are sent to."""
        return await self.channels.mail_of(guest) if self.mail else None

    # -- trying out, and no more mails

    async def try_out(self, channel: Channel) -> Result:
        """Tell something there now."""
        carrier = self._carriers.get(channel.kind)
        if carrier is None or channel.state == "asked":
            return "never"
        who, now = reader((await self.tastes.of([channel.guest]))[channel.guest]), self._store.clock.ms()
        text = say(who.language, "test")
        message = Message(new_id(), "test", who.language, text, "/account", "test", None, now, 5 * MINUTE)
        result = await carrier.carry(channel, message)
        await self.channels.note([(channel, result)])
        return result

    async def unsubscribe(self, word: str) -> str:
        """No more mails to the address that this word was sent to; raises `Refused`."""
        try:
            channel = await self.channels.one(channel_of(word))
        except Refused:
            raise Refused("not-known") from None
        if channel.kind != "mail" or not compare_digest(unsubscribing(channel).encode(), word.encode()):
            raise Refused("not-known")
        if channel.state == "on":
            await self.channels.switch_off(channel.id)
        return channel.address


async def state_of(table: Seeing) -> State:
    return table.state


def contact(settings: Settings) -> str:
    """Whom a push service may turn to."""
    if settings.contact or settings.smtp:
        return f"mailto:{settings.contact or (settings.smtp and settings.smtp.sender)}"
    if settings.origin and settings.origin.startswith("https://") and ":" not in settings.origin[8:]:
        return settings.origin
    return "mailto:operator@localhost"
