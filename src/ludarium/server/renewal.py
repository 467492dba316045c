"""Rules that change: a table goes on under the new ones if every entry comes out the same.

If not, it keeps the rules that it was opened with, as long as these are kept; nobody at it notices either.
"""

import logging
from typing import TYPE_CHECKING

from ludarium.registry import plays, version_of
from ludarium.server.seating import NotFollowed, followed
from ludarium.sitting import State
from ludarium.sitting.commands import Repair
from ludarium.table import Refused, Table

if TYPE_CHECKING:
    from ludarium.server.shell import Shell

logger = logging.getLogger(__name__)

SAME = "every entry is the same"


async def renew(shell: "Shell") -> None:
    """To the rules of today, if nobody could tell by what has happened."""
    row, rules = shell.row, version_of(shell.row.game)
    if row.status == "over" or rules in (0, row.rules):
        return
    before = shell.state
    try:
        shell.state = await attempt(shell, rules)
        await shell.decide(Repair(SAME, rules=rules))
    except (NotFollowed, Differs) as why:
        told = "goes on under them" if plays(row.game, row.rules) else "is closed"
        logger.info("%s was opened with rules %s %d and %s: %s", row.id, row.game, row.rules, told, why)
    except Refused as refused:
        shell.state = before
        logger.error("%s could not be brought to rules %s %d: %s", row.id, row.game, rules, refused.key)


class Differs(Exception):
    """By the new rules something else would have happened."""


async def attempt(shell: "Shell", rules: int) -> State:
    """What its entries lead to by these rules; raises `NotFollowed`, `Differs` or `Refused`."""
    row, hall = shell.row, shell.hall
    tried = await followed(row, rules, hall.store, hall.leisure, shell.whose(row.opener), patient=True)
    if shell.table is not None and tried.match is not None and plays(row.game, row.rules):
        must_be_the_same(shell.table, tried.match)
    return tried


def must_be_the_same(then: Table, now: Table) -> None:
    """Everything that anybody was told of, and the points; raises `Differs`."""
    for old, new in zip(then.happened, now.happened, strict=True):
        if old.came_to() != new.came_to():
            raise Differs(f"{old.move}: something else would have come of it")
    if then.state.scores() != now.state.scores() or then.asked != now.asked:
        raise Differs("the game would stand otherwise")
