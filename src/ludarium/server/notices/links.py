"""Links that mails hold: to confirm an address, and to sign in.

The word stands behind the #, and a button on the page uses it: mail filters open links.
"""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, Final

from ludarium.server.ids import new_id
from ludarium.server.notices.channels import Channels
from ludarium.server.notices.kinds import Language
from ludarium.server.notices.mail import Letter, Mail
from ludarium.server.notices.message import Channel
from ludarium.server.notices.texts import say
from ludarium.server.notices.wishes import Tastes
from ludarium.server.people.codes import Codes
from ludarium.server.people.sign_ins import new_token
from ludarium.sitting.clock import DAY, MINUTE
from ludarium.table import Refused

logger = logging.getLogger(__name__)

TO_CONFIRM: Final = DAY
TO_SIGN_IN: Final = 15 * MINUTE
WAITING: Final = 200  # mails on their way


class Links:
    """Mails are sent aside: how long that takes tells nothing of who has which address."""

    def __init__(self, mail: Mail, channels: Channels, tastes: Tastes, codes: Codes) -> None:
        self._mail = mail
        self._channels = channels
        self._tastes = tastes
        self._codes = codes
        self._going: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for one in self._going:
            one.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)

    async def ask_to_confirm(self, channel: Channel) -> None:
        """Whoever reads this address says that it is theirs."""
        word = new_token()
        await self._codes.give("address", [word], channel.guest, TO_CONFIRM, {"channel": channel.id})
        language = await self._language(channel.guest)
        letter = self._written(language, "mail-confirm", "confirm", word, channel.address)
        self._aside(self._mail.send(letter))

    def ask_to_sign_in(self, address: str) -> None:
        """A link goes there, if somebody has confirmed this address."""
        self._aside(self._offer(address))

    async def confirmed(self, word: str) -> str:
        """The address that this word confirms; raises `Refused`."""
        code = await self._codes.take("address", word)
        address = await self._channels.confirm(code.facts["channel"]) if code else None
        if address is None:
            raise Refused("not-known")
        return address

    async def _offer(self, address: str) -> None:
        guest = await self._channels.owner_of(address)
        if guest is None:
            return
        word = new_token()
        await self._codes.give("mail", [word], guest, TO_SIGN_IN)
        language = await self._language(guest)
        await self._mail.send(self._written(language, "mail-sign-in", "sign-in", word, address))

    def _written(self, language: Language, key: str, what: str, word: str, address: str) -> Letter:
        text = say(language, key, link=self._mail.link(what, word))
        return Letter(address, say(language, f"{key}-subject"), f"{text}\n", new_id())

    async def _language(self, guest: str) -> Language:
        return (await self._tastes.of([guest]))[guest].language

    def _aside(self, sending: Coroutine[Any, Any, object]) -> None:
        if len(self._going) >= WAITING:
            sending.close()
            raise Refused("try-again", seconds=60)
        task = asyncio.create_task(self._safely(sending))
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    async def _safely(self, sending: Awaitable[object]) -> None:
        try:
            await sending
        except Exception:
            logger.exception("a link could not be mailed")
