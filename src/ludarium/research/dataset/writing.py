"""Games are played and written down, a file for every 1,000; what is there already is not played again."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from ludarium.bots.pool import HERE, Pool
from ludarium.research.dataset.files import A_FILE, RECORDS, BadData, Pair, about, opened, pair, pairs, store
from ludarium.research.dataset.play import Plan, play
from ludarium.research.dataset.rows import Played, judged, tables
from ludarium.research.dataset.schema import REVIEW


def write(plan: Plan, folder: Path, games: int, pool: Pool = HERE, records: bool = False) -> Iterator[int]:
    """How many games there are, after each that is played.

    Raises `BadData` if other games are in this folder, and `Illegal` if a bot answers what is no option.
    """
    must_be_of(plan, folder)
    for number in range(-(-games // A_FILE)):
        wanted, files = range(number * A_FILE, min((number + 1) * A_FILE, games)), pair(folder, number)
        if held(files) < len(wanted):
            yield from _write(plan, files, wanted, pool, folder / RECORDS if records else None)


def must_be_of(plan: Plan, folder: Path) -> None:
    """Raises `BadData` if what is there was made otherwise."""
    settings = plan.settings()
    for one in pairs(folder) if (folder / "games").exists() else ():
        there = about(one.games)["settings"]
        for name, value in settings.items():
            if there.get(name) != value:
                raise BadData(f"{one.games} was made with {name} {there.get(name)}, not {value}")


def held(files: Pair) -> int:
    """How many games are there, with their decisions."""
    return opened(files.games).metadata.num_rows if files.games.exists() else 0


def _write(plan: Plan, files: Pair, numbers: range, pool: Pool, records: Path | None) -> Iterator[int]:
    games, decisions = list[Any](), list[Any]()
    for number, (game, decided, record) in zip(numbers, pool.map(partial(made, plan), numbers), strict=True):
        games.append(game)
        decisions.append(decided)
        if records is not None:
            _keep(records / f"{files.number:05}" / f"{number}.txt", record)
        yield number + 1
    store(files.decisions, plan, "decisions", decisions)
    store(files.games, plan, "games", games)  # the last, for where games are all is done


def _keep(path: Path, record: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record, encoding="utf-8")


def made(plan: Plan, number: int) -> tuple[Any, Any, str]:
    """A game as rows of both tables, and as a record; what processes can send each other."""
    record = play(plan, number)
    played = Played(number, plan.deal(number), tuple(plan.seated(number)), record)
    game, decided = tables(played, plan.asked)
    if REVIEW in plan.asked:
        decided = judged(record, decided, plan.thoughts)
    return game, decided, str(record)
