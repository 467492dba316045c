"""Information-set Monte Carlo tree search, with sequential halving among the answers to choose from.

All answers are glanced at, in a few worlds that the view could be of.  The most promising are then looked
into: each in the same worlds as the others and equally often, so that they compare; after each round the
worse half is given up (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, 2013).

To look into an answer is to play on from it, until the same seat is on turn again, or, where glances can be
trusted, until something new is met: what the state is worth then is learnt by every node on the way, in a
tree whose branches are the words of the answers.  Every seat is taken to want the best for itself, as far as
that is known: answers that nobody has tried yet are judged at a glance.  As options differ from world to
world, a branch is compared by how often it could have been taken (Cowling, Powley, Whitehouse: Information
Set Monte Carlo Tree Search, 2012).  Where there may be hundreds of answers, only those are thought of that
the knowledge of the game calls ideas.
"""

from collections.abc import Sequence
from math import ceil, log, log2, sqrt
from time import perf_counter
from typing import Any, Final

from ludarium.bots.knowledge import Judge, judge_of
from ludarium.core import Game, Seat, View, after, options
from ludarium.luck import Luck

WORLDS: Final = 3  # in which every answer is glanced at
PROMISING: Final = 16  # answers that are looked into, if a glance tells anything
THINKING: Final = 0.93  # of the time it may use; the rest is for putting the tree away
OFTEN: Final = 100_000
ROOT_LOG: Final = [0.0] + [sqrt(log(n)) for n in range(1, OFTEN)]


class Node:
    """What was found out about a sequence of answers."""

    __slots__ = ("branches", "chances", "mean", "rarity", "visits")

    def __init__(self, worth: Sequence[float], visits: int) -> None:
        self.branches: dict[int, Node] = {}  # by the number of the words
        self.visits = visits
        self.chances = 1  # iterations in which it could have been visited
        self.rarity = 1.0  # one by the root of the visits
        self.mean: list[float] = list(worth)  # by seat

    def worth(self, seat: Seat) -> float:
        """As far as it was looked into."""
        return self.mean[seat] if self.visits else 0.0

    def learn(self, worth: Sequence[float]) -> None:
        if not self.visits:
            self.mean = [0.0] * len(worth)
        self.visits += 1
        self.rarity = 1 / sqrt(self.visits)
        for seat, value in enumerate(worth):
            self.mean[seat] += (value - self.mean[seat]) / self.visits


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


class Tree:
    """What may follow, below the answers that this seat looks into."""

    def __init__(self, judge: Judge, seat: Seat) -> None:
        self.judge = judge
        self.seat = seat
        self.words = Words()

    def look_into(self, node: Node, s: Any, luck: Luck) -> None:
        """One iteration, in a world where the node's answer has been given; it is used up."""
        path = [node]
        worth = self._walk(path, s, luck)
        for one in path:
            one.learn(worth)

    def _walk(self, path: list[Node], s: Any, luck: Luck) -> Sequence[float]:
        """Down the tree, or on beyond it; what the state is worth in the end."""
        others = False
        while s.asks:
            question = s.asks[-1]
            if question.seat != self.seat:
                others = True
            elif others and self.judge.can_judge(s):
                break
            found = self.judge.ideas(s)
            answer = found[0]
            if len(found) > 1:
                is_new = not path[-1].branches
                answer, branch = self._choose(path[-1], s, found, luck)
                if is_new and self.judge.trusts_glances:
                    return branch.mean
                path.append(branch)
            s.asks.pop()
            question.answer(s, answer, luck)
        return self.judge.guess(s, luck)

    def _new_branch(self, s: Any, a: Any, luck: Luck) -> Node:
        return Node(glance_at(s, a, self.judge, luck), 1)

    def _choose(self, node: Node, s: Any, found: Sequence[Any], luck: Luck) -> tuple[Any, Node]:
        """The answer that promises most to its seat, as far as that is known (UCB1)."""
        seat: Seat = s.asks[-1].seat
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


def glance_at(s: Any, a: Any, judge: Judge, luck: Luck) -> Sequence[float]:
    """What the answer is worth at a glance, in this world."""
    return judge.foresee(after(s, a, luck), s.asks[-1].seat, luck)


class Effort:
    """How much of the thinking is done: of a time, or of a number of iterations."""

    def __init__(self, seconds: float, iterations: int | None) -> None:
        self.iterations = iterations
        self.done = 0
        self._begun = perf_counter()
        self._time = seconds * THINKING

    def spent(self) -> float:
        """As a share of one."""
        if self.iterations:
            return self.done / self.iterations
        gone = perf_counter() - self._begun
        return gone / self._time if gone < self._time else 1.0


class Decision:
    """Which of the options is best, for all that the view tells."""

    def __init__(self, game: Game, view: View, luck: Luck, effort: Effort) -> None:
        self.game, self.view, self.luck, self.effort = game, view, luck, effort
        self.judge = judge_of(game.name)
        world = self.world()
        self.seat: Seat = world.asks[-1].seat
        self.texts = [str(a) for a in options(world)]

    def world(self) -> Any:
        return self.game.imagine(self.view, self.luck)

    def best(self) -> str:
        return self.texts[0] if len(self.texts) == 1 else self.texts[self._halve(self._promising())]

    def _promising(self) -> list[int]:
        """The places of the promising answers among the options, best first."""
        totals = [0.0] * len(self.texts)
        for _ in range(WORLDS):
            world = self.world()
            for place, a in enumerate(options(world)):
                totals[place] += glance_at(world, a, self.judge, self.luck)[self.seat]
                if self.effort.spent() >= 1:
                    break
        best_first = sorted(range(len(totals)), key=totals.__getitem__, reverse=True)
        return best_first[:PROMISING] if self.judge.knows_the_game else best_first

    def _halve(self, places: list[int]) -> int:
        """The place of the best answer."""
        tree = Tree(self.judge, self.seat)
        nodes = {place: Node([], 0) for place in places}
        rounds = ceil(log2(len(places)))
        for number in range(1, rounds + 1):
            while self.effort.spent() < number / rounds:
                self._look_into(places, nodes, tree)
            best_first = sorted(places, key=lambda place: nodes[place].worth(self.seat), reverse=True)
            places = best_first[: (len(places) + 1) // 2]
        return places[0]

    def _look_into(self, places: list[int], nodes: dict[int, Node], tree: Tree) -> None:
        """Each of these answers once, all in the same world and with the same luck to come."""
        world = self.world()
        found = options(world)
        seed = self.luck.below(1 << 30, "seed")
        for place in places:
            if self.effort.spent() < 1:
                luck = Luck(seed)
                tree.look_into(nodes[place], after(world, found[place], luck), luck)
                self.effort.done += 1


class Mcts:
    """`iterations`: think so long, whatever the time; then the same luck gives the same answer."""

    def __init__(self, iterations: int | None = None) -> None:
        self.iterations = iterations
        self.done = 0  # iterations for the last answer

    def choose(self, game: Game, view: View, seconds: float, luck: Luck) -> str:
        effort = Effort(seconds, self.iterations)
        words = Decision(game, view, luck, effort).best()
        self.done = effort.done
        return words
