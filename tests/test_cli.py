"""The command line: what it prints, how it fails, and its exit codes."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludarium import Record, Table, game, registry
from ludarium.cli import main, parser
from ludarium.server import serving
from ludarium.server.settings import BadSetting
from tests.games.play import play_at_random

DRUIDS = Path(__file__).parent / "games/druids"
CASES = DRUIDS / "cases.md"
RECORD = DRUIDS / "records/conquered.txt"


def ludarium(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The real command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ludarium.cli", *words],
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def refused(words: Sequence[str], capsys: pytest.CaptureFixture[str], code: int = 2) -> str:
    """The one sentence with which this fails."""
    assert main(words) == code
    said = capsys.readouterr().err
    assert said.startswith("ludarium: ")
    assert said.count("\n") == 1
    return said.removeprefix("ludarium: ").strip()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of a table, with promise and seed."""
    table = Table(game("druids"), ["Anna", "Bela"], {}, bytes(range(32)))
    path = tmp_path / "game.txt"
    path.write_text(play_at_random(table, 1).record(None))
    return path


# All commands


def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    commands = [
        "serve",
        "backup",
        "tables",
        "restore",
        "play",
        "replay",
        "verify",
        "review",
        "games",
        "cases",
        "check",
        "arena",
        "bot",
        "bench",
    ]
    for command in commands:
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
        assert f"examples:\n  ludarium {command}" in capsys.readouterr().out
    assert "{" not in parser().format_help()
    assert all(f"    {command} " in parser().format_help() for command in commands)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("ludarium 0.")


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["arena"], ["bench", "--rounds", "0"], ["play", "druids", "--seconds", "x"]]
)
def test_a_wrong_command_is_a_usage_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)

    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("usage: ludarium")


@pytest.mark.parametrize(
    "words",
    [["play"], ["check"], ["bench"], ["arena", "random"], ["cases", str(CASES)]],
    ids=lambda words: words[0],
)
def test_an_unknown_game_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command, *rest = words
    order = [command, *rest, "chess"] if command == "bench" else [command, "chess", *rest]

    assert refused(order, capsys).startswith("There is no game 'chess'. Installed: ark, borabora, druids")


@pytest.mark.parametrize("words", [["replay"], ["verify"], ["cases", "druids"]], ids=lambda words: words[0])
def test_a_missing_file_is_one_sentence(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "nowhere.txt"

    assert refused([*words, str(missing)], capsys) == f"{missing} cannot be read: no such file or directory."


def test_a_file_that_is_no_text_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")

    assert refused(["replay", str(path)], capsys) == f"{path} is not a text in UTF-8."


def test_who_reads_only_the_beginning_sees_no_traceback() -> None:
    command = [sys.executable, "-m", "ludarium.cli", "replay", str(RECORD)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout and running.stderr
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait() == 1


# games, cases, check


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "druids: Druidenwalzer, for 2 players, rules version 1\n" in capsys.readouterr().out

    assert main(["games", "--json"]) == 0
    told = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert list(told) == registry.names()
    assert told["druids"]["seats"] == [2]
    assert told["druids"]["options"]["refill"]["values"] == ["end_of_turn", "on_play"]


def test_cases_that_pass() -> None:
    done = ludarium("cases", "druids", str(CASES))

    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == f"{CASES.read_text().count('```case')} passed, 0 failed"


WRONG = """
```case
id: W1
new: true
then:
  asked: p2 TakeTurn
  over: false
```
```case
id: W2
new: true
then:
  over: false
```
"""


def test_a_case_that_fails_is_told_with_the_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.md"
    path.write_text(WRONG)

    assert main(["cases", "druids", str(path)]) == 1
    out = capsys.readouterr().out
    assert f"{path}: W1" in out
    assert "wanted p2 TakeTurn" in out
    assert "found  p1 PlaceDruids" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"

    assert main(["cases", "druids", str(path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"]) == (1, 1)
    assert [bool(case["failures"]) for case in told["cases"]] == [True, False]


def test_a_case_that_cannot_be_read_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.md"
    path.write_text("```case\nid: B1\nwhat: 1\n```\n")

    assert refused(["cases", "druids", str(path)], capsys, code=1) == f"{path}: B1: unknown key what"


def test_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "druids", "--games", "3"]) == 0
    assert "druids keeps the contract: 3 games, " in capsys.readouterr().out

    assert main(["check", "druids", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


# replay, verify


def test_replay(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = Record.parse(record.read_text()).moves

    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "druids: p1 Anna, p2 Bela"
    assert "      - open moon 1" in lines[2]
    assert f"   1  p1 {moves[0].words}" in lines
    assert sum(not line.startswith("      -") for line in lines[1:-1]) == len(moves) + 1
    assert lines[-1].startswith("result: p1 ")

    assert main(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [move["number"] for move in told["moves"]] == list(range(len(moves) + 1))


def test_replay_at_a_move_prints_the_position(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = Record.parse(record.read_text()).at(7)

    assert main(["replay", str(record), "--at", "7"]) == 0
    assert capsys.readouterr().out == game("druids").write(state)

    assert main(["replay", str(record), "--at", "7", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"at": 7, "position": game("druids").write(state)}

    assert refused(["replay", str(record), "--at", "9999"], capsys).startswith("The record has moves 1 to ")


def test_a_record_that_breaks_the_rules_is_one_sentence(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text().replace("\np1 place orange", "\np2 place orange", 1))

    assert refused(["replay", str(record)], capsys, code=1).startswith(
        f"{record}: move 1: p2 cannot place orange"
    )


def test_what_is_no_record_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "note.txt"
    path.write_text("Dear diary\n")

    for command in ("replay", "verify"):
        said = refused([command, str(path)], capsys, code=1)
        assert said == f"{path}: line 1: a record begins with 'ludarium 1'."


def test_a_study_is_checked_and_printed(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", str(record)]) == 0  # a record becomes one
    text = capsys.readouterr().out
    path = tmp_path / "study.txt"
    path.write_text(text.replace("\nchapter", "\n\n\nchapter"))
    assert main(["study", str(path)]) == 0
    assert capsys.readouterr().out == text
    assert "chapter Anna, Bela\ngame druids " in text

    path.write_text(text.replace("place orange M1", "place orange M9"))
    said = refused(["study", str(path)], capsys, code=1)
    assert said.startswith(f"{path}: chapter 'Anna, Bela', move ")
    path.write_text(text + "why\n")
    said = refused(["study", str(path)], capsys, code=1)
    number = text.count("\n") + 1
    assert said == f"{path}: line {number}: 'why ' means nothing in a study."


def test_verify(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("Verified: ")

    assert main(["verify", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verified"] > 20


def test_verify_finds_luck_that_was_changed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = next(line for line in record.read_text().splitlines() if line.startswith("setup "))
    _, first, *rest = setup.split(" ")
    other = "1R" if first == "1L" else "1L"
    record.write_text(record.read_text().replace(setup, " ".join(["setup", other, *rest])))

    assert "the set-up: the seed gives" in refused(["verify", str(record)], capsys, code=1)


# play


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str, *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(given))
    assert main(["play", "druids", "--seed", "7", "--bot", "greedy", *words]) == 0
    return capsys.readouterr().out


def test_a_whole_game_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.txt"

    out = play(monkeypatch, capsys, "1\n" * 300, "--bot", "random", "--record", str(path))

    assert "p1, PlaceDruids:" in out
    assert "The game is over: p1 you " in out
    assert main(["verify", str(path)]) == 0


def test_the_table_is_laid_out_and_hides_the_others_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "place orange M1\nquit\n")

    rows = [line.split() for line in out.splitlines()]
    assert ["trees", "pile", "down", "druid", "tokens", "lost"] in rows
    assert ["place", "orange", "1)", "M1", "2)", "M2", "3)", "M3", "4)", "M4"] in rows
    assert any(line.startswith("hand: moon ") and line.endswith(", sun 3") for line in out.splitlines())
    assert out.endswith("Until next time.\n")


def test_undo_help_log_and_words_that_are_no_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "undo\n2\nundo\nplace\nfly\nhelp\nlog\n\nlook\n")

    assert "Not now: you have not answered yet." in out
    assert "p1 you: takes it back" in out
    assert "  4) place orange M4" in out
    assert "That is not among the options." in out
    assert "undo   take your last answer back" in out
    assert out.count("   0  setup") == 2


def test_the_other_seat_lets_a_bot_begin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "", "--seat", "p2", "--option", "refill=on_play")

    assert "   3  p1 greedy: place purple" in out
    assert "p2, PlaceDruids:" in out
    assert "refill on_play" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "p3"], "There is no seat p3: the last is p2."),
        (["--seat", "moon"], "'moon' is no seat: p1, p2 ...."),
        (["--players", "5"], "Druidenwalzer is for 2 players, not 5."),
        (
            ["--bot", "clever"],
            "There is no bot 'clever'. "
            "There are: random, greedy, plain, mcts, novice, steady, strong, master.",
        ),
        (["--option", "speed=9"], "no such option, or not with this value: speed."),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_who_cannot_sit_down_is_told_why(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(["play", "druids", *words], capsys) == said


# arena, bench


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "druids", "greedy", "random", "--games", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("druids: 20 games, seats in turn")
    assert [line.split()[0] for line in lines[2:]] == ["bot", "greedy:1", "random:1"]

    assert main(["arena", "druids", "mcts", "random", "--games", "2", "--iterations", "5", "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first["bot"] == "mcts" and first["iterations"] == 5
    assert first["won"] + second["won"] == 2


def test_arena_in_several_processes_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert (
            main(
                [
                    "arena",
                    "druids",
                    "mcts",
                    "greedy",
                    "--games",
                    "4",
                    "--iterations",
                    "5",
                    "--jobs",
                    jobs,
                    "--json",
                ]
            )
            == 0
        )
        told.append([(row["bot"], row["won"]) for row in json.loads(capsys.readouterr().out)])

    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["random", "clever"], "There is no bot 'clever'."),
        (["random", "mcts:fast"], "mcts:fast: 'fast' is not a number of seconds."),
        (["random", "nowhere.Bot"], "There is no bot 'nowhere.Bot': No module named 'nowhere'."),
        (["random"], "Druidenwalzer is for 2 players, not 1."),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else "",
)
def test_bots_that_cannot_compete(bots: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(["arena", "druids", *bots], capsys).startswith(said)


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "druids", "--rounds", "1", "--seconds", "0.05"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("druids: random play and mid-game states")
    assert "\nyardstick" in out

    assert main(["bench", "druids", "--rounds", "1", "--seconds", "0.05", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["druids"]
    assert rows["yardstick"]["multiple"] == 1
    assert len(rows) > 1
    assert all(row["multiple"] > 5 and row["copy"] < 100 for name, row in rows.items() if name != "yardstick")


# review


def test_review(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--iterations", "20"]) == 0
    first, second, *turning_points, last = capsys.readouterr().out.splitlines()
    assert first == "druids: p1 Anna, p2 Bela"
    assert re.fullmatch(r"\d+ decisions in \d+ moves", second)
    assert any(line.endswith("mistake") for line in turning_points)
    assert any(line.endswith("better") for line in turning_points)
    part = r"[a-z]+( of rivals)? [+-]\d+"
    assert any(re.fullmatch(rf" {{9}}({part}(, {part})?|hard to say why)", line) for line in turning_points)
    assert last in {"end: p1 100 %  p2 0 %", "end: p1 0 %  p2 100 %"}

    assert main(["review", str(record), "--seconds", "0.02", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "druids"
    judged = [one["move"] for one in told["judgements"]]
    assert judged == sorted(judged) and set(told["turning_points"]) <= set(judged)


def test_what_hides_something_cannot_be_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hidden = tmp_path / "game.txt"
    hidden.write_text(Table(game("druids"), ["Anna", "Bela"], {}, bytes(range(32))).record(None))
    assert "hides what others saw" in refused(["review", str(hidden)], capsys, code=1)


# serve


def test_serve_passes_on_what_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[Any, ...]] = []
    monkeypatch.setattr(serving, "serve", lambda *arguments: told.append(arguments))

    assert (
        main(
            [
                "serve",
                "--port",
                "9000",
                "--database",
                "sqlite:///x.db",
                "--no-browser",
                "--cluster",
                "10.0.0.1:6379",
            ]
        )
        == 0
    )
    [(settings, *where)] = told
    assert (settings.database, settings.cluster) == ("sqlite:///x.db", "10.0.0.1:6379")
    assert where == ["127.0.0.1", 9000, False]


def test_serve_says_why_it_cannot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cannot(*_arguments: object) -> None:
        raise BadSetting("LUDARIUM_THINKERS is a number from 1, not 0")

    monkeypatch.setattr(serving, "serve", cannot)

    assert refused(["serve"], capsys) == "LUDARIUM_THINKERS is a number from 1, not 0"
