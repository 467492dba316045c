"""What is looked at in every run, and what only at night: every pair of a language and a screen, say."""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any

import pytest

EACH = {lang: lang for lang in ("de", "hu", "en")}  # language, the longest words first


def crossed(
    names: str, first: Mapping[str, Any], second: Mapping[str, Any], rows: int = 1
) -> pytest.MarkDecorator:
    """Every pair of values, by their ids; in every run so many `rows`, with other values of both in each."""
    pairs = [(a, b) for a in first for b in second]
    fewer = (first, cycle(second)) if len(first) >= len(second) else (cycle(first), second)
    often = set(islice(zip(*fewer, strict=False), rows))
    return pytest.mark.parametrize(
        tuple(names.split(", ")),
        [
            pytest.param(first[a], second[b], id=f"{a}-{b}", marks=at_night((a, b) not in often))
            for a, b in pairs
        ],
    )


def mostly(name: str, values: Mapping[str, Any] | Sequence[Any]) -> pytest.MarkDecorator:
    """The first of these in every run, the others at night; a mapping gives them ids."""
    ids = values if isinstance(values, Mapping) else [None for _ in values]
    ones = values.values() if isinstance(values, Mapping) else values
    return pytest.mark.parametrize(
        name,
        [
            pytest.param(one, id=id, marks=at_night(n > 0))
            for n, (id, one) in enumerate(zip(ids, ones, strict=True))
        ],
    )


def at_night(holds: bool) -> tuple[pytest.MarkDecorator, ...]:
    return (pytest.mark.slow,) if holds else ()
