"""The websocket of an open page: it rings when a list has changed."""

import asyncio
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.server import messages, refusals, wire
from ludarium.server.bell import Listener
from ludarium.server.clock import Clock
from ludarium.server.guests import address, who_asks
from ludarium.server.house import House
from ludarium.server.limits import RING_SECONDS
from ludarium.server.socket_connection import ANEW
from ludarium.table import Refused

NOTHING_TO_SAY = 1003  # "unsupported data"


async def live(socket: WebSocket) -> None:
    """`/api/live`"""
    house: House = socket.app.state.house
    caller = await who_asks(socket, house.sign_ins)
    guest = caller.guest if caller else None
    whose = house.whose(guest, address(socket))
    try:
        house.limits.requests.take(whose.guest)
        leave = house.sockets.enter(whose)
    except Refused as refused:
        house.figures.refused(refused.key)
        await socket.send_denial_response(refusals.answer(refused))
        return
    signed_out = asyncio.Event()
    let_go = house.sign_ins.hold(caller, signed_out.set)
    listener, close = house.bell.listen(guest.id if guest else None)
    try:
        await socket.accept()
        await hold(socket, listener, house.settings.clock, signed_out)
    finally:
        let_go()
        close()
        leave()


async def hold(socket: WebSocket, listener: Listener, clock: Clock, signed_out: asyncio.Event) -> None:
    """Until the page is closed, or its guest signed out.  It has nothing to say."""
    parts = (silent(socket), tell(socket, listener, clock), signed_out.wait())
    sides: list[asyncio.Task[Any]] = [asyncio.create_task(one) for one in parts]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        if signed_out.is_set():
            await socket.close(ANEW)
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
