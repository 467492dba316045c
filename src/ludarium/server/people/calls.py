"""The calls about oneself: ways to sign in, where that is done, export and deletion."""

import unicodedata
from functools import partial

from ludarium.server.asking import Asked, call
from ludarium.server.ids import proper_id
from ludarium.server.people import account as accounts
from ludarium.server.people import wire
from ludarium.server.people.account import (
    account,
    come_in,
    confirm,
    prove_first,
    signed_in,
    site_with_passkeys,
)
from ludarium.server.people.agents import what_asks
from ludarium.server.people.devices import LASTS
from ludarium.server.people.export import export
from ludarium.server.people.recovery import as_given, new_codes
from ludarium.server.wire import Me
from ludarium.sitting.clock import SECOND
from ludarium.table import Refused

mine = partial(call, account=True)


@mine("GET", "/api/me/account", "no-session", "no-right")
async def my_account(asked: Asked) -> wire.Account:
    """What I have here besides seats."""
    return await account(asked)


# -- passkeys


@mine("POST", "/api/me/passkeys/begin", "no-session", "not-offered", "confirm-first")
async def begin_passkey(asked: Asked) -> wire.CredentialOptions:
    """What the browser is asked, to make a passkey: for `navigator.credentials.create`."""
    await prove_first(asked)
    return await asked.house.people.passkeys.offer(asked.guest, site_with_passkeys(asked))


@mine("POST", "/api/me/passkeys", "no-session", "not-offered", "confirm-first", "bad-credential")
async def add_passkey(asked: Asked, body: wire.NewPasskey) -> wire.Account:
    """Keep what the browser has made."""
    await prove_first(asked)
    guest, name = asked.guest, title(body.name) or what_asks(asked.request)
    await asked.house.people.passkeys.add(guest, site_with_passkeys(asked), body.credential, name)
    return await proved(asked)


@mine("POST", "/api/me/passkeys/{id}/remove", "no-session", "confirm-first", "not-found")
async def remove_passkey(asked: Asked) -> wire.Account:
    """It is good for nothing any more."""
    await prove_first(asked)
    await asked.house.people.passkeys.remove(asked.guest.id, proper_id(asked.request.path_params["id"]))
    return await account(asked)


# -- recovery codes and passwords


@mine("POST", "/api/me/recovery-codes", "no-session", "confirm-first")
async def new_recovery_codes(asked: Asked) -> wire.RecoveryCodes:
    """Eight new codes, told once; those before are good for nothing any more."""
    await prove_first(asked)
    codes = new_codes()
    await asked.house.people.codes.give("recovery", codes, asked.guest.id, None)
    await proved(asked)
    return wire.RecoveryCodes(codes)


@mine(
    *("POST", "/api/me/password"),
    *("no-session", "not-offered", "confirm-first", "bad-handle", "bad-password", "handle-taken"),
)
async def set_password(asked: Asked, body: wire.NewPassword) -> wire.Account:
    """A name to sign in with, and a password."""
    with_passwords(asked)
    await prove_first(asked)
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    await asked.house.people.passwords.set(asked.guest.id, body.handle, body.password)
    return await proved(asked)


@mine("POST", "/api/me/password/remove", "no-session", "confirm-first")
async def remove_password(asked: Asked) -> wire.Account:
    """Nobody signs in with it any more."""
    await prove_first(asked)
    await asked.house.people.passwords.remove(asked.guest.id)
    return await account(asked)


async def proved(asked: Asked) -> wire.Account:
    await confirm(asked)
    return await account(asked)


# -- signing in


@call("GET", "/api/sign-in")
async def ways_in(asked: Asked) -> wire.Ways:
    """How one can sign in here."""
    return accounts.ways(asked)


@call("POST", "/api/sign-in/begin", "not-offered")
async def begin_sign_in(asked: Asked) -> wire.CredentialOptions:
    """What the browser is asked, to prove who I am: for `navigator.credentials.get`."""
    asked.house.limits.challenges_of_address.take(asked.whose.address)
    return await asked.house.people.passkeys.ask(site_with_passkeys(asked))


@call("POST", "/api/sign-in/passkey", "not-offered", "bad-credential", "not-known", "blocked")
async def sign_in_by_passkey(asked: Asked, body: wire.Proof) -> Me:
    """Sign in, or prove anew who I am."""
    site = site_with_passkeys(asked)
    guest = await asked.house.people.passkeys.prove(site, body.credential)
    return Me(await come_in(asked, guest, body.along, by_passkey=True))


@call("POST", "/api/sign-in/code", "not-known", "blocked")
async def sign_in_by_code(asked: Asked, body: wire.RecoveryCode) -> Me:
    """The same with a recovery code, which is good once."""
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    code = await asked.house.people.codes.take("recovery", as_given(body.code))
    return await come(asked, code.guest if code else None, body.along)


@call("POST", "/api/sign-in/password", "not-offered", "not-known", "blocked")
async def sign_in_by_password(asked: Asked, body: wire.Password) -> Me:
    """The same with a password."""
    with_passwords(asked)
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    asked.house.limits.proofs_of_handle.take(body.handle.strip().lower())
    return await come(asked, await asked.house.people.passwords.prove(body.handle, body.password), body.along)


async def come(asked: Asked, guest: str | None, along: bool) -> Me:
    return Me(await come_in(asked, guest, along))


def with_passwords(asked: Asked) -> None:
    if not asked.house.settings.passwords:
        raise Refused("not-offered")


# -- other devices


@mine("POST", "/api/me/devices", "no-session")
async def invite_device(asked: Asked) -> wire.DeviceInvitation:
    """A word for another device of mine; it goes there as a link, or is typed."""
    asked.house.limits.challenges_of_address.take(asked.whose.address)
    word = await asked.house.people.devices.invite(asked.guest.id)
    return wire.DeviceInvitation(word, LASTS // SECOND)


@mine("POST", "/api/me/devices/came", "no-session")
async def which_device_came(asked: Asked, body: wire.DeviceWord) -> wire.DeviceCame:
    """Whether another device has come with the word."""
    return wire.DeviceCame(*await asked.house.people.devices.who_came(asked.guest.id, body.word))


@mine("POST", "/api/me/devices/let-in", "no-session", "not-known")
async def let_device_in(asked: Asked, body: wire.DeviceNumber) -> wire.DeviceCame:
    """It is mine: it shows this number."""
    await asked.house.people.devices.let_in(asked.guest.id, body.word, body.number)
    return wire.DeviceCame("somebody", "")


@call("POST", "/api/devices/visit", "not-known")
async def visit(asked: Asked, body: wire.DeviceWord) -> wire.DeviceVisit:
    """This is the other device: the number that it shows."""
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    found = await asked.house.people.devices.visit(body.word, what_asks(asked.request))
    return wire.DeviceVisit(found.number, found.claim, await asked.house.sign_ins.name_of(found.guest))


@call("POST", "/api/devices/enter", "not-known", "blocked")
async def enter(asked: Asked, body: wire.DeviceClaim) -> Me | None:
    """Sign in on the other device; null until it has been let in."""
    found = await asked.house.people.devices.enter(body.word, body.claim)
    return None if found is None else await come(asked, found[0], body.along)


# -- where I am signed in


@mine("POST", "/api/me/sign-ins/{id}/end", "no-session", "not-found")
async def end_sign_in(asked: Asked) -> wire.Account:
    """Sign out there."""
    if not await asked.house.sign_ins.end(asked.guest.id, proper_id(asked.request.path_params["id"])):
        raise Refused("not-found")
    return await account(asked)


@mine("POST", "/api/me/sign-ins/end-others", "no-session")
async def end_other_sign_ins(asked: Asked) -> wire.Account:
    """Sign out everywhere but here."""
    await asked.house.sign_ins.end_others(signed_in(asked))
    return await account(asked)


@mine("POST", "/api/me/sign-out", "no-session")
async def sign_out(asked: Asked) -> None:
    """Sign out here; who has no other way to sign in loses their seats."""
    caller = signed_in(asked)
    await asked.house.sign_ins.end(caller.guest.id, caller.sign_in.id)
    asked.signs_out = True


@mine("POST", "/api/me/tokens", "no-session", "confirm-first", "not-offered")
async def new_token(asked: Asked, body: wire.NewToken) -> wire.Token:
    """A token for a script of mine."""
    await prove_first(asked)
    kept = await asked.house.sign_ins.of(asked.guest.id)
    if sum(one.kind == "script" for one in kept) >= MOST_TOKENS:
        raise Refused("not-offered")
    sign_ins, guest = asked.house.sign_ins, asked.guest.id
    return wire.Token(await sign_ins.begin(guest, title(body.name), "script", body.scope))


MOST_TOKENS = 20


# -- everything about me


@mine("GET", "/api/me/export", "no-session", "confirm-first")
async def export_me(asked: Asked) -> bytes:
    """An archive of what is kept about me, and of my records."""
    await prove_first(asked)
    asked.house.limits.exports.take(asked.guest.id)
    return await export(asked)


@mine("POST", "/api/me/sharing", "no-session", "confirm-first")
async def share_games(asked: Asked, body: wire.Sharing) -> wire.Account:
    """My finished games may be passed on for study, without my name; or they may not."""
    if body.wanted:
        await prove_first(asked)
    await accounts.share(asked, body.wanted)
    return await account(asked)


@mine("POST", "/api/me/deletion", "no-session", "confirm-first")
async def delete_me(asked: Asked, body: wire.Leaving) -> wire.Account:
    """Everything about me is deleted in seven days; or I have changed my mind."""
    if body.wanted:
        await prove_first(asked)
    await accounts.leave(asked, body.wanted)
    return await account(asked)


def title(text: str) -> str:
    """In one line, and nothing invisible."""
    plain = "".join(
        sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] != "C"
    )
    return " ".join(plain.split())
