"""Bora Bora: what a seat sees (notation.md (g))."""

from typing import Any, Final

from ludarium.core import View
from ludarium.games.borabora.board import PAIR_NAME, SPACE, SPACES, UNBUILT, Board
from ludarium.games.borabora.inventory import FACES, GODS, MATERIALS
from ludarium.games.borabora.islands import REGION, REGIONS, WAY, members
from ludarium.games.borabora.lagoon import NOBODY, PHASE, Lagoon
from ludarium.games.borabora.tasks import have, units
from ludarium.games.borabora.tiles import MAN, PEOPLE, SEX, SEXES, WOMAN, Person, dark_tasks, group_name

# The fields of questions that are words.
WORDS: Final = {"way": WAY, "kind": MATERIALS, "sex": SEX, "region": REGION}


def seen(s: Lagoon, seat: int | None) -> View:
    asks = [told(question) for question in s.asks]
    return {
        "players": s.players,
        "rules": dict(s.rules.told),
        "round": s.round,
        "phase": PHASE[s.phase],
        "order": s.order[:],
        "turn": s.turn if asks else None,
        "ask": asks[-1] if asks else None,
        "asks": asks,
        "used": [group_name(group) for group in s.used],
        "green": s.green_called,
        "progress": {} if seat is None else progress(s, seat),
        **game_board(s),
        "boards": [
            {"steps": s.steps[one], **player_board(board, one == seat)} for one, board in enumerate(s.boards)
        ],
    }


def told(question: Any) -> dict[str, Any]:
    """A question in words: of whom, which, and its other fields."""
    found = {"seat": question.seat, "question": type(question).__name__}
    for name in list(question.__dataclass_fields__)[1:]:
        value = getattr(question, name)
        found[name] = WORDS[name][value] if name in WORDS else value
    return found


def progress(s: Lagoon, seat: int) -> dict[str, list[int]]:
    """How many units of its own tasks, and of those on the board, the seat has; and how many there are."""
    me = s.boards[seat]
    return {task.id: [have(s, seat, me, task), units(task)] for task in [*me.tasks, *s.drafts]}


def game_board(s: Lagoon) -> View:
    return {
        "status": status(s),
        "temple": {str(space): s.temple[space] for space in s.priests()},
        "pile": s.pile,
        "dice": {
            tile: [
                {"face": die.face, "seat": None if die.owner == NOBODY else die.owner}
                for die in s.dice
                if die.tile == place
            ]
            for place, tile in enumerate([*s.rules.tiles, "fish"])
        },
        "fish": {REGION[region]: s.fish[region].id for region in REGIONS},
        "map": {REGION[region]: list(s.huts[region]) for region in REGIONS if s.huts[region]},
        "women": row(s.rows[WOMAN]),
        "men": row(s.rows[MAN]),
        "tasks": ids(s.drafts),
        "jewels": [ids(column) for column in s.columns],
        "display": card_names(s.display),
        "discard": card_names(s.discard),
        "gone": gone(s),
        "left": {
            "women": len(s.pools[WOMAN]),
            "men": len(s.pools[MAN]),
            "tasks": len(s.stock),
            "cards": len(s.deck),
        },
    }


def status(s: Lagoon) -> list[View]:
    """The stacks of markers, the foremost first, each from top to bottom."""
    stacks: list[View] = []
    for seat in s.track:
        if not stacks or stacks[-1]["at"] != s.steps[seat]:
            stacks.append({"at": s.steps[seat], "seats": []})
        stacks[-1]["seats"].append(seat)
    return stacks


def gone(s: Lagoon) -> list[str]:
    """People and dark tasks that have left the game."""
    here: list[Any] = [*s.drafts, *s.stock]
    for sex in SEXES:
        here += [*s.rows[sex], *s.pools[sex]]
    for board in s.boards:
        here += [*board.people, *board.tasks, *board.fulfilled]
    everything: list[Any] = [*PEOPLE, *dark_tasks()]
    return [one.id for one in everything if one not in here]


def player_board(me: Board, hand: bool) -> View:
    """Everything on it; of the hand its cards, or how many they are."""
    return {
        "score": me.score,
        "dice": list(me.dice),
        "huts": {"row": me.row, "stack": me.stack},
        "free": me.free_slots(),
        "people": [
            {"tile": one.id, "slid": one not in me.unslid, "stack": one is me.lodger} for one in me.people
        ],
        "ritual": [SPACE[space] for space in SPACES if me.ritual >> space & 1],
        "built": {
            str(tile): PAIR_NAME[me.built[tile]].split(" ") for tile in FACES if me.built[tile] != UNBUILT
        },
        "aside": [name for kind, name in enumerate(MATERIALS) for _ in range(me.aside[kind])],
        "cards": card_names(me.cards) if hand else sum(me.cards),
        "offerings": me.offerings,
        "shells": me.shells,
        "gods": me.gods,
        "priests": me.priests,
        "jewels": ids(me.jewels),
        "tasks": ids(me.tasks),
        "fulfilled": ids(me.fulfilled),
        "regions": [REGION[region] for region in members(me.regions)],
    }


def ids(tiles: list[Any]) -> list[str]:
    return [tile.id for tile in tiles]


def row(people: list[Person | None]) -> list[str | None]:
    return [person.id if person else None for person in people]


def card_names(cards: list[int]) -> list[str]:
    return [name for colour, name in enumerate(GODS) for _ in range(cards[colour])]
