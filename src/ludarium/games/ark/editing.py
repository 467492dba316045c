"""The Ark of the Covenant: how a land is set up piece by piece; tiles come from the bag and go back to it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ludarium.core import View
from ludarium.editing import Change, Editing, Kinds, Slot, chosen, listed, numbered, worded
from ludarium.games.ark.cells import SIDES, STEP, is_cell, name, parse
from ludarium.games.ark.drawn import BadTile
from ludarium.games.ark.inventory import FOLLOWERS, INVENTORY, START
from ludarium.games.ark.seen import MOST_POINTS
from ludarium.games.ark.tiles import TURN, Tile, tile

COPIES: Final[dict[str, int]] = {row["name"]: row["count"] for row in INVENTORY["tiles"]}
OVER: Final = "over"
PROPHET: Final = "*"


def slots(view: View) -> list[Slot]:
    return [*_of_the_land(view), *_of_seats(view), *_of_the_turn(view)]


# § The land.


def _of_the_land(view: View) -> Iterator[Slot]:
    laid = {one["cell"]: one for one in view["tiles"] if is_cell(one["cell"])}
    around = [parse(cell) + STEP[side] for cell in laid for side in SIDES] or [0]
    for place in sorted({*map(parse, laid), *around}):
        yield _place(view, laid, name(place))
    for cell, one in laid.items():
        yield worded(f"{cell} turn", "turn", one, "turn", at=cell)
        yield from _figures(one)
        yield _ark(view, cell)


def _place(view: View, laid: dict[str, View], cell: str) -> Slot:
    """A tile comes in the first turn that fits."""

    def write(holds: list[str]) -> None:
        view["tiles"] = [one for one in view["tiles"] if one["cell"] != cell]
        if holds:
            turn = TURN[_turns(laid, cell, holds[0])[0]]
            view["tiles"].append({"name": holds[0], "cell": cell, "turn": turn, "piece": None})
            view["tiles"].sort(key=lambda one: parse(one["cell"]) if is_cell(one["cell"]) else 0)
        elif view["ark"] == cell:
            view["ark"] = None

    return Slot(cell, "tile", lambda: [laid[cell]["name"]] if cell in laid else [], write, cell, 1)


def _turns(laid: dict[str, View], cell: str, new: str) -> list[int]:
    """The different turns in which it fits there; all of them if it fits in none."""
    faces = tile(new).faces
    beside = {side: laid.get(name(parse(cell) + STEP[side])) for side in SIDES}
    shown = {side: _shows(one, side ^ 2) for side, one in beside.items() if one is not None}
    turns = tile(new).turns[0]
    fit = [turn for turn in turns if all(faces[turn].kinds[side] == kind for side, kind in shown.items())]
    return fit or turns


def _shows(one: View, side: int) -> int:
    known = _known(one["name"])
    return known.faces[TURN.index(one["turn"])].kinds[side] if known else -1


def _known(word: str) -> Tile | None:
    try:
        return tile(word)
    except BadTile:
        return None


def _figures(one: View) -> Iterator[Slot]:
    known = _known(one["name"])
    for part in known.names if known else []:
        yield _figure(one, part)


def _figure(one: View, part: str) -> Slot:
    """A tile carries one piece at most: whatever stood elsewhere on it is gone."""

    def read() -> list[str]:
        piece = one["piece"]
        return [_piece_text(piece)] if piece and piece["part"] == part else []

    def write(holds: list[str]) -> None:
        seat, star = (int(holds[0][1:2]) - 1, holds[0][2:]) if holds else (0, "")
        kind = "prophet" if star else "follower"
        one["piece"] = {"seat": seat, "kind": kind, "part": part} if holds else None

    cell, kind = one["cell"], "figure" if part[0] == "c" else "follower"
    return Slot(f"{cell} {part}", kind, read, write, cell, 1)


def _piece_text(piece: View) -> str:
    return f"p{piece['seat'] + 1}{PROPHET * (piece['kind'] == 'prophet')}"


def _ark(view: View, cell: str) -> Slot:
    def write(holds: list[str]) -> None:
        view["ark"] = cell if holds else None

    return Slot(f"{cell} ark", "ark", lambda: ["ark"] if view["ark"] == cell else [], write, cell, 1)


# § Beside it.


def _of_seats(view: View) -> Iterator[Slot]:
    for seat in range(view["players"]):
        yield numbered(f"p{seat + 1} points", view["points"], seat, MOST_POINTS)
        yield worded(f"p{seat + 1} prophet", "state", view["prophets"], seat)


def _of_the_turn(view: View) -> Iterator[Slot]:
    yield chosen("asked", "asked", lambda: _asked(view), lambda word: _ask(view, word))
    ask = view["ask"] or {}
    if ask.get("question") == "PlaceTile":
        yield _in_hand(ask)
    yield _bag(view)
    yield listed("out", "tile", view, "out")


def _asked(view: View) -> str:
    return f"p{view['ask']['seat'] + 1}" if view["ask"] else OVER


def _ask(view: View, word: str) -> None:
    """Whoever is asked first has a tile of the bag in the hand."""
    if word == OVER:
        view["ask"] = None
    elif view["ask"]:
        view["ask"]["seat"] = int(word[1:]) - 1
    else:
        first = min(view["bag"], default=START.name)
        view["ask"] = {"seat": int(word[1:]) - 1, "question": "PlaceTile", "tile": first}


def _in_hand(ask: View) -> Slot:
    def write(holds: list[str]) -> None:
        ask["tile"] = holds[0]

    return Slot("tile", "tile", lambda: [ask["tile"]], write, "", 1, 1)


def _bag(view: View) -> Slot:
    def write(holds: list[str]) -> None:
        view["bag"] = dict(sorted(Counter(holds).items()))

    return Slot("bag", "tile", lambda: [*Counter(view["bag"]).elements()], write)


def kinds(view: View) -> Kinds:
    seats = [f"p{seat + 1}" for seat in range(view["players"])]
    followers = dict.fromkeys(seats, 0)
    strange = [one["name"] for one in view["tiles"]] + [*view["bag"], *view["out"]]
    return {
        "tile": dict.fromkeys([*COPIES, *[one for one in strange if _known(one)]], 0),
        "turn": dict.fromkeys(TURN, 0),
        "follower": followers,
        "figure": followers | {f"{seat}{PROPHET}": 0 for seat in seats},
        "ark": {"ark": 0},
        "state": {"supply": 0, "board": 0, "box": 0},
        "asked": dict.fromkeys([*seats, OVER], 0),
    }


def left(view: View) -> dict[str, int]:
    """Of tiles those in the bag, and those that lie nowhere."""
    pieces = Counter(_piece_text(one["piece"]) for one in view["tiles"] if one["piece"])
    seats = [f"p{seat + 1}" for seat in range(view["players"])]
    prophets = {f"{p}{PROPHET}": int(view["prophets"][n] == "supply") for n, p in enumerate(seats)}
    away = _away(view)
    tiles = {one: max(0, copies - away[one]) for one, copies in COPIES.items()}
    return tiles | {seat: FOLLOWERS - pieces[seat] for seat in seats} | prophets


def _away(view: View) -> Counter[str]:
    """The tiles that are neither in the bag nor back in the box."""
    ask = view["ask"] or {}
    hand = [ask["tile"]] if "tile" in ask else []
    return Counter([one["name"] for one in view["tiles"]] + view["out"] + hand)


def follow(view: View, change: Change) -> None:
    if change.slot != "bag":
        bag: Counter[str] = Counter(view["bag"])
        bag.update(_away(change.before))
        bag.subtract(_away(view))
        view["bag"] = dict(sorted((+bag).items()))
    stand = {one["piece"]["seat"] for one in view["tiles"] if one["piece"] and _is_prophet(one["piece"])}
    for seat, where in enumerate(view["prophets"]):
        if where != "box" or seat in stand:
            view["prophets"][seat] = "board" if seat in stand else "supply"


def _is_prophet(piece: View) -> bool:
    return bool(piece["kind"] == "prophet")


def empty(players: int) -> str:
    bag = " ".join([f"{one}*{copies}" for one, copies in COPIES.items() if one != START.name])
    seats = "".join([f"p{seat + 1} 0\n" for seat in range(players)])
    first = min(one for one in COPIES if one != START.name)
    bag = bag.replace(f"{first}*{COPIES[first]}", f"{first}*{COPIES[first] - 1}" * (COPIES[first] > 1))
    return f"{seats}{START.name} 0,0 n\nbag {bag}\nask p1 PlaceTile {first}\n"


EDITING: Final = Editing(slots=slots, kinds=kinds, empty=empty, left=left, follow=follow)
