"""Notices to programs and rooms elsewhere: Discord, ntfy, or JSON that is signed."""

import hmac
from collections.abc import Mapping
from typing import Final

import msgspec

from ludarium.server.clock import Clock
from ludarium.server.notices.message import Channel, Message, Result, result_of
from ludarium.server.notices.outside import Unreachable, Way
from ludarium.sitting.clock import SECOND

JSON: Final = {"Content-Type": "application/json", "User-Agent": "Ludarium"}
PLAIN: Final = {"Content-Type": "text/plain; charset=utf-8", "User-Agent": "Ludarium"}
NOT_PLAIN: Final = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|>#[]()<:@-"})  # to Discord


class Webhooks:
    """`origin` is where this server is, for links."""

    def __init__(self, way: Way, origin: str | None, clock: Clock) -> None:
        self._way = way
        self._origin = origin
        self._clock = clock

    async def carry(self, channel: Channel, message: Message) -> Result:
        body, headers = self._letter(channel, message)
        try:
            answer = await self._way.post(channel.address, body, headers)
        except Unreachable:
            return "later"
        return result_of(answer.status)

    def _letter(self, channel: Channel, message: Message) -> tuple[bytes, Mapping[str, str]]:
        link = self._origin and self._origin + message.path
        match channel.style:
            case "discord":
                text = message.text.translate(NOT_PLAIN) + (f"\n<{link}>" if link else "")
                told = {"content": text, "allowed_mentions": {"parse": []}}
                return msgspec.json.encode(told), JSON
            case "ntfy":
                return message.text.encode(), PLAIN | ({"Click": link} if link else {})
        at = self._clock.ms() // SECOND
        told_all = {"kind": message.kind, "text": message.text, "url": link, "table": message.table, "at": at}
        body = msgspec.json.encode(told_all)
        return body, JSON | {"X-Ludarium-Time": str(at), "X-Ludarium-Signature": signature(channel, at, body)}


def signature(channel: Channel, at: int, body: bytes) -> str:
    """Of the time, a full stop and the body; by the secret that only its owner was told."""
    signed = hmac.digest(channel.secret.encode(), f"{at}.".encode() + body, "sha256")
    return f"sha256={signed.hex()}"
