"""One match: who may do what, and that nobody is told what is not theirs to know."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from ludarium import Luck, Refused, Table, game, options
from ludarium.contract import Game
from ludarium.core import Reason, Seat
from ludarium.table import Outdated
from tests.games.play import play_at_random
from tests.pebbles.pebbles import GAME as PEBBLES

DRUIDS = game("druids")
SECRET = bytes(range(32))


def druids(secret: bytes = SECRET) -> Table:
    return Table(DRUIDS, ["Anna", "Béla"], {}, secret)


def placed() -> Table:
    table = druids()
    for seat, cult in ((0, "M"), (1, "S")):
        for number, druid in enumerate(("orange", "black", "purple"), 1):
            table.play(seat, f"place {druid} {cult}{number}", table.version)
    return table


def refused(table: Table, seat: Seat, words: str, version: int) -> Refused:
    with pytest.raises(Refused) as raised:
        table.play(seat, words, version)
    return raised.value


def test_an_answer_moves_the_table_on() -> None:
    table = druids()
    assert table.play(0, "place orange M1", 0) == "p1 place orange M1"
    assert (table.version, table.asked) == (1, 0)


@pytest.mark.parametrize(
    ("seat", "words", "version", "key"),
    [
        (0, "place orange M1", 1, "stale"),
        (1, "place orange S1", 0, "not-asked"),
        (0, "place orange S1", 0, "not-an-option"),
        (0, "", 0, "not-an-option"),
        (0, "place orange M1 ", 0, "not-an-option"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    seat: Seat, words: str, version: int, key: str
) -> None:
    table = druids()
    before = DRUIDS.write(table.state)
    assert refused(table, seat, words, version).key == key
    assert (table.version, DRUIDS.write(table.state)) == (0, before)


def test_a_refusal_names_the_rule_and_what_is_possible_nearby() -> None:
    near = ("place orange M1", "place orange M2", "place orange M3")
    assert refused(druids(), 0, "place orange S1", 0).reason == Reason(
        "foreign-place", "§4", ("S1",), {}, near
    )
    assert refused(druids(), 0, "dance", 0).reason is None


def test_a_finished_game_takes_no_answer() -> None:
    table = play_at_random(druids(), seed=1)
    assert refused(table, 0, "pass", table.version).key == "over"


def test_only_the_asked_seat_is_told_the_options() -> None:
    table = druids()
    assert table.told(0).options == {"place": {"orange": {"M1": {}, "M2": {}, "M3": {}, "M4": {}}}}
    assert (table.told(1).options, table.told(None).options) == (None, None)
    assert table.told(1).asked == {"seat": 0, "question": "PlaceDruids"}


def test_what_a_stand_in_played_is_not_taken_back() -> None:
    table = druids()
    table.play(0, "place orange M1", 0)
    assert table.may_undo(0)
    table.play(0, "place black M2", 1, stand_in=True)
    lines = [str(happened.move) for happened in table.happened]
    loaded = Table.load(DRUIDS, table.names, {}, SECRET, lines, stand_ins={2})
    for one in (table, loaded):
        assert not one.may_undo(0)
        with pytest.raises(Refused) as raised:
            one.undo(0, 2)
        assert raised.value.facts == {"why": "other"}
        one.play(0, "place purple M3", 2)
        one.undo(0, 3)
        assert not one.may_undo(0)
        assert [entry.stand_in for entry in one.entries(-1, 0)] == [False, False, True, False, False]
        assert one.moment(2, 0).entry.stand_in and one.record(0) == table.record(0)


def test_own_steps_are_taken_back_one_by_one() -> None:
    table = druids()
    start = DRUIDS.write(table.state)
    table.play(0, "place orange M1", 0)
    table.play(0, "place black M2", 1)
    assert table.told(0).undo
    assert not table.told(1).undo
    assert table.undo(0, 2) == "p1 undo"
    table.undo(0, 3)
    assert (DRUIDS.write(table.state), table.version) == (start, 4)
    assert [entry.undo for entry in table.entries(0, None)] == [False, False, True, True]


def why_no_undo(table: Table, seat: Seat) -> str:
    with pytest.raises(Refused) as raised:
        table.undo(seat, table.version)
    assert raised.value.key == "no-undo"
    return str(raised.value.facts["why"])


def test_undo_ends_when_another_seat_acted() -> None:
    table = placed()
    table.undo(1, table.version)
    assert why_no_undo(table, 0) == "other"


def test_undo_ends_when_luck_told_something() -> None:
    table = placed()
    clear = next(str(a) for a in options(table.state) if str(a).startswith("clear"))
    table.play(0, clear, table.version)
    assert why_no_undo(table, 0) == "luck"


def test_nothing_can_be_undone_before_the_first_move_or_after_the_last() -> None:
    table = druids()
    assert why_no_undo(table, 0) == "none"
    assert why_no_undo(play_at_random(table, seed=2), 0) == "over"


def test_luck_goes_back_with_the_move() -> None:
    """What is drawn after an undo is what would have been drawn without it."""
    tables = [placed(), placed()]
    tables[0].play(0, "jump orange", tables[0].version)
    tables[0].undo(0, tables[0].version)
    clear = next(str(a) for a in options(tables[0].state) if str(a).startswith("clear"))
    lines = [table.play(0, clear, table.version) for table in tables]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("seed", range(5))
def test_stored_lines_make_the_same_table_again(seed: int) -> None:
    table = druids(bytes([seed]) * 32)
    choice = Luck(seed)
    lines = []
    while not table.over:
        seat = table.state.asks[-1].seat
        if table.may_undo(seat) and choice.below(3, "undo") == 0:
            lines.append(table.undo(seat, table.version))
            continue
        found = options(table.state)
        lines.append(table.play(seat, str(found[choice.below(len(found), "answer")]), table.version))
    again = Table.load(DRUIDS, table.names, {}, table.luck.secret, lines)
    assert table.told(0) == again.told(0)
    assert table.entries(-1, 1) == again.entries(-1, 1)
    assert table.record(None) == again.record(None)


@pytest.mark.parametrize("n", [0, 1, 30])
def test_a_finished_game_is_played_on_from_any_entry(n: int) -> None:
    table = play_at_random(druids(), seed=3)
    other = Table.load(DRUIDS, ["Dora", "Emil"], {}, bytes(32), beginning=table.as_beginning(n))
    then = table.moment(n, 0)
    assert (other.version, other.told(0).view, other.told(0).asked) == (n, then.view, then.asked)
    assert other.entries(-1, 1) == table.entries(-1, 1)[: n + 1]
    assert why_no_undo(other, other.state.asks[-1].seat) == "none"
    words = str(options(other.state)[0])
    line = other.play(other.state.asks[-1].seat, words, n)
    again = Table.load(DRUIDS, other.names, {}, bytes(32), [line], beginning=other.beginning)
    assert again.told(1) == other.told(1)
    assert [again.moment(v, None).view for v in (0, n)] == [table.moment(v, None).view for v in (0, n)]
    other.forget()
    assert other.told(0).view == then.view


def test_luck_is_new_when_a_game_is_played_on() -> None:
    table = play_at_random(druids(), seed=3)
    n = next(v for v, move in enumerate(table.moves) if len(move.luck) > 2)  # the move before
    lucks = set()
    for secret in (bytes(32), bytes([1]) * 32):
        other = Table.load(DRUIDS, ["Dora", "Emil"], {}, secret, beginning=table.as_beginning(n))
        other.play(table.moves[n].seat, table.moves[n].words, n)
        lucks.add(other.moves[-1].luck)
    assert len(lucks | {table.moves[n].luck}) == 3


def test_what_cannot_be_played_on() -> None:
    table = play_at_random(druids(), seed=3)
    for one, n, key in (
        (placed(), 2, "not-over"),
        (table, -1, "not-found"),
        (table, table.version + 1, "not-found"),
        (table, table.version, "over"),
    ):
        with pytest.raises(Refused, match=f"^{key}$"):
            one.as_beginning(n)


def test_lines_that_the_rules_no_longer_allow_are_refused() -> None:
    with pytest.raises(Outdated, match="not-an-option"):
        Table.load(DRUIDS, ["Anna", "Béla"], {}, SECRET, ["p1 place orange S1"])
    with pytest.raises(Outdated, match="now p1 place"):
        Table.load(DRUIDS, ["Anna", "Béla"], {}, SECRET, ["p1 place orange M1 ; 5L"])


def test_an_entry_that_could_not_be_stored_is_forgotten() -> None:
    table = placed()
    before = table.told(0), table.record(0)
    table.play(0, "jump orange", table.version)
    table.forget()
    assert (table.told(0), table.record(0)) == before
    assert table.undo(1, table.version) == "p2 undo"


def test_a_preview_tells_what_follows_and_changes_nothing() -> None:
    table = placed()
    before = DRUIDS.write(table.state)
    preview = table.preview(0, "jump orange", table.version)
    assert (preview.events, preview.luck) == (("move orange M1 M4",), False)
    assert preview.view["trees"]["M4"]["druid"] == "orange"
    assert DRUIDS.write(table.state) == before


def test_a_preview_stops_where_luck_decides() -> None:
    table = placed()
    clear = next(str(a) for a in options(table.state) if str(a).startswith("clear"))
    preview = table.preview(0, clear, table.version)
    assert preview.luck
    assert preview.events[0].startswith("board moon")


def test_moments_are_what_was_seen_then() -> None:
    table = druids()
    then = [table.told(1).view]
    for number in range(1, 4):
        table.play(0, f"place {('orange', 'black', 'purple')[number - 1]} M{number}", table.version)
        then.append(table.told(1).view)
    assert [table.moment(n, 1).view for n in range(4)] == then
    assert (table.moment(2, 1).entry.words, table.moment(2, 1).last) == ("place black M2", 3)
    with pytest.raises(Refused):
        table.moment(4, 1)


def test_the_secret_is_told_when_the_game_is_over_and_not_before() -> None:
    table = druids()
    assert SECRET.hex() not in table.record(0)
    assert SECRET.hex() in play_at_random(table, seed=4).record(None)


def test_secret_words_are_told_to_their_seat_alone() -> None:
    table = Table(PEBBLES, ["Anna", "Béla"], {}, SECRET)
    words = next(str(a) for a in options(table.state))
    table.play(0, words, 0)
    assert table.entries(0, 0)[0].words == words
    assert table.entries(0, 1)[0].words == table.entries(0, None)[0].words == "keep"
    assert table.entries(0, 1)[0].events == ("kept one",)


# What a seat cannot know


def everything(table: Table, seat: Seat | None) -> str:
    """Every byte this seat could be sent."""
    return json.dumps(
        [asdict(table.told(seat)), [asdict(e) for e in table.entries(-1, seat)], table.record(seat)]
    )


def other_worlds(table: Table, seat: Seat, number: int) -> Iterator[Table]:
    """The same table with everything that is hidden from this seat exchanged for something else."""
    for luck in map(Luck, range(number)):
        state: Any = table.game.imagine(table.game.view(table.state, seat), luck)
        if table.game.write(state) != table.game.write(table.state):
            other = Table.load(table.game, table.names, table.options, table.luck.secret, stored(table))
            other.state = state
            yield other


def stored(table: Table) -> list[str]:
    return [str(happened.move) for happened in table.happened]


@pytest.mark.parametrize("kind", [DRUIDS, PEBBLES], ids=lambda kind: kind.name)
def test_nothing_a_seat_is_told_depends_on_what_it_cannot_know(kind: Game[Any]) -> None:
    compared = 0
    for seed in range(25):
        table = play_at_random(Table(kind, ["Anna", "Béla"], {}, bytes([seed]) * 32), seed, moves=seed)
        for seat in (0, 1):
            for other in other_worlds(table, seat, 4):
                assert told_and_refused(other, seat) == told_and_refused(table, seat)
                compared += 1
    assert compared > 40


def told_and_refused(table: Table, seat: Seat) -> list[str]:
    """What it is told, what every answer of its would show, and what it is refused."""
    said = [json.dumps(asdict(table.told(seat)))]
    asked = table.state.asks[-1].seat if table.state.asks else None
    tries = [str(a) for a in options(table.state)] if asked == seat else []
    said += [json.dumps(asdict(table.preview(seat, words, table.version))) for words in tries]
    for words in ("pass", "waltz 5L M1", "take 9", "keep 1"):
        try:
            said.append(json.dumps(asdict(table.preview(seat, words, table.version))))
        except Refused as no:
            said.append(f"{no.key} {no.facts}")
    return [*said, str(table.may_undo(seat))]


def test_what_others_drew_is_in_no_byte() -> None:
    """Two games that differ in the other's hand alone are told alike, to the last byte of log and record."""
    tables = [play_at_random(druids(), seed=5, moves=6) for _ in range(2)]
    setup = list(tables[1].setup)
    own = [i for i, outcome in enumerate(setup) if outcome.seen_by == 1]
    assert len(own) == 3
    for i in own:
        setup[i] = type(setup[i])("5L" if setup[i].text != "5L" else "1L", 1)
    tables[1].setup = tuple(setup)
    hand = tables[1].state.hand[1]
    hand[0], tables[1].state.unseen[1][0] = tables[1].state.unseen[1][0], hand[0]
    told = [json.dumps([asdict(t.told(0)), [asdict(e) for e in t.entries(-1, 0)]]) for t in tables]
    assert told[0] == told[1]
    assert "5L" in everything(tables[1], 1)


@pytest.mark.parametrize(("name", "different"), [("ark", 1), ("druids", 3)])
def test_what_follows_is_worked_out_once_for_all_who_see_the_same(name: str, different: int) -> None:
    table = Table(game(name), ["Anna", "Béla"], {}, SECRET)
    told = [table.told(seat).survey for seat in (0, 1, None)]
    assert len({id(survey) for survey in told}) == different


def test_what_follows_is_that_of_now_after_a_move_an_undo_and_one_that_was_not_stored() -> None:
    table = Table(game("tigris"), ["Anna", "Béla"], {}, SECRET)
    begun = table.told(0).survey
    first, other, *_ = [words for words in map(str, options(table.state)) if words.startswith("leader")]

    table.play(0, first, table.version)
    moved = table.told(0).survey
    table.undo(0, table.version)
    assert table.told(0).survey == begun

    table.play(0, other, table.version)
    assert table.told(0).survey not in (begun, moved)
    table.forget()
    assert table.told(0).survey == begun


@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
def test_a_table_goes_on_as_another_and_back_with_the_same_luck(name: str) -> None:
    """`played`, `undone`, `back_to` and `followed` leave the table they start from as it was."""
    rules = game(name)
    start = Table(rules, ["Anna", "Béla"], {}, SECRET)
    course, shown, luck = [start], [seen(start)], Luck(7)
    for _ in range(40):
        table = course[-1]
        seat, found = table.state.asks[-1].seat, options(table.state)
        if table.may_undo(seat) and luck.below(6, "undo") == 0:
            course.append(table.undone(seat, table.version))
        else:
            words = str(found[luck.below(len(found), "answer")])
            course.append(table.played(seat, words, table.version))
        shown.append(seen(course[-1]))
        assert seen(table.followed(str(course[-1].happened[-1].move))) == shown[-1]
    texts = [rules.write(table.state) for table in course]
    for v in (0, 13, 27, 39):
        back = course[-1].back_to(v, 1)
        assert rules.write(back.state) == texts[v] and back.version == 41
        assert back.record(None).count("\np") == course[v].record(None).count("\np")
        if not course[v + 1].happened[-1].is_undo:
            move = course[v + 1].happened[-1].move
            assert rules.write(back.followed(str(move)).state) == texts[v + 1]
    assert [seen(table) for table in course] == shown


def seen(table: Table) -> tuple[Any, ...]:
    told = [table.told(seat) for seat in (0, 1, None)]
    return told, table.entries(-1, None), table.luck.secret, table.point.given, table.undos


def test_what_was_taken_back_by_consent_is_told_to_nobody_who_comes_later() -> None:
    table = placed()
    back = table.back_to(2, 1)
    assert [entry.v for entry in back.standing(-1, None, 100).entries] == [0, 1, 2]
    assert [entry.v for entry in back.standing(2, None, 100).entries] == []
    assert [(entry.v, entry.back) for entry in back.standing(4, None, 100).entries] == [(7, 2)]
    on = back.played(0, "place purple M4", 7)
    assert [entry.v for entry in on.standing(-1, None, 100).entries] == [0, 1, 2, 8]
    assert [entry.v for entry in on.standing(4, None, 100).entries] == [7, 8]
    for v in (-1, 7, 8):
        with pytest.raises(Refused):
            back.back_to(v, 0)
    assert not back.may_undo(0)


def test_a_preview_says_whether_the_turn_passes() -> None:
    table = placed()
    assert not druids().preview(0, "place orange M1", 0).passes
    table.undo(1, table.version)
    assert table.preview(1, "place purple S3", table.version).passes
