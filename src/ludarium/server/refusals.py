"""Why something is not done: the keys of docs/protocol.md, each with its HTTP status."""

from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludarium.server.wire import Error, Problem
from ludarium.table import Refused

STATUS: Final = {
    "bad-request": 400,
    "no-game": 400,
    "bad-options": 400,
    "bad-seats": 400,
    "bad-guide": 400,
    "bad-name": 400,
    "no-bot": 400,
    "bad-credential": 400,
    "bad-handle": 400,
    "bad-password": 400,
    "bad-line": 400,
    "bad-text": 400,
    "bad-study": 400,
    "bad-mail": 400,
    "bad-channel": 400,
    "no-session": 401,
    "not-known": 403,
    "blocked": 403,
    "no-right": 403,
    "quieted": 403,
    "confirm-first": 403,
    "foreign-origin": 403,
    "not-yours": 403,
    "not-your-study": 403,
    "bad-invitation": 403,
    "not-found": 404,
    "no-method": 405,
    "too-many-tables": 409,
    "too-many-reviews": 409,
    "too-many-bot-games": 409,
    "not-over": 409,
    "seat-taken": 409,
    "waiting": 409,
    "stale": 409,
    "not-asked": 409,
    "not-an-option": 409,
    "turn-not-over": 409,
    "no-undo": 409,
    "no-hint": 409,
    "no-coach": 409,
    "no-aid": 409,
    "no-vacation": 409,
    "no-programs": 409,
    "handle-taken": 409,
    "no-passkey": 409,
    "mail-taken": 409,
    "too-many-channels": 409,
    "not-offered": 409,
    "over": 409,
    "late": 409,
    "already-here": 409,
    "no-proposal": 409,
    "asked-lately": 409,
    "not-in": 409,
    "not-allowed": 409,
    "not-yet": 409,
    "not-listed": 409,
    "not-enough-finished": 409,
    "no-newcomers": 409,
    "closed": 409,
    "quiet": 409,
    "study-changed": 409,
    "too-many-studies": 409,
    "too-many-chapters": 409,
    "studies-full": 409,
    "too-large": 413,
    "foreign-host": 421,
    "too-fast": 429,
    "moving": 503,
    "try-again": 503,
}

NO_STORE: Final = {"Cache-Control": "no-store"}
OF_STARLETTE: Final = {404: "not-found", 405: "no-method"}


def answer(refused: Refused, status: int | None = None) -> Response:
    """The refusal as an HTTP answer."""
    body = msgspec.json.encode(Error(Problem(refused.key, refused.facts)))
    later = {"Retry-After": str(refused.facts["seconds"])} if "seconds" in refused.facts else {}
    return Response(body, status or STATUS[refused.key], NO_STORE | later, media_type="application/json")


async def answer_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    request.app.state.house.figures.refused(refused.key)
    return answer(refused)


async def answer_http(_request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: no such page, no such method."""
    assert isinstance(error, HTTPException)
    key = OF_STARLETTE.get(error.status_code)
    refused = Refused(key) if key else Refused("bad-request", what=error.detail)
    refusal = answer(refused, error.status_code)
    refusal.headers.update(error.headers or {})
    return refusal


async def answer_failure(_request: Request, _error: Exception) -> Response:
    """Something that we did not think of.  It is logged; the client learns no details."""
    return answer(Refused("try-again"), 500)
