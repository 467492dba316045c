"""Monte Carlo search: sequential halving among the options, each judged by playing on from it.

All options are glanced at, in a few worlds that the view could be of.  The most promising are then looked
into: each in the same worlds as the others, with the same luck to come, and equally often, so that they
compare; after each round the worse half is given up (Karnin, Koren, Somekh: Almost Optimal Exploration in
Multi-Armed Bandits, 2013).

To look into an option is to play on from it until its seat has been on turn again and is once more.  On the
way every seat takes what is best for itself at a glance, among the ideas of the knowledge of the game.  Trees
lost against this in all our games (docs/bots.md): each of their branches is visited too seldom.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from math import ceil, log2, sqrt
from statistics import stdev
from time import perf_counter
from typing import Any, Final

from ludarium.bots.appraisal import Appraisal, is_decided
from ludarium.bots.ends import leads_of, listen, play_on
from ludarium.bots.judge import judge_of
from ludarium.bots.knowledge import UNKNOWN, Knowledge
from ludarium.bots.merits import Difference, Looks
from ludarium.contract import Game
from ludarium.core import Seat, View, after, options
from ludarium.luck import Luck

WORLDS: Final = 2  # in which every option is glanced at
PROMISING: Final = 12  # options that are looked into, if a glance tells anything
ENOUGH: Final = 8  # looks, to say how far the mean of them may be off
AGREED: Final = 2 / 3  # of the looks: what followed in so many is a plan
EXPLAINED: Final = 4  # options, the best, and the one that is never given up
THINKING: Final = (
    0.93  # of the time it may use; the rest is for what is being looked into, and for the answer
)


class Effort:
    """How much of the thinking is done: of a time, or of a number of iterations."""

    def __init__(self, seconds: float, iterations: int | None = None) -> None:
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


class Candidate:
    """An option, by its place among all."""

    def __init__(self, place: int, seats: int) -> None:
        self.place = place
        self.visits = 0
        self.worth = [0.0] * seats  # the mean of what was learnt
        self.line: Sequence[str] = ()  # of answers, as it went at the last look
        self.follows = Counter[str]()  # what was answered next, look by look
        self.ahead = 0.0  # at a glance, of a game that is over then
        self._squares = [0.0] * seats  # of how far that was from its mean, added up (Welford, 1962)
        self._seen: list[Sequence[float]] = []  # look by look

    def learn(self, worth: Sequence[float]) -> None:
        self.visits += 1
        self._seen.append(worth)
        for seat, value in enumerate(worth):
            before = value - self.worth[seat]
            self.worth[seat] += before / self.visits
            self._squares[seat] += before * (value - self.worth[seat])

    def forget(self) -> None:
        """What is learnt next is all that counts."""
        self.visits = 0
        self._seen.clear()
        self.follows.clear()
        self._squares = [0.0] * len(self.worth)

    def plan(self) -> str:
        """What was answered next in most looks by far; '' where they did not agree."""
        most = self.follows.most_common(1)
        return next((words for words, looks in most if looks >= AGREED * self.visits), "")

    def error(self, seat: Seat) -> float | None:
        """The standard error of the worth to this seat; None if it was not looked into often enough."""
        if self.visits < ENOUGH:
            return None
        # Rounded as it is, the sum may come out below 0 where all that was learnt was the same.
        return sqrt(max(0.0, self._squares[seat]) / (self.visits - 1) / self.visits)

    def error_beside(self, other: "Candidate", seat: Seat) -> float | None:
        """The standard error of how much more it is worth than the other, which was looked into beside it.

        Both met the same worlds and the same luck, which do not make them differ.
        """
        more = [own[seat] - its[seat] for own, its in zip(self._seen, other._seen, strict=False)]
        return stdev(more) / sqrt(len(more)) if len(more) >= ENOUGH else None


class Decision:
    """Which of the options is best, for all that the view tells."""

    def __init__(  # noqa: PLR0913 - what is decided, by whom, and how thoroughly
        self,
        game: Game[Any],
        view: View,
        luck: Luck,
        effort: Effort,
        *,
        never_given_up: str = "",
        knowledge: Knowledge[Any] | None = None,
        reasons: bool = False,
        ideas: bool = False,
        only: Collection[str] = (),
    ) -> None:
        """`ideas`: only the options worth a thought by what is known of the game; or `only` these."""
        self.luck, self.effort = luck, effort
        self.gained = game.gained
        self.worlds = game.worlds(view)
        self.judge = judge_of(game.name, knowledge)
        world = self.world()
        self.seat: Seat = world.asks[-1].seat
        self.texts = [str(a) for a in options(world)]
        self.candidates = [Candidate(place, len(world.scores())) for place in range(len(self.texts))]
        self.never_given_up = [one for one in self.candidates if self.texts[one.place] == never_given_up]
        if ideas or only:
            worth = {never_given_up, *(only or map(str, self.judge.knowledge.ideas(world)))}
            self.candidates = [one for one in self.candidates if self.texts[one.place] in worth]
        self.candidates.sort(key=lambda one: one not in self.never_given_up)  # glanced at while there is time
        self.striking = list[Candidate]()
        self.looks = Looks(self.seat, len(self.texts)) if reasons else None

    def world(self) -> Any:
        return self.worlds.next(self.luck)

    def appraise(self, striking: Collection[str] = ()) -> list[Appraisal]:
        """All options, best first: those kept longest, then the others as they looked at a glance.

        Where there is only one, a glance is enough.  `striking` ones are looked into as often as the best.
        """
        self._glance()
        self._sort(len(self.candidates))
        self.striking = [one for one in self.candidates if self.texts[one.place] in striking]
        if len(self.candidates) > 1:
            self._look_deeper()
        explained = [*self.candidates[:EXPLAINED], *self.never_given_up]
        return [
            self._appraisal(one, self.difference(one) if one in explained else None)
            for one in self.candidates
        ]

    def _appraisal(self, one: Candidate, difference: Difference | None) -> Appraisal:
        return Appraisal(
            self.texts[one.place],
            one.visits,
            tuple(one.worth),
            None if difference is None else difference.merits(),
            one.error(self.seat),
            tuple(one.line),
            None if self.looks is None else self.looks.lead(one.place),
            beside=self._error_beside(one),
            plan=one.plan(),
            parts=() if difference is None else difference.parts(),
        )

    def _error_beside(self, one: Candidate) -> float | None:
        others = [other for other in self.never_given_up if other is not one]
        return one.error_beside(others[0], self.seat) if others else None

    def difference(self, one: Candidate) -> Difference | None:
        """What speaks for an option and against it, beside the one that is never given up.

        That one itself is held against the best of the others; and where all may be given up, every one
        against the mean of the others that were looked into.
        """
        if self.looks is None or not self.looks.worlds or not self.looks.ends[one.place]:
            return None
        others = [other for other in self.candidates if other is not one]
        beside = [other for other in self.never_given_up if other is not one] or others
        if one in self.never_given_up:
            beside = others[:1]
        return self.looks.difference(one.place, [other.place for other in beside])

    def _look_deeper(self) -> None:
        for one in self.candidates:
            one.forget()
        self._halve(
            min(len(self.candidates), PROMISING) if self.judge.knows_the_game else len(self.candidates)
        )

    def _sort(self, kept: int) -> None:
        """The first few, best first."""
        first = self.candidates[:kept]
        worth = [one.worth[self.seat] for one in first]
        decided = is_decided(worth)
        first.sort(key=lambda one: self._value(one, decided), reverse=True)
        self.candidates = first + self.candidates[kept:]

    def _value(self, one: Candidate, decided: bool) -> tuple[float, float]:
        """What it is sorted by: who gives reasons takes the greater lead where all answers win, or none."""
        worth = one.worth[self.seat]
        if self.looks is None:
            return worth, 0.0
        lead = self.looks.lead(one.place)
        return (worth, one.ahead) if lead is None or not decided else (lead, worth)

    def _glance(self) -> None:
        """At every option, as far as there is time."""
        for _ in range(WORLDS):
            world = self.world()
            found = options(world)
            for one in self.candidates:
                following = after(world, found[one.place], self.luck)
                one.learn(self.judge.foresee(following, self.seat, self.luck))
                if self.looks is not None and not following.asks:
                    one.ahead = leads_of(following, None)[self.seat]
                if self.effort.spent() >= 1:
                    return

    def _halve(self, kept: int) -> None:
        rounds = max(1, ceil(log2(kept)))
        for number in range(1, rounds + 1):
            given_up = self.candidates[kept:]
            also = [one for one in given_up if one in self.never_given_up or one in self.striking]
            while self.effort.spent() < number / rounds:
                self._look_into(self.candidates[:kept] + also)
            self._sort(kept)
            kept = (kept + 1) // 2

    def _look_into(self, candidates: list[Candidate]) -> None:
        """Each of these once, all in the same world and with the same luck to come."""
        world = self.world()
        found = options(world)
        seed = self.luck.below(1 << 30, "seed")
        for one in candidates:
            if self.effort.spent() < 1:
                luck = Luck(seed)
                answer = found[one.place]
                if self.looks is None:
                    one.learn(play_on(after(world, answer, luck), self.seat, self.judge, luck))
                else:
                    worth, end, one.line = listen(world, answer, self.seat, self.judge, luck, self.gained)
                    one.learn(worth)
                    one.follows.update(one.line[1:2])
                    if end is not None:
                        self.looks.note(one.place, end)
                self.effort.done += 1
        if self.looks is not None:
            self.looks.worlds += 1


class Mcts:
    """`iterations`: think so long, whatever the time; then the same luck gives the same answer.

    `knowledge`: another than what is installed for the game.
    """

    def __init__(self, iterations: int | None = None, knowledge: Knowledge[Any] | None = None) -> None:
        self.iterations = iterations
        self.knowledge = knowledge
        self.done = 0  # iterations for the last answer

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """The words of the option that the search finds best."""
        effort = Effort(seconds, self.iterations)
        decision = Decision(game, view, luck, effort, knowledge=self.knowledge)
        if len(decision.texts) == 1:
            return decision.texts[0]
        found = decision.appraise()
        self.done = effort.done
        return found[0].words


class Plain(Mcts):
    """The same search without knowledge of the game: it plays on at random, and only scores tell."""

    def __init__(self, iterations: int | None = None) -> None:
        super().__init__(iterations, UNKNOWN)
