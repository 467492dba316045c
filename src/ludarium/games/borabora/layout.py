"""Bora Bora: a whole state from a view that shows every hand."""

from typing import Any

from ludarium.core import View
from ludarium.games.borabora.asking import question
from ludarium.games.borabora.board import PAIR_MASK, PAIR_NAME, SPACE, UNBUILT, Board
from ludarium.games.borabora.inventory import GODS, MATERIALS
from ludarium.games.borabora.islands import AT, FISH_CALLED, REGION
from ludarium.games.borabora.lagoon import DIE, NOBODY, PHASE, Lagoon
from ludarium.games.borabora.rules import rules
from ludarium.games.borabora.setup import empty
from ludarium.games.borabora.tiles import (
    COLOURS,
    COPIES,
    GROUPS,
    JEWELS,
    MAN,
    PEOPLE,
    SEXES,
    TASKS,
    WOMAN,
    god_cards,
    group_name,
)

PERSON = {person.id: person for person in PEOPLE}
JEWEL = {jewel.id: jewel for jewel in JEWELS}
TASK = {task.id: task for task in TASKS}
USED = {group_name(group): group for group in GROUPS}


def rebuild(seen: View) -> Lagoon:
    """Trusted: everything fits together.  What lies nowhere is in its pool."""
    s = empty(seen["players"], rules(seen["players"], seen["rules"]))
    s.round, s.phase = seen["round"], PHASE.index(seen["phase"])
    s.order, s.turn = list(seen["order"]), NOBODY if seen["turn"] is None else seen["turn"]
    s.used, s.green_called = [USED[name] for name in seen["used"]], seen["green"]
    _put_on_game_board(s, seen)
    for seat, board in enumerate(seen["boards"]):
        _put_on_board(s.boards[seat], board)
        s.steps[seat] = board["steps"]
    _fill_pools(s, seen)
    for ask in seen["asks"]:
        seat, name, *fields = ask.values()
        s.asks.append(question(name, seat, fields))
    return s


def _put_on_game_board(s: Lagoon, seen: View) -> None:
    s.track = [seat for stack in seen["status"] for seat in stack["seats"]]
    for space, seat in seen["temple"].items():
        s.temple[int(space)] = seat
    s.pile = seen["pile"]
    for place, dice in enumerate(seen["dice"].values()):
        s.dice += [DIE[place][NOBODY if die["seat"] is None else die["seat"]][die["face"]] for die in dice]
        if place < len(s.rules.tiles) and dice:
            s.lowest[place] = min([die["face"] for die in dice])
    s.fish = [FISH_CALLED[seen["fish"][name]] for name in REGION]
    s.huts = [tuple(seen["map"].get(name, ())) for name in REGION]
    for sex, row in ((WOMAN, seen["women"]), (MAN, seen["men"])):
        s.rows[sex] = [PERSON[name] if name else None for name in row]
    s.drafts = [TASK[name] for name in seen["tasks"]]
    s.columns = [[JEWEL[name] for name in column] for column in seen["jewels"]]
    s.display, s.discard = counts(seen["display"]), counts(seen["discard"])


def _put_on_board(me: Board, seen: View) -> None:
    me.score, me.dice = seen["score"], tuple(seen["dice"])
    me.row, me.stack = seen["huts"]["row"], seen["huts"]["stack"]
    me.regions = sum([1 << AT[name] for name in seen["regions"]])
    for one in seen["people"]:
        person = PERSON[one["tile"]]
        me.people.append(person)
        me.groups[person.group] += 1
        if not one["slid"]:
            me.unslid.append(person)
        if one["stack"]:
            me.lodger = person
    me.ritual = sum([1 << SPACE.index(name) for name in seen["ritual"]])
    for tile, spaces in seen["built"].items():
        me.built[int(tile)] = PAIR_NAME.index(" ".join(spaces))
    me.covered = sum([PAIR_MASK[pair] for pair in me.built if pair != UNBUILT])
    me.aside = [seen["aside"].count(kind) for kind in MATERIALS]
    me.cards = counts(seen["cards"])
    me.offerings, me.shells, me.gods = seen["offerings"], seen["shells"], seen["gods"]
    me.priests = seen["priests"]
    me.jewels = [JEWEL[name] for name in seen["jewels"]]
    me.tasks = [TASK[name] for name in seen["tasks"]]
    me.fulfilled = [TASK[name] for name in seen["fulfilled"]]


def _fill_pools(s: Lagoon, seen: View) -> None:
    out: list[Any] = [*seen["gone"], *seen["women"], *seen["men"], *seen["tasks"]]
    cards = [s.display, s.discard]
    for board, shown in zip(s.boards, seen["boards"], strict=True):
        out += [one["tile"] for one in shown["people"]] + shown["tasks"] + shown["fulfilled"]
        cards.append(board.cards)
    for sex in SEXES:
        s.pools[sex] = [person for person in s.pools[sex] if person.id not in out]
    s.stock = [task for task in s.stock if task.id not in out]
    left = [COPIES[colour] - sum([some[colour] for some in cards]) for colour in COLOURS]
    s.deck = god_cards(left)


def counts(names: list[str]) -> list[int]:
    return [names.count(god) for god in GODS]
