"""What the evaluations of the bots weigh, as `ludarium train` found it: a JSON file for each game.

    {"made": {"by": ...}, "weights": {"hope": {"stands": 0.3, "temples": 0.11}}}

Weights are rows of numbers, each under the label of what it weighs; `made` says from what.
"""

import json
from collections.abc import Collection, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

LIMIT: Final = 1e9  # no number is as large
Weights = Mapping[str, Mapping[str, float]]
Labels = Mapping[str, Collection[str]]  # by row; weights are labels, too


class BadWeights(ValueError):
    """Not a file of weights, or not with the labels of this knowledge; the message says what is wrong."""


def weights_of(game_name: str, labels: Labels) -> Weights:
    """Those that come with Ludarium, in the order of the labels."""
    text = files(__package__).joinpath(f"{game_name}.json").read_text(encoding="utf-8")
    return labelled(parse_weights(text), labels)


def parse_weights(text: str) -> Weights:
    """What stands in a file of weights; raises `BadWeights`."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadWeights(f"it is not JSON: {error}") from error
    found = told.get("weights") if isinstance(told, dict) else None
    if not isinstance(found, dict) or not all(map(_is_row, found.values())):
        raise BadWeights('it has no "weights" that are rows of labelled numbers')
    return {name: {label: float(number) for label, number in row.items()} for name, row in found.items()}


def _is_row(found: Any) -> bool:
    return isinstance(found, dict) and all(
        type(number) in (int, float) and -LIMIT < number < LIMIT for number in found.values()
    )


def labelled(weights: Weights, labels: Labels) -> Weights:
    """The same in the order of the labels; raises `BadWeights` if they have others."""
    missing, unknown = _only_in(labels, weights), _only_in(weights, labels)
    if missing or unknown:
        wrong = [("missing", missing), ("unknown", unknown)]
        raise BadWeights("; ".join(f"{what}: {', '.join(names)}" for what, names in wrong if names))
    return {name: {label: weights[name][label] for label in row} for name, row in labels.items()}


def _only_in(some: Labels, others: Labels) -> list[str]:
    """The rows, and of rows that both have the labels, that the others have not."""
    found = []
    for name, row in some.items():
        if name in others:
            found += [f"{name}.{label}" for label in row if label not in others[name]]
        else:
            found.append(name)
    return found


def row(weights: Weights, name: str) -> list[float]:
    """The numbers of a row, in the order of their labels."""
    return list(weights[name].values())


def write_weights(path: Path, weights: Weights, made: Mapping[str, Any]) -> None:
    """In a file; `made` says from what."""
    rounded = {name: {label: round(n, 4) for label, n in row.items()} for name, row in weights.items()}
    path.write_text(json.dumps({"made": made, "weights": rounded}, indent=2) + "\n", encoding="utf-8")
