"""Real servers on free ports of this machine, and people who play on them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.people import Place, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with an empty database."""
    async with serving(tmp_path) as one:
        yield one
