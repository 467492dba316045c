"""A data set is held against the rules: every game is played again, and every row made anew."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa

from ludarium.proof import verify
from ludarium.record import BadRecord
from ludarium.registry import NoSuchGame
from ludarium.research.dataset.files import BadData, Pair, load, pairs, told_by
from ludarium.research.dataset.rows import Row, catalogue_of, played_of, tables
from ludarium.research.dataset.schema import DECISIONS, GAMES, REVIEW, Column, schema


@dataclass
class Checked:
    """What held so far; `outcomes` of luck were derived from the secrets."""

    files: int = 0
    games: int = 0
    decisions: int = 0
    outcomes: int = 0


def check(folder: Path) -> Iterator[Checked]:
    """What held, after each game; raises `BadData` at the first that does not.

    What a review says is taken as it is: it would have to be thought again.
    """
    found = Checked()
    for files in pairs(folder):
        found.files += 1
        for _ in _check(files, found):
            yield found


def _check(files: Pair, found: Checked) -> Iterator[None]:
    games, decisions, asked = _read(files)
    begins = 0
    for place, row in enumerate(games.to_pylist()):
        stored = decisions.slice(begins, row["moves"])
        begins += row["moves"]
        where = f"{files.games}, game {row['id']}"
        if row["id"] != found.games:
            raise BadData(f"{where}: game {found.games} should come here")
        found.outcomes += _must_follow_the_rules(where, row, stored, games.slice(place, 1), asked)
        found.games += 1
        found.decisions += row["moves"]
        yield
    if begins != len(decisions):
        raise BadData(f"{files.decisions} has {len(decisions)} decisions, its games had {begins}")


def _read(files: Pair) -> tuple[Any, Any, tuple[str, ...]]:
    """Both tables, and what was asked for besides; raises `BadData` if they are not what they should be."""
    tables_of = load(files.games), load(files.decisions)
    asked = tuple(tables_of[1].column_names)
    for path, table, columns in zip(files[1:], tables_of, (GAMES, DECISIONS), strict=True):
        _must_tell_of_itself(path, table)
        _must_have(path, table.schema, columns, asked)
    return *tables_of, tuple({one.asked for one in DECISIONS if one.asked and one.name in asked})


def _must_tell_of_itself(path: Path, table: Any) -> None:
    told = told_by(path, table.schema)
    if not told.get("licence"):
        raise BadData(f"{path} has no licence")
    game = told["settings"]["game"]
    try:
        here = catalogue_of(game).version
    except NoSuchGame as error:
        raise BadData(f"{path}: {error}") from error
    if told["catalogue"] != here:
        raise BadData(f"{path} has the numbers of {told['catalogue']}, those of here are {here}")


def _must_have(path: Path, found: Any, columns: tuple[Column, ...], asked: tuple[str, ...]) -> None:
    wanted = schema(columns, [one.asked for one in columns if one.asked and one.name in asked])
    if not found.remove_metadata().equals(wanted.remove_metadata()):
        raise BadData(f"{path} has other columns than a data set: {', '.join(found.names)}")


def _must_follow_the_rules(where: str, row: Row, stored: Any, game: Any, asked: tuple[str, ...]) -> int:
    """How many outcomes of luck followed from the secret; raises `BadData`."""
    try:
        played = played_of(row, stored.to_pylist())
        proof = verify(played.record)
        again = tables(played, asked, row["software"])
    except (BadRecord, ValueError, TypeError) as error:
        raise BadData(f"{where}: {error}") from error
    reviewed = {one.name for one in DECISIONS if one.asked == REVIEW}
    for had, made in ((game, again[0]), (stored, again[1])):
        for name in had.column_names:
            if name not in reviewed and not same(had[name], made.column(name)):
                raise BadData(f"{where}: the rules give another {name}")
    return proof.outcomes


def same(stored: Any, made: Any) -> bool:
    return bool(stored.equals(pa.chunked_array([made], stored.type)))
