"""What somebody comes with, as it names itself: for the list of sign-ins, where people look for their own."""

from typing import Final

from starlette.requests import HTTPConnection

# The first that is named: many browsers name those too that they want to be taken for.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def what_asks(request: HTTPConnection) -> str:
    """`Firefox, Linux`; nothing if it is no browser that we know."""
    named = request.headers.get("user-agent", "")
    found = (
        next((name for sign, name in signs.items() if sign in named), "") for signs in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))
