"""What a coach says of answers, and when it had rather say nothing."""

from collections.abc import Callable
from dataclasses import replace

from ludarium import Table, game, options
from ludarium.bots.appraisal import Appraisal, AtOnce
from ludarium.bots.at_once import at_once_of, seen_at_once, striking
from ludarium.bots.coach import (
    LOOKS,
    MOST,
    Advice,
    Verdict,
    as_sound,
    matters,
    milder,
    sound,
    thorough,
    verdict,
)
from ludarium.bots.mcts import Decision, Effort
from ludarium.games.druids.waltz import TOKENS_TO_CONQUER
from ludarium.luck import Luck

NOTHING = AtOnce()


def seen(
    words: str, visits: int, chance: float, error: float | None = None, at_once: AtOnce = NOTHING
) -> Appraisal:
    return Appraisal(words, visits, (chance, 1 - chance), error=error, at_once=at_once)


BEST, NEAR, FAR = seen("take 1", LOOKS, 0.6), seen("take 2", LOOKS, 0.58), seen("take 3", LOOKS, 0.4)


def test_what_was_hardly_looked_into_is_not_spoken_of() -> None:
    assert thorough([BEST, NEAR, FAR])
    assert not thorough([seen("take 1", LOOKS - 1, 0.6), NEAR])
    assert not thorough([BEST, Appraisal("take 2", 0, (0.0, 0.0))])  # there was no time to glance at it
    assert thorough([seen("pass", 2, 0.5)])  # there is nothing to choose


def test_sound_is_what_a_learner_does_as_well_with() -> None:
    assert [one.words for one in sound([BEST, NEAR, FAR], 0)] == ["take 1", "take 2"]
    assert [one.words for one in sound([BEST, seen("take 2", LOOKS, 0.56), FAR], 0)] == ["take 1", "take 2"]
    assert [one.words for one in sound([BEST, seen("take 2", LOOKS, 0.54), FAR], 0)] == ["take 1"]
    assert [one.words for one in sound([BEST, FAR], 0)] == ["take 1"]
    assert sound([], 0) == []


def test_of_what_is_as_good_that_is_told_which_brings_most_at_once() -> None:
    one, other = (seen(words, LOOKS, 0.58, at_once=AtOnce(1)) for words in ("take 2", "take 4"))
    far = seen("take 3", LOOKS, 0.4, at_once=AtOnce(5))
    less = seen("take 5", LOOKS, 0.56, at_once=AtOnce(2))  # not quite as good, so it comes last
    told = sound([BEST, one, other, less, far], 0)
    assert [one.words for one in told] == ["take 2", "take 4", "take 1", "take 5"]
    more = seen("take 6", LOOKS, 0.56, at_once=AtOnce(3))  # unless one sees why
    assert [one.words for one in sound([BEST, one, more, far], 0)] == ["take 6", "take 2", "take 1"]


def test_what_is_plainly_good_is_told_first_though_it_is_not_quite_the_best() -> None:
    plain, dear = (seen("take 2", LOOKS, worth, at_once=AtOnce(6)) for worth in (0.53, 0.5))
    assert [one.words for one in sound([BEST, plain], 0)] == ["take 2", "take 1"]
    assert [one.words for one in sound([BEST, dear], 0)] == ["take 1"]
    great, too_dear = (seen("take 2", LOOKS, worth, at_once=AtOnce(12)) for worth in (0.49, 0.47))
    assert [one.words for one in sound([BEST, great], 0)] == ["take 2", "take 1"]
    assert [one.words for one in sound([BEST, too_dear], 0)] == ["take 1"]


def test_nobody_is_blamed_for_what_one_sees_is_better() -> None:
    def mark(worth: float, points: int) -> str | None:
        given = seen("take 2", LOOKS, worth, 0.01, AtOnce(points))
        return verdict(1, "take 2", [seen("take 1", LOOKS, 0.6, 0.01), given], 0).mark

    assert [mark(0.45, 0), mark(0.45, 1), mark(0.3, 1)] == ["mistake", None, "mistake"]


def test_to_do_nothing_is_no_advice_beside_something_to_do() -> None:
    nothing = seen("pass", LOOKS, 0.6)
    assert [one.words for one in sound([nothing, NEAR, FAR], 0)] == ["take 2"]
    assert [one.words for one in sound([nothing, FAR], 0)] == ["pass"]
    dear = seen("build", LOOKS, 0.58, at_once=AtOnce(0, -1))  # it costs something for nothing
    assert [one.words for one in sound([nothing, dear], 0)] == ["pass"]


def test_of_what_is_as_good_that_is_told_which_keeps_most() -> None:
    every = [seen(f"commit {n}", LOOKS, worth, at_once=AtOnce(0, -n)) for n, worth in ((2, 0.6), (1, 0.58))]
    assert [one.words for one in sound(every, 0)] == ["commit 1", "commit 2"]


def test_what_was_soon_given_up_is_as_good_where_luck_cannot_be_the_reason() -> None:
    best = seen("take 1", 9 * LOOKS, 0.6)

    def first(visits: int, chance: float, error: float | None) -> str:
        return sound([best, seen("take 2", visits, chance, error, AtOnce(1))], 0)[0].words

    assert first(LOOKS, 0.6, 0.02) == "take 2"
    assert first(LOOKS, 0.6, 0.04) == "take 1"
    assert first(LOOKS - 1, 0.6, None) == "take 1"  # nobody knows how far that is off
    assert first(LOOKS, 0.58, 0.02) == "take 1"


def at_once(table: Table) -> Callable[[str], AtOnce]:
    seat = table.asked
    assert seat is not None
    return at_once_of(table.game, table.game.view(table.state, seat), seat)


def test_what_an_answer_brings_at_once_is_what_its_events_tell() -> None:
    table = Table(game("tigris"), ["Anna", "Bela"], {}, bytes(32))
    table.play(0, "leader black B1", 0)
    found = at_once(table)
    told = {words: found(words) for words in ("tile green A1", "tile green D1", "leader red C2", "pass")}
    # The king takes for a trader who is not there.
    assert told == {"tile green A1": AtOnce(2)} | dict.fromkeys(list(told)[1:], AtOnce())
    assert found("swap 2 red black") == AtOnce(0, -2)


def test_a_point_that_counts_in_the_end_is_told_before_others() -> None:
    position = "board: start|cells: F4 1K, F2 1B|turn: p1 1|hands: RKKBGG RKBBGG|points: 4/6/2/3 3/5/4/3"
    it = game("tigris")
    found = at_once_of(it, it.view(it.read(position.replace("|", "\n"), 2, {}), 0), 0)
    assert [found(words).points for words in ("tile blue E3", "tile black G4")] == [2, 1]


def test_what_plainly_gains_most_is_looked_into_to_the_end() -> None:
    position = "board: start|cells: F4 1K, F2 1B|turn: p1 1|hands: RKKBGG RKBBGG|points: 4/6/2/3 3/5/4/3"
    it = game("tigris")
    view = it.view(it.read(position.replace("|", "\n"), 2, {}), 0)
    assert striking(it, view, 0) == ["tile blue F1", "tile blue E2", "tile blue E3"]

    def visits(kept: list[str]) -> dict[str, int]:
        few = it.view(it.start(2, {}, 1), 0)
        decision = Decision(it, few, Luck(1), Effort(0.0, 150), reasons=True)
        return {one.words: one.visits for one in decision.appraise(kept)}

    *_, last = given_up = visits([])
    assert given_up[last] < max(given_up.values()) - 1
    kept = visits([last])
    assert kept[last] >= max(kept.values()) - 1  # the last look may not have come to it


def test_with_the_next_answer_of_the_turn() -> None:
    table = Table(game("tigris"), ["Anna", "Bela"], {}, bytes(32))
    found = at_once(table)
    assert [found(words).points for words in ("leader black B1", "tile green A1")] == [2, 0]
    assert {"tile green A1", "tile red A1"} <= set(
        found("leader black B1").follow_ups
    )  # the king takes for all
    assert found("tile green A1").follow_ups == ()  # nothing would gain anything
    assert [found(words).brings for words in ("leader black B1", "tile green A1")] == [1, 0]
    [one] = seen_at_once(table.game, table.game.view(table.state, 0), 0, [seen("leader black B1", 1, 0.5)])
    assert one.at_once == AtOnce(2)


def test_what_comes_only_once_is_not_spent_on_little() -> None:
    """A prophet doubles one city: for a small one it is promised only when hardly a tile is left."""
    it = game("ark")

    def follows(tiles: int) -> AtOnce:
        position = f"cN 0,0\nbag rEW*{tiles}\nask p1 PlaceTile cN"
        return at_once_of(it, it.view(it.read(position, 2, {}), 0), 0)("tile 0,-1 s")

    assert follows(60).follow_ups == ("follower c0",)
    assert follows(2).follow_ups == ("prophet c0",)


def test_a_certain_win_that_was_missed_is_a_mistake_even_where_one_is_likely_to_win() -> None:
    win, other = seen("take 1", LOOKS, 1.0), seen("take 2", LOOKS, 0.96)
    assert verdict(3, "take 2", [win, other], 0) == Verdict(3, "mistake", (), "take 1", wins=True)
    assert verdict(3, "take 1", [win, other], 0).mark == "good"
    assert not verdict(3, "take 2", [replace(win, worth=(0.99, 0.01)), other], 0).wins


def test_what_an_answer_makes_good_is_told_with_it() -> None:
    one = seen("take 1", LOOKS, 0.6, at_once=AtOnce(1, brings=3, follow_ups=("take 2", "take 3")))
    agreed = replace(one, words="take 4", plan="take 3")
    alone = replace(one, words="take 5", at_once=AtOnce(1, brings=3, follow_ups=("take 6",)))
    told = sound([one, agreed, alone, FAR], 0)
    assert [advice.follow_up for advice in told] == ["", "take 3", "take 6"]  # which of two is not clear
    assert [advice.points for advice in told] == [0, 3, 3]
    assert sound([BEST, FAR], 0) == [Advice(BEST.words)]


def test_of_an_unfinished_move_the_rest_is_told() -> None:
    part = AtOnce(unfinished=True)
    one = replace(seen("take 1", LOOKS, 0.6, at_once=part), plan="keep 1")
    gaining = replace(one, at_once=replace(part, brings=2))
    assert sound([gaining, FAR], 0) == [Advice("take 1", (), "keep 1", 0)]
    for unclear in ("pass", ""):
        assert [advice.follow_up for advice in sound([replace(one, plan=unclear), FAR], 0)] == [""]
    whole = replace(one, at_once=NOTHING)
    assert [advice.follow_up for advice in sound([whole, FAR], 0)] == [""]


def test_a_tile_is_a_part_of_a_move_and_an_action_of_two_is_a_whole_one() -> None:
    it = game("ark")
    tile = it.view(it.start(2, {}, 3), 0)
    first = next(iter(map(str, options(it.start(2, {}, 3)))))
    assert at_once_of(it, tile, 0)(first).unfinished
    table = Table(game("tigris"), ["Anna", "Bela"], {}, bytes(32))
    assert not at_once(table)("leader black B1").unfinished


def test_what_was_meant_to_follow_is_advised_where_it_is_as_good() -> None:
    assert [one.words for one in sound([BEST, NEAR, FAR], 0, meant="take 2")] == ["take 2", "take 1"]
    assert [one.words for one in sound([BEST, NEAR, FAR], 0, meant="take 3")] == ["take 1", "take 2"]
    less = seen("take 4", LOOKS, 0.53)  # not as good, but a plan is not dropped for a trifle
    assert [one.words for one in sound([BEST, less], 0, meant="take 4")] == ["take 4", "take 1"]
    assert [one.words for one in sound([BEST, less], 0)] == ["take 1"]


def test_where_as_much_is_gained_now_nothing_follows_from_an_answer() -> None:
    position = "board: start|cells: F4 1K, G4 k.|turn: p1 2|hands: RKKBGG RKBBGG"
    it = game("tigris")
    found = at_once_of(it, it.view(it.read(position.replace("|", "\n"), 2, {}), 0), 0)
    assert found("tile black G5").points == 4  # two, of a colour that is among the weakest
    assert found("tile black G5").follow_ups == found("leader red F2").follow_ups == ()


def test_what_comes_at_the_end_of_a_turn_anyway_does_not_count() -> None:
    """Nobody is advised to leave people idle because the round is scored then."""
    position = """round 2|phase people|order p2 p1|turn p1|status 4 p1 / 1 p2|temple 5 p1 / 2 p2
    |map cb p1 / ef p2|p1 people m-prayer-1; offerings 1; tasks t07 t34 t18
    |p2 tasks t02 t12 t32|tasks t36 t53 t20 t33
    |jewels 2 ring-1 comb-4"""
    it = game("borabora")
    view = it.view(it.read(position.replace("\n    ", "").replace("|", "\n"), 2, {}), 0)
    found = at_once_of(it, view, 0)
    assert found("pass") == found("use man prayer") == AtOnce()


def test_the_fights_of_a_turn_are_counted_once_whoever_is_asked_for_their_order() -> None:
    """A token each, and as many as a tree bears for the last one there."""
    it = game("druids")
    moon = "M1 1# 2R orange +5, M2 1# 4L black, M3 1# 4R purple, M4 1# 3L"
    sun = "S1 1# 4R black, S2 1# 5L orange, S3 1# 2L, S4 1# 4L purple"
    hands = "moon hand 2L, board 1R, draw 1, unseen 1L 2R 2R 3R 4L|" + (
        "sun hand 1L 3R, board 1L, draw 1, unseen 1R 2L 2R 3L 4R"
    )
    position = f"{moon}|{sun}|{hands}|ask p2 TakeTurn|".replace("|", "\n")
    found = at_once_of(it, it.view(it.read(position, 2, {}), 1), 1)
    assert found("waltz 1L S3").points == TOKENS_TO_CONQUER
    assert found("waltz 1L S2").points == 0  # the ring lies on orange
    assert found("jump orange").points == 0


def test_where_points_come_later_those_at_once_are_no_reason() -> None:
    it = game("borabora")
    position = """round 2|phase dice|order p1 p2|turn p1|map cb p1 / ef p2|p1 dice 3; offerings 1
    |p2 dice 1; offerings 2"""
    view = it.view(it.read(position.replace("\n    ", "").replace("|", "\n"), 2, {}), 0)
    assert at_once_of(it, view, 0)("die 3 fish") == AtOnce()


def test_what_a_task_asks_for_is_not_given_away_for_nothing() -> None:
    """Four offerings are asked for, and a god costs one of them."""
    it = game("borabora")

    def kept(offerings: int, words: str) -> int:
        position = f"""round 2|phase dice|order p1 p2|turn p1|map cb p1 / ef p2
        |p1 dice 3; cards white; offerings {offerings}; tasks t31 t07 t34|p2 dice 1; offerings 2"""
        rows = "\n".join(map(str.strip, position.split("|")))
        return at_once_of(it, it.view(it.read(rows, 2, {}), 0), 0)(words).kept

    assert [kept(n, "white card die 3 temple") for n in (4, 2, 5)] == [-1, -1, 0]
    assert kept(4, "die 3 temple") == 0


def test_every_answer_that_is_as_good_is_known_also_those_of_which_nothing_is_told() -> None:
    many = [seen(f"take {n}", LOOKS, 0.6 - n / 1000) for n in range(MOST + 2)]
    assert len(sound(many, 0)) == MOST
    assert as_sound([*many, FAR], 0) == [one.words for one in many]
    assert as_sound([], 0) == []


def test_it_matters_what_is_chosen_where_hardly_more_than_one_answer_is_good() -> None:
    def among(*chances: float, error: float = 0.02) -> bool:
        return matters([seen(f"take {n}", LOOKS, chance, error) for n, chance in enumerate(chances)], 0)

    assert among(0.6, 0.5, 0.4)
    assert among(0.6, 0.58, 0.4)
    assert not among(0.6, 0.59, 0.58, 0.4)  # there are several
    assert not among(0.6, 0.54, 0.4)  # it may be luck
    assert not among(0.6, 0.5, error=0.06)
    assert not among(0.6, 0.58)
    assert not among(0.6)
    assert not matters([], 0)


def test_where_all_win_the_greatest_lead_is_sound() -> None:
    """By chances alone it would be luck which of them is the best."""
    little, much, more = (
        Appraisal(words, LOOKS, (chance, 1 - chance), lead=lead)
        for words, chance, lead in (("take 1", 0.999, 4.0), ("take 2", 0.99, 6.0), ("take 5", 0.98, 6.1))
    )
    assert [one.words for one in sound([little, much, more], 0)] == ["take 2", "take 5"]
    less = Appraisal("take 3", LOOKS, (0.001, 0.999), lead=-4.0)
    assert sound([Appraisal("take 1", LOOKS, (0.002, 0.998), lead=-6.0), less], 0)[0].words == "take 3"
    open_yet = Appraisal("take 4", LOOKS, (0.9, 0.1), lead=3.0)
    assert [one.words for one in sound([little, much, open_yet], 0)] == ["take 1", "take 2"]


def test_where_all_win_what_gives_points_away_is_not_praised() -> None:
    best, near, far = (
        Appraisal(words, LOOKS, (0.99, 0.01), lead=lead, error=0.01)
        for words, lead in (("take 1", 4.0), ("take 2", 3.95), ("take 3", 3.0))
    )
    marks = [verdict(1, one.words, [best, near, far], 0).mark for one in (best, near, far)]
    assert marks == ["good", "good", None]


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


def test_what_gives_a_little_away_is_inaccurate() -> None:
    best, less = seen("take 1", LOOKS, 0.6, 0.01), seen("take 3", LOOKS, 0.53, 0.01)
    judged = verdict(1, "take 3", [best, less], 0)
    assert (judged.mark, judged.better) == ("inaccurate", "take 1")
    assert verdict(1, "take 3", [best, replace(less, error=0.02)], 0).mark == "inaccurate"
    assert verdict(1, "take 3", [best, replace(less, error=0.025)], 0).mark is None  # luck is too near to it
    assert verdict(1, "take 3", [best, seen("take 3", LOOKS, 0.56, 0.01)], 0).mark == "good"


def test_what_is_blamed_is_blamed_twice() -> None:
    good, unsaid, slip, mistake = (Verdict(1, mark) for mark in ("good", None, "inaccurate", "mistake"))
    assert [milder(one, mistake).mark for one in (good, unsaid, slip, mistake)] == [
        None,
        None,
        "inaccurate",
        "mistake",
    ]
    assert [milder(one, slip).mark for one in (unsaid, slip, mistake)] == [None, "inaccurate", "inaccurate"]
    assert milder(mistake, good).mark == "good"


def test_what_may_be_luck_is_no_mistake() -> None:
    best = seen("take 1", LOOKS, 0.6, 0.05)
    judged = verdict(1, "take 3", [best, seen("take 3", LOOKS, 0.4, 0.06)], 0)
    assert (judged.mark, judged.better) == ("mistake", "take 1")
    assert verdict(1, "take 3", [best, seen("take 3", LOOKS, 0.4, 0.1)], 0).mark is None
    soon_given_up = seen("take 2", 1, 0.9)
    assert verdict(1, "take 1", [best, FAR, soon_given_up], 0).mark == "good"
