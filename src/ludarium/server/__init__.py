"""The web table: Starlette over `ludarium.table`.  It imports everything else; nothing else imports it."""

from ludarium.server.app import create_app
from ludarium.server.serving import serve
from ludarium.server.settings import BadSetting, Settings

__all__ = ["BadSetting", "Settings", "create_app", "serve"]
