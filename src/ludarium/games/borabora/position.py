"""Bora Bora: a whole position read from its text (notation.md (d))."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludarium.core import BadPosition, Options, View
from ludarium.games.borabora.asking import question
from ludarium.games.borabora.board import HUTS, PAIR_NAME, PRIESTS, ROW, SPACE
from ludarium.games.borabora.flow import ROUNDS, begin_turn, is_asked, next_seat
from ludarium.games.borabora.inventory import FACES, GODS, INVENTORY, MATERIALS
from ludarium.games.borabora.islands import FISH, REGION
from ludarium.games.borabora.lagoon import DICE, FIRST_HUTS, NOBODY, OVER, PHASE, Lagoon
from ludarium.games.borabora.layout import JEWEL, PERSON, TASK, USED, rebuild
from ludarium.games.borabora.rules import rules
from ludarium.games.borabora.status import LAST
from ludarium.games.borabora.writing import PILE, STANDARD_LAYOUT, usual_huts

KEYS: Final = [
    *("round", "phase", "order", "turn", "ask", "used", "status", "temple", "pile", "dice", "fish", "map"),
    *("women", "men", "tasks", "jewels", "display", "discard", "gone"),
]
FIELDS: Final = [
    *("score", "dice", "huts", "people", "ritual", "built", "aside", "cards", "offerings", "shells", "gods"),
    *("priests", "jewels", "tasks", "fulfilled"),
]
GOD_TILES: Final[int] = INVENTORY["counts"]["god_tiles"]
DICE_EACH: Final[int] = INVENTORY["counts"]["dice"]
SPACES: Final = [str(face) for face in FACES]
Lines = dict[str, list[str]]


def read(text: str, players: int, options: Options) -> Lagoon:
    """The position of this text as it stands; raises `BadPosition` with what is wrong."""
    lines, fields = _parse(text, players)
    seen = _game_board(lines, players, options)
    seen["boards"] = [_board(seat, fields[seat], seen) for seat in range(players)]
    _check(seen)
    s = rebuild(seen)
    _give_turn(s, lines, seen)
    return s


# The lines of a text.


def _parse(text: str, players: int) -> tuple[Lines, list[Lines]]:
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


def _number(words: Sequence[str], least: int, most: int) -> int:
    word = " ".join(words)
    if not (word.isascii() and word.isdecimal()) or not least <= int(word) <= most:
        raise BadPosition(f"{word!r} is not a number that can stand here")
    return int(word)


def _seat(word: str, players: int) -> int:
    if word not in [f"p{seat + 1}" for seat in range(players)]:
        raise BadPosition(f"{word!r} is not a seat of this table")
    return int(word[1:]) - 1


def _known(words: Sequence[str], known: Any, what: str) -> list[str]:
    """The words in the order of what is known."""
    for word in words:
        if word not in known:
            raise BadPosition(f"{word!r} is not {what}")
    order = list(known)
    return sorted(words, key=order.index)


# The game board.


def _game_board(lines: Lines, players: int, options: Options) -> View:
    order = [_seat(word, players) for word in lines.get("order", [])] or list(range(players))
    if sorted(order) != list(range(players)):
        raise BadPosition("order: every seat once")
    used = lines.get("used", [])
    return {
        "players": players,
        "rules": options,
        "round": _number(lines.get("round", ["1"]), 1, ROUNDS),
        "phase": _known([" ".join(lines.get("phase", ["dice"]))], PHASE, "a phase")[0],
        "order": order,
        "turn": None,
        "asks": [],
        "used": [word for word in used if word != "green" and _known([word], USED, "a group")],
        "green": "green" in used,
        **_status(lines, order),
        "temple": _temple(lines, players),
        "pile": _number(lines.get("pile", [str(PILE)]), 0, GOD_TILES),
        "dice": _dice(lines, rules(players, options).tiles, players),
        "fish": _fish(lines),
        "map": _map(lines, players),
        "women": _row(lines, "women", "w"),
        "men": _row(lines, "men", "m"),
        "tasks": _dark(lines, "tasks"),
        "jewels": _columns(lines),
        "display": _known(lines.get("display", []), GODS, "a god card"),
        "discard": _known(lines.get("discard", []), GODS, "a god card"),
        "gone": _known(lines.get("gone", []), [*PERSON, *TASK], "a person or a task"),
    }


def _status(lines: Lines, order: list[int]) -> View:
    """Who is not named is on 0, under those who are, in turn order."""
    steps = dict.fromkeys(order, 0)
    track: list[int] = []
    for at, *names in _groups(lines.get("status", [])):
        for name in names:
            seat = _seat(name, len(order))
            if seat in track:
                raise BadPosition(f"status: {name} stands there twice")
            steps[seat] = _number([at], 0, LAST)
            track.append(seat)
    track = sorted(track, key=lambda seat: -steps[seat]) + [seat for seat in order if seat not in track]
    return {"steps": steps, "status": [{"seats": track}]}


def _temple(lines: Lines, players: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for group in _groups(lines.get("temple", [])):
        if len(group) != 2 or group[0] not in SPACES or group[0] in found:
            raise BadPosition(f"temple: {' '.join(group)!r} is not one priest on a space of its own")
        found[group[0]] = _seat(group[1], players)
    return found


def _dice(lines: Lines, tiles: list[str], players: int) -> dict[str, list[View]]:
    found: dict[str, list[View]] = {tile: [] for tile in [*tiles, "fish"]}
    for tile, *dice in _groups(lines.get("dice", [])):
        if tile not in found or found[tile]:
            raise BadPosition(f"dice: {tile!r} is not in this game, or stands there twice")
        for die in dice:
            face, _, owner = die.partition("p")
            seat = _seat(f"p{owner}", players) if owner else None
            found[tile].append({"face": _number([face], 1, 6), "seat": seat})
    return found


def _fish(lines: Lines) -> dict[str, str]:
    words = lines.get("fish", [])
    found = dict(zip(words[::2], words[1::2], strict=False))
    if not words:
        return STANDARD_LAYOUT
    ids = sorted(fish.id for fish in FISH)
    if sorted(words[::2]) != sorted(REGION) or sorted(words[1::2]) != ids:
        raise BadPosition("fish: every region once, and every fish once")
    return found


def _map(lines: Lines, players: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for region, *names in _groups(lines.get("map", [])):
        huts = [_seat(name, players) for name in names]
        if region not in REGION or region in found or len(set(huts)) < len(huts) or not huts:
            raise BadPosition(f"map: {region}: a region, once, with at most one hut of each seat")
        found[region] = huts
    return found


def _row(lines: Lines, key: str, letter: str) -> list[str | None]:
    words = lines.get(key, [])
    for word in words:
        if word != "-" and (word not in PERSON or word[0] != letter):
            raise BadPosition(f"{key}: {word!r} does not belong there")
    if len(words) > len(FACES):
        raise BadPosition(f"{key}: there are only six spaces")
    return [None if word == "-" else word for word in [*words, *["-"] * (len(FACES) - len(words))]]


def _dark(lines: Lines, key: str) -> list[str]:
    return _known(lines.get(key, []), [task.id for task in TASK.values() if not task.is_light], "a dark task")


def _columns(lines: Lines) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(ROUNDS)]
    for number, *names in _groups(lines.get("jewels", [])):
        column = _number([number], 1, ROUNDS) - 1
        if found[column]:
            raise BadPosition(f"jewels: column {number} stands there twice")
        found[column] = _known(names, JEWEL, "a jewel")
    return found


# The player boards.


def _board(seat: int, fields: Lines, seen: View) -> View:
    people = [_person(word) for word in fields.get("people", [])]
    regions = [region for region in REGION if seat in seen["map"].get(region, [])]
    priests = PRIESTS - list(seen["temple"].values()).count(seat)
    huts = fields.get("huts")
    return {
        "steps": seen["steps"][seat],
        "score": _number(fields.get("score", ["0"]), 0, 10**6),
        "dice": sorted(_number([die], 1, 6) for die in fields.get("dice", [])),
        "huts": _huts(huts) if huts else usual_huts(len(regions), people),
        "people": people,
        "ritual": _known(fields.get("ritual", []), SPACE, "a ritual space"),
        "built": _built(fields.get("built", [])),
        "aside": _known(fields.get("aside", []), MATERIALS, "a material"),
        "cards": _known(fields.get("cards", []), GODS, "a god card"),
        **{key: _number(fields.get(key, ["0"]), 0, 10**6) for key in ("offerings", "shells", "gods")},
        "priests": _number(fields.get("priests", [str(priests)]), 0, PRIESTS),
        "jewels": _known(fields.get("jewels", []), JEWEL, "a jewel"),
        **{key: _known(fields.get(key, []), TASK, "a task") for key in ("tasks", "fulfilled")},
        "regions": regions,
    }


def _person(word: str) -> View:
    tile = word.rstrip("+@")
    marks = word[len(tile) :]
    if tile not in PERSON or marks not in ("", "+", "@", "+@", "@+"):
        raise BadPosition(f"{word!r} is not a person")
    return {"tile": tile, "slid": "+" in marks, "stack": "@" in marks}


def _huts(words: list[str]) -> dict[str, int]:
    row, _, stack = " ".join(words).partition("+")
    return {"row": _number([row], 0, HUTS), "stack": _number([stack], 0, HUTS)}


def _built(words: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in words:
        tile, _, spaces = word.partition(":")
        pair = _known(spaces.split("-"), SPACE, "a ritual space")
        if tile not in SPACES or tile in found or " ".join(pair) not in PAIR_NAME:
            raise BadPosition(f"{word!r} is not a building of its own on two neighbouring spaces")
        found[tile] = pair
    return {tile: found[tile] for tile in SPACES if tile in found}


# What cannot be.


def _check(seen: View) -> None:
    boards = seen["boards"]
    people = [*seen["women"], *seen["men"], *[one["tile"] for board in boards for one in board["people"]]]
    tasks = [*seen["tasks"], *[task for board in boards for task in board["tasks"] + board["fulfilled"]]]
    jewels = [jewel for some in [*seen["jewels"], *[board["jewels"] for board in boards]] for jewel in some]
    _once([*filter(None, people), *tasks, *seen["gone"]])
    _once(jewels)
    cards = [*seen["display"], *seen["discard"], *[card for board in boards for card in board["cards"]]]
    for row in INVENTORY["gods"]:
        if cards.count(row["id"]) > row["cards"]:
            raise BadPosition(f"there are only {row['cards']} {row['id']} god cards")
    if seen["pile"] + sum(board["gods"] for board in boards) > GOD_TILES:
        raise BadPosition(f"there are only {GOD_TILES} God tiles")
    for seat, board in enumerate(boards):
        try:
            _check_board(seat, board, seen)
        except BadPosition as error:
            raise BadPosition(f"p{seat + 1}: {error}") from error


def _once(names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadPosition(f"{name} is there only once")


def _check_board(seat: int, board: View, seen: View) -> None:
    lodgers = sum(person["stack"] for person in board["people"])
    row, stack = board["huts"]["row"], board["huts"]["stack"]
    if row + stack + len(board["regions"]) != HUTS:
        raise BadPosition(f"there are {HUTS} huts, on the map and on the board")
    if row + len(board["people"]) - lodgers > ROW or lodgers > 1 or (lodgers and stack):
        raise BadPosition("a slot carries one hut or one person, slot 12 any number of huts")
    _once(board["ritual"] + [space for pair in board["built"].values() for space in pair])
    if board["priests"] + list(seen["temple"].values()).count(seat) > PRIESTS:
        raise BadPosition(f"there are only {PRIESTS} priests")
    placed = [die for dice in seen["dice"].values() for die in dice if die["seat"] == seat]
    if len(board["dice"]) + len(placed) > DICE_EACH:
        raise BadPosition(f"there are only {DICE_EACH} dice")


# Whose turn it is.


def _give_turn(s: Lagoon, lines: Lines, seen: View) -> None:
    turn = _seat(" ".join(lines["turn"]), s.players) if "turn" in lines else NOBODY
    if "ask" in lines:
        _ask(s, lines["ask"], turn)
    elif s.phase != OVER:
        turn = _first(s) if turn == NOBODY else turn
        seat = turn if is_asked(s, turn) else next_seat(s, turn)
        if seat == NOBODY:
            raise BadPosition(f"nobody is to be asked in phase {seen['phase']}")
        used, green = (s.used, s.green_called) if seat == turn else ([], False)
        begin_turn(s, seat)
        s.used, s.green_called = used, green
    if s.asks and not s.asks[-1].options(s):
        raise BadPosition(f"{type(s.asks[-1]).__name__} has no answer here")


def _first(s: Lagoon) -> int:
    """Who is taken to be on turn if the text does not say."""
    if s.phase == FIRST_HUTS:
        return s.order[-1]
    if s.phase == DICE:
        return max(s.order, key=lambda seat: len(s.boards[seat].dice))
    return s.order[0]


def _ask(s: Lagoon, words: list[str], turn: int) -> None:
    """The stack, bottom first; it is the turn of the seat that is asked at the bottom."""
    for name, *rest in _groups(words):
        seat, *fields = rest or [""]
        s.asks.append(question(name, _seat(seat, s.players), fields))
    if s.phase == OVER or not s.asks or turn not in (NOBODY, s.asks[0].seat):
        raise BadPosition("nobody is asked when the game is over, and nobody whose turn it is not")
    if len({question.seat for question in s.asks}) > 1:
        raise BadPosition("ask: one seat is asked at a time")
    s.turn = s.asks[0].seat
