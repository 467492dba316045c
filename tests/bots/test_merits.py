"""Why an answer is better: parts that add up, that are sure, and that a person would name as well."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games.druids.positions import WINS_NOW
from tests.games.play import random_states

from ludarium import Luck, bots, game, options
from ludarium.bots.appraisal import Appraisal, Merit
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.known import knowledge_of
from ludarium.bots.mcts import Decision, Effort
from ludarium.bots.merits import FEWEST, LEAST, MOST_PARTS, Difference, End, amounts, contributions, shares
from ludarium.core import apply, sample
from ludarium.games.druids.places import NAME

SEATS = [("druids", 2), ("tigris", 3), ("ark", 4), ("borabora", 3)]
GAMES = [name for name, _ in SEATS]
WORDS = Path(__file__).parent.parent.parent / "client/src"
LANGS = ["en", "hu", "de"]


def choice(name: str, players: int) -> Any:
    """A position in the middle of a game where there is a little to choose."""
    found = [s for s in random_states(name, players) if 1 < len(options(s)) < 20]
    return found[len(found) // 2]


def end_of(known: Knowledge[Any], s: Any) -> End:
    account = known.account(s)
    assert account is not None
    return End(known.worth(s), account, account.leads())


def decision(name: str, s: Any, given: str = "", iterations: int = 48) -> Decision:
    it = game(name)
    view = it.view(s, s.asks[-1].seat)
    return Decision(it, view, Luck(1), Effort(1e6, iterations), never_given_up=given, reasons=True)


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_the_parts_add_up_to_the_difference_of_the_chances(name: str, players: int) -> None:
    it = decision(name, choice(name, players))
    it.appraise()
    assert it.looks is not None
    first, second = [it.looks.ends[one.place] for one in it.candidates[:2]]
    both = [n for n in first if n in second]
    chance = [sum(ends[n].chances[it.seat] for n in both) / len(both) for ends in (first, second)]
    places = [one.place for one in it.candidates[:2]]

    assert len(both) >= FEWEST
    whole = it.looks.difference(places[0], places[1:]).whole()
    assert whole == pytest.approx(chance[0] - chance[1], abs=1e-9)


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in game(name).seats])
def test_they_do_between_any_two_positions(name: str, players: int) -> None:
    known, states = knowledge_of(name), random_states(name, players)
    ends = [end_of(known, s) for s in states[:: len(states) // 5]]
    for one in ends:
        for other in ends:
            for seat in range(players):
                found = contributions(seat, one, other)
                assert sum(found.values()) == pytest.approx(one.chances[seat] - other.chances[seat], abs=1e-9)
                back = contributions(seat, other, one)
                assert {part: -chance for part, chance in back.items()} == pytest.approx(found, abs=1e-9)


def test_it_is_told_how_much_it_is_where_people_count_it() -> None:
    told = {}
    for name, players in SEATS:
        it = decision(name, choice(name, players))
        it.appraise()
        assert it.looks is not None
        places = [one.place for one in it.candidates[:2]]
        found = it.looks.difference(places[0], places[1:])
        assert set(found.amounts) <= set(found.chance)
        told[name] = bool(found.amounts)
    assert told == {"druids": True, "tigris": False, "ark": True, "borabora": True}


def test_they_are_those_of_the_two_ends() -> None:
    known, states = knowledge_of("ark"), random_states("ark", 3)
    one, other = (end_of(known, s) for s in (states[10], states[40]))
    found = amounts(1, [(one, other)])
    ours, theirs = [end.account for end in (one, other)]
    assert ours is not None and theirs is not None
    assert found["cities"] == pytest.approx(ours.of(1)["cities"] - theirs.of(1)["cities"])
    both = sum(ours.of(seat)["roads"] - theirs.of(seat)["roads"] for seat in (0, 2))
    assert found["rivals-roads"] == pytest.approx(both)
    assert amounts(1, [(one, other), (one, one)])["cities"] == pytest.approx(found["cities"] / 2)
    over = End([1.0, 0.0, 0.0], None, [0.1, -0.1, -0.1])
    assert amounts(1, [(one, other), (over, one)]) == pytest.approx(found)


def test_where_amounts_do_not_say_what_the_chance_says_they_are_not_told() -> None:
    found = always(roads=0.06, cities=0.05)
    found.add_amounts({"roads": 3.0, "cities": -1.0}, 0.5)
    found.add_amounts({"roads": 4.0, "cities": 0.5}, 0.5)
    assert [(one.part, one.amount) for one in found.merits()] == [("roads", 3.5), ("cities", None)]


def test_trees_are_counted_by_what_lies_on_them() -> None:
    one, other = (game("druids").read(BARE_TREE, 2, {}) for _ in range(2))
    other.tokens[NAME.index("M1")] += 2
    known = knowledge_of("druids")
    ends = (end_of(known, one), end_of(known, other))
    found = amounts(0, [ends])
    assert {part: more for part, more in found.items() if more} == {"tokens": 2.0}
    assert amounts(1, [ends])["rivals-tokens"] == 2.0
    sources = {source for (part, source), chance in shares(0, *ends).items() if part == "tokens" and chance}
    assert sources == {"M1"}


def test_what_brings_most_of_a_part_is_named() -> None:
    found = always(tokens=0.06, wars=0.06, hand=-0.06)
    found.add_sources([{("tokens", "M1"): 0.05, ("tokens", "M2"): 0.01, ("wars", "red"): 0.03}], 1.0)
    found.add_sources([{("wars", "blue"): 0.03, ("hand", ""): -0.06}], 1.0)
    assert {one.part: one.source for one in found.merits()} == {"tokens": "M1", "wars": ""}


def test_where_a_game_is_over_the_win_is_the_reason() -> None:
    known, s = knowledge_of("druids"), game("druids").start(2, {}, 1)
    going_on, won = end_of(known, s), End([1.0, 0.0], None, [0.1, -0.1])
    assert contributions(0, won, going_on) == {"over": 1 - known.worth(s)[0]}


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_the_same_seed_tells_the_same_and_thinks_the_same_as_without(name: str, players: int) -> None:
    s = choice(name, players)
    view = game(name).view(s, s.asks[-1].seat)

    def found(reasons: bool) -> list[Appraisal]:
        return bots.appraise(name, view, 1e6, 7, iterations=12, reasons=reasons)

    told = found(True)
    assert told == found(True)
    assert [(one.words, one.worth) for one in told] == [(one.words, one.worth) for one in found(False)]
    assert told[0].why is not None and all(one.why is None for one in found(False))


# What is told.


def looked(*looks: dict[str, float]) -> Difference:
    difference = Difference()
    difference.add(looks, 1.0)
    return difference


def always(**chances: float) -> Difference:
    return looked(*[chances] * 5)


def test_at_most_two_parts_are_told_the_weightiest_first() -> None:
    told = always(roads=0.03, cities=0.06, fields=0.05, temples=-0.04).merits()
    assert told == (Merit("cities", True, 0.06), Merit("fields", True, 0.05))


def test_what_rivals_have_less_of_speaks_for_an_answer() -> None:
    assert always(**{"rivals-roads": 0.05}).merits() == (Merit("rivals-roads", False, 0.05),)
    assert always(**{"rivals-roads": -0.05}).merits() == (Merit("rivals-roads", True, -0.05),)


def test_a_part_is_told_once_of_whoever_it_matters_more_to() -> None:
    told = always(**{"roads": 0.06, "rivals-roads": 0.05, "fields": 0.03}).merits()
    assert [one.part for one in told] == ["roads", "fields"]
    told = always(**{"roads": 0.04, "rivals-roads": 0.05}).merits()
    assert [one.part for one in told] == ["rivals-roads"]


def test_a_part_of_two_per_cent_is_not_worth_a_word() -> None:
    assert always(roads=LEAST, cities=LEAST).merits() == ()
    assert always(roads=LEAST + 0.001).merits()


def test_nothing_is_told_of_answers_that_are_alike_in_the_end() -> None:
    assert always(roads=0.06, cities=-0.05).merits() == ()


def test_a_table_has_all_parts_for_and_against_but_what_is_little_or_may_be_luck() -> None:
    parts = always(**{"roads": 0.01, "rivals-roads": 0.05, "cities": -0.04, "fields": 0.005}).parts()
    assert parts == (
        Merit("rivals-roads", False, 0.05),
        Merit("cities", False, -0.04),
        Merit("roads", True, 0.01),
    )
    assert looked({"roads": 0.17}, {"roads": -0.07}).parts() == ()
    assert len(always(**{f"part-{n}": 0.02 for n in range(20)}).parts()) == MOST_PARTS


def test_what_may_be_luck_is_not_told() -> None:
    unsure = [{"roads": 0.05 + by} for by in (0.12, -0.12, 0.1, -0.1)]
    sure = [{"roads": 0.05 + by} for by in (0.02, -0.02, 0.01, -0.01)]
    assert looked(*unsure).merits() == ()
    assert [one.part for one in looked(*sure).merits()] == ["roads"]


# What a person sees as well.

BARE_TREE = """
M1 1# 2R orange, M2 1# 4L black, M3 1# 4R purple, M4 1# 3L
S1 - black, S2 1# 5L orange, S3 1# 2L, S4 1# 4L purple
moon hand 2L, board 1R, draw 1, unseen 1L 2R 2R 3R 4L
sun hand 1L 5R, board 1L, draw 1, unseen 1R 2L 2R 3L
ask p2 TakeTurn
"""
REVOLT = """
board: start
cells: F2 1K, G3 r., G2 k.
turn: p2 2
hands: RRGGBB RGGBBB
points: 0/5/5/5 0/5/5/5
"""
OPEN_CITY = """
cN.rEW 0,0
cNS 0,-1 n p1@c0
cNS+1 0,-2 n
cNS+1 0,-3 n
bag rEW*9 cN*2 cN.rEW*6 rSW*9
ask p1 PlaceTile cN+1
"""
BUILDING = """
round 2
phase dice
order p1 p2
turn p1
map ef p2 / cb p1
p1 dice 4; ritual r1 r2 r5; offerings 1
p2 dice 1 6; offerings 2
"""


@pytest.mark.parametrize(
    ("name", "position", "before", "good", "bad", "part"),
    [
        ("druids", BARE_TREE, [], "waltz 1L S1", "jump orange", "trees"),
        ("tigris", REVOLT, ["leader black G4", "commit 1"], "commit 1", "commit 0", "revolts"),
        ("ark", OPEN_CITY, [], "tile 0,-4 s", "tile 0,1 w", "cities"),
        ("borabora", BUILDING, [], "die 4 build", "die 4 fish", "buildings"),
    ],
    ids=GAMES,
)
def test_the_plain_reason_is_named(  # noqa: PLR0913, PLR0917 - a position, two answers and what tells them apart
    name: str, position: str, before: Sequence[str], good: str, bad: str, part: str
) -> None:
    it = game(name)
    s = it.read(position, 2, {})
    for words in before:
        it.play(s, words, Luck(1))
    found = {one.words: one for one in decision(name, s, bad, 60).appraise()}
    why = found[good].why

    assert why and (why[0].part, why[0].more) == (part, True)
    assert why[0].chance > LEAST


def test_it_is_hard_to_say_where_all_answers_are_alike() -> None:
    """In whichever order these three fight."""
    it = game("druids")
    s = it.read(BARE_TREE, 2, {})
    it.play(s, "waltz 1L S1", Luck(1))
    found = decision("druids", s).appraise()
    assert [one.words.split(" ")[0] for one in found] == ["fight"] * len(found)
    assert [one.why for one in found] == [()] * len(found)


def words(folder: str, lang: str) -> str:
    return (WORDS / folder / f"{lang}.ftl").read_text(encoding="utf-8")


def parts_of(name: str) -> set[str]:
    account = knowledge_of(name).account(game(name).start(2, {}, 1))
    assert account is not None
    return {*account.parts, *([account.rest] if account.rest else [])}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_words_for_more_and_for_less(name: str, lang: str) -> None:
    """In a sentence of its game or of the page; or it is named, and the page has the rest of the sentence."""
    own, page = words(f"games/{name}/why", lang), words("i18n/later/why", lang)
    two = r"\{ \$more ->\n {8}\[yes\] (.+?)\n {7}\*\[no\] (.+?)\n {4}\}$"
    form = re.compile(rf"^(?:{name}-)?merit-([a-z]+) = {two}", re.M | re.S)
    found = {part: (more, less) for part, more, less in form.findall(own + page)}
    for kind, part, what in re.findall(rf"^{name}-(much|many)-([a-z]+) = (.+)$", own, re.M):
        assert part not in found
        more, less = (one.replace("{ $what }", what) for one in found[kind])
        found[part] = (more, less)
    parts = parts_of(name)
    assert parts <= set(found)
    assert (
        set(re.findall(rf"^{name}-(?:merit|much|many)-([a-z]+) = ", own, re.M)) - {"amount", "source"}
        <= parts
    )
    said = [words for part in parts for words in found[part]]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_a_sentence_for_whoever_it_is_of(name: str, lang: str) -> None:
    own, page = words(f"games/{name}/means", lang), words("i18n/later/coach", lang)
    cases = ("[you-more]", "[you-less]", "[rival-more]", "*[rival-less]")
    four = "".join(rf" +{re.escape(case)} (.+\.)\n" for case in cases)
    form = re.compile(rf"^(?:{name}-)?means-([a-z]+) = \{{ \$case ->\n{four} {{4}}\}}$", re.M)
    found = {part: said for part, *said in form.findall(page + own)}
    for part, what in re.findall(rf"^{name}-bring-([a-z]+) = (.+)$", own, re.M):
        assert part not in found
        found[part] = [one.replace("{ $what }", what) for one in found["bring"]]
    parts = parts_of(name)
    assert parts <= set(found)
    assert set(re.findall(rf"^{name}-(?:means|bring)-([a-z]+) = ", own, re.M)) <= parts
    every = [words for part in parts for words in found[part]]
    assert len(set(every)) == len(every)
    assert max(len(words.split()) for words in every) <= 16


def test_who_has_won_anyway_takes_the_most_points() -> None:
    """By chances alone it would be luck what the last tile of a game is used for."""
    s = last_tile()
    found = decision("ark", s, iterations=200).appraise()
    assert {one.worth[s.asks[-1].seat] for one in found} == {1}
    leads = [one.lead for one in found if one.lead is not None]
    assert leads[0] == max(leads) > min(leads)


def test_who_can_win_at_once_does_so_whatever_the_lead() -> None:
    """All answers win in the end, and most of them with a greater lead by then."""
    s = game("druids").read(WINS_NOW, 2, {})
    assert decision("druids", s).appraise()[0].words == "waltz 3R S3"


def last_tile() -> Any:
    it, luck = game("ark"), Luck(3)
    s = before = it.start(2, {}, 3)
    while s.asks:
        if type(s.asks[-1]).__name__ == "PlaceTile":
            before = s.copy()
        apply(s, sample(s, luck), luck)
    before.points[before.asks[-1].seat] += 100
    return before


def test_a_game_that_nobody_knows_gives_no_reasons() -> None:
    from ludarium.bots.knowledge import UNKNOWN

    it, luck = game("druids"), Luck(1)
    s = it.start(2, {}, luck)
    plain = Decision(it, it.view(s, 0), Luck(1), Effort(1e6, 20), knowledge=UNKNOWN, reasons=True)
    assert all(one.why is None for one in plain.appraise())
