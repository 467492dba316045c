"""One match without sockets, clocks or files: who may do what, and what each seat is told."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludarium.core import (
    UNDO,
    Game,
    News,
    Options,
    Seat,
    Tree,
    View,
    apply,
    asked,
    find,
    options,
    preview,
    public,
    ranking,
    tree,
)
from ludarium.luck import NOBODY, Luck, Outcome, Sealed, commitment
from ludarium.record import Move, Record

SETUP: Seat = -1


class Refused(Exception):
    """It cannot be done; `key` and `args` say why, in the words of docs/protocol.md."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = args


class Outdated(Exception):
    """The stored entries no longer follow the rules."""


@dataclass(frozen=True)
class Entry:
    """A move or an undo, as one chair may know it.  Entry 0 is the set-up."""

    v: int
    seat: Seat
    words: str
    events: tuple[str, ...]
    undo: bool = False
    stand_in: bool = False


@dataclass(frozen=True)
class Told:
    """Everything a chair is told: its view, who is asked what, and the options if that is its seat."""

    v: int
    view: View
    asked: dict[str, Any] | None
    options: Tree | None
    undo: bool
    over: bool
    scores: list[list[int]] | None


@dataclass(frozen=True)
class Preview:
    """What would follow an answer, as far as no luck is needed; `luck`: chance decides what comes after."""

    words: str
    events: tuple[str, ...]
    view: View
    luck: bool


@dataclass(frozen=True)
class Moment:
    """The table after entry `v`, as one chair saw it then."""

    v: int
    last: int
    entry: Entry
    view: View
    asked: dict[str, Any] | None


@dataclass(frozen=True)
class Happened:
    """A move or an undo, with everything about it; `stand_in`: not whose seat it is has played."""

    move: Move
    public: str
    news: tuple[News, ...]
    stand_in: bool = False

    @property
    def is_undo(self) -> bool:
        return self.move.words == UNDO

    def entry(self, v: int, seat: Seat | None) -> Entry:
        if self.is_undo:
            return Entry(v, self.move.seat, "", (), undo=True)
        words = self.move.words if self.move.seat == seat else self.public
        return Entry(v, self.move.seat, words, told(self.news, seat), stand_in=self.stand_in)


@dataclass(frozen=True)
class Step:
    """What it takes to go back before a move: who made it, the state and the luck as they were."""

    seat: Seat
    stand_in: bool
    state: Any
    given: dict[str, int]


class Table:
    """One match: seats play and take back, and each is told what it may know.

    `secret` is the 256-bit seed of the table's luck.  The first entry is the set-up; `play` and `undo` give
    the line to store, and `load` makes the same table again from those lines.  Who plays for a seat whose
    owner is away is a stand-in: its moves are moves like all others, but nobody takes them back.

    `beginning` is what another game had come to that is played on here: its set-up and its moves, with their
    luck, are the first entries of this one.  They need no storing, and cannot be taken back.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: Options,
        secret: bytes,
        beginning: Record | None = None,
    ) -> None:
        self.game = game
        self.names = list(names)
        self.options = game.settle(options)
        self.luck = Sealed(secret)
        self.beginning = beginning
        luck: Luck = beginning.script(self.begun) if beginning else self.luck
        luck.log = []
        self.state = game.setup(len(names), self.options, luck)
        self.happened: list[Happened] = []
        self.moves: list[Move] = []
        self.setup = tuple(luck.log)
        self.setup_news: tuple[News, ...] = tuple(self.state.news or ())
        self.steps: list[Step] = []
        for move in beginning.moves if beginning else ():
            self._do(self._option(move.seat, move.words, self.version), move.words, luck)

    @classmethod
    def load(  # noqa: PLR0913, PLR0917 - a table is its game, its people and what happened
        cls,
        game: Game,
        names: Sequence[str],
        options: Options,
        secret: bytes,
        lines: Iterable[str],
        stand_ins: Container[int] = (),
        beginning: Record | None = None,
    ) -> "Table":
        """The table that these stored lines lead to; raises `Outdated` if the rules no longer allow them.

        `stand_ins`: the versions of the moves that a stand-in made.
        """
        table = cls(game, names, options, secret, beginning)
        for v, line in enumerate(lines, table.version + 1):
            table._repeat(line, v in stand_ins)
        return table

    def _repeat(self, line: str, stand_in: bool) -> None:
        move = Move.parse(line)
        try:
            if move.words == UNDO:
                again = self.undo(move.seat, self.version)
            else:
                again = self.play(move.seat, move.words, self.version, stand_in)
        except Refused as refused:
            raise Outdated(f"{line}: {refused.key}") from refused
        if again != line:
            raise Outdated(f"{line}: now {again}")

    @property
    def begun(self) -> int:
        """How many entries were there when it began."""
        return len(self.beginning.moves) if self.beginning else 0

    @property
    def version(self) -> int:
        return len(self.happened)

    @property
    def asked(self) -> Seat | None:
        return asked(self.state)

    @property
    def over(self) -> bool:
        return not self.state.asks

    @property
    def ranking(self) -> list[list[Seat]]:
        return ranking(self.state)

    # -- what seats do

    def play(self, seat: Seat, words: str, version: int, stand_in: bool = False) -> str:
        """Answer the open question; the line to store.  Raises `Refused`, and then nothing has happened."""
        action = self._option(seat, words, version)
        step = Step(seat, stand_in, self.state.copy(), dict(self.luck.given))
        move = self._do(action, words, self.luck, stand_in)
        self._remember(step, move.luck)
        return str(move)

    def _do(self, action: Any, words: str, luck: Luck, stand_in: bool = False) -> Move:
        seat = self.state.asks[-1].seat
        self.state.news, luck.log = [], []
        apply(self.state, action, luck)
        move = Move(seat, words, tuple(luck.log))
        self.moves.append(move)
        self.happened.append(Happened(move, public(action), tuple(self.state.news), stand_in))
        return move

    def expect(self, seat: Seat, version: int) -> None:
        """Raises `Refused` unless this seat is asked the question of this version."""
        self._current(version)
        if self.over:
            raise Refused("over")
        if seat != self.asked:
            raise Refused("not-asked", seat=self.asked)

    def _option(self, seat: Seat, words: str, version: int) -> Any:
        self.expect(seat, version)
        action = find(self.state, words)
        if action is None:
            raise Refused("not-an-option", words=words)
        return action

    def _current(self, version: int) -> None:
        if version != self.version:
            raise Refused("stale", v=self.version)

    def _remember(self, step: Step, luck: Sequence[Outcome]) -> None:
        if self.steps and (self.steps[-1].seat, self.steps[-1].stand_in) != (step.seat, step.stand_in):
            self.steps.clear()
        self.steps.append(step)
        if self.over or any(outcome.seen_by != NOBODY for outcome in luck):
            self.steps.clear()

    def undo(self, seat: Seat, version: int) -> str:
        """Take back this seat's own last move; the line to store.  Raises `Refused`."""
        self._current(version)
        if not self.may_undo(seat):
            raise Refused("no-undo", why=self._why_no_undo(seat))
        step = self.steps.pop()
        self.state, self.luck.given = step.state, step.given
        self.moves.pop()
        move = Move(seat, UNDO)
        self.happened.append(Happened(move, UNDO, ()))
        return str(move)

    def may_undo(self, seat: Seat | None) -> bool:
        """Free until luck told anybody anything, another seat or a stand-in acted, or the game ended."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].stand_in

    def _why_no_undo(self, seat: Seat) -> str:
        if self.over:
            return "over"
        if len(self.moves) == self.begun:
            return "none"
        stood_in = bool(self.steps) and self.steps[-1].stand_in
        return "luck" if self.moves[-1].seat == seat and not stood_in else "other"

    def forget(self) -> None:
        """Drop the last entry again, because it could not be stored."""
        self.__dict__.update(self._then(self.version - 1).__dict__)

    def _then(self, n: int) -> "Table":
        """This table as it was after entry `n`."""
        lines = [str(happened.move) for happened in self.happened[self.begun : n]]
        stand_ins = {v for v, happened in enumerate(self.happened, 1) if happened.stand_in}
        beginning = self.beginning and replace(self.beginning, moves=self.beginning.moves[:n])
        secret = self.luck.secret
        return Table.load(self.game, self.names, self.options, secret, lines, stand_ins, beginning)

    # -- what seats are told

    def told(self, seat: Seat | None) -> Told:
        """What this seat may know (None: a spectator) and do."""
        question = self.state.asks[-1] if self.state.asks else None
        return Told(
            v=self.version,
            view=self.state.view(seat),
            asked=asked_text(question),
            options=tree(map(str, options(self.state))) if question and question.seat == seat else None,
            undo=self.may_undo(seat),
            over=self.over,
            scores=[list(score) for score in self.state.scores()] if self.over else None,
        )

    def entries(self, since: int, seat: Seat | None) -> list[Entry]:
        """The entries after version `since` as this seat may know them; -1 begins with the set-up."""
        entries = [h.entry(v, seat) for v, h in enumerate(self.happened, 1) if v > since]
        return [self._setup_entry(seat), *entries] if since < 0 else entries

    def _setup_entry(self, seat: Seat | None) -> Entry:
        return Entry(0, SETUP, "", told(self.setup_news, seat))

    def preview(self, seat: Seat, words: str, version: int) -> Preview:
        """What would follow, in a world imagined from the seat's own view, so that it tells nothing new."""
        self._option(seat, words, version)
        world, needs_luck = preview(self.game, self.state.view(seat), words)
        return Preview(words, told(world.news, seat), world.view(seat), needs_luck)

    def moment(self, n: int, seat: Seat | None) -> Moment:
        """The table after entry `n`; raises `Refused` if there is none."""
        if not 0 <= n <= self.version:
            raise Refused("not-found")
        then = self._then(n)
        entry = then.happened[-1].entry(n, seat) if n else then._setup_entry(seat)
        return Moment(
            n, self.version, entry, then.state.view(seat), asked_text(next(iter(then.state.asks[-1:]), None))
        )

    def record(self, seat: Seat | None) -> str:
        """The game written down: whole once it is over, before that as this seat may know it."""
        whole = replace(self._written(), commit=commitment(self.luck.secret))
        if self.over:
            return str(replace(whole, result=self.state.scores(), seed=self.luck.secret.hex()))
        return str(whole.redacted(seat))

    def _written(self) -> Record:
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=self.names,
            options=self.options,
            begun=self.begun if self.beginning else None,
            setup=self.setup,
            moves=self.moves,
        )

    def as_beginning(self, n: int) -> Record:
        """What another table can begin with: this finished game up to entry `n`.  Raises `Refused`.

        A game that goes on is nobody's to copy: whoever played on with it would see what is hidden in it.
        """
        if not self.over:
            raise Refused("not-over")
        if not 0 <= n <= self.version:
            raise Refused("not-found")
        then = self._then(n)
        if then.over:
            raise Refused("over")
        return then._written()


def asked_text(question: Any) -> dict[str, Any] | None:
    return {"seat": question.seat, "question": type(question).__name__} if question else None


def told(news: Iterable[News], seat: Seat | None) -> tuple[str, ...]:
    return tuple(text for item in news if (text := item.told(seat)) is not None)
