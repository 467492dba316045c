"""Notices to browsers: encrypted for one of them, signed by this server, handed to whoever delivers them."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ludarium.server.clock import Clock
from ludarium.server.notices.keys import VapidKey
from ludarium.server.notices.message import GONE, Channel, Message, Result, result_of
from ludarium.server.notices.outside import Unreachable, Way, split
from ludarium.sitting.clock import HOUR, SECOND

PROVED_FOR: Final = 12 * HOUR
TITLE: Final = "Ludarium"


class Push:
    """`contact` is whom a push service may turn to: a mail address or a site, as a URL."""

    def __init__(self, way: Way, key: VapidKey, hosts: Sequence[str], contact: str, clock: Clock) -> None:
        self.public = key.public
        self._signer = key.signer
        self._way = way
        self._hosts = hosts
        self._contact = contact
        self._clock = clock

    def knows(self, endpoint: str) -> bool:
        """Whether it is one of those that push services give."""
        parts = split(endpoint)
        if parts is None or parts.hostname is None or not self._way.outside.may_name(endpoint):
            return False
        return any(is_of(parts.hostname, host) for host in self._hosts)

    async def carry(self, channel: Channel, message: Message) -> Result:
        if not self.knows(channel.address):  # the operator has changed the list
            return "never"
        body = encrypted(channel, payload(message))
        try:
            answer = await self._way.post(channel.address, body, self._headers(channel, message))
        except Unreachable:
            return "later"
        return "gone" if answer.status in GONE else result_of(answer.status)

    def _headers(self, channel: Channel, message: Message) -> dict[str, str]:
        parts = split(channel.address)
        assert parts is not None
        expires = (self._clock.ms() + PROVED_FOR) // SECOND
        claims = {"aud": f"https://{parts.netloc}", "exp": expires, "sub": self._contact}
        return {
            **self._signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(1, message.lasts // SECOND)),
            "Topic": message.tag,
            "Urgency": "high",
        }


def is_of(host: str, pattern: str) -> bool:
    """`*.example.org` is every host below it, and that one."""
    if pattern.startswith("*."):
        return host == pattern[2:] or host.endswith(pattern[1:])
    return host == pattern


def payload(message: Message) -> bytes:
    told = {"kind": message.kind, "title": TITLE, "text": message.text, "url": message.path}
    return msgspec.json.encode({**told, "tag": message.tag})


def encrypted(channel: Channel, plain: bytes) -> bytes:
    from pywebpush import WebPusher

    assert channel.keys is not None
    p256dh, auth = channel.keys
    to = {"endpoint": channel.address, "keys": {"p256dh": p256dh, "auth": auth}}
    return bytes(WebPusher(to).encode(plain)["body"])
