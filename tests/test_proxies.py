"""Behind the proxies of the handbook, as it sets them up: people play, and are who they are."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.people import DEVICE, ME, Place, Process, free_port

pytestmark = pytest.mark.anyio
HANDBOOK = (Path(__file__).resolve().parent.parent / "docs/operate.md").read_text("utf-8")
NGINX = """daemon off; pid {folder}/pid; error_log stderr;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  server {{ listen 127.0.0.1:{port}; {shown} }}
}}
"""


def shown(name: str) -> str:
    """What the handbook says that this proxy is to be told."""
    [found] = re.findall(rf"^```\n# {name}\n(.*?)^```", HANDBOOK, re.MULTILINE | re.DOTALL)
    return str(found)


def set_up(name: str, folder: Path, port: int, server: int) -> list[str]:
    """The command that starts it, over plain http, with what is shown and nothing else that matters."""
    text = shown(name).replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    file = folder / name
    if name == "Caddy":
        text = text.replace("play.example.org", f"http://localhost:{port}")
        file.write_text(f"{{\n  admin off\n}}\n{text}")
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    file.write_text(NGINX.format(folder=folder, port=port, shown=text))
    return ["nginx", "-p", str(folder), "-c", str(file)]


@asynccontextmanager
async def behind(name: str, folder: Path) -> AsyncIterator[Place]:
    port = free_port()
    server = Process(folder, LUDARIUM_ORIGIN=f"http://localhost:{port}")
    place = await server.start()
    command = set_up(name, folder, port, int(place.address.rpartition(":")[2]))
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    proxy = await asyncio.create_subprocess_exec(*command, env=environment)
    try:
        await listening(port, proxy)
        yield Place(f"http://localhost:{port}")
    finally:
        if proxy.returncode is None:
            proxy.terminate()
        await proxy.wait()
        await server.kill()


async def listening(port: int, proxy: asyncio.subprocess.Process) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert proxy.returncode is None, "it could not start"
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


@pytest.mark.parametrize("name", ["nginx", "Caddy"])
async def test_people_play_behind_it(name: str, tmp_path: Path) -> None:
    if shutil.which(name.lower(), path="/usr/sbin:/usr/bin:/sbin:/bin") is None:
        pytest.skip(f"there is no {name}")
    async with behind(name, tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as first, anna.at(table, 1) as second:
            asked = first if first.mine else second
            other = second if first.mine else first
            assert (await asked.do(asked.options()[0]))["t"] == "entry"
            assert (await other.hear_until("entry"))["v"] == 1
        page = await anna.http.post("/api/me", json={"name": "Annabel"}, headers={"Origin": place.address})
        assert page.json()["name"] == "Annabel"
        foreign = await anna.http.post("/api/me", json={"name": "x"}, headers={"Origin": "http://elsewhere"})
        assert foreign.json()["error"]["key"] == "foreign-origin"
