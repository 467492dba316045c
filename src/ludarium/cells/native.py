"""Machine integers where rules are compiled, Python's own elsewhere.  Never compiled itself.

mypy and mypyc read the first branch, the interpreter the second, so nothing needs a binary package to run.
"""

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**said):
        return lambda cls: cls
