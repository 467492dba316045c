"""The server that takes our mails, as whoever runs this one names it."""

from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

Protection = Literal["tls", "starttls", "none"]

AT_HOME: Final = ("localhost", "127.0.0.1", "::1")
PORTS: Final = {"smtps": 465, "smtp": 587}


@dataclass(frozen=True)
class Smtp:
    """`sender` is the address that mails come from."""

    host: str
    port: int
    protection: Protection
    sender: str
    user: str | None = None
    password: str | None = None

    @classmethod
    def parse(cls, url: str, sender: str | None) -> "Smtp":
        """Of `smtps://user:password@mail.example.org` or `smtp://...`, which is encrypted on the way, too,
        unless it is this machine; raises `ValueError`.
        """
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
            raise ValueError(url)
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        sender = sender or user or ""
        if "@" not in sender or not sender.isprintable():
            raise ValueError(sender)
        near = "none" if parts.hostname in AT_HOME else "starttls"
        protection: Protection = "tls" if parts.scheme == "smtps" else near  # type: ignore[assignment]
        port = parts.port or PORTS[parts.scheme]
        return cls(parts.hostname, port, protection, sender, user, password)
