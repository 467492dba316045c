"""A table of Tigris & Euphrates: played, stored, told and previewed."""

from typing import Any

from ludarium import Luck, Record, apply, find, options
from ludarium.games.tigris import GAME
from ludarium.luck import NeedsLuck, NoLuck
from ludarium.table import Table
from ludarium.told import told
from tests.games.play import play_at_random

SECRET = bytes(32)


def table(seats: int = 2) -> Table:
    return Table(GAME, ["Anna", "Béla", "Carla", "Dénes"][:seats], {}, SECRET)


def test_a_whole_game_is_stored_and_loaded() -> None:
    played = play_at_random(table(3), 1)
    assert played.over
    lines = [str(happened.move) for happened in played.happened]
    again = Table.load(GAME, played.names, {}, SECRET, lines)
    assert again.told(None) == played.told(None)
    assert Record.parse(again.record(None)).replay().scores() == played.state.scores()


def test_the_record_of_a_running_game_tells_no_colours() -> None:
    running = table()
    swap = next(text for text in map(str, options(running.state)) if text.startswith("swap 3"))
    line = running.play(0, swap, 0)
    mine, theirs = (Record.parse(running.record(seat)).moves[0] for seat in (0, 1))
    assert str(mine) == line
    assert str(theirs) == "p1 swap 3 ; (p1 ? ? ?)"
    assert running.entries(0, 1)[0].events == ("p1 swaps 3", "p1 draws 3")


def test_a_preview_stops_where_luck_decides() -> None:
    running = table()
    laid = running.preview(0, "leader black F2", 0)
    assert laid.view["cells"]["F2"] == "1K"
    assert not laid.luck
    swap = next(text for text in map(str, options(running.state)) if text.startswith("swap"))
    assert running.preview(0, swap, 0).luck


def test_a_leader_may_be_taken_back_until_somebody_draws() -> None:
    running = table()
    running.play(0, "leader black F2", 0)
    running.undo(0, 1)
    assert "F2" not in running.told(0).view["cells"]
    running.play(0, "leader black F2", 2)
    running.play(0, "pass", 3)
    assert not running.may_undo(1)


def test_previews_of_a_busy_board_tell_what_would_follow() -> None:
    running = play_at_random(table(4), 5, 120)
    seat = running.state.asks[-1].seat
    choice, heard = Luck(3), 0
    texts = [str(a) for a in options(running.state)]
    for words in [texts[choice.below(len(texts), "preview")] for _ in range(20)]:
        preview = running.preview(seat, words, running.version)
        follows, chance = as_far_as_no_luck_is_needed(running.state.copy(), words)
        assert (preview.events, preview.luck) == (told(follows.news, seat), chance)
        assert chance or preview.view == GAME.view(follows, seat)
        heard += len(preview.events)
    assert heard > 0


def as_far_as_no_luck_is_needed(s: Any, words: str) -> tuple[Any, bool]:
    s.news = []
    try:
        apply(s, find(s, words), NoLuck())
    except NeedsLuck:
        return s, True
    return s, False


def test_a_preview_shows_nothing_that_it_had_to_guess() -> None:
    running = table()
    running.play(0, "leader black F2", 0)
    assert running.preview(0, "pass", 1).view["points"][1] is None, "luck decides what comes next"
    last = GAME.read("board: start\nhands: RRRRRR BBBBBB\npoints: 1/1/1/1 2/2/2/2\nbag: -", 2, {})
    running.state = last
    ended = running.preview(0, "swap 1 red", 1)
    assert (ended.view["ask"], ended.luck) == (None, False)
    assert ended.view["points"] == [[1, 1, 1, 1], None]
    running.play(0, "swap 1 red", 1)
    assert running.told(1).view["points"] == [[1, 1, 1, 1], [2, 2, 2, 2]]
