"""The same calls for people, at `/api/admin`: for operators whose passkey was just used.

Everybody else is told what is told at a place where there is nothing, whatever they ask for and however.
"""

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ludarium.server import refusals
from ludarium.server.guests import address, who_asks
from ludarium.server.house import House
from ludarium.server.known_guests import Guest
from ludarium.server.operate.admin.calls import OPERATOR, admin
from ludarium.server.people.account import PROVED
from ludarium.table import Refused


class ForOperators:
    def __init__(self, house: House) -> None:
        self._house = house
        self._app = admin(house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # for nobody
            await WebSocket(scope, receive, send).close()
            return
        try:
            operator = await self._admit(HTTPConnection(scope))
        except Refused as refused:
            self._house.figures.refused(refused.key)
            await refusals.answer(refused)(scope, receive, send)
        else:
            await self._app({**scope, OPERATOR: operator}, receive, send)

    async def _admit(self, request: HTTPConnection) -> Guest:
        """The operator who asks, by what the database knows at this moment; raises `Refused`."""
        house = self._house
        caller = await who_asks(request, house.sign_ins)
        whose = house.whose(caller.guest if caller else None, address(request))
        house.limits.requests.take(whose.guest)
        house.limits.operating.take(whose.guest)
        shown = None if caller is None else await house.people.operators.shown(caller)
        if caller is None or shown is None:
            raise Refused("not-found")
        if shown + PROVED < house.settings.clock.ms():
            raise Refused("confirm-first")
        return caller.guest
