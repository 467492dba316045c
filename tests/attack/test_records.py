"""Records that somebody tampered with: none is taken for what a server told."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium import Record, registry
from ludarium.core import options
from ludarium.luck import commitment
from ludarium.proof import Disproved, Finding, Proof, verify
from ludarium.record import MOST_LETTERS, PARTS, BadRecord, Move
from ludarium.server.signing import SigningKey
from ludarium.table import Table
from tests.games.play import play_at_random
from tests.server.people import ME, Json, Person, bot, serving

GAMES = ("druids", "tigris", "ark", "borabora")
BEGUN = 6  # of the moves of another game
GOLDEN = sorted(Path(__file__).parent.parent.glob("games/*/records/*.txt"))


@dataclass
class Told:
    """What one who sat at a table has: what was announced, and the record of the end."""

    table: Json
    text: str

    @property
    def record(self) -> Record:
        return Record.parse(self.text)

    def checked(self, text: str) -> Proof:
        """Raises `BadRecord` if this text is not what the server told."""
        return verify(Record.parse(text), seal=self.table["commit"], key=self.table["key"])


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Told]:
    """A finished game of each kind from a real server, luck having decided who sits where."""
    return asyncio.run(games_of_a_server(tmp_path_factory.mktemp("server")))


async def games_of_a_server(folder: Path) -> dict[str, Told]:
    async with serving(folder) as place, place.guest("Anna") as anna:
        games = {name: await a_game(anna, name) for name in GAMES}
        beginning = {"table": games["druids"].table["id"], "entry": BEGUN}
        return games | {"played on": await a_game(anna, "druids", beginning=beginning, shuffle=False)}


async def a_game(anna: Person, name: str, **more: object) -> Told:
    players = min(3, registry.game(name).seats[-1])
    seats = [ME, *[bot("random", 0.01)] * (players - 1)]
    table = await anna.open(*seats, game=name, **({"shuffle": True} | more))
    assert (await anna.get("/api/server-key"))["key"] == table["key"]
    [mine] = [seat for seat, one in enumerate(table["seats"]) if one["mine"]]
    async with anna.at(table, mine) as chair:
        await chair.play(Random(name))
    return Told(table, (await anna.http.get(f"/api/tables/{table['id']}/record")).text)


def refused(told: Told, forged: str) -> str:
    """Why this forgery is refused: by whoever was at the table, and by everybody else."""
    assert forged != told.text
    with pytest.raises(BadRecord) as first:
        told.checked(forged)
    if "announced" not in str(first.value):
        with pytest.raises(BadRecord):
            verify(Record.parse(forged))
    return str(first.value)


# § What is changed, by its name.  Each takes a whole text and gives those that somebody could make of it.

Forgery = Callable[[str], Iterator[str]]
FORGERIES: dict[str, Forgery] = {}


def forgery(make: Forgery) -> Forgery:
    FORGERIES[make.__name__] = make
    return make


def line(text: str, key: str) -> str:
    return next(one for one in text.splitlines() if one.split(" ")[0] == key)


def without(text: str, *keys: str) -> str:
    return "".join(one for one in text.splitlines(keepends=True) if one.split()[0] not in keys)


def rewritten(text: str, **changes: object) -> str:
    """Well-formed, with the old signature."""
    return str(replace(Record.parse(text), **changes))  # type: ignore[arg-type]


@forgery
def begun(text: str) -> Iterator[str]:
    moves = len(Record.parse(text).moves)
    for n in (0, 1, moves // 2, moves - 1, moves, moves + 1, 10**9):
        yield rewritten(text, begun=n)


@forgery
def result(text: str) -> Iterator[str]:
    found = Record.parse(text).result
    assert found
    yield rewritten(text, result=[(found[0][0] + 1, *found[0][1:]), *found[1:]])
    yield rewritten(text, result=[tuple(one + 1 for one in score) for score in found])
    yield rewritten(text, result=found[:-1])
    yield without(text, "result")


@forgery
def names(text: str) -> Iterator[str]:
    seats = Record.parse(text).seats
    yield rewritten(text, seats=["Mallory", *seats[1:]])
    yield rewritten(text, seats=[*seats[1:], seats[0]])
    yield text.replace("Anna", "\u0410nna")  # Cyrillic
    yield text.replace("Anna", "Anna\u200b")
    yield text.replace("Anna", "Anna\u2028p1 pass")
    yield text.replace("Anna", "A\u0308nna")
    yield text.replace(" Anna", " ")


@forgery
def cut_off(text: str) -> Iterator[str]:
    moves = Record.parse(text).moves
    for n in (1, 2, len(moves) // 2, len(moves)):
        yield rewritten(text, moves=moves[:-n])
        yield rewritten(text, moves=moves[:-n], result=None)
        yield rewritten(text, moves=moves[n:])
    yield text[: len(text) // 2]
    yield without(text, "signed", "key", "seed", "result")


@forgery
def a_legal_move_replaced(text: str) -> Iterator[str]:
    record = Record.parse(text)
    for number in range(0, len(record.moves), max(1, len(record.moves) // 12)):
        move = record.moves[number]
        for other in list(map(str, options(record.at(number))))[:3]:
            if other != move.words:
                changed = Move(move.seat, other, move.luck)
                yield rewritten(text, moves=[*record.moves[:number], changed, *record.moves[number + 1 :]])


@forgery
def moves_in_another_order(text: str) -> Iterator[str]:
    moves = Record.parse(text).moves
    yield rewritten(text, moves=[moves[1], moves[0], *moves[2:]])
    yield rewritten(text, moves=[*moves[:-2], moves[-1], moves[-2]])
    yield rewritten(text, moves=[*moves, moves[-1]])
    yield rewritten(text, moves=[replace(moves[0], seat=1 - moves[0].seat), *moves[1:]])


@forgery
def seats(text: str) -> Iterator[str]:
    record = Record.parse(text)
    yield rewritten(text, seats=[*record.seats, "Mallory"])
    yield rewritten(text, seats=record.seats[:-1])
    yield rewritten(text, seats=[])
    yield rewritten(text, seats=["x"] * 1000)
    yield text.replace("seat p1 ", "seat p2 ", 1)
    yield text.replace("seat p1 ", "seat p99999999999999999999 ", 1)


@forgery
def who_sits_where(text: str) -> Iterator[str]:
    drawn = Record.parse(text).seating
    assert drawn
    yield rewritten(text, seating=drawn[::-1])
    yield rewritten(text, seating=(*drawn, len(drawn)))
    yield rewritten(text, seating=())
    yield rewritten(text, seating=None)
    yield rewritten(text, seating=(0,) * len(drawn))
    yield text.replace("seating drawn", "seating  drawn")


@forgery
def option(text: str) -> Iterator[str]:
    record = Record.parse(text)
    yield rewritten(text, options=record.options | {"luck": "mine"})
    for name, allowed in registry.game(record.game).options.items():
        others = allowed.values or range(allowed.least, allowed.most + 1)
        for value in [one for one in others if one != record.options[name]][:1]:
            yield rewritten(text, options=record.options | {name: value})
        yield rewritten(text, options=record.options | {name: 10**40})
        yield without(text, "option")


@forgery
def luck(text: str) -> Iterator[str]:
    record = Record.parse(text)
    for number, move in [one for one in enumerate(record.moves) if one[1].luck][:3]:
        for outcomes in ((), (*move.luck, move.luck[0]), (replace(move.luck[0], seen_by=0), *move.luck[1:])):
            changed = [*record.moves[:number], replace(move, luck=outcomes), *record.moves[number + 1 :]]
            yield rewritten(text, moves=changed)
    yield rewritten(text, setup=(*record.setup, *record.setup[:1]))
    yield rewritten(text, setup=record.setup[1:])
    yield rewritten(text, setup=tuple(replace(one, text="?") for one in record.setup))


@forgery
def secret(text: str) -> Iterator[str]:
    other = bytes(range(32))
    yield rewritten(text, seed=other.hex())
    yield rewritten(text, seed=other.hex(), commit=commitment(other))
    yield rewritten(text, seed=None)
    yield rewritten(text, commit=None)
    yield text.replace(line(text, "seed"), "seed " + "ab" * 16)


@forgery
def rules(text: str) -> Iterator[str]:
    record = Record.parse(text)
    yield rewritten(text, version=record.version + 1)
    yield rewritten(text, version=10**30)
    yield rewritten(text, game="chess")
    yield rewritten(text, game="pebbles")
    yield text.replace("ludarium 1", "ludarium 2", 1)


@forgery
def letters(text: str) -> Iterator[str]:
    """The same to the eye, or to a careless reader."""
    yield text.replace("\n", "\r\n")
    yield text.replace("\n", "\r")
    yield text.replace("\n", "\u2028")
    yield text.replace(" ", "\u00a0")
    yield text.replace("seat p1", "seat  p1")
    yield text.replace("\nsetup", " \nsetup")
    yield text.replace("\nsetup", "\n\nsetup")
    yield "\ufeff" + text
    yield text.replace(line(text, "commit"), line(text, "commit").upper().replace("COMMIT", "commit"))
    yield text.replace(line(text, "signed"), line(text, "signed").upper().replace("SIGNED", "signed"))
    yield text.replace("seat p1", "seat p\uff11")
    yield text.replace("seat p1", "seat p01")
    yield text.replace("result ", "result +")
    yield text.rstrip("\n")
    yield text + "\x00"


@forgery
def lines(text: str) -> Iterator[str]:
    """A line twice, elsewhere, or below the signature."""
    for key in ("game", "seat", "seating", "option", "commit", "setup", "result", "seed", "key", "signed"):
        if f"\n{key} " in text:
            yield text.replace(line(text, key), f"{line(text, key)}\n{line(text, key)}", 1)
            yield text.replace(line(text, key) + "\n", "", 1) + line(text, key) + "\n"[: key != "signed"]
    yield text + "\n"
    yield text + "p1 pass\n"
    yield text + "seat p1 Mallory\n"
    yield text + "result 999 0\n"
    yield text + text
    yield text.replace("\nsetup", "\nsetup\nsetup", 1)


@forgery
def signature(text: str) -> Iterator[str]:
    other = Table(registry.game("druids"), ["Anna", "random"], {}, bytes(32))
    signed_otherwise = SigningKey.new().signed(play_at_random(other, 1).written(None))
    yield rewritten(text, signature="00" * 64)
    yield rewritten(text, signature=signed_otherwise.signature)
    yield rewritten(text, key=signed_otherwise.key)
    yield rewritten(text, key="01" + "00" * 31, signature="01" + "00" * 63)  # a key for which much is signed
    yield rewritten(text, key=signed_otherwise.key, signature=signed_otherwise.signature)
    yield without(text, "signed")
    yield without(text, "key")


@pytest.mark.parametrize("kind", FORGERIES)
@pytest.mark.parametrize("name", GAMES)
def test_no_forgery_is_taken_for_what_the_server_told(told: dict[str, Told], name: str, kind: str) -> None:
    forged = [one for one in FORGERIES[kind](told[name].text) if one != told[name].text]
    assert forged
    for text in forged:
        assert "\n" not in refused(told[name], text)


# § What a record proves


def keys(findings: Iterable[Finding]) -> list[str]:
    return [one.key for one in findings]


@pytest.mark.parametrize("name", GAMES)
def test_what_the_server_told_holds(told: dict[str, Told], name: str) -> None:
    record = told[name].record
    proof = told[name].checked(told[name].text)
    assert keys(proof.held) == [
        *("signature-known", "seal-known", "players", "seating"),
        *("luck", "moves", "end", "result"),
    ]
    assert keys(proof.open) == ["secret", "people"]
    assert proof.outcomes == len(record.setup) + sum(len(move.luck) for move in record.moves)
    assert record.seats == [seat["name"] or seat["bot"] for seat in told[name].table["seats"]]


def test_who_was_not_there_is_told_what_the_record_alone_cannot_show(told: dict[str, Told]) -> None:
    proof = verify(told["druids"].record)
    assert keys(proof.held)[:2] == ["signature", "seal"]
    assert keys(proof.open) == ["key", "seal", "secret", "people"]


def test_a_game_that_is_played_on_takes_its_beginning_as_it_is(told: dict[str, Told]) -> None:
    record = told["played on"].record
    proof = told["played on"].checked(told["played on"].text)
    assert (record.begun, record.seating) == (BEGUN, ())
    assert keys(proof.open) == ["beginning", "secret", "people"]
    assert proof.outcomes == sum(len(move.luck) for move in record.moves[BEGUN:])
    for other in (0, BEGUN - 1, BEGUN + 1, None):
        refused(told["played on"], str(replace(record, begun=other)))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_records_from_before_signatures_say_what_they_cannot_show(path: Path) -> None:
    record = Record.parse(path.read_text())
    assert keys(verify(record).open) == ["unsigned", "seal", "seating", "secret", "people"]
    with pytest.raises(Disproved, match="not signed"):
        verify(record, key="ab" * 32)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["result", "cut_off", "seats", "luck", "who_sits_where"])
def test_what_the_rules_alone_show_needs_no_signature(told: dict[str, Told], name: str, kind: str) -> None:
    text = without(told[name].text, "key", "signed")
    for forged in FORGERIES[kind](text):
        if forged == text or "seating drawn" not in forged:
            continue  # the same, or one that does not tell who was drawn
        with pytest.raises(BadRecord):
            verify(Record.parse(forged))


@pytest.mark.parametrize("name", GAMES)
def test_who_signs_a_forgery_has_another_key(told: dict[str, Told], name: str) -> None:
    """A whole other game, with all that belongs to it, and one that somebody else has signed."""
    mine, record = SigningKey.new(), told[name].record
    assert "another key" in refused(told[name], str(mine.signed(replace(record, seats=["Mallory"] * 2))))
    assert "another key" in refused(told[name], str(mine.signed(record)))
    other = play_at_random(Table(registry.game(name), record.seats, record.options, bytes(32)), 1)
    assert verify(mine.signed(other.written(None))).held
    assert "another key" in refused(told[name], str(mine.signed(other.written(None))))
    with pytest.raises(Disproved, match="seal"):
        verify(other.written(None), seal=told[name].table["commit"])


def test_a_record_is_no_longer_than_a_record_can_be() -> None:
    with pytest.raises(BadRecord, match="at most"):
        Record.parse("ludarium 1\n" + "p1 pass\n" * MOST_LETTERS)


@given(st.text(alphabet="p12 ;()-?,ab\n", max_size=80), st.sampled_from(list(PARTS)))
def test_whatever_is_read_is_written_the_same(rest: str, key: str) -> None:
    text = f"ludarium 1\ngame druids 1\n{key} {rest}\n"
    try:
        record = Record.parse(text)
    except BadRecord:
        return
    assert str(record) == text
