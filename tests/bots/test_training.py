"""Training moves weights towards those that tell better who wins, and says what it did."""

import json
from pathlib import Path

import pytest

from ludarium import game
from ludarium.bots.druids import KNOWLEDGE
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.known import knowledge_of
from ludarium.bots.pool import Processes
from ludarium.bots.training import Position, Training, error, positions
from ludarium.bots.weights import Weights, parse_weights
from ludarium.cli import main
from ludarium.games.druids.clearing import Clearing


@pytest.fixture(scope="module")
def found() -> list[Position]:
    return list(positions("druids", 2, 25, seed=3))


def plain(weights: Weights) -> dict[str, dict[str, float]]:
    """A copy, to change."""
    return {name: dict(row) for name, row in weights.items()}


def test_positions_are_those_of_games_with_their_results(found: list[Position]) -> None:
    druids = game("druids")

    assert {one.number for one in found} == set(range(25))
    assert all(sum(one.result) == 1 for one in found)
    assert {tuple(one.result) for one in found} >= {(1.0, 0.0), (0.0, 1.0)}
    assert all(druids.write(druids.read(one.text, 2, {})) == one.text for one in found[:20])


def test_the_same_seed_gives_the_same_positions(found: list[Position]) -> None:
    assert list(positions("druids", 2, 5, seed=3)) == [one for one in found if one.number < 5]
    assert list(positions("druids", 2, 5, seed=4)) != [one for one in found if one.number < 5]


@pytest.fixture
def wrong() -> Knowledge[Clearing]:
    """Of Druidenwalzer: tokens are good, and so are lost trees."""
    weights = plain(KNOWLEDGE.weights)
    weights["tokens"] = {label: -weight for label, weight in weights["tokens"].items()}
    weights["lost"]["tree"] = 1.7
    return KNOWLEDGE.with_weights(weights)


def test_wrong_weights_get_better(found: list[Position], wrong: Knowledge[Clearing]) -> None:
    good = error(KNOWLEDGE, Training("druids", KNOWLEDGE, found).seen)

    *_, last = steps = list(Training("druids", wrong, found).steps(15))

    assert steps[0].error > good + 0.1
    assert last.error < (steps[0].error + good) / 2


def test_what_was_kept_apart_decides(found: list[Position]) -> None:
    training = Training("druids", KNOWLEDGE, found)

    best = min(step.error_apart for step in training.steps(6))

    assert error(training.knowledge, training.apart) == pytest.approx(best)


def test_training_leaves_what_it_begins_with_as_it_was(
    found: list[Position], wrong: Knowledge[Clearing]
) -> None:
    before, s = plain(wrong.weights), game("druids").start(2, {}, 1)
    worth = wrong.worth(s)
    training = Training("druids", wrong, found)

    list(training.steps(3))

    assert wrong.weights == before and wrong.worth(s) == worth
    assert training.knowledge.weights != before and training.knowledge.worth(s) != worth


@pytest.mark.parametrize("name", ["druids", "pebbles"])
def test_the_command_writes_weights_and_how_they_were_made(name: str, tmp_path: Path) -> None:
    out, known = tmp_path / "new.json", knowledge_of(name)

    assert main(["train", name, "--games", "10", "--steps", "2", "--out", str(out)]) == 0

    weights = parse_weights(out.read_text())
    assert known.with_weights(weights).weights == weights
    made = json.loads(out.read_text())["made"]
    assert made["by"] == f"ludarium train {name} --games 10 --steps 2 --players 2 --seed 1"
    assert made["error"] <= made["error_before"]


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
