"""Best turns: every turn is tried, and what is certain counts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from ludarium import game
from ludarium.bots.pool import HERE
from ludarium.cli import main
from ludarium.contract import Gained, Game, Kind
from ludarium.core import Illegal, News, options
from ludarium.luck import Luck
from ludarium.puzzles import candidates, trying, turns
from ludarium.puzzles.best_turn import TURNS, BestTurn
from ludarium.puzzles.candidates import Candidate, read
from ludarium.puzzles.finders import TRIES, difficulty
from ludarium.puzzles.mining import Progress, again, found_in, mine, turns_in
from ludarium.puzzles.puzzle import Source
from ludarium.puzzles.trying import Chancy, Over, Played, TooMuch, answered, every_turn, played

ARK = game("ark")
SOURCE = Source(1, 0, 0)


class Counters:
    """Two seats take counters from a heap: `asks` are what is left to be asked."""

    def __init__(self, asks: "list[Take]", taken: str = "") -> None:
        self.asks, self.taken = asks, taken
        self.news: list[News] | None = None

    def copy(self) -> "Counters":
        return Counters(self.asks[:], self.taken)

    def scores(self) -> list[tuple[int, ...]]:
        return [(0,), (0,)]


@dataclass(frozen=True)
class Take:
    """Two of these, in any order; `lucky` ones are drawn, and a `gamble` brings what luck gives."""

    seat: int
    left: int = 2

    def options(self, s: Counters) -> list[str]:
        return [one for one in ("one", "two", "twice", "lucky", "gamble") if one not in s.taken.split()]

    def answer(self, s: Counters, a: str, luck: Luck) -> None:
        s.taken = f"{s.taken} {a}".strip()
        points = {"one": 1, "two": 2, "twice": 2 * (len(s.taken.split()) > 2), "lucky": 3, "gamble": 0}[a]
        if a == "lucky":
            luck.below(2, "whatever")
        if a == "gamble":
            points = luck.below(2, "points")
        if s.news is not None:
            s.news.append(News(f"p{self.seat + 1} {points}"))
        if self.left > 1:
            s.asks.append(replace(self, left=self.left - 1))
        elif self.seat == 0:
            s.asks.append(Take(1))


def counters(*, gamble: bool = False) -> tuple[Game[Counters], Counters]:
    def gained(events: Sequence[str]) -> list[Gained]:
        return [Gained(int(text[1]) - 1, "taken", int(text.split()[1])) for text in events]

    it = Game(
        name="counters",
        title="Counters",
        version=1,
        seats=range(2, 3),
        state=Counters,
        questions=(Kind(Take),),
        setup=lambda players, options, luck: Counters([Take(0)]),
        view=lambda s, eyes: {"taken": sorted(s.taken.split()), "left": s.asks[-1].left if s.asks else 0},
        build=lambda view: Counters([Take(0, view["left"])], " ".join(view["taken"])),
        gained=gained,
    )
    return it, Counters([Take(0)], "" if gamble else "gamble")


def test_every_turn_is_tried_until_luck_or_somebody_else_decides() -> None:
    """`lucky` ends the turn.  `one` and `two` come to the same in any order, `twice` only pays afterwards."""
    it, state = counters()
    found = every_turn(it, state)
    assert (found.best.points, found.best.words) == (5, ("two", "lucky"))
    assert dict(found.ends) == {
        1: 1,  # twice, one
        2: 1,  # twice, two
        3: 4,  # lucky; twice, lucky; one, two; one, twice
        4: 2,  # one, lucky; two, twice
        5: 1,  # two, lucky
    }
    assert state.taken == "gamble"


def test_what_luck_brings_is_no_best_turn() -> None:
    it, state = counters(gamble=True)
    with pytest.raises(Chancy):
        every_turn(it, state)


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "MOST_TRIED", 6)
    with pytest.raises(TooMuch):
        every_turn(*counters())


def test_a_turn_is_played_word_by_word() -> None:
    it, state = counters()
    assert not played(it, state, []).over
    assert not played(it, state, ["two"]).over
    assert played(it, state, ["two", "one"]).points == 3
    assert played(it, state, ["lucky"]).over
    with pytest.raises(Over):
        played(it, state, ["lucky", "one"])
    with pytest.raises(Illegal):
        played(it, state, ["gamble"])


@pytest.fixture(scope="module")
def mined(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Progress]:
    """One game of the Ark, whose bots do not think for long."""
    path = tmp_path_factory.mktemp("mine") / "ark.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(candidates, "PLAYERS", ("novice",))
        [progress] = mine(Progress.begun("ark", TURNS, 1), 1, path, HERE)
    return path, progress


@pytest.fixture
def found(mined: tuple[Path, Progress]) -> Path:
    return mined[0]


def candidate(one: BestTurn) -> Candidate:
    return read(game(one.game), one.source.move, one.players, one.position)


def any_turn(it: Game[Any], state: Any, luck: Luck) -> Played:
    here = Played(state)
    while not here.over:
        actions = options(here.state)
        here = answered(it, here, actions[luck.below(len(actions), "answer")], state.asks[-1].seat)
    return here


def test_a_best_turn_says_what_it_brings_and_how_many_find_it(found: Path) -> None:
    every = turns_in(found)
    assert every
    for one in every:
        state = ARK.read(one.position, one.players)
        assert (state.asks[-1].seat, type(state.asks[-1]).__name__) == (one.seat, one.question)
        best = played(ARK, state, one.turn)
        assert (best.points, best.over) == (one.points, True)
        assert max(one.ends) == one.points >= turns.LEAST
        assert sum(one.ends.values()) >= turns.FEWEST
        assert one.ends[one.points] <= turns.SELDOM * sum(one.ends.values())
        assert one.levels["novice"] <= turns.ANYBODY < TRIES
        assert one.difficulty == difficulty(one.levels)
        assert BestTurn.of(one.text()) == one
        assert again(one) == one


def test_no_turn_ever_brings_more(found: Path) -> None:
    for one in turns_in(found):
        for number in range(50):
            turn = any_turn(ARK, ARK.read(one.position, one.players), Luck(number))
            assert turn.points <= one.points
            assert turn.points in one.ends


def test_what_falls_out_is_counted(mined: tuple[Path, Progress]) -> None:
    fallout = mined[1].fallout
    assert fallout["games"] == 1
    assert fallout["found"] == len(found_in(mined[0]))
    assert sum(fallout.values()) == 1 + 2 * fallout["turns"]


def test_looking_again(found: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = len(turns_in(found))
    out = tmp_path / "held.jsonl"
    assert main(["puzzles", "ark", "--check", str(found), "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{many} of {many} hold\n"
    assert out.read_text() == found.read_text()
    one = turns_in(found)[0]
    out.write_text(replace(one, points=one.points - 1).text() + "\n")
    assert main(["puzzles", "ark", "--check", str(out)]) == 1
    assert f"{one.id} falls out: another turn is the best" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("FEWEST", 10**6, "little"),
        ("LEAST", 10**6, "little"),
        ("SELDOM", 0, "common"),
        ("ANYBODY", -1, "anybody"),
    ],
)
def test_what_is_no_best_turn_says_why(
    found: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: float, why: str
) -> None:
    monkeypatch.setattr(turns, name, value)
    assert turns.best_turn(ARK, candidate(turns_in(found)[0]), SOURCE) == why


def test_more_of_the_same_is_dull(found: Path) -> None:
    one = candidate(turns_in(found)[0])
    tried = every_turn(ARK, ARK.read(one.position, one.players))
    tried.best = replace(tried.best, words=("point", "point"))
    assert turns.why_not(ARK, one, tried) == "dull"


def test_what_depends_on_what_is_hidden_is_none(found: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it would be if another deal had other turns."""
    one = candidate(turns_in(found)[0])
    tried = every_turn(ARK, ARK.read(one.position, one.players))
    assert turns.is_so_elsewhere(ARK, one, tried)
    tried.ends[0] += 1
    assert not turns.is_so_elsewhere(ARK, one, tried)


def test_there_is_nothing_to_look_for_at_druidenwalzer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "druids", "--kind", "turns", "--out", "x"]) == 2
    assert "Nobody has said" in capsys.readouterr().err
