"""Why something cannot be done, in all games: whatever can be said is an option, or the rules say why not."""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from ludarium import Luck, apply, game, options
from ludarium.core import sample
from ludarium.games.ark.cells import name as cell_named
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.routes import END, ROUTE
from tests.test_rulebooks import covered

GAMES = ["druids", "tigris", "ark", "borabora"]
SEATS = [(name, players) for name in GAMES for players in game(name).seats]
CLIENT = Path(__file__).parents[2] / "client/src/games"
WALKS: Final = {f"ark {route}": end for route, end in zip(ROUTE, END, strict=True)}
FEW = 23  # by day, every so many positions of one game
MANY = {"druids": 200, "tigris": 100, "ark": 35, "borabora": 100}  # whole ones at night: ten minutes of each


def keys(name: str) -> set[str]:
    """Of all reasons there are: whatever is handed to a `Reason`, or to a function that takes a `key`."""
    source = ast.parse(files(f"ludarium.games.{name}").joinpath("reasons.py").read_text(encoding="utf-8"))
    nodes = list(ast.walk(source))
    functions = {
        one.name: [arg.arg for arg in one.args.args] for one in nodes if isinstance(one, ast.FunctionDef)
    }
    takes = {name: taken.index("key") for name, taken in functions.items() if "key" in taken} | {"Reason": 0}
    given = [
        one.args[takes[one.func.id]]
        for one in nodes
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in takes
    ]
    texts = [text.value for key in given for text in ast.walk(key) if isinstance(text, ast.Constant)]
    return {text for text in texts if isinstance(text, str)}


@pytest.mark.parametrize("lang", ["en", "hu", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_words(name: str, lang: str) -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in (CLIENT / name).rglob(f"{lang}.ftl"))
    assert set(re.findall(rf"^{name}-refused-([\w-]+) =", words, re.MULTILINE)) == keys(name)


def positions(it: Any, players: int, seed: int) -> Iterator[Any]:
    """All of a whole game, played at random, and where it ends."""
    luck = Luck(seed)
    s = it.start(players, {}, luck)
    while s.asks:
        yield s
        apply(s, sample(s, luck), luck)
    yield s


def said(catalogue: Iterable[str], s: Any) -> Iterator[str]:
    """Every action in words; a walk of the Ark stands in the catalogue by its way, wherever it begins."""
    start = s.cell[s.ark] if isinstance(s, Land) and s.ark != NOWHERE else 0
    for text in catalogue:
        yield f"ark {cell_named(start + WALKS[text])} {text.split(' ')[1]}" if text in WALKS else text


def asked(name: str, players: int, seed: int, every: int = 1) -> set[tuple[str, str]]:
    """The reasons of one game, with their rules: exactly what is no option has one."""
    research = pytest.importorskip("ludarium.research", exc_type=ModuleNotFoundError)  # without its extra
    it, catalogue, found = game(name), research.Catalogue.of(name).texts, set()
    assert it.why_not
    for s in islice(positions(it, players, seed), 0, None, every):
        legal = {str(action) for action in options(s)}
        for words in {*said(catalogue, s), *legal}:
            reason = it.why_not(s, words)
            assert (reason is None) == (words in legal), f"{words}: {reason}\n{it.write(s)}"
            if reason:
                found.add((reason.key, reason.rule))
    return found


def looked_up(name: str, found: set[tuple[str, str]]) -> None:
    """That these reasons have words, and their paragraphs can be read."""
    assert {key for key, _ in found} <= keys(name)
    assert {word.removeprefix("§") for _, rule in found for word in rule.split()} <= covered(name)


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_whatever_can_be_said_is_an_option_or_has_a_reason(name: str, players: int) -> None:
    looked_up(name, asked(name, players, seed=players, every=FEW))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), SEATS)
def test_in_very_many_games_whatever_can_be_said_is_an_option_or_has_a_reason(
    name: str, players: int
) -> None:
    for seed in range(MANY[name]):
        looked_up(name, asked(name, players, seed))
