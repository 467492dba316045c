"""A line: a position, and the words that follow it, with what luck gave.

>>> from ludarium import game
>>> line = Line.new(game("druids"), 2, seed="school").play("place orange M1").play("place black M2")
>>> line.back().play("place black M3").moves[-1].words
'place black M3'

Whoever thinks on a board keeps the line and nothing else: the same line is the same game again.  Playing on
gives another line and leaves this one as it is, so any number of them may branch from one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Self

from ludarium.contract import Game
from ludarium.core import ALL, Illegal, Options, Seat, apply, asking, options, tree
from ludarium.course import Happened, Point, set_up
from ludarium.look import Effects, Look, survey
from ludarium.luck import Awaited, Luck, LuckError, Script, Sealed, Undecided
from ludarium.record import Move, Record
from ludarium.told import Entry, Preview, Told, asked_text

MOST_MOVES: Final = 600
SETUP: Final[Seat] = -1


class TooLong(ValueError):
    """A line has so many moves at most."""

    def __init__(self) -> None:
        super().__init__(f"a line has {MOST_MOVES} moves at most")


@dataclass(frozen=True)
class Draw:
    """What luck is asked for: its `purpose`, and how many there are of each that it may give."""

    purpose: str
    pool: Counter[str]


@dataclass(frozen=True, eq=False)
class Line:
    """The game as it stands after the moves that `happened`; the first point is where it began.

    `now` is the position, which never changes: who plays on does so with a copy.  Where nobody says what luck
    gives, it follows from the `seed`, the number of the move and its purpose.
    """

    game: Game[Any]
    players: int
    options: Options
    first: Point = field(repr=False)
    now: Any = field(repr=False)
    seed: str = ""
    happened: tuple[Happened, ...] = field(default=(), repr=False)

    @classmethod
    def new(cls, game: Game[Any], players: int, options: Options | None = None, seed: str = "") -> Self:
        """From the set-up of a new game; raises `BadPlayers` or `BadOption`."""
        luck = fate(seed, 0)
        luck.log = []
        state = game.start(players, options, luck)
        return cls._from(game, players, options, state, seed, Move(SETUP, "", tuple(luck.log)))

    @classmethod
    def read(
        cls, game: Game[Any], text: str, players: int, options: Options | None = None, seed: str = ""
    ) -> Self:
        """From the position of this text; raises `BadPosition`, `BadPlayers` or `BadOption`."""
        return cls._from(game, players, options, game.read(text, players, options), seed, Move(SETUP, ""))

    @classmethod
    def of(cls, record: Record, at: int, seed: str = "") -> Self:
        """From what this game had come to after so many moves; raises `BadRecord`."""
        state = record.at(at)
        return cls._from(record.rules(), len(record.seats), record.options, state, seed, Move(SETUP, ""))

    @classmethod
    def _from(  # noqa: PLR0913, PLR0917 - all that a line begins with
        cls, game: Game[Any], players: int, options: Options | None, state: Any, seed: str, move: Move
    ) -> Self:
        return cls(game, players, game.settle(options or {}), set_up(move, {}, state), state, seed)

    # -- where it stands

    @property
    def point(self) -> Point:
        """Where in the course one is."""
        return self.happened[-1].point if self.happened else self.first

    @property
    def moves(self) -> list[Move]:
        """What led from where it begins to here."""
        return [one.move for one in self.happened]

    def state(self) -> Any:
        """The position, to do with as one likes."""
        return self.now.copy()

    @property
    def position(self) -> str:
        """As text."""
        return self.game.write(self.now)

    def __len__(self) -> int:
        return len(self.happened)

    # -- on, and back

    def play(self, words: str, luck: Sequence[str] | None = None) -> "Line":
        """The line after this answer; `luck`: what it gives, neither more nor less than is wanted.

        Raises `Illegal`, `LuckError` or `TooLong`.
        """
        if luck is None:
            return self._play(words, fate(self.seed, len(self) + 1))
        script = Script(luck)
        line = self._play(words, script)
        if script.rest:
            raise LuckError(f"nothing wants {script.rest[-1]}")
        return line

    def hope(self, words: str, luck: Sequence[str]) -> "Line":
        """The line after this answer, where luck gives this as far as it is wanted.

        What comes after that follows from the seed, and so does all of it if this cannot be given.
        Raises `Illegal` or `TooLong`.
        """
        try:
            return self._play(words, Script(luck, fate(self.seed, len(self) + 1)))
        except LuckError:
            return self.play(words)

    def next_draw(self, words: str, luck: Sequence[str]) -> Draw | None:
        """What luck is asked for next in this answer, once it has given this; None if for nothing more.

        Raises `Illegal`, `LuckError` or `TooLong`.
        """
        awaited = Awaited(luck)
        try:
            self._play(words, awaited)
        except Undecided as here:
            return Draw(str(here), Counter(here.pool))
        if awaited.rest:
            raise LuckError(f"nothing wants {awaited.rest[-1]}")
        return None

    def _play(self, words: str, chance: Luck) -> "Line":
        if len(self) >= MOST_MOVES:
            raise TooLong
        state = self.state()
        action = self.game.choose(state, words)
        seat = state.asks[-1].seat
        chance.log, state.news = [], []
        apply(state, action, chance)
        move = Move(seat, words, tuple(chance.log))
        point = self.point.next(move, action, {}, state)
        return self._with(state, (*self.happened, Happened(move, point, tuple(state.news))))

    def at(self, n: int) -> "Line":
        """After so many of its moves."""
        if not 0 <= n <= len(self):
            raise IndexError(n)
        point = self.happened[n - 1].point if n else self.first
        return self._with(point.state(), self.happened[:n])

    def back(self) -> "Line":
        """Before its last move; where there is none, as it is."""
        return self.at(max(0, len(self) - 1))

    def _with(self, now: Any, happened: tuple[Happened, ...]) -> "Line":
        return Line(self.game, self.players, self.options, self.first, now, self.seed, happened)

    # -- what eyes see of it

    def told(self, eyes: Seat | None) -> Told:
        """What these eyes see (None: a spectator's, `ALL`: everything).  Who sees all answers for all."""
        state = self.now
        view, question = self.game.view(state, eyes), state.asks[-1] if state.asks else None
        answers = question and eyes in (question.seat, ALL)
        return Told(
            v=len(self),
            view=view,
            survey=survey(self.game, view),
            asked=asked_text(question),
            options=tree(map(str, options(state))) if answers else None,
            undo=bool(self.happened),
            over=question is None,
            scores=None if question else [list(score) for score in state.scores()],
        )

    def entries(self, eyes: Seat | None, since: int = 0) -> list[Entry]:
        """What happened after so many moves, as these eyes may know it."""
        return [one.entry(v, eyes) for v, one in enumerate(self.happened[since:], since + 1)]

    def look(self, eyes: Seat | None) -> Look[Any]:
        """The position through these eyes; where they see all, nothing is dealt."""
        return Look(self.game, self.game.view(self.now, eyes), eyes)

    def preview(self, words: str, eyes: Seat | None) -> Preview:
        """What would follow, as far as no luck is needed; raises `Illegal`."""
        return self.look(eyes).foretell(words)

    def effects(self, eyes: Seat | None) -> Effects:
        """What each option leads to; raises `Illegal` if nobody is asked."""
        look = self.look(eyes)
        if not look.world.asks:
            raise Illegal("", asking(None))
        return look.effects()


def fate(seed: str, number: int) -> Luck:
    """The luck of one move: the same for the same seed, number and purpose."""
    return Sealed(sha256(f"{seed} {number}".encode()).digest())
