"""What a seat cannot know is in no byte that it is sent."""

import re
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from ludarium.contract import Game
from ludarium.luck import Luck, Sealed
from ludarium.registry import game
from ludarium.server.shell import Shell
from tests.changed import but
from tests.pebbles.pebbles import GAME as PEBBLES
from tests.pebbles.pebbles import Heap
from tests.server.people import LINK, ME, Json, Person, Place, paths

pytestmark = pytest.mark.anyio

WORLDS = 8


@pytest.fixture(autouse=True)
def with_pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles is a game with more secrets than most: three hidden hands and secret words."""
    monkeypatch.setattr("ludarium.sitting.state.game", pebbles_too)
    monkeypatch.setattr("ludarium.server.wanted.game", pebbles_too)
    monkeypatch.setattr("ludarium.record.find_game", pebbles_too)


def pebbles_too(name: str) -> Game[Any]:
    return PEBBLES if name == "pebbles" else game(name)


async def open_table(opener: Person, others: list[Person], rules: str) -> Json:
    table = await opener.open(ME, *([LINK] * len(others)), game=rules)
    for other in others:
        table = await other.join(await opener.get(f"/api/tables/{table['id']}"))
    return table


async def everything(person: Person, seat: int | None, table_id: str) -> list[str]:
    """All that this person can get the server to say about the table without moving, every byte of it."""
    async with person.at({"id": table_id}, seat) as chair:
        v = chair.told["v"]
        for words in [*paths(chair.told["options"] or {}), "nonsense", "keep 1", "waltz 5L M1"]:
            await chair.ask({"v": v, "try": words})
        for message in ({"v": v, "do": "nonsense"}, {"v": v + 1, "do": "x"}, {"v": v + 1, "undo": True}):
            await chair.ask(message)
        info = (await person.http.get(f"/api/tables/{table_id}")).text
        return [*chair.heard, info]


@pytest.mark.parametrize("rules", ["druids", "pebbles"])
async def test_another_world_with_the_same_view_sends_the_same_bytes(place: Place, rules: str) -> None:
    """At many moments of a game: put another world under the table that this seat could not tell apart."""
    random, different = Random(5), 0
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        people: dict[int | None, Person] = {0: anna, 1: bela, None: anna}
        table = await open_table(anna, [bela], rules)
        live = await live_table(place, table)
        while live.row.status == "playing":
            for seat, person in people.items():
                if random.random() < 0.3:
                    different += await compare_worlds(live, person, seat, random)
            asked = live.row.asked
            async with people[asked].at(table, asked) as chair:
                assert (await chair.do(random.choice(chair.options())))["t"] == "entry"
    assert different > 20  # and it was not always the same world


async def live_table(place: Place, table: Json) -> Shell:
    assert place.house is not None
    return await place.house.hall.find(table["id"])


async def compare_worlds(live: Shell, person: Person, seat: int | None, random: Random) -> int:
    """How many of the worlds were really others."""
    assert live.table is not None
    real, rules, different = live.table.state, live.table.game, 0
    said = await everything(person, seat, live.row.id)
    for _ in range(WORLDS):
        live.table.state = rules.imagine(rules.view(real, seat), Luck(random.getrandbits(32)))
        different += rules.write(live.table.state) != rules.write(real)
        assert await everything(person, seat, live.row.id) == said
    live.table.state = real
    return different


def secrets_alike_for(seat: int, players: int) -> list[bytes]:
    """Secrets that give this seat of pebbles the same stones one after another, and somebody else others."""
    secrets = [number.to_bytes(32, "big") for number in range(400)]
    alike = [
        secret for secret in secrets if drawn(secret, players)[seat] == drawn(secrets[0], players)[seat]
    ][:6]
    assert len({str(drawn(secret, players)) for secret in alike}) == 6
    return alike


def drawn(secret: bytes, players: int) -> list[list[str]]:
    """The stones of each seat, as they were drawn."""
    luck = Sealed(secret)
    luck.log = []
    PEBBLES.start(players, {"heap": 12}, luck)
    return [[outcome.text for outcome in luck.log if outcome.seen_by == seat] for seat in range(players)]


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_a_whole_game_dealt_otherwise_is_told_to_this_seat_in_the_same_bytes(
    place: Place, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first message to the last but one: what others hold and choose in secret changes nothing."""
    streams = []
    for secret in secrets_alike_for(seat, players=3):
        monkeypatch.setattr("ludarium.server.chance.Chance.secret", lambda _, secret=secret: secret)
        streams.append(await play_and_listen(place, seat, Random(secret)))
    assert len(streams) == 6 and len(streams[0]) > 10
    for stream in streams[1:]:
        assert stream == streams[0]


async def play_and_listen(place: Place, seat: int, random: Random) -> list[str]:
    """A game of three in which the others keep any stone; what this seat is told before stones are shown."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(place.guest(name)) for name in ("Anna", "Bela", "Cili")]
        table = await open_table(people[0], people[1:], "pebbles")
        chairs = [await stack.enter_async_context(person.at(table, n)) for n, person in enumerate(people)]
        listener = chairs[seat]
        while listener.told["view"]["heap"] > 3:
            asked = chairs[listener.told["asked"]["seat"]]
            words = (
                asked.options()[0] if asked is listener else random.choice(secret_choices(asked.options()))
            )
            await asked.do(words)
            for chair in chairs:
                if chair is not asked:
                    await chair.hear_until("entry")
        looks = [f"/at/{n}?seat={seat}" for n in range(listener.told["v"] + 1)] + ["", "/record", "/at/2"]
        answers = [await people[seat].http.get(f"/api/tables/{table['id']}{path}") for path in looks]
        assert all(answer.status_code == 200 for answer in answers)
        return [plain(text, table) for text in [*listener.heard, *(answer.text for answer in answers)]]


def secret_choices(options: list[str]) -> list[str]:
    """Any stone may be kept, nobody sees which; pebbles are taken one by one."""
    return options if options[0].startswith("keep") else options[:1]


def plain(text: str, table: Json) -> str:
    """Without what is another's by right: the id, the hash of the secret, the time."""
    text = text.replace(table["id"], "ID").replace(table["commit"], "COMMIT")
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "NOW", text)


async def test_the_test_would_notice(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the hand of another seat came along in the view, the streams would differ."""
    honest = PEBBLES.view

    def careless(s: Heap, eyes: int | None) -> Json:
        return {**honest(s, eyes), "oops": s.stones}

    monkeypatch.setattr("tests.server.test_leaks.PEBBLES", but(view=careless))
    with pytest.raises(AssertionError):
        await test_a_whole_game_dealt_otherwise_is_told_to_this_seat_in_the_same_bytes(place, 0, monkeypatch)
    but()  # its states are pickled as before
