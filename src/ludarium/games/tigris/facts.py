"""Tigris & Euphrates: what cases can state.  Each gives what is wanted and what was found."""

from collections.abc import Iterable

from ludarium.cells import count, meets, numbers, split
from ludarium.contract import Compared, Fact, Played, Want
from ludarium.core import ALL, options
from ludarium.games.tigris.actions import MONUMENT
from ludarium.games.tigris.board import AT, CELL, COLOUR, COLOURS, NAME
from ludarium.games.tigris.conflict import strength as strength_of
from ludarium.games.tigris.seen import view
from ludarium.games.tigris.text import ask_text, shown, text, turn_text
from ludarium.games.tigris.turn import Support
from ludarium.games.tigris.valley import Valley, in_order, letters


def scores(played: Played, want: Want) -> Compared:
    return want, {seat: _texts(played.state.scores()[_seat(seat)]) for seat in want}


def gained(played: Played, want: Want) -> Compared:
    """New points by colour, and treasures taken; what is not said is 0."""
    wanted = {
        seat: {what: str(n) for what, n in gains.items() if str(n) != "0"} for seat, gains in want.items()
    }
    return wanted, {seat: _gains(played, _seat(seat)) for seat in want}


def _gains(played: Played, seat: int) -> dict[str, str]:
    before, now = played.before.dynasty[seat], played.state.dynasty[seat]
    new = {COLOUR[c]: now.points[c] - before.points[c] for c in COLOURS}
    new["treasure"] = now.taken - before.taken
    return {what: str(n) for what, n in new.items() if n}


def events(played: Played, want: Want) -> Compared:
    """In this order; others may stand between.  A secret event is known by its public words, too."""
    said = [(news.text, news.public) for news in played.news]
    return _in_order(want, said)


def told(played: Played, want: Want) -> Compared:
    """As this seat is told them, in order."""
    found = {
        seat: _in_order(lines, [(line,) for line in _heard(played, seat)]) for seat, lines in want.items()
    }
    return {seat: pair[0] for seat, pair in found.items()}, {seat: pair[1] for seat, pair in found.items()}


def not_told(played: Played, want: Want) -> Compared:
    return {seat: [] for seat in want}, {
        seat: [line for line in lines if line in _heard(played, seat)] for seat, lines in want.items()
    }


def _heard(played: Played, seat: str) -> list[str | None]:
    return [news.told(_seat(seat)) for news in played.news]


def _in_order(want: Want, said: Iterable[tuple[str | None, ...]]) -> Compared:
    """Nothing on both sides if what is wanted has been said, one after the other."""
    said = list(said)
    rest = iter(said)
    missing = [line for line in want or [] if not any(_words(line) in words for words in rest)]
    return ([], []) if not missing else (want, [words[0] for words in said])


def ask(played: Played, want: Want) -> Compared:
    return _words(want), ask_text(view(played.state, None))


def turn(played: Played, want: Want) -> Compared:
    return _words(want), turn_text(view(played.state, None))


def strength(played: Played, want: Want) -> Compared:
    s = played.state
    question = s.asks[-1] if s.asks else None
    if not isinstance(question, Support):
        return want, None
    c = question.conflict
    return want, [str(strength_of(s, c, seat)) for seat in (c.attacker, c.defender)]


def cells(played: Played, want: Want) -> Compared:
    return want, {name: shown(view(played.state, None)["cells"], AT[name]) for name in want}


def leaders(played: Played, want: Want) -> Compared:
    def stands(seat: str, colour: str) -> str:
        return in_order(played.state.dynasty[_seat(seat)].leader[COLOUR.index(colour)]) or "home"

    return want, {seat: {colour: stands(seat, colour) for colour in named} for seat, named in want.items()}


def hands(played: Played, want: Want) -> Compared:
    return want, {seat: letters(_hand(played.state, seat)) or "-" for seat in want}


def hand_sizes(played: Played, want: Want) -> Compared:
    return want, {seat: str(sum(_hand(played.state, seat))) for seat in want}


def _hand(s: Valley, seat: str) -> list[int]:
    return s.dynasty[_seat(seat)].hand


def bag(played: Played, want: Want) -> Compared:
    return str(want), str(len(played.state.bag))


def catastrophes(played: Played, want: Want) -> Compared:
    return want, {seat: str(played.state.dynasty[_seat(seat)].catastrophes) for seat in want}


def monuments(played: Played, want: Want) -> Compared:
    return want or {}, {NAME[m.square]: MONUMENT[m.pair] for m in played.state.monuments}


def treasures_left(played: Played, want: Want) -> Compared:
    return str(want), str(int(count(played.state.treasure)))


def regions(played: Played, want: Want) -> Compared:
    """By a fresh search, the tile that unites included."""
    return str(want), str(len(split(played.state.occupied())))


def kingdoms(played: Played, want: Want) -> Compared:
    s = played.state
    return str(want), str(sum(meets(region, s.leaders) for region in split(s.occupied())))


def region(played: Played, want: Want) -> Compared:
    found = {name: _region(played.state, AT[name]) for name in want}
    return {name: sorted(names) for name, names in want.items()}, found


def _region(s: Valley, n: int) -> list[str]:
    return sorted(NAME[m] for part in split(s.occupied()) if meets(part, CELL[n]) for m in numbers(part))


def how_many(played: Played, want: Want) -> Compared:
    texts = [f"{action} " for action in options(played.state)]
    found = {words: str(sum(text.startswith(f"{words} ") for text in texts)) for words in want}
    return {words: str(n) for words, n in want.items()}, found


def writes(played: Played, want: Want) -> Compared:
    return str(want).strip(), text(view(played.state, ALL)).strip()


def _seat(name: str) -> int:
    return int(name[1:]) - 1


def _words(want: Want) -> str:
    return " ".join(str(want).split())


def _texts(numbers: Iterable[int]) -> list[str]:
    return [str(n) for n in numbers]


FACTS: dict[str, Fact] = {
    fact.__name__: fact
    for fact in (
        *(scores, gained, events, told, not_told, ask, turn, strength, cells, leaders, hands, hand_sizes),
        *(bag, catastrophes, monuments, treasures_left, regions, kingdoms, region, how_many, writes),
    )
}
