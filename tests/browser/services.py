"""Services that notices go to: one that delivers pushes to browsers, and one that takes mails."""

import re
import socket
import ssl
import threading
from base64 import urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.browser.visitor import Json

PATIENCE = 60.0
YEARS = timedelta(days=3650)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def certificate(folder: Path) -> Path:
    """Of this machine, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + YEARS)
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    pem = key.private_bytes(serialization.Encoding.PEM, *plain)
    file = folder / "localhost.pem"
    file.write_bytes(pem + made.public_bytes(serialization.Encoding.PEM))
    return file


class Delivery:
    """Takes what is posted to it over https, in order."""

    def __init__(self, file: Path) -> None:
        came = self._came = Queue[tuple[str, dict[str, str], bytes]]()

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                came.put((self.path, {name.lower(): text for name, text in self.headers.items()}, body))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.address = f"https://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self) -> tuple[str, dict[str, str], bytes]:
        """The next path, headers and body."""
        return self._came.get(timeout=PATIENCE)

    def nothing(self) -> bool:
        return self._came.empty()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def words(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Subscription:
    """A browser at that service, with keys of its own."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters."
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        keys = {"p256dh": words(self._key.public_key().public_bytes(*form)), "auth": words(self._auth)}
        self.told: Json = {"endpoint": endpoint, "keys": keys}

    def read(self, body: bytes) -> str:
        read: bytes = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return read.decode()


class Post:
    """A mail server."""

    def __init__(self) -> None:
        self._letters = Queue[EmailMessage]()
        port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()
        self.address = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        parsed = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(parsed, EmailMessage)
        self._letters.put(parsed)
        return "250 OK"

    def take(self) -> EmailMessage:
        return self._letters.get(timeout=PATIENCE)

    def link(self, what: str) -> str:
        """The address in the next mail."""
        return link_in(self.take(), what)

    def stop(self) -> None:
        self._controller.stop()


def link_in(letter: EmailMessage, what: str) -> str:
    """The address that it holds for this."""
    body = letter.get_body(("plain",))
    assert body is not None
    (found,) = re.findall(rf"https?://\S+#{what}=\S+", body.get_content())
    return str(found)
