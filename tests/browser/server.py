"""The real server that the page comes from."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.people import address_in

COMMAND = [sys.executable, "-m", "ludarium.cli", "serve", "--no-browser", "--test-luck"]


class Server:
    """`ludarium serve` in a process of its own; it can be killed and started again on the same database."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.more = more
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0  # until it has started once
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--port", str(self.port), "--database", self.database, *self.more],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"LUDARIUM_LIMITS": "off"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = address_in(line)
        self.port = int(self.address.rpartition(":")[2])

    def ask_aside(self, path: str) -> None:
        """At the socket beside the database, where tests may wish for something."""
        transport = httpx.HTTPTransport(uds=f"{self.database.removeprefix('sqlite:///')}.sock")
        with httpx.Client(transport=transport, base_url="http://aside") as http:
            http.post(path).raise_for_status()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait()
        self.process.stdout.close()

    def kill(self) -> None:
        """End it without a last word, as a power cut would."""
        self.stop(signal.SIGKILL)
