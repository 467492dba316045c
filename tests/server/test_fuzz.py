"""Nonsense is refused; see fuzz.py, which can make more of it."""

import os
from pathlib import Path

import pytest

from tests.server.fuzz import fuzz
from tests.server.people import serving

pytestmark = pytest.mark.anyio

COUNT = int(os.environ.get("LUDARIUM_FUZZ", "2000"))


async def test_nonsense_harms_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_per_guest=10**9) as place:
        kinds = await fuzz(place, COUNT)
    assert kinds.total() >= COUNT
    assert {"bad-request", "stale", "told", "200", "400", "404", "405"} <= set(kinds)
