"""Machine code from Python, as `python -m mypyc` makes it, with one mistake of the C it writes mended.

    python compile_rules.py [options of mypy] FILE ...

CPython lets objects that are freed deep inside others wait in its trashcan, a list that is threaded through
their headers for the garbage collector.  mypyc lets objects of `acyclic` classes wait there too, which have
no such header: what lies before them in memory would be overwritten, and the process falls over later,
somewhere else.  Ours hold nothing that is freed with them, so they need not wait.
"""

import re
import sys
from pathlib import Path
from typing import Final

DEALLOC: Final = re.compile(r"^( *)\w+_dealloc\([^)\n]*\)\n\1\{\n.*?^\1\}\n", re.MULTILINE | re.DOTALL)
WAITING: Final = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\)\n", re.MULTILINE)
HAS_HEADER: Final = "PyObject_GC_UnTrack(self);"


def mended(c: str) -> str:
    """The C that mypyc wrote, in which only objects with a header wait."""
    return DEALLOC.sub(_mended, c)


def _mended(dealloc: re.Match[str]) -> str:
    return dealloc[0] if HAS_HEADER in dealloc[0] else WAITING.sub("", dealloc[0])


def main(arguments: list[str]) -> None:
    from mypyc.build import mypycify  # here, because whoever only tests `mended` need not have them
    from setuptools import setup

    extensions = mypycify(arguments, opt_level="3", debug_level="0")
    for path in {Path(source) for extension in extensions for source in extension.sources}:
        path.write_text(mended(path.read_text(encoding="utf-8")), encoding="utf-8")
    setup(name="rules", ext_modules=[*extensions], script_args=["build_ext", "--inplace"])  # type: ignore[list-item]


if __name__ == "__main__":
    main(sys.argv[1:])
