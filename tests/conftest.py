"""What all tests share: which rules are running, a browser, and that in CI nothing is skipped."""

import os
import shutil
import subprocess
import sys
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


def pytest_report_header() -> str:
    kind = "interpreted" if str(ludarium.core.__file__).endswith(".py") else "compiled"
    return f"rules: {kind}, from {Path(str(ludarium.core.__file__)).parent}"


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of an installed Chromium; without one the test is skipped."""
    found = subprocess.run([ROOT / "scripts/chromium"], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip().splitlines()[-1])
    return found.stdout.strip()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator["Browser"]:
    """A running browser, for one module only: its event loop would be in the way of other modules' own."""
    from playwright.sync_api import sync_playwright

    if hatch_build.has_node():  # Playwright's own asks for libatomic, which a bare Debian has not
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(shutil.which("node")))
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
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
