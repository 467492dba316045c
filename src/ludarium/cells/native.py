"""Machine integers and bytes where rules are compiled, Python's own elsewhere.  Never compiled itself.

mypy and mypyc read the first branch, the interpreter the second, so nothing needs a binary package to run;
but rows of numbers that are compiled need librt, which `ludarium[research]` brings.
"""

from typing import TYPE_CHECKING

__all__ = ["BytesWriter", "i64", "mypyc_attr", "u8"]

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64, mypyc_attr, u8
else:
    i64 = u8 = int

    class BytesWriter(bytearray):
        """Bytes that are written one after another, and changed."""

        __slots__ = ()
        write = bytearray.extend

        def getvalue(self):
            return bytes(self)

    def mypyc_attr(**said):
        return lambda cls: cls
