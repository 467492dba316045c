"""Clocks: one formula for live games, for days a move and for a bank of time.

A spell begins when a seat is asked and another was asked before; it ends when another seat is asked.  All
answers of a spell share one grant; what goes beyond it comes out of the reserve.
"""

from dataclasses import dataclass
from typing import Final

from ludarium.core import Seat
from ludarium.sitting.values import replace

Ms = int  # milliseconds since 1970; spans too

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LONGEST: Final = 30 * DAY  # bank, grant, patience
LONGEST_WAY: Final = MINUTE  # to the table: when the game begins, or back to a server that was away
LAG: Final = SECOND // 2  # may be excused at one time
QUOTA: Final = SECOND  # of lag: so much to begin with,
QUOTA_GROWS: Final = SECOND // 5  # more with each answer,
QUOTA_MOST: Final = 2 * SECOND  # never more than that


@dataclass(frozen=True)
class ClockRule:
    """`bank` to begin with, `grant` for each spell; what is left of that is kept, up to `most`, or lost."""

    bank: Ms
    grant: Ms
    keep: bool
    most: Ms

    @property
    def live(self) -> bool:
        """Whether people stay at the table."""
        return self.grant < HOUR

    def reserve(self, before: Ms, charged: Ms) -> Ms:
        """What a reserve comes to at the end of a spell in which so much was charged."""
        kept = self.grant - charged if self.keep and charged < self.grant else 0
        return max(0, min(self.most, before - self.over(charged) + kept))

    def over(self, charged: Ms) -> Ms:
        return max(0, charged - self.grant)

    def __str__(self) -> str:
        return f"{self.bank} {self.grant} {'keep' if self.keep else 'lose'} {self.most}"

    @classmethod
    def parse(cls, text: str) -> "ClockRule":
        bank, grant, keep, most = text.split(" ")
        if keep not in ("keep", "lose"):
            raise ValueError(f"{keep!r} is neither keep nor lose")
        rule = cls(int(bank), int(grant), keep == "keep", int(most))
        if not 0 <= rule.bank <= rule.most <= LONGEST or not SECOND <= rule.grant <= LONGEST:
            raise ValueError(f"no clock goes by {text!r}")
        return rule


@dataclass(frozen=True)
class Spell:
    """A spell that has ended, as far as whoever takes back its last answer goes on with it."""

    seat: Seat
    reserve: Ms
    charged: Ms


@dataclass(frozen=True)
class Clock:
    """Everybody's time, and the spell of the `seat` that is asked; None: it stands.

    `reserves` are as they were when the spell began, `charged` what its answers took; for the open question
    time runs from `since`, which may be yet to come.  `spells` says for each of them at which version it
    began, and the reserves then.  `rung`: this spell has run out, and that was said.
    """

    rule: ClockRule
    reserves: tuple[Ms, ...]
    quotas: tuple[Ms, ...]
    seat: Seat | None = None
    since: Ms = 0
    charged: Ms = 0
    rung: bool = False
    former: Spell | None = None
    spells: tuple[tuple[int, tuple[Ms, ...]], ...] = ()

    @classmethod
    def of(cls, rule: ClockRule, seats: int) -> "Clock":
        """All have their bank, and nobody is asked."""
        return cls(rule, (rule.bank,) * seats, (QUOTA,) * seats)

    # -- what it says

    def elapsed(self, at: Ms, told: Ms = 0) -> Ms:
        """Since the open question was asked, and told: waiting for our disk is nobody's time."""
        return max(0, at - max(self.since, told))

    def credit(self, seat: Seat, elapsed: Ms, lag: Ms) -> Ms:
        """What of that the connection took, as far as it may be excused."""
        return min(elapsed, lag, LAG, self.quotas[seat]) if self.rule.live else 0

    def left(self, at: Ms, told: Ms = 0) -> Ms:
        """Until zero; less than nothing after it."""
        assert self.seat is not None
        return self.rule.grant + self.reserves[self.seat] - self.charged - self.elapsed(at, told)

    def zero_at(self, told: Ms = 0) -> Ms | None:
        start = max(self.since, told)
        return None if self.seat is None else start + self.left(start, told)

    # -- what happens to it

    def ask(self, seat: Seat | None, at: Ms, v: int) -> "Clock":
        """This seat is asked from now on, or from `at` on; None: nobody whose time counts."""
        if seat is not None and seat == self.seat:
            return replace(self, since=at)
        return self.end().begin(seat, at, v)

    def begin(self, seat: Seat | None, at: Ms, v: int) -> "Clock":
        spells = self.spells if seat is None else (*self.spells, (v, self.reserves))
        return replace(self, seat=seat, since=at, charged=0, rung=False, spells=spells)

    def end(self) -> "Clock":
        """The spell is over, because its seat has answered."""
        if self.seat is None:
            return self
        spell = self.spell_of(self.seat)
        left = put(self.reserves, self.seat, self.rule.reserve(spell.reserve, self.charged))
        return replace(self, reserves=left, seat=None, former=spell)

    def stop(self) -> "Clock":
        """The spell is over, though its seat has not answered: what was granted is gone."""
        if self.seat is None:
            return self
        spell = self.spell_of(self.seat)
        left = put(self.reserves, self.seat, max(0, spell.reserve - self.rule.over(self.charged)))
        return replace(self, reserves=left, seat=None, former=None if self.rung else spell)

    def charge(self, used: Ms | None, at: Ms, lag: Ms = 0) -> "Clock":
        """So much was used until now by who is asked; `lag` was excused."""
        if used is None or self.seat is None:
            return self
        quotas = self._quotas(self.seat, lag) if self.rule.live else self.quotas
        return replace(self, charged=self.charged + used, since=max(self.since, at), quotas=quotas)

    def _quotas(self, seat: Seat, lag: Ms) -> tuple[Ms, ...]:
        return put(self.quotas, seat, min(QUOTA_MOST, self.quotas[seat] - lag + QUOTA_GROWS))

    def go_on(self, seat: Seat, used: Ms, at: Ms, v: int) -> "Clock":
        """The spell of this seat goes on as if it had not ended: it took its last answer back, or is back."""
        if self.seat == seat:
            return self.charge(used, at)
        spell = self.spell_of(seat)
        again = self.keeping(seat, spell.reserve).begin(seat, at, v)
        return replace(again, charged=spell.charged + used, former=None)

    def spell_of(self, seat: Seat) -> Spell:
        """The one that this seat is in, or was in before the open question; else a new one."""
        if self.seat == seat:
            return Spell(seat, self.reserves[seat], self.charged)
        if self.former is not None and self.former.seat == seat:
            return self.former
        return Spell(seat, self.reserves[seat], 0)

    def bears(self, seat: Seat, used: Ms) -> bool:
        """Whether the spell of this seat would go on after so much more."""
        spell = self.spell_of(seat)
        return spell.charged + used < self.rule.grant + spell.reserve

    def back_to(self, v: int) -> "Clock":
        """Everybody's reserve as it was when the question of this version was asked; it stands."""
        known = [reserves for begun, reserves in self.spells if begun <= v]
        reserves = known[-1] if known else self.spells[0][1] if self.spells else self.reserves
        spells = tuple(spell for spell in self.spells if spell[0] <= v)
        return replace(self, reserves=reserves, seat=None, former=None, spells=spells)

    def keeping(self, seat: Seat, reserve: Ms) -> "Clock":
        return replace(self, reserves=put(self.reserves, seat, reserve))


def put(values: tuple[Ms, ...], seat: Seat, value: Ms) -> tuple[Ms, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
