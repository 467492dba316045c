"""All calls of the API."""

from ludarium.server import api, lobby_calls

CALLS = api.CALLS

__all__ = ["CALLS", "api", "lobby_calls"]
