"""Where somebody is guided: answers are taken back over those of the bot.

Then the same luck comes again, and the bot answers the same with the same.
"""

from typing import Any, Final

from ludarium.core import Seat, options
from ludarium.luck import Sealed
from ludarium.sitting.commands import Undo
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.state import State
from ludarium.table import Refused, Table

MOST: Final = 100  # times in one game that a table goes back


def may_go_back(state: State, seat: Seat | None) -> bool:
    """Whether anything stands here that this seat has answered, and it is guided."""
    match = state.match
    if not state.settings.guide or match is None or seat is None or state.status != "playing":
        return False
    return times(match) < MOST and any(point.move.seat == seat for point in match.point.line())


def times(match: Table) -> int:
    return sum(happened.back is not None for happened in match.happened)


def goes_back(state: State, command: Undo) -> bool:
    """Whether this is more than the undo of every table."""
    match = state.match
    may_undo = match is not None and match.may_undo(command.seat) and not state.too_many_undos
    return command.to is not None or (state.settings.guide and not may_undo)


def go_back(minutes: Minutes, command: Undo) -> None:
    state, seat = minutes.state, command.seat
    match = state.playing()
    if not state.settings.guide:
        raise Refused("no-undo", why="other")
    if command.v != match.version:
        raise Refused("stale", v=match.version)
    if times(match) >= MOST:
        raise Refused("no-undo", why="enough")
    to = before_last_choice(match, seat) if command.to is None else command.to
    if to is None:
        raise Refused("no-undo", why="none")
    back = match.back_to(to, seat)
    minutes.write("back", f"{to} {command.by}", seat=seat, by=command.by, match=back)


def seed(match: Table) -> int:
    """63 bits for the next thought of the bot, which follow from how many answers stand."""
    return Sealed(match.luck.secret).below(1 << 63, f"thought {len(match.moves)}")


def before_last_choice(match: Table, seat: Seat) -> int | None:
    """The version before the last answer of this seat that stands and could have been another.

    Where none could, before its last answer; None if it has not answered yet.
    """
    own = [point.before for point in match.point.line() if point.move.seat == seat and point.before]
    chosen = (before for before in reversed(own) if len(options(before.state())) > 1)
    before = next(chosen, own[-1] if own else None)
    return None if before is None else version_of(match, before)


def version_of(match: Table, point: Any) -> int:
    """One at which the game was there."""
    return next((v for v, happened in enumerate(match.happened, 1) if happened.point is point), 0)
