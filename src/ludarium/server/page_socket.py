"""The websocket of an open page: it rings when a list has changed."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.server import messages, refusals, wire
from ludarium.server.bell import Listener
from ludarium.server.clock import Clock
from ludarium.server.guests import address, who_asks
from ludarium.server.house import House
from ludarium.server.limits import RING_SECONDS
from ludarium.table import Refused

NOTHING_TO_SAY = 1003  # "unsupported data"


async def live(socket: WebSocket) -> None:
    """`/api/live`"""
    house: House = socket.app.state.house
    guest = await who_asks(socket, house.store)
    whose = house.whose(guest, address(socket))
    try:
        house.limits.requests.take(whose.guest)
        leave = house.sockets.enter(whose)
    except Refused as refused:
        house.figures.refused(refused.key)
        await socket.send_denial_response(refusals.answer(refused))
        return
    listener, close = house.bell.listen(guest.id if guest else None)
    try:
        await socket.accept()
        await hold(socket, listener, house.settings.clock)
    finally:
        close()
        leave()


async def hold(socket: WebSocket, listener: Listener, clock: Clock) -> None:
    """Until the page is closed.  It has nothing to say."""
    sides = [asyncio.create_task(one) for one in (silent(socket), tell(socket, listener, clock))]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        await asyncio.gather(*sides, return_exceptions=True)


async def silent(socket: WebSocket) -> None:
    """Whoever says anything is turned away."""
    with suppress(WebSocketDisconnect):
        await socket.receive_text()
        await socket.close(NOTHING_TO_SAY)


async def tell(socket: WebSocket, listener: Listener, clock: Clock) -> None:
    while True:
        await socket.send_text(wire.text(messages.Changed(await listener.changed())))
        await clock.sleep(RING_SECONDS)
