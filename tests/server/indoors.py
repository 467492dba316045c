"""A server for whom the open internet is this machine: what it tells comes to services of the tests.

As a module it is `ludarium` itself, with the certificate that the environment names.
"""

import os
import ssl
import sys
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from ludarium.cli import main, serve
from ludarium.cli.command import Arguments
from ludarium.server.notices.outside import Outside
from ludarium.server.settings import Settings

CERTIFICATE = "LUDARIUM_TEST_CERTIFICATE"


class Indoors(Outside):
    """`certificate` is that of the services."""

    def __init__(self, certificate: Path) -> None:
        self._certificate = certificate

    def allows(self, host: str, port: int) -> bool:
        return host in ("127.0.0.1", "::1")

    def has_port(self, port: int) -> bool:
        return True

    @cached_property
    def certificates(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self._certificate)


outdoors = serve.settings


def settings(arguments: Arguments) -> Settings:
    return replace(outdoors(arguments), outside=Indoors(Path(os.environ[CERTIFICATE])))


def stay() -> None:
    """From now on `ludarium serve` is one of these."""
    serve.settings = settings


if __name__ == "__main__":
    stay()
    sys.exit(main())
