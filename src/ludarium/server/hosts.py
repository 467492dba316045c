"""By which names this server may be asked.

A page of another site can have its own name resolved to this machine, and is then of the same origin as we
are: all that gives it away is the name in `Host`.  An address in numbers cannot be resolved to another.
"""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from ludarium.server.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s\[\]:/@?#\\]+)(:\d{0,5})?", re.ASCII)


def names(settings: Settings) -> frozenset[str]:
    """Those that this machine has by itself, and those that were configured."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    origin = urlsplit(settings.origin or "").hostname
    return frozenset(filter(None, ("localhost", machine, short, f"{short}.local", origin, *settings.hosts)))


def is_ours(host: str, ours: frozenset[str]) -> bool:
    """Whether what stands in `Host` is a name of ours, or an address in numbers."""
    found = HOST.fullmatch(host.lower())
    if found is None:
        return False
    name = found[1].strip("[]").removesuffix(".")
    return name in ours or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
