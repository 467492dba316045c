"""Proven puzzles: one answer wins in this turn, whatever luck gives, and all others may fail."""

from collections import Counter
from fractions import Fraction
from typing import Any

from ludarium.contract import Game
from ludarium.puzzles.candidates import Candidate, dealt, decisions, luck_of, read
from ludarium.puzzles.endings import ENDINGS
from ludarium.puzzles.finders import ANYBODY, LEVELS, difficulty, found_by
from ludarium.puzzles.judged import OF_ONE_GAME, Counts
from ludarium.puzzles.leading import Leading
from ludarium.puzzles.puzzle import PROVEN, Puzzle, Refutation, Source, id_of, versions_of
from ludarium.puzzles.standing import RIGHT
from ludarium.puzzles.winning import ALWAYS, TooMuch, Turn


def proven_in(game: Game[Any], seed: int, number: int) -> tuple[list[Puzzle], Counts]:
    """The puzzles of one game of bots, and how many turns that might end it fell out, and why."""
    luck, ending = luck_of(seed, number), ENDINGS[game.name]
    counts: Counts = Counter(games=1)
    found: list[Puzzle] = []
    for one in decisions(game, ending.least, luck):
        state = game.read(one.position, one.players)
        if len(found) == OF_ONE_GAME or not ending.may_end(state, state.asks[-1].seat):
            continue
        counts["decisions"] += 1
        candidate = read(game, one.move, one.players, dealt(game, one.players, one.position, luck))
        looked_at = proven(game, candidate, Source(seed, number, one.move))
        if isinstance(looked_at, Puzzle):
            found.append(looked_at)
        counts["found" if isinstance(looked_at, Puzzle) else looked_at] += 1
    return found, counts


def proven(game: Game[Any], candidate: Candidate, source: Source) -> Puzzle | str:
    """Or why it is none."""
    try:
        chances = chances_in(game, candidate)
    except TooMuch:
        return "too much"
    right = [words for words, chance in chances.items() if chance == ALWAYS]
    wrong = {words: chance for words, chance in chances.items() if chance < ALWAYS}
    if not right:
        return "no win"
    if not wrong or not are_few(game, candidate, right):
        return "many win"
    if found_by(game, candidate.view, right, "novice") >= ANYBODY:
        return "anybody"
    return made(game, candidate, right, wrong, source)


def chances_in(game: Game[Any], candidate: Candidate) -> dict[str, Fraction]:
    """Of every answer, to win in this turn; raises `TooMuch`."""
    ending = ENDINGS[game.name]
    state = game.read(candidate.position, candidate.players)
    ending.open_up(state, candidate.seat)
    return Turn(candidate.seat, ending.later).chances(state)


def are_few(game: Game[Any], candidate: Candidate, right: list[str]) -> bool:
    """Those that lead to the same position are one."""
    leading = Leading(game, game.read(candidate.position, candidate.players))
    different: list[str] = []
    for words in right:
        if not any(leading.same(words, one) for one in different):
            different.append(words)
    return len(different) <= RIGHT


def made(
    game: Game[Any], it: Candidate, right: list[str], wrong: dict[str, Fraction], source: Source
) -> Puzzle:
    levels = {level: found_by(game, it.view, right, level) for level in LEVELS}
    by_loss = sorted(wrong, key=wrong.__getitem__, reverse=True)
    losses = {words: round(1 - float(wrong[words]), 3) for words in by_loss}
    return Puzzle(
        id=id_of(game.name, it.position, it.seat, it.question),
        game=game.name,
        players=it.players,
        position=it.position,
        seat=it.seat,
        question=it.question,
        kind=PROVEN,
        answers=right,
        leads=[min(losses.values())],
        reasons=[],
        refutations={
            words: Refutation(losses[words], []) for words in sorted(losses, key=losses.__getitem__)
        },
        levels=levels,
        difficulty=difficulty(levels),
        source=source,
        versions=versions_of(game),
    )


def again(game: Game[Any], puzzle: Puzzle) -> Puzzle | str:
    """The puzzle as it is proven today in the same position, or why it is none."""
    return proven(game, read(game, puzzle.source.move, puzzle.players, puzzle.position), puzzle.source)
