"""Several real servers on one real PostgreSQL, behind a small proxy that finds each table again."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.nodes.cluster import Cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """A database of its own, so that whoever still holds a connection to another is in nobody's way."""
    name = "nodes"
    subprocess.run(["psql", postgres_server, "-qc", f"CREATE DATABASE {name}"], check=True)
    yield postgres_server.replace("/postgres", f"/{name}")
    subprocess.run(["psql", postgres_server, "-qc", f"DROP DATABASE {name} WITH (FORCE)"], check=True)


@pytest.fixture
async def cluster(database: str, tmp_path: Path) -> AsyncIterator[Cluster]:
    async with Cluster.of(3, database, tmp_path) as one:
        yield one
