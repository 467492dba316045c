"""What a table is to be like, checked: the game, its options, who sits there, and how it is played at."""

from typing import Any, Final

from ludarium import bots
from ludarium.aids import in_order
from ludarium.contract import Game
from ludarium.core import BadOption
from ludarium.registry import NoSuchGame, game
from ludarium.server import wire
from ludarium.server.known_guests import Guest
from ludarium.server.names import proper
from ludarium.server.seating import Wanted
from ludarium.sitting import Bot, Place, Settings, StandIn
from ludarium.sitting.clock import SECOND, ClockRule, Ms
from ludarium.table import Refused

RIVAL_OF_A_LEARNER: Final = "novice"


def wanted_game(body: wire.NewTable) -> Game[Any]:
    try:
        rules = game(body.game)
    except NoSuchGame:
        raise Refused("no-game", game=body.game) from None
    if len(body.seats) not in rules.seats:
        raise Refused("bad-seats", least=rules.seats[0], most=rules.seats[-1])
    return rules


def wanted_options(rules: Game[Any], body: wire.NewTable) -> dict[str, str | int]:
    try:
        return rules.settle(body.options)
    except BadOption as bad:
        raise Refused("bad-options", option=bad.option) from None


def wanted_seat(seat: Any, guest: Guest, now: Ms) -> Wanted:
    """Whoever opens the table is not known to have its page open."""
    match seat:
        case wire.MySeat():
            return Wanted("me", Place("person", guest.id, guest.name, gone=now))
        case wire.DeviceSeat(name):
            return Wanted("device", Place("person", guest.id, proper(name), gone=now))
        case wire.BotSeat(bot, seconds):
            return Wanted("bot", Place("bot", bot=Bot(wanted_bot(bot), seconds)))
    return Wanted("link", Place("free"))


def wanted_settings(body: wire.NewTable) -> Settings:
    check_guide(body)
    if body.hints and "hints" in body.without:
        raise Refused("bad-request", what="hints")
    clock, second = wanted_clock(body.clock), wanted_clock(body.second)
    if second is not None and (clock is None or second.live or not clock.live):
        raise Refused("bad-request", what="second")
    return Settings(
        stand_in=wanted_stand_in(body.stand_in),
        hints=body.hints,
        without=in_order(body.without),
        clock=clock,
        second=second,
        at_zero=body.at_zero,
        vacations=body.vacations,
        substitutes=body.substitutes,
        chat=body.chat,
        guide=body.guide,
    )


def check_guide(body: wire.NewTable) -> None:
    """Whoever is guided plays alone against one ordinary novice; raises `Refused`."""
    if not body.guide:
        return
    kinds = sorted(type(seat).__name__ for seat in body.seats)
    bots = [seat.bot for seat in body.seats if isinstance(seat, wire.BotSeat)]
    if kinds != ["BotSeat", "MySeat"] or bots != [RIVAL_OF_A_LEARNER]:
        raise Refused("bad-guide", what="seats")
    if not body.hints or body.without:
        raise Refused("bad-guide", what="hints")
    if body.clock is not None or body.stand_in is not None:
        raise Refused("bad-guide", what="clock")
    if body.listed or body.beginning is not None:
        raise Refused("bad-guide", what="listed" if body.listed else "beginning")


def wanted_clock(wanted: wire.ClockRule | None) -> ClockRule | None:
    if wanted is None:
        return None
    rule = ClockRule(wanted.bank * SECOND, wanted.grant * SECOND, wanted.keep, wanted.most * SECOND)
    try:
        return ClockRule.parse(str(rule))
    except ValueError:
        raise Refused("bad-request", what="clock") from None


def wanted_stand_in(wanted: wire.StandIn | None) -> StandIn | None:
    if wanted is None:
        return None
    return StandIn(wanted.after * SECOND, Bot(wanted_bot(wanted.bot), wanted.seconds))


def wanted_bot(name: str) -> str:
    if name not in bots.names():
        raise Refused("no-bot", bot=name)
    return name
