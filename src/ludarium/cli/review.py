"""`ludarium review`: where a recorded game turned, and what would have been better."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

from ludarium import bots
from ludarium.bots.appraisal import Appraisal, Merit
from ludarium.bots.merits import RIVALS
from ludarium.bots.pool import Pool
from ludarium.bots.review import AGAIN, Decided, Judgement, Review, again, decisions, judgement, may_be_told
from ludarium.bots.review import review as summed_up
from ludarium.cli.command import OK, Arguments, Commands, declare, offer_json, positive, print_json, seconds
from ludarium.cli.matches import offer_pool, pool_of
from ludarium.cli.records import following, read, refuse_hidden
from ludarium.cli.terminal import progress
from ludarium.core import Seat
from ludarium.record import Record

EXAMPLES = """
ludarium review game.txt
ludarium review game.txt --seconds 1 --jobs 2 --json
"""
SEED: Final = 1

PlainMerit = tuple[str, bool, float]
Plain = tuple[str, int, tuple[float, ...], list[PlainMerit] | None, float | None]  # an appraisal
Thinking = Callable[[Decided], list[Plain]]


def add(commands: Commands) -> None:
    parser = declare(commands, "review", review, "find the turning points of a recorded game", EXAMPLES)
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument(
        "--seconds", metavar="S", type=seconds, default=0.2, help="to think about each decision (0.2)"
    )
    parser.add_argument("--iterations", type=positive, help="to think so long, whatever the time")
    offer_pool(parser, "decisions")
    offer_json(parser)


def review(arguments: Arguments) -> int:
    record = read(arguments.record)
    refuse_hidden(arguments.record, record)
    pool = pool_of(arguments)
    with following(arguments.record):
        found = summed_up(record, list(judged(record, thinking(arguments, record), pool)))
    if arguments.json:
        print_json({"game": record.game, "seats": record.seats, **asdict(found)})
    else:
        for line in told(record, found):
            print(line)
    return OK


def judged(record: Record, think: Thinking, pool: Pool) -> Iterator[Judgement]:
    """Every decision, while a terminal is told how far it has come; raises `BadRecord`."""
    every = list(decisions(record))
    for decided, found in zip(every, pool.map(think, every), strict=True):
        progress(f"move {decided.move} of {len(record.moves)}")
        yield judgement(record.rules(), decided, list(map(appraisal, found)))
    progress("")


def thinking(arguments: Arguments, record: Record) -> Thinking:
    return partial(appraised, record.rules().name, arguments.seconds, arguments.iterations)


def appraised(game_name: str, thinking: float, iterations: int | None, decided: Decided) -> list[Plain]:
    """As plain values: other processes could not read what is compiled and frozen."""

    def look(seed: int, times: int, only: Sequence[str] = ()) -> list[Appraisal]:
        looks = None if iterations is None else iterations * times
        think = partial(bots.appraise, game_name, decided.view, thinking * times, seed, decided.words)
        return think(iterations=looks, reasons=True, only=only)

    found = look(SEED, 1)
    if may_be_told(decided, found):
        found = look(SEED + 1, AGAIN, again(decided, found))
    return [(one.words, one.visits, one.worth, plain(one.why), one.beside) for one in found]


def plain(why: Sequence[Merit] | None) -> list[PlainMerit] | None:
    return None if why is None else [(one.part, one.more, one.chance) for one in why]


def appraisal(told: Plain) -> Appraisal:
    words, visits, worth, why, beside = told
    merits = None if why is None else tuple(Merit(*one) for one in why)
    return Appraisal(words, visits, worth, merits, beside=beside)


def told(record: Record, found: Review) -> Iterator[str]:
    """The turning points in the order of the moves, each with what would have been better, and the luck."""
    yield f"{record.game}: " + ", ".join(f"p{seat} {name}" for seat, name in enumerate(record.seats, 1))
    yield f"{len(found.judgements)} decisions in {found.moves} moves"
    for one in found.judgements:
        if one.move in found.turning_points:
            yield line(one.move, f"p{one.seat + 1} {one.words}", one.after, one.seat, one.mark or "")
            for other in one.alternatives:
                if other.chances[one.seat] > one.after[one.seat]:
                    yield line(None, f"   {other.words}", other.chances, one.seat, "better")
                    if other.why is not None:
                        yield f"         {because(other.why)}"
    for swing in sorted(found.luck, key=lambda one: one.move):
        changes = "  ".join(f"p{seat} {100 * change:+.0f}" for seat, change in enumerate(swing.change, 1))
        yield f"{swing.move:4}  luck, and what was hidden: {changes}"
    yield "end: " + "  ".join(f"p{seat} {100 * share:.0f} %" for seat, share in enumerate(found.end, 1))


def because(why: Sequence[Merit]) -> str:
    """By the names of the parts, with what each adds to the chance."""
    found = [f"{part_name(one.part)} {100 * one.chance:+.0f}" for one in why]
    return ", ".join(found) or "hard to say why"


def part_name(part: str) -> str:
    return f"{part.removeprefix(RIVALS)} of rivals" if part.startswith(RIVALS) else part


def line(move: int | None, words: str, chances: tuple[float, ...], seat: Seat, why: str) -> str:
    number = "" if move is None else str(move)
    return f"{number:>4}  {words:40} {100 * chances[seat]:3.0f} %  {why}".rstrip()
