"""Bora Bora: what a seat sees (notation.md (g)), and what may lie where it sees nothing."""

from collections.abc import Sequence

from ludarium.core import ALL, Seat, View
from ludarium.games.borabora.asking import told
from ludarium.games.borabora.board import PAIR_NAME, SPACE, SPACES, UNBUILT, Board
from ludarium.games.borabora.given import card_counts, listed, named, number, part
from ludarium.games.borabora.inventory import FACES, GODS, MATERIALS
from ludarium.games.borabora.islands import REGION, REGIONS
from ludarium.games.borabora.lagoon import NOBODY, PHASE, Lagoon
from ludarium.games.borabora.tiles import (
    COLOURS,
    COPIES,
    MAN,
    PEOPLE,
    SEXES,
    WOMAN,
    Jewel,
    Person,
    Task,
    dark_tasks,
    group_name,
)
from ludarium.luck import Luck


def view(s: Lagoon, eyes: Seat | None) -> View:
    """Everything but the cards in other hands, and which cards, people and tasks come next."""
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
        **game_board(s),
        "boards": [player_board(board, eyes in (seat, ALL)) for seat, board in enumerate(s.boards)],
    }


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
    here: set[Person | Task | None] = {*s.drafts, *s.stock}
    for sex in SEXES:
        here.update(s.rows[sex], s.pools[sex])
    for board in s.boards:
        here.update(board.people, board.tasks, board.fulfilled)
    everything: list[Person | Task] = [*PEOPLE, *dark_tasks()]
    return [one.id for one in everything if one not in here]


def player_board(me: Board, is_seen: bool) -> View:
    """Everything on it; of the hand its cards, or how many they are."""
    return {
        "score": me.score,
        "dice": list(me.dice),
        "huts": {"row": me.row, "stack": me.stack},
        "people": [
            {"tile": one.id, "slid": one not in me.unslid, "stack": one is me.lodger} for one in me.people
        ],
        "ritual": [SPACE[space] for space in SPACES if me.ritual >> space & 1],
        "built": {
            str(tile): PAIR_NAME[me.built[tile]].split(" ") for tile in FACES if me.built[tile] != UNBUILT
        },
        "aside": [name for kind, name in enumerate(MATERIALS) for _ in range(me.aside[kind])],
        "cards": card_names(me.cards) if is_seen else sum(me.cards),
        "offerings": me.offerings,
        "shells": me.shells,
        "gods": me.gods,
        "priests": me.priests,
        "jewels": ids(me.jewels),
        "tasks": ids(me.tasks),
        "fulfilled": ids(me.fulfilled),
    }


def ids(tiles: Sequence[Jewel | Task]) -> list[str]:
    return [tile.id for tile in tiles]


def row(people: list[Person | None]) -> list[str | None]:
    return [person.id if person else None for person in people]


def card_names(cards: list[int]) -> list[str]:
    return [name for colour, name in enumerate(GODS) for _ in range(cards[colour])]


# § Hands that are not seen.


def deal(seen: View, luck: Luck) -> View:
    """The cards that the viewer does not see go to the other hands; the rest is the deck."""
    boards = [named(board) for board in listed(part(seen, "boards"))]
    hands = [part(board, "cards") for board in boards]
    known = [
        part(seen, "display"),
        part(seen, "discard"),
        *[hand for hand in hands if isinstance(hand, list)],
    ]
    counts = [card_counts(some) for some in known]
    left = [COPIES[colour] - sum([some[colour] for some in counts]) for colour in COLOURS]
    pool = [god for colour, god in enumerate(GODS) for _ in range(left[colour])]
    return seen | {
        "boards": [
            board | {"cards": cards(hand, pool, luck)} for board, hand in zip(boards, hands, strict=True)
        ]
    }


def cards(hand: object, pool: list[str], luck: Luck) -> list[object]:
    """The hand as it is seen, or as many cards of the pool."""
    if isinstance(hand, list):
        return hand
    return [pool.pop(luck.below(len(pool), "imagine")) for _ in range(number(hand, 0, len(pool)))]
