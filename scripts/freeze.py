"""Keeps the rules of a game as they are, before a change by which old games would go otherwise.

python scripts/freeze.py tigris

Copies the folder of the game to `src/ludarium/past/tigris_1`, registers it as `tigris@1`, and copies the
records of that version to `tests/past/tigris_1`.  Then change the rules and raise their version: tables of
before play on by the rules that lie here, and so do their records.
"""

import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GROUP: Final = '[project.entry-points."ludarium.games.past"]'
HEAD: Final = '"""Rules of before, each as it was: tables and records of that time go on by them."""\n'
# What is about today's rules alone: how they are learnt and numbered, and what people read.
LEFT: Final = ("*.md", "school.toml", "catalogue.py", "observe.py", "__pycache__")


def freeze(root: Path, game: str) -> Path:
    """The folder of the frozen rules; raises `SystemExit` with what is wrong."""
    source = root / "src/ludarium/games" / game
    if not (source / "__init__.py").exists():
        sys.exit(f"There are no rules of {game!r} in {source.parent}.")
    version = version_of(source)
    frozen = root / "src/ludarium/past" / f"{game}_{version}"
    if frozen.exists():
        sys.exit(f"{game} {version} is frozen already: {frozen}.")
    shutil.copytree(source, frozen, ignore=shutil.ignore_patterns(*LEFT))
    (frozen.parent / "__init__.py").write_text(HEAD, encoding="utf-8")
    for path in frozen.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace(
            f"ludarium.games.{game}", f"ludarium.past.{frozen.name}"
        )
        path.write_text(text, encoding="utf-8")
    init = frozen / "__init__.py"
    init.write_text(named(init.read_text(encoding="utf-8"), game, version), encoding="utf-8")
    register(root / "pyproject.toml", f'"{game}@{version}"', f"ludarium.past.{frozen.name}:GAME")
    keep_records(root / "tests", game, frozen.name)
    return frozen


def version_of(source: Path) -> int:
    found = re.search(r"\bversion=(\d+)", (source / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        sys.exit(f"{source / '__init__.py'} does not say which version it is.")
    return int(found[1])


def named(text: str, game: str, version: int) -> str:
    """The game calls itself by its version."""
    return text.replace(f'name="{game}"', f'name="{game}@{version}"')


def register(project: Path, name: str, value: str) -> None:
    text = project.read_text(encoding="utf-8")
    if GROUP not in text:
        games = '[project.entry-points."ludarium.knowledge"]'
        text = text.replace(
            games, f"# Rules of before, for tables and records of that time.\n{GROUP}\n\n{games}"
        )
    text = text.replace(GROUP, f'{GROUP}\n{name} = "{value}"')
    tomllib.loads(text)
    project.write_text(text, encoding="utf-8")


def keep_records(tests: Path, game: str, name: str) -> None:
    """They replay by the rules that they were played by."""
    records = tests / "games" / game / "records"
    if records.exists():
        (tests / "past").mkdir(exist_ok=True)
        shutil.copytree(records, tests / "past" / name)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say which game: python scripts/freeze.py tigris")
    print(f"Frozen: {freeze(ROOT, sys.argv[1])}.  Now change the rules, and raise their version.")
