"""Best turns: every turn was tried, few bring the most, and not everybody finds one."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import inf
from typing import Any, Final

from ludarium.bots import named
from ludarium.contract import Game
from ludarium.luck import Luck
from ludarium.puzzles.best_turn import TURNS, BestTurn
from ludarium.puzzles.candidates import Candidate, Decision, dealt, decisions, luck_of, read
from ludarium.puzzles.finders import LEVELS, TRIES, difficulty
from ludarium.puzzles.judged import OF_ONE_GAME, Counts
from ludarium.puzzles.puzzle import Source, id_of
from ludarium.puzzles.trying import Chancy, Played, TooMuch, Tried, answered, every_turn

# By game, the questions that a turn begins with.  At Druidenwalzer a turn brings a tree or none, and seldom
# two: which one wins is what is proven there.
BEGINS: Final[Mapping[str, tuple[str, ...]]] = {
    "tigris": ("TakeAction",),
    "ark": ("PlaceTile",),
    "borabora": ("PlaceDie", "UsePeople"),
}
FEWEST: Final = 20  # different turns there must be
SELDOM: Final = 0.05  # of them may bring the most
LEAST: Final = 3  # points it must bring
ANYBODY: Final = 10  # tries in which a Novice may find one


def turns_in(game: Game[Any], seed: int, number: int) -> tuple[list[BestTurn], Counts]:
    """The best turns of one game of bots, and how many turns fell out, and why."""
    luck = luck_of(seed, number)
    counts: Counts = Counter(games=1)
    found: list[BestTurn] = []
    waiting = list(beginnings(game, luck))
    while waiting and len(found) < OF_ONE_GAME:
        one = waiting.pop(luck.below(len(waiting), "turn"))
        counts["turns"] += 1
        candidate = read(game, one.move, one.players, dealt(game, one.players, one.position, luck))
        looked_at = best_turn(game, candidate, Source(seed, number, one.move))
        if isinstance(looked_at, BestTurn):
            found.append(looked_at)
        counts["found" if isinstance(looked_at, BestTurn) else looked_at] += 1
    return found, counts


def beginnings(game: Game[Any], luck: Luck) -> Iterator[Decision]:
    """The turns of a whole game.  Whoever is asked the same once more is still at the same turn."""
    before = None
    for one in decisions(game, dict.fromkeys(BEGINS[game.name], 2), luck):
        if (one.seat, one.question) != before:
            yield one
        before = one.seat, one.question


def best_turn(game: Game[Any], candidate: Candidate, source: Source) -> BestTurn | str:
    """Or why it is none."""
    try:
        found = every_turn(game, game.read(candidate.position, candidate.players))
    except TooMuch:
        return "too much"
    except Chancy:
        return "luck"
    return why_not(game, candidate, found) or made(game, candidate, found, source)


def why_not(game: Game[Any], candidate: Candidate, found: Tried) -> str:
    """Why nobody needs to look for the best of these turns; empty if it is worth it."""
    most, turns = found.best.points, sum(found.ends.values())
    if turns < FEWEST or most < LEAST:
        return "little"
    if found.ends[most] > SELDOM * turns:
        return "common"
    if len(set(found.best.words)) < len(found.best.words):
        return "dull"  # nobody looks for long for more of the same
    if brought_by(game, candidate, "novice").count(most) > ANYBODY:
        return "anybody"
    return "" if is_so_elsewhere(game, candidate, found) else "hidden"


def brought_by(game: Game[Any], it: Candidate, level: str) -> list[int]:
    """How many points the turn brings a bot, in each of its tries."""
    return [turn_of(game, it, level, Luck(luck)).points for luck in range(TRIES)]


def turn_of(game: Game[Any], it: Candidate, level: str, luck: Luck) -> Played:
    bot, here = named(level), Played(game.read(it.position, it.players))
    while not here.over:
        words = bot.choose(game, game.view(here.state, it.seat), inf, luck)
        here = answered(game, here, game.choose(here.state, words), it.seat)
    return here


def is_so_elsewhere(game: Game[Any], it: Candidate, found: Tried) -> bool:
    """Whether nothing matters that the seat does not see: in another deal all turns bring the same."""
    try:
        return every_turn(game, game.imagine(it.view, Luck(int(id_of_turn(game, it), 16)))).ends == found.ends
    except Chancy:
        return False


def id_of_turn(game: Game[Any], it: Candidate) -> str:
    return id_of(game.name, it.position, it.seat, TURNS)


def made(game: Game[Any], it: Candidate, found: Tried, source: Source) -> BestTurn:
    best = found.best
    levels = {level: brought_by(game, it, level).count(best.points) for level in LEVELS}
    return BestTurn(
        kind=TURNS,
        id=id_of_turn(game, it),
        game=game.name,
        players=it.players,
        position=it.position,
        seat=it.seat,
        question=it.question,
        points=best.points,
        turn=list(best.words),
        ends=dict(sorted(found.ends.items())),
        levels=levels,
        difficulty=difficulty(levels),
        source=source,
        version=game.version,
    )


def again(game: Game[Any], one: BestTurn) -> BestTurn | str:
    """As it is found today in the same position, or why it is none."""
    return best_turn(game, read(game, one.source.move, one.players, one.position), one.source)
