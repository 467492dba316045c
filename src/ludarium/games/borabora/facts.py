"""Bora Bora: what cases can state (notation.md (f)).  Each gives what is wanted and what was found."""

from collections.abc import Callable
from typing import Final

from ludarium.contract import Compared, Fact, Played, Want
from ludarium.core import ALL, View
from ludarium.games.borabora.islands import REGION, members
from ludarium.games.borabora.seen import view
from ludarium.games.borabora.survey import stacks
from ludarium.games.borabora.text import built_texts, huts_text, name, person_text, text


def _text(value: Want) -> str:
    return " ".join(str(value).split())


def _sorted(words: Want) -> list[str]:
    return sorted(map(_text, words or []))


def _one(key: str) -> Fact:
    return lambda played, want: (_text(want), _text(view(played.state, ALL)[key]))


def _list(key: str) -> Fact:
    """Without regard to order."""
    return lambda played, want: (_sorted(want), _sorted(view(played.state, ALL)[key]))


def _named(found: Callable[[View, str], list[str]]) -> Fact:
    """Lists in order; only what is named is compared."""

    def fact(played: Played, want: Want) -> Compared:
        seen = view(played.state, ALL)
        return {key: list(map(_text, some or [])) for key, some in want.items()}, {
            key: found(seen, str(key)) for key in want
        }

    return fact


def order(played: Played, want: Want) -> Compared:
    return list(want), [name(seat) for seat in played.state.order]


def _at(seen: View, position: str) -> list[str]:
    return [name(seat) for stack in seen["status"] if str(stack["at"]) == position for seat in stack["seats"]]


def temple(played: Played, want: Want) -> Compared:
    found = {space: name(seat) for space, seat in view(played.state, ALL)["temple"].items()}
    return {_text(space): _text(seat) for space, seat in (want or {}).items()}, found


def dice(played: Played, want: Want) -> Compared:
    """Faces only."""
    seen = view(played.state, ALL)["dice"]
    return {tile: _sorted(faces) for tile, faces in want.items()}, {
        tile: _sorted(die["face"] for die in seen[tile]) for tile in want
    }


def fish(played: Played, want: Want) -> Compared:
    seen = view(played.state, ALL)["fish"]
    return {key: _text(one) for key, one in want.items()}, {key: seen[key] for key in want}


def _row(key: str) -> Fact:
    def fact(played: Played, want: Want) -> Compared:
        found = [person or "-" for person in view(played.state, ALL)[key]]
        wanted = list(map(_text, want or []))
        return wanted + ["-"] * (len(found) - len(wanted)), found

    return fact


def jewels(played: Played, want: Want) -> Compared:
    columns = view(played.state, ALL)["jewels"]
    wanted = {_text(number): _sorted(names) for number, names in want.items()}
    return wanted, {number: _sorted(columns[int(number) - 1]) for number in wanted}


def left(played: Played, want: Want) -> Compared:
    sizes = stacks(played.state)
    return {key: _text(n) for key, n in want.items()}, {key: str(sizes[key]) for key in want}


def position(played: Played, want: Want) -> Compared:
    return str(want).strip(), text(view(played.state, ALL)).strip()


def _player(seat: int) -> Fact:
    def fact(played: Played, want: Want) -> Compared:
        board, me = view(played.state, ALL)["boards"][seat], played.state.boards[seat]
        found = {
            **board,
            "steps": played.state.steps[seat],
            "free": me.free_slots(),
            "regions": [REGION[region] for region in members(me.regions)],
            "huts": huts_text(board),
            "people": [person_text(one) for one in board["people"]],
            "built": built_texts(board),
        }
        return {key: _plain(value) for key, value in want.items()}, {key: _plain(found[key]) for key in want}

    return fact


def _plain(value: Want) -> Want:
    return _text(value) if isinstance(value, str | int) else _sorted(value)


FACTS: Final[dict[str, Fact]] = {
    "round": _one("round"),
    "phase": _one("phase"),
    "pile": _one("pile"),
    "order": order,
    "status": _named(_at),
    "temple": temple,
    "dice": dice,
    "map": _named(lambda seen, region: [name(seat) for seat in seen["map"].get(region, [])]),
    "fish": fish,
    "women": _row("women"),
    "men": _row("men"),
    "tasks": _list("tasks"),
    "display": _list("display"),
    "discard": _list("discard"),
    "gone": _list("gone"),
    "jewels": jewels,
    "left": left,
    "position": position,
    **{name(seat): _player(seat) for seat in range(4)},
}
