"""Real servers on free ports of this machine, and people who play on them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludarium.server.nodes import leases, node
from ludarium.sitting.clock import SECOND
from tests.server.people import Place, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of a test keeps its tables, however late a busy machine lets it say that it is there."""
    monkeypatch.setattr(node, "OWN_LIMIT", 200.0)
    monkeypatch.setattr(leases, "LEASE", 300 * SECOND)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with an empty database."""
    async with serving(tmp_path) as one:
        yield one
