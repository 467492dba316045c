"""The real server that the page comes from."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "ludarium.cli", "serve", "--no-browser"]


class Server:
    """`ludarium serve` in a process of its own; it can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--port", str(self.port), "--database", self.database],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"LUDARIUM_LIMITS": "off"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Ludarium is at" in line, f"the server said: {line!r}"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(timeout=15)
        self.process.stdout.close()

    def kill(self) -> None:
        """End it without a last word, as a power cut would."""
        self.stop(signal.SIGKILL)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
