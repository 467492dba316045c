"""What whoever runs a server can choose, by argument or by environment (docs/operate.md)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ludarium.server import limits
from ludarium.server.chance import Chance
from ludarium.server.clock import Clock
from ludarium.server.notices.kinds import PUSH_HOSTS
from ludarium.server.notices.outside import Outside
from ludarium.server.notices.smtp import Smtp

MOST_DAYS = 36_500
LONGEST_NODE = 64
STATIC = Path(__file__).parent.parent / "static"


class BadSetting(ValueError):
    """A setting cannot have this value; the message is for whoever starts the server."""


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ludarium"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'ludarium.db'}"


@dataclass(frozen=True)
class Keep:
    """For how many days: what was said at a table that is over, a guest who has no table and no way back, a
    sign-in that nobody uses.  None: for ever.
    """

    chat: int | None = 90
    guests: int | None = 90
    sign_ins: int | None = 400


@dataclass(frozen=True)
class Settings:
    """One server.

    `origin` is the address people type when a proxy stands in front ("https://play.example.org"); None: the
    `Host` that each request names.  `hosts` are names of this server besides those that its machine has by
    itself; `forwarded` says that proxies which tell where a request is from were named to uvicorn.
    `socket` is where whoever runs the server is listened to; None: beside an SQLite database.
    `metrics` is where figures are told besides that, as an address and a port.
    `node` names the place of this server among those on one PostgreSQL; None: one of its machine's.
    `cluster` is the Ray cluster that bots think on; None: this machine.  `thinkers` is how many workers may
    think for bots; None: as many as there are cores.  `idle` is for how many seconds a table that nobody
    looks at stays in memory, `outbox` how many messages may wait for a slow connection.
    `passwords`: people may sign in with one.  `chat`: what may be said at tables, at most.
    `smtp` takes mails, `push_hosts` deliver what is pushed to browsers, `webhooks`: people may name any
    service of the open internet.  `contact`: whom services outside may turn to.  `keep`: for how long what.
    `clock` is the real one, `chance` cannot be foreseen and `outside` is the open internet, except in tests.
    """

    database: str = field(default_factory=default_database)
    origin: str | None = None
    hosts: tuple[str, ...] = ()
    forwarded: bool = False
    socket: Path | None = None
    metrics: tuple[str, int] | None = None
    tables_per_guest: int = limits.TABLES
    sockets_per_guest: int = limits.SOCKETS
    passwords: bool = False
    chat: Literal["open", "phrases", "none"] = "open"
    smtp: Smtp | None = None
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    webhooks: bool = False
    contact: str | None = None
    keep: Keep = Keep()
    limits: bool = True
    node: str | None = None
    cluster: str | None = None
    thinkers: int | None = None
    idle: float = 60.0
    outbox: int = 64
    static: Path = STATIC
    clock: Clock = field(default_factory=Clock)
    chance: Chance = field(default_factory=Chance)
    outside: Outside = field(default_factory=Outside)

    @property
    def proxied(self) -> bool:
        """Whether somebody else tells where a request is from."""
        return self.forwarded or self.origin is not None

    @property
    def secure(self) -> bool:
        return self.origin is not None and self.origin.startswith("https://")


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the variables `LUDARIUM_...` name; raises `BadSetting`."""
    if environment.get("WEB_CONCURRENCY", "1") != "1":
        raise BadSetting("One process serves all tables: WEB_CONCURRENCY must be 1.")
    return Settings(
        database=environment.get("LUDARIUM_DATABASE") or default_database(),
        origin=_origin(environment.get("LUDARIUM_ORIGIN")),
        hosts=_words(environment.get("LUDARIUM_HOSTS"), ()),
        forwarded="FORWARDED_ALLOW_IPS" in environment,
        socket=Path(found) if (found := environment.get("LUDARIUM_SOCKET")) else None,
        metrics=_address(environment.get("LUDARIUM_METRICS")),
        tables_per_guest=_number(environment, "LUDARIUM_TABLES_PER_GUEST") or Settings.tables_per_guest,
        thinkers=_number(environment, "LUDARIUM_THINKERS"),
        node=_node(environment.get("LUDARIUM_NODE")),
        cluster=environment.get("LUDARIUM_CLUSTER") or None,
        passwords=environment.get("LUDARIUM_PASSWORDS", "off") == "on",
        chat=_chat(environment.get("LUDARIUM_CHAT", "open")),
        smtp=_smtp(environment),
        push_hosts=_words(environment.get("LUDARIUM_PUSH_HOSTS"), PUSH_HOSTS),
        webhooks=environment.get("LUDARIUM_WEBHOOKS", "off") == "on",
        contact=_contact(environment.get("LUDARIUM_CONTACT")),
        keep=Keep(
            _days(environment, "LUDARIUM_KEEP_CHAT", Keep.chat),
            _days(environment, "LUDARIUM_KEEP_GUESTS", Keep.guests),
            _days(environment, "LUDARIUM_KEEP_SIGN_INS", Keep.sign_ins),
        ),
        limits=environment.get("LUDARIUM_LIMITS", "on") != "off",
    )


def _words(text: str | None, otherwise: tuple[str, ...]) -> tuple[str, ...]:
    return otherwise if text is None else tuple(text.lower().replace(",", " ").split())


def _smtp(environment: Mapping[str, str]) -> Smtp | None:
    """What a mail links to must not depend on how somebody asks for it."""
    url = environment.get("LUDARIUM_SMTP")
    if not url:
        return None
    if not environment.get("LUDARIUM_ORIGIN"):
        raise BadSetting("LUDARIUM_SMTP needs LUDARIUM_ORIGIN: that is where the links in mails lead.")
    try:
        return Smtp.parse(url, environment.get("LUDARIUM_MAIL_FROM"))
    except ValueError:
        raise BadSetting(
            "LUDARIUM_SMTP is like smtps://user:password@mail.example.org, and LUDARIUM_MAIL_FROM an address."
        ) from None


def _contact(text: str | None) -> str | None:
    if not text:
        return None
    if "@" not in text or not text.isprintable() or " " in text:
        raise BadSetting(f"LUDARIUM_CONTACT is a mail address, not {text}")
    return text


def _origin(text: str | None) -> str | None:
    if not text:
        return None
    scheme, _, host = text.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not host or "/" in host:
        raise BadSetting(f"LUDARIUM_ORIGIN is like https://play.example.org, not {text}")
    return f"{scheme}://{host}"


def _address(text: str | None) -> tuple[str, int] | None:
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise BadSetting(f"LUDARIUM_METRICS is like 127.0.0.1:9464, not {text}")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _node(text: str | None) -> str | None:
    if text and not (len(text) <= LONGEST_NODE and text.isprintable() and " " not in text):
        raise BadSetting(f"LUDARIUM_NODE is a word of at most {LONGEST_NODE} letters, not {text}")
    return text or None


def _chat(text: str) -> Literal["open", "phrases", "none"]:
    match text:
        case "open" | "phrases" | "none":
            return text
    raise BadSetting(f"LUDARIUM_CHAT is open, phrases or none, not {text}")


def _number(environment: Mapping[str, str], name: str) -> int | None:
    text = environment.get(name)
    if text is None:
        return None
    if not text.isdecimal() or int(text) < 1:
        raise BadSetting(f"{name} is a number from 1, not {text}")
    return int(text)


def _days(environment: Mapping[str, str], name: str, otherwise: int | None) -> int | None:
    if environment.get(name) == "for-ever":
        return None
    text = environment.get(name)
    if text is not None and not (text.isdecimal() and text.isascii() and 1 <= int(text[:6]) <= MOST_DAYS):
        raise BadSetting(f"{name} is a number of days from 1 to {MOST_DAYS}, or for-ever, not {text}")
    return otherwise if text is None else int(text)
