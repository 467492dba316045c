"""What our rulebooks, and all else that players read, have word for word from texts in a folder.

Such texts are the rulebooks of publishers.

    python scripts/copied.py FOLDER

Prints every run of eight words or more that both have, whatever their case and punctuation; the exit code is
1 if there is one.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
OURS: Final = ("client/src/games/*/rulebook/*.md", "client/src/**/*.ftl")
LONG: Final = 8  # words in a row that nobody writes twice by chance

Words = list[str]
Run = tuple[str, ...]


def words_of(text: str) -> Words:
    """Folded, without punctuation, marks and where links lead."""
    return re.findall(r"[^\W_]+", re.sub(r"\]\(#[^)]*\)", "]", text).casefold())


def runs_of(words: Words) -> Iterator[Run]:
    """All that are just long enough."""
    return (tuple(words[at : at + LONG]) for at in range(len(words) - LONG + 1))


def known(folder: Path) -> dict[Run, str]:
    """By run of words a file in which it stands."""
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in (".txt", ".md")]
    return {run: file.name for file in files for run in runs_of(words_of(file.read_text(encoding="utf-8")))}


def copied(text: str, theirs: Mapping[Run, str]) -> Iterator[tuple[str, str]]:
    """Each stretch that is theirs, as long as it goes on, and the file it begins in."""
    words = words_of(text)
    found = [run in theirs for run in runs_of(words)]
    for at, is_theirs in enumerate(found):
        if is_theirs and not (at and found[at - 1]):
            length = next((n for n, more in enumerate(found[at:]) if not more), len(found) - at)
            yield " ".join(words[at : at + length + LONG - 1]), theirs[tuple(words[at : at + LONG])]


def main(folder: Path, ours: Path = ROOT) -> bool:
    """Whether all is our own."""
    theirs = known(folder)
    if not theirs:
        raise SystemExit(f"no texts in {folder}")
    all_own = True
    for file in sorted(file for pattern in OURS for file in ours.glob(pattern)):
        for stretch, source in copied(file.read_text(encoding="utf-8"), theirs):
            all_own = False
            print(f"{file.relative_to(ours)}: “{stretch}” ({source})")
    return all_own


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    raise SystemExit(not main(Path(sys.argv[1])))
