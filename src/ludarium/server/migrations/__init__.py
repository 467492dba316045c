"""The history of the database, by Alembic.  It runs at the start of every server.

A new step: `alembic revision` is not needed; write `versions/vN_what.py` like the ones that are there.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).parent


def config(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(HERE).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest version."""
    command.upgrade(config(connection), "head")


def downgrade(connection: Connection, revision: str) -> None:
    command.downgrade(config(connection), revision)
