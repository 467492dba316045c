"""What a coach says of answers, and when it had rather say nothing."""

from ludarium import Table, game
from ludarium.bots.appraisal import Appraisal
from ludarium.bots.coach import LOOKS, AtOnce, at_once_of, sound, thorough, verdict


def seen(words: str, visits: int, chance: float, error: float | None = None) -> Appraisal:
    return Appraisal(words, visits, (chance, 1 - chance), error=error)


BEST, NEAR, FAR = seen("take 1", LOOKS, 0.6), seen("take 2", LOOKS, 0.58), seen("take 3", LOOKS, 0.4)


def test_what_was_hardly_looked_into_is_not_spoken_of() -> None:
    assert thorough([BEST, NEAR, FAR])
    assert not thorough([seen("take 1", LOOKS - 1, 0.6), NEAR])
    assert not thorough([BEST, Appraisal("take 2", 0, (0.0, 0.0))])  # there was no time to glance at it
    assert thorough([seen("pass", 2, 0.5)])  # there is nothing to choose


def test_sound_is_what_is_as_good_as_the_best() -> None:
    assert [one.words for one in sound([BEST, NEAR, FAR], 0)] == ["take 1", "take 2"]
    assert [one.words for one in sound([BEST, seen("take 2", LOOKS, 0.56), FAR], 0)] == ["take 1"]
    assert [one.words for one in sound([BEST, FAR], 0)] == ["take 1"]
    assert sound([], 0) == []


def test_of_what_is_as_good_that_is_told_which_brings_most_at_once() -> None:
    at_once = {"take 1": 0, "take 2": 1, "take 3": 5, "pass": 1}
    every = [BEST, NEAR, seen("pass", LOOKS, 0.58), FAR]
    assert [one.words for one in sound(every, 0, lambda words: AtOnce(at_once[words]))] == ["take 2", "pass"]


def test_of_what_is_as_good_that_is_told_which_keeps_most() -> None:
    kept = {"take 1": 0, "take 2": 0, "pass": 1}
    every = [BEST, NEAR, seen("pass", LOOKS, 0.58)]
    assert [one.words for one in sound(every, 0, lambda words: AtOnce(0, kept[words]))] == ["pass"]


def test_what_was_soon_given_up_is_as_good_where_luck_cannot_be_the_reason() -> None:
    at_once = {"take 1": 0, "take 2": 1, "pass": 1}
    best, second = seen("take 1", 9 * LOOKS, 0.6), seen("take 2", LOOKS, 0.6, 0.02)

    def told(*others: Appraisal) -> list[str]:
        found = sound([best, *others], 0, lambda words: AtOnce(at_once[words]))
        return [one.words for one in found]

    assert told(second) == ["take 2"]
    assert told(seen("take 2", LOOKS, 0.6, 0.04)) == ["take 1"]
    assert told(seen("take 2", LOOKS - 1, 0.6)) == ["take 1"]  # nobody knows how far that is off
    assert told(seen("take 2", LOOKS, 0.58, 0.02)) == ["take 1"]


def test_what_an_answer_brings_at_once_is_what_its_events_tell() -> None:
    table = Table(game("tigris"), ["Anna", "Bela"], {}, bytes(32))
    table.play(0, "leader black B1", 0)
    found = at_once_of(table.game, table.game.view(table.state, 0), 0)
    assert {words: found(words).points for words in ("tile green A1", "tile green D1", "leader red C2")} == {
        "tile green A1": 1,  # the king takes for a trader who is not there
        "tile green D1": 0,
        "leader red C2": 0,
    }
    theirs = at_once_of(table.game, table.game.view(table.state, 0), 1)
    assert theirs("tile green A1") == AtOnce(-1)
    assert found("swap 2 red black") < found("pass")


def test_where_all_win_the_greatest_lead_is_sound() -> None:
    """By chances alone it would be luck which of them is the best."""
    little, much, more = (
        Appraisal(words, LOOKS, (chance, 1 - chance), lead=lead)
        for words, chance, lead in (("take 1", 0.999, 4.0), ("take 2", 0.99, 6.0), ("pass", 0.98, 6.1))
    )
    assert [one.words for one in sound([little, much, more], 0)] == ["take 2", "pass"]
    less = Appraisal("take 3", LOOKS, (0.001, 0.999), lead=-4.0)
    assert sound([Appraisal("take 1", LOOKS, (0.002, 0.998), lead=-6.0), less], 0)[0].words == "take 3"
    open_yet = Appraisal("take 4", LOOKS, (0.9, 0.1), lead=3.0)
    assert [one.words for one in sound([little, much, open_yet], 0)] == ["take 1", "take 2"]


def test_where_it_does_not_matter_nothing_is_said() -> None:
    last = [Appraisal(words, LOOKS, (1.0, 0.0), lead=27.4) for words in ("take 1", "take 2")]
    unseen = Appraisal("take 3", 0, (0.9, 0.1))
    assert sound([*last, unseen], 0) == []
    assert verdict(1, "take 1", last, 0).mark is None
    assert sound([*last, Appraisal("take 3", LOOKS, (1.0, 0.0), lead=27.2)], 0)
    assert [one.words for one in sound([last[0]], 0)] == ["take 1"]  # there is no other


def test_a_mistake_gives_a_good_deal_away() -> None:
    every = [BEST, NEAR, FAR]
    assert [verdict(1, one.words, every, 0).mark for one in every] == ["good", "good", "mistake"]
    assert verdict(1, "take 1", [], 0).mark is None


def test_what_may_be_luck_is_no_mistake() -> None:
    best = seen("take 1", LOOKS, 0.6, 0.05)
    assert verdict(1, "take 3", [best, seen("take 3", LOOKS, 0.4, 0.06)], 0).mark == "mistake"
    assert verdict(1, "take 3", [best, seen("take 3", LOOKS, 0.4, 0.1)], 0).mark is None
    soon_given_up = seen("take 2", 1, 0.9)
    assert verdict(1, "take 1", [best, FAR, soon_given_up], 0).mark == "good"
