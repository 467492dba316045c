"""What a server is installed with."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludarium.cli import parser
from ludarium.server.settings import from_environment

ROOT = Path(__file__).resolve().parent.parent
UNIT = ROOT / "deploy/ludarium.service"
CONTAINERFILE = ROOT / "deploy/Containerfile"
COMPOSE = sorted((ROOT / "deploy").glob("compose.*.yaml"))


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


# -- in a container


def steps() -> list[tuple[str, str]]:
    """What a Containerfile says, one step after another: its word, and the rest of it in one line."""
    text = re.sub(r"^#.*\n", "", CONTAINERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [(word, rest) for line in lines if line for word, _, rest in [line.partition(" ")]]


def last_stage() -> list[tuple[str, str]]:
    found = steps()
    begins = max(n for n, (word, _) in enumerate(found) if word == "FROM")
    return found[begins:]


def test_a_container_holds_what_serves_and_nobody_is_root_there() -> None:
    words = [word for word, _ in last_stage()]
    assert words.count("VOLUME") == words.count("USER") == words.count("HEALTHCHECK") == 1
    assert words.index("RUN") < words.index("USER") < words.index("CMD")
    found = dict(last_stage())
    assert found["USER"] == "10001:10001" and found["VOLUME"] == "/data"
    assert found["STOPSIGNAL"] == "SIGTERM" and "/ready" in found["HEALTHCHECK"]
    command = yaml.safe_load(found["CMD"])
    given = parser().parse_args(command[1:])
    assert command[0] == "ludarium" and given.host == "0.0.0.0" and given.no_browser
    assert str(given.port) == found["EXPOSE"] and f":{given.port}/ready" in found["HEALTHCHECK"]


def test_a_container_is_set_up_as_there_are_settings() -> None:
    found = dict(last_stage())
    variables = dict(word.split("=", 1) for word in shlex.split(found["ENV"]))
    settings = from_environment(variables)
    assert settings.database == "sqlite:////data/games.db" and settings.socket == Path("/data/own.sock")


def test_a_container_is_made_of_what_is_there() -> None:
    ignored = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n"))
    for word, rest in steps():
        if word == "COPY" and "--from" not in rest:
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() and source not in ignored for source in sources)
    locks = re.findall(r"-r (\S+)", CONTAINERFILE.read_text(encoding="utf-8"))
    assert len(locks) == 3 and all("--hash=sha256:" in (ROOT / lock).read_text("utf-8") for lock in locks)


@pytest.mark.parametrize("path", COMPOSE, ids=lambda path: path.name)
def test_compose_starts_it_with_settings_that_there_are(path: Path) -> None:
    told: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    service = told["services"]["ludarium"]
    assert (path.parent / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    assert service["read_only"] and service["cap_drop"] == ["ALL"]
    assert service["ports"] == ["127.0.0.1:8000:8000"] and service["stop_grace_period"] == "10s"
    filled = {
        name: re.sub(r"\$\{[^}]*\}", "https://a", text) for name, text in service["environment"].items()
    }
    settings = from_environment(filled | {"LUDARIUM_ORIGIN": "https://play.example.org"})
    assert settings.forwarded and settings.secure
    kept = {one.partition(":")[0] for each in told["services"].values() for one in each["volumes"]}
    assert kept == set(told["volumes"])
    if "database" in told["services"]:
        assert settings.database.startswith("postgresql://ludarium:")
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
