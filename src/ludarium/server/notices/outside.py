"""The way out to services that people name: over https, to the open internet, and never to what is inside.

An address is judged when the socket is made for it, so neither a name nor a second look-up gets round it.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.abc import AbstractResolver

PORTS: Final = (443, 8443)
SECONDS: Final = 5.0
READ: Final = 4096  # bytes of an answer, which nobody looks at
AT_ONCE: Final = 64
# Ways through IPv6 to an address of IPv4, which need not be one that anybody may reach: NAT64, 6to4, Teredo,
# and what once held such an address; site-local addresses; and the way to 6to4.
CLOSED: Final = tuple(
    ip_network(one)
    for one in (
        *("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"),
        *("fec0::/10", "192.88.99.0/24"),
    )
)


class Unreachable(Exception):
    """There is no way to it, or none that may be taken."""


@dataclass(frozen=True)
class Answer:
    status: int


class Outside:
    """The open internet.  Only a test knows another one."""

    def allows(self, host: str, port: int) -> bool:
        """Whether this address, in numbers, may be reached."""
        return port in PORTS and is_open(host)

    def may_name(self, url: str) -> bool:
        """Whether this may be asked for at all, whatever its name turns out to mean."""
        parts = split(url)
        return parts is not None and self.has_port(parts.port or 443)

    def has_port(self, port: int) -> bool:
        return port in PORTS

    @cached_property
    def certificates(self) -> ssl.SSLContext:
        """Who is believed to be who they say."""
        return ssl.create_default_context()

    def resolver(self) -> "AbstractResolver | None":
        """Who says what a name means; None: the system."""
        return None


def split(url: str) -> SplitResult | None:
    """The parts of an https address without a name and password in it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not plain or parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or port == 0:
        return None
    return parts


def is_open(host: str) -> bool:
    """Whether an address is one of the open internet."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in CLOSED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


class Way:
    """One client for everything that goes outside."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """What came back; raises `Unreachable`.  Nobody is followed elsewhere."""
        import aiohttp

        if not self.outside.may_name(url):
            raise Unreachable(url)
        try:
            async with asyncio.timeout(SECONDS):
                posting = self._open().post(url, data=body, headers=headers, allow_redirects=False)
                async with posting as response:
                    await response.content.read(READ)
                    return Answer(response.status)
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _open(self) -> "aiohttp.ClientSession":
        """No proxies of the environment, no cookies, no connection kept for the next."""
        import aiohttp

        if self._session is None:
            connector = aiohttp.TCPConnector(
                ssl=self.outside.certificates,
                limit=AT_ONCE,
                force_close=True,
                use_dns_cache=False,
                resolver=self.outside.resolver(),
                socket_factory=self._socket,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
                auto_decompress=False,
            )
        return self._session

    def _socket(self, info: Sequence[Any]) -> socket.socket:
        """A socket to this address, or none."""
        family, kind, protocol, _, address = info
        if not self.outside.allows(str(address[0]), int(address[1])):
            raise OSError("there is no way inside")
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made
