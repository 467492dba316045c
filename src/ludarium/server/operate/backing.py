"""`ludarium backup` and `ludarium restore`, whatever the database."""

import asyncio
from pathlib import Path

from sqlalchemy.engine import URL

from ludarium.server.database import async_url
from ludarium.server.operate import postgres_copies, sqlite_copies
from ludarium.server.operate.copies import (
    Inventory,
    Restored,
    in_the_making,
    inventory_of,
    refuse_to_replace,
    write_inventory,
)
from ludarium.server.serving import alone
from ludarium.server.settings import Settings

RESTORING = "the hands of `ludarium restore`"


def backup(database: str, file: Path) -> Inventory:
    """Copy the database into this file, while a server may be at work; raises `BadCopy` or `BadSetting`."""
    url = async_url(database)
    refuse_to_replace(file)
    with in_the_making(file) as part:
        if is_sqlite(url):
            found = sqlite_copies.copy(Path(str(url.database)), part)
        else:
            found = asyncio.run(postgres_copies.copy(url, part))
        return write_inventory(file, part, url.get_backend_name(), found)


def restore(settings: Settings, file: Path) -> Restored:
    """Put a copy in the place of the database, while no server is at work; raises `BadCopy`, `BadSetting`."""
    url = async_url(settings.database)
    inventory = inventory_of(file, url.get_backend_name())
    with alone(settings, RESTORING):
        if is_sqlite(url):
            return sqlite_copies.put_back(file, Path(str(url.database)), inventory)
        return asyncio.run(postgres_copies.put_back(file, url, inventory))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"
