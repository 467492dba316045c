"""Information-set Monte Carlo tree search.

Each iteration imagines a world that the view could be of and walks down one tree, whose branches are the
words of the answers, as far as the tree goes.  There it opens a node: every answer is judged at a glance, and
the best of them is what the state is worth; that is learnt by every node on the way.  Every seat is taken to
want the best for itself.  As options differ from world to world, a branch is compared by how often it could
have been taken (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012).

To the question that is asked now it considers every option; further on, where there may be hundreds, only
those that the knowledge of the game calls ideas.
"""

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from ludarium.bots.knowledge import Judge, judge_of
from ludarium.core import Game, Seat, View, options
from ludarium.luck import Luck

UNKNOWN: Final = -1
NOT_ALWAYS_THE_SAME: Final = -2
THINKING: Final = 0.93  # of the time it may use; the rest is for putting the tree away
OFTEN: Final = 100_000
ROOT_LOG: Final = [0.0] + [sqrt(log(n)) for n in range(1, OFTEN)]


class Node:
    """What was found out about a sequence of answers."""

    __slots__ = ("asked", "branches", "chances", "mean", "rarity", "visits")

    def __init__(self, worth: Sequence[float]) -> None:
        self.branches: dict[int, Node] = NO_BRANCHES  # by the number of the words
        self.asked = UNKNOWN  # the seat that answers here
        self.visits = 1  # the glance
        self.chances = 1  # iterations in which it could have been visited
        self.rarity = 1.0  # one by the root of the visits
        self.mean: list[float] = list(worth)  # by seat

    def learn(self, worth: Sequence[float]) -> None:
        self.visits += 1
        self.rarity = 1 / sqrt(self.visits)
        for seat, value in enumerate(worth):
            self.mean[seat] += (value - self.mean[seat]) / self.visits


NO_BRANCHES: Final[dict[int, Node]] = {}  # of all nodes that nobody has opened


class Words:
    """Gives each answer a number, by its words; quickly, because answers are made once and shared."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}
        self._numbers: dict[int, int] = {}
        self._kept: list[Any] = []  # so that no other answer takes over an identity

    def number(self, a: Any) -> int:
        known = self._numbers.get(id(a), -1)
        if known >= 0:
            return known
        self._kept.append(a)
        found = self._numbers[id(a)] = self.texts.setdefault(str(a), len(self.texts))
        return found


class Search:
    """One growing tree."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.words = Words()

    def branch(self, node: Node, words: str) -> Node:
        return node.branches[self.words.texts[words]]

    def grow(self, root: Node, s: Any, luck: Luck) -> None:
        """One iteration, in a world that is used up by it."""
        path = [root]
        worth = self._walk(path, s, luck)
        for node in path:
            node.learn(worth)

    def _walk(self, path: list[Node], s: Any, luck: Luck) -> Sequence[float]:
        """Down the tree, and one node further; what the state there is worth."""
        while s.asks:
            question = s.asks[-1]
            found = question.options(s) if len(path) == 1 else self.judge.ideas(s)
            answer = found[0]
            if len(found) > 1:
                node = path[-1]
                if not node.branches:
                    return self._open(node, s, found, luck)
                answer, branch = self._choose(node, s, found, luck)
                path.append(branch)
            s.asks.pop()
            question.answer(s, answer, luck)
        return self.judge.glance(s)

    def _open(self, node: Node, s: Any, found: Sequence[Any], luck: Luck) -> Sequence[float]:
        """Give the node its branches; what the best of them is worth, as far as a glance can tell."""
        seat: Seat = s.asks[-1].seat
        node.asked = seat
        opened = [self._new_branch(s, a, luck) for a in found]
        node.branches = {self.words.number(a): branch for a, branch in zip(found, opened, strict=True)}
        if not self.judge.knows_the_game:
            return self.judge.play_on(s, luck)
        return max([branch.mean for branch in opened], key=lambda mean: mean[seat])

    def _new_branch(self, s: Any, a: Any, luck: Luck) -> Node:
        """A new one, judged at a glance."""
        seat = s.asks[-1].seat
        s = s.copy()
        s.asks.pop().answer(s, a, luck)
        return Node(self.judge.foresee(s, seat, luck))

    def _choose(self, node: Node, s: Any, found: Sequence[Any], luck: Luck) -> tuple[Any, Node]:
        """The answer that promises most to its seat, as far as that is known (UCB1)."""
        seat: Seat = s.asks[-1].seat
        if node.asked != seat:
            node.asked = NOT_ALWAYS_THE_SAME
        curiosity = self.judge.curiosity
        best = -1.0
        chosen = found[0], node
        for a in found:
            number = self.words.number(a)
            branch = node.branches.get(number)
            if branch is None:
                branch = node.branches[number] = self._new_branch(s, a, luck)
            branch.chances += 1
            promise = branch.mean[seat] + curiosity * ROOT_LOG[min(branch.chances, OFTEN - 1)] * branch.rarity
            if promise > best:
                best, chosen = promise, (a, branch)
        return chosen


class Mcts:
    """`iterations`: think so long, whatever the time; then the same luck gives the same answer."""

    def __init__(self, iterations: int | None = None) -> None:
        self.iterations = iterations
        self.done = 0  # iterations for the last answer
        self.search: Search | None = None
        self.root: Node | None = None  # where its next question may be

    def choose(self, game: Game, view: View, seconds: float, luck: Luck) -> str:
        deadline = perf_counter() + seconds * THINKING
        judge = judge_of(game.name)
        world = game.imagine(view, luck)
        ideas = [str(a) for a in judge.ideas(world)]
        if len(ideas) == 1:
            return ideas[0]
        search, root = self._follow_up(ideas, world.asks[-1].seat) or _fresh(judge, world)
        self.done = 0
        while self.done == 0 or self._goes_on(deadline):
            search.grow(root, game.imagine(view, luck), luck)
            self.done += 1
        words = max(map(str, options(world)), key=lambda text: search.branch(root, text).visits)
        self.search, self.root = search, search.branch(root, words)
        return words

    def _goes_on(self, deadline: float) -> bool:
        return self.done < self.iterations if self.iterations else perf_counter() < deadline

    def _follow_up(self, texts: Sequence[str], seat: Seat) -> "tuple[Search, Node] | None":
        """The tree below the last answer, if this question is sure to follow from it."""
        search, root = self.search, self.root
        if search is None or root is None or root.asked != seat:
            return None
        known = all(
            text in search.words.texts and search.words.texts[text] in root.branches for text in texts
        )
        return (search, root) if known else None


def _fresh(judge: Judge, world: Any) -> tuple[Search, Node]:
    return Search(judge), Node([0.0] * len(world.scores()))
