"""Entries to and from text, and what a table makes of those that do not follow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.sitting import Entry, evolve
from ludarium.sitting.evolve import CHANGES
from ludarium.table import Outdated
from tests.sitting.shell import ANNA, BEN, Shell

numbers = st.integers(0, 10**15)
words = st.text(st.characters(exclude_characters="\n"))


@given(
    st.builds(
        Entry,
        numbers,
        numbers,
        numbers,
        st.sampled_from(sorted(CHANGES)),
        st.none() | st.integers(0, 9),
        st.from_regex(r"[A-Za-z0-9_-]{1,16}", fullmatch=True),
        words,
        st.none() | numbers,
        numbers,
    )
)
def test_entries_to_and_from_text(entry: Entry) -> None:
    assert Entry.parse(str(entry)) == entry


def test_a_move_is_the_line_of_the_record() -> None:
    shell = Shell(ANNA, BEN, game="druids")
    shell.play("place orange M1")
    assert shell.log == [f"1 1 {shell.at} move p1 anna - 0 p1 place orange M1"]


@pytest.mark.parametrize(
    "line",
    [
        "1 1 0 move p1 anna - 0 p1 place orange S1",
        "1 1 0 move p2 ben - 0 p2 place orange S1",
        "1 1 0 move p1 anna - 0 p1 place orange M1 ; 3L",
        "1 2 0 move p1 anna - 0 p1 place orange M1",
        "0 1 0 move p1 anna - 0 p1 place orange M1",
        "1 1 0 undo p1 anna - 0 p1 undo",
        "1 1 0 back p1 anna - 0 0 anna",
        "1 0 0 dance p1 anna - 0 ",
    ],
)
def test_what_does_not_follow_is_outdated(line: str) -> None:
    with pytest.raises(Outdated):
        evolve(Shell(ANNA, BEN, game="druids").state, Entry.parse(line))
