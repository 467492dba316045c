"""What somebody has here besides seats: ways to sign in, where that is done, and what becomes of it."""

from dataclasses import replace
from typing import Final

from sqlalchemy import Column, select, update

from ludarium.server import schema
from ludarium.server.asking import Asked
from ludarium.server.known_guests import Caller
from ludarium.server.people import wire
from ludarium.server.people.agents import what_asks
from ludarium.server.people.passkeys import Site, site_of
from ludarium.sitting.clock import DAY, MINUTE, Ms
from ludarium.table import Refused

PROVED: Final = 5 * MINUTE  # for which a proof of who one is counts
CHANGE_OF_MIND: Final = 7 * DAY

G = schema.guests.c


async def account(asked: Asked) -> wire.Account:
    people, guest, here = asked.house.people, asked.guest, signed_in(asked).sign_in.id
    sign_ins = await asked.house.sign_ins.of(guest.id)
    return wire.Account(
        name=guest.name,
        handle=await people.passwords.handle_of(guest.id),
        mail=await asked.house.notices.mail_of(guest.id),
        passkeys=[wire.Passkey(**vars(one)) for one in await people.passkeys.of(guest.id)],
        recovery=await people.codes.left("recovery", guest.id),
        sign_ins=[wire.SignIn(**vars(one), here=one.id == here) for one in sign_ins],
        ways=ways(asked),
        shares=await moment(asked, G.shares),
        leaves=await moment(asked, G.leaves),
        proved=await is_proved(asked),
    )


def signed_in(asked: Asked) -> Caller:
    if asked.caller is None:
        raise Refused("no-session")
    return asked.caller


def ways(asked: Asked) -> wire.Ways:
    house = asked.house
    return wire.Ways(site(asked) is not None, house.settings.passwords, house.notices.mail is not None)


def site(asked: Asked) -> Site | None:
    return site_of(asked.request, asked.house.settings.origin)


def site_with_passkeys(asked: Asked) -> Site:
    found = site(asked)
    if found is None:
        raise Refused("not-offered")
    return found


# -- who is there


async def is_proved(asked: Asked) -> bool:
    """Whether it was proved lately who is there; whoever has no way to prove it need not."""
    lately = asked.house.settings.clock.ms() - PROVED
    return signed_in(asked).sign_in.confirmed > lately or not await can_prove(asked, asked.guest.id)


async def can_prove(asked: Asked, guest: str) -> bool:
    people = asked.house.people
    return (
        bool(await people.passkeys.of(guest))
        or await people.codes.left("recovery", guest) > 0
        or await people.passwords.handle_of(guest) is not None
        or await asked.house.notices.mail_of(guest) is not None
    )


async def prove_first(asked: Asked) -> None:
    """What somebody at a browser left open must not do."""
    if not await is_proved(asked):
        raise Refused("confirm-first")


async def come_in(asked: Asked, guest: str | None, along: bool, by_passkey: bool = False) -> str:
    """Signs in, or proves anew who is there: their name.  The browser gets another token in either case."""
    if guest is None:
        raise Refused("not-known")
    sign_ins, before = asked.house.sign_ins, asked.caller
    if before is not None and before.guest.id == guest:
        await confirm(asked, by_passkey)
        return before.guest.name
    asked.cookie = await sign_ins.begin(guest, what_asks(asked.request), by_passkey=by_passkey)
    if before is not None and asked.by_browser:
        await leave_behind(asked, before, guest, along)
    return await sign_ins.name_of(guest)


async def confirm(asked: Asked, by_passkey: bool = False) -> None:
    """It was just proved who is there: a browser gets another token with it."""
    caller, sign_ins = signed_in(asked), asked.house.sign_ins
    if asked.by_browser:
        asked.cookie = await sign_ins.renew(caller, confirmed=True, by_passkey=by_passkey)
    else:
        await sign_ins.confirm(caller, by_passkey)
    now = asked.house.settings.clock.ms()
    asked.caller = replace(caller, sign_in=replace(caller.sign_in, confirmed=now))


async def leave_behind(asked: Asked, before: Caller, guest: str, along: bool) -> None:
    """This browser is no longer that guest, whose seats may come along if nobody can be that guest again."""
    if along and not await can_prove(asked, before.guest.id):
        await becomes(asked, before.guest.id, guest)
        await asked.house.sign_ins.end_all(before.guest.id)
        asked.house.people.moves.begin()
    else:
        await asked.house.sign_ins.end(before.guest.id, before.sign_in.id)


async def becomes(asked: Asked, guest: str, other: str) -> None:
    async with asked.house.store.writing() as connection:
        await connection.execute(update(schema.guests).where(G.id == guest).values(becomes=other))


async def moment(asked: Asked, column: Column[int]) -> Ms | None:
    """What is kept of me there."""
    query = select(column).where(G.id == asked.guest.id)
    async with asked.house.store.reading() as connection:
        found: Ms | None = (await connection.execute(query)).scalar_one()
        return found


# -- passing on, and going


async def share(asked: Asked, wanted: bool) -> None:
    """My finished games may be passed on without my name from now on, or no longer."""
    await set_moment(asked, "shares", asked.house.settings.clock.ms() if wanted else None)


async def leave(asked: Asked, wanted: bool) -> None:
    """Everything about me is deleted in seven days, or it is not."""
    when = asked.house.settings.clock.ms() + CHANGE_OF_MIND if wanted else None
    await set_moment(asked, "leaves", when)


async def set_moment(asked: Asked, column: str, when: Ms | None) -> None:
    async with asked.house.store.writing() as connection:
        change = update(schema.guests).where(G.id == asked.guest.id)
        await connection.execute(change.values({column: when}))
