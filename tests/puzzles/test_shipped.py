"""The puzzles that come with the games."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from ludarium import bots, game
from ludarium.bots.merits import RIVALS
from ludarium.contract import Game
from ludarium.core import options, ranking
from ludarium.luck import Luck
from ludarium.puzzles.endings import ENDINGS
from ludarium.puzzles.finders import difficulty
from ludarium.puzzles.judged import GIVES_AWAY, THIRD
from ludarium.puzzles.kinds import SEARCHES
from ludarium.puzzles.puzzle import JUDGED, PROVEN, Kind, Puzzle, Why, id_of, versions_of
from ludarium.puzzles.shipped import FILE, packed, shipped, unpacked
from ludarium.puzzles.winning import ALWAYS, Turn

CLIENT = Path(__file__).resolve().parents[2] / "client/src"
DOCS = Path(__file__).resolve().parents[2] / "docs/puzzles.md"
LANGUAGES = ("en", "hu", "de")
LARGEST = 1_000_000  # bytes of a file
FEWEST = 100  # puzzles of a game
SAMPLE = 3  # puzzles of a game that Master thinks about
WON = 12  # proven puzzles of a game that are played out
WORLDS = 5  # in which each is
GAMES = [name for name in SEARCHES if shipped(game(name))]


def puzzles_of(name: str) -> list[Puzzle]:
    found = shipped(game(name))
    assert found is not None
    return list(found.by_id.values())


@pytest.mark.parametrize("name", GAMES)
def test_each_can_be_set_and_answered(name: str) -> None:
    it = game(name)
    for one in puzzles_of(name):
        state = it.read(one.position, one.players)
        question = state.asks[-1]
        assert it.write(state) == one.position
        assert (question.seat, type(question).__name__) == (one.seat, one.question)
        assert one.id == id_of(name, one.position, one.seat, one.question)
        assert sorted([*one.answers, *one.refutations]) == sorted(map(str, options(state)))
        assert one.difficulty == difficulty(one.levels)


@pytest.mark.parametrize("name", GAMES)
def test_each_was_found_with_the_rules_and_the_knowledge_of_today(name: str) -> None:
    """If not: `ludarium puzzles GAME --check FILE` looks again."""
    assert {one.versions for one in puzzles_of(name)} == {versions_of(game(name))}


@pytest.mark.parametrize("name", GAMES)
def test_the_best_leads_and_all_else_gives_something_away(name: str) -> None:
    for one in puzzles_of(name):
        if one.kind == PROVEN:
            assert min(wrong.loss for wrong in one.refutations.values()) > 0
        else:
            assert min(one.leads) >= 0.1
            assert min(wrong.loss for wrong in one.refutations.values()) >= GIVES_AWAY


def words_of(name: str, language: str) -> set[str]:
    files = [CLIENT / f"games/{name}/why/{language}.ftl", CLIENT / f"i18n/later/why/{language}.ftl"]
    return set(re.findall(r"^([\w-]+) =", "".join(file.read_text() for file in files), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_words(name: str, language: str) -> None:
    known = words_of(name, language)
    reasons: list[Why] = [
        why
        for one in puzzles_of(name)
        for why in (one.reasons, *(wrong.why for wrong in one.refutations.values()))
    ]
    parts = {part.removeprefix(RIVALS) for why in reasons for part, _more, _chance in why}
    assert parts
    keys = (f"{name}-merit-", f"{name}-much-", f"{name}-many-", "merit-")
    assert {part for part in parts if not {f"{key}{part}" for key in keys} & known} == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_file_is_small_and_has_one_way_to_be_written(name: str) -> None:
    data = Path(game(name).state.__module__.replace(".", "/")).parent / FILE
    held = (Path(__file__).resolve().parents[2] / "src" / data).read_bytes()
    assert len(held) < LARGEST
    assert packed(unpacked(held, Puzzle.of).by_id.values()) == held


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_and_the_page_says_of_what(name: str) -> None:
    spread = Counter(one.question for one in puzzles_of(name))
    assert spread.total() >= FEWEST
    said = re.findall(rf"^\| {name} \| (\d+ `.*) \|$", DOCS.read_text(), re.MULTILINE)
    assert said == [", ".join(f"{many} `{question}`" for question, many in spread.most_common())]


@pytest.mark.parametrize(("kind", "names"), [(JUDGED, SEARCHES), (PROVEN, ENDINGS)])
def test_the_page_about_them_says_how_many_there_are(kind: Kind, names: Iterable[str]) -> None:
    _before, table = DOCS.read_text().split(f"| {kind.capitalize()} |")
    rows = re.findall(r"^\| (\w+) \|.*\| (\d+) \|$", table.split("\n\n")[0], re.MULTILINE)
    assert {name: int(many) for name, many in rows} == {
        name: sum(one.kind == kind for one in puzzles_of(name)) if name in GAMES else 0 for name in names
    }


@pytest.mark.parametrize("name", [name for name in ENDINGS if name in GAMES])
def test_who_knows_what_is_proven_wins_in_every_world(name: str) -> None:
    """With luck and in worlds that nobody has looked at."""
    it = game(name)
    for one in [one for one in puzzles_of(name) if one.kind == PROVEN][:WON]:
        view = it.view(it.read(one.position, one.players), one.seat)
        for number in range(WORLDS):
            luck = Luck(number)
            state = it.imagine(view, luck)
            it.play(state, one.answers[luck.below(len(one.answers), "answer")], luck)
            while state.asks:
                assert state.asks[-1].seat == one.seat, one.id
                it.play(state, sure(it, state, one.seat), luck)
            assert ranking(state)[0] == [one.seat], one.id


def sure(it: Game[Any], state: Any, seat: int) -> str:
    """An answer that wins, whatever comes."""
    opened = state.copy()
    ENDINGS[it.name].open_up(opened, seat)
    chances = Turn(seat, ENDINGS[it.name].later).chances(opened)
    return next(words for words, chance in chances.items() if chance == ALWAYS)


def test_a_game_of_somebody_else_need_not_bring_any() -> None:
    assert shipped(game("pebbles")) is None


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_master_agrees(name: str) -> None:
    """With luck that no search has had which found them."""
    it, every = game(name), [one for one in puzzles_of(name) if one.kind == JUDGED]
    luck = Luck(5)
    for _ in range(min(SAMPLE, len(every))):
        one = every.pop(luck.below(len(every), "puzzle"))
        view = it.view(it.read(one.position, one.players), one.seat)
        found = bots.appraise(name, view, THIRD, 9, iterations=SEARCHES[name].thinking(THIRD))
        assert found[0].words in one.answers, one.id
