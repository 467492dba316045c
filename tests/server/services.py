"""Services that notices go to: one that delivers pushes to browsers, and one that takes mails."""

import re
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
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.people import Json, free_port

PATIENCE = 60.0
YEARS = timedelta(days=3650)

Posted = tuple[str, dict[str, str], bytes]


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
    """Takes what is posted to it over https, in order.

    `answers` says with which status it answers at a path, or where it sends whoever comes there; it answers
    only while it is `awake`.
    """

    def __init__(self, file: Path) -> None:
        came = self._came = Queue[Posted]()
        answers = self.answers = dict[str, int | str]()
        awake = self.awake = threading.Event()
        awake.set()

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                came.put((self.path, {name.lower(): text for name, text in self.headers.items()}, body))
                awake.wait(PATIENCE)
                answer = answers.get(self.path, 201)
                self.send_response(answer if isinstance(answer, int) else 307)
                if isinstance(answer, str):
                    self.send_header("Location", answer)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self._server.socket = context.wrap_socket(
            self._server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.address = f"https://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self) -> Posted:
        """The next path, headers and body."""
        return self._came.get(timeout=PATIENCE)

    def all(self) -> list[Posted]:
        """What has come so far, and was not taken yet."""
        return [self._came.get() for _ in range(self._came.qsize())]

    def nothing(self) -> bool:
        return self._came.empty()

    def stop(self) -> None:
        self.awake.set()
        self._server.shutdown()
        self._server.server_close()


def words(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Subscription:
    """A browser at that service, with keys of its own."""

    def __init__(self, endpoint: str) -> None:
        self.path = urlsplit(endpoint).path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters."
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        keys = {"p256dh": words(self._key.public_key().public_bytes(*form)), "auth": words(self._auth)}
        self.told: Json = {"endpoint": endpoint, "keys": keys}
        self.new: Json = {"endpoint": endpoint, **keys}  # as this server wants to hear it

    def read(self, body: bytes) -> str:
        read: bytes = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return read.decode()


class Post:
    """A mail server; `refuses` says how it answers to an address that it does not take mails for."""

    def __init__(self) -> None:
        self.refuses: dict[str, str] = {}
        self._letters = Queue[EmailMessage]()
        port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()
        self.address = f"smtp://127.0.0.1:{port}"

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, to: str, _options: Any) -> str:
        if to in self.refuses:
            return self.refuses[to]
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        parsed = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(parsed, EmailMessage) and envelope.rcpt_tos == [parsed["To"]]
        self._letters.put(parsed)
        return "250 OK"

    def take(self) -> EmailMessage:
        return self._letters.get(timeout=PATIENCE)

    def all(self) -> list[EmailMessage]:
        """What has come so far, and was not taken yet."""
        return [self._letters.get() for _ in range(self._letters.qsize())]

    def waiting(self) -> int:
        """How many there are."""
        return self._letters.qsize()

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
