"""What the built page loads, by what its scripts import (`tests/browser/test_measures.py` asks a browser)."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT

STATIC: Final = ROOT / "src/ludarium/static"
CLIENT: Final = ROOT / "client/src"
GAMES: Final = ["druids", "tigris", "ark", "borabora"]
LANGUAGES: Final = ["en", "hu", "de"]
MOST_SCRIPT: Final = 120_000  # bytes, gzipped
MOST_BOOK: Final = 40_000  # what a rulebook loads beside what every page needs, its text with it
HASH: Final = r"-[\w-]{8}$"
AT_ONCE: Final = re.compile(r'\b(?:from|import)"(\.[^"]+\.js)"')
LATER: Final = re.compile(r"\bimport\(`(\.[^`]+\.js)`\)")

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page is not built")


def entry() -> Path:
    [found] = re.findall(r'src="/(assets/[^"]+\.js)"', (STATIC / "index.html").read_text())
    return STATIC / str(found)


def imported(script: Path, how: re.Pattern[str]) -> list[Path]:
    return [(script.parent / name).resolve() for name in how.findall(script.read_text())]


def with_needs(*scripts: Path) -> set[Path]:
    """These and all that they cannot do without."""
    found = list(dict.fromkeys(script.resolve() for script in scripts))
    for script in found:
        found += [one for one in imported(script, AT_ONCE) if one not in found]
    return set(found)


def opened(script: Path, name: str) -> Path:
    """What this script loads under the name when it is wanted."""
    [found] = {one for one in imported(script, LATER) if re.sub(HASH, "", one.stem) == name}
    return found


def weight(files: Iterable[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_home_loads_little() -> None:
    script = weight(with_needs(entry(), opened(entry(), "Home")))
    assert MOST_SCRIPT / 3 < script <= MOST_SCRIPT


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_little(game: str) -> None:
    script = weight(with_needs(entry(), opened(entry(), game)))
    assert MOST_SCRIPT / 3 < script <= MOST_SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_brings_little_of_its_own(game: str, language: str) -> None:
    elsewhere = opened(entry(), "Elsewhere")
    script = with_needs(opened(elsewhere, "Rules")) - with_needs(entry(), elsewhere)
    book = CLIENT / "games" / game / "rulebook"
    synonyms = CLIENT / "rulebook/synonyms"
    texts = [book / f"{language}.md", book / "paragraphs.json", synonyms / f"{language}.txt"]
    assert weight(script) > 2_000
    assert weight([*script, *texts, synonyms / game / f"{language}.txt"]) <= MOST_BOOK
