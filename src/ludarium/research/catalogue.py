"""The catalogue of a game: every action by number, and what is legal as numbers or as a mask."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

import numpy as np
import numpy.typing as npt

from ludarium.contract import Game
from ludarium.core import Options, State, apply, options
from ludarium.luck import Luck
from ludarium.numbering import NUMBERINGS, OUTSIDE, Numbering
from ludarium.registry import game as find_game

Numbers = npt.NDArray[np.int32]
Mask = npt.NDArray[np.uint8]

HASHED: Final = 6  # hexadecimal digits of a version
LEARNT_FROM: Final = 200  # games
NUMBER: Final = np.dtype(np.int32)


class OutsideCatalogue(ValueError):
    """The words of an action that has no number here."""

    def __init__(self, words: str, version: str) -> None:
        super().__init__(f"{words!r} is in no catalogue {version}")
        self.words, self.version = words, version


@dataclass(slots=True)
class Answers:
    """What can be answered: the numbers, and how many answers have none."""

    numbers: Sequence[int]
    outside: int
    _actions: Sequence[Any]  # beside the numbers, or of all numbers
    _of_all: bool
    _legal: Numbers | None = None

    def __len__(self) -> int:
        """How many have a number."""
        return len(self.numbers) - self.outside

    @property
    def offered(self) -> Sequence[int]:
        """The numbers of those that have one."""
        return [n for n in self.numbers if n != OUTSIDE] if self.outside else self.numbers

    @property
    def legal(self) -> Numbers:
        """The same, ascending; made when it is first asked for, since many games do without."""
        if self._legal is None:
            offered = self.offered if self.outside else self.numbers
            self._legal = np.fromiter(offered if self._of_all else sorted(offered), NUMBER)
        return self._legal

    def action(self, number: int) -> Any:
        """Raises `ValueError` if it is not legal."""
        place = self.numbers.index(number)
        return self._actions[number if self._of_all else place]


@final
class Catalogue:
    """Every action of a game by number: the same however many play, and whatever the table chose.

    `version` names the game, the version of its rules and the hash of all texts: two catalogues of one
    version give the same numbers.  `closed`: it was made from the rules, so nothing else can come up; one
    that was learnt from games does not know.
    """

    def __init__(
        self, game: Game[Any], numbering: Numbering[Any], kind: str = "", closed: bool = True
    ) -> None:
        self.game: Final = game
        self.texts: Final = numbering.texts
        self.closed: Final = closed
        self.radius: Final = numbering.radius
        self._numbers: Final = numbering.numbers
        self._legal: Final = numbering.legal
        self._actions: Final = numbering.actions
        self._by_text: Final = {text: n for n, text in enumerate(self.texts) if text}
        digest = sha256("\n".join(self.texts).encode()).hexdigest()[:HASHED]
        self.version: Final = " ".join(filter(None, [game.name, str(game.version), kind, digest]))

    @classmethod
    def of(
        cls,
        name: str,
        players: int | None = None,
        options: Options | None = None,
        *,
        relative: bool = False,
        radius: int | None = None,
    ) -> "Catalogue":
        """Of an installed game; for whom it is asked changes no number.

        `relative`: seen from the seat's own side of the table.  `radius`: of the window, where the table has
        no limits.  Raises `NoSuchGame`, `BadPlayers`, `BadOption`, and `ValueError` for what there is not.
        """
        game = find_game(name)
        if players is not None:
            game.must_seat(players)
        game.settle(options or {})
        found = NUMBERINGS.find(name)
        if found is None:
            return cls.learn(game)
        if relative:
            return cls(game, from_own_side(name, found), "relative")
        found = found if radius is None else within(radius, name, found)
        return cls(game, found, "" if found.radius is None else f"r{found.radius}")

    @classmethod
    def learn(cls, game: Game[Any], games: int = LEARNT_FROM, seed: int = 1) -> "Catalogue":
        """Of a game that brings none: words in the order in which random games meet them."""
        met: dict[str, None] = {}
        for number in range(games):
            for text in _met(game, game.seats[number % len(game.seats)], seed + number):
                met.setdefault(text)
        return cls.listed(game, list(met))

    @classmethod
    def listed(cls, game: Game[Any], texts: Sequence[str]) -> "Catalogue":
        """These texts in this order, which may not be all there are."""
        by_text = {text: n for n, text in enumerate(texts)}
        numbering = Numbering[Any](texts, lambda some: [by_text.get(str(a), OUTSIDE) for a in some])
        return cls(game, numbering, "learnt", closed=False)

    def save(self, path: Path) -> None:
        """A learnt one is kept in a file, for its numbers are whatever its games have met."""
        path.write_text(json.dumps({"game": self.game.name, "texts": self.texts}, indent=0), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> "Catalogue":
        """One that was saved."""
        kept = json.loads(path.read_text(encoding="utf-8"))
        return cls.listed(find_game(kept["game"]), kept["texts"])

    def __len__(self) -> int:
        return len(self.texts)

    def __repr__(self) -> str:
        return f"<Catalogue {self.version}: {len(self)} actions>"

    def text(self, number: int) -> str:
        """The words of an action."""
        return self.texts[number]

    def number(self, text: str) -> int:
        """Raises `OutsideCatalogue`.  The words of a walk of the Ark are its route here, without the end."""
        found = self._by_text.get(text)
        if found is None:
            raise OutsideCatalogue(text, self.version)
        return found

    def of_action(self, action: Any) -> int:
        """Raises `OutsideCatalogue`."""
        found = self.find(action)
        if found is None:
            raise OutsideCatalogue(str(action), self.version)
        return found

    def find(self, action: Any) -> int | None:
        """Its number, or None if it has none."""
        (found,) = self._numbers([action])
        return None if found == OUTSIDE else found

    @cached_property
    def vocabulary(self) -> list[str]:
        """Every word, by number; before the first there is none."""
        return ["", *dict.fromkeys(word for text in self.texts for word in text.split())]

    @cached_property
    def beginnings(self) -> dict[str, int]:
        """By the first words of actions, the first number that begins so."""
        found: dict[str, int] = {}
        for number, text in enumerate(self.texts):
            words = text.split()
            for length in range(1, len(words) + 1):
                found.setdefault(" ".join(words[:length]), number)
        return found

    @cached_property
    def words(self) -> npt.NDArray[np.int16]:
        """By action, the numbers of its words; 0 behind the end."""
        number = {word: n for n, word in enumerate(self.vocabulary)}
        rows = [[number[word] for word in text.split()] for text in self.texts]
        longest = max(map(len, rows))
        return np.array([row + [0] * (longest - len(row)) for row in rows], np.int16)

    def answers(self, state: State) -> Answers:
        """What the open question can be answered with.

        Raises `OutsideCatalogue` for an action without a number, unless the catalogue has a window or was
        learnt: then it is counted, and not offered.
        """
        if self._legal is not None:
            numbers = self._legal(state)
            if not numbers or numbers[0] != OUTSIDE:
                return Answers(numbers, 0, self._actions, True)
        return self._listed(options(state))

    def _listed(self, actions: Sequence[Any]) -> Answers:
        numbers = self._numbers(actions)
        if OUTSIDE not in numbers:
            return Answers(numbers, 0, actions, False)
        if self.closed and self.radius is None:
            raise OutsideCatalogue(str(actions[numbers.index(OUTSIDE)]), self.version)
        return Answers(numbers, numbers.count(OUTSIDE), actions, False)

    def legal(self, state: State, out: Numbers | None = None) -> Numbers:
        """The numbers of what can be answered, ascending; in the beginning of `out`, if it is given."""
        found = self.answers(state).legal
        if out is None:
            return found
        out[: len(found)] = found
        return out[: len(found)]

    def mask(self, state: State, out: Mask | None = None) -> Mask:
        """1 for every action that is legal, 0 for all others."""
        return self.masked(self.answers(state).legal, out)

    def masked(self, legal: Numbers, out: Mask | None = None) -> Mask:
        """1 for each of these numbers, 0 for all others."""
        if out is None:
            out = np.zeros(len(self), np.uint8)
        else:
            out.fill(0)
        out[legal] = 1
        return out


def from_own_side(name: str, numbering: Numbering[Any]) -> Numbering[Any]:
    """Raises `ValueError` if it is not told so."""
    if numbering.relative is None:
        raise ValueError(f"the catalogue of {name} is not told from a seat's own side")
    return numbering.relative


def within(radius: int, name: str, numbering: Numbering[Any]) -> Numbering[Any]:
    """Raises `ValueError` if it has no such window."""
    if numbering.within is None or radius < 1:
        raise ValueError(f"the catalogue of {name} has no window of radius {radius}")
    return numbering.within(radius)


def _met(game: Game[Any], players: int, seed: int) -> Iterator[str]:
    """Every option of a random game."""
    luck = Luck(seed)
    state = game.start(players, {}, luck)
    while found := options(state):
        yield from map(str, found)
        apply(state, found[luck.below(len(found), "answer")], luck)
