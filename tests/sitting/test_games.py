"""Whole games of every kind through the few lines of a shell, with clocks, and read back from the log."""

import pytest

from ludarium import Record
from ludarium.sitting import Bot, Place, StandIn
from ludarium.sitting.clock import MINUTE, SECOND, ClockRule
from ludarium.sitting.commands import Gone
from tests.sitting.shell import ANNA, BEN, CARL, SECRET, Shell, same

QUICK = ClockRule(5 * MINUTE, 20 * SECOND, True, 10 * MINUTE)


@pytest.mark.parametrize("game", ["druids", "tigris", "ark", "borabora"])
def test_a_whole_game_with_clocks(game: str) -> None:
    """Anna leaves for a while, and a bot plays for her; the bot's own seat has a clock that stands."""
    others = (BEN,) if game == "druids" else (BEN, CARL, Place("bot", bot=Bot("greedy")))
    shell = Shell(ANNA, *others, game=game, clock=QUICK, stand_in=StandIn(MINUTE, Bot("greedy")))
    while shell.state.status == "playing":
        shell.wait(shell.luck.below(25, "pace") * SECOND)
        if shell.state.v >= 5 and "gone" not in shell.kinds:
            shell.online.discard("anna")
            shell.ask(Gone("anna", shell.at))
        if shell.state.places[0].plays == "stand-in" and shell.state.v > 15:
            shell.come("anna")
        place = shell.state.asked_place
        if place is not None and place.in_person and place.person in shell.online:
            shell.play()
    assert {"stands-in", "returns", "gone", "here"} <= set(shell.kinds)
    assert same(shell.restarted(), shell.state)
    assert shell.state.clock is not None
    if game != "druids":
        assert shell.reserves[3] == QUICK.bank
    written = shell.match.written(None)
    assert Record.parse(str(written)) == written and written.seed == SECRET.hex()
    assert [str(move) for move in written.moves] == [str(move) for move in shell.match.moves]
    assert shell.state.end is not None
    assert shell.state.end.places == tuple(map(tuple, shell.match.ranking))
