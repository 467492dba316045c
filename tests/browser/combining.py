"""What is looked at in every run, and what only at night: every pair of a language and a screen, say."""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

import pytest

EACH = {lang: lang for lang in ("de", "hu", "en")}  # language, the longest words first


def crossed(
    names: str, first: Mapping[str, Any], second: Mapping[str, Any], rows: int | None = None
) -> pytest.MarkDecorator:
    """Every pair of values, by their ids; in every run each value of both at least once.

    `rows`: in every run only so many of the first, for what takes long.
    """
    pairs = [(a, b) for a in first for b in second]
    often = set(zip(first, cycle(second), strict=False))
    if rows is not None:
        often = set(sorted(often, key=pairs.index)[:rows])
    elif len(second) > len(first):
        often = set(zip(cycle(first), second, strict=False))
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
