"""Bora Bora: positions as text (notation.md (d)) - the view of everything, in words, and back."""

from collections.abc import Iterator, Sequence
from typing import Final

from ludarium.core import BadPosition, Options, Seat, View, whole_number
from ludarium.games.borabora.asking import FIELDS as FIELDS_OF
from ludarium.games.borabora.asking import WORDS, no_question
from ludarium.games.borabora.board import HUTS, ON_STACK, PRIESTS, ROW
from ludarium.games.borabora.flow import ROUNDS
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.lagoon import PHASE
from ludarium.games.borabora.rules import rules
from ludarium.games.borabora.setup import OPENINGS

PILE: Final[int] = INVENTORY["god_tiles"]["in_temple"]
STANDARD_LAYOUT: Final[dict[str, str]] = INVENTORY["standard_layout"]
# By phase: the question with which a turn begins; when the game is over there is none.
OPENING: Final = dict(zip(PHASE, [type(row[0]).__name__ for row in OPENINGS], strict=False))


# § A view in words.  A line that says the default is left out.


def text(seen: View) -> str:
    """Parsing it and writing again gives the same."""
    return "".join(f"{line}\n" for line in _lines(seen))


def _is_opening(seen: View) -> bool:
    """Whether a turn begins: nothing else is asked than the question of the phase."""
    asks = seen.get("asks", [])  # none is written where the position says none
    if len(asks) != 1:
        return not asks
    return bool(asks[0]["question"] == OPENING[seen["phase"]] and asks[0]["seat"] == seen["turn"])


def _lines(seen: View) -> Iterator[str]:
    yield f"round {seen['round']}"
    yield f"phase {seen['phase']}"
    yield f"order {seats(seen['order'])}"
    if seen["turn"] is not None:
        yield f"turn {name(seen['turn'])}"
    if not _is_opening(seen):
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
        on_map = sum([seat in huts for huts in seen["map"].values()])
        if fields := "; ".join(_fields(board, on_map, list(seen["temple"].values()).count(seat))):
            yield f"{name(seat)} {fields}"


def name(seat: Seat) -> str:
    return f"p{seat + 1}"


def seats(some: Sequence[Seat]) -> str:
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
    tiles = [" ".join([tile, *map(die_text, dice)]) for tile, dice in seen["dice"].items() if dice]
    if tiles:
        yield f"dice {' / '.join(tiles)}"
    if seen["fish"] != STANDARD_LAYOUT:
        yield f"fish {' '.join(f'{region} {fish}' for region, fish in seen['fish'].items())}"
    if seen["map"]:
        yield f"map {' / '.join(f'{region} {seats(huts)}' for region, huts in seen['map'].items())}"


def die_text(die: View) -> str:
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


def _fields(board: View, on_map: int, in_temple: int) -> Iterator[str]:
    if board["score"]:
        yield f"score {board['score']}"
    if board["dice"]:
        yield f"dice {' '.join(map(str, board['dice']))}"
    if board["huts"] != usual_huts(on_map, board["people"]):
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


# § Words as a view.  Whether it can be is for `build` to say.

KEYS: Final = [
    *("round", "phase", "order", "turn", "ask", "used", "status", "temple", "pile", "dice", "fish", "map"),
    *("women", "men", "tasks", "jewels", "display", "discard", "gone"),
]
FIELDS: Final = [
    *("score", "dice", "huts", "people", "ritual", "built", "aside", "cards", "offerings", "shells", "gods"),
    *("priests", "jewels", "tasks", "fulfilled"),
]
Lines = dict[str, list[str]]


def parse(text: str, players: int, options: Options) -> View:
    """The view of everything that a text tells of, but for what follows from the rest; or `BadPosition`."""
    lines, fields = _split(text, players)
    order = [_seat(word, players) for word in lines.get("order", [])] or list(range(players))
    used = lines.get("used", [])
    seen: View = {
        "players": players,
        "rules": dict(options),
        "round": _number(lines.get("round", ["1"])),
        "phase": " ".join(lines.get("phase", ["dice"])),
        "order": order,
        "turn": _seat(" ".join(lines["turn"]), players) if "turn" in lines else None,
        "used": [word for word in used if word != "green"],
        "green": "green" in used,
        "status": _stacks(lines, order),
        "temple": _temple(lines, players),
        "pile": _number(lines.get("pile", [str(PILE)])),
        "dice": {tile: [] for tile in [*rules(players, options).tiles, "fish"]} | _dice(lines, players),
        "fish": _fish(lines),
        "map": _map(lines, players),
        **{key: _row(lines.get(key, [])) for key in ("women", "men")},
        "jewels": _columns(lines),
        **{key: lines.get(key, []) for key in ("tasks", "display", "discard", "gone")},
    }
    seen["boards"] = [_board(seat, fields[seat], seen) for seat in range(players)]
    if "ask" in lines:
        seen["asks"] = [_question(words, players) for words in _groups(lines["ask"])]
    return seen


def _stacks(lines: Lines, order: list[Seat]) -> list[View]:
    """Who is not named is on 0, under those who are, in turn order."""
    stacks: list[View] = [
        {"at": _number([at]), "seats": [_seat(one, len(order)) for one in names]}
        for at, *names in _groups(lines.get("status", []))
    ]
    named = [seat for stack in stacks for seat in stack["seats"]]
    others = [seat for seat in order if seat not in named]
    return [*stacks, {"at": 0, "seats": others}] if others else stacks


def _temple(lines: Lines, players: int) -> dict[str, Seat]:
    found: dict[str, Seat] = {}
    for group in _groups(lines.get("temple", [])):
        if len(group) != 2 or group[0] in found:
            raise BadPosition(f"temple: {' '.join(group)!r} is not one priest on a space of its own")
        found[group[0]] = _seat(group[1], players)
    return found


def _dice(lines: Lines, players: int) -> dict[str, list[View]]:
    found: dict[str, list[View]] = {}
    for tile, *dice in _groups(lines.get("dice", [])):
        if tile in found:
            raise BadPosition(f"dice: {tile!r} is not in this game, or stands there twice")
        found[tile] = [_die(die, players) for die in dice]
    return found


def _die(word: str, players: int) -> View:
    face, _, owner = word.partition("p")
    return {"face": _number([face]), "seat": _seat(f"p{owner}", players) if owner else None}


def _fish(lines: Lines) -> dict[str, str]:
    words = lines.get("fish", [])
    if len(set(words[::2])) < len(words[1::2]) or len(words) % 2:
        raise BadPosition("fish: every region once, and every fish once")
    return dict(zip(words[::2], words[1::2], strict=True)) or dict(STANDARD_LAYOUT)


def _map(lines: Lines, players: int) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {}
    for region, *names in _groups(lines.get("map", [])):
        if region in found:
            raise BadPosition(f"map: {region}: a region, once, with at most one hut of each seat")
        found[region] = [_seat(one, players) for one in names]
    return found


def _row(words: list[str]) -> list[str | None]:
    return [None if word == "-" else word for word in [*words, *["-" for _ in FACES[len(words) :]]]]


def _columns(lines: Lines) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(ROUNDS)]
    for number, *names in _groups(lines.get("jewels", [])):
        column = whole_number(number, 1, ROUNDS) - 1
        if found[column]:
            raise BadPosition(f"jewels: column {number} stands there twice")
        found[column] = names
    return found


def _board(seat: Seat, fields: Lines, seen: View) -> View:
    people = [person_told(word) for word in fields.get("people", [])]
    on_map = len([huts for huts in seen["map"].values() if seat in huts])
    in_temple = list(seen["temple"].values()).count(seat)
    huts = fields.get("huts")
    return {
        "score": _number(fields.get("score", ["0"])),
        "dice": [_number([die]) for die in fields.get("dice", [])],
        "huts": _huts(huts) if huts else usual_huts(on_map, people),
        "people": people,
        "built": _built(fields.get("built", [])),
        **{key: fields.get(key, []) for key in ("ritual", "aside", "cards", "jewels", "tasks", "fulfilled")},
        **{key: _number(fields.get(key, ["0"])) for key in ("offerings", "shells", "gods")},
        "priests": _number(fields.get("priests", [str(PRIESTS - in_temple)])),
    }


def person_told(word: str) -> View:
    tile = word.rstrip("+@")
    marks = word[len(tile) :]
    if marks not in ("", "+", "@", "+@", "@+"):
        raise BadPosition(f"{word!r} is not a person")
    return {"tile": tile, "slid": "+" in marks, "stack": "@" in marks}


def _huts(words: list[str]) -> dict[str, int]:
    row, _, stack = " ".join(words).partition("+")
    return {"row": _number([row]), "stack": _number([stack])}


def _built(words: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in words:
        tile, _, spaces = word.partition(":")
        if tile in found:
            raise BadPosition(f"{word!r} is not a building of its own on two neighbouring spaces")
        found[tile] = spaces.split("-")
    return found


def _question(words: list[str], players: int) -> View:
    """`Expand p1 land 4`"""
    name, seat, *values = [*words, ""] if len(words) == 1 else words
    fields = FIELDS_OF.get(name)
    if fields is None or len(values) != len(fields):
        raise no_question(name, values)
    told = {
        field: value if field in WORDS else _number([value])
        for field, value in zip(fields, values, strict=True)
    }
    return {"seat": _seat(seat, players), "question": name, **told}


# § The lines of a text.


def _split(text: str, players: int) -> tuple[Lines, list[Lines]]:
    """The words of each line by its key, and of each field of each player."""
    lines: Lines = {}
    fields: list[Lines] = [{} for _ in range(players)]
    for line in text.splitlines():
        key, *words = line.partition("#")[0].split() or [""]
        if key[:1] == "p" and key[1:].isdecimal():
            _parse_fields(fields[_seat(key, players)], " ".join(words))
        elif key:
            _add(lines, key, words, KEYS)
    return lines, fields


def _parse_fields(fields: Lines, text: str) -> None:
    for field in text.split(";"):
        key, *words = field.split() or [""]
        if key:
            _add(fields, key, words, FIELDS)


def _add(lines: Lines, key: str, words: list[str], known: Sequence[str]) -> None:
    if key not in known or key in lines:
        raise BadPosition(f"what is {key!r}, or why twice?")
    lines[key] = words


def _groups(words: list[str]) -> Iterator[list[str]]:
    """What stands between slashes."""
    for group in " ".join(words).split("/"):
        if group.strip():
            yield group.split()


def _number(words: Sequence[str], least: int = 0, most: int = 10**6) -> int:
    return whole_number(" ".join(words), least, most)


def _seat(word: str, players: int) -> int:
    if word not in [f"p{seat + 1}" for seat in range(players)]:
        raise BadPosition(f"{word!r} is not a seat of this table")
    return int(word[1:]) - 1
