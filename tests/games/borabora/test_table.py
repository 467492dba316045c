"""A table of Bora Bora: played, stored, told and previewed."""

from ludarium import Record, options
from ludarium.games.borabora import GAME
from ludarium.table import Table
from tests.games.play import play_at_random

SECRET = bytes(range(32))


def table(seats: int = 2) -> Table:
    return Table(GAME, ["Anna", "Béla", "Carla", "Dénes"][:seats], {}, SECRET)


def words(running: Table) -> list[str]:
    return [str(action) for action in options(running.state)]


def play_to(running: Table, question: str, seed: int = 1) -> Table:
    while type(running.state.asks[-1]).__name__ != question:
        play_at_random(running, seed, 1)
    return running


def test_a_whole_game_is_stored_and_loaded() -> None:
    played = play_at_random(table(3), 1)
    assert played.over
    lines = [str(happened.move) for happened in played.happened]
    again = Table.load(GAME, played.names, {}, SECRET, lines)
    assert again.told(None) == played.told(None)
    assert Record.parse(again.record(None)).replay().scores() == played.state.scores()


def test_a_card_from_the_deck_is_its_owners_secret() -> None:
    running = play_to(table(), "Fire")
    seat = running.state.asks[-1].seat
    drawn = running.play(seat, "fire card deck shell", running.version).split(" ; ")[1]
    assert drawn.startswith(f"(p{seat + 1} ")
    mine, theirs = (Record.parse(running.record(one)).moves[-1] for one in (seat, 1 - seat))
    assert str(mine).split(" ; ")[1].split(")")[0] == drawn.split(")")[0]
    assert str(theirs).split(" ; ")[1].startswith(f"(p{seat + 1} ?)")
    told = running.entries(1 - seat, running.version - 1)[-1].events
    assert f"p{seat + 1} draws a card" in told


def test_the_start_hands_are_secret() -> None:
    setup = Record.parse(table().record(0)).setup
    assert [outcome.text == "?" for outcome in setup[-4:]] == [False, False, True, True]


def test_a_preview_stops_where_luck_decides() -> None:
    running = play_to(table(), "PlaceDie")
    seat = running.state.asks[-1].seat
    fishing = next(text for text in words(running) if text.endswith("fish"))
    shown = running.preview(seat, fishing, running.version)
    assert shown.view["boards"][seat]["score"] == running.state.boards[seat].score + 2
    assert not shown.luck
    running = play_to(table(), "Fire")
    assert running.preview(running.state.asks[-1].seat, "fire card deck shell", running.version).luck


def test_a_die_may_be_taken_back_until_somebody_draws() -> None:
    running = play_to(table(), "PlaceDie")
    seat = running.state.asks[-1].seat
    before = running.told(seat).view
    running.play(seat, next(text for text in words(running) if text.endswith("helper")), running.version)
    running.undo(seat, running.version)
    assert running.told(seat).view == before
    running.play(seat, next(text for text in words(running) if text.endswith("helper")), running.version)
    card = next((text for text in words(running) if text == "card deck"), "point")
    running.play(seat, card, running.version)
    assert running.may_undo(seat) == (card == "point")


def test_the_set_up_is_told_to_everybody() -> None:
    begun = table()
    [entry] = begun.entries(-1, None)
    assert [text.split(" ")[0] for text in entry.events].count("display") == 5
    assert entry == begun.entries(-1, 0)[0]
