"""A connection that speaks websocket: uvicorn's, where a flood costs nobody but whoever sends it."""

import asyncio
import logging
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ludarium.server import limits
from ludarium.server.connection import Connection
from ludarium.server.door import Leave
from ludarium.server.limits import Limits
from ludarium.sitting.clock import SECOND, Ms

FLOODING = 1008  # "policy violation"
RESTARTS = 1012  # "service restart": whoever comes back goes on where they were, perhaps elsewhere
ANEW = 4001  # of the numbers that are left to whoever uses them
REASON = "too-fast"
LAG = "lag"  # in the state of a websocket: says how long its way there and back takes
SAY_NOW = "say_now"  # the same: says what need not wait, on no way through tasks and queues


class Frames(ServerProtocol):
    """The protocol without its connection.  It counts frames, for most of them are never seen outside it."""

    def __init__(self, max_size: int, headers: list[tuple[bytes, bytes]]) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.heard = 0
        self._headers = headers

    def recv_frame(self, frame: Frame) -> None:
        self.heard += 1
        super().recv_frame(frame)

    def send_response(self, response: Response) -> None:
        if response.status_code != 101:
            self.complete(response)
        super().send_response(response)

    def complete(self, response: Response) -> bytes:
        """A refusal with the headers of every answer, as it is sent."""
        for name, value in self._headers:
            response.headers.setdefault(name.decode(), value.decode())
        return response.serialize()


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """What comes is looked at a little at a time, and no further than the application and the limits allow.

    The rest waits unread, in the end at whoever sends it.
    """

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
        self.conn: Frames = Frames(config.ws_max_size, server_state.default_headers)
        self._limited = allowed.on
        self._allowance = allowed.frames()
        self._warnings = allowed.warnings()
        self._unseen = b""
        self._at = 0  # from here on
        self._held: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._unseen = b""
        if self._held is not None:
            self._held.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._unseen = self._unseen[self._at :] + data
            self._at = 0
            self._go_on()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it was no handshake after all
            self.transport.write(self.conn.complete(self.conn.reject(400, "Bad request\n")))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"] |= {LAG: self.lag, SAY_NOW: self.say_now}

    def say_now(self, text: str) -> bool:
        """Whether it could be said without waiting, and so has been."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def lag(self) -> Ms:
        """The way there and back, by the last ping of the protocol, which no page can answer or hold up."""
        return round(self.last_ping_rtt * SECOND)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._go_on()  # to the answer of the other side

    def _go_on(self) -> None:
        while self._at < len(self._unseen) and not self._stopped:
            at, self._at = self._at, self._at + limits.SOCKET_READ_BYTES
            self._look_at(self._unseen[at : self._at])
        if self.transport.is_closing():
            return
        if self._stopped:
            self.transport.pause_reading()
        else:
            self._unseen, self._at = b"", 0
            self.transport.resume_reading()

    @property
    def _stopped(self) -> bool:
        return self.read_paused or self._held is not None or self.transport.is_closing()

    def _look_at(self, data: bytes) -> None:
        before = self.conn.heard
        super().data_received(data)
        if not self._limited:
            return
        seconds = self._allowance.take(self.conn.heard - before + len(data) / 1024)
        if seconds:
            self._hold(seconds)

    def _hold(self, seconds: float) -> None:
        if self.close_sent or self._warnings.take():
            self._turn_away()
        else:
            self._held = self.loop.call_later(seconds, self._release)

    def _release(self) -> None:
        self._held = None
        self._go_on()

    def _turn_away(self) -> None:
        """Say why, and stay for a moment so that it is heard; nothing more is read."""
        self._held = self.loop.call_later(limits.LINGER_SECONDS, self.transport.abort)
        if self.handshake_complete and not self.close_sent:
            self.close_timer = self._held  # uvicorn closes at once where there is none
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODING, "reason": REASON})
            self.conn.send_close(FLOODING, REASON)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
