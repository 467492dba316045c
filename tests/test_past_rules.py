"""What was written by older rules comes in by those of today where that is the same, and else by its own."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium import Line, Record, registry
from ludarium.contract import Game
from ludarium.core import options
from ludarium.installed import Installed
from ludarium.lining import answer
from ludarium.record import BadRecord
from ludarium.server.worker import studied
from ludarium.study import Chapter, Study, of_record, parse, understood, written
from tests.server.people import Json
from tests.server.test_renewal import LESS, OTHERWISE, release

Upgrade = Callable[..., None]


@pytest.fixture
def upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """To Pebbles 2, changed so; those of version 1 are kept, or not."""

    def upgrade(*changes: tuple[str, str], past: bool = True) -> None:
        release(tmp_path, *changes, past=past)
        bring(registry.GAMES, "pebbles", tmp_path / "pebbles.py")
        if past:
            bring(registry.PAST, "pebbles@1", tmp_path / "pebbles_1.py")

    def bring(to: Installed[Game[Any]], name: str, path: Path) -> None:
        spec = importlib.util.spec_from_file_location(f"{path.stem}_{tmp_path.name}", path)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, spec.name, module)
        spec.loader.exec_module(module)
        monkeypatch.setitem(to._loaded, name, module.GAME)

    return upgrade


@pytest.fixture
def record() -> Record:
    """A game in which everybody takes as many pebbles as they can."""
    line = Line.new(registry.game("pebbles"), 2, seed="a")
    while line.now.asks:
        line = line.play(str(options(line.now)[-1]))
    setup, agreed = line.first.move.luck, dict(line.options)
    return Record("pebbles", 1, ["Anna", "Béla"], agreed, setup=setup, moves=line.moves)


def as_line(record: Record) -> Json:
    seen = {"eyes": "all", "since": 0}
    base = {"record": str(record), "at": 0}
    line = {"game": "pebbles", "players": 2, "options": {}, "seed": "", "base": base, "moves": []}
    return {**answer(line | seen, "record", "")["line"], **seen}


def test_where_all_comes_out_the_same_the_rules_are_those_of_today(upgrade: Upgrade, record: Record) -> None:
    upgrade()
    line, [chapter] = as_line(record), understood(str(record)).chapters
    assert line["base"]["position"]
    assert answer(line, "told", "")["over"]
    assert (chapter.version, [move.words for move in chapter.moves]) == (2, [m.words for m in record.moves])


@pytest.mark.parametrize("change", [LESS, OTHERWISE])
def test_where_it_does_not_a_record_keeps_its_rules(
    upgrade: Upgrade, record: Record, change: tuple[str, str]
) -> None:
    upgrade(change)
    line = as_line(record)
    told = answer(line, "told", "")
    assert (line["base"]["position"], line["base"]["at"]) == (None, 0)
    assert told["entries"][-1]["events"] == ("left 0",)
    assert told["over"]
    [chapter] = understood(str(record)).chapters
    assert (chapter.version, len(chapter.moves)) == (1, len(record.moves))


@pytest.mark.parametrize("change", [LESS, OTHERWISE])
def test_so_does_a_chapter(upgrade: Upgrade, record: Record, change: tuple[str, str]) -> None:
    before = written(Study("A game", (of_record(record, "One"),)))
    upgrade(change)
    assert written(understood(before)) == before
    assert "by rules 2 something else would come of it" in studied(before, 10)["bad"]
    here = before.replace("game pebbles 1", "game pebbles 2")
    if change == LESS:
        with pytest.raises(ValueError, match="'take 3' is not an option"):
            understood(here)
    else:
        assert understood(here).chapters[0].version == 2


def test_without_its_rules_a_record_is_refused_and_a_chapter_is_tried(
    upgrade: Upgrade, record: Record
) -> None:
    chapter: Chapter = of_record(record, "One")
    upgrade(LESS, past=False)
    with pytest.raises(BadRecord, match="the rules are at version 2 now"):
        record.renewed().replay()
    with pytest.raises(ValueError, match="by rules 2; it was written by 1"):
        understood(written(Study("A game", (chapter,))))
    assert parse(written(Study("A game", (chapter,)))).chapters[0].version == 1
