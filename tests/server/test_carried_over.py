"""Tables of before go on: what their seats knew, what was played, and who played it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import text

from ludarium import Table, game, options
from ludarium.cli import main
from ludarium.server.clock import Clock
from ludarium.server.leisure import Leisure
from ludarium.server.migrations import downgrade
from ludarium.server.operate.replaying import differences, tables
from ludarium.server.seating import load
from ludarium.server.store import Store
from ludarium.server.turns import Whose
from ludarium.sitting import Bot, Entry, Now, StandIn, State, commands, decide, fold

pytestmark = pytest.mark.anyio

SECRET: Final = bytes(range(32))
NOON, LATER = "2026-01-01T12:00:00.000Z", "2026-01-01T12:00:05.000Z"
NOON_MS: Final = 1_767_268_800_000
GAMES: Final = ("druids", "tigris", "ark", "borabora")
STAND_IN: Final = '{"after": 60, "bot": "greedy", "seconds": 0.5}'


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A database as the version before had it."""
    url = f"sqlite:///{tmp_path / 'a.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    one = Store(url, Clock())
    await one.migrate()
    async with one.writing() as connection:
        await connection.run_sync(downgrade, "0006")
    yield one
    async with one.writing() as connection:
        await connection.run_sync(downgrade, "base")
    await one.close()


def played(name: str, until: int) -> tuple[Table, list[dict[str, Any]]]:
    """A game in play; somebody took a move back, and a bot stood in for the last one."""
    table, lines = Table(game(name), ["Anna", "Béla"], {}, SECRET), list[dict[str, Any]]()
    while len(lines) < until:
        seat, stood_in = table.asked or 0, len(lines) == until - 1
        words = str(options(table.state)[0])
        line = table.play(seat, words, table.version, stood_in)
        lines.append({"line": line, "stood_in": stood_in})
        if len(lines) == 1 and table.may_undo(seat):
            lines.append({"line": table.undo(seat, table.version), "stood_in": False})
    return table, lines


async def stored(store: Store, name: str, until: int) -> Table:
    """As the version before stored it."""
    table, lines = played(name, until)
    async with store.writing() as connection:
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, options, secret, opener, created, status, version,"
                " asked, changed, stand_in, hints) VALUES (:id, :id, :rules, '{}', :secret, 'anna', :at,"
                " 'playing', :v, :asked, :changed, :stand_in, :yes)"
            ),
            {
                **{"id": name, "rules": game(name).version, "secret": SECRET.hex(), "at": NOON, "yes": True},
                **{"v": table.version, "asked": table.asked, "changed": LATER, "stand_in": STAND_IN},
            },
        )
        for seat, (person, stood_in) in enumerate((("anna", True), ("bela", False))):
            await connection.execute(
                text(
                    "INSERT INTO seats (table_id, seat, kind, name, guest, seen, stood_in, hints)"
                    " VALUES (:id, :seat, 'link', :name, :guest, :seen, :stood_in, :hints)"
                ),
                {
                    **{"id": name, "seat": seat, "name": table.names[seat], "guest": person},
                    **{"seen": LATER, "stood_in": stood_in, "hints": seat},
                },
            )
        for v, line in enumerate(lines, 1):
            await connection.execute(
                text(
                    "INSERT INTO entries (table_id, v, line, at, stood_in)"
                    " VALUES (:id, :v, :line, :at, :stood_in)"
                ),
                {"id": name, "v": v, "at": NOON, **line},
            )
    return table


async def with_guests(store: Store) -> None:
    async with store.writing() as connection:
        for guest, name in (("anna", "Anna"), ("bela", "Béla")):
            values = {"id": guest, "name": name, "at": NOON}
            await connection.execute(
                text("INSERT INTO guests (id, token_hash, name, created) VALUES (:id, :id, :name, :at)"),
                values,
            )


async def test_a_running_table_of_each_game_comes_through(store: Store) -> None:
    await with_guests(store)
    before = {name: await stored(store, name, 9) for name in GAMES}
    await store.migrate()
    found = {row.id: row async for row in tables(store) if row.id in before}
    assert found.keys() == before.keys()
    for name, row in found.items():
        state, was = await load(row, store, Leisure(store.clock), Whose("", "")), before[name]
        assert state.match is not None and differences(row, state) == []
        assert (state.v, state.asked, row.wake_at is not None) == (was.version, was.asked, True)
        for eyes in (None, 0, 1):
            assert state.match.told(eyes) == was.told(eyes)
            assert state.match.entries(-1, eyes) == was.entries(-1, eyes)
        assert state.settings.stand_in == StandIn(60_000, Bot("greedy", 0.5)) and state.settings.hints
        assert [place.plays for place in state.places] == ["stand-in", "owner"]
        assert [(place.hints, place.gone) for place in state.places] == [
            (0, NOON_MS + 5000),
            (1, NOON_MS + 5000),
        ]


async def test_a_carried_table_is_played_on(store: Store) -> None:
    """Whoever a bot stood in for comes back, and all answer; what is stored leads to the same."""
    await with_guests(store)
    for name in GAMES:
        await stored(store, name, 9)
    await store.migrate()
    for name in GAMES:
        row = await store.table(name)
        assert row is not None
        state = await load(row, store, Leisure(store.clock), Whose("", ""))
        after, entries = played_on(state, 5)
        assert after.v == state.v + 5 and after.places[0].plays == "owner"
        again = fold(state, entries)
        assert again.match is not None and after.match is not None
        assert again.match.told(0) == after.match.told(0)


def played_on(state: State, answers: int) -> tuple[State, list[Entry]]:
    """Anna comes, and whoever is asked answers."""
    now = Now(NOON_MS, online=frozenset(("anna", "bela")))
    decision = decide(state, commands.Look("anna"), now)
    entries = [*decision.entries]
    for _ in range(answers):
        state = decision.state
        assert state.match is not None and state.asked is not None
        words, person = str(options(state.match.state)[0]), state.places[state.asked].person or ""
        decision = decide(state, commands.Play(person, state.asked, state.v, words), now)
        entries += decision.entries
    return decision.state, entries


async def test_a_table_that_waits_still_has_its_free_seat(store: Store) -> None:
    await with_guests(store)
    await stored(store, "druids", 0)
    async with store.writing() as connection:
        await connection.execute(text("UPDATE tables SET status = 'waiting', asked = NULL"))
        await connection.execute(
            text("UPDATE seats SET guest = NULL, name = NULL, seen = NULL, hints = 0 WHERE seat = 1")
        )
        await connection.execute(text("UPDATE seats SET stood_in = :no"), {"no": False})
    await store.migrate()
    row = await store.table("druids")
    assert row is not None and row.missing == 1
    state = await load(row, store, Leisure(store.clock), Whose("", ""))
    assert differences(row, state) == [] and (state.status, state.missing) == ("waiting", 1)
    sits = commands.Sit("bela", "Béla", state.facts.invitation(1, 0))
    assert decide(state, sits, Now(NOON_MS)).state.status == "playing"


async def test_and_the_way_back_is_open(store: Store) -> None:
    await with_guests(store)
    await stored(store, "druids", 9)

    async def all_of(name: str, order: str) -> list[Any]:
        async with store.reading() as connection:
            return [
                dict(row._mapping)
                for row in await connection.execute(text(f"SELECT * FROM {name} ORDER BY {order}"))
            ]

    names = {"tables": "id", "seats": "seat", "entries": "v"}
    before = {name: await all_of(name, order) for name, order in names.items()}
    await store.migrate()
    async with store.writing() as connection:
        await connection.run_sync(downgrade, "0006")
    after = {name: await all_of(name, order) for name, order in names.items()}
    after["tables"][0]["key"] = None  # which the first start promised
    for found in (before, after):
        found["tables"][0]["stand_in"] = json.loads(found["tables"][0]["stand_in"])
    assert after == before


def test_every_table_is_replayed_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 0
    assert capsys.readouterr().out == "0 tables, 0 closed by newer rules, 0 differences\n"
