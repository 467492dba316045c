"""Weights have labels, in a file and in what reads it, and a slip is said by name."""

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from ludarium.bots.borabora import hopes
from ludarium.bots.borabora.weights import LABELS
from ludarium.bots.known import knowledge_of, weighed
from ludarium.bots.labels import labels_of
from ludarium.bots.tigris import KNOWLEDGE
from ludarium.bots.weights import BadWeights, parse_weights, write_weights
from ludarium.cli import main

GAMES = ["druids", "tigris", "ark", "borabora"]
Rows = dict[str, dict[str, float]]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_reads_its_file(name: str) -> None:
    file = Path(__file__).parents[2] / f"src/ludarium/bots/weights/{name}.json"

    assert knowledge_of(name).weights == json.loads(file.read_text())["weights"]


@pytest.mark.parametrize("name", GAMES)
def test_other_weights_give_other_knowledge_of_the_same_kind(name: str) -> None:
    known = knowledge_of(name)
    twice = {row: {label: 2 * n for label, n in labels.items()} for row, labels in known.weights.items()}

    other = weighed(name, twice)

    assert type(other) is type(known)
    assert other.weights == twice != known.weights


def test_numbers_are_labelled_by_their_names() -> None:
    assert KNOWLEDGE.weights["hope"]["stands"] == 0.3 and KNOWLEDGE.weights["hope"]["temples"] == 0.11
    labels = LABELS["first"]
    assert len(labels) == hopes.HOPES == len(set(labels))
    assert labels[hopes.DICE] == "dice" and labels[hopes.NO_DROP] == "no_drop"
    assert labels[hopes.CARDS : hopes.REGIONS] == ("cards_1", "cards_2", "cards_3", "cards_4", "cards_5")


def test_the_greatest_number_says_how_many_there_are() -> None:
    numbers = ModuleType("numbers")
    numbers.__dict__.update(FIRST=0, NEXT=1, ALL=4)

    assert labels_of(numbers) == ("first", "next_1", "next_2", "next_3")


def misspelt(rows: Rows) -> None:
    rows["hope"]["standz"] = rows["hope"].pop("stands")


def without_a_row(rows: Rows) -> None:
    del rows["early"]


def with_more(rows: Rows) -> None:
    rows["luck"] = {"good": 1.0}
    rows["late"]["fifth"] = 1.0


SLIPS = [
    (misspelt, "missing: hope.stands; unknown: hope.standz"),
    (without_a_row, "missing: early"),
    (with_more, "unknown: late.fifth, luck"),
]


@pytest.mark.parametrize(("slip", "says"), SLIPS)
def test_a_wrong_name_is_named(slip: Callable[[Rows], None], says: str) -> None:
    rows = {name: dict(row) for name, row in KNOWLEDGE.weights.items()}
    slip(rows)

    with pytest.raises(BadWeights) as bad:
        KNOWLEDGE.with_weights(rows)

    assert str(bad.value) == says


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ("[]", 'it has no "weights"'),
        ('{"weights": {"hope": [1, 2]}}', 'it has no "weights"'),
        ('{"weights": {"hope": {"stands": "much"}}}', 'it has no "weights"'),
        ('{"weights": {"hope": {"stands": NaN}}}', 'it has no "weights"'),
        ('{"weights": {"hope": {"stands": 1' + "0" * 400 + "}}}", 'it has no "weights"'),
        ('{"weights": {"hope": {"stands": true}}}', 'it has no "weights"'),
    ],
)
def test_what_is_no_file_of_weights_is_said(text: str, says: str) -> None:
    with pytest.raises(BadWeights, match=says):
        parse_weights(text)


def test_weights_read_back(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write_weights(path, {"hope": {"stands": 0.123456, "temples": 2}, "none": {}}, {"by": "hand"})

    assert parse_weights(path.read_text()) == {"hope": {"stands": 0.1235, "temples": 2.0}, "none": {}}
    assert json.loads(path.read_text())["made"] == {"by": "hand"}


# On the command line.


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """A file of weights for Druidenwalzer: everything weighs twice as much."""
    path = tmp_path / "new:1.json"
    rows = knowledge_of("druids").weights
    write_weights(path, {name: {label: 2 * n for label, n in row.items()} for name, row in rows.items()}, {})
    return path


def test_old_meets_new_in_the_arena(new: Path, capsys: pytest.CaptureFixture[str]) -> None:
    who = f"greedy@{new}"
    assert main(["arena", "druids", who, f"{who}:0.5", "--games", "2", "--jobs", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["bot"], one["seconds"]) for one in told] == [(who, 1.0), (who, 0.5)]


def test_the_ladder_climbs_with_other_weights(new: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "druids", "--games", "2", "--share", "0.01", "--weights"]
    assert main([*command, str(new)]) == 0
    assert "| novice |" in capsys.readouterr().out

    assert main([*command, str(new.with_name("none.json"))]) == 2
    assert "none.json cannot be read: no such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "bot", "says"),
    [
        ("druids", "mcts@none.json", "none.json cannot be read: no such file or directory."),
        ("druids", "mcts@{folder}", "{folder} cannot be read: is a directory."),
        ("druids", "random@{new}", "The bot random plays without knowledge of ours, and so without weights."),
        ("druids", "plain@{new}", "The bot plain plays without knowledge of ours, and so without weights."),
        ("druids", "my.Bot@{new}", "The bot my.Bot plays without knowledge of ours, and so without weights."),
        ("druids", "clever@{new}", "There is no bot 'clever'."),
        (
            "ark",
            "mcts@{new}",
            "mcts@{new}: missing: weight, hard, open, ",
        ),
        ("druids", "mcts@{broken}", "{broken}: it is not JSON: "),
    ],
)
def test_what_cannot_be_weighed_is_said_in_a_line(
    game: str, bot: str, says: str, new: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = new.with_name("broken.json")
    broken.write_text("{")
    names = {"new": new, "broken": broken, "folder": new.parent}
    bot, says = bot.format_map(names), says.format_map(names)

    for command in (["arena", game, bot, "random"], ["play", game, "--bot", bot]):
        assert main(command) in (1, 2)
        said = capsys.readouterr().err
        assert said.startswith(f"ludarium: {says}") and len(said.splitlines()) == 1
