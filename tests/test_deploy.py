"""What a server is installed with."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.cli import parser
from ludarium.server.settings import from_environment

ROOT = Path(__file__).resolve().parent.parent
UNIT = ROOT / "deploy/ludarium.service"


def values(name: str) -> list[str]:
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix(f"{name}=") for line in lines if line.startswith(f"{name}=")]


def test_the_unit_starts_a_server_with_settings_that_there_are() -> None:
    [command] = values("ExecStart")
    assert parser().parse_args(command.split()[1:]).no_browser
    variables = dict(line.split("=", 1) for line in values("Environment"))
    settings = from_environment(variables)
    assert (
        settings.database == variables["LUDARIUM_DATABASE"]
        and settings.origin == variables["LUDARIUM_ORIGIN"]
    )
    assert settings.database.startswith(f"sqlite:////var/lib/{values('StateDirectory')[0]}/")


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd")
    copy = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8").replace("/opt/ludarium/bin/ludarium", sys.executable)
    copy.write_text(text, encoding="utf-8")
    found = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, ""), found.stderr
    copy.write_text(text.replace("PrivateDevices=yes", "PrivateDevices=perhaps"), encoding="utf-8")
    found = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    assert "boolean" in found.stderr  # so it does look
