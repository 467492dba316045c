"""What is printed comes from files, servers and players: none of it may drive the terminal."""

import io
import json
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Final, TextIO

KEPT: Final = "\n\t\u200c\u200d"  # the last two join letters of some scripts, and move nothing
DRIVING: Final = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # control signs, directions, halves of signs, line ends


def cleaned(text: str) -> str:
    """The text with what would drive a terminal written out: `\\u001b`, as JSON has it."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(json.dumps(sign)[1:-1] if is_driving(sign) else sign for sign in text)


def is_driving(sign: str) -> bool:
    return sign not in KEPT and unicodedata.category(sign) in DRIVING


class Cleaned(io.TextIOBase):
    """A stream that writes what is `cleaned`."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # an old terminal has not every letter

    def write(self, text: str, /) -> int:
        return self.stream.write(cleaned(text))

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return self.stream.isatty()

    def fileno(self) -> int:
        return self.stream.fileno()


@contextmanager
def clean_streams() -> Iterator[None]:
    """Whatever is printed is cleaned.  A stream that was closed is there, and leads nowhere."""
    with open(os.devnull, "r+", encoding="utf-8") as nowhere:
        sys.stdin = sys.stdin or nowhere
        out, err = Cleaned(sys.stdout or nowhere), Cleaned(sys.stderr or nowhere)
        with redirect_stdout(out), redirect_stderr(err):
            yield


def give_up_printing() -> None:
    """Nobody reads it, or it cannot be stored: what is left goes nowhere, and Python does not complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def progress(text: str) -> None:
    """A line that the next one takes the place of, if somebody watches."""
    stream = sys.stderr.stream if isinstance(sys.stderr, Cleaned) else sys.stderr
    if stream.isatty():
        print(f"\r\033[K{cleaned(text)}", end="", file=stream, flush=True)
