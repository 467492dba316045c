"""Several real servers on one real PostgreSQL, behind a small proxy that finds each table again."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.nodes.cluster import Cluster, Company
from tests.nodes.postgres import Postgres
from tests.server.people import Place, serving


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with Postgres.new() as one:
        yield one


@pytest.fixture(scope="module")
def database(server: Postgres) -> Iterator[str]:
    """A database of its own, so that whoever still holds a connection to another is in nobody's way."""
    subprocess.run(["psql", server.url, "-qc", "CREATE DATABASE nodes"], check=True)
    yield server.url.replace("/postgres", "/nodes")
    subprocess.run(["psql", server.url, "-qc", "DROP DATABASE nodes WITH (FORCE)"], check=True)


@pytest.fixture(scope="module")
async def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Cluster]:
    async with Cluster.of(3, database, tmp_path_factory.mktemp("nodes")) as one:
        yield one


@pytest.fixture
async def cluster(servers: Cluster) -> AsyncIterator[Cluster]:
    """Three servers that nothing has happened to yet."""
    yield servers
    await servers.mend()


@pytest.fixture
async def company(cluster: Cluster) -> AsyncIterator[Company]:
    async with Company.at(cluster) as one:
        yield one


@pytest.fixture
async def three(database: str, tmp_path: Path) -> AsyncIterator[list[Place]]:
    """Three servers in this process."""
    async with AsyncExitStack() as stack:
        places = []
        for name in ("one", "two", "three"):
            own = tmp_path / name
            own.mkdir()
            server = serving(own, database=database, node=name, socket=own / "own.sock")
            places.append(await stack.enter_async_context(server))
        for place in places:
            assert place.house is not None
            await place.house.hall.node._say()  # each knows of the others
        yield places
