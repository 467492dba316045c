"""A PostgreSQL of our own that can be stopped and started again, at a socket or at an address."""

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

USER: Final = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


class Postgres:
    """`folder` is where its socket is; it listens at the `hosts`, too, and lets in everybody there."""

    def __init__(self, programs: Path, folder: str, hosts: Sequence[str] = ()) -> None:
        self._programs = programs
        self._folder = folder
        listens = f"-c listen_addresses={','.join(hosts)}"
        self._options = f"{listens} -c unix_socket_directories={folder} -c max_connections=100"
        self.url = f"postgresql://ludarium@/postgres?host={folder}"

    @classmethod
    @contextmanager
    def new(cls, hosts: Sequence[str] = ()) -> Iterator["Postgres"]:
        programs = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
        if programs is None:
            pytest.skip("no PostgreSQL is installed")
        with tempfile.TemporaryDirectory() as folder:
            if USER:
                subprocess.run(["chown", "postgres", folder], check=True)
            one = cls(programs, folder, hosts)
            one._run("initdb", "-A", "trust", "-U", "ludarium", one.data)
            if hosts:
                one.admit("host all all samenet trust")
            one.start()
            try:
                yield one
            finally:
                one.stop("immediate")

    @property
    def data(self) -> str:
        return f"{self._folder}/data"

    def start(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-l", f"{self._folder}/log", "-o", self._options, "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def admit(self, line: str) -> None:
        """Whom it lets in besides, as `pg_hba.conf` says it."""
        with Path(f"{self.data}/pg_hba.conf").open("a") as file:
            file.write(f"{line}\n")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*USER, f"{self._programs}/{program}", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)
