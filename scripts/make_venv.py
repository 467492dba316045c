"""Makes .venv with pip in it, also where Python came without ensurepip (Debian keeps it in python3-venv)."""

import hashlib
import subprocess
import sys
import tempfile
import urllib.request
import venv
from importlib.util import find_spec
from pathlib import Path

VENV = Path(__file__).resolve().parent.parent / ".venv"
PIP = "pip-26.3-py3-none-any.whl"
URL = f"https://files.pythonhosted.org/packages/07/25/ee8c38ae72d66b844ce8eb9711ba905dba21ca1a8a0c960057c41cd23337/{PIP}"
SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"


def fetch_pip(python: Path) -> None:
    """Installs pip from its own wheel, which can run unpacked or not."""
    with urllib.request.urlopen(URL, timeout=60) as answer:
        wheel = answer.read()
    if hashlib.sha256(wheel).hexdigest() != SHA256:
        sys.exit(f"{URL} is not the file that it should be.")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, PIP)
        path.write_bytes(wheel)
        subprocess.run([python, path / "pip", "install", "-q", "--no-index", path], check=True)


def main() -> None:
    has_ensurepip = find_spec("ensurepip") is not None
    venv.create(VENV, clear=True, symlinks=True, with_pip=has_ensurepip)
    if not has_ensurepip:
        try:
            fetch_pip(VENV / "bin" / "python")
        except OSError as trouble:
            sys.exit(
                f"Python has no pip here, and fetching it failed ({trouble}): sudo apt install python3-venv"
            )


if __name__ == "__main__":
    main()
