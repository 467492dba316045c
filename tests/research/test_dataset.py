"""Data sets: what is written tells what it is, and is what the rules give; nothing else passes."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ludarium.bots.arena import Entrant
from ludarium.cli import main
from ludarium.core import BadPlayers, options
from ludarium.luck import commitment
from ludarium.proof import verify
from ludarium.record import Record
from ludarium.registry import game, names
from ludarium.research import Catalogue
from ludarium.research.dataset import DECISIONS, GAMES, BadData, Plan, about, check, write
from ludarium.research.dataset import files as dataset_files
from ludarium.research.dataset.files import KEY
from ludarium.research.dataset.rows import played_of

OURS = ("druids", "tigris", "ark", "borabora")
MINE = Entrant("random")


def plan(name: str = "druids", players: int = 2, **others: Any) -> Plan:
    return Plan(name, (MINE,) * players, **others)


def made(folder: Path, of: Plan, games: int = 2) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows of both tables, as anybody reads them."""
    assert [*write(of, folder, games)][-1] == games
    return tuple(pq.read_table(folder / name).to_pylist() for name in ("games", "decisions"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of few games."""
    monkeypatch.setattr("ludarium.research.dataset.writing.A_FILE", 3)


@pytest.mark.parametrize("name", OURS)
def test_what_is_written_holds(name: str, tmp_path: Path) -> None:
    players = game(name).seats[-1]
    games, decisions = made(tmp_path, plan(name, players, asked=("legal", "positions")))
    (*_, found) = check(tmp_path)
    assert (found.files, found.games, found.decisions) == (1, 2, len(decisions))
    assert sum(one["moves"] for one in games) == len(decisions)
    assert all(one["players"] == players == len(one["scores"]) for one in games)


def test_a_row_tells_the_decision(tmp_path: Path) -> None:
    """Held against the game, played again."""
    games, decisions = made(tmp_path, plan("tigris", asked=("legal", "positions")), games=1)
    record, catalogue = played_of(games[0], decisions).record, Catalogue.of("tigris")
    for row, (move, state) in zip(decisions, record.follow(), strict=True):
        assert (row["seat"], row["words"]) == (move.seat, move.words)
        assert row["question"] == type(state.asks[-1]).__name__
        assert row["scores"] == [score[0] for score in state.scores()]
        assert row["options"] == len(options(state)) and row["legal"] == catalogue.legal(state).tolist()
        assert row["position"] == game("tigris").write(state)
        assert catalogue.text(row["action"]) == row["words"]
    assert [row["number"] for row in decisions] == list(range(1, len(decisions) + 1))


def test_a_row_tells_the_game(tmp_path: Path) -> None:
    games, decisions = made(tmp_path, plan(options={"refill": "on_play", "no_progress_limit": 40}), games=3)
    for one in games:
        mine = [row for row in decisions if row["id"] == one["id"]]
        record = played_of(one, mine).record
        assert verify(record).outcomes and Record.parse(str(record)) == record
        assert record.options["no_progress_limit"] == 40 and dict(one["options"])["refill"] == "on_play"
        assert one["commit"].hex() == commitment(one["seed"])
        best = max(map(tuple, one["scores"]))
        assert [place == 1 for place in one["places"]] == [tuple(score) == best for score in one["scores"]]
        assert sum(map(sum, [source["points"] for source in one["sources"]])) > 0
    assert [one["deal"] for one in games] == [0, 0, 1]
    assert games[0]["seed"] == games[1]["seed"] != games[2]["seed"]


def test_seats_are_taken_in_turn(tmp_path: Path) -> None:
    of = Plan("druids", (Entrant("novice", 0.01), Entrant("random", iterations=2)))
    games, _ = made(tmp_path, of)
    assert [[bot["name"] for bot in one["bots"]] for one in games] == [
        ["novice", "random"],
        ["random", "novice"],
    ]
    assert games[0]["bots"] == [
        {"name": "novice", "seconds": 0.01, "iterations": None},
        {"name": "random", "seconds": None, "iterations": 2},
    ]


def test_files_tell_what_they_hold_and_where_it_comes_from(tmp_path: Path) -> None:
    of = plan(licence="CC-BY-4.0", seed=9)
    made(tmp_path, of)
    for table, columns in (("games", GAMES), ("decisions", DECISIONS)):
        file = tmp_path / table / "00000.parquet"
        told = about(file)
        assert told["licence"] == "CC-BY-4.0" and told["table"] == table
        assert told["catalogue"] == Catalogue.of("druids").version and told["settings"]["seed"] == 9
        docs = {field.name: field.metadata[b"doc"].decode() for field in pq.read_schema(file)}
        assert docs == {one.name: one.doc for one in columns if one.asked is None}


def test_a_review_is_beside_the_decisions(tmp_path: Path) -> None:
    _, decisions = made(tmp_path, plan(asked=("review",), thoughts=2), games=1)
    assert [*check(tmp_path)]
    for row in decisions:
        assert (row["chances"] is None) == (row["options"] == 1) == (row["loss"] is None)
        assert row["chances"] is None or sum(row["chances"]) == pytest.approx(1, abs=0.01)
        assert row["mark"] in (None, "good", "inaccurate", "mistake")
    assert any(row["loss"] for row in decisions)


@pytest.mark.usefixtures("small")
def test_it_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    """A file that is whole is left alone; one with too few games is made again, the same ones first."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    games, decisions = made(whole, plan(), games=7)
    assert sorted(path.name for path in (whole / "games").iterdir()) == [f"0000{n}.parquet" for n in range(3)]
    assert [*write(plan(), parts, 4)] == [1, 2, 3, 4]
    first = (parts / "games/00000.parquet").stat().st_mtime_ns
    assert made(parts, plan(), games=7) == (games, decisions)
    assert (parts / "games/00000.parquet").stat().st_mtime_ns == first
    assert [*write(plan(), parts, 7)] == []
    assert [*check(parts)][-1].files == 3


@pytest.mark.usefixtures("small")
def test_other_games_are_not_added(tmp_path: Path) -> None:
    made(tmp_path, plan())
    with pytest.raises(BadData, match="was made with seed 1, not 2"):
        list(write(plan(seed=2), tmp_path, 5))
    with pytest.raises(BadData, match="was made with game druids, not tigris"):
        list(write(plan("tigris"), tmp_path, 5))


# What does not pass.


def rewritten(file: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    table = pq.read_table(file)
    rows = table.to_pylist()
    change(rows)
    pq.write_table(pa.Table.from_pylist(rows, table.schema), file)


def other_words(rows: list[dict[str, Any]]) -> None:
    rows[0]["words"] = "fight sun"


def other_result(rows: list[dict[str, Any]]) -> None:
    rows[0]["scores"] = rows[0]["scores"][::-1]
    rows[0]["scores"][0][0] += 1


def other_places(rows: list[dict[str, Any]]) -> None:
    rows[1]["places"] = [3 - place for place in rows[1]["places"]]


def other_seed(rows: list[dict[str, Any]]) -> None:
    rows[0]["seed"] = bytes(32)


def other_luck(rows: list[dict[str, Any]]) -> None:
    found = next(row for row in rows if row["outcomes"])
    found["outcomes"] = {"5L": "5R"}.get(found["outcomes"], "5L")


def other_action(rows: list[dict[str, Any]]) -> None:
    rows[3]["action"] += 1


def other_count(rows: list[dict[str, Any]]) -> None:
    rows[3]["options"] += 1


def one_less(rows: list[dict[str, Any]]) -> None:
    rows.pop()


def other_number(rows: list[dict[str, Any]]) -> None:
    rows[1]["id"] = 7


@pytest.mark.parametrize(
    ("table", "change", "says"),
    [
        ("decisions", other_words, "game 0: move 1: p1 cannot fight sun|game 0: move 1: fight sun"),
        ("decisions", other_luck, "the seed gives"),
        ("decisions", other_action, "the rules give another action"),
        ("decisions", other_count, "the rules give another options"),
        ("decisions", one_less, "it breaks off|decisions, its games had"),
        ("games", other_result, "the result is"),
        ("games", other_places, "game 1: the rules give another places"),
        ("games", other_seed, "the seed is not the one"),
        ("games", other_number, "game 7: game 1 should come here"),
        ("games", one_less, "decisions, its games had"),
    ],
)
def test_what_the_rules_do_not_give_is_found(
    table: str, change: Callable[[list[dict[str, Any]]], object], says: str, tmp_path: Path
) -> None:
    made(tmp_path, plan())
    rewritten(tmp_path / table / "00000.parquet", change)
    with pytest.raises(BadData, match=says):
        list(check(tmp_path))


def told_otherwise(file: Path, **others: Any) -> None:
    table = pq.read_table(file)
    told = {**json.loads(table.schema.metadata[KEY]), **others}
    pq.write_table(table.replace_schema_metadata({KEY: json.dumps(told)}), file)


@pytest.mark.parametrize(
    ("others", "says"),
    [
        ({"licence": ""}, "has no licence"),
        ({"format": 99}, "has format 99, not 1"),
        ({"catalogue": "druids 1 000000"}, "has the numbers of druids 1 000000"),
        ({"settings": {"game": "chess"}}, "no game 'chess'"),
    ],
)
def test_what_a_file_tells_of_itself_is_looked_at(others: dict[str, Any], says: str, tmp_path: Path) -> None:
    made(tmp_path, plan())
    told_otherwise(tmp_path / "games/00000.parquet", **others)
    with pytest.raises(BadData, match=says):
        list(check(tmp_path))


def test_what_is_no_data_set_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="holds no data set"):
        list(check(tmp_path))
    made(tmp_path, plan())
    file = tmp_path / "games/00000.parquet"
    pq.write_table(pq.read_table(file).drop_columns(["moves"]), file)
    with pytest.raises(BadData, match="other columns than a data set"):
        list(check(tmp_path))
    pq.write_table(pa.table({"id": [1]}), file)
    with pytest.raises(BadData, match="does not tell where it comes from"):
        list(check(tmp_path))
    file.write_bytes(b"PAR1")
    with pytest.raises(BadData, match="cannot be read"):
        list(check(tmp_path))
    file.unlink()
    with pytest.raises(BadData, match=r"games.00000\.parquet is missing"):
        list(check(tmp_path))


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadPlayers):
        plan(players=3).must_be_possible()


# The command.


def run(*words: str | Path) -> int:
    return main(["dataset", *map(str, words)])


def test_the_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "druids"
    wanted = ("druids", "--games", "2", "--bots", "random", "novice:0.01", "--records", "--out", out)
    assert run(*wanted) == 0 and "2 games are in" in capsys.readouterr().out
    assert run(*wanted) == 0 and "as they were before" in capsys.readouterr().out
    assert run("check", out) == 0 and capsys.readouterr().out.startswith("Held: 2 games, ")
    assert run("check", out, "--json") == 0 and json.loads(capsys.readouterr().out)["games"] == 2
    for number in range(2):
        record = Record.parse((out / f"records/00000/{number}.txt").read_text(encoding="utf-8"))
        assert verify(record).outcomes


def test_processes_write_the_same(tmp_path: Path) -> None:
    wanted = ["druids", "--games", "4", "--bots", "random"]
    assert run(*wanted, "--out", tmp_path / "one") == 0
    words = [sys.executable, "-m", "ludarium.cli", "dataset", *wanted, "--jobs", "2"]
    subprocess.run([*words, "--out", str(tmp_path / "two")], check=True)
    for table in ("games", "decisions"):
        here, there = (pq.read_table(tmp_path / name / table) for name in ("one", "two"))
        assert here.equals(there)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("druids",), "Where to? --out FOLDER"),
        (("check",), "Which folder?"),
        (("check", "nowhere"), "nowhere holds no data set"),
        (("chess", "--out", "there"), "no game 'chess'"),
        (("druids", "--players", "3", "--out", "there"), "is for 2 players, not 3"),
        (
            ("druids", "--players", "2", "--bots", *["random"] * 3, "--out", "there"),
            "3 bots are not 2 players",
        ),
        (("druids", "--option", "refill=never", "--out", "there"), "not with this value: refill"),
        (("druids", "--bots", "nobody", "--out", "there"), "no bot 'nobody'"),
    ],
)
def test_what_cannot_be_is_said(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) in (1, 2)
    assert says in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_somebody_elses_game_has_its_data_sets(tmp_path: Path) -> None:
    (other,) = set(names()) - set(OURS)
    made(tmp_path, plan(other))
    assert [*check(tmp_path)] and dataset_files.about(tmp_path / "games/00000.parquet")["settings"][
        "game"
    ] == other
