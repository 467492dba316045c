"""Files that only this user may read: the database holds the seeds of running games."""

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)

FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = 0o077


def create_privately(path: Path) -> None:
    """Make the file, and its folder, for this user alone; of one that is there, say if others can read it."""
    create_folder_privately(path.parent)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE))
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        logger.warning("Others on this machine may read %s, and the secrets in it: chmod 600 it.", path)


def create_folder_privately(folder: Path) -> None:
    if not folder.exists():
        folder.mkdir(FOLDER, parents=True)
