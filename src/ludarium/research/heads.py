"""The end of a network that answers with numbers, in NumPy: a score for each action that is legal.

`Flat` has a vector for each action.  `Words` has one for each word, and an action's is the sum of its
words', so that *tile red F4* and *leader red F4* share what they share.
"""

from dataclasses import dataclass
from typing import Any, Final, Self, final

import numpy as np
import numpy.typing as npt

from ludarium.research.catalogue import Catalogue, Mask

Array = npt.NDArray[np.float32]
Places = npt.NDArray[np.intp]

NONE: Final = -1  # where nothing is legal


@final
@dataclass(frozen=True)
class Legal:
    """All that can be done in so many positions: the number of each, and in which position."""

    rows: int
    row: Places
    numbers: Places

    @classmethod
    def of(cls, mask: Mask) -> Self:
        """Of the masks of positions, one below the other."""
        return cls(len(mask), *np.nonzero(mask))

    def chances(self, scores: Array) -> Array:
        """Of each, among all of its position: the softmax of their scores."""
        most = np.full(self.rows, -np.inf, scores.dtype)
        np.maximum.at(most, self.row, scores)
        found: Array = np.exp(scores - most[self.row])
        whole = np.bincount(self.row, found, self.rows)[self.row]
        found /= whole.astype(found.dtype)
        return found

    def drawn(self, chances: Array, rng: np.random.Generator) -> Places:
        """By position the number of one that is drawn by its chance; -1 where there is none."""
        sums = chances.cumsum(dtype=np.float64)
        many = np.bincount(self.row, minlength=self.rows)
        ends = many.cumsum()
        before = np.concatenate([[0.0], sums])[ends - many]
        whole = np.concatenate([[0.0], sums])[ends] - before
        place = np.searchsorted(sums, before + rng.random(self.rows) * whole, side="right")
        place = np.clip(place, ends - many, np.maximum(ends - 1, 0))
        return np.where(many > 0, self.numbers[place], NONE)

    def best(self, scores: Array) -> Places:
        """By position the number with the highest score; -1 where there is none."""
        order = np.lexsort((-scores, self.row))
        rows, first = np.unique(self.row[order], return_index=True)
        found = np.full(self.rows, NONE, np.intp)
        found[rows] = self.numbers[order][first]
        return found


class _Head:
    def __init__(self, rows: int, size: int, rng: np.random.Generator | None) -> None:
        drawn = (rng or np.random.default_rng(0)).standard_normal((rows, size))
        self.weights: Array = (0.1 * drawn / np.sqrt(size)).astype(np.float32)

    def vectors(self, numbers: Places) -> Array:
        """One for each action."""
        raise NotImplementedError

    def _gather(self, numbers: Places, vectors: Array) -> Array:
        raise NotImplementedError

    def scores(self, thought: Array, legal: Legal) -> Array:
        """Of each that is legal, how well its vector goes with what is thought of its position."""
        found: Array = np.einsum("af,af->a", self.vectors(legal.numbers), thought[legal.row])
        return found

    def slopes(self, thought: Array, legal: Legal, slope: Array) -> tuple[Array, Array]:
        """Of the weights and of what is thought, from those of the scores."""
        of_thought = np.zeros_like(thought)
        np.add.at(of_thought, legal.row, slope[:, None] * self.vectors(legal.numbers))
        return self._gather(legal.numbers, slope[:, None] * thought[legal.row]), of_thought


@final
class Flat(_Head):
    """A vector for each action: as many weights as actions times `size`."""

    def __init__(self, catalogue: Catalogue, size: int, rng: np.random.Generator | None = None) -> None:
        super().__init__(len(catalogue), size, rng)

    def vectors(self, numbers: Places) -> Array:
        """One for each action."""
        return self.weights[numbers]

    def _gather(self, numbers: Places, vectors: Array) -> Array:
        found = np.zeros_like(self.weights)
        np.add.at(found, numbers, vectors)
        return found


@final
class Words(_Head):
    """A vector for each word; an action's is the sum of its words'.  The first, of no word, is zero."""

    def __init__(self, catalogue: Catalogue, size: int, rng: np.random.Generator | None = None) -> None:
        super().__init__(len(catalogue.vocabulary), size, rng)
        self.words: Final[npt.NDArray[Any]] = catalogue.words
        self.weights[0] = 0

    def vectors(self, numbers: Places) -> Array:
        """One for each action."""
        found: Array = self.weights[self.words[numbers]].sum(1)
        return found

    def _gather(self, numbers: Places, vectors: Array) -> Array:
        found = np.zeros_like(self.weights)
        words = self.words[numbers]
        for place in range(words.shape[1]):
            np.add.at(found, words[:, place], vectors)
        found[0] = 0
        return found
