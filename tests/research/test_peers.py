"""The table of speeds beside other libraries: every one that is installed plays, the others are left out."""

import json
from importlib import import_module
from typing import Any

import pytest

from ludarium.cli import main
from ludarium.registry import names
from ludarium.research import peers
from ludarium.research.peers import Peer, compared, prepared


def is_there(peer: Peer) -> bool:
    """With all that it takes."""
    needs = {"open_spiel": ["pyspiel"], "pettingzoo": ["pygame"], "pgx": ["pgx", "jax"]}
    try:
        for name in needs.get(peer.library, [peer.library]):
            import_module(name)
    except ModuleNotFoundError:
        return False
    return True


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("peer", peers.peers(), ids=lambda peer: f"{peer.library} {peer.game} {peer.shows}")
def test_who_is_installed_plays(peer: Peer) -> None:
    play = prepared(peer)
    assert (play is not None) == is_there(peer)
    if play is not None:
        decisions, games = play()
        assert decisions >= max(2 * games, 1)
        peer.measure(play, 0.01)
        assert peer.version[0].isdecimal() and peer.speed[0] >= peer.speed[1] >= 0


def test_who_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("ludarium.research.peers.import_module", without)
    found = list(compared(peers.peers(["druids"]), rounds=3, seconds=0.01))
    assert [(one.library, one.shows) for one in found] == [
        ("ludarium", "view, options"),
        ("ludarium", "row, mask"),
    ]
    assert all(len(one.rounds) == 3 for one in found)


def test_the_middle_of_all_rounds_counts() -> None:
    peer = Peer("ludarium", "druids", "", peers.by_words, rounds=[(4.0, 3.0), (1.0, 1.0), (9.0, 2.0)])
    assert peer.speed == (4.0, 2.0)


@pytest.mark.filterwarnings("default")
def test_the_command_prints_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["bench", "druids", "--peers", "--rounds", "1", "--seconds", "0.02"]
    assert main(few) == 0
    head, _, titles, *lines = capsys.readouterr().out.splitlines()
    assert "in one process" in head and "cores" in head and "Python" in head
    assert titles.split()[:3] == ["version", "game", "makes"]
    assert sum(line.startswith("ludarium") for line in lines) == 2
    assert "not which library is faster" in lines[-1]
    assert main([*few, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    first = told["peers"][0]
    assert first["multiple"] == pytest.approx(first["decisions"] / told["yardstick"])


def test_all_installed_games_are_in_it() -> None:
    assert {peer.game for peer in peers.peers() if peer.library == "ludarium"} == set(names())
