"""The websocket of a table: what a chair sends, and how it is answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.core import Seat
from ludarium.server import limits, messages, refusals, wire
from ludarium.server.guests import address, who_asks
from ludarium.server.house import House
from ludarium.server.ids import proper_id
from ludarium.server.known_guests import Caller
from ludarium.server.letters import Letter
from ludarium.server.nodes.owners import moving
from ludarium.server.people.scopes import READ
from ludarium.server.shell import Shell
from ludarium.server.socket_connection import ANEW, FLOODING, LAG, REASON, RESTARTS, SAY_NOW
from ludarium.server.telling import told_of
from ludarium.server.turns import Whose
from ludarium.table import Refused

logger = logging.getLogger(__name__)

TOO_SLOW = 1013  # "try again later"
LOOKING = (messages.Look, messages.Watch, messages.Try, messages.Why, messages.Foresee, messages.Suppose)
KIND_OF = {kind: name for name, kind in messages.KINDS.items()}


class Chair:
    """One open connection.  What cannot be told at once waits in an outbox; if that is full it is closed."""

    def __init__(
        self, caller: Caller | None, whose: Whose, outbox: int, say_now: Callable[[str], bool]
    ) -> None:
        self.guest = caller.guest if caller else None
        self.scope = caller.sign_in.scope if caller else ""
        self.whose = whose
        self.seat: Seat | None = None
        self.at = self.lag = 0
        self.patches = False
        self.last: Letter | None = None
        self.ended = asyncio.Event()
        self.code = 0  # with which it is closed then
        self._outbox: asyncio.Queue[str] = asyncio.Queue(outbox)
        self._unsaid = 0  # what waits, or is being said
        self._say_now = say_now

    def tell(self, message: str) -> None:
        if not self._unsaid and self._say_now(message):
            return
        # The client comes back with the version that it knows, so nothing is lost by giving up on it.
        try:
            self._outbox.put_nowait(message)
            self._unsaid += 1
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def begin_anew(self) -> None:
        """Signed out, or the table was set back: its page begins anew."""
        self.end(ANEW)

    def come_back(self) -> None:
        """The table is going to be somewhere else."""
        self.end(RESTARTS)

    def end(self, code: int) -> None:
        if not self.ended.is_set():
            self.code = code
            self.ended.set()

    async def say(self, send: Callable[[str], Awaitable[None]]) -> None:
        """What waits, one after the other."""
        while True:
            await send(await self._outbox.get())
            self._unsaid -= 1


async def live(socket: WebSocket) -> None:
    """`/api/tables/{id}/live`"""
    house: House = socket.app.state.house
    caller = await who_asks(socket, house.sign_ins)
    guest = caller.guest if caller else None
    whose = house.whose(guest, address(socket))
    who = whose.guest
    try:
        house.limits.requests.take(who)
        leave = house.sockets.enter(whose)
        try:
            table_id = proper_id(socket.path_params["id"])
            await house.hall.find(table_id, whose)  # what is refused is refused before the connection is made
            await socket.accept()
            chair = Chair(caller, whose, house.settings.outbox, say_now(socket))
            let_go = house.sign_ins.hold(caller, chair.begin_anew)
            try:
                await Conversation(socket, house, table_id, chair, who).hold()
            finally:
                let_go()
        finally:
            leave()
    except Refused as refused:
        house.figures.refused(refused.key)
        await socket.send_denial_response(refusals.answer(refused))


def say_now(socket: WebSocket) -> Callable[[str], bool]:
    """What says something at once if it need not wait."""
    say: Callable[[str], bool] = socket.scope["state"][SAY_NOW]
    return say


class Conversation:
    """Hearing and telling, until one side has had enough."""

    def __init__(self, socket: WebSocket, house: House, table_id: str, chair: Chair, who: str) -> None:
        self.socket = socket
        self.house = house
        self.table_id = table_id
        self.chair = chair
        self.who = who
        self.address = address(socket)
        self.flooding = False
        self._visible = False
        self._rest = 0  # seconds in which nothing is heard
        self._warnings = house.limits.warnings()

    async def hold(self) -> None:
        sides = [
            asyncio.create_task(side)
            for side in (
                self._hear(),
                self.chair.say(self.socket.send_text),
                self.chair.ended.wait(),
            )
        ]
        try:
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)
            self._watch(False)
            with suppress(Refused):
                await self.house.hall.leave(self.table_id, self.chair)
        with suppress(WebSocketDisconnect):  # they are gone already
            if self.chair.ended.is_set():
                await self.socket.close(self.chair.code)
            elif self.flooding:
                await self.socket.close(FLOODING, REASON)

    async def _hear(self) -> None:
        while not self.flooding:
            received = await self.socket.receive()
            self.chair.at, self.chair.lag = self.house.settings.clock.ms(), self.socket.scope["state"][LAG]()
            if received["type"] == "websocket.disconnect":
                return
            await self._answer(received.get("text") or received.get("bytes") or "")
            # Others get their turn, and whoever was too fast is not heard for a while.
            rest, self._rest = self._rest, 0
            await asyncio.sleep(0 if self.flooding else rest)

    async def _answer(self, frame: str | bytes) -> None:
        message = None
        try:
            self._pay(1)
            message = decode(frame)
            if self.chair.scope == READ and not isinstance(message, LOOKING):
                raise Refused("no-right", scope=READ)
            self._pay(limits.COSTS.get(KIND_OF[type(message)], limits.COST) - 1)
            await self._do(message)
        except Refused as refused:
            if refused.key == "moving":
                self.chair.come_back()
            else:
                self._refuse(message, refused)
        except Exception:
            logger.exception("a message to %s failed", self.table_id)
            self._refuse(message, Refused("try-again"))

    def _pay(self, tokens: int) -> None:
        try:
            self.house.limits.messages.take(self.who, tokens)
            self.house.limits.messages_of_address.take(self.address, tokens)
        except Refused as refused:
            self._rest = refused.facts["seconds"]
            self.flooding = self._warnings.take() > 0
            raise

    def _refuse(self, message: messages.Message | None, refused: Refused) -> None:
        self.house.figures.refused(refused.key)
        v = getattr(message, "v", None)
        told = messages.NotDone(v, refused.key, refused.facts, told_of(refused.reason))
        self.chair.tell(wire.text(told))

    async def _do(self, message: messages.Message) -> None:
        chair = self.chair
        match message:
            case messages.Look(seat, since, patches, visible):
                chair.patches = patches
                await self._at_table(lambda table: table.look(chair, seat, since))
                self._watch(visible)
            case messages.Watch(visible):
                self._watch(visible)
            case messages.Do(v, words):
                self.house.limits.entries.take(self.who)
                with self.house.figures.answering():
                    await self._at_table(lambda table: table.play(chair, v, words))
            case messages.Try(v, words):
                await self._at_table(lambda table: table.ahead.preview(chair, v, words))
            case messages.Why(v, words):
                await self._at_table(lambda table: table.ahead.why_not(chair, v, words))
            case messages.Foresee(v):
                await self._at_table(lambda table: table.ahead.effects(chair, v))
            case messages.Suppose(v, steps):
                await self._at_table(lambda table: table.ahead.suppose(chair, v, steps))
            case messages.Undo(v, _, to):
                self.house.limits.undos.take(self.who)
                await self._at_table(lambda table: table.undo(chair, v, to))
            case messages.Hint() | messages.Coach():
                await self._advise(message)
            case wish:
                self.house.limits.entries.take(self.who)
                await self._at_table(lambda table: table.wish(chair, wish))

    async def _advise(self, message: messages.Hint | messages.Coach) -> None:
        chair, v = self.chair, message.v
        if isinstance(message, messages.Hint):
            self.house.limits.hints.take(self.who)
            return await self._at_table(lambda table: table.hint(chair, v))
        entries = message.coach
        self.house.limits.coach.take(self.who)
        return await self._at_table(lambda table: table.thoughts.coach.ask(chair, v, entries))

    def _watch(self, visible: bool) -> None:
        """Whether somebody has the table before their eyes; a script that reads along is nobody."""
        guest = self.chair.guest
        if guest is None or self.chair.scope == READ or visible == self._visible:
            return
        self._visible, seen = visible, self.house.hall.seen
        (seen.begin if visible else seen.end)(guest.id, self.table_id)

    async def _at_table(self, job: Callable[[Shell], Awaitable[None]]) -> None:
        if self.chair.ended.is_set():
            raise moving()
        await self.house.hall.do(self.table_id, job, self.chair.whose)


def decode(frame: str | bytes) -> messages.Message:
    """What the client said; raises `Refused`."""
    if len(frame) > limits.MESSAGE_LETTERS:
        raise Refused("too-large", most=limits.MESSAGE_LETTERS)
    try:
        fields = msgspec.json.decode(frame, type=dict[str, msgspec.Raw])
        kinds = [kind for name, kind in messages.KINDS.items() if name in fields]
        if len(kinds) != 1:
            raise Refused("bad-request", what=f"one of {', '.join(messages.KINDS)}")
        return msgspec.json.decode(frame, type=kinds[0])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", what=str(error)) from None
