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
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from ludarium.core import Seat, apply, find, public
from ludarium.luck import EVERYONE, NOBODY, Luck, Outcome, Script, Sealed, commitment
from ludarium.registry import game as find_game

FORMAT = 1
HIDDEN = "?"


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
    """A whole game as text: `Record.parse(str(r)) == r`."""

    game: str
    version: int
    seats: list[str]
    options: dict[str, str | int] = field(default_factory=dict)
    begun: int | None = None  # so many moves were there when it began: the seed is that of what follows
    setup: tuple[Outcome, ...] = ()
    moves: list[Move] = field(default_factory=list)
    result: list[tuple[int, ...]] | None = None
    commit: str | None = None
    seed: str | None = None

    def __str__(self) -> str:
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"ludarium {FORMAT}"
        yield f"game {self.game} {self.version}"
        for seat, name in enumerate(self.seats):
            yield f"seat p{seat + 1} {name}"
        for name, value in self.options.items():
            yield f"option {name} {value}"
        if self.commit:
            yield f"commit {self.commit}"
        if self.begun is not None:
            yield f"begun {self.begun}"
        yield f"setup {outcomes_text(self.setup)}".rstrip()
        yield from map(str, self.moves)
        if self.result is not None:
            yield "result " + " ".join(",".join(map(str, score)) for score in self.result)
        if self.seed:
            yield f"seed {self.seed}"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record of this text; raises `BadRecord` with the line that is wrong."""
        lines = text.splitlines()
        if not lines or lines[0] != f"ludarium {FORMAT}":
            raise BadRecord(f"line 1: a record begins with 'ludarium {FORMAT}'")
        record = cls("", 0, [])
        for number, line in enumerate(lines[1:], 2):
            try:
                record._take(line)
            except (ValueError, IndexError) as error:
                raise BadRecord(f"line {number}: {error or line}") from error
        if not record.game:
            raise BadRecord("no line says which game this is")
        return record

    def _take(self, line: str) -> None:
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
            case "commit":
                self.commit = rest
            case "begun":
                self.begun = int(rest)
            case "setup":
                self.setup = tuple(parse_outcomes(rest))
            case "result":
                self.result = [tuple(map(int, score.split(","))) for score in rest.split(" ")]
            case "seed":
                self.seed = bytes.fromhex(rest).hex()
            case _ if line:
                self.moves.append(Move.parse(line))

    def replay(self, moves: int | None = None) -> Any:
        """The state after so many moves (None: all); raises `BadRecord` where the rules say no."""
        return self.at(len(self.moves) if moves is None else moves)

    def at(self, moves: int) -> Any:
        script = self.script(moves)
        state = self._start(script)
        for number, move in enumerate(self.moves[:moves], 1):
            self._play(state, move, number, script)
        return state

    def script(self, moves: int) -> Script:
        """The luck of the set-up and of so many moves."""
        return Script(outcome.text for outcome in self._luck(moves))

    def _luck(self, moves: int) -> Iterator[Outcome]:
        yield from self.setup
        for move in self.moves[:moves]:
            yield from move.luck

    def _start(self, luck: Any) -> Any:
        game = find_game(self.game)
        if game.version != self.version:
            raise BadRecord(f"{self.game} {self.version}: the rules are at version {game.version} now")
        try:
            return game.setup(len(self.seats), game.settle(self.options), luck)
        except ValueError as error:
            raise BadRecord(f"the set-up: {error}") from error

    def _play(self, state: Any, move: Move, number: int, luck: Any) -> None:
        action = find(state, move.words)
        if action is None or state.asks[-1].seat != move.seat:
            raise BadRecord(f"move {number}: p{move.seat + 1} cannot {move.words}")
        try:
            apply(state, action, luck)
        except ValueError as error:
            raise BadRecord(f"move {number}: {error}") from error

    def follow(self) -> Iterator[tuple[Move, Any]]:
        """Every move with the state that it answers, which is played on after that; raises `BadRecord`."""
        script = self.script(len(self.moves))
        state = self._start(script)
        for number, move in enumerate(self.moves, 1):
            yield move, state
            self._play(state, move, number, script)

    def redacted(self, seat: Seat | None) -> "Record":
        """As one seat may know it (None: a spectator): what only others saw becomes `?`."""
        moves = []
        for move, state in self.follow():
            words = move.words if move.seat == seat else public(find(state, move.words) or move.words)
            moves.append(Move(move.seat, words, hide(move.luck, seat)))
        return replace(self, setup=hide(self.setup, seat), moves=moves, seed=None)


def verify(record: Record) -> int:
    """Derive every outcome again from the seed; how many there were.  What it began with is taken as it is.

    Raises `BadRecord` at the first that differs, or when the seed is not the one that was promised.
    """
    if not record.seed or not record.commit:
        raise BadRecord("a record can be verified when it has a commit and a seed")
    if commitment(bytes.fromhex(record.seed)) != record.commit:
        raise BadRecord("the seed is not the one whose hash was told before the game")
    sealed = Sealed(bytes.fromhex(record.seed))
    luck: Luck = sealed if record.begun is None else record.script(record.begun)
    luck.log = []
    state = record._start(luck)
    _same(luck.log, record.setup, "the set-up")
    for number, move in enumerate(record.moves, 1):
        if number > (record.begun or 0):
            luck = sealed
        luck.log = []
        record._play(state, move, number, luck)
        _same(luck.log, move.luck, f"move {number}")
    before = 0 if record.begun is None else sum(1 for _ in record._luck(record.begun))
    return sum(1 for _ in record._luck(len(record.moves))) - before


def _same(derived: Iterable[Outcome], written: Iterable[Outcome], where: str) -> None:
    if tuple(derived) != tuple(written):
        raise BadRecord(f"{where}: the seed gives {outcomes_text(derived)}, not {outcomes_text(written)}")


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
