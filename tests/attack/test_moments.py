"""Long games looked back on, written down and brought back: none of it holds up anybody else.

What is counted is steps of the rules, and steps of the loop: a test of milliseconds would test the machine.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludarium import Luck, Record, Table, core, course, game, options, sitting
from ludarium import table as tables
from ludarium.course import KEPT
from ludarium.luck import commitment
from ludarium.server import seating
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio

GAMES = ["druids", "tigris", "ark", "borabora"]
TRIES = 2


def with_undos(name: str, seed: int) -> tuple[Table, list[list[Json]]]:
    """A whole game in which much was taken back; and after each entry what everybody saw."""
    rules, choice = game(name), Luck(seed)
    table = Table(rules, ["Anna", "Béla"], {}, bytes([seed]) * 32)
    seen = [views(table)]
    while not table.over:
        seat = table.asked
        assert seat is not None
        back = next((one for one in (0, 1) if table.may_undo(one)), None)
        if back is not None and choice.below(3, "undo") == 0:
            table.undo(back, table.version)
        else:
            found = options(table.state)
            table.play(seat, str(found[choice.below(len(found), "answer")]), table.version)
        seen.append(views(table))
    return table, seen


def views(table: Table) -> list[Json]:
    return [table.game.view(table.state, seat) for seat in (0, 1, None)]


class Steps:
    """How many answers the rules were asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        right = core.apply

        def apply(*these: Any) -> None:
            self.count += 1
            right(*these)

        def never(*_: Any) -> Any:
            raise AssertionError("all options were listed to look back")

        monkeypatch.setattr(course, "apply", apply)
        monkeypatch.setattr(tables, "find", never)
        monkeypatch.setattr(Table, "load", never)


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_long_game_is_a_few_steps_away(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(TRIES):
        table, seen = with_undos(name, seed)
        with monkeypatch.context() as patched:
            steps = Steps(patched)
            for n in range(table.version + 1):
                steps.count = 0
                assert [table.moment(n, seat).view for seat in (0, 1, None)] == seen[n]
                assert steps.count <= 3 * (KEPT - 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_written_down_without_playing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And says what the library says that each seat may know."""
    table, _ = with_undos(name, 1)
    whole = Record.parse(table.record(None))
    told = {seat: str(Record(**(whole.redacted(seat).__dict__ | {"result": None}))) for seat in (0, 1, None)}
    monkeypatch.setattr(Table, "over", False)
    steps = Steps(monkeypatch)
    assert {seat: table.record(seat) for seat in told} == told
    assert steps.count == 0 and whole.commit == commitment(table.luck.secret)


@pytest.mark.parametrize("name", GAMES)
def test_where_a_game_is_played_on_is_a_few_steps_away(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seen = with_undos(name, 1)
    n = table.version // 2
    with monkeypatch.context() as patched:
        steps = Steps(patched)
        beginning = table.as_beginning(n)
        assert steps.count < KEPT
    assert views(Table.load(table.game, table.names, {}, bytes(32), beginning=beginning)) == seen[n]


# -- bringing it back


class Ticks:
    """Counts the steps of the loop, and at which of them an entry was repeated."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        self.repeated: list[int] = []
        right = Table.repeat

        def repeat(table: Table, *these: Any) -> Any:
            for entry in right(table, *these):
                self.repeated.append(self.now)
                yield entry

        fold = sitting.evolve

        def evolve(*this: Any) -> Any:
            self.repeated.append(self.now)
            return fold(*this)

        monkeypatch.setattr(Table, "repeat", repeat)
        monkeypatch.setattr(seating, "evolve", evolve)

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        async def count() -> None:
            while True:
                self.now += 1
                await asyncio.sleep(0)

        counter = asyncio.create_task(count())
        yield
        counter.cancel()


async def a_finished_game(person: Person) -> Json:
    return await person.watch(await person.open(bot("random", 0.001), bot("random", 0.001)))


async def test_while_tables_come_back_everybody_else_is_served_after_each_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come back at the same time."""
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        over = [await a_finished_game(anna) for _ in range(3)]
    async with serving(tmp_path) as place:
        assert place.house is not None
        ticks = Ticks(monkeypatch)
        async with ticks.counting():
            await asyncio.gather(*(place.house.hall.find(table["id"]) for table in over))
    assert len(ticks.repeated) == sum(table["version"] for table in over)
    assert len(set(ticks.repeated)) == len(ticks.repeated)


async def test_a_table_that_begins_in_the_middle_is_opened_step_by_step(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.guest("Anna") as anna:
        over = await a_finished_game(anna)
        ticks = Ticks(monkeypatch)
        async with ticks.counting():
            middle = {"table": over["id"], "entry": 20}
            await asyncio.gather(*(anna.open(ME, ME, beginning=middle) for _ in range(5)))
    assert len(ticks.repeated) >= 100 and len(set(ticks.repeated)) == len(ticks.repeated)


async def test_samples_of_such_a_table_are_dealt_step_by_step(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.guest("Anna") as anna, place.guest("Béla") as bela:
        over = await a_finished_game(anna)
        new = await anna.open(ME, LINK, beginning={"table": over["id"], "entry": 20})
        ticks = Ticks(monkeypatch)
        async with ticks.counting():
            await asyncio.gather(*(bela.get(f"/api/tables/{new['id']}/sample") for _ in range(5)))
    assert len(ticks.repeated) >= 100 and len(set(ticks.repeated)) == len(ticks.repeated)


async def test_who_has_a_game_imagined_again_and_again_is_slowed_and_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=StoppedClock(), limits=True) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, bot())
        imagine = f"/api/tables/{table['id']}/imagined?seat=0"
        codes = [(await anna.http.get(imagine)).status_code for _ in range(120)]
        assert codes == sorted(codes) and set(codes) == {200, 429}
        async with place.guest("Bela") as bela:
            theirs = await bela.open(ME, bot())
            assert (await bela.get(f"/api/tables/{theirs['id']}/imagined?seat=0"))["names"][0] == "Bela"
