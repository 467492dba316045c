"""Whoever attacks needs the same servers as whoever plays."""

from tests.server.conftest import anyio_backend, place, unhurried

__all__ = ["anyio_backend", "place", "unhurried"]
