"""The cookie that a browser keeps its token in."""

from collections.abc import Mapping

from starlette.responses import Response

NAME = "ludarium"
SECURE_NAME = f"__Host-{NAME}"  # browsers take it over https only, and from no neighbouring name
FOUR_HUNDRED_DAYS = 400 * 24 * 3600  # browsers keep no cookie longer


def token_in(cookies: Mapping[str, str]) -> str | None:
    """The token that came, under whichever name."""
    return cookies.get(SECURE_NAME, cookies.get(NAME))


def give(response: Response, token: str, secure: bool) -> None:
    """Let the browser keep this token, under the one name that is right here."""
    name = SECURE_NAME if secure else NAME
    response.set_cookie(name, token, max_age=FOUR_HUNDRED_DAYS, httponly=True, samesite="lax", secure=secure)


def take_back_plain(response: Response) -> None:
    """Let the browser forget what it had before it came by https."""
    response.delete_cookie(NAME, httponly=True, samesite="lax", secure=True)


def take_back(response: Response) -> None:
    """Let the browser forget that it was here."""
    take_back_plain(response)
    response.delete_cookie(SECURE_NAME, httponly=True, samesite="lax", secure=True)
