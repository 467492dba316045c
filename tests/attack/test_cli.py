"""The command line given what it cannot use: one line that says what to do, and never a traceback."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from ludarium.cli import main
from ludarium.cli.terminal import cleaned

GOLDEN = Path(__file__).parent.parent / "games/druids/records/conquered.txt"
COMMAND = [sys.executable, "-m", "ludarium.cli"]
LINK = "http://127.0.0.1:1/table/abc#join=def"
HEAD = "ludarium 1\ngame druids 1\nseat p1 A\nseat p2 B\n"
SERVE = ("serve", "--no-browser", "--port", "0", "--database")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with all kinds of files that are of no use."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01" * 1000)
    (tmp_path / "note").write_text("Dear diary\n")
    (tmp_path / "good.txt").write_bytes(GOLDEN.read_bytes())
    (tmp_path / "long.txt").write_text("ludarium 1\n" + "p1 pass\n" * 200_000)
    (tmp_path / "three.txt").write_text(HEAD + "seat p3 C\nsetup\n")
    (tmp_path / "chess.txt").write_text(HEAD.replace("druids", "chess") + "setup\n")
    (tmp_path / "moves.txt").write_text(HEAD + "setup\np1 " + "x" * 5000 + "\n")
    (tmp_path / "escape.txt").write_text(HEAD.replace(" A", " A\x1b[31m") + "setup\n")
    (tmp_path / "windows.txt").write_bytes(GOLDEN.read_bytes().replace(b"\n", b"\r\n"))
    (tmp_path / "bad.yaml").write_text("```case\nid: x\n  y: [\n```\n")
    (tmp_path / "deep.yaml").write_text(f"```case\nid: {'[' * 50_000}\n```\n")
    (tmp_path / "data/ludarium").mkdir(parents=True)
    (tmp_path / "data/ludarium/bots.json").write_text("{")
    return tmp_path


def lines(words: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is said on stderr when it fails with this code."""
    try:
        found = main(words)
    except SystemExit as left:  # argparse, which tells the usage as well
        found = int(left.code or 0)
    said = capsys.readouterr().err.splitlines()
    assert found == code, said
    if said[0].startswith("usage: "):
        said = said[-1:]
    return said


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("verify missing", 2, "missing cannot be read: no such file or directory."),
        ("verify folder", 2, "folder cannot be read: is a directory."),
        ("verify binary", 2, "binary is not a text in UTF-8."),
        ("verify /dev/zero", 2, "/dev/zero is too long: more than 4,000,000 bytes."),
        ("verify long.txt", 1, "long.txt: a record has at most 1,000,000 letters."),
        ("verify note", 1, "note: line 1: a record begins with 'ludarium 1'."),
        ("verify three.txt", 1, "three.txt: it has no seal and no secret"),
        ("verify windows.txt", 1, "windows.txt: line 1: a record begins with 'ludarium 1'."),
        ("verify escape.txt", 1, "escape.txt: line 3: no record has the sign U+001B."),
        ("verify good.txt --seal 00", 2, "argument --seal: 64 hexadecimal digits are wanted"),
        ("verify good.txt --key moon", 2, "argument --key: 64 hexadecimal digits are wanted"),
        (f"verify good.txt --seal {'0' * 64}", 1, "good.txt: its seal is another than the one announced"),
        (f"verify good.txt --key {'0' * 64}", 1, "good.txt: it is not signed."),
        ("replay three.txt", 1, "three.txt: the set-up: Druidenwalzer is for 2 players, not 3."),
        ("replay chess.txt", 1, "chess.txt: no game 'chess' is installed."),
        ("replay moves.txt", 1, "moves.txt: "),
        ("replay good.txt --at -1", 2, "The record has moves 1 to 40, and 0 is the set-up."),
        ("replay good.txt --at 9999999999999999999999", 2, "The record has moves 1 to 40"),
        ("replay good.txt --at x", 2, "argument --at: invalid int value: 'x'"),
        ("review missing", 2, "missing cannot be read"),
        ("review three.txt", 1, "three.txt: the set-up: Druidenwalzer is for 2 players, not 3."),
        ("review good.txt --seconds nan", 2, "argument --seconds: 'nan' is not a number of seconds"),
        ("cases druids missing", 2, "missing cannot be read"),
        ("cases druids /dev/zero", 2, "/dev/zero is too long"),
        ("cases druids note", 2, "There is no case in note: they stand in blocks that begin with ```case."),
        ("cases druids bad.yaml", 1, "bad.yaml: "),
        ("cases druids deep.yaml", 1, "deep.yaml: "),
        ("check chess", 2, "There is no game 'chess'."),
        ("check druids --seed -1", 2, "argument --seed: '-1' is not a whole number from 0"),
        (f"check druids --seed {10**40}", 2, "argument --seed: "),
        ("check druids --games 0", 2, "argument --games: '0' is not a whole number from 1"),
        ("check druids --games " + "9" * 5000, 2, "argument --games: '99999"),
        ("play chess", 2, "There is no game 'chess'."),
        ("play druids --seat p0", 2, "'p0' is no seat"),
        ("play druids --seat p99999999999999999999", 2, "There is no seat p99999999999999999999"),
        ("play druids --players 9", 2, "Druidenwalzer is for 2"),
        ("play druids --option nonsense", 2, "no such option, or not with this value: nonsense."),
        ("play druids --bot nobody", 2, "There is no bot 'nobody'."),
        ("play druids --bot os.path", 1, "os.path is no bot: a bot is a class with a method choose."),
        ("play druids --bot os.getcwd", 1, "os.getcwd is no bot"),
        ("play druids --bot ..", 1, "There is no bot '..'"),
        ("play druids --bot exec:", 1, "Which program?"),
        ("play druids --seat p2 --bot exec:/nowhere", 1, "/nowhere"),
        ("play druids --record folder", 2, "folder cannot be written: is a directory."),
        ("play druids --record missing/x", 2, "missing/x cannot be written: no such file or directory."),
        ("arena druids random", 2, "Druidenwalzer is"),
        ("arena druids random random:0", 2, "random:0: '0' is not a number of seconds."),
        ("arena druids random exec:false", 1, "false ended with the status 1"),
        ("arena druids random greedy --sprt nan 1", 2, "--sprt nan 1: two shares of the games"),
        ("arena druids random greedy --jobs 0", 2, "argument --jobs: '0' is not a whole number from 1"),
        ("arena druids random greedy --cluster nowhere:1", 2, "nowhere:1"),
        ("ladder chess", 2, "There is no game 'chess'."),
        ("bench chess", 2, "There is no game 'chess'."),
        ("train druids --out folder", 2, "folder cannot be written: is a directory."),
        ("train druids --out missing/x", 2, "missing/x cannot be written"),
        ("train druids --out x --players 7", 2, "Druidenwalzer is for 2"),
        ("bot moon random", 2, "'moon' is no invitation"),
        (f"bot {LINK} nobody", 2, "There is no bot 'nobody'."),
        (f"bot {LINK} random", 2, "bots.json is not what `ludarium bot` wrote: remove it"),
        ("serve --port 99999", 2, "argument --port: '99999' is not a port"),
        ("serve --no-browser --host 203.0.113.7", 2, "Cannot listen on 203.0.113.7"),
        ("serve --no-browser --database moon", 2, "The database is a URL"),
        ("serve --no-browser --database oracle://x", 2, "The database is SQLite or PostgreSQL, not oracle."),
        ("serve --no-browser --database sqlite:////proc/no/x.db", 2, "/proc/no cannot be used: no such file"),
    ],
    ids=lambda value: value[:60] if isinstance(value, str) else "",
)
def test_what_cannot_be_done_is_said_in_one_line(
    folder: Path, words: str, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    [line] = lines(words.split(" "), code, capsys)
    assert said in line
    assert "mistake" not in line and len(line) < 300


# § Databases


def test_a_database_that_cannot_be_opened_is_one_line(folder: Path) -> None:
    (folder / "note").chmod(0o600)
    (folder / "folder").chmod(0o700)
    for url, why in (
        ("sqlite:///note", "file is not a database. Choose another file with --database"),
        ("sqlite:///folder", "unable to open database file. Choose another file with --database"),
        ("postgresql://me:secret@127.0.0.1:1/x", "PostgreSQL has to run there, with this database"),
    ):
        done = subprocess.run(
            [*COMMAND, *SERVE, url], capture_output=True, text=True, check=False, timeout=60
        )
        [*_, line] = done.stderr.splitlines()
        assert done.returncode == 2 and line.startswith("ludarium: The database ") and why in line
        assert "Traceback" not in done.stderr and "secret" not in done.stderr


def test_a_damaged_page_is_one_line(folder: Path) -> None:
    served = [*COMMAND, *SERVE, "sqlite:///games.db"]
    with subprocess.Popen(served, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        assert "Ludarium is at" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait() == 0
    with open("games.db", "r+b") as file:
        file.seek(100)
        file.write(b"\xff\x00\xff\xff" * 200)
    done = subprocess.run(served, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    [*_, line] = done.stderr.splitlines()
    assert "database disk image is malformed. Choose another file" in line
    assert "Traceback" not in done.stderr


# § Streams and signals


@pytest.mark.parametrize(
    ("shell", "code"),
    [
        ("replay good.txt > /dev/full", 1),
        ("games --json > /dev/full", 1),
        ("games >&-", 0),
        ("replay missing 2>&-", 2),
        ("replay missing 2>/dev/full", 2),
        ("play druids <&-", 0),
        ("replay good.txt | head -1", 0),
    ],
)
def test_streams_that_lead_nowhere(folder: Path, shell: str, code: int) -> None:
    line = f"{sys.executable} -m ludarium.cli {shell}"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    assert done.stderr in ("", "ludarium: What it has to say cannot be written: no space left on device.\n")


def test_a_terminal_that_has_not_every_letter(folder: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*COMMAND, "replay", "good.txt"], capture_output=True, text=True, check=True, env=environment
    )
    assert "B\\xe9la" in done.stdout


@pytest.mark.parametrize("words", ["play druids", "arena druids mcts mcts --jobs 2"])
def test_ctrl_c_ends_it_without_a_word(folder: Path, words: str) -> None:
    command = [*COMMAND, *words.split(" ")]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - no threads here
    ) as running:
        assert running.stdout and running.stderr
        if words.startswith("play"):
            assert running.stdout.readline()  # it has begun
        else:
            wait_for_children(running.pid, 3)
        os.killpg(running.pid, signal.SIGINT)
        assert running.wait() == 130
        assert running.stderr.read() == b""


def heed_ctrl_c() -> None:
    """What was started in the background of a shell does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_children(pid: int, number: int) -> None:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    while len(children.read_text().split()) < number:
        pass


# § What others wrote


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Anna\x1b[2J\x07", "Anna\\u001b[2J\\u0007"),
        ("\x9b31m\x7f", "\\u009b31m\\u007f"),
        ("\u202eannA\u2066", "\\u202eannA\\u2066"),
        ("a\u2028b\r\b", "a\\u2028b\\r\\b"),
        ("\U000e0041", "\\udb40\\udc41"),
        ("Ödön 安娜 👩\u200d🔬\n", "Ödön 安娜 👩\u200d🔬\n"),
    ],
)
def test_what_drives_a_terminal_is_written_out(text: str, printed: str) -> None:
    assert cleaned(text) == printed


def test_names_and_paths_do_not_drive_the_terminal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "\x1b]0;owned\x07.txt"
    path.write_text(GOLDEN.read_text().replace("seat p1 Anna", "seat p1 \u202eAnna"))
    assert "\u202e" in path.read_text()
    assert main(["replay", str(path)]) == 0
    assert main(["replay", "--json", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    assert main(["replay", f"{path}x"]) == 2
    assert main(["play", "\x1b[31m"]) == 2
    said = "".join(capsys.readouterr())
    assert "\\u202eAnna" in said and "\\u001b]0;owned" in said
    assert not set(said) & set("\x1b\x07\u202e")


class Hostile(BaseHTTPRequestHandler):
    """A server that means no good."""

    answers: Iterator[tuple[int, bytes]]

    def do_POST(self) -> None:
        status, body = next(self.answers)
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def test_a_hostile_server_says_nothing_to_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "data/ludarium/bots.json").unlink()
    bodies = [
        (400, b'{"error": {"key": "\\u001b[2Jgone"}}'),
        (400, b"\x1b[2J"),
        (200, b"<html>"),
        (200, b"[]"),
        (200, b'{"token": 7}'),
        (200, b"\xff"),
        (200, b"[" * 100_000),
    ]
    Hostile.answers = iter(bodies)
    with HTTPServer(("127.0.0.1", 0), Hostile) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        link = f"http://127.0.0.1:{server.server_port}/table/abc#join=def"
        for _ in bodies:
            [line] = lines(["bot", link, "random"], 1, capsys)
            assert "server" in line and "mistake" not in line and "\x1b" not in line
        server.shutdown()
