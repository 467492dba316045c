"""Notices and links by mail."""

import hmac
import logging
import re
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import urlsplit

from ludarium.server.clock import Clock
from ludarium.server.ids import SHAPE
from ludarium.server.notices.keys import coded
from ludarium.server.notices.message import Channel, Message, Result
from ludarium.server.notices.smtp import Smtp
from ludarium.server.notices.texts import say
from ludarium.sitting.clock import SECOND
from ludarium.table import Refused

logger = logging.getLogger(__name__)

SECONDS: Final = 10.0
LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
LONGEST: Final = 254
LONGEST_LOCAL: Final = 64
ID_LETTERS: Final = 16
NOT_FOR_GOOD: Final = 500  # from here on a mail server says that it never will


@dataclass(frozen=True)
class Letter:
    """One mail."""

    to: str
    subject: str
    text: str
    id: str
    headers: dict[str, str] = field(default_factory=dict)


class Mail:
    def __init__(self, smtp: Smtp, origin: str, clock: Clock) -> None:
        self.origin = origin
        self._smtp = smtp
        self._clock = clock

    def link(self, what: str, word: str) -> str:
        """The page where a button uses the word: whoever only opens links uses nothing up."""
        return f"{self.origin}/mail#{what}={word}"

    async def carry(self, channel: Channel, message: Message) -> Result:
        word = unsubscribing(channel)
        foot = say(message.language, "mail-foot", link=self.link("unsubscribe", word))
        text = f"{message.text}\n\n{self.origin}{message.path}\n\n-- \n{foot}\n"
        one_click = f"<{self.origin}/api/mail/unsubscribe/{word}>"
        headers = {
            "List-Unsubscribe": one_click,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }
        id = f"{message.id}.{channel.id}"
        return await self.send(Letter(channel.address, message.text, text, id, headers))

    async def send(self, letter: Letter) -> Result:
        import aiosmtplib

        smtp = self._smtp
        try:
            await aiosmtplib.send(
                self._written(letter),
                sender=smtp.sender,
                recipients=[letter.to],
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user,
                password=smtp.password,
                use_tls=smtp.protection == "tls",
                start_tls=smtp.protection == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return "never" if all(one.code >= NOT_FOR_GOOD for one in error.recipients) else "later"
        except (aiosmtplib.SMTPException, OSError) as error:
            logger.warning("a mail could not be sent: %s", type(error).__name__)
            return "later"
        return "sent"

    def _written(self, letter: Letter) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = f"Ludarium <{self._smtp.sender}>"
        mail["To"] = letter.to
        # What looks encoded would be decoded, and a name might hold a line of its own that way.
        mail["Subject"] = letter.subject.replace("=?", "= ?")
        mail["Date"] = formatdate(self._clock.ms() / SECOND)
        mail["Message-ID"] = f"<{letter.id}@{urlsplit(self.origin).hostname}>"
        for name, value in letter.headers.items():
            mail[name] = value
        mail.set_content(letter.text)
        return mail


def unsubscribing(channel: Channel) -> str:
    """The word by which no more mails come: it says for whom it is, and nobody else can make it."""
    proof = hmac.digest(channel.secret.encode(), b"unsubscribe", "sha256")
    return channel.id + coded(proof[:18])


def channel_of(word: str) -> str:
    """For which channel such a word would be; raises `Refused`."""
    if not SHAPE.fullmatch(word[:ID_LETTERS]):
        raise Refused("not-known")
    return word[:ID_LETTERS]


def proper_address(text: str) -> str:
    """As it is kept, in small letters; raises `Refused`."""
    local, at, host = text.strip().lower().rpartition("@")
    try:
        host = host.encode("idna").decode().lower()
    except UnicodeError:
        raise Refused("bad-mail") from None
    labels = host.split(".")
    proper = len(labels) > 1 and not labels[-1].isdecimal() and all(map(LABEL.fullmatch, labels))
    short = len(local) <= LONGEST_LOCAL and len(local) + len(host) < LONGEST
    if not (at and proper and short and LOCAL.fullmatch(local)):
        raise Refused("bad-mail")
    return f"{local}@{host}"
