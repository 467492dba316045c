"""A connection that speaks HTTP: uvicorn's, with limits for what uvicorn leaves open."""

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from starlette.responses import Response
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ludarium.server import limits, refusals
from ludarium.server.connection import Connection
from ludarium.server.door import Leave
from ludarium.server.limits import Limits
from ludarium.server.socket_connection import SocketConnection
from ludarium.table import Refused


class HttpConnection(Connection, HttpToolsProtocol):
    """A head has a size and a time, as has what waits behind it; what comes is read a little at a time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        allowed: Limits,
        leave: Leave,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.leave = leave
        self.ws_protocol_class = cast(
            type[asyncio.Protocol], partial(SocketConnection, allowed=allowed, leave=leave)
        )
        self._in_head = False
        self._head = 0  # bytes of the head that is coming
        self._headers = 0  # bytes of its headers
        self._rest = 0  # bytes after the last head
        self._refusal: Response | None = None  # once it was turned away
        self._upgraded = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), limits.HTTP_READ_BYTES):
            if self._upgraded or self.transport.is_closing():
                return
            self._read(data[at : at + limits.HTTP_READ_BYTES])

    def _read(self, data: bytes) -> None:
        if self._refusal is None:
            super().data_received(data)
        if self._in_head and self._refusal is None:
            self._head += len(data)
            if self._head > limits.URL_BYTES + limits.HEADERS_BYTES:
                self._turn_away(431, Refused("too-large", most=limits.HEADERS_BYTES))
        else:
            self._rest += len(data)
            if self._rest > limits.REST_BYTES:
                self.transport.pause_reading()  # its time is counted already

    @property
    def _answered(self) -> bool:
        return self.cycle is not None and self.cycle.response_complete

    # -- what the parser finds; whatever is raised here ends in `send_400_response`

    def on_message_begin(self) -> None:
        if len(self.pipeline) > limits.PIPELINED:
            self._refuse(429, Refused("too-fast", seconds=1))
        self._in_head, self._head, self._headers = True, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > limits.URL_BYTES:
            self._refuse(414, Refused("too-large", most=limits.URL_BYTES))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what comes behind a body is no header, though it looks like one
            super().on_header(name, value)
        size = len(name) + len(value) + 4
        self._headers += size
        if size > limits.HEADER_BYTES or self._headers > limits.HEADERS_BYTES:
            self._refuse(431, Refused("too-large", most=limits.HEADERS_BYTES))
        if len(self.headers) > limits.HEADERS:
            self._refuse(431, Refused("too-large", most=limits.HEADERS))

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head, self._rest = False, 0
        self._expect_no_more()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._answered and not self.transport.is_closing():
            self._expect()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade()

    # -- not for ever

    def _expect(self) -> None:
        self._expect_no_more()
        self._deadline = self.loop.call_later(limits.HEAD_SECONDS, self._too_late)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self._in_head:
            self._turn_away(408, Refused("bad-request", what="the request did not come"))
        else:
            self.transport.abort()

    # -- turned away

    def _refuse(self, status: int, refused: Refused) -> None:
        self._turn_away(status, refused)
        raise refused

    def send_400_response(self, _msg: str) -> None:
        if self._refusal is None:
            self._turn_away(400, Refused("bad-request", what="this is not HTTP"))

    def _turn_away(self, status: int, refused: Refused) -> None:
        """Say why, and stay for a moment so that it is heard; nothing more is read."""
        self._refusal = refusals.answer(refused, status)
        self._expect_no_more()
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # another answer is on its way, and this one cannot overtake it
            return
        self.transport.write(in_bytes(self._refusal, self.server_state.default_headers))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(limits.LINGER_SECONDS, self.transport.abort)


def in_bytes(response: Response, headers: list[tuple[bytes, bytes]]) -> bytes:
    """The last answer of a connection."""
    status = f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}\r\n".encode()
    lines = [*headers, *response.raw_headers, (b"connection", b"close")]
    return status + b"".join(b"%s: %s\r\n" % line for line in lines) + b"\r\n" + bytes(response.body)
