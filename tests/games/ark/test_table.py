"""A table of The Ark of the Covenant: played, stored, told, previewed and taken back."""

from ludarium import Luck, Record, options
from ludarium.games.ark import GAME
from ludarium.table import Table
from tests.games.play import play_at_random

SECRET = bytes(32)


def table(seats: int = 2) -> Table:
    return Table(GAME, ["Anna", "Béla", "Carla", "Dénes", "Edit"][:seats], {}, SECRET)


def test_a_whole_game_is_stored_and_loaded() -> None:
    played = play_at_random(table(5), 1)
    assert played.over
    lines = [str(happened.move) for happened in played.happened]
    again = Table.load(GAME, played.names, {}, SECRET, lines)
    assert again.told(None) == played.told(None)
    assert Record.parse(again.record(None)).replay().scores() == played.state.scores()


def test_the_draw_stands_behind_the_move_that_ends_the_turn() -> None:
    running = table()
    laid = running.play(0, str(options(running.state)[0]), 0)
    passed = running.play(0, "pass", 1)
    assert laid.startswith("p1 tile ")
    assert ";" not in laid
    assert passed == f"p1 pass ; {running.told(1).view['ask']['tile']}"
    assert running.entries(1, 1)[0].events[-1] == f"p2 draws {running.told(1).view['ask']['tile']}"


def test_a_tile_may_be_taken_back_until_the_next_is_drawn() -> None:
    running = table()
    before = running.told(0).view
    running.play(0, str(options(running.state)[0]), 0)
    running.undo(0, 1)
    assert running.told(0).view == before
    running.play(0, str(options(running.state)[0]), 2)
    running.play(0, "pass", 3)
    assert not running.may_undo(0)


def test_previews_show_what_follows_up_to_the_draw() -> None:
    running = play_at_random(table(3), 5, 60)
    seat = running.state.asks[-1].seat
    choice = Luck(3)
    texts = [str(action) for action in options(running.state)]
    for words in [texts[choice.below(len(texts), "preview")] for _ in range(20)]:
        before = running.told(seat).view
        preview = running.preview(seat, words, running.version)
        assert preview.view != before
        assert running.told(seat).view == before


def test_a_preview_of_a_follower_stops_before_the_draw() -> None:
    running = table()
    running.play(0, str(options(running.state)[0]), 0)
    follower = next(text for text in map(str, options(running.state)) if text.startswith("follower"))
    preview = running.preview(0, follower, 1)
    assert preview.luck
    assert preview.view["followers"] == [6, 7]
