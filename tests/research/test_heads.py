"""The ends of networks: slopes are those of scores, what is drawn is legal and as likely as was said."""

from typing import Any

import numpy as np
import pytest

from ludarium.research import Batch, Catalogue
from ludarium.research.heads import NONE, Flat, Legal, Words

SIZE = 256
# How many weights there are, as the page says.
WEIGHTS = {"druids": (129, 29), "tigris": (2006, 205), "ark": (5274, 1432), "borabora": (2917, 244)}


@pytest.mark.parametrize("name", sorted(WEIGHTS))
def test_actions_have_a_vector_each_or_share_those_of_their_words(name: str) -> None:
    catalogue = Catalogue.of(name)
    flat, words = Flat(catalogue, SIZE), Words(catalogue, SIZE)
    assert (len(flat.weights), len(words.weights)) == WEIGHTS[name]
    some = np.arange(0, len(catalogue), 97)
    assert (flat.vectors(some) == flat.weights[some]).all()
    for number, vector in zip(some, words.vectors(some), strict=True):
        said = [catalogue.vocabulary.index(word) for word in catalogue.text(int(number)).split()]
        assert np.allclose(vector, words.weights[said].sum(0), atol=1e-6)


@pytest.mark.parametrize("kind", [Flat, Words])
def test_slopes_are_those_of_the_scores(kind: Any) -> None:
    rng = np.random.default_rng(1)
    legal = Legal.of(Batch("tigris", 4, seed=3).observe().mask)
    head = kind(Catalogue.of("tigris"), 5, rng)
    head.weights = head.weights.astype(np.float64)
    thought, slope = rng.standard_normal((4, 5)), rng.standard_normal(len(legal.numbers))
    of_weights, of_thought = head.slopes(thought, legal, slope)

    def worth() -> float:
        return float(head.scores(thought, legal) @ slope)

    for array, found in ((head.weights, of_weights), (thought, of_thought)):
        used = np.argwhere(found != 0)
        for place in map(tuple, rng.permutation(used)[:20]):
            kept, step = array[place], 1e-5
            array[place] = kept + step
            more = worth()
            array[place] = kept - step
            less = worth()
            array[place] = kept
            assert np.isclose((more - less) / (2 * step), found[place], atol=1e-5)
    if kind is Words:
        assert not of_weights[0].any()  # of no word


def test_what_is_drawn_is_legal_and_as_likely_as_its_chance() -> None:
    rng = np.random.default_rng(2)
    mask = np.array([[0, 1, 1, 0], [0, 0, 0, 0], [1, 0, 0, 1], [0, 0, 1, 0], [0, 0, 0, 0]], np.uint8)
    legal = Legal.of(mask)
    scores = np.array([0, np.log(3), 2, 2, -5], np.float32)
    chances = legal.chances(scores)
    assert np.allclose(chances, [0.25, 0.75, 0.5, 0.5, 1])
    assert np.allclose(legal.chances(scores + np.float32(1000)), chances, atol=1e-4)
    assert legal.best(scores).tolist() == [2, NONE, 0, 2, NONE]
    drawn = np.array([legal.drawn(chances, rng) for _ in range(4000)])
    assert (drawn[:, [1, 4]] == NONE).all() and (drawn[:, 3] == 2).all()
    assert abs((drawn[:, 0] == 2).mean() - 0.75) < 0.03 and set(drawn[:, 0]) == {1, 2}
    assert abs((drawn[:, 2] == 3).mean() - 0.5) < 0.04 and set(drawn[:, 2]) == {0, 3}


def test_a_head_learns_what_is_rewarded() -> None:
    """Of the druids' openings, the one on M3."""
    batch, rng = Batch("druids", 32, seed=1), np.random.default_rng(3)
    legal, thought = Legal.of(batch.observe().mask), np.ones((32, 8), np.float32)
    wanted = batch.catalogue.number("place orange M3")
    for kind in (Flat, Words):
        head = kind(batch.catalogue, 8, rng)
        for _ in range(60):
            chances = legal.chances(head.scores(thought, legal))
            head.weights -= 0.05 * head.slopes(thought, legal, chances - (legal.numbers == wanted))[0]
        assert (legal.best(head.scores(thought, legal)) == wanted).all()
        assert legal.chances(head.scores(thought, legal))[legal.numbers == wanted].min() > 0.8
