"""Machine code from Python, as `python -m mypyc` makes it, with one mistake of the C it writes mended.

    python compile_rules.py [options of mypy] FILE ...

CPython lets objects that are freed deep inside others wait in its trashcan, a list that is threaded through
their headers for the garbage collector.  mypyc lets objects of `acyclic` classes wait there too, which have
no such header: what lies before them in memory would be overwritten, and the process falls over later,
somewhere else.  Ours hold nothing that is freed with them, so they need not wait.

Each game is a library of its own, and what they share is another: the compiler works on all of them at once.
LUDARIUM_OPTIMIZE=1 has it optimize less and be done in about half the time, for a test of what it made.
"""

import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

DEALLOC: Final = re.compile(r"^( *)\w+_dealloc\([^)\n]*\)\n\1\{\n.*?^\1\}\n", re.MULTILINE | re.DOTALL)
WAITING: Final = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\)\n", re.MULTILINE)
HAS_HEADER: Final = "PyObject_GC_UnTrack(self);"
# Its rules are little but sets of cells, and nobody else has any: in one library, what they do is inlined.
ALSO: Final = {"tigris": {"cells"}}
# Without it nothing is inlined that a library before this one could replace; for Windows that is not said.
FLAGS: Final = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]


def mended(c: str) -> str:
    """The C that mypyc wrote, in which only objects with a header wait."""
    return DEALLOC.sub(_mended, c)


def _mended(dealloc: re.Match[str]) -> str:
    return dealloc[0] if HAS_HEADER in dealloc[0] else WAITING.sub("", dealloc[0])


def libraries(files: Iterable[str]) -> dict[str, list[str]]:
    """Which files become one library, by its name: `ludarium_druids`, and `ludarium_core` for all games."""
    paths = [Path(file) for file in files]
    games = {path.parent.name for path in paths if path.parent.parent.name == "games"}
    found = defaultdict(list)
    for path in paths:
        names = {path.parent.name, path.stem}
        game = next((game for game in sorted(games) if names & {game, *ALSO.get(game, ())}), "core")
        found[f"ludarium_{game}"].append(str(path))
    return dict(found)


def main(arguments: list[str]) -> None:
    from mypyc.build import mypycify  # here, because whoever only tests `mended` need not have them
    from setuptools import setup

    files = [argument for argument in arguments if not argument.startswith("-")]
    groups: list[tuple[list[str], str | None]] = [(some, name) for name, some in libraries(files).items()]
    level = os.environ.get("LUDARIUM_OPTIMIZE", "3")
    extensions = mypycify(arguments, opt_level=level, debug_level="0", separate=groups)
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    for path in {Path(source) for extension in extensions for source in extension.sources}:
        path.write_text(mended(path.read_text(encoding="utf-8")), encoding="utf-8")
    command = ["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    setup(name="rules", ext_modules=[*extensions], script_args=command)  # type: ignore[list-item]


if __name__ == "__main__":
    main(sys.argv[1:])
