"""Druidenwalzer: a whole position as text, in the grammar of docs/notation.md."""

from collections.abc import Iterator
from typing import Any, Final

from ludarium.core import BadPosition, Options
from ludarium.games.druids.clearing import LOST_TREES_TO_LOSE, Clearing, Rules
from ludarium.games.druids.hand import HAND
from ludarium.games.druids.imagine import AT, KIND, less
from ludarium.games.druids.places import (
    ALL_TREES,
    BOARD,
    CULT,
    CULTS,
    DRUID,
    DRUIDS,
    MOON,
    NAME,
    NOWHERE,
    OWNER,
    SUN,
    TREES,
    Spirit,
    rank,
)
from ludarium.games.druids.setup import empty
from ludarium.games.druids.turn import FIGHTING, NEXT_FIGHT, PLACE_DRUIDS, TAKE_TURN, NextFight
from ludarium.games.druids.waltz import TOKENS_TO_CONQUER

PARTS: Final = ["hand", "board", "draw", "returned", "unseen"]
QUESTIONS: Final = ["PlaceDruids", "TakeTurn", "NextFight"]


def write(s: Clearing) -> str:
    """The canonical text: reading it and writing again gives the same."""
    lines = [", ".join(_tree_text(s, tree) for tree in TREES[cult]) for cult in CULTS]
    lines += [f"{CULT[cult]} {parts}" for cult in CULTS if (parts := ", ".join(_parts(s, cult)))]
    lines.append(", ".join(_rest(s)))
    return "".join(f"{line}\n" for line in lines)


def _tree_text(s: Clearing, tree: int) -> str:
    if s.lost[tree]:
        return f"{NAME[tree]} lost"
    stand = s.druid[OWNER[tree]]
    words = [NAME[tree], pile_text(s, tree) or "-"]
    words += [DRUID[stand.index(tree)]] if tree in stand else []
    words += [f"+{s.tokens[tree]}"] if s.tokens[tree] else []
    return " ".join(words)


def pile_text(s: Clearing, place: int) -> str:
    down = [f"{s.buried[place]}#"] if s.buried[place] else []
    return " ".join(down + list(map(str, s.pile[place])))


def _parts(s: Clearing, cult: int) -> Iterator[str]:
    if s.hand[cult]:
        yield f"hand {sorted_text(s.hand[cult])}"
    if board := pile_text(s, BOARD[cult]):
        yield f"board {board}"
    if draw := str(s.fresh[cult] or "") or sorted_text(s.draw[cult]):
        yield f"draw {draw}"
    if sorted(s.returned[cult], key=rank) != sorted(s.draw[cult], key=rank):
        yield f"returned {sorted_text(s.returned[cult]) or '-'}"
    if s.unseen[cult]:
        yield f"unseen {sorted_text(s.unseen[cult])}"


def sorted_text(spirits: list[Spirit]) -> str:
    return " ".join(str(spirit) for spirit in sorted(spirits, key=rank))


def _rest(s: Clearing) -> Iterator[str]:
    question = s.asks[-1] if s.asks else None
    if s.ring != NOWHERE:
        yield f"ring {NAME[s.ring]}"
    if isinstance(question, NextFight) and question.bare:
        yield "bare " + " ".join(NAME[tree] for tree in question.bare)
    if s.idle:
        yield f"idle {s.idle}"
    yield f"ask {_ask_text(question)}"


def _ask_text(question: Any) -> str:
    if question is None:
        return "nobody"
    words = [f"p{question.seat + 1}", type(question).__name__]
    if isinstance(question, NextFight):
        words += [DRUID[druid] for druid in question.druids]
    return " ".join(words)


# Reading


def read(text: str, players: int, options: Options) -> Clearing:
    """The position of this text as it stands; raises `BadPosition` with what is wrong."""
    s = empty(Rules(**options))  # type: ignore[arg-type]
    items = _items(text)
    for tree in ALL_TREES:
        _read_tree(s, tree, _words(items, NAME[tree]))
    for cult in CULTS:
        _read_parts(s, cult, items)
    s.won = [sum(s.lost[tree] for tree in TREES[1 - cult]) for cult in CULTS]
    s.idle = _number(items.pop("idle", ["0"]))
    _read_ask(s, _words(items, "ask"), items)
    if items:
        raise BadPosition(f"what is {next(iter(items))!r}?")
    _check(s)
    return s


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


def _number(words: list[str]) -> int:
    if len(words) != 1 or not words[0].isdecimal():
        raise BadPosition(f"{' '.join(words)!r} is not a number")
    return int(words[0])


def _spirits(words: list[str]) -> list[Spirit]:
    for word in words:
        if word not in KIND:
            raise BadPosition(f"{word!r} is not a spirit")
    return [KIND[word] for word in words]


def _read_tree(s: Clearing, tree: int, words: list[str]) -> None:
    if words == ["lost"]:
        s.lost[tree] = True
        return
    if words[-1].startswith("+"):
        s.tokens[tree] = _number([words.pop()[1:]])
    if words and words[-1] in DRUID:
        _stand(s, tree, DRUID.index(words.pop()))
    if not words or s.tokens[tree] >= TOKENS_TO_CONQUER:
        raise BadPosition(f"{NAME[tree]} needs a pile or '-', and has less than {TOKENS_TO_CONQUER} tokens")
    if words != ["-"]:
        _read_pile(s, tree, words)
        if not s.pile[tree]:
            raise BadPosition(f"a spirit lies face up on {NAME[tree]}, or '-'")


def _stand(s: Clearing, tree: int, druid: int) -> None:
    stand = s.druid[OWNER[tree]]
    if stand[druid] != NOWHERE:
        raise BadPosition(f"the {DRUID[druid]} druid of {CULT[OWNER[tree]]} stands on two trees")
    stand[druid] = tree


def _read_pile(s: Clearing, place: int, words: list[str]) -> None:
    if words and words[0].endswith("#"):
        s.buried[place] = _number([words[0][:-1]])
        words = words[1:]
    s.pile[place] = _spirits(words)


def _read_parts(s: Clearing, cult: int, items: dict[str, list[str]]) -> None:
    hand, board, draw, returned, unseen = (items.pop(f"{CULT[cult]} {part}", None) for part in PARTS)
    s.hand[cult] = sorted(_spirits(hand or []), key=rank)
    _read_pile(s, BOARD[cult], board or [])
    if draw and draw[0].isdecimal():
        s.fresh[cult] = _number(draw)
    else:
        s.draw[cult] = sorted(_spirits(draw or []), key=rank)
    s.returned[cult] = (
        s.draw[cult][:] if returned is None else _spirits([] if returned == ["-"] else returned)
    )
    s.unseen[cult] = sorted(_spirits(unseen or []), key=rank)


def _read_ask(s: Clearing, words: list[str], items: dict[str, list[str]]) -> None:
    if words == ["nobody"]:
        return
    if len(words) < 2 or words[0] not in ("p1", "p2") or words[1] not in QUESTIONS:
        raise BadPosition(f"nobody can be asked {' '.join(words)!r}")
    seat = MOON if words[0] == "p1" else SUN
    if words[1] == "NextFight":
        s.ring = _place(_words(items, "ring"))
        bare = tuple(_place([name]) for name in items.pop("bare", []))
        s.asks.append(_next_fight(seat, bare, words[2:]))
    elif len(words) > 2:
        raise BadPosition(f"{' '.join(words[2:])!r} says too much")
    elif words[1] == "TakeTurn":
        s.asks.append(TAKE_TURN[seat][s.bare(seat)])
    else:
        s.asks.append(PLACE_DRUIDS[seat][_next_druid(s, seat)])


def _place(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in AT or AT[words[0]] in BOARD:
        raise BadPosition(f"{' '.join(words)!r} is not a tree")
    return AT[words[0]]


def _next_fight(seat: int, bare: tuple[int, ...], druids: list[str]) -> NextFight:
    key = (
        tuple(tree for tree in TREES[seat] if tree in bare),
        tuple(druid for druid in DRUIDS if DRUID[druid] in druids),
    )
    if len(key[0]) != len(bare) or len(key[1]) != len(druids) or key[1] not in FIGHTING:
        raise BadPosition(
            "NextFight names two or three druids, and after 'bare' trees of the seat that is asked"
        )
    return NEXT_FIGHT[seat][key]


def _next_druid(s: Clearing, cult: int) -> int:
    if NOWHERE not in s.druid[cult]:
        raise BadPosition(f"all druids of {CULT[cult]} stand on trees")
    return s.druid[cult].index(NOWHERE)


def _check(s: Clearing) -> None:
    for cult in CULTS:
        down = sum(s.buried[tree] for tree in TREES[cult]) + s.buried[BOARD[cult]] + s.fresh[cult]
        if len(s.unseen[cult]) != down:
            raise BadPosition(
                f"{CULT[cult]} has {down} hidden cards, but {len(s.unseen[cult])} spirits are unseen"
            )
        if len(s.hand[cult]) > HAND:
            raise BadPosition(f"a hand has at most {HAND} spirits")
        if less(s.returned[cult], s.draw[cult] + s.hand[cult]):
            raise BadPosition(f"returned spirits of {CULT[cult]} must lie in its draw pile or hand")
        if s.asks and s.won[cult] >= LOST_TREES_TO_LOSE:
            raise BadPosition(f"{CULT[cult]} has won, so nobody is asked")
    if s.asks and type(s.asks[-1]).__name__ != "PlaceDruids" and any(NOWHERE in stand for stand in s.druid):
        raise BadPosition("each cult has three druids on its trees")
