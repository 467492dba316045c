"""`ludarium research`: what games are as numbers."""

import json

import pytest

from ludarium.cli import main
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game
from ludarium.research import layout


@pytest.mark.parametrize("name", sorted(OBSERVATIONS.points))
def test_the_layout_of_every_game_is_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = game(name).seats[-1]
    assert main(["research", "layout", name, "--players", str(players)]) == 0
    head, *lines, size = capsys.readouterr().out.splitlines()
    found = layout(name, players)
    assert head.split()[:2] == ["field", "at"] and size == f"{found.size} numbers"
    assert [line.split()[0] for line in lines] == [field.name for field in found.fields]
    assert all(line.endswith(field.doc) for line, field in zip(lines, found.fields, strict=True))


def test_programs_are_told_it_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["research", "layout", "druids", "--level", "table", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    last = told["fields"][-1]
    assert told["size"] == layout("druids", level="table").size == last["at"] + last["shape"][0]


def test_what_has_no_layout_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["research", "layout", "pebbles"]) == 2
    assert "pebbles brings no observation" in capsys.readouterr().err
    assert main(["research", "layout", "druids", "--players", "4"]) == 2
