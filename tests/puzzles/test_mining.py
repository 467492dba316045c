"""Puzzles looked for in games of bots, with searches so short that a test can wait for them."""

import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from ludarium import Luck, game
from ludarium.bots.pool import HERE
from ludarium.cli import main
from ludarium.core import options
from ludarium.puzzles import judged
from ludarium.puzzles.candidates import LOOKED_AT, Decision, bots_in, chosen, decisions, luck_of, read
from ludarium.puzzles.finders import ENOUGH, TRIES, difficulty, difficulty_for
from ludarium.puzzles.judged import judged_in
from ludarium.puzzles.kinds import FEWEST, SEARCHES, Search
from ludarium.puzzles.mining import SUFFIX, BadFile, Progress, mine, puzzles_in
from ludarium.puzzles.puzzle import JUDGED, Puzzle, id_of, versions_of

GAMES = 2  # of the search: two puzzles, none of them in a third look that others fell out at


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "SEARCHES", {"druids": Search(SEARCHES["druids"].least, FEWEST)})


def mined(path: Path, games: int, seed: int = 1) -> Progress:
    *_, last = mine(Progress.begun("druids", JUDGED, seed), games, path, HERE)
    return last


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Progress]:
    """One search, which most tests only look at."""
    path = tmp_path_factory.mktemp("mine") / "druids.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judged, "SEARCHES", {"druids": Search(SEARCHES["druids"].least, FEWEST)})
        return path, mined(path, GAMES)


def test_a_puzzle_says_what_is_right_and_what_all_else_loses(found: tuple[Path, Progress]) -> None:
    druids = game("druids")
    puzzles = puzzles_in(found[0])
    assert puzzles
    for one in puzzles:
        state = druids.read(one.position, one.players)
        question = state.asks[-1]
        assert (question.seat, type(question).__name__) == (one.seat, one.question)
        assert one.id == id_of("druids", one.position, one.seat, one.question)
        assert sorted([*one.answers, *one.refutations]) == sorted(map(str, options(state)))
        assert min(one.leads) >= 0.1
        assert min(wrong.loss for wrong in one.refutations.values()) >= judged.GIVES_AWAY
        assert one.difficulty == difficulty(one.levels)
        assert all(0 <= tries <= TRIES for tries in one.levels.values())
        assert one.versions == versions_of(druids)
        assert Puzzle.of(one.text()) == one


def test_what_falls_out_is_counted(found: tuple[Path, Progress]) -> None:
    fallout = found[1].fallout
    looks = ("first", "anybody", "second", "third", "compared", "found")
    assert fallout["games"] == GAMES
    assert sum(fallout.get(look, 0) for look in looks) == fallout["decisions"]
    assert fallout["found"] == len(puzzles_in(found[0]))
    beside = json.loads(found[0].with_name(found[0].name + SUFFIX).read_text())
    assert beside == asdict(found[1])


def test_the_long_searches_end_with_the_first_that_is_not_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second finds another answer best, so nobody asks the third."""
    druids = game("druids")
    position = druids.write(druids.start(2, luck=1))
    looked_at = judged.Judging(druids, read(druids, 0, 2, position))
    first, second, *_others = map(str, options(druids.read(position, 2)))
    asked: list[int] = []

    def searched(_seconds: float, seed: int) -> dict[str, float]:
        asked.append(seed)
        return {first: 0.5 + 0.2 * (len(asked) % 2), second: 0.5 + 0.2 * (len(asked) - 1)}

    monkeypatch.setattr(looked_at, "searched", searched)
    assert looked_at.agreed() is None
    assert asked == [1, 2]


def test_of_each_kind_of_question_as_many_are_looked_at() -> None:
    """Those that are seldom asked are not lost among the others."""
    asked = ["PlaceTile"] * 40 + ["Deploy"] * 3 + ["PlaceTile"] * 40
    found = chosen([Decision(move, 2, "", kind, 0) for move, kind in enumerate(asked)], Luck(1))
    assert [one.move for one in found] == sorted(one.move for one in found)
    assert Counter(one.question for one in found) == {"PlaceTile": LOOKED_AT - 3, "Deploy": 3}


def test_a_search_that_is_gone_on_with_gives_the_same_file(
    found: tuple[Path, Progress], tmp_path: Path
) -> None:
    path = tmp_path / "druids.jsonl"
    mined(path, 1)
    with path.open("a") as file:
        file.write('{"id": "a game that was not finished')
    assert mined(path, GAMES) == found[1]
    assert path.read_bytes() == found[0].read_bytes()
    assert list(mine(Progress.begun("druids", JUDGED, 1), GAMES, path, HERE)) == []


def test_another_search_does_not_go_on_in_the_file(found: tuple[Path, Progress], tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="another"):
        mined(found[0], GAMES, seed=2)
    alone = tmp_path / "alone.jsonl"
    alone.write_bytes(found[0].read_bytes())
    with pytest.raises(BadFile, match="missing"):
        mined(alone, GAMES)
    assert alone.read_bytes() == found[0].read_bytes()


def test_the_same_seed_finds_the_same(found: tuple[Path, Progress]) -> None:
    puzzles, _counts = judged_in(game("druids"), 1, 0)
    assert puzzles == [one for one in puzzles_in(found[0]) if one.source.game == 0]


def test_the_position_tells_nothing_that_its_seat_does_not_see(found: tuple[Path, Progress]) -> None:
    """Of the rival's hand and of the piles it is one world of many: none that was ever played."""
    druids = game("druids")
    for one in puzzles_in(found[0]):
        view = druids.view(druids.read(one.position, one.players), one.seat)
        again = druids.read(druids.write(druids.imagine(view, Luck(7))), one.players)
        assert druids.view(again, one.seat) == view


def test_looking_again_at_what_holds(
    found: tuple[Path, Progress], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "held.jsonl"
    assert main(["puzzles", "druids", "--check", str(found[0]), "--out", str(out)]) == 0
    every = puzzles_in(found[0])
    assert capsys.readouterr().out == f"{len(every)} of {len(every)} hold\n"
    assert puzzles_in(out) == every


def test_looking_again_at_what_does_not(
    found: tuple[Path, Progress], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [first, *_others] = found[0].read_text().splitlines()
    told = json.loads(first)
    told["answers"] = [next(iter(told["refutations"]))]
    path = tmp_path / "wrong.jsonl"
    path.write_text(json.dumps(told) + "\n")
    assert main(["puzzles", "druids", "--check", str(path)]) == 1
    assert f"{told['id']} falls out: another answer is the best" in capsys.readouterr().out


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "druids.jsonl"
    assert main(["puzzles", "druids", "--games", "1", "--out", str(out)]) == 0
    told = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert int(told["found"]) == len(puzzles_in(out))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["puzzles", "pebbles", "--out", "x"], "Nobody has said"),
        (["puzzles", "druids"], "--out FILE"),
        (["puzzles", "chess"], "There is no game"),
    ],
)
def test_what_cannot_be_looked_for(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_enough_people_say_how_difficult_a_puzzle_is() -> None:
    assert difficulty_for(ENOUGH - 1, ENOUGH - 1) is None
    found = [difficulty_for(100, at_once) for at_once in (100, 60, 59, 40, 39, 20, 19, 0)]
    assert found == [1, 1, 2, 2, 3, 3, 4, 4]


def test_who_played_a_game_follows_from_where_a_puzzle_was_found(found: tuple[Path, Progress]) -> None:
    for one in puzzles_in(found[0]):
        druids = game("druids")
        assert len(bots_in(druids, one.source)) == one.players
        again = next(
            it
            for it in decisions(druids, {one.question: 1}, luck_of(one.source.seed, one.source.game))
            if it.move == one.source.move
        )
        there, here = (druids.read(text, one.players) for text in (again.position, one.position))
        assert druids.view(there, one.seat) == druids.view(here, one.seat)
