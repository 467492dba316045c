"""What a server does around a table, in the fewest lines: it stores, tells, wakes, and lets bots think."""

from dataclasses import replace
from typing import Any

import pytest

from ludarium import Luck, options
from ludarium.core import Seat
from ludarium.sitting import Decision, Entry, Facts, Now, Place, Settings, State, decide, evolve, fold, opened
from ludarium.sitting.clock import Ms
from ludarium.sitting.commands import Command, Look, Play, Thought, Wake
from ludarium.sitting.effects import Effect, Think
from ludarium.table import Refused, Table

NOON: Ms = 1_800_000_000_000 // 86_400_000 * 86_400_000 + 12 * 3_600_000
SECRET = bytes(range(32))
ANNA = Place("person", "anna", "Anna")
BEN = Place("person", "ben", "Ben")
CARL = Place("person", "carl", "Carl")
DORA = Place("person", "dora", "Dora")


class Shell:
    """One table: its state, its log as text, and a clock that only the test moves."""

    def __init__(
        self, *places: Place, game: str = "pebbles", at: Ms = NOON, come: bool = True, **settings: Any
    ) -> None:
        facts = Facts("t", game, 1, {}, SECRET, places[0].person or "", at)
        self.opened = self.state = opened(facts, Settings(**settings), places)
        self.log: list[str] = []
        self.at, self.told, self.lag = at, 0, 0
        self.online: set[str] = set()
        self.effects: tuple[Effect, ...] = ()
        self.wake_at: Ms | None = None
        self.luck = Luck(1)
        self.ask(Wake())
        if come:
            for person in dict.fromkeys(place.person for place in places if place.person):
                self.come(person)

    # -- what a server does

    def ask(self, command: Command, at: Ms | None = None) -> Decision:
        """Decide, store, and only then let the new state be seen.  Raises `Refused`.

        What is stored must give what was decided.
        """
        now = Now(self.at if at is None else at, self.told, self.lag, frozenset(self.online))
        decision = decide(self.state, command, now)
        again = self.state
        for line in map(str, decision.entries):
            assert str(Entry.parse(line)) == line
            again = evolve(again, Entry.parse(line))
            self.log.append(line)
        assert replace(again, match=None) == replace(decision.state, match=None)
        assert bool(decision.entries) == (decision.state is not self.state)
        self.state, self.effects, self.wake_at = decision.state, decision.effects, decision.wake_at
        return decision

    def wait(self, span: Ms) -> None:
        """Time passes; the alarm rings when it is due, and bots answer at once."""
        until = self.at + span
        while True:
            self.think()
            if self.wake_at is None or self.wake_at > until:
                break
            self.at = max(self.at, self.wake_at)
            self.ask(Wake())
        self.at = until

    def think(self) -> None:
        """Whatever bot is asked answers, as luck will have it."""
        while thought := next((one for one in self.effects if isinstance(one, Think) and one.bot), None):
            self.ask(Thought(thought.seat, thought.v, self.some_words()))

    # -- what people do

    def come(self, person: str) -> None:
        self.online.add(person)
        self.ask(Look(person))

    def play(self, words: str | None = None, at: Ms | None = None) -> Decision:
        """Whoever is asked answers."""
        seat = self.seat
        person = self.state.places[seat].person or ""
        return self.ask(Play(person, seat, self.state.v, words or self.some_words()), at)

    def some_words(self) -> str:
        found = options(self.match.state)
        return str(found[self.luck.below(len(found), "answer")])

    # -- what a test looks at

    @property
    def seat(self) -> Seat:
        assert self.state.asked is not None
        return self.state.asked

    @property
    def match(self) -> Table:
        assert self.state.match is not None
        return self.state.match

    @property
    def reserves(self) -> tuple[Ms, ...]:
        assert self.state.clock is not None
        return self.state.clock.reserves

    @property
    def entries(self) -> list[Entry]:
        return [Entry.parse(line) for line in self.log]

    @property
    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]

    def refuses(self, command: Command, key: str, at: Ms | None = None) -> Refused:
        """It is refused, and nothing has happened."""
        before = self.state
        with pytest.raises(Refused) as raised:
            self.ask(command, at)
        assert raised.value.key == key
        assert self.state is before
        return raised.value

    def restarted(self) -> State:
        """The table as another process reads it."""
        return fold(self.opened, self.entries)


def same(one: State, other: State) -> bool:
    """Whether two states are one, the match as far as any eyes can tell, and its luck to come."""
    return replace(one, match=None) == replace(other, match=None) and told(one.match) == told(other.match)


def told(match: Table | None) -> Any:
    if match is None:
        return None
    eyes = [None, *range(len(match.names))]
    views = [match.game.view(match.state, seat) for seat in eyes]
    return views, [match.may_undo(seat) for seat in eyes], match.entries(-1, None), match.point.given
