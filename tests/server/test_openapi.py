"""The description is true: what Schemathesis makes of it is answered as it says."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.people import Place

pytestmark = pytest.mark.anyio

CALLS = {
    "/api/me": {"get", "post"},
    "/api/games": {"get"},
    "/api/games/{name}": {"get"},
    "/api/tables": {"get", "post"},
    "/api/tables/{id}": {"get"},
    "/api/tables/{id}/join": {"post"},
    "/api/tables/{id}/rematch": {"post"},
    "/api/lobby": {"get"},
    "/api/seeks": {"post"},
    "/api/tables/{id}/sit": {"post"},
    "/api/tables/{id}/listing": {"post"},
    "/api/tables/{id}/record": {"get"},
    "/api/server-key": {"get"},
    "/api/tables/{id}/verify": {"get"},
    "/api/tables/{id}/story": {"get"},
    "/api/tables/{id}/at/{n}": {"get"},
    "/api/tables/{id}/sample": {"get"},
    "/api/tables/{id}/before/{n}": {"get"},
    "/api/tables/{id}/entries": {"get"},
    "/api/tables/{id}/review": {"get", "post"},
    "/api/tables/{id}/review/cancel": {"post"},
}


async def test_every_call_of_the_protocol_is_described(place: Place) -> None:
    async with place.anybody() as browser:
        document = (await browser.get("/api/openapi.json")).json()
    assert {path: set(calls) for path, calls in document["paths"].items()} == CALLS
    seats = document["components"]["schemas"]["NewTable"]["properties"]["seats"]["items"]
    assert set(seats["discriminator"]["mapping"]) == {"me", "device", "link", "bot"}


async def test_schemathesis_finds_nothing(place: Place, tmp_path: Path) -> None:
    async with place.guest("Anna") as anna:
        run = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name("schemathesis"),
            *(
                "run",
                f"{place.address}/api/openapi.json",
                "--max-examples",
                "12",
                "--checks",
                "all",
                "--no-color",
            ),
            # A game that is not installed, or a name too short, is no matter of a schema: 400 is right.
            *("--exclude-checks", "positive_data_acceptance"),
            *("--header", f"Authorization: Bearer {anna.token}"),
            cwd=tmp_path,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await run.communicate()
    assert run.returncode == 0, output.decode()
    assert f"Tested: {sum(map(len, CALLS.values()))}" in output.decode()
