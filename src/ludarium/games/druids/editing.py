"""Druidenwalzer: how a clearing is set up piece by piece.

A spirit that is put somewhere comes from where it lies unseen, first with the cult's own; one that is taken
away goes there.  As many cards lie in a draw pile that was never shuffled as the others leave there.
"""

from collections.abc import Iterator
from typing import Final

from ludarium.core import View
from ludarium.editing import Change, Editing, Kinds, Slot, chosen, listed, numbered, single
from ludarium.games.druids.hand import HAND
from ludarium.games.druids.places import ALL_TREES, BOARD, CULT, CULTS, DRUID, NAME, OWNER, SPIRITS, TREES
from ludarium.games.druids.text import ask_text
from ludarium.games.druids.waltz import TOKENS_TO_CONQUER

EACH: Final = 3  # spirits of a kind in a set
SET: Final = EACH * len(SPIRITS)
TURNS: Final = ["p1 PlaceDruids", "p2 PlaceDruids", "p1 TakeTurn", "p2 TakeTurn", "nobody"]


def slots(view: View) -> list[Slot]:
    return [*_of_trees(view), *_of_cults(view), *_of_the_turn(view)]


def _of_trees(view: View) -> Iterator[Slot]:
    for place in ALL_TREES:
        name = NAME[place]
        tree = view["trees"][name]
        yield listed(name, "spirit", tree, "pile", at=name)
        yield single(f"{name} druid", "druid", tree, "druid", at=name)
        yield numbered(f"{name} tokens", tree, "tokens", TOKENS_TO_CONQUER - 1, at=name)
        yield numbered(f"{name} down", tree, "down", SET, at=name)
        yield _lost(name, tree)


def _lost(name: str, tree: View) -> Slot:
    def write(word: str) -> None:
        tree["lost"] = word == "lost"
        if tree["lost"]:
            tree.update(pile=[], down=0, druid=None, tokens=0)

    return chosen(f"{name} lost", "state", lambda: "lost" if tree["lost"] else "stands", write, at=name)


def _of_cults(view: View) -> Iterator[Slot]:
    for number in CULTS:
        cult, board = CULT[number], NAME[BOARD[number]]
        yield listed(f"{cult} hand", "spirit", view["hand"], cult, most=HAND)
        yield listed(f"{cult} board", "spirit", view["boards"][cult], "pile", at=board)
        yield numbered(f"{cult} board down", view["boards"][cult], "down", SET, at=board)
        if not view["fresh"][cult]:
            yield listed(f"{cult} draw", "spirit", view["draw"], cult)
        yield listed(f"{cult} unseen", "spirit", view["hidden"], cult)


def _of_the_turn(view: View) -> Iterator[Slot]:
    yield chosen("ask", "ask", lambda: ask_text(view["ask"] or {}), lambda words: _ask(view, words))
    yield numbered("idle", view, "idle", 10**5)


def _ask(view: View, words: str) -> None:
    """Of what can be asked while druids fight only what is asked already."""
    if words == ask_text(view["ask"] or {}):
        return
    seat, _, question = words.partition(" ")
    view["ask"] = {"seat": int(seat[1:]) - 1, "question": question} if question else None
    view["ring"] = None


def kinds(view: View) -> Kinds:
    asked = ask_text(view["ask"] or {})
    return {
        "spirit": {spirit.name: 2 * EACH for spirit in SPIRITS},
        "druid": dict.fromkeys(DRUID, len(CULTS)),
        "state": {"stands": 0, "lost": 0},
        "ask": dict.fromkeys([*TURNS, asked], 0),
    }


def left(view: View) -> dict[str, int]:
    """What lies unseen can still be put somewhere, and so can what lies nowhere."""
    out = [tree["pile"] for tree in view["trees"].values()]
    out += [view["boards"][cult]["pile"] + view["hand"][cult] for cult in CULT]
    out += [view["draw"][cult] for cult in CULT if not view["fresh"][cult]]
    seen = [name for pile in out for name in pile]
    return {spirit.name: 2 * EACH - seen.count(spirit.name) for spirit in SPIRITS}


def follow(view: View, change: Change) -> None:
    slot, first = change.slot, change.slot.partition(" ")[0]
    own = CULT.index(first) if first in CULT else OWNER[NAME.index(first)] if first in NAME else None
    if own is not None and slot.rpartition(" ")[2] not in ("unseen", "druid", "tokens", "down", "lost"):
        pools = [view["hidden"][CULT[cult]] for cult in (own, 1 - own)]
        for name in change.come:
            _take(name, pools)
        for name in change.gone:
            _give_back(name, pools)
    for cult in CULTS:
        view["hidden"][CULT[cult]].sort()
        _fill(view, cult)


def _take(name: str, pools: list[list[str]]) -> None:
    for pool in pools:
        if name in pool:
            return pool.remove(name)
    return None


def _give_back(name: str, pools: list[list[str]]) -> None:
    own, other = pools
    (own if own.count(name) < EACH else other).append(name)


def _fill(view: View, cult: int) -> None:
    """What is unseen and lies nowhere else is the draw pile, as long as that is the one of the set-up."""
    name = CULT[cult]
    if not view["fresh"][name] and view["draw"][name]:
        return
    down = sum([view["trees"][NAME[tree]]["down"] for tree in TREES[cult]]) + view["boards"][name]["down"]
    rest = len(view["hidden"][name]) - down
    view["fresh"][name] = rest > 0
    view["draw"][name] = max(0, rest) or []


def empty(players: int) -> str:
    every = " ".join([name for spirit in SPIRITS for name in [spirit.name] * EACH])
    trees = "\n".join([", ".join([f"{NAME[tree]} -" for tree in TREES[cult]]) for cult in CULTS])
    cults = "\n".join([f"{cult} draw {SET}, unseen {every}" for cult in CULT])
    return f"{trees}\n{cults}\nask p1 PlaceDruids\n"


EDITING: Final = Editing(slots=slots, kinds=kinds, empty=empty, left=left, follow=follow)
