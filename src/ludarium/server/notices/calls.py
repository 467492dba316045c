"""The calls of notices: how I am told, and the words that mails hold."""

from functools import partial
from typing import Final, Literal
from urllib.parse import quote

from ludarium.server.asking import Asked, Elsewhere, call
from ludarium.server.ids import proper_id
from ludarium.server.notices import wire
from ludarium.server.notices.channels import is_confirmed
from ludarium.server.notices.keys import is_key_of_browser
from ludarium.server.notices.links import Links
from ludarium.server.notices.mail import proper_address
from ludarium.server.notices.message import Channel, Result
from ludarium.server.people.account import come_in, prove_first, signed_in
from ludarium.server.people.agents import what_asks
from ludarium.server.wire import Me
from ludarium.table import Refused

mine = partial(call, account=True)

Came = Literal["sent", "failed", "gone"]
CAME: Final[dict[Result, Came]] = {"sent": "sent", "gone": "gone", "later": "failed", "never": "failed"}


@mine("GET", "/api/me/notices", "no-session", "no-right")
async def my_notices(asked: Asked) -> wire.Notices:
    """How I am told of what happens while I am not looking."""
    return await told(asked)


async def told(asked: Asked) -> wire.Notices:
    return await asked.house.notices.told(asked.guest.id)


@mine("POST", "/api/me/notices", "no-session")
async def choose_notices(asked: Asked, body: wire.Wishes) -> wire.Notices:
    """Which kinds by which way, in which language, and when not."""
    await asked.house.notices.tastes.say(asked.guest.id, body)
    return await told(asked)


# -- channels


@mine("POST", "/api/me/channels/push", "no-session", "not-offered", "bad-channel", "too-many-channels")
async def add_push(asked: Asked, body: wire.NewPush) -> wire.Notices:
    """This browser may be told; one that was another's becomes mine."""
    guest, push = asked.guest, asked.house.notices.push
    if push is None:
        raise Refused("not-offered")
    asked.house.limits.channels.take(guest.id)
    if not push.knows(body.endpoint) or not is_key_of_browser(body.p256dh, body.auth):
        raise Refused("bad-channel")
    name, sign_in = what_asks(asked.request), signed_in(asked).sign_in.id
    await asked.house.notices.channels.add_push(guest.id, body, name, sign_in)
    return await told(asked)


@mine(
    *("POST", "/api/me/channels/mail"),
    *("no-session", "not-offered", "confirm-first", "bad-mail", "too-many-channels", "try-again"),
)
async def add_mail(asked: Asked, body: wire.NewMail) -> wire.Notices:
    """A mail goes there with a link that confirms it."""
    guest, links = asked.guest, with_mail(asked)
    await prove_first(asked)
    address = proper_address(body.address)
    limits = asked.house.limits
    limits.proofs_of_address.take(asked.whose.address)
    limits.mails.take(address)
    channel = await asked.house.notices.channels.add_mail(guest.id, address)
    await links.ask_to_confirm(channel)
    return await told(asked)


@mine("POST", "/api/me/channels/webhook", "no-session", "not-offered", "bad-channel", "too-many-channels")
async def add_webhook(asked: Asked, body: wire.NewWebhook) -> wire.NewSecret:
    """A program of mine, or a room of mine elsewhere, is told."""
    guest, notices = asked.guest, asked.house.notices
    if not notices.webhooks:
        raise Refused("not-offered")
    asked.house.limits.channels.take(guest.id)
    if not notices.way.outside.may_name(body.url):
        raise Refused("bad-channel")
    channel = await notices.channels.add_webhook(guest.id, body.url, body.style)
    secret = channel.secret if body.style == "json" else None
    return wire.NewSecret(secret, await told(asked))


@mine("POST", "/api/me/channels/{id}/remove", "no-session", "not-found", "confirm-first")
async def remove_channel(asked: Asked) -> wire.Notices:
    """Nothing is told there any more; by a mail address one could sign in, too."""
    channel = await my_channel(asked)
    if is_confirmed(channel):
        await prove_first(asked)
    await asked.house.notices.channels.remove(channel.guest, channel.id)
    return await told(asked)


@mine("POST", "/api/me/channels/{id}/on", "no-session", "not-found")
async def switch_channel_on(asked: Asked) -> wire.Notices:
    """Tell me there again."""
    channel = await my_channel(asked)
    await asked.house.notices.channels.switch_on(channel.guest, channel.id)
    return await told(asked)


@mine("POST", "/api/me/channels/{id}/test", "no-session", "not-found")
async def try_channel(asked: Asked) -> wire.Tested:
    """Tell me there, to try it out."""
    channel = await my_channel(asked)
    asked.house.limits.tests.take(channel.guest)
    result = await asked.house.notices.try_out(channel)
    return wire.Tested(CAME[result], await told(asked))


async def my_channel(asked: Asked) -> Channel:
    id = proper_id(asked.request.path_params["id"])
    return await asked.house.notices.channels.one(id, asked.guest.id)


@mine("POST", "/api/tables/{id}/notices", "no-session", "not-found", "too-many-channels")
async def switch_table(asked: Asked, body: wire.Switch) -> wire.Notices:
    """Whether I want to be told of this table."""
    guest = asked.guest
    if await asked.house.store.table(asked.table_id) is None:
        raise Refused("not-found")
    await asked.house.notices.tastes.switch(guest.id, asked.table_id, body.on)
    return await told(asked)


# -- by the links of a mail


@call("POST", "/api/mail/confirm", "not-offered", "not-known", "mail-taken")
async def confirm_mail(asked: Asked, body: wire.MailWord) -> wire.Confirmed:
    """I can read what is sent to this address."""
    links = with_mail(asked)
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    return wire.Confirmed(await links.confirmed(body.word))


@call("POST", "/api/mail/unsubscribe/{word}", "not-found", "not-known")
async def unsubscribe(asked: Asked) -> wire.Confirmed:
    """No more mails to this address; mail programs call it by themselves."""
    asked.house.limits.unsubscribing_of_address.take(asked.whose.address)
    return wire.Confirmed(await asked.house.notices.unsubscribe(asked.request.path_params["word"]))


@call("GET", "/api/mail/unsubscribe/{word}", "not-found")
async def open_unsubscribe(asked: Asked) -> Elsewhere:
    """A mail program that knows of no single click opens the address: on the page a button ends the mails."""
    return Elsewhere(f"/mail#unsubscribe={quote(asked.request.path_params['word'], safe='')}")


@call("POST", "/api/sign-in/mail", "not-offered", "bad-mail", "try-again")
async def ask_for_link(asked: Asked, body: wire.NewMail) -> None:
    """Mail a link to sign in by, if somebody has confirmed this address: nobody is told whether."""
    links, address = with_mail(asked), proper_address(body.address)
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    asked.house.limits.mails.take(address)
    links.ask_to_sign_in(address)


@call("POST", "/api/sign-in/mail/look", "not-offered", "not-known")
async def look_at_link(asked: Asked, body: wire.MailWord) -> wire.MailLink:
    """Who would sign in by this link."""
    with_mail(asked)
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    code = await asked.house.people.codes.look("mail", body.word)
    if code is None or code.guest is None:
        raise Refused("not-known")
    return wire.MailLink(await asked.house.sign_ins.name_of(code.guest))


@call("POST", "/api/sign-in/mail/link", "not-offered", "not-known", "blocked")
async def sign_in_by_mail(asked: Asked, body: wire.MailProof) -> Me:
    """Sign in by it, or prove anew who I am; it is good once."""
    with_mail(asked)
    asked.house.limits.proofs_of_address.take(asked.whose.address)
    code = await asked.house.people.codes.take("mail", body.word)
    return Me(await come_in(asked, code.guest if code else None, body.along))


def with_mail(asked: Asked) -> Links:
    if asked.house.notices.links is None:
        raise Refused("not-offered")
    return asked.house.notices.links
