"""What the evaluations of the bots weigh, as `ludarium train` found it: a JSON file for each game."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

Weights = dict[str, list[float]]


def weights_of(game_name: str) -> Weights:
    """By name, rows of numbers; the file tells how they were made, too."""
    told: dict[str, Any] = json.loads(files(__package__).joinpath(f"{game_name}.json").read_text())
    return {name: list(map(float, row)) for name, row in told["weights"].items()}


def write_weights(path: Path, weights: Weights, made: dict[str, Any]) -> None:
    """In the same form; `made` says from what."""
    rows = [
        f"    {json.dumps(name)}: {json.dumps([round(one, 4) for one in row])}"
        for name, row in weights.items()
    ]
    body = ",\n".join(rows)
    path.write_text(f'{{\n  "made": {json.dumps(made)},\n  "weights": {{\n{body}\n  }}\n}}\n', "utf-8")
