"""What has changed from one view to the next, as little as tells it; `client/src/patch.ts` applies it.

A change of a value is

- `[value]`: it is this now;
- `{}`: it is what it was;
- `{key: change}` of an object: these keys have changed, and `0` stands for one that is gone; one that is new
  comes last, or with `[value, key]` before that one;
- `{index: change}` of a list, after so many (`"cut"`) from `"at"` were taken out of it, and others (`"+"`)
  put in there; without `"at"`, at its end.

Applied, it is the new value to the byte, the order of keys included.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import encode

Change = list[Any] | dict[str, Any]

GONE: Final = 0
AT, CUT, PUT = "at", "cut", "+"
ENOUGH: Final = 0.6  # of the whole: what is longer is told whole


def patch(old: Any, new: Any) -> Change:
    """What has to change."""
    before, now = encode(old), encode(new)
    if before == now:
        return {}
    found = _change(old, new)
    return found if len(encode(found)) <= ENOUGH * len(now) else [new]


def apply(old: Any, change: Change) -> Any:
    """The new value; the old one stays as it was, and what has not changed is shared."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return old
    return _object(old, change) if isinstance(old, dict) else _list(old, change)


def _change(old: Any, new: Any) -> Change:
    """Of two values that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        found = _of_object(old, new)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        found = _of_list(old, new)
    else:
        return [new]
    return found if found and len(encode(found)) < len(encode([new])) else [new]


def _of_object(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Nothing if it cannot be told this way: keys that stay have to stay in their order."""
    if [key for key in old if key in new] != [key for key in new if key in old]:
        return {}
    found: dict[str, Any] = {key: GONE for key in old if key not in new}
    after: list[str] = []  # the key that follows and stays, if any
    for key in reversed(new):
        if key not in old:
            found[key] = [new[key], *after]
            continue
        after = [key]
        if encode(old[key]) != encode(new[key]):
            found[key] = _change(old[key], new[key])
    return dict(reversed(found.items()))


def _of_list(old: Sequence[Any], new: Sequence[Any]) -> dict[str, Any]:
    """At its end and one by one, or all together in the middle: whatever is shorter."""
    before, now = [encode(one) for one in old], [encode(one) for one in new]
    last = _spliced(len(old), min(len(old), len(new)), new[len(old) :], max(0, len(old) - len(new)))
    for index, (one, other) in enumerate(zip(before, now, strict=False)):
        if one != other:
            last[str(index)] = _change(old[index], new[index])
    first, tail = _alike(before, now)
    middle = _spliced(len(old), first, new[first : len(new) - tail], len(old) - tail - first)
    return min(last, middle, key=lambda one: len(encode(one)))


def _alike(old: list[bytes], new: list[bytes]) -> tuple[int, int]:
    """How many are the same at the beginning, and of the others at the end."""
    most = min(len(old), len(new))
    first = next((n for n in range(most) if old[n] != new[n]), most)
    last = next((n for n in range(most - first) if old[-1 - n] != new[-1 - n]), most - first)
    return first, last


def _spliced(length: int, at: int, put: Sequence[Any], cut: int) -> dict[str, Any]:
    where = {AT: at} if (put or cut) and at < length else {}
    return where | ({CUT: cut} if cut else {}) | ({PUT: put} if put else {})


def _object(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    before: dict[str | None, list[str]] = {}  # the keys that are new, by the one that follows
    for key, one in change.items():
        if key not in old:
            before.setdefault(one[1] if len(one) > 1 else None, []).append(key)
    found: dict[str, Any] = {}
    for key, value in old.items():
        found |= {other: change[other][0] for other in before.get(key, ())}
        if (one := change.get(key, {})) != GONE:
            found[key] = apply(value, one)
    return found | {key: change[key][0] for key in before.get(None, ())}


def _list(old: Sequence[Any], change: dict[str, Any]) -> list[Any]:
    found, at = [*old], change.get(AT, len(old))
    found[at : at + change.get(CUT, 0)] = change.get(PUT, ())
    for index in change.keys() - {AT, CUT, PUT}:
        found[int(index)] = apply(found[int(index)], change[index])
    return found
