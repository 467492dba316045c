"""Makes .venv with pip in it.

Debian keeps what that takes in a package of its own, which is installed where that is allowed.
"""

import os
import shutil
import subprocess
import sys
import venv
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

VENV = Path(__file__).resolve().parent.parent / ".venv"
PACKAGE = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
MISSING = f"Python's own ensurepip is missing here; on Debian and Ubuntu: sudo apt install {PACKAGE}"


def has_ensurepip() -> bool:
    invalidate_caches()
    return find_spec("ensurepip") is not None


def install_package() -> None:
    """The Debian package; without a word if that cannot be done, for then it is still missing."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {PACKAGE} ...", flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", PACKAGE]):
            subprocess.run(["apt-get", "-qq", *command], check=False, env=quiet, stdout=subprocess.DEVNULL)


def main() -> None:
    if not has_ensurepip():
        install_package()
    if not has_ensurepip():
        sys.exit(MISSING)
    venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)


if __name__ == "__main__":
    main()
