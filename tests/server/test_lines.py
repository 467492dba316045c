"""Lines over the wire: what one knows of a board of one's own, and that nobody harms anybody with it."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from ludarium import game
from ludarium.line import MOST_MOVES
from ludarium.puzzles.best_turn import BestTurn
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.shipped import shipped, shipped_turns
from ludarium.server import limits
from tests.games.mutations import slip, written
from tests.server.people import Json, Person, Place, bot, paths

pytestmark = pytest.mark.anyio

GAMES = ["druids", "tigris", "ark", "borabora"]


async def follow(person: Person, line: Json, path: str = "") -> Json:
    found: Json = await person.post(f"/api/line{path}", line)
    return found


async def refused(person: Person, line: Json, path: str = "") -> Json:
    answer = await person.http.post(f"/api/line{path}", json=line)
    assert answer.status_code == 400, answer.text
    error: Json = answer.json()["error"]
    return error


@pytest.mark.parametrize("name", GAMES)
async def test_a_line_is_played_on_by_whoever_is_asked(place: Place, name: str) -> None:
    pen, line = Random(name), {"game": name, "players": game(name).seats[-1], "seed": "a"}
    async with place.guest("Anna") as anna:
        stands = await follow(anna, line)
        for v in range(8):
            assert (stands["v"], stands["eyes"]) == (v, stands["asked"]["seat"])
            words = pen.choice(list(paths(stands["options"])))
            moves = [*stands["line"]["moves"], {"words": words}]
            stands = await follow(anna, stands["line"] | {"moves": moves, "since": v})
            [entry] = stands["entries"]
            assert entry["v"] == v + 1
        again = await follow(anna, line | {"moves": [{"words": m["words"]} for m in stands["line"]["moves"]]})
        everything = await follow(anna, stands["line"] | {"eyes": "all"})
    assert again["position"] == stands["position"] == everything["position"]
    assert again["line"]["moves"] == stands["line"]["moves"]
    text, players = stands["position"], stands["line"]["players"]
    assert game(name).write(game(name).read(text, players)) == text


async def test_luck_is_decided_draw_by_draw(place: Place) -> None:
    line: Json = {"game": "tigris", "players": 2, "seed": "a"}
    async with place.guest("Anna") as anna:
        stands = await follow(anna, line)
        words = next(one for one in paths(stands["options"]) if one.startswith("swap 3"))
        given: list[str] = []
        while (found := await drawn(anna, line, words, given))["purpose"]:
            assert found["purpose"] == "p1 draws" and len(found["outcomes"]) == 3
            assert found["outcomes"][: len(given)] == given
            given = [*given, min(found["pool"])]
        assert found == {"purpose": None, "pool": {}, "outcomes": given} and len(given) == 3
        stands = await follow(anna, line | {"moves": [{"words": words, "outcomes": given}]})
        assert stands["line"]["moves"][-1]["outcomes"] == given
        none = await refused(anna, line, "/luck")
        wrong = await refused(anna, line | {"moves": [{"words": words, "outcomes": ["purple"]}]}, "/luck")
    assert (none["args"]["kind"], wrong["args"]["kind"], wrong["args"]["move"]) == ("words", "luck", 1)


async def drawn(person: Person, line: Json, words: str, given: list[str]) -> Json:
    return await follow(person, line | {"moves": [{"words": words, "outcomes": given}]}, "/luck")


@pytest.mark.parametrize("name", GAMES)
async def test_a_position_is_looked_at(place: Place, name: str) -> None:
    it = game(name)
    state = it.start(it.seats[0], luck=3)
    base = {"position": it.write(state)}
    line = {"game": name, "players": it.seats[0], "base": base}
    async with place.guest("Anna") as anna:
        stands = await follow(anna, line)
        words = next(paths(stands["options"]))
        tried = await follow(anna, {"line": line, "words": words}, "/try")
        effects = await follow(anna, line, "/effects")
        why = await follow(anna, {"line": line, "words": "fly"}, "/why")
        seen = await follow(anna, line | {"eyes": None})
    assert stands["position"] == base["position"]
    assert (tried["words"], tried["v"], effects["v"]) == (words, 0, 0)
    assert set(paths_of_numbers(effects["options"])) == set(paths(stands["options"]))
    assert why["words"] == "fly"
    assert seen["view"] == it.view(state, None)
    assert seen["options"] is None


@pytest.mark.parametrize("name", GAMES)
async def test_a_line_begins_with_a_puzzle_or_a_best_turn(place: Place, name: str) -> None:
    puzzles, turns = shipped(game(name)), shipped_turns(game(name))
    assert puzzles
    every: list[Puzzle | BestTurn] = [next(iter(puzzles.by_id.values()))]
    every += [*turns.by_id.values()][:1] if turns else []
    async with place.guest("Anna") as anna:
        for one in every:
            stands = await follow(anna, {"game": name, "base": {"puzzle": one.id}})
            assert (stands["position"], stands["line"]["players"]) == (one.position, one.players)
            assert stands["eyes"] == stands["asked"]["seat"]
            again = await follow(anna, stands["line"])
            assert again["position"] == one.position


async def test_a_line_has_six_hundred_moves_and_no_more(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINE_SECONDS", 60.0)  # however busy this machine is
    moves = [{"words": "pass"}] * MOST_MOVES
    async with place.guest("Anna") as anna:
        stands = await follow(anna, {"game": "tigris", "moves": moves, "since": MOST_MOVES - 1})
        error = await refused(anna, {"game": "tigris", "moves": [*moves, {"words": "pass"}]})
    assert (stands["v"], len(stands["line"]["moves"]), len(stands["entries"])) == (MOST_MOVES, MOST_MOVES, 1)
    assert (error["args"]["kind"], error["args"]["move"]) == ("long", MOST_MOVES + 1)


def paths_of_numbers(tree: Json, so_far: str = "") -> list[str]:
    return [
        words
        for word, branch in tree.items()
        for words in (
            paths_of_numbers(branch, f"{so_far}{word} ") if isinstance(branch, dict) else [f"{so_far}{word}"]
        )
    ]


async def test_a_finished_game_is_gone_on_with_and_a_running_one_is_not(place: Place) -> None:
    async with place.guest("Anna") as anna:
        over = await anna.watch(await anna.open(bot("random", 0.001), bot("random", 0.001)))
        base = {"table": over["id"], "at": 6}
        stands = await follow(anna, {"game": "druids", "base": base, "eyes": None})
        then = await anna.get(f"/api/tables/{over['id']}/at/6")
        assert stands["view"] == then["view"]
        record = (await anna.http.get(f"/api/tables/{over['id']}/record")).text
        same = await follow(anna, {"game": "druids", "base": {"record": record, "at": 6}, "eyes": None})
        assert same["position"] == stands["position"]
        error = await refused(anna, {"game": "tigris", "base": {"record": record, "at": 6}})
        assert error["args"]["why"] == "this is a record of druids"
        running = await anna.open({"kind": "me"}, bot("random", 0.001))
        line = {"game": "druids", "base": {"table": running["id"]}}
        answer = await anna.http.post("/api/line", json=line)
    assert answer.json()["error"]["key"] == "not-over"


@pytest.mark.parametrize("name", GAMES)
async def test_a_record_is_a_line_with_all_its_moves(place: Place, name: str) -> None:
    async with place.guest("Anna") as anna:
        bots = [bot("random", 0.001)] * game(name).seats[0]
        over = await anna.watch(await anna.open(*bots, game=name))
        record = (await anna.http.get(f"/api/tables/{over['id']}/record")).text
        found = await anna.post("/api/line/record", {"game": name, "record": record})
        ends = await follow(anna, found["line"] | {"eyes": "all"})
        spoilt = record.replace("\np1 ", "\np1 fly ", 1)
        error = await refused(anna, {"game": name, "record": spoilt}, "/record")
    assert len(found["names"]) == len(bots)
    assert [one["words"] for one in found["line"]["moves"]] == [
        line.partition(" ; ")[0].partition(" ")[2] for line in record.splitlines() if line[:2] in MOVERS
    ]
    assert (ends["over"], ends["result"]) == (True, over["result"])
    assert error["args"]["kind"] in ("words", "record")


MOVERS = ("p1", "p2")

WRONG: list[tuple[Json, int, str, str]] = [
    ({"game": "chess"}, 0, "game", "There is no game 'chess'"),
    ({"game": "druids", "players": 5}, 0, "players", "is for 2 players, not 5"),
    ({"game": "druids", "options": {"ring": "lost"}}, 0, "option", "no such option"),
    ({"game": "druids", "base": {"position": "M1 5L"}}, 0, "position", ""),
    ({"game": "druids", "base": {"record": "ludarium 2"}}, 0, "record", "line 1"),
    ({"game": "druids", "base": {"puzzle": "none"}}, 0, "puzzle", "there is no puzzle none"),
    ({"game": "druids", "eyes": 7}, 0, "players", "is for 2 players"),
    ({"game": "druids", "moves": [{"words": "fly"}]}, 1, "words", "'fly' is not an option"),
    (
        {"game": "druids", "moves": [{"words": "place orange M1", "outcomes": ["5L"]}]},
        1,
        "luck",
        "nothing wants 5L",
    ),
]


@pytest.mark.parametrize(("line", "move", "kind", "why"), WRONG)
async def test_what_is_no_line_is_refused_with_the_move(
    place: Place, line: Json, move: int, kind: str, why: str
) -> None:
    async with place.guest("Anna") as anna:
        error = await refused(anna, line)
    assert (error["key"], error["args"]["move"], error["args"]["kind"]) == ("bad-line", move, kind)
    assert why in error["args"]["why"]


async def test_what_is_too_much_is_not_even_followed(place: Place) -> None:
    async with place.guest("Anna") as anna:
        for line in (
            {"game": "druids", "base": {"position": "M" * (limits.LINE_LETTERS + 1)}},
            {"game": "druids", "seed": "a" * 101},
            {"game": "druids", "players": -1},
            {"game": "druids", "nobody": "knows"},
        ):
            assert (await refused(anna, line))["key"] == "bad-request"


ENDLESS = """
from ludarium import lining
def answer(*_):
    while True:
        pass
lining.answer = answer
from ludarium.server.worker import main
main()
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="here only patience ends")
async def test_a_line_that_takes_too_long_is_ended_and_the_next_is_answered(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A worker that never comes to an end stands for a position that nobody has thought of."""
    (endless := tmp_path / "endless.py").write_text(ENDLESS)
    async with place.guest("Anna") as anna:
        with monkeypatch.context() as patch:
            patch.setattr("ludarium.server.processes.WORKER", endless)
            error = await refused(anna, {"game": "tigris"})
        assert (error["args"]["kind"], error["args"]["why"]) == ("slow", "it takes too long")
        assert (await follow(anna, {"game": "tigris"}))["v"] == 0


async def test_many_who_think_at_once_are_all_answered(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Béla") as bela:
        found = await asyncio.gather(
            *(
                follow(who, {"game": name, "seed": str(n)})
                for n, name in enumerate(GAMES)
                for who in (anna, bela)
            )
        )
    assert [one["line"]["game"] for one in found] == [name for name in GAMES for _ in range(2)]


@pytest.mark.parametrize("name", GAMES)
async def test_spoilt_positions_are_refused_in_words_or_played_on(place: Place, name: str) -> None:
    """`tests/games/test_mutations.py` tries very many more of them on the rules themselves."""
    pen, answers = Random(7), []
    async with place.guest("Anna") as anna:
        for _ in range(40):
            text, players, options = pen.choice(written(name))
            spoilt = slip(text, pen.choice(written(name))[0], pen)
            line = {"game": name, "players": players, "options": options, "base": {"position": spoilt}}
            answers.append(await anna.http.post("/api/line", json=line))
    for answer in answers:
        body = answer.json()
        assert body["position"] if answer.status_code == 200 else body["error"]["args"]["why"], body
    assert {answer.status_code for answer in answers} == {200, 400}
