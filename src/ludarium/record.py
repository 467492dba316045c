"""A game written down, one line a move: who sat where, what luck gave, what everybody did.

    ludarium 1
    game druids 1
    seat p1 Anna
    seat p2 mcts
    commit 9f86d0...
    setup 1L 5L 4R 3L 2R (p1 5R 1R 1R) ...
    p1 waltz 5R M4 ; 3R
    result 2 0
    seed 5e884...

What stands after `;` is what luck gave; in parentheses what only one seat saw, or nobody (`(- ...)`).
A game played on from the middle of another says so: with `begun 31` the first 31 moves are the other's.

There is one way to write a record: `parse` takes what `str` gives, letter by letter, and nothing else.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby, zip_longest
from typing import Any

from ludarium.aids import Aids, in_order
from ludarium.contract import Game
from ludarium.core import ALL, Seat, apply, asked, find, public
from ludarium.luck import EVERYONE, NOBODY, Outcome, Script
from ludarium.registry import NoSuchGame, called, version_of
from ludarium.registry import game as find_game

FORMAT = 1
HIDDEN = "?"
MOST_LETTERS = 1_000_000  # a long game has some 30,000
UNWRITTEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")  # breaks lines, or drives a terminal
GUIDED = "guided by a coach"
HASH, SIGNATURE = 32, 64  # bytes
LONGEST_QUOTE = 100


class BadRecord(ValueError):
    """The text is not a record, or does not follow the rules of its game; the message says where."""


@dataclass(frozen=True)
class Move:
    """One answer: who gave it, its words, and what luck gave in its course."""

    seat: Seat
    words: str
    luck: tuple[Outcome, ...] = ()

    def __str__(self) -> str:
        line = f"p{self.seat + 1} {self.words}"
        return f"{line} ; {outcomes_text(self.luck)}" if self.luck else line

    @classmethod
    def parse(cls, line: str) -> "Move":
        head, _, luck = line.partition(" ; ")
        seat, _, words = head.partition(" ")
        return cls(parse_seat(seat), words, tuple(parse_outcomes(luck)))


@dataclass
class Record:
    """A whole game as text: `Record.parse(str(r)) == r`.

    `seating`: for each seat which player luck drew, in the order they came in; empty if it did not decide
    that, None if the record does not tell.  `without`: the aids that the table was opened without.  `guided`:
    somebody learnt to play, with a coach, and could take back what a bot had answered.  `begun`: so many
    moves were there when it began, and the seed is that of what follows.  `key` is whose signature stands
    below it.
    """

    game: str
    version: int
    seats: list[str]
    options: dict[str, str | int] = field(default_factory=dict)
    without: Aids = ()
    guided: bool = False
    begun: int | None = None
    setup: tuple[Outcome, ...] = ()
    moves: list[Move] = field(default_factory=list)
    result: list[tuple[int, ...]] | None = None
    commit: str | None = None
    seed: str | None = None
    seating: tuple[int, ...] | None = None
    key: str | None = None
    signature: str | None = None

    def __str__(self) -> str:
        return "".join(f"{line}\n" for line in self._lines())

    @property
    def signed_text(self) -> str:
        """What a signature is of: everything above it."""
        return str(replace(self, signature=None))

    def _lines(self) -> Iterator[str]:
        yield from self._heading()
        yield f"setup {outcomes_text(self.setup)}".rstrip()
        yield from map(str, self.moves)
        if self.result is not None:
            yield f"result {result_text(self.result)}"
        if self.seed:
            yield f"seed {self.seed}"
        if self.key:
            yield f"key {self.key}"
        if self.signature:
            yield f"signed {self.signature}"

    def _heading(self) -> Iterator[str]:
        yield f"ludarium {FORMAT}"
        yield f"game {self.game} {self.version}"
        for seat, name in enumerate(self.seats):
            yield f"seat p{seat + 1} {name}"
        if self.seating is not None:
            yield f"seating {seating_text(self.seating)}"
        for name, value in self.options.items():
            yield f"option {name} {value}"
        if self.without:
            yield f"without {' '.join(self.without)}"
        if self.guided:
            yield GUIDED
        if self.commit:
            yield f"commit {self.commit}"
        if self.begun is not None:
            yield f"begun {self.begun}"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record of this text; raises `BadRecord` with the line that is wrong."""
        if len(text) > MOST_LETTERS:
            raise BadRecord(f"a record has at most {MOST_LETTERS:,} letters")
        lines = text.split("\n")
        if lines[0] != f"ludarium {FORMAT}":
            raise BadRecord(f"line 1: a record begins with 'ludarium {FORMAT}'")
        record = cls("", 0, [])
        for number, line in enumerate(lines[1:-1], 2):
            try:
                record._take(line)
            except (ValueError, IndexError) as error:
                raise BadRecord(f"line {number}: {clipped(str(error) or line)}") from error
        if not record.game:
            raise BadRecord("no line says which game this is")
        _must_be_written_so(lines, str(record).split("\n"))
        return record

    def _take(self, line: str) -> None:
        if unwritten := UNWRITTEN.search(line):
            raise ValueError(f"no record has the sign U+{ord(unwritten[0]):04X}")
        key, _, rest = line.partition(" ")
        match key:
            case "game":
                self.game, version = rest.split(" ")
                self.version = int(version)
            case "seat":
                self.seats.append(rest.split(" ", 1)[1])
            case "option":
                name, value = rest.split(" ")
                self.options[name] = int(value) if value.isdecimal() else value
            case _ if key in PARTS:
                name, parse = PARTS[key]
                setattr(self, name, parse(rest))
            case _:
                self.moves.append(Move.parse(line))

    def replay(self, moves: int | None = None) -> Any:
        """The state after so many moves (None: all); raises `BadRecord` where the rules say no."""
        return self.at(len(self.moves) if moves is None else moves)

    def at(self, moves: int) -> Any:
        """The state after so many moves; raises `BadRecord` where the rules say no."""
        script = self.script(moves)
        state = self.start(script)
        for number, move in enumerate(self.moves[:moves], 1):
            self.play(state, move, number, script)
        return state

    def script(self, moves: int) -> Script:
        """The luck of the set-up and of so many moves."""
        return Script(outcome.text for outcome in self._luck(moves))

    def _luck(self, moves: int) -> Iterator[Outcome]:
        yield from self.setup
        for move in self.moves[:moves]:
            yield from move.luck

    def rules(self) -> Game[Any]:
        """The game by whose rules this was played, be they past; raises `BadRecord` if they are gone."""
        try:
            return find_game(called(self.game, self.version))
        except NoSuchGame as error:
            raise BadRecord(self._why_it_has_no_rules()) from error

    def renewed(self) -> "Record":
        """Under the rules of today, if all comes out the same by them; else as it is."""
        now = replace(self, version=version_of(self.game))
        if now.version in (0, self.version):
            return self
        try:
            return now if now._comes_to() == self._comes_to() else self
        except BadRecord:
            return self

    def _comes_to(self) -> tuple[Any, ...]:
        """All that anybody is told in its course, and how it stands then; raises `BadRecord`."""
        state = self.replay()
        return [news.told(ALL) for news in state.news], [*state.scores()], asked(state)

    def _why_it_has_no_rules(self) -> str:
        try:
            now = find_game(self.game).version
        except NoSuchGame:
            return f"no game {clipped(self.game)!r} is installed"
        return f"{self.game} {self.version}: the rules are at version {now} now"

    def start(self, luck: Any) -> Any:
        """The state after the set-up; raises `BadRecord`."""
        game = self.rules()
        try:
            return game.start(len(self.seats), self.options, luck)
        except ValueError as error:
            raise BadRecord(f"the set-up: {str(error).removesuffix('.')}") from error

    def play(self, state: Any, move: Move, number: int, luck: Any) -> None:
        """Play this move; raises `BadRecord` if the rules say no."""
        action = find(state, move.words)
        if action is None or state.asks[-1].seat != move.seat:
            raise BadRecord(f"move {number}: p{move.seat + 1} cannot {clipped(move.words)}")
        try:
            apply(state, action, luck)
        except ValueError as error:
            raise BadRecord(f"move {number}: {error}") from error

    def follow(self) -> Iterator[tuple[Move, Any]]:
        """Every move with the state that it answers, which is played on after that; raises `BadRecord`."""
        script = self.script(len(self.moves))
        state = self.start(script)
        for number, move in enumerate(self.moves, 1):
            yield move, state
            self.play(state, move, number, script)

    def redacted(self, seat: Seat | None) -> "Record":
        """As one seat may know it (None: a spectator): what only others saw becomes `?`."""
        moves = []
        for move, state in self.follow():
            words = move.words if move.seat == seat else public(find(state, move.words) or move.words)
            moves.append(Move(move.seat, words, hide(move.luck, seat)))
        return replace(self, setup=hide(self.setup, seat), moves=moves, seed=None)


def _must_be_written_so(lines: list[str], wanted: list[str]) -> None:
    for number, (line, right) in enumerate(zip_longest(lines, wanted), 1):
        if line != right:
            what = "the record ends above it" if right is None else f"it should be {clipped(right)!r}"
            raise BadRecord(f"line {number}: {what}")


def clipped(line: str) -> str:
    """As much of a line as a sentence can hold."""
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}..."


def hide(luck: Iterable[Outcome], seat: Seat | None) -> tuple[Outcome, ...]:
    """These outcomes as one seat may know them."""
    return tuple(o if o.seen_by in (EVERYONE, seat) else Outcome(HIDDEN, o.seen_by) for o in luck)


def outcomes_text(luck: Iterable[Outcome]) -> str:
    """Outcomes as words; those that not everyone saw in parentheses, behind who did: `3R (p1 5L 1R)`."""
    parts = []
    for seen_by, group in groupby(luck, key=lambda outcome: outcome.seen_by):
        words = " ".join(outcome.text for outcome in group)
        parts.append(words if seen_by == EVERYONE else f"({seat_text(seen_by)} {words})")
    return " ".join(parts)


def parse_outcomes(text: str) -> Iterator[Outcome]:
    seen_by = EVERYONE
    words = iter(text.split())
    for word in words:
        if word.startswith("("):
            seen_by = parse_seat(word[1:])
        else:
            yield Outcome(word.rstrip(")"), seen_by)
        if word.endswith(")"):
            seen_by = EVERYONE


def seat_text(seat: Seat) -> str:
    return "-" if seat == NOBODY else f"p{seat + 1}"


def parse_seat(text: str) -> Seat:
    if text == "-":
        return NOBODY
    if text[:1] != "p" or not text[1:].isdecimal() or int(text[1:]) < 1:
        raise ValueError(f"{text!r} is no seat: p1, p2 ...")
    return int(text[1:]) - 1


def seating_text(drawn: tuple[int, ...]) -> str:
    return f"drawn {' '.join(str(player + 1) for player in drawn)}" if drawn else "given"


def parse_seating(text: str) -> tuple[int, ...]:
    how, *players = text.split(" ")
    if how not in ("drawn", "given"):
        raise ValueError(f"{clipped(text)!r} is no seating: given, or drawn 2 1 ...")
    return tuple(int(player) - 1 for player in players)


def result_text(result: Iterable[Iterable[int]]) -> str:
    return " ".join(",".join(map(str, score)) for score in result)


def parse_result(text: str) -> list[tuple[int, ...]]:
    return [tuple(map(int, score.split(","))) for score in text.split(" ")]


def parse_guided(text: str) -> bool:
    if f"guided {text}" != GUIDED:
        raise ValueError(f"{clipped(text)!r} is no way to guide somebody: by a coach")
    return True


def parse_hex(text: str, size: int) -> str:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != size:
        raise ValueError(f"{2 * size} hexadecimal digits are wanted, not {clipped(text)!r}")
    return found.hex()


# The parts of a record that are one line: where each is kept, and how it is read.
PARTS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "seating": ("seating", parse_seating),
    "without": ("without", lambda text: in_order(text.split(" "))),
    "guided": ("guided", parse_guided),
    "commit": ("commit", partial(parse_hex, size=HASH)),
    "begun": ("begun", int),
    "setup": ("setup", lambda text: tuple(parse_outcomes(text))),
    "result": ("result", parse_result),
    "seed": ("seed", partial(parse_hex, size=HASH)),
    "key": ("key", partial(parse_hex, size=HASH)),
    "signed": ("signature", partial(parse_hex, size=SIGNATURE)),
}
