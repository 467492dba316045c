"""The conformance suite for games, ours or yours: `check(GAME)` random games held against the contract.

from ludarium.testing import check
from hexgame import GAME

def test_contract() -> None:
    check(GAME)

What is promised: options are never empty, stably ordered, told apart by their words, none the beginning of
another; every question is of a kind that the game names; a copy moves by itself; pickled or copied deeply, it
plays on alike; a view is JSON, and the state of a whole one looks the same; a damaged one is refused, or
gives a state that can be looked at; imagined worlds look the same and offer the same options; what the rules
tell of a view - survey, effects, reasons - does not depend on what was dealt; everything that can be tried is
an option or has a reason; had something been otherwise that a seat never saw, its views, options, previews
and news would not change by a byte; a position reads back as it was written; a record replays to the same
position, and is verified by its seed; a sample is the option that luck picks; scores compare; every game
ends.
"""

import json
import pickle
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from ludarium.contract import Game
from ludarium.core import (
    ALL,
    UNDO,
    BadPosition,
    Options,
    Seat,
    View,
    apply,
    options,
    playout,
    ranking,
    sample,
)
from ludarium.look import Look
from ludarium.luck import Luck, Sealed, commitment
from ludarium.otherwise import Secret, Trace, look
from ludarium.proof import verify
from ludarium.record import Move, Record

LONGEST = 20_000  # answers in one game: more, and it does not end
IMAGINED = 3  # worlds for each view that is looked at
LOOK_EVERY = 7  # positions: the expensive properties are looked at in every seventh
PICKLE_EVERY = 10  # of these: they are pickled, and played to the end twice
TOLD = 2  # worlds of each view, of which the same must be told
TRIED = 5  # options whose reasons are asked for: they have none
DAMAGED = 3  # whole views of each position that is looked at
EXCHANGED = 2  # secrets for each pair of eyes in each game: what if they were others?


class Broken(AssertionError):
    """The game breaks the contract; the message says how, and how to get there."""


@dataclass
class Report:
    """What was played and looked at."""

    games: int = 0
    steps: int = 0
    looked_at: int = 0
    imagined: int = 0
    otherwise: int = 0  # games in which something had been otherwise that one pair of eyes never saw ...
    compared: int = 0  # ... and their steps, which had to look the same to them
    refused: int = 0  # damaged views that were refused
    tried: int = 0  # words that were an option, or had a reason
    longest: int = 0
    winners: dict[str, int] = field(default_factory=dict)


def check(
    game: Game[Any],
    games: int = 50,
    seed: int = 1,
    players: Sequence[int] = (),
    chosen: Options | None = None,
) -> Report:
    """Play so many random games for each number of players; raises `Broken` at a broken promise.

    What is promised stands at the head of this module.
    """
    report = Report()
    for number in players or game.seats:
        for i in range(games):
            _Play(game, number, seed + i, game.settle(chosen or {}), report).run()
    return report


class _Play:
    """One random game under the magnifying glass."""

    def __init__(self, game: Game[Any], players: int, seed: int, chosen: Options, report: Report) -> None:
        self.game, self.players, self.seed, self.chosen, self.report = game, players, seed, chosen, report
        self.secret = seed.to_bytes(32, "big")
        self.trace = Trace(game, players, chosen, Sealed(self.secret))
        self.state = self.trace.state
        self.eyes = [None, *range(players)]
        self.choice = Luck(seed)
        self.record = Record(
            game.plain_name,
            game.version,
            ["random"] * players,
            dict(chosen),
            setup=self.trace.steps[0].luck,
            commit=commitment(self.secret),
        )

    def run(self) -> None:
        while self.state.asks:
            self._step()
        self.report.games += 1
        self.report.longest = max(self.report.longest, len(self.record.moves))
        self._secrets_are_kept()
        self._final()

    def _step(self) -> None:
        found = options(self.state)
        texts = self._texts(found)
        action = found[self.choice.below(len(found), "answer")]
        if self.report.steps % LOOK_EVERY == 0:
            self._look(texts, str(action))
        seat = self.state.asks[-1].seat
        step = self.trace.play(action)
        self.record.moves.append(Move(seat, str(action), step.luck))
        self.report.steps += 1
        self._require(len(self.record.moves) < LONGEST, f"no end after {LONGEST} answers")

    def _texts(self, found: Sequence[Any]) -> list[str]:
        texts = [str(action) for action in found]
        self._require(bool(texts), "a question without options")
        self._require(len(set(texts)) == len(texts), f"two options with the same words: {texts}")
        self._require(texts == [str(a) for a in options(self.state)], "options change their order")
        self._require(UNDO not in texts, f"an option is called {UNDO!r}, which is the table's word")
        self._require(not any(_beginnings(texts)), "one option is the beginning of another")
        picked = found[Luck(self.seed).below(len(found), "answer")]
        self._require(sample(self.state, Luck(self.seed)) is picked, "a sample is not what luck picks")
        return texts

    def _look(self, texts: list[str], words: str) -> None:
        self.report.looked_at += 1
        self._question_is_named()
        self._copy_moves_by_itself(words)
        self._whole_view_is_the_state()
        self._position_reads_back()
        self._whatever_is_tried_is_an_option_or_has_a_reason(texts)
        if self.report.looked_at % PICKLE_EVERY == 1:
            self._pickled_it_goes_on_alike()
        for seat in self.eyes:
            self._worlds_look_the_same(seat, texts)

    def _copy_moves_by_itself(self, words: str) -> None:
        before = self._snapshot(self.state)
        copy = self.state.copy()
        self._require(self._snapshot(copy) == before, "a copy differs from what it was made of")
        self.game.play(copy, words, Luck(self.seed))
        self._finish(copy)
        self._require(self._snapshot(self.state) == before, "playing on a copy moves the original")

    def _finish(self, state: Any) -> None:
        for _ in range(LONGEST):
            if not state.asks:
                return
            found = options(state)
            self._require(bool(found), "a question without options")
            apply(state, found[self.choice.below(len(found), "copy")], Luck(self.seed))
        self._require(False, f"no end after {LONGEST} answers")

    def _snapshot(self, state: Any) -> Any:
        return self.game.write(state), [self.game.view(state, seat) for seat in self.eyes]

    def _question_is_named(self) -> None:
        name = type(self.state.asks[-1]).__name__
        named = [kind.name for kind in self.game.questions]
        self._require(not named or name in named, f"{name} is no kind of question that the game names")

    def _whole_view_is_the_state(self) -> None:
        """And a damaged one is refused, or gives a state that can be looked at."""
        whole = self.game.view(self.state, ALL)
        sent = json.dumps(whole)
        again = self.game.view(self.game.build(json.loads(sent)), ALL)
        self._require(again == whole, f"the state of a whole view looks different:\n{whole}\n{again}")
        for _ in range(DAMAGED):
            try:
                spoilt = damaged(json.loads(sent), self.choice)
                self.game.view(self.game.build(spoilt), ALL)
            except BadPosition:
                self.report.refused += 1

    def _whatever_is_tried_is_an_option_or_has_a_reason(self, texts: list[str]) -> None:
        if self.game.tries is None or self.game.why_not is None:
            return
        legal = set(texts)
        for words in self.game.tries(self.state):
            reason = self.game.why_not(self.state, words)
            self.report.tried += 1
            self._require(words not in legal or reason is None, f"{words!r} is an option, but: {reason}")
            self._require(
                words in legal or reason is not None, f"{words!r} is no option, and nothing says why"
            )

    def _position_reads_back(self) -> None:
        text = self.game.write(self.state)
        again = self.game.read(text, self.players, self.chosen)
        self._require(self.game.write(again) == text, f"the position reads back differently:\n{text}")
        views = [_without_memory(self.game.view(state, 0)) for state in (self.state, again)]
        self._require(views[0] == views[1], f"read back, the position looks different:\n{text}")

    def _pickled_it_goes_on_alike(self) -> None:
        """It travels between processes and is copied by strangers, who do not know `copy`."""
        try:
            again = pickle.loads(pickle.dumps(deepcopy(self.state)))
        except Exception as error:  # whatever its parts raise
            self._require(False, f"it cannot be pickled or copied deeply: {error}")
        same = self._snapshot(again) == self._snapshot(self.state)
        self._require(same, "pickled and copied deeply, it looks different")
        ends = [(playout(one, Luck(self.seed)), self._snapshot(one)) for one in (again, self.state.copy())]
        self._require(ends[0] == ends[1], "pickled and copied deeply, it plays on differently")

    def _worlds_look_the_same(self, seat: Seat | None, texts: list[str]) -> None:
        view = self.game.view(self.state, seat)
        sent = json.dumps(view)
        self._require(json.loads(sent) == view, f"the view of {seat} is not JSON")
        told = [self._told_of(view, seat, texts, self.choice.below(1 << 30, "world")) for _ in range(TOLD)]
        self._require(
            told[0] == told[-1], f"what {seat} is told of the same view depends on the world:\n{told}"
        )
        for _ in range(IMAGINED):
            world = self.game.imagine(json.loads(sent), self.choice)
            self.report.imagined += 1
            self._require(self.game.view(world, seat) == view, f"an imagined world looks different to {seat}")
            if self.state.asks[-1].seat == seat:
                self._require(
                    [str(a) for a in options(world)] == texts, f"imagined, {seat} has other options"
                )

    def _told_of(self, view: View, seat: Seat | None, texts: list[str], seed: int) -> str:
        """What the rules tell of a view, from a world that luck dealt."""
        look = Look(self.game, view, seat, Luck(seed))
        if seat != self.state.asks[-1].seat:
            return json.dumps(look.survey())
        reasons = [str(look.why_not(words)) for words in ["", "garbage", *texts[:TRIED]]]
        effects = look.effects() if self.report.looked_at % PICKLE_EVERY == 1 else None
        return json.dumps(
            [look.survey(), reasons, effects and [effects.tree(), list(map(str, effects.effects))]]
        )

    def _secrets_are_kept(self) -> None:
        for seat in self.eyes:
            secrets = self.trace.hidden_from(seat)
            for _ in range(EXCHANGED if secrets else 0):
                secret = secrets[self.choice.below(len(secrets), "secret")]
                compared = self._looks_the_same(seat, secret)
                self.report.compared += compared
                self.report.otherwise += compared > 0

    def _looks_the_same(self, seat: Seat | None, secret: Secret) -> int:
        """Until the game is over, when everything may be shown; at how many steps."""
        compared = 0
        for number, other in self.trace.otherwise(secret, seat, self.choice):
            was = self.trace.steps[number]
            if not was.state.asks:
                break
            compared += 1
            words = str(self.trace.steps[number + 1].action)
            told = _difference(*[look(self.game, step, seat, words) for step in (was, other)])
            if told and was.reveals:
                break
            who = "a spectator" if seat is None else f"p{seat + 1}"
            self._require(
                not told, f"if {secret} was otherwise, {who} would know after move {number} by {told}"
            )
        return compared

    def _final(self) -> None:
        self._require(options(self.state) == (), "the game is over and there are options")
        scores = self.state.scores()
        self._require(_compare(scores, self.players), f"scores do not compare: {scores}")
        winner = " ".join(f"p{seat + 1}" for seat in ranking(self.state)[0])
        self.report.winners[winner] = self.report.winners.get(winner, 0) + 1
        self._record_replays()

    def _record_replays(self) -> None:
        self.record.result = [tuple(score) for score in self.state.scores()]
        self.record.seed = self.secret.hex()
        again = Record.parse(str(self.record))
        self._require(again == self.record, "the record reads back differently")
        self._require(
            self._snapshot(again.replay()) == self._snapshot(self.state), "the record replays differently"
        )
        verify(again)

    def _require(self, kept: bool, promise: str) -> None:
        if not kept:
            moves = len(self.record.moves)
            where = f"{self.game.name}, {self.players} players, seed {self.seed}, move {moves}"
            raise Broken(f"{promise}\n({where})\n{self.record}")


def _compare(scores: Sequence[Any], players: int) -> bool:
    """For each seat a tuple of whole numbers, all of them equally long, and not empty."""
    shapes = {tuple(map(type, score)) if type(score) is tuple else () for score in scores}
    return len(scores) == players and len(shapes) == 1 and set(*shapes) == {int}


def _difference(before: dict[str, str], now: dict[str, str]) -> str:
    """The first there is, or nothing."""
    for what in before | now:
        if before.get(what) != now.get(what):
            return f"{what}:\n{before.get(what)}\n{now.get(what)}"
    return ""


def _without_memory(view: View) -> View:
    """A position holds what is on the table now, not what seats remember of the way there."""
    return {key: value for key, value in view.items() if key != "memory"}


def _beginnings(texts: Sequence[str]) -> Iterator[bool]:
    ordered = sorted(f"{text} " for text in texts)
    return (after.startswith(before) for before, after in pairwise(ordered))


def damaged(view: View, luck: Luck) -> View:
    """With one value dropped, doubled or put in the place of another, somewhere."""
    places = list(_places(view))
    holder, key = places[luck.below(len(places), "damage")]
    other, from_key = places[luck.below(len(places), "damage")]
    how = luck.below(3, "damage")
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[key] = deepcopy(other[from_key])
    return view


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a piece of JSON that holds another: the holder, and the key or number."""
    inside = list(value.items() if isinstance(value, dict) else enumerate(value))
    for key, held in inside:
        yield value, key
        if isinstance(held, dict | list):
            yield from _places(held)
