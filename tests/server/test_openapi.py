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
    "/api/games/{name}/school": {"get"},
    "/api/me/learnt": {"get", "post"},
    "/api/games/{name}/puzzles": {"get"},
    "/api/games/{name}/puzzles/{id}": {"get", "post"},
    "/api/games/{name}/puzzles/{id}/solution": {"get"},
    "/api/games/{name}/finders": {"get"},
    "/api/me/puzzles": {"get", "post"},
    "/api/me/puzzles/doubts": {"post"},
    "/api/games/{name}/turns": {"get"},
    "/api/games/{name}/turns/{id}": {"get", "post"},
    "/api/games/{name}/turns/{id}/count": {"post"},
    "/api/me/turns": {"get"},
    "/api/me/studies": {"get"},
    "/api/studies": {"post"},
    "/api/studies/text": {"post"},
    "/api/studies/read": {"post"},
    "/api/studies/{id}": {"get", "post"},
    "/api/studies/{id}/text": {"get"},
    "/api/studies/{id}/copy": {"post"},
    "/api/studies/{id}/share": {"post"},
    "/api/studies/{id}/unshare": {"post"},
    "/api/studies/{id}/remove": {"post"},
    "/api/studies/{id}/chapters": {"post"},
    "/api/studies/{id}/chapters/{chapter}": {"get", "post"},
    "/api/studies/{id}/chapters/{chapter}/remove": {"post"},
    "/api/tables": {"get", "post"},
    "/api/tables/{id}": {"get"},
    "/api/tables/{id}/join": {"post"},
    "/api/tables/{id}/rematch": {"post"},
    "/api/lobby": {"get"},
    "/api/seeks": {"post"},
    "/api/standings": {"get"},
    "/api/me/standing": {"get"},
    "/api/tables/{id}/sit": {"post"},
    "/api/tables/{id}/listing": {"post"},
    "/api/tables/{id}/chat": {"get", "post"},
    "/api/tables/{id}/chat/{line}/mute": {"post"},
    "/api/tables/{id}/chat/{line}/report": {"post"},
    "/api/me/mutes": {"get"},
    "/api/me/mutes/{id}/lift": {"post"},
    "/api/tables/{id}/record": {"get"},
    "/api/server-key": {"get"},
    "/api/tables/{id}/verify": {"get"},
    "/api/tables/{id}/story": {"get"},
    "/api/tables/{id}/at/{n}": {"get"},
    "/api/tables/{id}/sample": {"get"},
    "/api/tables/{id}/imagined": {"get"},
    "/api/tables/{id}/before/{n}": {"get"},
    "/api/tables/{id}/entries": {"get"},
    "/api/line": {"post"},
    "/api/line/try": {"post"},
    "/api/line/why": {"post"},
    "/api/line/effects": {"post"},
    "/api/line/luck": {"post"},
    "/api/line/best": {"post"},
    "/api/line/board": {"post"},
    "/api/line/record": {"post"},
    "/api/tables/{id}/review": {"get", "post"},
    "/api/tables/{id}/review/cancel": {"post"},
    "/api/me/notices": {"get", "post"},
    "/api/me/channels/push": {"post"},
    "/api/me/channels/mail": {"post"},
    "/api/me/channels/webhook": {"post"},
    "/api/me/channels/{id}/remove": {"post"},
    "/api/me/channels/{id}/on": {"post"},
    "/api/me/channels/{id}/test": {"post"},
    "/api/tables/{id}/notices": {"post"},
    "/api/mail/confirm": {"post"},
    "/api/mail/unsubscribe/{word}": {"get", "post"},
    "/api/sign-in/mail": {"post"},
    "/api/sign-in/mail/look": {"post"},
    "/api/sign-in/mail/link": {"post"},
    "/api/me/account": {"get"},
    "/api/me/passkeys": {"post"},
    "/api/me/passkeys/begin": {"post"},
    "/api/me/passkeys/{id}/remove": {"post"},
    "/api/me/recovery-codes": {"post"},
    "/api/me/password": {"post"},
    "/api/me/password/remove": {"post"},
    "/api/me/devices": {"post"},
    "/api/me/devices/came": {"post"},
    "/api/me/devices/let-in": {"post"},
    "/api/me/sign-ins/{id}/end": {"post"},
    "/api/me/sign-ins/end-others": {"post"},
    "/api/me/sign-out": {"post"},
    "/api/me/tokens": {"post"},
    "/api/me/export": {"get"},
    "/api/me/sharing": {"post"},
    "/api/me/deletion": {"post"},
    "/api/sign-in": {"get"},
    "/api/sign-in/begin": {"post"},
    "/api/sign-in/passkey": {"post"},
    "/api/sign-in/code": {"post"},
    "/api/sign-in/password": {"post"},
    "/api/devices/visit": {"post"},
    "/api/devices/enter": {"post"},
}


async def test_every_call_of_the_protocol_is_described(place: Place) -> None:
    async with place.anybody() as browser:
        document = (await browser.get("/api/openapi.json")).json()
    assert {path: set(calls) for path, calls in document["paths"].items()} == CALLS
    seats = document["components"]["schemas"]["NewTable"]["properties"]["seats"]["items"]
    assert set(seats["discriminator"]["mapping"]) == {"me", "device", "link", "bot"}


# What breaks the schema by its length alone is refused by its length, before anybody reads it.
SETTINGS = """
[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 406, 413, 414, 415, 422]
"""


@pytest.mark.slow
async def test_schemathesis_finds_nothing(place: Place, tmp_path: Path) -> None:
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(SETTINGS)
    async with place.guest("Anna") as anna:
        run = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name("schemathesis"),
            *(
                f"--config-file={settings}",
                "run",
                f"{place.address}/api/openapi.json",
                "--max-examples",
                "12",
                "--request-timeout",
                "300",  # on a busy machine a thought of eight seconds takes longer
                "--no-color",
            ),
            # Every check is made without being named, but for the one of how long an answer takes: it depends
            # on the machine.  A game that is not installed, or a name too short, is no matter of a schema.
            *("--exclude-checks", "positive_data_acceptance"),
            *("--exclude-path", "/api/me/sign-out"),  # Anna would be nobody from then on
            *("--header", f"Authorization: Bearer {anna.token}"),
            cwd=tmp_path,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await run.communicate()
    assert run.returncode == 0, output.decode()
    assert f"Tested: {sum(map(len, CALLS.values())) - 1}" in output.decode()
