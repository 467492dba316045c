"""All calls of the API."""

from ludarium.server import api, asking, line_calls, lobby_calls, puzzle_calls, school_calls, turn_calls
from ludarium.server.chat import calls as chat_calls
from ludarium.server.notices import calls as notices_calls
from ludarium.server.people import calls as people_calls
from ludarium.server.studies import calls as studies_calls

CALLS = asking.CALLS

__all__ = [
    "CALLS",
    "api",
    "chat_calls",
    "line_calls",
    "lobby_calls",
    "notices_calls",
    "people_calls",
    "puzzle_calls",
    "school_calls",
    "studies_calls",
    "turn_calls",
]
