"""What stands before every request: not too many, asked by our name, and from pages of ours."""

from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludarium.server import hosts, refusals
from ludarium.server.cookies import token_in
from ludarium.server.guests import address
from ludarium.server.house import House
from ludarium.table import Refused

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Turns away who asks too often, or by the name of another site, and pages of other sites."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.settings = house.settings
        self.names = hosts.names(house.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] != "lifespan":
                self._admit(HTTPConnection(scope))
        except Refused as refused:
            self.house.figures.refused(refused.key)
            await self._turn_away(refused, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _admit(self, request: HTTPConnection) -> None:
        self.house.limits.requests_of_address.take(address(request))
        if not self._by_our_name(request):
            raise Refused("foreign-host", host=request.headers.get("host", ""))
        if self._foreign(request):
            raise Refused("foreign-origin")

    async def _turn_away(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = refusals.answer(refused)
        refusal.headers["Connection"] = "close"  # whoever asks on has to come through the door again
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await refusal(scope, receive, send)

    def _by_our_name(self, request: HTTPConnection) -> bool:
        named = request.headers.getlist("host")
        if not named:
            return bool(request.scope["http_version"] == "1.0")  # no browser
        return len(named) == 1 and hosts.is_ours(named[0], self.names)

    def _foreign(self, request: HTTPConnection) -> bool:
        """Whether a page of another site wants to change something, or may be suspected of it.

        A page cannot hide where it is from: browsers say so in `Sec-Fetch-Site` and in `Origin`.  Who says
        neither is a script; it has no business with a cookie.
        """
        if request.scope["type"] == "http" and request.scope["method"] in SAFE:
            return False
        site = request.headers.get("sec-fetch-site")
        if site is not None and request.scope["type"] == "http":
            return site != "same-origin"
        origin = request.headers.get("origin")
        if origin is not None:
            return not self._ours(origin, request.headers)
        return token_in(request.cookies) is not None

    def _ours(self, origin: str, headers: Headers) -> bool:
        if self.settings.origin is not None:
            return origin == self.settings.origin
        return _host(origin) == headers.get("host", "").lower()


def _host(origin: str) -> str | None:
    with suppress(ValueError):
        return urlsplit(origin).netloc
    return None
