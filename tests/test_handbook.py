"""The handbook of whoever runs a server (docs/operate.md): its commands run, and its drill succeeds."""

import asyncio
import re
import shlex
from pathlib import Path

import pytest

from ludarium.cli import admin, main, parser
from ludarium.server import settings
from tests.server.people import DEVICE, ME, Process

ROOT = Path(__file__).resolve().parent.parent
HANDBOOK = (ROOT / "docs/operate.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", HANDBOOK, re.MULTILINE | re.DOTALL)
# A command of ours, also of another user, in a container, or at four in the morning.
OURS = re.compile(r"(?:^|[ /])ludarium (?=[a-z]+(?: |$))(?!-f|-d)(.*)$")
COMMANDS = [
    found[1].partition(" #")[0].strip()
    for block in BLOCKS
    for line in block.splitlines()
    if (found := OURS.search(line)) and not line.startswith(("docker build", "docker run", "systemctl"))
]


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) > 15
    assert {one.split()[0] for one in COMMANDS} >= {"serve", "backup", "restore", "tables", "admin", "export"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_one(command: str) -> None:
    words = command.removeprefix("ludarium ")
    words = re.sub(r"\$\(.*?\)", "today", words)
    parser().parse_args(shlex.split(words))


def test_the_list_of_what_an_operator_can_do_is_whole() -> None:
    offered = {name for name, *_ in (*admin.LISTS, *admin.ONES, *admin.DEEDS)} | {"overview"}
    table = HANDBOOK.partition("| Command | What it does |")[2].partition("\n\n")[0]
    rows = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| `")]
    told = {word for row in rows for word in re.findall(r"`([a-z-]+)", row)}
    assert told == offered
    for word in re.findall(r"`ludarium admin ([a-z-]+)", HANDBOOK):
        assert word in offered


def test_every_setting_is_told_and_there_is_no_other() -> None:
    known = set(re.findall(r"LUDARIUM_[A-Z_]+", Path(settings.__file__).read_text("utf-8")))
    told = set(re.findall(r"LUDARIUM_[A-Z_]*[A-Z]\b", HANDBOOK))
    # Of the command, of builds and of tests.
    assert told - known == {"LUDARIUM_TRACEBACK", "LUDARIUM_MYPYC", "LUDARIUM_KILLS"}
    assert known <= told


def anchors() -> set[str]:
    headings = re.findall(r"^#+ (.*)$", HANDBOOK, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_what_it_leads_to_within_itself_is_there() -> None:
    led = set(re.findall(r"\]\(#([^)]+)\)", HANDBOOK))
    assert len(led) > 10 and led <= anchors()


def test_the_tests_that_it_names_are_there() -> None:
    for path in re.findall(r"tests/[\w/]+\.py", HANDBOOK):
        assert (ROOT / path).is_file(), path
    assert "benchmarks/capacity.py" in HANDBOOK and (ROOT / "benchmarks/capacity.py").is_file()


@pytest.mark.anyio
async def test_the_drill_succeeds(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is written there, beside a server that goes on; with folders of this test."""
    monkeypatch.delenv("LUDARIUM_DATABASE", raising=False)
    drill = HANDBOOK.partition("## Backups and the drill")[2]
    first, second = re.findall(r"^```\n(.*?)^```", drill, re.MULTILINE | re.DOTALL)[:2]
    lines = [line.replace("/srv/ludarium", f"{tmp_path}/srv") for line in (first + second).splitlines()]
    lines = [line.replace("/tmp/drill", f"{tmp_path}/drill") for line in lines]
    lines = [line.replace("/backup/", f"{tmp_path}/") for line in lines]
    backup, restore, tables, serve = (shlex.split(line)[1:] for line in lines)

    (tmp_path / "srv").mkdir()
    server = Process(tmp_path, f"sqlite:///{tmp_path}/srv/games.db")
    place = await server.start()
    try:
        async with place.guest("Anna") as anna:
            table = await anna.open(ME, DEVICE)
            for words in (backup, restore, tables):
                assert await asyncio.to_thread(main, words) == 0
            told, _ = capfd.readouterr()
            assert "Restored: " in told and "1 tables" in told and "0 differences" in told
            again = Process(tmp_path, serve[-1])
            copy = await again.start()
            try:
                async with copy.returning(anna.token) as same:
                    found = await same.get(f"/api/tables/{table['id']}")
                    assert found["seats"][0]["mine"] and found["status"] == "playing"
            finally:
                await again.kill()
    finally:
        await server.kill()
