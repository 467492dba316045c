"""Who may import whom, and how long a function and a file may grow."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/ludarium"
MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if "static" not in path.parts]

# These need the standard library alone.
PURE = {
    "aids",
    "luck",
    "core",
    "numbering",
    "editing",
    "nearby",
    "contract",
    "observation",
    "cells",
    "components",
    "games",
    "installed",
    "registry",
    "record",
    "course",
    "told",
    "look",
    "supposing",
    "line",
    "school",
    "study",
    "lining",
    "setting_up",
    "table",
    "sitting",
}
CONTRACT = {"luck", "core", "editing", "contract"}
MAY_IMPORT = {
    "aids": set[str](),
    "luck": set[str](),
    "cells": set[str](),
    "core": {"luck"},
    "editing": {"core"},
    "nearby": set[str](),
    "contract": {"luck", "core", "editing", "nearby"},
    "components": {"contract"},
    "numbering": {"installed"},
    "observation": {"core", "installed"},
    "games": CONTRACT | {"cells", "components", "numbering", "observation"},
    "past": CONTRACT | {"cells", "components"},
    "installed": set[str](),
    "registry": {"contract", "installed"},
    "record": CONTRACT | {"aids", "registry"},
    "course": CONTRACT | {"record", "told"},
    "told": {"core"},
    "look": CONTRACT | {"told"},
    "supposing": CONTRACT | {"told", "look"},
    "line": CONTRACT | {"record", "course", "told", "look"},
    "school": {"contract"},
    "study": CONTRACT | {"registry", "record", "line"},
    "lining": CONTRACT | {"registry", "record", "school", "line", "study", "puzzles"},
    "setting_up": CONTRACT | {"registry", "lining"},
    "table": CONTRACT | {"record", "course", "told", "look"},
    "sitting": CONTRACT | {"aids", "registry", "record", "table"},
    "proof": {"luck", "core", "record"},
    "cases": CONTRACT | {"record"},
    "story": {"core", "record"},
    "otherwise": CONTRACT | {"record", "look"},
    "testing": PURE - {"games"} | {"proof", "otherwise"},
    "bots": CONTRACT | {"cells", "games", "installed", "registry", "record", "look"},
    "puzzles": CONTRACT | {"games", "registry", "bots"},
    "bench": CONTRACT | {"registry"},
    "research": CONTRACT
    | {"installed", "numbering", "observation", "registry", "record", "told", "proof", "story", "bots"},
    "server": PURE - {"games"} | {"proof", "story", "bots", "puzzles"},
    "cli": PURE - {"games"} | {"proof", "cases", "testing", "bots", "puzzles", "bench", "research", "server"},
    "__init__": PURE | {"proof"},
}
# What rules know nothing of.
OUTSIDE = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "socket",
    "subprocess",
    "threading",
    "time",
}

LONGEST_FUNCTION = 30
LONGEST_FILE = 400
LONGEST_GAME = 1500
LONGER_GAMES = {
    "borabora": 2700,  # eighteen kinds of question, twelve of people, sixty tasks
    "ark": 1510,  # a land that grows, and an Ark that walks over it
}
# Not rules, so not counted.
NOTATION = {
    *("seen.py", "text.py", "facts.py", "given.py", "layout.py", "asking.py", "survey.py", "reasons.py"),
    "sources.py",
    *("catalogue.py", "fields.py", "observe.py", "editing.py"),
}
LONGER_FOR_A_REASON = {
    "bench/yardstick.py": "a yardstick stays as it is",
    "bench/yardstick.py::legal_actions": "a yardstick stays as it is",
    "bench/yardstick.py::war": "a yardstick stays as it is",
    "bench/yardstick.py::new_game": "a yardstick stays as it is",
    "bench/yardstick.py::__init__": "a yardstick stays as it is",
    "contract.py::__init__": "the list of all that a game is made of",
    "games/ark/land.py::__init__": "the list of all that lies on the table",
    "games/druids/clearing.py::__init__": "the list of all that lies on the table",
    "games/tigris/valley.py::__init__": "the list of all that lies on the table",
    "games/tigris/observe.py::__init__": "the list of all that stands in a row",
    "cli/__init__.py::parser": "the list of all commands",
    "server/house.py::__init__": "the list of all services",
    "server/schema.py": "the list of all that is stored",
    "server/wire.py": "the list of all that goes over the wire",
    "server/migrations/versions/v1_first.py::upgrade": "the list of all tables and columns",
}


def part(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """All that is imported when the module runs: not what only the type checker and mypyc read."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and node.orelse:
            node.body = node.orelse
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_the_layers_below_it(path: Path) -> None:
    for name in imports(path):
        first, *rest = name.split(".")
        if first == "ludarium":
            assert rest[0] in MAY_IMPORT[part(path)] | {part(path)}, name
        elif part(path) in PURE:
            assert first in sys.stdlib_module_names, f"{name} is not in the standard library"
        if rest[:1] == ["games"] and len(rest) > 1:
            own = (
                path.relative_to(PACKAGE).parts[1].removesuffix(".py")
            )  # games/druids/turn.py, bots/druids.py
            assert rest[1] == own, f"{name} is another game"
        if part(path) == "games":
            assert first not in OUTSIDE, f"rules know nothing of {name}"


GAMES = [path.parent for path in MODULES if path.match("games/*/__init__.py")]
RULES = [path for path in MODULES if part(path) == "games"]
# Where numbers are packed into one: a few bits for each seat, and for each side of a cell.
PACKING = {"games/ark/tally.py", "games/ark/tiles.py"}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_the_modules_of_a_game_form_no_circle(game: Path) -> None:
    name = f"ludarium.games.{game.name}"
    graph = {
        path.stem: {found[len(name) + 1 :].split(".")[0] for found in imports(path) if found.startswith(name)}
        for path in game.glob("*.py")
    }
    assert list(TopologicalSorter(graph).static_order())  # raises CycleError


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_import_at_the_top(path: Path) -> None:
    tree = ast.parse(path.read_text())
    within = {node for each in tree.body if not isinstance(each, ast.If) for node in ast.walk(each)}
    assert not [
        ast.unparse(node) for node in within - set(tree.body) if isinstance(node, ast.Import | ast.ImportFrom)
    ]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_have_types(path: Path) -> None:
    """What has none has a name in core or contract: `View`, `Asks`, `Want`."""
    names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
    assert "Any" not in names


def is_packed(node: ast.AST) -> bool:
    """A shift by a multiple: more than one bit for each."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift | ast.RShift):
        return False
    return isinstance(node.right, ast.BinOp) and isinstance(node.right.op, ast.Mult)


def test_numbers_are_packed_in_one_place() -> None:
    found = {
        str(path.relative_to(PACKAGE))
        for path in MODULES
        if part(path) in {"games", "bots"} and any(map(is_packed, ast.walk(ast.parse(path.read_text()))))
    }
    assert found == PACKING


def lines(path: Path) -> int:
    return len(path.read_text().splitlines())


def functions() -> Iterator[tuple[str, int]]:
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{path.relative_to(PACKAGE)}::{node.name}"
                yield name, (node.end_lineno or 0) - node.lineno + 1


def test_functions_and_files_stay_short() -> None:
    sizes = {str(path.relative_to(PACKAGE)): lines(path) for path in MODULES}
    too_long = {name for name, size in functions() if size > LONGEST_FUNCTION}
    too_long |= {name for name, size in sizes.items() if size > LONGEST_FILE}
    assert too_long <= LONGER_FOR_A_REASON.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_the_rules_of_a_game_stay_short(game: Path) -> None:
    assert sum(lines(path) for path in game.glob("*.py") if path.name not in NOTATION) <= LONGER_GAMES.get(
        game.name, LONGEST_GAME
    )
