"""What every connection has in common, whatever is spoken over it."""

import asyncio

from ludarium.server import limits
from ludarium.server.door import Leave


class Connection(asyncio.Protocol):
    """It says when it ends, and ends when nobody takes what was sent."""

    leave: Leave
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(limits.UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken()
        self.leave()
        super().connection_lost(exc)

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
