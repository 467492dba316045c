"""`ludarium play`: a game in the terminal, against bots."""

import secrets
import sys
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from ludarium import bots, registry
from ludarium.bots import Bot
from ludarium.cli.command import (
    OK,
    USAGE,
    Arguments,
    Commands,
    Failure,
    declare,
    option,
    positive,
    seconds,
    writable,
)
from ludarium.cli.pages import options_text, view_text
from ludarium.cli.who import WHO, bot_of, entrant
from ludarium.contract import Game
from ludarium.core import BadOption, Seat
from ludarium.luck import Luck, commitment
from ludarium.record import parse_seat
from ludarium.table import Refused, Table

EXAMPLES = """
ludarium play druids
ludarium play druids --seat p2 --bot greedy
ludarium play druids --bot exec:./mybot.py
ludarium play druids --bot mcts@new.json
ludarium play druids --seed 7 --seconds 0.5 --option refill=on_play --record game.txt
"""
HELP: Final = """  Answer with the number or the words of an option; a beginning shows what begins so.
  look   the table again
  log    what has happened
  undo   take your last answer back, as long as nobody learned anything from it
  help   this
  quit   stop; with --record the game so far is kept, as you know it"""
NO_UNDO: Final = {
    "luck": "luck has shown somebody something since",
    "other": "somebody else has answered since",
    "over": "the game is over",
    "none": "you have not answered yet",
}


class Quit(Exception):
    """Whoever sits at the terminal leaves."""


def add(commands: Commands) -> None:
    parser = declare(commands, "play", run, "play in the terminal against bots", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seat", default="p1", help="where you sit: p1, p2 ... (default: p1)")
    parser.add_argument(
        "--players", type=positive, help="how many sit down (default: as few as the game allows)"
    )
    parser.add_argument(
        "--bot",
        default="mcts",
        help=f"the others: {', '.join(bots.names())}; {WHO} (default: mcts)",
    )
    parser.add_argument("--seconds", type=seconds, default=1.0, help="for an answer of a bot (default: 1)")
    parser.add_argument("--seed", help="any words: the same luck every time (default: new luck)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a variant of the game"
    )
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the game down here")


def run(arguments: Arguments) -> int:
    game = registry.game(arguments.game)
    if arguments.record:
        writable(arguments.record)
    sitting = _sit_down(game, arguments)
    print(f"{game.title}.  The luck is promised: {commitment(sitting.table.luck.secret)}")
    print("Type help for help.")
    try:
        sitting.play()
    except Quit:
        print("Until next time.")
    finally:
        bots.leave(sitting.others.values())
        if arguments.record:
            _write(arguments.record, sitting.table, sitting.me)
    return OK


def _sit_down(game: Game[Any], arguments: Arguments) -> "Sitting":
    players = arguments.players or game.seats[0]
    game.must_seat(players)
    try:
        me = parse_seat(arguments.seat)
    except ValueError as error:
        raise Failure(f"{error}.") from error
    if me not in range(players):
        raise Failure(f"There is no seat {arguments.seat}: the last is p{players}.")
    who = entrant(arguments.bot, arguments.seconds)
    others = {seat: bot_of(who, game.name) for seat in range(players) if seat != me}
    names = ["you" if seat == me else arguments.bot for seat in range(players)]
    secret = sha256(arguments.seed.encode()).digest() if arguments.seed else secrets.token_bytes(32)
    try:
        table = Table(game, names, dict(map(option, arguments.option)), secret)
    except BadOption as error:
        raise Failure(f"{error}.", USAGE) from error
    thoughts = Luck(int.from_bytes(secret[:8], "big"))
    return Sitting(table, me, others, arguments.seconds, thoughts)


def _write(path: Path, table: Table, me: Seat) -> None:
    try:
        path.write_text(table.record(me), encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from error
    print(f"The game is written down in {path}.")


@dataclass
class Sitting:
    """A table with one person, at the terminal, and bots."""

    table: Table
    me: Seat
    others: dict[Seat, Bot]
    seconds: float
    thoughts: Luck
    seen: int = -1

    def play(self) -> None:
        """To the end, or until `Quit`."""
        while not self.table.over:
            if self.table.asked == self.me:
                self._my_turn()
            else:
                self._their_turn()
        self._tell()
        print(self._result())

    def _their_turn(self) -> None:
        seat = self.table.asked
        assert seat is not None
        view = self.table.game.known(self.table.state, seat)
        words = self.others[seat].choose(self.table.game, view, self.seconds, self.thoughts)
        self.table.game.choose(
            self.table.state, words
        )  # it is told of at the terminal, where the bot was brought
        self.table.play(seat, words, self.table.version)

    def _my_turn(self) -> None:
        self._look()
        version = self.table.version
        while self.table.version == version:
            self._obey(_ask())

    def _look(self) -> None:
        self._tell()
        told = self.table.told(self.me)
        assert told.options is not None and told.asked is not None
        print(f"\n{view_text({k: v for k, v in told.view.items() if k != 'ask'})}\n")
        print(f"p{self.me + 1}, {told.asked['question']}:")
        print(options_text(self._words(), told.options))

    def _tell(self) -> None:
        """What has happened since it was last told."""
        for entry in self.table.entries(self.seen, self.me):
            who = f"p{entry.seat + 1} {self.table.names[entry.seat]}: " if entry.seat >= 0 else ""
            print(f"{entry.v:4}  {who}{'takes it back' if entry.undo else entry.words or 'setup'}")
            for event in entry.events:
                print(f"      - {event}")
        self.seen = self.table.version

    def _words(self) -> list[str]:
        return [str(action) for action in self.table.state.asks[-1].options(self.table.state)]

    def _obey(self, line: str) -> None:
        match line:
            case "":
                return
            case "quit":
                raise Quit
            case "help":
                print(HELP)
            case "look":
                self._look()
            case "log":
                self.seen = -1
                self._tell()
            case "undo":
                self._undo()
            case _:
                self._answer(line)

    def _undo(self) -> None:
        try:
            self.table.undo(self.me, self.table.version)
        except Refused as refused:
            print(f"  Not now: {NO_UNDO[refused.facts['why']]}.")

    def _answer(self, line: str) -> None:
        words = self._words()
        if line.isdecimal() and 1 <= int(line) <= len(words):
            line = words[int(line) - 1]
        if line in words:
            self.table.play(self.me, line, self.table.version)
            return
        begun = [text for text in words if text.startswith(line)]
        print("\n".join(f"  {words.index(text) + 1}) {text}" for text in begun) or f"  {self._why_not(line)}")

    def _why_not(self, line: str) -> str:
        reason = self.table.why_not(self.me, line, self.table.version)
        return f"That is not possible: {reason}." if reason else "That is not among the options."

    def _result(self) -> str:
        scores = "  ".join(
            f"p{seat + 1} {self.table.names[seat]} {','.join(map(str, score))}"
            for seat, score in enumerate(self.table.state.scores())
        )
        places = zip(count(1), self.table.ranking, strict=False)
        order = "  ".join(f"{place}. {' and '.join(f'p{s + 1}' for s in seats)}" for place, seats in places)
        return f"The game is over: {scores}\n{order}"


def _ask() -> str:
    """A line from the terminal; its end means quit."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise Quit
    return " ".join(line.split())
