"""A phone or a key that makes passkeys, as browsers pass on what it says."""

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, CAN_BE_SYNCED, SYNCED, WITH_KEY = 0x01, 0x04, 0x08, 0x10, 0x40


@dataclass
class Authenticator:
    """One passkey.  `synced` ones do not count how often they were used."""

    synced: bool = False
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    counter: int = 0

    @property
    def name(self) -> str:
        return bytes_to_base64url(self.id)

    def create(self, options: Any, origin: str) -> dict[str, Any]:
        data = self._data(options["rp"]["id"], WITH_KEY) + bytes(16) + len(self.id).to_bytes(2, "big")
        data += self.id + cbor2.dumps(self._public())
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = client_data("webauthn.create", options["challenge"], origin)
        response = {"clientDataJSON": said, "attestationObject": attestation}
        return self._told({name: bytes_to_base64url(one) for name, one in response.items()})

    def get(self, options: Any, origin: str) -> dict[str, Any]:
        data, said = self._data(options["rpId"]), client_data("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._told({name: bytes_to_base64url(one) for name, one in response.items()})

    def _data(self, site: str, more: int = 0) -> bytes:
        self.counter += not self.synced
        flags = PRESENT | VERIFIED | more | (CAN_BE_SYNCED | SYNCED if self.synced else 0)
        return sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _public(self) -> dict[int, Any]:
        """The key as COSE writes it: on P-256, for ES256."""
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": self.name, "rawId": self.name, "type": "public-key", "response": response}


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
