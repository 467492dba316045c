"""`ludarium bot`: a bot of this machine at a table of any server."""

import json
import secrets
import shlex
import sys
import time
from pathlib import PurePath
from typing import Any

from ludarium import bots, registry
from ludarium.bots.arena import Entrant
from ludarium.bots.outside import PREFIX, BadBot
from ludarium.cli.command import FAILED, OK, Arguments, Commands, Failure, declare, needs, seconds
from ludarium.cli.guest import Guest, Invitation, guest_of
from ludarium.cli.who import WHO, bot_of, entrant
from ludarium.core import Reason
from ludarium.luck import Luck

EXAMPLES = """
ludarium bot 'http://localhost:8000/table/s3cNFVBq#join=Zm9vYmFy' exec:./mybot.py
ludarium bot 'https://play.example.org/table/s3cNFVBq#join=Zm9vYmFy' mcts --seconds 5 --name Deep --rematch
"""
TRIES = 3
LONGEST_PAUSE = 30.0
LEAST, MOST = 2, 20  # letters of a name


def add(commands: Commands) -> None:
    parser = declare(commands, "bot", run, "let a bot of this machine play at a table of a server", EXAMPLES)
    parser.add_argument("link", metavar="LINK", help="the invitation, in quotes")
    parser.add_argument("bot", metavar="BOT", help=WHO)
    parser.add_argument("--name", help="what it is called at the table (default: the name of the program)")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="for an answer (default: 1)")
    parser.add_argument("--rematch", action="store_true", help="stay, and play the rematch too")


@needs("server")
def run(arguments: Arguments) -> int:
    invitation = Invitation.of(arguments.link)
    who = entrant(arguments.bot, arguments.seconds)
    bots.anybody(who.bot_name)  # whether there is one is said before it sits down
    guest = guest_of(invitation, arguments.name or called(who.bot_name))
    joining = {"invitation": invitation.word, "bot": True}
    table = guest.post(f"/api/tables/{invitation.table}/join", joining)
    while table is not None:
        seat = Seat(guest, table, who)
        try:
            following = seat.play(arguments.rematch)
        finally:
            bots.leave([seat.bot])
        table = guest.get(f"/api/tables/{following}") if following else None
    return OK


def called(bot: str) -> str:
    """The name of the program, as far as it is a name."""
    program = shlex.split(bot.removeprefix(PREFIX))[-1] if bot.startswith(PREFIX) else bot.rpartition(".")[2]
    name = PurePath(program).stem[:MOST]
    return name if len(name) >= LEAST else "Bot"


class Seat:
    """One seat at one table, and the bot that plays it."""

    def __init__(self, guest: Guest, table: dict[str, Any], who: Entrant) -> None:
        self.guest = guest
        self.who = who
        self.table = table
        self.number = next(n for n, seat in enumerate(table["seats"]) if seat["mine"])
        if not registry.plays(table["game"], table["rules"]):
            now = registry.version_of(table["game"])
            raise Failure(f"The server plays {table['game']} by rules {table['rules']}, not {now}.")
        self.game = registry.game(registry.called(table["game"], table["rules"]))
        self.bot = bot_of(who, self.game.name)
        self.luck = Luck(secrets.randbits(63))
        self.version: int | None = None
        self.last: dict[str, Any] | None = None  # the answer that was sent last
        self.pause = 1.0

    def play(self, rematch: bool) -> str | None:
        """To the end, however often the connection breaks; the rematch, if it is waited for."""
        from websockets.exceptions import InvalidStatus, WebSocketException
        from websockets.sync.client import connect

        address = self.guest.live(self.table["id"])
        print(
            f"{self.who.name} sits on seat {self.number + 1} of {self.guest.server}/table/{self.table['id']}"
        )
        while True:
            try:
                with connect(
                    address, additional_headers=self.guest.headers, max_size=None, max_queue=None
                ) as socket:
                    return self._talk(socket, rematch)
            except InvalidStatus as error:
                if error.response.status_code == 404:
                    raise Failure("There is no such table any more.", FAILED) from error
                self._wait(error)
            except (OSError, WebSocketException) as error:
                self._wait(error)

    def _wait(self, error: Exception) -> None:
        print(f"No connection ({error}); again in {self.pause:g} s.", file=sys.stderr, flush=True)
        time.sleep(self.pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)

    def _talk(self, socket: Any, rematch: bool) -> str | None:
        self._hello(socket)
        while True:
            message = json.loads(socket.recv())
            if message["t"] == "refused":
                self._refused(socket, message)
                continue
            self.table = message.get("table", self.table)
            if message["t"] in ("told", "entry"):
                self._told(socket, message)
            if self.table["status"] == "over" and (self.table["next"] or not rematch):
                return self.table["next"] if rematch else None

    def _hello(self, socket: Any) -> None:
        socket.send(json.dumps({"as": self.number, "since": self.version}))

    def _told(self, socket: Any, told: dict[str, Any]) -> None:
        self.version, self.pause = told["v"], 1.0
        if told["over"]:
            print(f"The game is over: {' '.join(str(score[0]) for score in told['scores'])}", flush=True)
        elif told["options"]:
            self.last = {"v": told["v"], "do": self._words(told["view"])}
            socket.send(json.dumps(self.last))

    def _words(self, view: dict[str, Any]) -> str:
        """What the bot answers.  One that fails is started again, but not for ever."""
        for _ in range(TRIES - 1):
            try:
                return self.bot.choose(self.game, view, self.who.seconds, self.luck)
            except BadBot as bad:
                print(f"{bad} It is started again.", file=sys.stderr, flush=True)
                self.bot = bot_of(self.who, self.game.name)
        return self.bot.choose(self.game, view, self.who.seconds, self.luck)

    def _refused(self, socket: Any, refused: dict[str, Any]) -> None:
        """What was too fast, or could not be stored, is said again; `stale` means that news is on its way."""
        match refused["key"]:
            case "stale":
                return
            case "too-fast" | "try-again" | "moving":
                time.sleep(refused["args"].get("seconds", 1))
                if refused["v"] is None or self.last is None:
                    self._hello(socket)
                else:
                    socket.send(json.dumps(self.last))
            case key:
                why = f" {Reason(**refused['reason'])}" if refused.get("reason") else ""
                raise Failure(f"The server does not take {self.last}: {key}{why}.", FAILED)
