"""Why something is no answer at Bora Bora: whatever can be said is an option, or there is a reason."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ludarium import Luck
from ludarium.core import options
from ludarium.games.borabora import GAME
from ludarium.games.borabora.inventory import GODS, INVENTORY
from ludarium.games.borabora.reasons import tries, why_not
from tests.games.borabora.play import random_game

HERE = Path(__file__).parent
RULES = files("ludarium.games.borabora").joinpath("rules.md").read_text(encoding="utf-8")
CASES = "".join((HERE / name).read_text(encoding="utf-8") for name in ("cases.md", "more-cases.md"))
EXAMINED = {rule for line in re.findall(r'^rule: "(.*)"$', CASES, re.MULTILINE) for rule in line.split(" ")}
OTHERWISE = {
    "must_act": "false",
    "must_fulfil": "false",
    "extra_other_sex": "false",
    "pair_is_yellow": "false",
}


def is_written(rule: str) -> bool:
    """Rulings are `**R4**`, paragraphs have headings: `### 5.1`, `## 7.`"""
    if rule[0] == "R":
        return f"**{rule}**" in RULES
    return re.search(rf"^##+ {re.escape(rule[1:])}\.? ", RULES, re.MULTILINE) is not None


# People and huts of p1.
COUPLE = "people w-tattoo-1 w-shells-1 m-tattoo-1"
USED = "phase people\nturn p1\nused w-tattoo"
THREE = "people w-build-1 w-build-2; ritual r1 r2"
ONE = "offerings 1"
FULL = "huts 11+1"
LODGER = "map cm p1 / cp p1\np1 people w-hike-1@"
ALL_HUTS = " / ".join(f"{region['id']} p1" for region in INVENTORY["regions"])
NO_CARDS = f"p2 cards {' '.join(god for god in GODS for _ in range(12))}"
EMPTY_DECK = NO_CARDS.replace("blue ", "", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_can_be_said_is_an_option_or_has_a_reason_under_other_options(players: int) -> None:
    compared = 0
    for number, (s, _, _) in enumerate(random_game(players, 60 + players, **OTHERWISE)):
        if number % 5 == 0 or not s.asks:
            found = {str(a) for a in options(s)}
            every = set(tries(s))
            assert found <= every
            assert {words for words in every if why_not(s, words) is None} == found
            compared += len(every)
    assert compared > 100_000


@pytest.mark.parametrize("players", [2, 4])
def test_reasons_are_the_same_in_every_world_that_the_asked_seat_can_imagine(players: int) -> None:
    for number, (s, _, _) in enumerate(random_game(players, 32)):
        if s.asks and number % 12 == 0:
            view = GAME.view(s, s.asks[-1].seat)
            worlds = [GAME.imagine(view, Luck(seed)) for seed in (1, 2)]
            told = [[why_not(world, words) for words in tries(world)] for world in worlds]
            assert told[0] == told[1] == [why_not(s, words) for words in tries(s)]


# By key: a position of p1, something that p1 then tries, the rule that stands against it, and where it shows.
EXAMPLES = {
    "over": ("phase over", "die 3 fish", "§8.2", ""),
    "asked": ("p1 dice 3", "hut cm row", "§5", ""),
    "die": ("p1 dice 3", "die 4 fish", "§5.1", ""),
    "every_die": ("p1 dice 3", "pass", "R7", ""),
    "lower": ("dice helper 3\np1 dice 3", "die 3 helper", "§5.1 R1", "helper"),
    "vain": ("p1 dice 3; cards blue; offerings 1", "blue card die 3 helper", "R6", "helper"),
    "own_pair": ("p1 dice 3; cards white white; offerings 1", "white pair white die 3 helper", "R53", ""),
    "offering": ("p1 dice 3; cards white", "white card die 3 helper", "§7", ""),
    "card": ("p1 dice 3; offerings 1", "white card die 3 helper", "§7", ""),
    "pair": ("p1 dice 3; offerings 1; cards red", "white pair red die 3 helper", "R22", ""),
    "tile": ("p1 dice 3", "white tile die 3 helper", "§7", ""),
    "priest": ("p1 dice 3; priests 0", "die 3 temple", "R4 R25", "temple"),
    "material": ("p1 dice 3; ritual r1 r3", "die 3 build", "R4 §6.6", "build"),
    "buildings": ("p1 dice 1; ritual r1 r2; built 1:r3-r4", "die 1 build", "R4 §6.6", "build"),
    "people": ("women - - - w-hike-1\np1 dice 3; huts 0+12", "die 3 woman", "R4 §6.2", "woman"),
    "slot": (f"women w-hike-1\np1 dice 3; {FULL}", "die 3 woman", "R4 §6.2", "woman"),
    "huts": (f"map {ALL_HUTS}\np1 dice 6", "die 6 land", "R4 §6.1", "land"),
    "paths": ("map cp p1\np1 dice 2", "die 2 land", "R4 §6.1", "land"),
    "first_fish": ("phase huts\nturn p1", "hut nb row", "§4", "nb"),
    "path": ("map cm p1\nask Expand p1 land 6", "hut nb row", "§6.1", "nb"),
    "far": ("map cm p1\nask Expand p1 land 3", "hut cp row", "§6.1", "cp"),
    "own_hut": ("map cm p1\nask Expand p1 land 6", "hut cm row", "R9", "cm"),
    "stack": ("map cm p1\nask Expand p1 land 6\np1 huts 11+0", "hut cp stack", "R13", ""),
    "row": ("ask Spend p1 6\np1 huts 0+12", "move 1", "§6.3", ""),
    "kind": ("ask Store p1 sand", "store r2", "R16", "r2"),
    "full": ("ask Store p1 sand\np1 ritual r1", "store r1", "R16", "r1"),
    "sex": ("women w-hike-1\nmen m-hike-1\nask TakePerson p1 man 6", "take woman 1", "§6.2", "woman 1"),
    "empty": ("men m-hike-1\nask TakePerson p1 man 6", "take man 2", "§6.2", "man 2"),
    "value": ("ask Priest p1 4", "priest 5", "§6.5", "temple 5"),
    "person": ("ask Spend p1 6", "tattoo m-hike-1", "§6.3", "m-hike-1"),
    "slid": ("ask Spend p1 6\np1 people m-hike-1+", "tattoo m-hike-1", "§6.3", "m-hike-1"),
    "points": ("ask Spend p1 1", "offering", "§6.3", ""),
    "one_hut": ("ask Spend p1 6", "move 2", "§6.3", ""),
    "lodger": (f"ask Spend p1 6\n{LODGER}", "move 1", "R14", ""),
    "deck": (f"display blue\nask Fire p1\n{EMPTY_DECK}", "fire card deck shell", "R21", ""),
    "display": ("display blue\nask Fire p1", "fire card red shell", "§6.9", "red"),
    "built": ("ask Build p1 6\np1 ritual r1 r2; built 1:r3-r4", "build 1 r1 r2", "§6.6", "1"),
    "both": ("ask Build p1 6\np1 ritual r1 r2", "build 1 r2 r3", "R17", "r3"),
    "nobody": ("phase people\np1 people w-hike-1", "use man hike", "§6.10", "man hike"),
    "used": (f"{USED}\np1 {COUPLE}", "use woman shells", "§6.10", "woman shells"),
    "once": (f"{USED} green\np1 {COUPLE}; gods 1", "green tile extra woman shells", "§7", ""),
    "first": (f"phase people\np1 {COUPLE}; gods 1", "green tile extra woman shells", "R55", "woman shells"),
    "same_type": (f"{USED}\np1 {COUPLE}; gods 1", "green tile extra woman tattoo", "R34", "woman tattoo"),
    "stronger": (f"phase people\np1 {THREE}; gods 1", "green tile double woman build", "R54", "woman build"),
    "no_cards": (f"phase people\np1 people w-prayer-1\n{NO_CARDS}", "use woman prayer", "R21 R31", ""),
    "strength": ("phase people\nask MoveHuts p1 2", "move 3", "R31", ""),
    "column": ("phase jewels\njewels 1 ring-1\np1 shells 9", "buy ring-9", "R37", "ring-9"),
    "shells": ("phase jewels\njewels 1 ring-1 ring-9\np1 shells 1", "buy ring-9", "§6.11", "ring-9"),
    "task": ("phase tasks\np1 tasks t33", "fulfil t34", "§6.11", "t34"),
    "unmet": ("phase tasks\np1 tasks t33", "fulfil t33", "§8.1", "t33"),
    "met": ("phase tasks\np1 tasks t31; offerings 4; gods 1", "yellow tile fulfil t31", "R40", "t31"),
    "too_far": ("phase tasks\np1 tasks t33; gods 1", "yellow tile fulfil t33", "R41", "t33"),
    "no_yellow": (
        "phase tasks\np1 tasks t15; cards yellow; offerings 1",
        "yellow card fulfil t15",
        "R42",
        "t15",
    ),
    "must": ("phase tasks\np1 tasks t31 t33; offerings 4", "drop t33", "R38", "t31"),
    "draft": ("phase draft\ntasks t33", "draft t34", "§6.11", "t34"),
}


@pytest.mark.parametrize("key", EXAMPLES)
def test_a_reason(key: str) -> None:
    position, words, rule, at = EXAMPLES[key]
    reason = why_not(GAME.read(position, 2, {}), words)
    assert reason is not None
    assert (reason.key, reason.rule, " ".join(reason.at)) == (key, rule, at)


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("lower", {"die": 3, "least": 3, "fits": "temple"}),
        ("people", {"value": 3}),
        ("far", {"value": 3}),
        ("value", {"value": 4}),
        ("points", {"cost": 2, "left": 1}),
        ("strength", {"most": 2}),
        ("shells", {"cost": 6, "left": 1}),
    ],
)
def test_a_reason_tells_the_numbers_that_a_sentence_needs(key: str, args: dict[str, str | int]) -> None:
    position, words, _, _ = EXAMPLES[key]
    reason = why_not(GAME.read(position, 2, {}), words)
    assert reason and reason.args == args


def test_every_reason_has_its_example_and_names_rules_that_are_written_and_examined() -> None:
    seen: dict[str, str] = {}
    for players in (2, 3, 4):
        for s, _, _ in random_game(players, 70 + players):
            for words in tries(s):
                reason = why_not(s, words)
                if reason:
                    seen[reason.rule] = reason.key
    assert set(seen.values()) <= EXAMPLES.keys()
    wanted = {part for rule in seen for part in rule.split(" ")}
    assert {part for part in wanted if not is_written(part)} == set()
    assert wanted - EXAMINED == set()
