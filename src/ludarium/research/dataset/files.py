"""The files of a data set, each of which tells what it holds and where it comes from."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import pyarrow as pa
import pyarrow.parquet as pq

from ludarium.research.dataset.rows import catalogue_of
from ludarium.research.dataset.schema import FORMAT

A_FILE: Final = 1000  # games
TABLES: Final = ("games", "decisions")
RECORDS: Final = "records"
KEY: Final = b"ludarium"  # of what a file tells of itself


class BadData(ValueError):
    """The folder is no data set, or not the one that is meant; the message says which file and why."""


class Source(Protocol):
    """Where games come from."""

    @property
    def game(self) -> str:
        """Its name."""

    @property
    def licence(self) -> str:
        """Of the data."""

    @property
    def made_by(self) -> str:
        """Who played them."""

    def settings(self) -> dict[str, Any]:
        """What else the files tell of how they were made."""


class Pair(NamedTuple):
    """The games of one number of a file, and their decisions."""

    number: int
    games: Path
    decisions: Path


def pair(folder: Path, number: int) -> Pair:
    games, decisions = (folder / name / f"{number:05}.parquet" for name in TABLES)
    return Pair(number, games, decisions)


def pairs(folder: Path) -> Iterator[Pair]:
    """All that there are, ascending; raises `BadData` if there are none, or one lacks the other."""
    found = [{path.stem for path in (folder / name).glob("*.parquet")} for name in TABLES]
    if not found[0] | found[1]:
        raise BadData(f"{folder} holds no data set")
    for name in sorted(found[0] ^ found[1]):
        missing = TABLES[0] if name in found[1] else TABLES[1]
        raise BadData(f"{folder / missing / name}.parquet is missing")
    for name in sorted(found[0]):
        yield pair(folder, int(name))


def provenance(plan: Source, table: str) -> dict[str, Any]:
    """What a file tells of itself."""
    return {
        "format": FORMAT,
        "table": table,
        "licence": plan.licence,
        "made_by": plan.made_by,
        "catalogue": catalogue_of(plan.game).version,
        "settings": plan.settings(),
    }


def store(path: Path, plan: Source, table: str, rows: Sequence[Any]) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    told = json.dumps(provenance(plan, table), sort_keys=True).encode()
    whole = pa.Table.from_batches(rows)
    whole = whole.replace_schema_metadata({KEY: told})
    part = path.with_suffix(".part")
    pq.write_table(whole, part, compression="zstd", compression_level=9)
    part.replace(path)


def about(path: Path) -> dict[str, Any]:
    """What this file tells of itself; raises `BadData`."""
    return told_by(path, opened(path).schema_arrow)


def told_by(path: Path, schema: Any) -> dict[str, Any]:
    found = (schema.metadata or {}).get(KEY)
    if found is None:
        raise BadData(f"{path} does not tell where it comes from")
    told: dict[str, Any] = json.loads(found)
    if told.get("format") != FORMAT:
        raise BadData(f"{path} has format {told.get('format')}, not {FORMAT}")
    return told


def opened(path: Path) -> Any:
    """Raises `BadData`."""
    try:
        return pq.ParquetFile(path)
    except (pa.ArrowException, OSError) as error:
        raise BadData(f"{path} cannot be read: {error}") from error


def load(path: Path) -> Any:
    """The table of this file; raises `BadData`."""
    try:
        return opened(path).read()
    except (pa.ArrowException, OSError) as error:
        raise BadData(f"{path} cannot be read: {error}") from error
