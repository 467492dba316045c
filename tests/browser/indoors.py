"""`ludarium`, for whom the open internet is this machine: what it tells comes to services of the tests."""

import os
import ssl
import sys
from dataclasses import replace
from functools import cached_property

from ludarium.cli import main, serve
from ludarium.cli.command import Arguments
from ludarium.server.notices.outside import Outside
from ludarium.server.settings import Settings

CERTIFICATE = "LUDARIUM_TEST_CERTIFICATE"


class Indoors(Outside):
    def allows(self, host: str, port: int) -> bool:
        return host in ("127.0.0.1", "::1")

    def has_port(self, port: int) -> bool:
        return True

    @cached_property
    def certificates(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=os.environ[CERTIFICATE])


outdoors = serve.settings


def settings(arguments: Arguments) -> Settings:
    return replace(outdoors(arguments), outside=Indoors())


if __name__ == "__main__":
    serve.settings = settings
    sys.exit(main())
