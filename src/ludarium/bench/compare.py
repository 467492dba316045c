"""Yardstick, plain and compiled rules in turn, each in its own process, several rounds, and the medians."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

SOURCE = Path(__file__).resolve().parents[2]
COMPILED = SOURCE.parent / "build/compiled"
MEASURED = ["steps", "games", "copy", "options"]


@dataclass
class Variant:
    """One way to run the rules, and what was measured of it."""

    name: str
    game: str
    path: Path
    rounds: list[dict[str, Any]] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "ludarium.bench.worker", self.game, str(seconds)],
            env=os.environ | {"PYTHONPATH": str(self.path)},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        self.rounds.append(json.loads(done.stdout))

    def median(self, what: str) -> float:
        return float(median(row[what] for row in self.rounds))

    def spread(self, what: str) -> tuple[float, float]:
        return min(row[what] for row in self.rounds), max(row[what] for row in self.rounds)


def variants(game: str) -> list[Variant]:
    """The yardstick, and the rules as they can be run here."""
    found = [Variant("yardstick", "-", SOURCE)]
    if is_compiled(SOURCE):
        return [*found, Variant("compiled", game, SOURCE)]
    found.append(Variant("plain", game, SOURCE))
    return [*found, Variant("compiled", game, COMPILED)] if is_compiled(COMPILED) else found


def is_compiled(tree: Path) -> bool:
    return any(tree.glob("ludarium/core.*.so")) or any(tree.glob("ludarium/core.*.pyd"))


def is_stale() -> bool:
    """Whether rules were changed since they were compiled."""
    for machine_code in COMPILED.glob("ludarium/**/*.so"):
        rules = SOURCE / machine_code.relative_to(COMPILED).parent / f"{machine_code.name.split('.')[0]}.py"
        if rules.exists() and rules.stat().st_mtime > machine_code.stat().st_mtime:
            return True
    return False


def compare(game: str, rounds: int, seconds: float) -> dict[str, Any]:
    """By variant what was measured: medians, multiples of the yardstick, and the spread of the steps."""
    found = variants(game)
    for _ in range(rounds):
        for variant in found:
            variant.measure(seconds)
    return {variant.name: dict(_row(variant, found[0])) for variant in found}


def _row(variant: Variant, base: Variant) -> Iterator[tuple[str, Any]]:
    for what in MEASURED:
        yield what, variant.median(what)
    yield "multiple", variant.median("steps") / base.median("steps")
    yield "games_multiple", variant.median("games") / base.median("games")
    yield "spread", variant.spread("steps")
