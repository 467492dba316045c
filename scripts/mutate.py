"""Mutants of a game's rules, and whether the game's own tests notice them: `make mutate GAME=druids`.

Nothing here is part of `make test`: thousands of mutants take long.  So a sample is drawn, always the same,
and judged by the fast tests of that game: cases, positions, views, golden games; no random games.
"""

import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEED = 1
SAMPLE = 250
# The contract would notice what imagines worlds wrongly, and the positions of cases what reads them wrongly.
NOT_RULES = ["position", "drawing", "asking", "writing", "facts", "layout", "imagine"]
# Besides what is slow: tests whose names pytest cannot find again, as mutmut needs it to.
LEFT_OUT = "contract or platform or conservation or automatic or sixty or imagin or random or refused"
SETTINGS = """
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib", "-p", "no:cacheprovider"]
pythonpath = ["."]

[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/ludarium/games/{game}/*.py"]
do_not_mutate = {not_rules}
also_copy = ["src", "tests"]
pytest_add_cli_args = ["-k", "not ({left_out})"]
pytest_add_cli_args_test_selection = ["tests/games/{game}"]
timeout_constant = 5.0
use_git_change_detection = false
"""


def prepare(game: str) -> Path:
    """A copy of the rules and of the tests that judge them."""
    place = ROOT / "build/mutate" / game
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(ROOT / "src/ludarium", place / "src/ludarium", ignore=shutil.ignore_patterns("static"))
    shutil.copytree(ROOT / "tests/games", place / "tests/games")
    (place / "tests/__init__.py").touch()
    not_rules = [f"src/ludarium/games/{game}/{name}.py" for name in NOT_RULES]
    (place / "pyproject.toml").write_text(SETTINGS.format(game=game, not_rules=not_rules, left_out=LEFT_OUT))
    return place


def mutmut(place: Path, *words: str) -> str:
    told = subprocess.run(
        [sys.executable, "-m", "mutmut", *words], cwd=place, check=False, text=True, capture_output=True
    )
    return told.stdout


def run(place: Path, *names: str) -> None:
    mutmut(place, "run", "--max-children", "1", *names)


def results(place: Path) -> dict[str, str]:
    """Of every mutant by its name: killed, survived, not checked ..."""
    lines = mutmut(place, "results", "--all", "1").splitlines()
    return {name.strip(): result.strip() for name, _, result in (line.partition(":") for line in lines)}


def main(game: str, sample: int) -> None:
    place = prepare(game)
    run(place, "nothing at all")  # makes them
    every = sorted(results(place))
    drawn = every if sample >= len(every) else random.Random(SEED).sample(every, sample)
    run(place, *drawn)
    found = results(place)
    if "not checked" in {found[name] for name in drawn}:
        sys.exit(f"The tests of {game} fail without any mutant; see: cd {place} && mutmut run {drawn[0]}")
    print(f"{game}: {len(drawn)} of {len(every)} mutants: {dict(Counter(found[name] for name in drawn))}")
    for name in sorted(drawn):
        if found[name] not in ("killed", "timeout"):
            print(f"\n{found[name]} {mutmut(place, 'show', name)}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else SAMPLE)
