"""One match without sockets, clocks or files: who may do what, and what each seat is told."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ludarium.contract import Game
from ludarium.core import UNDO, News, Options, Reason, Seat, apply, asked, find, options, ranking, tree
from ludarium.course import Happened, Now, Point, Step, set_up
from ludarium.look import Effects, Look, Surveys, survey
from ludarium.luck import NOBODY, Luck, Sealed, commitment
from ludarium.record import Move, Record, hide
from ludarium.told import Entry, Moment, Page, Preview, Told, asked_text, told

SETUP: Seat = -1


class Refused(Exception):
    """It cannot be done; `key` and `args` say why, in the words of docs/protocol.md.

    `reason` is the rule that stands against words that are no option, if the game gives reasons.
    """

    def __init__(self, key: str, reason: Reason | None = None, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.reason = reason
        self.facts = args


class Outdated(Exception):
    """The stored entries no longer follow the rules."""


class Table:
    """One match: seats play and take back, and each is told what it may know.

    `secret` is the 256-bit seed of the table's luck.  The first entry is the set-up; `play` and `undo` give
    the line to store, and `load` makes the same table again from those lines; what takes long is done one
    entry after another by `repeat`.  Who plays for a seat whose owner is away is a stand-in: its moves are
    moves like all others, but nobody takes them back.

    `beginning` is what another game had come to that is played on here: its set-up and its moves, with their
    luck, are the first entries of this one.  They need no storing, and cannot be taken back; `load` or
    `repeat` plays them.

    `played`, `undone` and `back_to` leave the table as it is and give another, which shares with it all that
    does not change: a state is played on in a copy, so the one before it stays for whoever has it.
    """

    def __init__(
        self,
        game: Game[Any],
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
        self._luck: Luck = beginning.script(self.begun) if beginning else self.luck
        self._luck.log = []
        self.state = game.start(len(names), self.options, self._luck)
        self.setup = tuple(self._luck.log)
        self.setup_news: tuple[News, ...] = tuple(self.state.news or ())
        self.point = self._first = set_up(Move(SETUP, "", self.setup), self.luck.given, self.state)
        self.happened: list[Happened] = []
        self._surveys = Surveys(game)  # by view, of the state as it is now
        self.steps: tuple[Step, ...] = ()
        self.undos = 0  # since something happened that nobody takes back
        self._before: Now | None = None

    @classmethod
    def load(  # noqa: PLR0913, PLR0917 - a table is its game, its people and what happened
        cls,
        game: Game[Any],
        names: Sequence[str],
        options: Options,
        secret: bytes,
        lines: Iterable[str] = (),
        stand_ins: Container[int] = (),
        beginning: Record | None = None,
    ) -> "Table":
        """The table that these stored lines lead to; raises `Outdated` if the rules no longer allow them.

        `stand_ins`: the versions of the moves that a stand-in made.
        """
        table = cls(game, names, options, secret, beginning)
        for _ in table.repeat(lines, stand_ins):
            pass
        return table

    def repeat(self, lines: Iterable[str], stand_ins: Container[int] = ()) -> Iterator[None]:
        """Do what its beginning and these stored lines say, one entry at a step; raises `Outdated`."""
        for move in self.beginning.moves if self.beginning else ():
            self._do(self._option(move.seat, move.words, self.version), move.words, self._luck)
            yield
        for v, line in enumerate(lines, self.version + 1):
            self._repeat(line, v in stand_ins)
            yield

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
        """How much has happened, as clients answer to it."""
        return len(self.happened)

    @property
    def moves(self) -> list[Move]:
        """Those that stand."""
        return [point.move for point in self.point.line()]

    @property
    def asked(self) -> Seat | None:
        """Who is asked, or nobody when it is over."""
        return asked(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.state.asks

    @property
    def ranking(self) -> list[list[Seat]]:
        """Who is first, who is next; those of a place together."""
        return ranking(self.state)

    # -- what seats do

    def play(self, seat: Seat, words: str, version: int, stand_in: bool = False) -> str:
        """Answer the open question; the line to store.  Raises `Refused`, and then nothing has happened."""
        action = self._option(seat, words, version)
        before = self._before = self._now()
        self.state = self.state.copy()
        self.luck.given = self.point.given
        move = self._do(action, words, self.luck, stand_in)
        self._remember(Step(seat, stand_in, before), move)
        return str(move)

    def played(self, seat: Seat, words: str, version: int, stand_in: bool = False) -> "Table":
        """The table after this answer; this one stays as it is.  Raises `Refused`."""
        after = self._branch()
        after.play(seat, words, version, stand_in)
        return after

    def followed(self, line: str, stand_in: bool = False) -> "Table":
        """The table after this stored line; this one stays as it is.  Raises `Outdated`."""
        after = self._branch()
        after._repeat(line, stand_in)
        return after

    def _branch(self) -> "Table":
        """A table at the same point, to be gone on with by itself."""
        branch = object.__new__(Table)
        branch.__dict__.update(self.__dict__, happened=self.happened[:])
        return branch

    def _now(self) -> Now:
        return Now(self.state, self.point, self.steps, self.undos)

    def _do(self, action: Any, words: str, luck: Luck, stand_in: bool = False) -> Move:
        seat = self.state.asks[-1].seat
        self.state.news, luck.log = [], []
        self._surveys = Surveys(self.game)
        apply(self.state, action, luck)
        move = Move(seat, words, tuple(luck.log))
        self.point = self.point.next(move, action, self.luck.given, self.state)
        self.happened.append(Happened(move, self.point, tuple(self.state.news), stand_in))
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
            raise Refused("not-an-option", self.look(seat).why_not(words), words=words)
        return action

    def _current(self, version: int) -> None:
        if version != self.version:
            raise Refused("stale", v=self.version)

    def _remember(self, step: Step, move: Move) -> None:
        if self.version > 1 and self.happened[-2].move.seat != step.seat:
            self.undos = 0
        if self.steps and (self.steps[-1].seat, self.steps[-1].stand_in) != (step.seat, step.stand_in):
            self.steps = ()
        self.steps += (step,)
        if self.over or any(outcome.seen_by != NOBODY for outcome in move.luck):
            self.steps, self.undos = (), 0

    def undo(self, seat: Seat, version: int) -> str:
        """Take back this seat's own last move; the line to store.  Raises `Refused`."""
        self._current(version)
        if not self.may_undo(seat):
            raise Refused("no-undo", why=self._why_no_undo(seat))
        self._before = self._now()
        self._go_back(self.steps[-1].before)
        self.steps, self.undos = self._before.steps[:-1], self._before.undos + 1
        move = Move(seat, UNDO)
        self.happened.append(Happened(move, self.point, ()))
        return str(move)

    def undone(self, seat: Seat, version: int) -> "Table":
        """The table after this seat took its last move back; this one stays as it is.  Raises `Refused`."""
        after = self._branch()
        after.undo(seat, version)
        return after

    def back_to(self, v: int, seat: Seat) -> "Table":
        """The table after all that came after entry `v` was taken back at the wish of `seat`; this one stays.

        The same luck comes again.  Raises `Refused`.
        """
        if not self.begun <= v < self.version:
            raise Refused("not-found")
        point, after = self._at(v), self._branch()
        after._go_back(Now(point.state(), point, (), 0))
        after.happened.append(Happened(Move(seat, ""), point, (), back=v))
        return after

    def _go_back(self, then: Now) -> None:
        self.state, self._surveys = then.state, Surveys(self.game)
        self.point, self.steps, self.undos = then.point, then.steps, then.undos

    def may_undo(self, seat: Seat | None) -> bool:
        """Free until luck told anybody anything, another seat or a stand-in acted, or the game ended."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].stand_in

    def _why_no_undo(self, seat: Seat) -> str:
        if self.over:
            return "over"
        if self.point.number == self.begun:
            return "none"
        stood_in = bool(self.steps) and self.steps[-1].stand_in
        return "luck" if self.point.move.seat == seat and not stood_in else "other"

    def forget(self) -> None:
        """Drop the last entry again, because it could not be stored.  Once: the one before it stays."""
        assert self._before is not None
        self.happened.pop()
        self._go_back(self._before)
        self._before = None

    # -- what seats are told

    def told(self, seat: Seat | None) -> Told:
        """What this seat may know (None: a spectator) and do."""
        question, view = self.state.asks[-1] if self.state.asks else None, self.game.view(self.state, seat)
        return Told(
            v=self.version,
            view=view,
            survey=self._surveys.of(view),
            asked=asked_text(question),
            options=tree(map(str, options(self.state))) if question and question.seat == seat else None,
            undo=self.may_undo(seat),
            over=self.over,
            scores=[list(score) for score in self.state.scores()] if self.over else None,
        )

    def entries(self, since: int, seat: Seat | None, most: int | None = None) -> list[Entry]:
        """The entries after version `since` as this seat may know them, the first so many of them.

        -1 begins with the set-up.
        """
        first = max(since, 0)
        last = self.version if most is None else first + most - (since < 0)
        entries = [h.entry(v, seat) for v, h in enumerate(self.happened[first:last], first + 1)]
        return [self._setup_entry(seat), *entries] if since < 0 else entries

    def standing(self, since: int, seat: Seat | None, most: int, before: int | None = None) -> Page:
        """What the entries after `since` and before `before` come to: at most the last so many of them.

        A move and the undo that took it back are both left out.
        """
        undone, found = list[int](), list[int]()
        v = self.version if before is None else min(before - 1, self.version)
        while v > max(since, 0) and len(found) < most:
            if (back := self.happened[v - 1].back) is not None:
                undone += [v] if back < since else []
                v = back
                continue
            if self.happened[v - 1].is_undo:
                undone.append(v)
            elif undone:
                undone.pop()
            else:
                found.append(v)
            v -= 1
        entries = [self.happened[v - 1].entry(v, seat) for v in (*found, *undone)]
        if v == 0 > since:
            entries.append(self._setup_entry(seat))
        return Page(tuple(entries[::-1]), v > max(since, 0))

    def _setup_entry(self, seat: Seat | None) -> Entry:
        return Entry(0, SETUP, "", told(self.setup_news, seat))

    def look(self, seat: Seat | None) -> Look[Any]:
        """The table through the eyes of this seat (None: a spectator)."""
        return Look(self.game, self.game.view(self.state, seat), seat)

    def preview(self, seat: Seat, words: str, version: int) -> Preview:
        """What would follow, in a world imagined from the seat's own view, so that it tells nothing new."""
        self._option(seat, words, version)
        return self.look(seat).foretell(words)

    def effects(self, seat: Seat, version: int) -> Effects:
        """What each option leads to, as far as this seat can know."""
        self.expect(seat, version)
        return self.look(seat).effects()

    def why_not(self, seat: Seat, words: str, version: int) -> Reason | None:
        """The first rule that stands against these words; None if nothing does, or no reasons are given."""
        self.expect(seat, version)
        return self.look(seat).why_not(words)

    def moment(self, n: int, seat: Seat | None) -> Moment:
        """The table after entry `n`; raises `Refused` if there is none."""
        state = self._at(n).state()
        entry = self.happened[n - 1].entry(n, seat) if n else self._setup_entry(seat)
        question = state.asks[-1] if state.asks else None
        view = self.game.view(state, seat)
        return Moment(n, self.version, entry, view, survey(self.game, view), asked_text(question))

    def _at(self, n: int) -> Point:
        """Where the game was after entry `n`; raises `Refused`."""
        if not 0 <= n <= self.version:
            raise Refused("not-found")
        return self.happened[n - 1].point if n else self._first

    def record(self, seat: Seat | None) -> str:
        """The text of what is `written`."""
        return str(self.written(seat))

    def written(self, seat: Seat | None) -> Record:
        """The game written down: whole once it is over, before that as this seat may know it."""
        written = replace(self._written(self.point), commit=commitment(self.luck.secret))
        if self.over:
            return replace(written, result=self.state.scores(), seed=self.luck.secret.hex())
        moves = [point.seen(seat) for point in self.point.line()]
        return replace(written, setup=hide(self.setup, seat), moves=moves)

    def _written(self, point: Point) -> Record:
        return Record(
            game=self.game.plain_name,
            version=self.game.version,
            seats=self.names,
            options=self.options,
            begun=self.begun if self.beginning else None,
            setup=self.setup,
            moves=[one.move for one in point.line()],
        )

    def as_beginning(self, n: int) -> Record:
        """What another table can begin with: this finished game up to entry `n`.  Raises `Refused`.

        A game that goes on is nobody's to copy: whoever played on with it would see what is hidden in it.
        """
        if not self.over:
            raise Refused("not-over")
        point = self._at(n)
        if not point.state().asks:
            raise Refused("over")
        return self._written(point)
