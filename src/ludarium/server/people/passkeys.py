"""Passkeys: what a browser or a phone proves with a key that never leaves it (WebAuthn).

The challenge is a word that is good once; whatever the answer lacks or forges, it is refused the same way.
"""

import json
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import delete, insert, select, update
from starlette.requests import HTTPConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers import structs as named
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.registration.verify_registration_response import VerifiedRegistration

from ludarium.server import hosts, schema
from ludarium.server.ids import new_id
from ludarium.server.known_guests import Guest
from ludarium.server.people.codes import Codes, Purpose
from ludarium.server.store import Store
from ludarium.sitting.clock import MINUTE, Ms
from ludarium.table import Refused

LASTS: Final = 5 * MINUTE
MOST: Final = 20  # of one guest
HANDLE_BYTES: Final = 32
CHALLENGE_BYTES: Final = 32
CHALLENGE: Final = re.compile(r"[A-Za-z0-9_-]{43}")
Credential = dict[str, Any]

P = schema.passkeys.c


@dataclass(frozen=True)
class Site:
    """By which name browsers know this server, and from which address their pages come."""

    name: str
    origin: str


def site_of(request: HTTPConnection, origin: str | None) -> Site | None:
    """None where browsers have no passkeys: at an address in numbers, or without https but here."""
    asked = origin or f"{request.url.scheme.replace('ws', 'http')}://{request.headers.get('host', '')}"
    parts = urlsplit(asked)
    name = parts.hostname or ""
    here = name == "localhost" or name.endswith(".localhost")
    if hosts.is_address(name) or not (here or parts.scheme == "https"):
        return None
    return Site(name, asked)


@dataclass(frozen=True)
class Passkey:
    id: str
    name: str
    created: Ms
    used: Ms
    synced: bool


class Passkeys:
    def __init__(self, store: Store, codes: Codes) -> None:
        self._store = store
        self._codes = codes

    async def of(self, guest: str) -> list[Passkey]:
        query = select(P.id, P.name, P.created, P.used, P.synced).where(P.guest == guest)
        async with self._store.reading() as connection:
            return [Passkey(*row) for row in await connection.execute(query.order_by(P.created, P.id))]

    # -- a new one

    async def offer(self, guest: Guest, site: Site) -> dict[str, Any]:
        """What the browser is asked, to make a passkey of this guest."""
        handle, known = await self._handle(guest.id), await self._credentials(guest.id)
        if len(known) >= MOST:
            raise Refused("not-offered")
        challenge = await self._challenge("registration", guest.id)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Ludarium",
            user_id=base64url_to_bytes(handle),
            user_name=guest.name,
            challenge=challenge,
            authenticator_selection=named.AuthenticatorSelectionCriteria(
                resident_key=named.ResidentKeyRequirement.REQUIRED,
                user_verification=named.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[named.PublicKeyCredentialDescriptor(one) for one in known],
        )
        return options_to_json_dict(options)

    async def add(self, guest: Guest, site: Site, credential: Credential, name: str) -> None:
        """Raises `Refused` unless it answers what this guest was asked."""
        challenge = challenge_in(credential)
        code = await self._codes.take("registration", challenge)
        if code is None or code.guest != guest.id:
            raise Refused("bad-credential")
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except FORGED:
            raise Refused("bad-credential") from None
        await self._keep(guest.id, found, name)

    async def _keep(self, guest: str, found: VerifiedRegistration, name: str) -> None:
        now, credential = self._store.clock.ms(), bytes_to_base64url(found.credential_id)
        row = {
            "id": new_id(),
            "guest": guest,
            "credential": credential,
            "public_key": bytes_to_base64url(found.credential_public_key),
            "counter": found.sign_count,
            "synced": found.credential_backed_up,
            "name": name,
            "created": now,
            "used": now,
        }
        async with self._store.writing() as connection:
            taken = await connection.execute(select(P.id).where(P.credential == credential))
            if taken.first() is not None:
                raise Refused("bad-credential")
            await connection.execute(insert(schema.passkeys), row)

    async def remove(self, guest: str, passkey: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.passkeys).where(P.guest == guest, P.id == passkey))

    # -- who is there

    async def ask(self, site: Site) -> dict[str, Any]:
        """What the browser is asked, to prove who is there: any passkey of this site."""
        challenge = await self._challenge("sign-in", None)
        return options_to_json_dict(
            webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
        )

    async def prove(self, site: Site, credential: Credential) -> str | None:
        """Whose passkey it is, if it is one."""
        challenge, which = challenge_in(credential), credential.get("id")
        if await self._codes.take("sign-in", challenge) is None or not isinstance(which, str):
            return None
        async with self._store.reading() as connection:
            row = (
                await connection.execute(select(schema.passkeys).where(P.credential == which))
            ).one_or_none()
        if row is None:
            return None
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                # Synced ones are in several places, and none of them knows how often the others were used.
                credential_current_sign_count=0 if row.synced else row.counter,
            )
        except FORGED:
            return None
        await self._used(row.id, found.new_sign_count, found.credential_backed_up)
        return str(row.guest)

    async def _used(self, passkey: str, counter: int, synced: bool) -> None:
        values = {"counter": counter, "synced": synced, "used": self._store.clock.ms()}
        async with self._store.writing() as connection:
            await connection.execute(update(schema.passkeys).where(P.id == passkey).values(values))

    async def _challenge(self, purpose: Purpose, guest: str | None) -> bytes:
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        await self._codes.give(purpose, [bytes_to_base64url(challenge)], guest, LASTS)
        return challenge

    async def _credentials(self, guest: str) -> list[bytes]:
        async with self._store.reading() as connection:
            found = await connection.execute(select(P.credential).where(P.guest == guest))
            return [base64url_to_bytes(one) for one in found.scalars()]

    async def _handle(self, guest: str) -> str:
        """What passkeys know this guest by: random, and the same for all of them."""
        guests = schema.guests
        query = select(guests.c.user_handle).where(guests.c.id == guest)
        new = {"user_handle": secrets.token_urlsafe(HANDLE_BYTES)}
        missing = update(guests).where(guests.c.id == guest, guests.c.user_handle.is_(None)).values(new)
        async with self._store.reading() as connection:
            handle = (await connection.execute(query)).scalar_one()
        if handle is None:
            async with self._store.writing() as connection:
                await connection.execute(missing)
                handle = (await connection.execute(query)).scalar_one()
        return str(handle)


FORGED: Final = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)


def challenge_in(credential: Credential) -> str:
    """The challenge that it says to answer; raises `Refused`."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = told["challenge"]
    except FORGED:
        raise Refused("bad-credential") from None
    if not isinstance(challenge, str) or not CHALLENGE.fullmatch(challenge):
        raise Refused("bad-credential")
    return challenge
