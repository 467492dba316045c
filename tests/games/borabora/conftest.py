"""Bora Bora is found here as an installed game is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium import registry

REGISTERED = Path(__file__).parent / "registered"


@pytest.fixture(autouse=True)
def borabora_is_registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(REGISTERED))
        registry._entries.cache_clear()
        yield
    registry._entries.cache_clear()
