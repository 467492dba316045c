"""Mistakes that mypy must refuse, each in a line that says how: `make check` fails where one is taken.

Nobody runs this module; an ignored error that is none is an error of its own.
"""
# ruff: noqa: B018

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.contract import Game, asks
from ludarium.core import Seat, View, after, apply, options
from ludarium.games.ark import GAME as ARK
from ludarium.games.druids import GAME as DRUIDS
from ludarium.games.druids.clearing import Clearing
from ludarium.games.tigris.turn import TakeAction
from ludarium.look import Look
from ludarium.luck import Luck
from tests.pebbles.pebbles import GAME, Heap, KeepStone, Take, build, setup, view


@dataclass(frozen=True)
class OtherAnswers:
    """It offers numbers, and answers actions."""

    seat: Seat

    def options(self, s: Heap) -> Sequence[int]:
        return [1, 2, 3]

    def answer(self, s: Heap, a: Take, luck: Luck) -> None:
        s.heap -= 1


def of_questions() -> None:
    asks(OtherAnswers)  # type: ignore[misc]
    TakeAction(0, 2).answer(DRUIDS.start(2), "pass", Luck(1))  # type: ignore[arg-type]


def of_states(s: Clearing) -> None:
    s.treasures  # type: ignore[attr-defined]
    s.tokens = None  # type: ignore[assignment]
    ARK.play(s, "pass", Luck(1))  # type: ignore[arg-type]
    after(s, None, Luck(1)).treasures  # type: ignore[attr-defined]
    DRUIDS.start(2).treasures  # type: ignore[attr-defined]
    Look(ARK, {}, 0).world.pile  # type: ignore[attr-defined]


def of_games() -> None:
    GAME.title = "Stones"  # type: ignore[misc]
    GAME.start("2")  # type: ignore[arg-type]
    GAME.start(2, {"heap": 1.5})  # type: ignore[dict-item]
    GAME.read("", 2).stones[0] = None  # type: ignore[call-overload]
    Game(name="pebbles", title="Pebbles", version=1, seats=range(2, 5), state=Heap)  # type: ignore[call-arg]


def of_parts() -> Game[Heap]:
    def blind(s: Heap) -> View:
        return {}

    def elsewhere(seen: View) -> Clearing:
        return DRUIDS.build(seen)

    Game(
        name="pebbles",
        title="Pebbles",
        version=1,
        seats=range(2, 5),
        state=Heap,
        questions=(asks(KeepStone),),
        setup=setup,
        view=blind,  # type: ignore[arg-type]
        build=build,
    )
    return Game(
        name="pebbles",
        title="Pebbles",
        version=1,
        seats=range(2, 5),
        state=Heap,
        questions=(asks(KeepStone),),
        setup=setup,
        view=view,
        build=elsewhere,  # type: ignore[arg-type]
    )


def of_answers(s: Heap) -> None:
    apply(s, "take 1")  # type: ignore[call-arg]
    options("heap")  # type: ignore[arg-type]
