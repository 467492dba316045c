"""The level `told`: the last moves as each seat may know them, in order, and not a bit more."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludarium.cli import main
from ludarium.core import options, public
from ludarium.luck import Luck
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game as find_game
from ludarium.research import Batch, Encoder, Game, moves, told_layout
from ludarium.research.gymnasium import OneSeat

GAMES = sorted(OBSERVATIONS.points)
LAST, EVERY, WORLDS = 5, 15, 4


def known(game: Game, said: list[tuple[int, Any]], seat: int) -> list[tuple[int, str, bool]]:
    """What the words that this seat was told come to."""
    found = []
    for mover, action in reversed(said[-LAST:]):
        words = str(action) if mover == seat else public(action)
        partly = words != str(action)
        numbered = game.catalogue.text(game.catalogue.of_action(action))
        first = (
            [text for text in game.catalogue.texts if text.startswith(f"{words} ")] if partly else [numbered]
        )
        found.append(((mover - seat) % game.players, first[0], partly))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_it_is_what_the_seat_sees_and_the_last_moves_as_it_was_told_them(name: str) -> None:
    for players in find_game(name).seats:
        game, luck, said = (
            Game(name, players, level="told", last=LAST),
            Luck(players),
            list[tuple[int, Any]](),
        )
        game.reset(seed=players)
        seen = Encoder(name, players)
        while not game.over:
            if game.moves % EVERY == 0:
                for seat in range(players):
                    row = game.observation(seat)
                    assert row.size == game.encoder.size and set(np.unique(row[seen.size :])) <= {0, 1}
                    assert (row[: seen.size] == seen.write(game.state, seat)).all()
                    texts = [(who, game.catalogue.text(n), part) for who, n, part in moves(named(game, row))]
                    assert texts == known(game, said, seat)
            number = int(game.legal[luck.below(len(game.legal), "answer")])
            assert game.seat is not None
            said.append((game.seat, game.answers.action(number)))
            game.step(number)
        game.reset()
        assert not moves(named(game, game.observation()))


def named(game: Game, row: Any) -> dict[str, Any]:
    return game.encoder.layout.named(row)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_have_one_row(name: str) -> None:
    rules = find_game(name)
    players = rules.seats[-1]
    game, luck = Game(name, players, level="told"), Luck(1)
    game.reset(seed=5)
    while not game.over:
        if game.moves % EVERY == 0:
            true = game.state
            for seat in range(players):
                row, worlds = game.observation(seat), rules.worlds(rules.view(true, seat))
                for _ in range(WORLDS):
                    game.state = worlds.next(luck)
                    assert (game.observation(seat) == row).all()
                    game.state = true
        game.step(int(game.legal[luck.below(len(game.legal), "answer")]))


def test_which_tiles_were_swapped_only_their_owner_is_told() -> None:
    """Two swaps of one tile each: what others are told does not differ in a bit."""
    rows = []
    for which in (0, -1):
        game = Game("tigris", level="told", last=2)
        game.reset(seed=1)
        swaps = [n for n in game.legal if game.words(n).startswith("swap 1 ")]
        chosen = swaps[which]
        game.step(chosen)
        told = slice(Encoder("tigris").size, None)
        rows.append([game.observation(seat)[told] for seat in (0, 1)])
        assert moves(named(game, game.observation(0))) == [(0, chosen, False)]
        assert moves(named(game, game.observation(1))) == [(1, game.catalogue.beginnings["swap 1"], True)]
    assert (rows[0][0] != rows[1][0]).any() and (rows[0][1] == rows[1][1]).all()


def test_what_has_no_number_is_told_as_nothing_known() -> None:
    """Bots go beyond the window, too."""
    game = Game("ark", level="told", radius=1)
    while not game.outside:
        game.step(int(game.legal[0]))
    seat, outside = game.seat, [a for a in options(game.state) if game.catalogue.find(a) is None]
    game.say(str(outside[0]))
    assert seat is not None
    assert moves(named(game, game.observation(seat)))[0] == (0, 0, True)
    assert moves(named(game, game.observation(1 - seat)))[0] == (1, 0, True)


def test_every_interface_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    size = told_layout("druids").size
    assert size == 322 + 16 * (2 + 1 + 8) and Game("druids", level="told").encoder.size == size
    assert main(["research", "layout", "druids", "--level", "told"]) == 0
    assert f"{size} numbers" in capsys.readouterr().out
    batch = Batch("druids", 4, level="told", last=3)
    assert batch.step(batch.observe().mask.argmax(1)).observation.shape == (4, 322 + 3 * 11)
    assert moves(batch.layout.named(batch.observe().observation[0]))
    check_env(OneSeat("druids", level="told", rivals=["random"]), skip_render_check=True)
    with pytest.raises(ValueError, match="are none"):
        Game("druids", level="told", last=0)
