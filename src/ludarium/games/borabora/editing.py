"""Bora Bora: how a lagoon is set up piece by piece; what lies nowhere is in its pool."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from ludarium.core import Seat, View
from ludarium.editing import Change, Editing, Kinds, Slot, chosen, listed, numbered, worded
from ludarium.games.borabora.board import HUTS, PAIR_NAME, PRIESTS, ROW, SPACE
from ludarium.games.borabora.flow import ROUNDS
from ludarium.games.borabora.inventory import FACES, GODS, MATERIALS
from ludarium.games.borabora.islands import FISH_CALLED, REGION
from ludarium.games.borabora.lagoon import PHASE
from ludarium.games.borabora.layout import GOD_TILES
from ludarium.games.borabora.status import LAST
from ludarium.games.borabora.text import die_text, name, person_text, person_told, seats, usual_huts
from ludarium.games.borabora.tiles import COPIES, JEWELS, MAN, PEOPLE, TASKS, WOMAN

MOST: Final = 10**6
NO_BUILDING: Final = "none"
NOBODY: Final = "nobody"


def slots(view: View) -> list[Slot]:
    return [*_of_the_turn(view), *_of_the_map(view), *_of_the_beach(view), *_of_boards(view)]


def _of_the_turn(view: View) -> Iterator[Slot]:
    yield numbered("round", view, "round", ROUNDS, least=1)
    yield worded("phase", "phase", view, "phase")
    yield chosen("turn", "turn", lambda: _turn(view), lambda word: _give_turn(view, word))
    yield chosen("order", "order", lambda: seats(view["order"]), lambda words: _order(view, words))


def _turn(view: View) -> str:
    return NOBODY if view["turn"] is None else name(view["turn"])


def _give_turn(view: View, word: str) -> None:
    """Whose turn it is begins it."""
    view["turn"] = None if word == NOBODY else int(word[1:]) - 1
    view.pop("asks", None)


def _order(view: View, words: str) -> None:
    view["order"] = [int(word[1:]) - 1 for word in words.split()]


def _seats(name_of: str, inside: dict[str, list[Seat]], key: str, at: str, most: int) -> Slot:
    """A list of seats; nothing stands in the view where nobody is."""

    def write(holds: list[str]) -> None:
        inside.pop(key, None)
        if holds:
            inside[key] = [int(word[1:]) - 1 for word in holds]

    return Slot(name_of, "seat", lambda: [name(seat) for seat in inside.get(key, [])], write, at, most)


def _of_the_map(view: View) -> Iterator[Slot]:
    for region in REGION:
        yield _seats(f"{region} huts", view["map"], region, region, view["players"])
        yield _fish(view["fish"], region)
    for tile in view["dice"]:
        yield _dice(view["dice"], tile)
    for space in FACES:
        yield _priest(view["temple"], str(space))
    yield numbered("pile", view, "pile", GOD_TILES)
    for seat in range(view["players"]):
        yield _marker(view, seat)


def _fish(fish: dict[str, str], region: str) -> Slot:
    """The fish that swam there goes to where the other comes from."""

    def write(word: str) -> None:
        for other in [one for one, there in fish.items() if there == word]:
            fish[other] = fish.get(region, word)
        fish[region] = word

    return chosen(f"{region} fish", "fish", lambda: fish.get(region, ""), write, region)


def _dice(dice: View, tile: str) -> Slot:
    def write(holds: list[str]) -> None:
        dice[tile] = [
            {"face": int(word[0]), "seat": int(word[2:]) - 1 if word[2:] else None} for word in holds
        ]

    return Slot(f"{tile} dice", "die", lambda: [*map(die_text, dice[tile])], write, tile)


def _priest(temple: View, space: str) -> Slot:
    def write(holds: list[str]) -> None:
        temple.pop(space, None)
        if holds:
            temple[space] = int(holds[0][1:]) - 1
        ordered = sorted(temple.items(), reverse=True)
        temple.clear()
        temple.update(ordered)

    read = lambda: [name(temple[space])] if space in temple else []  # noqa: E731
    return Slot(f"temple {space}", "seat", read, write, f"priest-{space}", 1)


def _marker(view: View, seat: Seat) -> Slot:
    """On the track; who comes to where others are lies on top."""

    def at() -> int:
        return int(next(stack["at"] for stack in view["status"] if seat in stack["seats"]))

    def write(holds: list[str]) -> None:
        to = int(holds[0])
        stacks = {stack["at"]: [one for one in stack["seats"] if one != seat] for stack in view["status"]}
        stacks[to] = [seat, *stacks.get(to, [])]
        view["status"] = [{"at": n, "seats": stacks[n]} for n in sorted(stacks, reverse=True) if stacks[n]]

    return Slot(f"{name(seat)} status", "number", lambda: [str(at())], write, "", LAST)


def _of_the_beach(view: View) -> Iterator[Slot]:
    for row, one in (("women", "woman"), ("men", "man")):
        for n in range(len(FACES)):
            yield _person_in_a_row(view[row], one, n)
    yield listed("tasks", "dark", view, "tasks")
    for column in range(ROUNDS):
        yield listed(f"jewels {column + 1}", "jewel", view["jewels"], column)
    for key in ("display", "discard"):
        yield listed(key, "card", view, key)


def _person_in_a_row(row: list[str | None], kind: str, n: int) -> Slot:
    def write(holds: list[str]) -> None:
        row[n] = holds[0] if holds else None

    read = lambda: [row[n] or ""] if row[n] else []  # noqa: E731
    return Slot(f"{kind} {n + 1}", kind, read, write, f"{kind}-{n + 1}", 1)


def _of_boards(view: View) -> Iterator[Slot]:
    for seat, board in enumerate(view["boards"]):
        mine = name(seat)
        yield numbered(f"{mine} score", board, "score", MOST)
        yield _faces(mine, board)
        yield numbered(f"{mine} huts", board["huts"], "row", HUTS)
        yield numbered(f"{mine} stack", board["huts"], "stack", HUTS)
        yield _people(mine, board)
        yield listed(f"{mine} ritual", "space", board, "ritual", most=len(SPACE))
        for tile in FACES:
            yield _building(mine, board["built"], str(tile))
        lists = {
            "aside": "material",
            "cards": "card",
            "jewels": "jewel",
            "tasks": "task",
            "fulfilled": "task",
        }
        yield from (listed(f"{mine} {key}", kind, board, key) for key, kind in lists.items())
        yield from (numbered(f"{mine} {key}", board, key, MOST) for key in ("offerings", "shells"))
        yield numbered(f"{mine} gods", board, "gods", GOD_TILES)
        yield numbered(f"{mine} priests", board, "priests", PRIESTS)


def _faces(mine: str, board: View) -> Slot:
    def write(holds: list[str]) -> None:
        board["dice"] = sorted(map(int, holds))

    return Slot(f"{mine} dice", "face", lambda: [str(die) for die in board["dice"]], write, "", 3)


def _people(mine: str, board: View) -> Slot:
    def write(holds: list[str]) -> None:
        board["people"] = [person_told(word) for word in holds]

    return Slot(f"{mine} people", "person", lambda: [*map(person_text, board["people"])], write, "", ROW + 1)


def _building(mine: str, built: View, tile: str) -> Slot:
    def write(word: str) -> None:
        built.pop(tile, None)
        if word != NO_BUILDING:
            built[tile] = word.split("-")
        ordered = sorted(built.items())
        built.clear()
        built.update(ordered)

    return chosen(f"{mine} built {tile}", "pair", lambda: "-".join(built.get(tile, [NO_BUILDING])), write)


def kinds(view: View) -> Kinds:
    table = [name(seat) for seat in range(view["players"])]
    people = {person.id: 1 for person in PEOPLE}
    worn = [person_text(one) for board in view["boards"] for one in board["people"]]
    return {
        "seat": dict.fromkeys(table, 0),
        "turn": dict.fromkeys([*table, NOBODY], 0),
        "order": {seats(some): 0 for some in permutations(range(view["players"]))},
        "phase": dict.fromkeys(PHASE, 0),
        "fish": dict.fromkeys(FISH_CALLED, 0),
        "die": {f"{face}{seat}": 0 for seat in [*table, ""] for face in FACES},
        "face": {str(face): 0 for face in FACES},
        "woman": {person.id: 1 for person in PEOPLE if person.sex == WOMAN},
        "man": {person.id: 1 for person in PEOPLE if person.sex == MAN},
        "person": people | dict.fromkeys(worn, 0),
        "dark": {task.id: 1 for task in TASKS if not task.is_light},
        "task": {task.id: 1 for task in TASKS},
        "jewel": {jewel.id: 1 for jewel in JEWELS},
        "card": dict(zip(GODS, COPIES, strict=True)),
        "material": dict.fromkeys(MATERIALS, 0),
        "space": dict.fromkeys(SPACE, 0),
        "pair": dict.fromkeys([NO_BUILDING, *[pair.replace(" ", "-") for pair in PAIR_NAME]], 0),
    }


def left(view: View) -> dict[str, int]:
    """What has left the game is not left, and of people their marks do not count."""
    worn = [one["tile"] for board in view["boards"] for one in board["people"]]
    rows = [one for row in (view["women"], view["men"]) for one in row if one]
    away = {*view["gone"], *worn, *rows}
    return {person.id: int(person.id not in away) for person in PEOPLE} | {
        task: 0 for task in view["gone"] if task.startswith("t")
    }


def follow(view: View, change: Change) -> None:
    """Huts lie where they usually do, if they did; a priest goes to the temple and comes back from it."""
    for seat, board in enumerate(view["boards"]):
        then = change.before["boards"][seat]
        usual = then["huts"] == usual_huts(_on_map(change.before, seat), then["people"])
        if usual and board["huts"] == then["huts"]:
            board["huts"] = usual_huts(_on_map(view, seat), board["people"])
        usual = then["priests"] == PRIESTS - _in_temple(change.before, seat)
        if usual and board["priests"] == then["priests"]:
            board["priests"] = max(0, PRIESTS - _in_temple(view, seat))


def _on_map(view: View, seat: Seat) -> int:
    return sum([seat in huts for huts in view["map"].values()])


def _in_temple(view: View, seat: Seat) -> int:
    return list(view["temple"].values()).count(seat)


def empty(players: int) -> str:
    order = [name(seat) for seat in range(players)]
    boards = "".join([f"{mine} dice 1 2 3\n" for mine in order])
    return f"round 1\nphase dice\norder {' '.join(order)}\nturn p1\n{boards}"


EDITING: Final = Editing(slots=slots, kinds=kinds, empty=empty, left=left, follow=follow)
