"""The balancers of `deploy/`, each as it is configured there, before three real servers."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.people import DEVICE, ME, Json, Person, Place, free_port, until

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
TABLES = 9


def haproxy(config: Path, folder: Path) -> list[str]:
    return ["haproxy", "-db", "-f", str(config)]


def nginx(config: Path, folder: Path) -> list[str]:
    own = f"daemon off; pid {folder}/pid; error_log {folder}/errors;"
    for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        config.write_text(
            config.read_text().replace("http {", f"http {{ {name}_temp_path {folder}/{name};", 1)
        )
    config.write_text(config.read_text().replace("http {", "http { access_log off;", 1))
    return ["nginx", "-p", str(folder), "-c", str(config), "-g", own]


def caddy(config: Path, folder: Path) -> list[str]:
    plain = re.sub("^127.0.0.1", "http://127.0.0.1", config.read_text(), flags=re.M)
    config.write_text(f"{{\n\tadmin off\n}}\n{plain}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]


KINDS: dict[str, tuple[str, Callable[[Path, Path], list[str]]]] = {
    "haproxy": ("haproxy.cfg", haproxy),
    "nginx": ("nginx.conf", nginx),
    "caddy": ("Caddyfile", caddy),
}


def configured(name: str, at: int, ports: Sequence[int], folder: Path) -> Path:
    """As it is in `deploy`, but for the addresses."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for number, port in enumerate(ports, 1):
        text = text.replace(f"127.0.0.1:{8000 + number}", f"127.0.0.1:{port}")
    text, places = re.subn(
        r"(bind |listen |^):8080|(?<=listen )8080", rf"\g<1>127.0.0.1:{at}", text, flags=re.M
    )
    assert places == 1 and ":800" not in text
    config = folder / name
    config.write_text(text, encoding="utf-8")
    return config


@asynccontextmanager
async def balancing(kind: str, places: Sequence[Place], folder: Path) -> AsyncIterator[Place]:
    """The balancer as people know it, once it lets them in."""
    name, command = KINDS[kind]
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not installed")
    at = free_port()
    config = configured(name, at, [int(one.address.rpartition(":")[2]) for one in places], folder)
    with (folder / "said").open("wb") as said:
        running = subprocess.Popen(command(config, folder), stdout=said, stderr=said)
    place = Place(f"http://127.0.0.1:{at}")
    try:
        async with place.anybody() as anybody:

            async def answers() -> bool:
                assert running.poll() is None, (folder / "said").read_text()
                try:
                    return (await anybody.get("/ready")).status_code == 200
                except httpx.HTTPError:
                    return False

            await until(answers)
        yield place
    finally:
        running.terminate()
        await asyncio.to_thread(running.wait)


def having(table: Json, places: Sequence[Place]) -> list[Place]:
    return [one for one in places if one.house is not None and table["id"] in one.house.hall]


@pytest.mark.parametrize("kind", KINDS)
async def test_each_table_is_at_one_server_and_goes_on_when_that_one_stops(
    kind: str, three: list[Place], tmp_path: Path
) -> None:
    async with balancing(kind, three, tmp_path) as place, place.guest("Anna") as anna:
        tables = [await anna.open(ME, DEVICE) for _ in range(TABLES)]
        where = {}
        for table in tables:
            path = f"/api/tables/{table['id']}"
            async with anna.at(table, 0) as chair:
                assert (await chair.do(chair.options()[0]))["v"] == 1
                [where[table["id"]]] = having(table, three)
                for call in ("", "/record", "/at/0", "/entries"):
                    assert (await anna.http.get(path + call)).status_code == 200
                assert having(table, three) == [where[table["id"]]]
                assert (await chair.do(chair.options()[0]))["v"] == 2  # nobody has taken it away
        assert len({one.address for one in where.values()}) > 1
        stopped = where[tables[0]["id"]]
        assert stopped.server is not None
        stopped.server.should_exit = True
        await until(lambda: asyncio.sleep(0, stopped.house and stopped.house.hall.node.draining))
        for table in tables:
            assert await until(lambda: look(anna, table)) == 2  # noqa: B023
            assert stopped not in having(table, three)


async def look(anna: Person, table: Json) -> int | None:
    """How far the table is, once it can be seen."""
    try:
        async with anna.at(table, 0) as chair:
            return int(chair.told["v"])
    except (WebSocketException, OSError):
        return None
