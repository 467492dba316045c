"""Golden games: records that must replay as they are written, and show what they are kept for."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from ludarium import Luck, Record, apply, find, game
from ludarium.luck import Script
from ludarium.proof import verify


def read(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def assert_golden(path: Path) -> int:
    """Reading, replaying and verifying give what is written; how many outcomes luck had to give."""
    record = read(path)
    assert str(record) == path.read_text(encoding="utf-8")
    assert record.replay().scores() == record.result
    return verify(record).outcomes


def assert_shows(path: Path, wanted: Sequence[str]) -> None:
    """Lines that contain these, in this order."""
    lines = told(read(path))
    for words in wanted:
        assert any(words in line for line in lines), words


def told(record: Record) -> Iterator[str]:
    """The options and moves of a record, behind each move its events."""
    yield from (f"option {name} {value}" for name, value in record.options.items())
    outcomes = [*record.setup, *[outcome for move in record.moves for outcome in move.luck]]
    luck: Luck = Script(outcome.text for outcome in outcomes)
    s = game(record.game).start(len(record.seats), record.options, luck)
    for move in record.moves:
        yield move.words
        s.news = []
        apply(s, find(s, move.words), luck)
        yield from [news.text for news in s.news]
