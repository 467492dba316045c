"""Training moves weights towards those that tell better who wins, and says what it did."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium import game
from ludarium.bots.knowledge import judge_of
from ludarium.bots.pool import Processes
from ludarium.bots.training import Position, Training, error, positions
from ludarium.bots.weights import Weights, weights_of, write_weights
from ludarium.cli import main

TRAINED = ["druids", "tigris", "ark", "borabora"]


@pytest.fixture
def weights() -> Iterator[Weights]:
    """Those of Druidenwalzer, which are as they were when the test is over."""
    lent = judge_of("druids").weights
    before = {name: list(row) for name, row in lent.items()}
    yield lent
    for name, row in before.items():
        lent[name][:] = row


@pytest.fixture(scope="module")
def found() -> list[Position]:
    return list(positions("druids", 2, 25, seed=3))


@pytest.mark.parametrize("name", TRAINED)
def test_the_knowledge_reads_its_file(name: str) -> None:
    assert judge_of(name).weights == weights_of(name)


def test_positions_are_those_of_games_with_their_results(found: list[Position]) -> None:
    druids = game("druids")

    assert {one.number for one in found} == set(range(25))
    assert all(sum(one.result) == 1 for one in found)
    assert {tuple(one.result) for one in found} >= {(1.0, 0.0), (0.0, 1.0)}
    assert all(druids.write(druids.read(one.text, 2, {})) == one.text for one in found[:20])


def test_the_same_seed_gives_the_same_positions(found: list[Position]) -> None:
    assert list(positions("druids", 2, 5, seed=3)) == [one for one in found if one.number < 5]
    assert list(positions("druids", 2, 5, seed=4)) != [one for one in found if one.number < 5]


def test_wrong_weights_get_better(found: list[Position], weights: Weights) -> None:
    right = Training("druids", found)
    good = error(right.judge, right.seen)
    weights["tokens"][:] = [-one for one in weights["tokens"]]
    weights["lost"][0] = 1.7

    *_, last = steps = list(Training("druids", found).steps(15))

    assert steps[0].error > good + 0.1
    assert last.error < (steps[0].error + good) / 2


def test_what_was_kept_apart_decides(found: list[Position], weights: Weights) -> None:
    training = Training("druids", found)

    best = min(step.error_apart for step in training.steps(6))

    assert error(training.judge, training.apart) == pytest.approx(best)


def test_the_command_writes_weights_and_how_they_were_made(tmp_path: Path, weights: Weights) -> None:
    out = tmp_path / "druids.json"

    assert main(["train", "druids", "--games", "10", "--steps", "2", "--out", str(out)]) == 0

    told = json.loads(out.read_text())
    assert {name: len(row) for name, row in told["weights"].items()} == {
        name: len(row) for name, row in weights.items()
    }
    assert told["made"]["by"] == "ludarium train druids --games 10 --steps 2 --players 2 --seed 1"
    assert told["made"]["error"] <= told["made"]["error_before"]


def test_weights_read_back(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write_weights(path, {"hope": [0.123456, 2.0], "none": []}, {"by": "hand"})

    assert json.loads(path.read_text()) == {
        "made": {"by": "hand"},
        "weights": {"hope": [0.1235, 2.0], "none": []},
    }


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["druids", "--players", "3"], "is for 2 players, not 3"), (["chess"], "no game 'chess'")],
)
def test_what_cannot_be_trained_is_said(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments, "--out", "x"]) == 2
    assert says in capsys.readouterr().err


def test_positions_by_several_processes_are_the_same(found: list[Position]) -> None:
    assert list(positions("druids", 2, 4, seed=3, pool=Processes(2))) == [
        one for one in found if one.number < 4
    ]


def test_a_file_that_cannot_be_written_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "druids", "--out", str(tmp_path / "no" / "folder.json")]) == 2
    assert "folder.json" in capsys.readouterr().err
