"""Judged puzzles: searches agree that one answer leads.

What is looked for is cheap at first and dear in the end, and most fall out early: a short search, whether
anybody would find it, a longer search, three long ones, and every answer beside the best.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ludarium import bots
from ludarium.bots.appraisal import Merit
from ludarium.bots.comparing import Compared, Comparison
from ludarium.contract import Game
from ludarium.luck import Luck
from ludarium.puzzles.candidates import Candidate, candidates, luck_of, read
from ludarium.puzzles.finders import ANYBODY, LEVELS, difficulty, found_by
from ludarium.puzzles.kinds import SEARCHES, Search
from ludarium.puzzles.leading import Leading
from ludarium.puzzles.puzzle import JUDGED, Puzzle, Refutation, Source, Why, id_of, versions_of
from ludarium.puzzles.standing import Chances, Standing, chances, standing

FIRST, SECOND, THIRD = 0.2, 1.0, 8.0  # seconds that a search would take where looks were measured
SEEDS: Final = (1, 2, 3)  # of the last searches
COMPARED: Final = 24  # looks into every answer
GIVES_AWAY: Final = 0.05  # what every wrong answer must, even one that no search thought of
OF_ONE_GAME: Final = 2  # puzzles, so that they differ

Counts = Counter[str]


def judged_in(game: Game[Any], seed: int, number: int) -> tuple[list[Puzzle], Counts]:
    """The puzzles of one game of bots, and how many decisions fell out at which look."""
    luck = luck_of(seed, number)
    counts: Counts = Counter(games=1)
    found: list[Puzzle] = []
    for candidate in candidates(game, SEARCHES[game.name], luck):
        if len(found) == OF_ONE_GAME:
            break
        counts["decisions"] += 1
        looked_at = Judging(game, candidate).puzzle(Source(seed, number, candidate.move))
        if isinstance(looked_at, Puzzle):
            found.append(looked_at)
        counts["found" if isinstance(looked_at, Puzzle) else looked_at] += 1
    return found, counts


class Judging:
    """One decision being looked at."""

    def __init__(self, game: Game[Any], candidate: Candidate) -> None:
        self.game, self.candidate = game, candidate
        self.search: Search = SEARCHES[game.name]
        self.leading = Leading(game, game.read(candidate.position, candidate.players))

    def puzzle(self, source: Source) -> Puzzle | str:
        """Or at which look it falls out."""
        for name, seconds in (("first", FIRST), ("second", SECOND)):
            clear = self.clear([self.searched(seconds, 0)])
            if clear is None:
                return name
            if name == "first" and self.found_by("novice", clear.right) >= ANYBODY:
                return "anybody"
        agreed = self.agreed()
        if agreed is None:
            return "third"
        clear, searches = agreed
        compared = self.compared(clear, searches)
        if compared is None:
            return "compared"
        return self.made(clear, compared, source)

    def searched(self, seconds: float, seed: int) -> Chances:
        view, looks = self.candidate.view, self.search.thinking(seconds)
        found = bots.appraise(self.game.name, view, seconds, seed, iterations=looks)
        return chances(found, self.candidate.seat)

    def clear(self, searches: Sequence[Chances]) -> Standing | None:
        """Which answers are right, if that is clear."""
        found = standing(searches, self.leading.same)
        return found if found and found.is_clear else None

    def agreed(self) -> tuple[Standing, list[Chances]] | None:
        """What the long searches say; None as soon as they do not agree, whatever the rest would say."""
        clear, searches = None, list[Chances]()
        for seed in SEEDS:
            searches.append(self.searched(THIRD, seed))
            clear = self.clear(searches)
            if clear is None:
                return None
        return (clear, searches) if clear else None

    def found_by(self, level: str, right: Sequence[str]) -> int:
        return found_by(self.game, self.candidate.view, right, level)

    def compared(self, clear: Standing, searches: Sequence[Chances]) -> "Wrong | None":
        """What every wrong answer loses; None if one gives away little after all.

        What leads to the same position as a right answer is right, though no search has looked into it.
        """
        comparison = Comparison(self.game, self.candidate.view, Luck(0), COMPARED)
        best, wrong = clear.right[0], list[Compared]()
        for one in comparison.beside(best):
            if one.words in clear.right:
                continue
            if any(self.leading.same(one.words, right) for right in clear.right):
                clear.right.append(one.words)
            else:
                wrong.append(Compared(one.words, loss(one, best, searches), one.why))
        if min(one.loss for one in wrong) < GIVES_AWAY:
            return None
        return Wrong(comparison, sorted(wrong, key=lambda one: one.loss))

    def made(self, clear: Standing, compared: "Wrong", source: Source) -> Puzzle:
        it, best = self.candidate, clear.right[0]
        levels = {level: self.found_by(level, clear.right) for level in LEVELS}
        reasons = compared.comparison.between(best, compared.wrong[0].words).why
        return Puzzle(
            id=id_of(self.game.name, it.position, it.seat, it.question),
            game=self.game.name,
            players=it.players,
            position=it.position,
            seat=it.seat,
            question=it.question,
            kind=JUDGED,
            answers=clear.right,
            leads=[round(one, 3) for one in clear.leads],
            reasons=plain(reasons),
            refutations={one.words: Refutation(round(one.loss, 3), plain(one.why)) for one in compared.wrong},
            levels=levels,
            difficulty=difficulty(levels),
            source=source,
            versions=versions_of(self.game),
        )


class Wrong:
    """The wrong answers, those that lose least first, and what they were compared by."""

    def __init__(self, comparison: Comparison, wrong: list[Compared]) -> None:
        self.comparison, self.wrong = comparison, wrong


def loss(one: Compared, best: str, searches: Sequence[Chances]) -> float:
    """As the long searches found it, if all have looked into it."""
    if all(one.words in found for found in searches):
        return sum(found[best] - found[one.words] for found in searches) / len(searches)
    return one.loss


def plain(why: Sequence[Merit]) -> Why:
    return [(one.part, one.more, round(one.chance, 3)) for one in why]


def again(game: Game[Any], puzzle: Puzzle) -> Puzzle | str:
    """The puzzle as it is found today in the same position, or at which look it falls out."""
    candidate = read(game, puzzle.source.move, puzzle.players, puzzle.position)
    return Judging(game, candidate).puzzle(puzzle.source)
