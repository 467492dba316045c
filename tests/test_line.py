"""A line: the same moves and the same luck are the same game, on the table, from a text and from a record."""

from random import Random
from typing import Any

import pytest

from ludarium import Illegal, Luck, Record, Table, game
from ludarium.contract import Game
from ludarium.core import ALL, apply, options
from ludarium.line import MOST_MOVES, Line, TooLong
from ludarium.luck import LuckError
from ludarium.registry import names

GAMES = ["druids", "tigris", "ark", "borabora"]
COLOURS = ["red", "black", "blue", "green"]


def line_of(name: str, moves: int, seed: str = "a") -> Line:
    """Random answers."""
    it, pen = game(name), Random(name + seed)
    line = Line.new(it, it.seats[0], seed=seed)
    while line.now.asks and len(line) < moves:
        line = line.play(str(pen.choice(options(line.now))))
    return line


def outcomes(line: Line) -> list[list[str]]:
    return [[one.text for one in move.luck] for move in line.moves]


@pytest.mark.parametrize("name", GAMES)
def test_luck_that_was_written_down_gives_the_same_game(name: str) -> None:
    line = line_of(name, 60)
    again = Line.new(line.game, line.players, seed="a")
    for move, luck in zip(line.moves, outcomes(line), strict=True):
        again = again.play(move.words, luck)
    assert again.position == line.position
    assert again.told(ALL) == line.told(ALL)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_luck_again_and_another_seed_another(name: str) -> None:
    line = line_of(name, 60)
    again = Line.new(line.game, line.players, seed="a")
    for move in line.moves:
        again = again.play(move.words)
    assert outcomes(again) == outcomes(line)
    assert Line.new(line.game, line.players, seed="b").position != line.at(0).position or name == "ark"


@pytest.mark.parametrize("name", GAMES)
def test_any_moment_is_as_it_was(name: str) -> None:
    line = line_of(name, 0)
    seen = [line.position]
    pen = Random(name)
    while line.now.asks and len(line) < 50:
        line = line.play(str(pen.choice(options(line.now))))
        seen.append(line.position)
    assert [line.at(n).position for n in range(len(line) + 1)] == seen
    assert line.back().position == seen[-2]
    assert line.at(0).back().position == seen[0]
    with pytest.raises(IndexError):
        line.at(len(line) + 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_gone_on_with(name: str) -> None:
    line = line_of(name, 30)
    read = Line.read(line.game, line.position, line.players, line.options)
    assert read.position == line.position
    words = str(options(line.now)[0])
    after = line.play(words)
    assert read.play(words, outcomes(after)[-1]).position == after.position
    state = line.state()
    apply(state, options(state)[0], Luck(1))
    assert line.position == read.position  # nobody changes a line


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_gone_on_with_from_any_move(name: str) -> None:
    it, pen = game(name), Random(name)
    table = Table(it, ["Anna"] * it.seats[0], {}, bytes(32))
    for v in range(20):
        assert table.asked is not None
        table.play(table.asked, str(pen.choice(options(table.state))), v)
    record = Record.parse(str(table._written(table.point)))
    line = Line.of(record, 12)
    for move in record.moves[12:]:
        line = line.play(move.words, [one.text for one in move.luck])
    assert line.position == it.write(table.state)


@pytest.mark.parametrize("name", GAMES)
def test_eyes_see_what_a_table_tells_them(name: str) -> None:
    line = line_of(name, 12)
    seat = line.now.asks[-1].seat
    mine, theirs, every = (line.told(eyes) for eyes in (seat, None, ALL))
    assert mine.view == line.game.view(line.now, seat)
    assert theirs.view == line.game.view(line.now, None)
    assert mine.options == every.options
    assert theirs.options is None
    assert [one.words for one in line.entries(ALL)] == [move.words for move in line.moves]
    assert line.entries(None, 10) == line.entries(None)[10:]


@pytest.mark.parametrize("name", GAMES)
def test_what_would_follow_is_told(name: str) -> None:
    line = line_of(name, 12)
    seat = line.now.asks[-1].seat
    words = str(options(line.now)[0])
    for eyes in (seat, ALL):
        found = line.preview(words, eyes)
        if not found.luck:
            assert found.view == line.play(words).told(eyes).view
        assert len(line.effects(eyes).numbers) == len(options(line.now))


def test_hidden_things_are_told_to_eyes_that_see_all() -> None:
    line = line_of("tigris", 60)
    news = [news for one in line.happened for news in one.news if news.public is not None]
    told = {text for entry in line.entries(ALL) for text in entry.events}
    assert news
    assert {one.text for one in news} <= told
    assert not {one.text for one in news} & {text for one in line.entries(None) for text in one.events}


def test_what_cannot_be_is_refused() -> None:
    line = Line.new(game("druids"), 2)
    with pytest.raises(Illegal, match="'fly' is not an option"):
        line.play("fly")
    first = str(options(line.now)[0])
    with pytest.raises(LuckError, match="nothing wants 5L"):
        line.play(first, ["5L"])
    drawn = next(one for one in (line_of("druids", n) for n in range(1, 40)) if outcomes(one)[-1])
    with pytest.raises(LuckError):
        drawn.back().play(drawn.moves[-1].words, [])
    with pytest.raises(LuckError):
        drawn.back().play(drawn.moves[-1].words, ["9L"])


def over(it: Game[Any]) -> Line:
    line, pen = Line.new(it, it.seats[0]), Random(1)
    while line.now.asks:
        line = line.play(str(pen.choice(options(line.now))))
    return line


def test_after_the_end_nobody_is_asked() -> None:
    line = over(game("druids"))
    assert line.told(0).over
    assert line.told(0).scores is not None
    with pytest.raises(Illegal, match="nobody is asked"):
        line.effects(0)
    with pytest.raises(Illegal, match="nobody is asked"):
        line.play("pass")


def test_a_line_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.line.MOST_MOVES", 3)
    line = line_of("druids", 3)
    with pytest.raises(TooLong):
        line.play(str(options(line.now)[0]))
    assert MOST_MOVES > 3


def test_every_installed_game_has_lines() -> None:
    for name in names():
        it = game(name)
        line = Line.new(it, it.seats[0])
        assert line.play(str(options(line.now)[0])).back().position == line.position


@pytest.mark.parametrize("name", GAMES)
def test_luck_may_be_decided_draw_by_draw(name: str) -> None:
    """Whatever is chosen of what there is comes, and with the choices of the seed it is the same game."""
    line, pen, chosen = line_of(name, 0), Random(name), 0
    while line.now.asks and len(line) < 60:
        words, given = str(pen.choice(options(line.now))), list[str]()
        as_it_comes = [one.text for one in line.play(words).moves[-1].luck]
        for n, outcome in enumerate(as_it_comes):
            draw = line.next_draw(words, as_it_comes[:n])
            assert draw is not None and draw.pool[outcome] > 0
        assert line.next_draw(words, as_it_comes) is None
        while draw := line.next_draw(words, given):
            given.append(pen.choice(sorted(draw.pool)))
            chosen += 1
        line = line.play(words, given)
        assert [one.text for one in line.moves[-1].luck] == given
    assert chosen > 5


def test_luck_gives_neither_what_is_not_there_nor_more_than_is_wanted() -> None:
    line = Line.new(game("tigris"), 2, seed="a")
    swap = next(words for words in map(str, options(line.now)) if words.startswith("swap 2"))
    draw = line.next_draw(swap, ["red"])
    assert draw is not None and draw.purpose == "p1 draws" and set(draw.pool) <= set(COLOURS)
    with pytest.raises(LuckError):
        line.next_draw(swap, ["purple"])
    with pytest.raises(LuckError):
        line.next_draw(swap, ["red"] * 3)
    with pytest.raises(Illegal):
        line.next_draw("fly", [])
