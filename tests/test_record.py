from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium import EVERYONE, NOBODY, Outcome, Record, game, verify
from ludarium.aids import AIDS, in_order
from ludarium.record import BadRecord, Move, outcomes_text, parse_outcomes
from ludarium.table import Table
from tests.games.play import play_at_random

words = st.text("abcdefgh0123456789", min_size=1, max_size=5)
outcomes = st.lists(st.builds(Outcome, words, st.sampled_from([EVERYONE, NOBODY, 0, 1, 2])), max_size=6).map(
    tuple
)
moves = st.builds(Move, st.integers(0, 3), st.lists(words, min_size=1, max_size=3).map(" ".join), outcomes)
names = st.text("Annaáőß :;()", min_size=1, max_size=8).map(str.strip).filter(bool)
records = st.builds(
    Record,
    game=words,
    version=st.integers(1, 99),
    seats=st.lists(names, min_size=1, max_size=4),
    options=st.dictionaries(words, st.integers(0, 99)),
    without=st.sets(st.sampled_from(AIDS)).map(in_order),
    guided=st.booleans(),
    begun=st.none() | st.integers(0, 5),
    setup=outcomes,
    moves=st.lists(moves, max_size=5),
    result=st.none() | st.lists(st.lists(st.integers(-9, 99), min_size=1).map(tuple), min_size=1),
    commit=st.none() | st.binary(min_size=32, max_size=32).map(bytes.hex),
    seed=st.none() | st.binary(min_size=32, max_size=32).map(bytes.hex),
)


@given(records)
def test_a_record_reads_back_as_it_was_written(record: Record) -> None:
    assert Record.parse(str(record)) == record


@given(st.text(max_size=60))
def test_anything_else_is_refused_with_the_line(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1"):
        Record.parse(text)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("game druids one", "line 2"),
        ("seat", "line 2"),
        ("px pass", "'px' is no seat"),
        ("seed xyz", "line 2"),
        ("without sleep", "'sleep' is no aid"),
        ("without", "line 2"),
        ("guided", "is no way to guide"),
        ("guided by nobody", "is no way to guide"),
        ("game a 1\nguided by a coach\nwithout hints", "it should be 'without hints'"),
        ("game a 1\nwithout hints counts", "it should be 'without counts hints'"),
    ],
)
def test_a_bad_line_is_named(line: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        Record.parse(f"ludarium 1\n{line}\n")


@given(outcomes)
def test_outcomes_are_written_with_who_saw_them(luck: tuple[Outcome, ...]) -> None:
    assert tuple(parse_outcomes(outcomes_text(luck))) == luck


@pytest.fixture(scope="module")
def table() -> Table:
    return play_at_random(Table(game("druids"), ["Anna", "Béla"], {}, bytes(range(32))), seed=3)


def test_a_finished_game_replays_and_is_verified(table: Table) -> None:
    record = Record.parse(table.record(None))
    assert game("druids").write(record.replay()) == game("druids").write(table.state)
    assert verify(record).outcomes == sum(len(move.luck) for move in record.moves) + len(record.setup)


def test_a_game_can_be_looked_at_in_the_middle(table: Table) -> None:
    record = Record.parse(table.record(None))
    s = record.at(6)
    assert s.asks[-1].told(s)["question"] == "TakeTurn"


def test_a_wrong_seed_is_found_out(table: Table) -> None:
    record = Record.parse(table.record(None))
    with pytest.raises(BadRecord, match="not the one whose hash"):
        verify(replace(record, seed="00" * 32))


def test_a_changed_outcome_is_found_out(table: Table) -> None:
    text = table.record(None)
    record = Record.parse(text)
    changed = "1L" if record.setup[0].text == "1R" else "1R"
    with pytest.raises(BadRecord, match="the set-up: the seed gives"):
        verify(replace(record, setup=(Outcome(changed, EVERYONE), *record.setup[1:])))


def test_an_impossible_move_is_named(table: Table) -> None:
    record = Record.parse(table.record(None))
    with pytest.raises(BadRecord, match="move 1: p1 cannot waltz 9L M1"):
        replace(record, moves=[Move(0, "waltz 9L M1")]).replay()


@pytest.mark.parametrize("n", [0, 20])
def test_what_a_game_began_with_needs_no_seed_and_what_follows_does(table: Table, n: int) -> None:
    beginning = table.as_beginning(n)
    other = play_at_random(
        Table.load(table.game, ["Dora", "Emil"], {}, bytes(32), beginning=beginning), seed=5
    )
    record = Record.parse(other.record(None))
    assert (record.begun, record.moves[:n]) == (n, table.moves[:n])
    assert game("druids").write(record.replay()) == game("druids").write(other.state)
    assert 0 < verify(record).outcomes == sum(len(move.luck) for move in record.moves[n:])
    with pytest.raises(BadRecord, match="seed gives"):
        verify(replace(record, begun=None))


def test_older_rules_are_refused(table: Table) -> None:
    with pytest.raises(BadRecord, match="druids 0: the rules are at version"):
        replace(Record.parse(table.record(None)), version=0).replay()


def test_what_only_the_other_saw_is_a_question_mark() -> None:
    table = Table(game("druids"), ["Anna", "Béla"], {}, bytes(32))
    mine, other = Record.parse(table.record(0)), Record.parse(table.record(1))
    hidden = [(o.text, p.text) for o, p in zip(mine.setup, other.setup, strict=True) if o != p]
    assert len(hidden) == 6
    assert all("?" in pair for pair in hidden)
    assert mine.seed is None
