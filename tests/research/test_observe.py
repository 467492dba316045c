"""What a seat sees as numbers: no more than its view tells, and no less than the layout promises."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludarium.core import BadPlayers, apply, sample
from ludarium.luck import Luck
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game
from ludarium.research import Encoder, NotObserved, layout

GAMES = sorted(OBSERVATIONS.points)
LEVELS = ("table", "seat")
WORLDS = 10


def states(name: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Every position of a random game, the last one, too."""
    luck = Luck(seed)
    state = game(name).start(players, options or {}, luck)
    while state.asks:
        yield state
        apply(state, sample(state, luck), luck)
    yield state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_worlds_that_look_alike_have_one_row(name: str, level: Any) -> None:
    """So a row tells nothing that the view does not: it is the same in whatever could be hidden."""
    luck, it = Luck(1), game(name)
    for players in it.seats:
        encoder = Encoder(name, players, level)
        for number, state in enumerate(states(name, players, seed=players)):
            if number % 12:
                continue
            for seat in range(players):
                row, worlds = encoder.write(state, seat), it.worlds(it.view(state, seat))
                for _ in range(WORLDS):
                    assert (encoder.write(worlds.next(luck), seat) == row).all()


@pytest.mark.parametrize("name", GAMES)
def test_every_number_stays_within_its_bounds(name: str) -> None:
    for players in game(name).seats:
        encoder, counted = Encoder(name, players), Encoder(name, players, dtype=np.uint8)
        for number, state in enumerate(states(name, players, seed=20 + players)):
            for seat in range(players if number % 5 == 0 else 0):
                row, counts = encoder.write(state, seat), counted.write(state, seat)
                assert row.min() >= 0 and row.max() <= 1
                raw = np.frombuffer(OBSERVATIONS.find(name).write(state, seat), np.uint8)  # type: ignore[union-attr]
                assert (counts == raw).all(), "a field is higher than its layout says"
                assert np.allclose(row * counted.layout.high, counts)


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_the_beginning_of_what_a_seat_sees(name: str) -> None:
    players = game(name).seats[0]
    seat, table = Encoder(name, players, "seat"), Encoder(name, players, "table")
    assert 0 < table.size <= seat.size
    assert not any(field.memory for field in table.layout.fields)
    for state in states(name, players, seed=3):
        assert (seat.write(state, 0)[: table.size] == table.write(state, 0)).all()


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_written_where_the_caller_wants_them(name: str) -> None:
    encoder, state = Encoder(name), game(name).start(game(name).seats[0])
    many = np.full((3, encoder.size), 7, np.float32)
    found = encoder.write(state, 1, many[1])
    assert np.shares_memory(found, many) and (many[0] == 7).all() and (many[2] == 7).all()
    assert (many[1] == encoder.write(state, 1)).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_says_where_everything_stands(name: str) -> None:
    for players in game(name).seats:
        found = layout(name, players)
        assert len({field.name for field in found.fields}) == len(found.fields)
        assert all(field.doc for field in found.fields)
        order = [field.memory for field in found.fields]
        assert order == sorted(order), "what needs memory stands at the end"
        row = Encoder(name, players).write(game(name).start(players), 0)
        named = found.named(row)
        assert sum(part.size for part in named.values()) == found.size == len(row)


def test_what_there_is_not() -> None:
    with pytest.raises(NotObserved, match="pebbles"):
        Encoder("pebbles")
    with pytest.raises(BadPlayers):
        Encoder("druids", 3)
    with pytest.raises(ValueError, match="no level"):
        Encoder("druids", level="all")  # type: ignore[arg-type]


# Druidenwalzer: whatever the view tells stands in the row.


def told(name: str, state: Any, seat: int) -> dict[str, Any]:
    """The row by its fields, as it is counted."""
    found = layout(name, len(state.scores()))
    return {
        name: part.tolist()
        for name, part in found.named(
            Encoder(name, len(state.scores()), dtype=np.uint8).write(state, seat)
        ).items()
    }


SPIRITS = [f"{strength}{way}" for strength in range(1, 6) for way in "LR"]
CULTS = ("moon", "sun")
DRUIDS = ("orange", "black", "purple")


def counted(spirits: list[str]) -> list[int]:
    return [spirits.count(kind) for kind in SPIRITS]


@pytest.mark.parametrize(
    "options",
    [{}, {"refill": "on_play", "reshuffle": "eager", "empty_tree": "no_fight", "handicap_sun": 2}],
)
def test_druids_tell_what_the_view_tells(options: dict[str, Any]) -> None:
    for state in states("druids", 2, seed=9, options=options):
        for seat in range(2):
            view, row = game("druids").view(state, seat), told("druids", state, seat)
            own = [CULTS[seat], CULTS[1 - seat]]
            names = [f"{cult[0].upper()}{n}" for cult in own for n in range(1, 5)]
            trees = [view["trees"][name] for name in names]
            assert row["down"] == [tree["down"] for tree in trees]
            assert row["tokens"] == [tree["tokens"] for tree in trees]
            assert row["lost"] == [tree["lost"] for tree in trees]
            assert row["top"] == [counted(tree["pile"][-1:]) for tree in trees]
            assert row["beneath"] == [counted(tree["pile"][:-1]) for tree in trees]
            assert row["druid"] == [[tree["druid"] == druid for druid in DRUIDS] for tree in trees]
            assert row["ring"] == [name == view["ring"] for name in names]
            assert row["board"] == [counted(view["boards"][cult]["pile"]) for cult in own]
            assert row["board_down"] == [view["boards"][cult]["down"] for cult in own]
            assert row["hand"] == counted(view["hand"][own[0]])
            assert row["hands"] == [len(view["hand"][own[0]]), view["hand"][own[1]]]
            assert row["draw"] == [view["draw"][cult] for cult in own]
            assert row["fresh"] == [view["fresh"][cult] for cult in own]
            assert row["idle"] == [view["idle"]] and row["place"] == [seat == 0, seat == 1]
            assert row["hidden"] == [counted(view["hidden"][cult]) for cult in own]
            assert row["returned"] == [counted(view["returned"][cult]) for cult in own]
            must_tell_the_question(row, view, names, seat)
            rules = view["rules"]
            assert row["handicap"] == [rules[f"handicap_{cult}"] for cult in own]
            assert row["limit"] == [rules["no_progress_limit"]]
            assert row["variants"] == [
                rules["empty_tree"] == "no_fight",
                rules["refill"] == "on_play",
                rules["reshuffle"] == "eager",
            ]


def must_tell_the_question(row: dict[str, Any], view: dict[str, Any], names: list[str], seat: int) -> None:
    ask = view["ask"] or {"question": None, "seat": None}
    assert row["question"] == [ask["question"] == kind for kind in ("PlaceDruids", "TakeTurn", "NextFight")]
    assert row["asked"] == [ask["seat"] == seat, ask["seat"] == 1 - seat]
    assert row["placing"] == [ask.get("druid") == druid for druid in DRUIDS]
    assert row["bare"] == [name in ask.get("bare", []) for name in names]
    assert row["fighting"] == [druid in ask.get("druids", []) for druid in DRUIDS]
