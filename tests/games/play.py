"""Ways to play in tests."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ludarium.contract import Game
from ludarium.core import News, apply, options, sample
from ludarium.luck import Luck
from ludarium.registry import game as find_game
from ludarium.table import Table


def play_at_random(table: Table, seed: int, moves: int = 10_000) -> Table:
    """Play so many moves, or to the end."""
    choice = Luck(seed)
    for _ in range(moves):
        if table.over:
            break
        found = options(table.state)
        table.play(table.state.asks[-1].seat, str(found[choice.below(len(found), "answer")]), table.version)
    return table


def random_game(
    game: Game[Any],
    players: int,
    seed: int,
    pick: Callable[[Any, Luck], Any],
    chosen: Mapping[str, str | int],
) -> Iterator[tuple[Any, Sequence[News], str]]:
    """Each position, what was told on the way to it, and the answer (at first none)."""
    luck = Luck(seed)
    s = game.start(players, chosen, luck)
    yield s, s.news or (), ""
    while s.asks:
        action = pick(s, luck)
        s.news = []
        apply(s, action, luck)
        yield s, s.news, str(action)


def one_kind(s: Any, luck: Luck, weight: Mapping[str, int]) -> list[Any]:
    """The options of one kind, which luck picks by how often each should be tried."""
    kinds: dict[str, list[Any]] = {}
    for action in options(s):
        kinds.setdefault(str(action).split(" ")[0], []).append(action)
    tickets = [kind for kind in kinds for _ in range(weight.get(kind, 1))]
    return kinds[tickets[luck.below(len(tickets), "kind")]]


def random_states(name: str, players: int, **chosen: str) -> list[Any]:
    """All positions of a whole game, played at random."""
    it, luck = find_game(name), Luck(players)
    s = it.start(players, chosen, luck)
    found = []
    while s.asks:
        found.append(s.copy())
        apply(s, sample(s, luck), luck)
    return found
