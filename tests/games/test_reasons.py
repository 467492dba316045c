"""Why something cannot be done, in all games: there are words for every reason."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

GAMES = ["druids", "tigris", "ark", "borabora"]
CLIENT = Path(__file__).parents[2] / "client/src/games"


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
