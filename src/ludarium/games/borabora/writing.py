"""Bora Bora: the canonical text of a position (notation.md (d))."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludarium.core import View
from ludarium.games.borabora.board import HUTS, ON_STACK, PRIESTS, ROW
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.seen import card_names

PILE: Final[int] = INVENTORY["god_tiles"]["in_temple"]
STANDARD_LAYOUT: Final[dict[str, str]] = INVENTORY["standard_layout"]


def write(s: Lagoon) -> str:
    """Reading it and writing again gives the same."""
    return "".join(f"{line}\n" for line in _lines(whole(s), s.asks == _opening(s)))


def whole(s: Lagoon) -> View:
    """A view with all hands."""
    seen = s.view(None)
    for seat, board in enumerate(s.boards):
        seen["boards"][seat]["cards"] = card_names(board.cards)
    return seen


def _opening(s: Lagoon) -> list[Any]:
    """What is asked at the beginning of a turn."""
    return [s.openings[s.phase][s.turn]] if s.asks else []


def _lines(seen: View, as_a_turn_begins: bool) -> Iterator[str]:
    """A line that says the default is left out."""
    yield f"round {seen['round']}"
    yield f"phase {seen['phase']}"
    yield f"order {seats(seen['order'])}"
    if seen["turn"] is not None:
        yield f"turn {name(seen['turn'])}"
    if not as_a_turn_begins:
        yield f"ask {' / '.join(question_text(ask) for ask in seen['asks'])}"
    for key, words in (("used", seen["used"] + ["green"] * seen["green"]), ("status", _status(seen))):
        if words:
            yield f"{key} {' '.join(words)}"
    if seen["temple"]:
        yield f"temple {' / '.join(f'{space} {name(seat)}' for space, seat in seen['temple'].items())}"
    if seen["pile"] != PILE:
        yield f"pile {seen['pile']}"
    yield from _on_the_map(seen)
    yield from _tiles(seen)
    for seat, board in enumerate(seen["boards"]):
        if fields := "; ".join(_fields(board, list(seen["temple"].values()).count(seat))):
            yield f"{name(seat)} {fields}"


def name(seat: int) -> str:
    return f"p{seat + 1}"


def seats(some: Sequence[int]) -> str:
    return " ".join(map(name, some))


def question_text(ask: View) -> str:
    seat, question, *fields = ask.values()
    return " ".join([question, name(seat), *map(str, fields)])


def _status(seen: View) -> list[str]:
    stacks = seen["status"]
    if stacks == [{"at": 0, "seats": seen["order"]}]:
        return []
    return [" / ".join(f"{stack['at']} {seats(stack['seats'])}" for stack in stacks)]


def _on_the_map(seen: View) -> Iterator[str]:
    tiles = [" ".join([tile, *map(_die, dice)]) for tile, dice in seen["dice"].items() if dice]
    if tiles:
        yield f"dice {' / '.join(tiles)}"
    if seen["fish"] != STANDARD_LAYOUT:
        yield f"fish {' '.join(f'{region} {fish}' for region, fish in seen['fish'].items())}"
    if seen["map"]:
        yield f"map {' / '.join(f'{region} {seats(huts)}' for region, huts in seen['map'].items())}"


def _die(die: View) -> str:
    return f"{die['face']}{'' if die['seat'] is None else name(die['seat'])}"


def _tiles(seen: View) -> Iterator[str]:
    for key in ("women", "men"):
        if any(seen[key]):
            yield f"{key} {' '.join(person or '-' for person in seen[key])}"
    if seen["tasks"]:
        yield f"tasks {' '.join(seen['tasks'])}"
    columns = [" ".join([str(n), *jewels]) for n, jewels in enumerate(seen["jewels"], 1) if jewels]
    if columns:
        yield f"jewels {' / '.join(columns)}"
    for key in ("display", "discard", "gone"):
        if seen[key]:
            yield f"{key} {' '.join(seen[key])}"


def _fields(board: View, in_temple: int) -> Iterator[str]:
    if board["score"]:
        yield f"score {board['score']}"
    if board["dice"]:
        yield f"dice {' '.join(map(str, board['dice']))}"
    if board["huts"] != usual_huts(len(board["regions"]), board["people"]):
        yield f"huts {huts_text(board)}"
    lists = {
        "people": [person_text(person) for person in board["people"]],
        "ritual": board["ritual"],
        "built": built_texts(board),
        "aside": board["aside"],
        "cards": board["cards"],
    }
    yield from (f"{key} {' '.join(words)}" for key, words in lists.items() if words)
    for key in ("offerings", "shells", "gods"):
        if board[key]:
            yield f"{key} {board[key]}"
    if board["priests"] != PRIESTS - in_temple:
        yield f"priests {board['priests']}"
    for key in ("jewels", "tasks", "fulfilled"):
        if board[key]:
            yield f"{key} {' '.join(board[key])}"


def usual_huts(on_map: int, people: Sequence[View]) -> dict[str, int]:
    """Two on slot 12, the others in the row as long as slots are free; all in the row beneath a lodger."""
    left = HUTS - on_map
    if any(person["stack"] for person in people):
        return {"row": left, "stack": 0}
    row = max(0, min(left - min(ON_STACK, left), ROW - len(people)))
    return {"row": row, "stack": left - row}


def huts_text(board: View) -> str:
    return f"{board['huts']['row']}+{board['huts']['stack']}"


def person_text(person: View) -> str:
    return f"{person['tile']}{'+' * person['slid']}{'@' * person['stack']}"


def built_texts(board: View) -> list[str]:
    return [f"{tile}:{'-'.join(spaces)}" for tile, spaces in board["built"].items()]
