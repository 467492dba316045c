"""The services behind the calls about oneself."""

import asyncio
import logging
from typing import Final

from ludarium.server.hall import Hall
from ludarium.server.people.answered import Answered
from ludarium.server.people.codes import Codes
from ludarium.server.people.devices import Devices
from ludarium.server.people.learnt import Learnt
from ludarium.server.people.moves import Moves
from ludarium.server.people.operators import Operators
from ludarium.server.people.passkeys import Passkeys
from ludarium.server.people.passwords import Passwords
from ludarium.server.people.sign_ins import SignIns
from ludarium.server.people.solved import Solved
from ludarium.server.people.tried import Tried
from ludarium.server.store import Store
from ludarium.server.studies.studies import Studies
from ludarium.table import Refused

logger = logging.getLogger(__name__)

UPKEEP: Final = 60.0  # seconds


class People:
    def __init__(self, store: Store, hall: Hall, sign_ins: SignIns, studies: Studies) -> None:
        self.codes = Codes(store)
        self.passkeys = Passkeys(store, self.codes)
        self.passwords = Passwords(store)
        self.devices = Devices(self.codes)
        self.learnt = Learnt(store)
        self.solved = Solved(store)
        self.tried = Tried(store)
        self.answered = Answered(store)
        self.operators = Operators(store)
        belongings = (self.learnt, self.solved, self.tried, self.answered, studies)
        self.moves = Moves(store, hall, sign_ins, belongings)
        self._sign_ins = sign_ins
        self._clock = store.clock
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self.moves.work(UPKEEP), name="what becomes of guests"),
            asyncio.create_task(self._keep_up(), name="sign-ins and codes"),
            asyncio.create_task(self._sign_ins.work(), name="who is signed out"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            await self._tidy()

    async def _keep_up(self) -> None:
        while True:
            await self._clock.sleep(UPKEEP)
            await self._tidy()

    async def _tidy(self) -> None:
        """Write down who was here, and forget codes whose time is over."""
        try:
            await self._sign_ins.write_down()
            await self.codes.clear()
        except Refused:
            pass  # the database says no: the next time
        except Exception:
            logger.exception("sign-ins and codes could not be tidied")
