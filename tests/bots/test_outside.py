"""Bots outside: whatever a program does, it is asked properly, and its failures are said clearly."""

import json
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludarium import Luck, game
from ludarium.bots import outside
from ludarium.bots.outside import BadBot, Outside
from ludarium.cli import main
from ludarium.core import options, tree
from ludarium.look import survey

DRUIDS = game("druids")
VIEW = DRUIDS.view(DRUIDS.start(2, {}, Luck(1)), 0)

LISTEN = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
FIRST = """    words, branch = [], asked["options"]
    while branch:
        word, branch = next(iter(branch.items()))
        words.append(word)
    print(json.dumps({"v": asked["v"], "do": " ".join(words)}), flush=True)
"""

Write = Callable[[str], Outside]


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Write]:
    """A program of these lines."""
    written: list[Outside] = []

    def make(text: str) -> Outside:
        path = tmp_path / f"bot{len(written)}.py"
        path.write_text(text)
        written.append(Outside(f"{sys.executable} {path}"))
        return written[-1]

    yield make
    for bot in written:
        bot.close()


def choose(bot: Outside, seconds: float = 1.0) -> str:
    return bot.choose(DRUIDS, VIEW, seconds, Luck(2))


def test_it_is_told_what_its_seat_sees_and_nothing_else(write: Write, tmp_path: Path) -> None:
    bot = write(LISTEN + f"    open({str(tmp_path / 'asked')!r}, 'a').write(line)\n" + FIRST)
    assert choose(bot, 0.5) == "place orange M1"
    assert choose(bot, 0.5) == "place orange M1"
    first, second = map(json.loads, (tmp_path / "asked").read_text().splitlines())
    words = tree(str(action) for action in options(DRUIDS.imagine(VIEW, Luck(3))))
    assert first == {
        "v": 1,
        "game": "druids",
        "seat": 0,
        "seconds": 0.5,
        "view": json.loads(json.dumps(VIEW)),
        "survey": survey(DRUIDS, VIEW),
        "options": words,
    }
    assert second == first | {"v": 2}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "ended with the status 0 and did not answer."),
        (LISTEN + "    sys.exit(3)\n", "ended with the status 3 and did not answer."),
        (LISTEN + "    1 / 0\n", "ended with the status 1 and did not answer."),
        (LISTEN + "    print('place', flush=True)\n", """said 'place' and not {"v": 1, "do": "..."}."""),
        (LISTEN + "    print('{}', flush=True)\n", """said '{}' and not {"v": 1, "do": "..."}."""),
        (LISTEN + "    print('', flush=True)\n", """said '' and not {"v": 1, "do": "..."}."""),
        (LISTEN + "    print('[' * 60000, flush=True)\n", """and not {"v": 1, "do": "..."}."""),
        (
            LISTEN + "    sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()\n",
            """said '\ufffd' and not {"v": 1, "do": "..."}.""",
        ),
        (LISTEN + """    print('{"v": 1, "do": 7}', flush=True)\n""", """and not {"v": 1, "do": "..."}."""),
        (
            LISTEN + """    print('{"v": 7, "do": "x"}', flush=True)\n""",
            "was asked question 1 and answered 7.",
        ),
        (
            LISTEN + """    print('{"v": 1, "do": "fly"}', flush=True)\n""",
            "answered 'fly', which is not an option.",
        ),
        (
            LISTEN + """    print('{"v": 1, "do": "place black M1"}', flush=True)\n""",
            "not an option: order (§4 R5); possible: place orange M1, place orange M2, place orange M3.",
        ),
        (LISTEN + "    while True: sys.stdout.write('x' * 4096)\n", "writes lines of more than 65536 bytes."),
    ],
)
def test_what_it_does_wrong_is_said(
    write: Write, text: str, said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = write(text)
    with pytest.raises(BadBot) as bad:
        choose(bot)
    assert str(bad.value).startswith(sys.executable) and str(bad.value).endswith(said)
    assert bot._process is None


@pytest.mark.parametrize("text", ["import time\ntime.sleep(10_000)\n", LISTEN + "    time.sleep(10_000)\n"])
def test_one_that_is_slow_is_stopped(write: Write, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.4)
    bot = write(text)
    with pytest.raises(BadBot, match=r"did not answer within 0\.5 seconds\."):
        choose(bot, 0.1)
    assert bot._process is None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no process group")
def test_whatever_it_started_is_stopped_with_it(
    write: Write, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A shell that waits for another program, which keeps the pipe open."""
    path, patience = tmp_path / "pid", 0.3
    while not path.exists():  # until it had the time to start the other
        monkeypatch.setattr(outside, "PATIENCE", patience)
        with pytest.raises(BadBot, match="did not answer"):
            choose(Outside(f"sh -c 'sleep 10000 & echo $! > {path}.new; mv {path}.new {path}; wait'"), 0.2)
        patience *= 3
    while is_running(int(path.read_text())):
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("./nowhere.py", "./nowhere.py cannot be started: no such file or directory."),
        ("", "Which program? exec:./mybot.py"),
        ("'", '"\'" is not a command: No closing quotation.'),
    ],
)
def test_what_is_no_program(command: str, said: str) -> None:
    with pytest.raises(BadBot) as bad:
        choose(Outside(command))
    assert str(bad.value) == said


def test_a_program_that_may_not_be_run(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(FIRST)
    path.chmod(stat.S_IRUSR)
    with pytest.raises(BadBot, match="cannot be started: permission denied"):
        choose(Outside(str(path)))


DOCUMENT = Path(__file__).parents[2] / "docs/bots.md"


@pytest.fixture
def example(tmp_path: Path) -> str:
    """The bot that the documentation shows, in a file as it tells to make it."""
    [text] = re.findall(r"```python\n(#!/usr/bin/env python3\n.*?)```", DOCUMENT.read_text(), re.DOTALL)
    path = tmp_path / "mybot.py"
    path.write_text(text)
    path.chmod(0o755)
    return f"exec:{path}"


def test_the_example_of_the_documentation_plays(
    example: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(Path(example.removeprefix("exec:")).read_text().splitlines()) < 25
    for name in ("druids", "pebbles"):
        assert main(["arena", name, example, "random", "--games", "2", "--json"]) == 0
        mine, other = json.loads(capsys.readouterr().out)
        assert mine["won"] + other["won"] == 2


@pytest.fixture
def first(tmp_path: Path) -> str:
    """A bot that takes the first option of every question, as an executable file."""
    path = tmp_path / "first.py"
    path.write_text(f"#!{sys.executable}\n{LISTEN}{FIRST}")
    path.chmod(0o700)
    return f"exec:{path}"


def test_in_the_arena(first: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "druids", f"{first}:0.5", "random", "--games", "4", "--jobs", "2", "--json"]
    assert main(words) == 0
    mine, _ = json.loads(capsys.readouterr().out)
    assert (mine["bot"], mine["seconds"], mine["games"]) == (first, 0.5, 4)


def test_one_that_fails_in_the_arena_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.py"
    path.write_text("print('hello', flush=True)\ninput()\n")
    bad = f"{sys.executable} {path}"
    for jobs in ("1", "2"):
        assert main(["arena", "druids", "random", f"exec:{bad}", "--games", "2", "--jobs", jobs]) == 1
        assert capsys.readouterr().err.startswith(f"ludarium: {bad} said 'hello' and not ")


def test_at_the_table_of_the_terminal(
    first: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    monkeypatch.setattr(sys, "stdin", (tmp_path / "answers").open("w+"))
    sys.stdin.write("1\n" * 400)
    sys.stdin.seek(0)
    with sys.stdin:
        assert main(["play", "druids", "--seed", "7", "--bot", first, "--record", str(record)]) == 0
    assert "The game is over" in capsys.readouterr().out
    assert main(["verify", str(record)]) == 0


def test_a_game_in_the_terminal_is_written_down_even_if_the_bot_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    words = ["play", "druids", "--seat", "p2", "--bot", "exec:./nowhere.py", "--record", str(record)]
    assert main(words) == 1
    assert capsys.readouterr().err.endswith("./nowhere.py cannot be started: no such file or directory.\n")
    assert record.read_text().startswith("ludarium 1\n")
