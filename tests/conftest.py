"""What all tests share: which rules are running, a browser, and that in CI nothing is skipped."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hatch_build
import pytest

import ludarium.core

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent

# Pebbles, somebody else's game, is installed in every test, and in every server and bot that a test starts.
PEBBLES = str(ROOT / "tests/pebbles")
sys.path.append(PEBBLES)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), PEBBLES]))


# What looks at rules, and at what is compiled with them, runs with both kinds; all else once.  That both
# kinds do the same is seen in the games, their digests, and how bots search.
FOLDERS = ["server", "nodes", "attack", "browser", "sitting", "research", "puzzles"]
BOTS = ["arena", "coach", "knowledge", "levels", "merits", "outside", "review", "sprt", "training", "weights"]
TEXTS = ["copied", "docs", "firsts", "handbook", "rulebooks"]
SHIPPED = ["audit", "bench", "built_page", "cli", "deploy", "packaging", "site"]
WRITTEN = ["record", "setting_up", "story", "study"]
FILES = [*TEXTS, *SHIPPED, *WRITTEN, "aids", "guest", "layers", "proxies", "registry"]
ONCE = {
    *(ROOT / "tests" / folder for folder in FOLDERS),
    *(ROOT / f"tests/bots/test_{bots}.py" for bots in BOTS),
    *(ROOT / f"tests/test_{file}.py" for file in FILES),
}
RULES_AT_THE_SERVER = ("test_playing.py", "test_beginnings.py")


def all_run_once(file: Path) -> bool:
    return (file in ONCE or file.parent in ONCE) and file.name not in RULES_AT_THE_SERVER


def runs_once(item: pytest.Item) -> bool:
    return all_run_once(item.path) or item.get_closest_marker("cluster") is not None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file in which nothing would be chosen is not even read: each process would do so."""
    wanted: str = config.option.markexpr
    if not collection_path.match("test_*.py"):
        return None
    if all_run_once(collection_path):
        return True if wanted.startswith("not once") else None
    return True if wanted.startswith("once and not cluster") else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if runs_once(item):
            item.add_marker(pytest.mark.once)
    # The longest files first, so that in the end no core waits for another.
    items.sort(key=lambda item: item.path.parent.name != "browser")


def pytest_report_header() -> str:
    kind = "interpreted" if str(ludarium.core.__file__).endswith(".py") else "compiled"
    return f"rules: {kind}, from {Path(str(ludarium.core.__file__)).parent}"


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of an installed Chromium; without one the test is skipped."""
    return chromium_path()


def chromium_path(*kind: str) -> str:
    found = subprocess.run([ROOT / "scripts/chromium", *kind], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip().splitlines()[-1])
    return found.stdout.strip()


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """An empty database, whoever had it before."""
    yield postgres_server
    afresh = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
    subprocess.run(["psql", postgres_server, "-qc", afresh], check=True, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own at a socket of its own; without the programs the tests are skipped."""
    programs = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
    if programs is None:
        pytest.skip("no PostgreSQL is installed")
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder:
        if user:
            subprocess.run(["chown", "postgres", folder], check=True)
        data, log = f"{folder}/data", f"{folder}/log"
        options = f"-c listen_addresses= -c unix_socket_directories={folder}"

        def run(*command: str) -> None:
            subprocess.run([*user, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)

        run(f"{programs}/initdb", "-A", "trust", "-U", "ludarium", data)
        run(f"{programs}/pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")
        yield f"postgresql://ludarium@/postgres?host={folder}"
        run(f"{programs}/pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator["Browser"]:
    """A running browser, for one module only: its event loop would be in the way of other modules' own."""
    from playwright.sync_api import sync_playwright

    if hatch_build.has_node():  # Playwright's own asks for libatomic, which a bare Debian has not
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(shutil.which("node")))
    arguments = ["--no-sandbox"] if sys.platform == "linux" and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield running
        running.close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped in CI, but this was: {report.longreprtext}"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped in CI, but this was: {report.longreprtext}"
    return report
