"""A guided first game: who may have one, what is told there, how it goes back; and it counts for nothing."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from ludarium import Record
from ludarium.bots.appraisal import Appraisal, AtOnce
from ludarium.bots.coach import LOOKS
from ludarium.proof import verify
from ludarium.registry import games
from ludarium.server.coaching import LONGER, SECONDS
from tests.server.oracle import Oracle
from tests.server.people import DEVICE, LINK, ME, Chair, Json, Person, Place, bot

pytestmark = pytest.mark.anyio

NOVICE = bot("novice", 0.01)
GUIDE: Json = {"guide": True, "hints": True}
CLOCK = {"bank": 300, "grant": 20, "keep": True, "most": 600}
OURS = [one.name for one in games() if one.name in ("druids", "tigris", "ark", "borabora")]


def refusal(message: Json) -> Any:
    return message["t"] == "refused" and (message["key"], message["args"])


async def my_turn(chair: Chair) -> None:
    """Until the bot has answered."""
    while not chair.mine:
        await chair.hear_until("entry", "told")


async def first_turn(chair: Chair) -> list[str]:
    """What happened until the bot was asked."""
    events = []
    while chair.mine:
        events += (await chair.do(chair.options()[0]))["entries"][-1]["events"]
    return events


async def say(chair: Chair, message: Json) -> Json:
    await chair.say(message)
    return await chair.hear_until("told", "entry", "refused", "coach")


async def advised(chair: Chair, v: int, *entries: int) -> Json:
    """What the coach says once it has thought."""
    told = await say(chair, {"v": v, "coach": entries})
    assert told == {
        "t": "coach",
        "v": v,
        "sound": None,
        "judged": None,
        "as_sound": [],
        "matters": False,
        "foretold": [],
    }  # at once: the line is not dead
    return await thought_out(chair)


async def thought_out(chair: Chair) -> Json:
    while (told := await chair.hear_until("coach"))["sound"] is None:
        pass
    return told


async def refused(anna: Person, *seats: Json, **more: Any) -> Any:
    asked = {"game": "druids", "seats": seats, **GUIDE, **more}
    answer = await anna.http.post("/api/tables", json=asked)
    assert answer.status_code == 400
    error = answer.json()["error"]
    return error["key"], error["args"]["what"]


PLACED = [0.6, 0.58, 0.49, 0.3]  # of the chance to win, for the druid on each of the four trees


@pytest.fixture
def oracle(place: Place, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    found = [Appraisal(f"place orange M{n}", LOOKS, (worth, 1 - worth)) for n, worth in enumerate(PLACED, 1)]
    return Oracle(place, monkeypatch, found)


async def test_only_one_person_and_one_novice_are_guided(place: Place) -> None:
    async with place.guest("Anna") as anna:
        three = (ME, NOVICE, NOVICE)
        assert await refused(anna, *three, game="ark") == ("bad-guide", "seats")
        for seats in ((ME, LINK), (ME, DEVICE), (NOVICE, NOVICE), (ME, bot("strong"))):
            assert await refused(anna, *seats) == ("bad-guide", "seats")
        two = (ME, NOVICE)
        assert await refused(anna, *two, hints=False) == ("bad-guide", "hints")
        assert await refused(anna, *two, without=["counts"]) == ("bad-guide", "hints")
        assert await refused(anna, *two, clock=CLOCK) == ("bad-guide", "clock")
        assert await refused(anna, *two, listed=True, language="en") == ("bad-guide", "listed")
        for game in OURS:
            assert (await anna.open(*two, game=game, **GUIDE))["guide"] is True
        assert (await anna.open(*two))["guide"] is False


async def test_it_stays_what_it_was_opened_as(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            for wish in ("hints off", "clock 300000 20000 keep 600000", "stand-in 60000 1 greedy"):
                assert refusal(await chair.wish(propose=wish)) == ("not-allowed", {})


async def test_what_the_bot_answered_is_taken_back_too_and_luck_stays(place: Place) -> None:
    """In the Ark each tile is drawn: the same one must come again."""
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, game="ark", **GUIDE)
        async with anna.at(table, 0) as chair:
            assert not chair.told["undo"]
            assert refusal(await say(chair, {"v": 0, "undo": True})) == ("no-undo", {"why": "none"})
            begun, drawn = chair.told["view"], await first_turn(chair)
            assert any(" draws " in event for event in drawn)
            await my_turn(chair)
            while chair.told["undo"]:
                assert (await say(chair, {"v": chair.told["v"], "undo": True}))["t"] in ("told", "entry")
            assert chair.told["view"] == begun
            assert await first_turn(chair) == drawn


@pytest.mark.parametrize("game", OURS)
async def test_the_bot_answers_the_same_with_the_same(place: Place, game: str) -> None:
    """Whoever takes an answer back to look at another one shall not find the rival in another mood."""

    async def answers(chair: Chair) -> list[str]:
        found: list[str] = []
        while not (found and chair.mine):
            told = await (chair.do(chair.options()[0]) if chair.mine else chair.hear_until("entry"))
            found += [one["words"] for one in told["entries"] if one["seat"] == 1]
        return found

    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot("novice", 10), game=game, **GUIDE)  # it has the time to look
        async with anna.at(table, 0) as chair:
            await my_turn(chair)
            for _ in range(4):
                v = chair.told["v"]
                answered = await answers(chair)
                assert (await say(chair, {"v": chair.told["v"], "undo": True, "to": v}))["t"] == "told"
                assert await answers(chair) == answered


async def test_one_may_go_back_to_any_answer_but_only_where_one_is_guided(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        plain = await anna.open(ME, NOVICE, hints=True)
        async with anna.at(table, 0) as chair, anna.at(plain, 0) as other:
            begun = chair.told["view"]
            for one in (chair, other):
                for _ in range(3):
                    await one.do(one.options()[0])
                    await my_turn(one)
            v = chair.told["v"]
            assert refusal(await say(chair, {"v": v - 1, "undo": True, "to": 0})) == ("stale", {"v": v})
            assert refusal(await say(chair, {"v": v, "undo": True, "to": v})) == ("not-found", {})
            assert (await say(chair, {"v": v, "undo": True, "to": 0}))["t"] == "told"
            assert (chair.told["view"], chair.told["v"]) == (begun, v + 1)
            v = other.told["v"]
            assert refusal(await say(other, {"v": v, "undo": True, "to": 0})) == ("no-undo", {"why": "other"})


async def test_it_counts_for_nothing_and_its_record_says_so(place: Place) -> None:
    async with place.guest("Anna") as anna:
        guided, plain = await anna.open(ME, NOVICE, **GUIDE), await anna.open(ME, NOVICE, hints=True)
        for table in (guided, plain):
            async with anna.at(table, 0) as chair:
                await chair.say({"concede": True})
                while not chair.told["over"]:
                    await chair.hear_until("told", "people")
        assert place.house is not None
        assert [row["table_id"] for row in await place.house.store.endings(0)] == [plain["id"]]
        texts = [(await anna.http.get(f"/api/tables/{one['id']}/record")).text for one in (guided, plain)]
        assert ["guided by a coach" in text.splitlines() for text in texts] == [True, False]
        assert [Record.parse(text).guided for text in texts] == [True, False]


async def test_whoever_verifies_its_record_is_told(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            while not chair.told["over"]:
                if chair.mine:
                    await chair.do(chair.options()[0])
                else:
                    await chair.hear_until("entry", "told")
        record = Record.parse((await anna.http.get(f"/api/tables/{table['id']}/record")).text)
        assert "guided" in [one.key for one in verify(record).open]
        found = await anna.get(f"/api/tables/{table['id']}/verify")
        assert "guided" in [one["key"] for one in found["open"]]


async def test_two_sound_answers_are_told_without_numbers(place: Place, oracle: Oracle) -> None:
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            told = await advised(chair, 0)
            assert [one["words"] for one in told["sound"]] == ["place orange M1", "place orange M2"]
            assert (told["v"], told["judged"]) == (0, [])
            assert told["as_sound"] == [one["words"] for one in told["sound"]]
            assert told["matters"] is False  # how sure it is of the others nobody knows
            assert all(set(one) == {"words", "why", "follow_up", "points"} for one in told["sound"])
            assert oracle.views == [chair.told["view"]]
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["hints"] == 0


async def test_what_was_advised_to_follow_is_advised_then(place: Place, oracle: Oracle) -> None:
    oracle.go.set()
    follows = AtOnce(1, follow_ups=("place black M3",))
    oracle.found = [replace(one, at_once=follows) for one in oracle.found]
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            [first, *_] = (await advised(chair, 0))["sound"]
            assert first["follow_up"] == "place black M3"
            await chair.do(first["words"])
            even = (
                Appraisal(f"place black M{n}", LOOKS, (worth, 1 - worth))
                for n, worth in ((2, 0.6), (3, 0.58))
            )
            oracle.found = list(even)
            for _ in range(2):  # whoever asks again hears the same
                sound = (await advised(chair, 1))["sound"]
                assert [one["words"] for one in sound] == ["place black M3", "place black M2"]


async def test_a_slow_machine_advises_what_is_good_at_a_glance(place: Place, oracle: Oracle) -> None:
    """And not what it hardly looked into."""
    oracle.found = [replace(one, visits=LOOKS - 1) for one in oracle.found]
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            [advice] = (await advised(chair, 0))["sound"]
            assert advice["words"] in chair.options()
            assert advice["why"] == []
            assert [one.seconds for one in oracle.asked] == [SECONDS, LONGER]


@pytest.mark.parametrize(("tree", "mark"), [(1, "good"), (2, "good"), (3, "mistake"), (4, "mistake")])
async def test_an_answer_that_gave_much_away_is_a_mistake(
    place: Place, oracle: Oracle, tree: int, mark: str
) -> None:
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            before = chair.told["view"]
            await chair.do(f"place orange M{tree}")
            await my_turn(chair)
            told = await advised(chair, chair.told["v"], 1)
            assert [(one["v"], one["mark"]) for one in told["judged"]] == [(1, mark)]
            better = [(one["v"], one["words"]) for one in told["foretold"]]
            assert better == ([] if mark == "good" else [(0, "place orange M1")])
            assert all(one["view"]["trees"]["M1"]["druid"] == "orange" for one in told["foretold"])
            assert oracle.views == [before]
            assert oracle.asked[0].never_given_up == f"place orange M{tree}"


async def test_what_was_found_out_is_thought_about_once(place: Place, oracle: Oracle) -> None:
    """So the hints say what the coach advised, and what it advised is no mistake afterwards."""
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            sound = (await advised(chair, 0))["sound"]
            assert (await advised(chair, 0))["sound"] == sound
            await chair.ask({"v": 0, "hint": True})
            moves = (await chair.hear_until("hint"))["moves"]
            assert [one["words"] for one in moves][:2] == [one["words"] for one in sound]
            await chair.do(sound[0]["words"])
            oracle.found = oracle.found[::-1]
            await my_turn(chair)
            told = await advised(chair, chair.told["v"], 1)
            assert [(one["v"], one["mark"]) for one in told["judged"]] == [(1, "good")]
            assert len(oracle.asked) == 1


@pytest.mark.parametrize(
    ("less", "mark"), [(0.02, "good"), (0.04, "good"), (0.06, "inaccurate"), (0.3, "mistake")]
)
async def test_what_was_not_so_bad_when_it_was_asked_is_no_worse_afterwards(
    place: Place, oracle: Oracle, less: float, mark: str | None
) -> None:
    oracle.go.set()
    worst = oracle.found[-1]
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            best = oracle.found[0]
            oracle.found = [best, replace(worst, worth=(best.worth[0] - less, best.worth[1] + less))]
            await advised(chair, 0)
            await chair.do(worst.words)
            await my_turn(chair)
            oracle.found = [best, worst]
            told = await advised(chair, chair.told["v"], 1)
            assert [(one["v"], one["mark"]) for one in told["judged"]] == [(1, mark)]


async def test_when_the_game_goes_on_the_coach_thinks_no_further(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            await chair.say({"v": 0, "coach": []})
            await chair.do(chair.options()[0])
            assert oracle.called_off == 1
            await my_turn(chair)
            await chair.say({"v": chair.told["v"], "coach": []})
            await chair.say({"v": chair.told["v"], "coach": [1]})  # the later wish counts
            while oracle.asked[-1].never_given_up == "":
                await asyncio.sleep(0.01)
            oracle.go.set()
            told = await thought_out(chair)
            assert [one["v"] for one in told["judged"]] == [1]
            oracle.go.clear()
            await chair.say({"v": chair.told["v"], "coach": []})
            assert refusal(await chair.ask({"v": 0, "do": "x"}))  # what was said before it is done
        assert place.house is not None
        live = await place.house.hall.find(table["id"])
        while oracle.called_off < 3:  # whoever asked has left
            await asyncio.sleep(0.01)
        assert live.thoughts.coach.thinking is None


async def test_of_the_bot_is_judged_what_the_learner_may_know(place: Place, oracle: Oracle) -> None:
    """The hand of a rival is hidden, so what else could have been played is nobody's to weigh."""
    oracle.go.set()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, NOVICE, **GUIDE)
        async with anna.at(table, 0) as chair:
            while not any(one["words"].startswith("waltz") and one["seat"] for one in chair.told["entries"]):
                await (chair.do(chair.options()[0]) if chair.mine else chair.hear_until("entry"))
            v = chair.told["entries"][-1]["v"]
            await my_turn(chair)
            told = await advised(chair, chair.told["v"], v)
            assert told["judged"] == [] and oracle.views == []


async def test_nobody_else_hears_the_coach(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table, plain = await anna.open(ME, NOVICE, **GUIDE), await anna.open(ME, NOVICE, hints=True)
        about: Json = {"v": 0, "coach": []}
        async with anna.at(table, 0) as chair, bela.at(table, None) as watching, anna.at(plain, 0) as other:
            assert refusal(await say(watching, about)) == ("not-yours", {})
            assert refusal(await say(other, about)) == ("no-coach", {"why": "table"})
            assert refusal(await say(chair, {"v": 7, "coach": []})) == ("stale", {"v": 0})
            assert refusal(await say(chair, {"v": 7, "coach": [1]})) == ("stale", {"v": 0})
            assert refusal(await say(chair, {"v": 0, "coach": [1]})) == ("not-found", {})
            assert refusal(await say(chair, {"v": 0, "coach": [1] * 5}))[0] == "bad-request"
            assert oracle.views == []
            oracle.go.set()
            assert (await say(chair, about))["t"] == "coach"
            assert not any('"coach"' in text for text in watching.heard)
