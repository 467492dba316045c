"""Druidenwalzer: a whole view as text, in the grammar of notation.md section 5."""

from collections.abc import Iterator
from typing import Final

from ludarium.core import BadPosition, Options, View, whole_number
from ludarium.games.druids.places import ALL_TREES, CULT, CULTS, DRUID, NAME, TREES

PARTS: Final = ["hand", "board", "draw", "returned", "unseen"]


def text(view: View) -> str:
    """The canonical text: reading it and writing again gives the same."""
    lines = [", ".join(_tree_text(view, NAME[tree]) for tree in TREES[cult]) for cult in CULTS]
    lines += [f"{cult} {parts}" for cult in CULT if (parts := ", ".join(_parts(view, cult)))]
    lines.append(", ".join(_rest(view)))
    return "".join(f"{line}\n" for line in lines)


def _tree_text(view: View, name: str) -> str:
    tree = view["trees"][name]
    if tree["lost"]:
        return f"{name} lost"
    words = [name, pile_text(tree) or "-"]
    words += [tree["druid"]] if tree["druid"] else []
    words += [f"+{tree['tokens']}"] if tree["tokens"] else []
    return " ".join(words)


def pile_text(pile: View) -> str:
    """Of a tree or a cult board, the bottom first."""
    down = [f"{pile['down']}#"] if pile["down"] else []
    return " ".join(down + pile["pile"])


def _parts(view: View, cult: str) -> Iterator[str]:
    draw = view["draw"][cult]
    pool = [] if view["fresh"][cult] else draw
    if view["hand"][cult]:
        yield f"hand {' '.join(view['hand'][cult])}"
    if board := pile_text(view["boards"][cult]):
        yield f"board {board}"
    if draw:
        yield f"draw {' '.join(pool) or draw}"
    if view["returned"][cult] != pool:
        yield f"returned {' '.join(view['returned'][cult]) or '-'}"
    if view["hidden"][cult]:
        yield f"unseen {' '.join(view['hidden'][cult])}"


def _rest(view: View) -> Iterator[str]:
    ask = view["ask"] or {}
    if view["ring"]:
        yield f"ring {view['ring']}"
    if ask.get("question") == "NextFight" and ask["bare"]:
        yield f"bare {' '.join(ask['bare'])}"
    if view["idle"]:
        yield f"idle {view['idle']}"
    yield f"ask {ask_text(ask)}"


def ask_text(ask: View) -> str:
    if not ask:
        return "nobody"
    return " ".join([f"p{ask['seat'] + 1}", ask["question"], *ask.get("druids", [])])


# Reading


def parse(text: str, players: int, options: Options) -> View:
    """The whole view of this text, but for what follows from the table; raises `BadPosition`."""
    items = _items(text)
    view: View = {
        "trees": {NAME[tree]: _tree(NAME[tree], _words(items, NAME[tree])) for tree in ALL_TREES},
        **{part: {} for part in ("boards", "hand", "draw", "fresh", "hidden", "returned")},
    }
    for cult in CULT:
        _put_parts(view, cult, items)
    view["idle"] = whole_number(" ".join(items.pop("idle", ["0"])))
    view["rules"] = dict(options)
    view["ask"] = _ask(_words(items, "ask"), items)
    view["ring"] = _ring(items) if view["ask"] and view["ask"]["question"] == "NextFight" else None
    if items:
        raise BadPosition(f"what is {next(iter(items))!r}?")
    return view


def _items(text: str) -> dict[str, list[str]]:
    """The words of each item by its first word; parts of a cult by cult and part."""
    items: dict[str, list[str]] = {}
    cult = ""
    for item in text.replace("\n", ",").split(","):
        words = item.split()
        if words and words[0] in CULT:
            cult = words.pop(0)
        if not words:
            continue
        key = f"{cult} {words[0]}" if words[0] in PARTS else words[0]
        if key in items:
            raise BadPosition(f"{key!r} stands here twice")
        items[key] = words[1:]
    return items


def _words(items: dict[str, list[str]], key: str) -> list[str]:
    if not items.get(key):
        raise BadPosition(f"{key!r} is missing")
    return items.pop(key)


def _tree(name: str, words: list[str]) -> View:
    if words == ["lost"]:
        return {**_pile([]), "druid": None, "tokens": 0, "lost": True}
    tokens = whole_number(words.pop()[1:]) if words[-1].startswith("+") else 0
    druid = words.pop() if words and words[-1] in DRUID else None
    if not words:
        raise BadPosition(f"{name} needs a pile, or '-'")
    pile = _pile([] if words == ["-"] else words)
    return {**pile, "druid": druid, "tokens": tokens, "lost": False}


def _pile(words: list[str]) -> View:
    if words and words[0].endswith("#"):
        return {"pile": words[1:], "down": whole_number(words[0][:-1])}
    return {"pile": words, "down": 0}


def _put_parts(view: View, cult: str, items: dict[str, list[str]]) -> None:
    hand, board, draw, returned, unseen = (items.pop(f"{cult} {part}", []) for part in PARTS)
    is_number = bool(draw) and draw[0].isdecimal()
    fresh, pool = (whole_number(" ".join(draw)), []) if is_number else (0, draw)
    view["hand"][cult], view["boards"][cult], view["hidden"][cult] = hand, _pile(board), unseen
    view["draw"][cult], view["fresh"][cult] = fresh or pool, fresh > 0
    view["returned"][cult] = pool if not returned else [] if returned == ["-"] else returned


def _ask(words: list[str], items: dict[str, list[str]]) -> View | None:
    if words == ["nobody"]:
        return None
    if len(words) < 2 or words[0] not in ("p1", "p2"):
        raise BadPosition(f"nobody can be asked {' '.join(words)!r}")
    ask: View = {"seat": int(words[0][1:]) - 1, "question": words[1]}
    if words[1] == "NextFight":
        return {**ask, "bare": items.pop("bare", []), "druids": words[2:]}
    if len(words) > 2:
        raise BadPosition(f"{' '.join(words[2:])!r} says too much")
    return ask


def _ring(items: dict[str, list[str]]) -> str:
    return " ".join(_words(items, "ring"))
