"""Information-set Monte Carlo tree search.

Each round imagines a world that the view could be of and walks down one tree, whose branches are the words of
the answers, as far as the tree goes; there it grows by one node, and what the new state is worth to each seat
is added to every node on the way.  Every seat is taken to want the best for itself.  As options differ from
world to world, a branch is compared by how often it could have been taken (Cowling, Powley, Whitehouse 2012).
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from ludarium.bots.knowledge import Worth, worth_of
from ludarium.core import Game, View, options
from ludarium.luck import Luck

CURIOSITY: Final = 0.3  # the weight of what was tried little


class Node:
    """What was found out about a sequence of answers."""

    __slots__ = ("available", "branches", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0  # rounds in which it could have been chosen
        self.total = [0.0] * seats  # what it was worth, by seat
        self.branches: dict[Any, Node] = {}


class Mcts:
    """`iterations`: think so many rounds, whatever the time; then the same seed gives the same answer."""

    def __init__(self, iterations: int | None = None) -> None:
        self.iterations = iterations

    def choose(self, game: Game, view: View, seconds: float, luck: Luck) -> str:
        deadline = perf_counter() + seconds
        world = game.imagine(view, luck)
        texts = [str(a) for a in options(world)]
        if len(texts) == 1:
            return texts[0]
        root = Node(len(world.scores()))
        judge = worth_of(game.name)
        rounds = 0
        while rounds < self.iterations if self.iterations is not None else perf_counter() < deadline:
            grow(root, game.imagine(view, luck), judge, luck)
            rounds += 1
        self.found = root
        best = max(root.branches.items(), key=lambda b: b[1].visits)
        return str(best[0])


def grow(root: Node, s: Any, judge: Worth, luck: Luck) -> None:
    """One round."""
    node = root
    path = [root]
    while s.asks:
        question = s.asks[-1]
        found = question.options(s)
        is_new = False
        if len(found) == 1:
            a = found[0]
        else:
            a, is_new = choose(node, found, question.seat, luck)
            node = node.branches[a]
            path.append(node)
        s.asks.pop()
        question.answer(s, a, luck)
        if is_new:
            break
    worth = judge(s, luck)
    for node in path:
        node.visits += 1
        for seat, value in enumerate(worth):
            node.total[seat] += value


def choose(node, found, seat, luck):
    branches = node.branches
    missing = []
    best = None
    best_value = -1.0
    for a in found:
        branch = branches.get(a)
        if branch is None:
            missing.append(a)
            continue
        branch.available += 1
        value = branch.total[seat] / branch.visits + CURIOSITY * sqrt(log(branch.available) / branch.visits)
        if value > best_value:
            best, best_value = a, value
    if missing:
        a = missing[luck.below(len(missing), "answer")]
        new = branches[a] = Node(len(node.total))
        new.available = 1
        return a, True
    return best, False
