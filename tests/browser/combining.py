"""Each language and each screen is looked at in every run, every pair of them at night."""

from collections.abc import Iterable, Mapping
from itertools import cycle
from typing import Any

import pytest

EACH = {lang: lang for lang in ("en", "hu", "de")}  # language


def crossed(names: str, first: Mapping[str, Any], second: Mapping[str, Any]) -> pytest.MarkDecorator:
    """Every pair of values, by their ids; in every run each value of both at least once."""
    short, long = sorted((list(first), list(second)), key=len)
    often = {frozenset(pair) for pair in zip(long, cycle(short), strict=False)}
    return pytest.mark.parametrize(
        tuple(names.split(", ")),
        [
            pytest.param(one, other, id=f"{a}-{b}", marks=at_night(frozenset((a, b)) not in often))
            for a, one in first.items()
            for b, other in second.items()
        ],
    )


def mostly(name: str, values: Iterable[Any]) -> pytest.MarkDecorator:
    """The first of these in every run, the others at night."""
    return pytest.mark.parametrize(
        name, [pytest.param(one, marks=at_night(n > 0)) for n, one in enumerate(values)]
    )


def at_night(holds: bool) -> tuple[pytest.MarkDecorator, ...]:
    return (pytest.mark.slow,) if holds else ()
