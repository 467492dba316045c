"""Setting a table back, or bringing it under other rules."""

from functools import partial

from ludarium.registry import called, plays
from ludarium.server.house import House
from ludarium.server.operate.admin.wire import Repair
from ludarium.server.seating import NotFollowed, followed
from ludarium.server.shell import Shell
from ludarium.sitting import State, commands
from ludarium.table import Refused


async def repair(house: House, table_id: str, wanted: Repair) -> None:
    """Back to an entry, or to these rules, or both; what was cut is kept.  Who has it open comes again."""
    if wanted.to is None and wanted.rules is None:
        raise Refused("bad-request", what="repair: to, rules, or both")
    await house.hall.visit(table_id, partial(mend, wanted=wanted))
    await house.hall.begin_anew(table_id)


async def mend(shell: Shell, wanted: Repair) -> None:
    before, row = shell.state, shell.row
    if row.status == "over":  # whoever played has seen what luck would give
        raise Refused("over")
    shell.state = await where_it_goes_on(shell, wanted)
    try:
        await shell.decide(commands.Repair(wanted.why, wanted.to, wanted.rules, row.n))
    except Refused:
        shell.state = before
        raise


async def where_it_goes_on(shell: Shell, wanted: Repair) -> State:
    """The table as it was after that entry, by those rules; raises `Refused` if there is no such thing."""
    row, hall = shell.row, shell.hall
    rules = row.rules if wanted.rules is None else wanted.rules
    if not plays(row.game, rules):
        raise Refused("bad-request", what=f"rules: {called(row.game, rules)} is not installed")
    try:
        state = await followed(row, rules, hall.store, hall.leisure, shell.whose(row.opener), to=wanted.to)
    except NotFollowed as error:
        raise Refused("bad-request", what=f"rules: they do not follow the entries: {error}") from error
    if wanted.to is not None and (state.n != wanted.to or state.match is None or state.status == "over"):
        raise Refused("bad-request", what="to: no entry of the game that stands")
    return state
