"""What stands before every request: same origin, and the headers that keep a page ours."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludarium.server import refusals
from ludarium.server.settings import Settings
from ludarium.table import Refused

COOKIE = "ludarium"
SAFE = ("GET", "HEAD", "OPTIONS")

CSP = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Turns away pages of other sites and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self._foreign(HTTPConnection(scope)):
            await self.app(scope, receive, with_headers(send))
        elif scope["type"] == "websocket":
            refusal = refusals.answer(Refused("foreign-origin"))
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await refusals.answer(Refused("foreign-origin"))(scope, receive, with_headers(send))

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
        return COOKIE in request.cookies

    def _ours(self, origin: str, headers: Headers) -> bool:
        if self.settings.origin is not None:
            return origin == self.settings.origin
        return _host(origin) == headers.get("host", "").lower()


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
