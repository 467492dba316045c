"""What each entry makes of a table: one function a kind.  A table is its opening and its entries, folded."""

from collections.abc import Callable, Iterable
from typing import Final

from ludarium.core import Seat
from ludarium.record import seat_text
from ludarium.sitting import somebody
from ludarium.sitting.clock import Clock, ClockRule
from ludarium.sitting.entries import BOT, SECRET, Entry, standing
from ludarium.sitting.places import parse_places, ranked
from ludarium.sitting.plans import Plan
from ludarium.sitting.state import HOUSE_BOT, End, Out, Place, Proposal, State
from ludarium.sitting.values import replace
from ludarium.table import Outdated, Refused, Table

Change = Callable[[State, Entry], State]
CHANGES: Final[dict[str, Change]] = {}


def evolve(state: State, entry: Entry, match: Table | None = None) -> State:
    """The table after this entry, which made this `match` if that is known; raises `Outdated`."""
    if entry.n <= state.n:
        raise Outdated(f"{entry.n}: there are {state.n} entries")
    if entry.kind not in CHANGES:
        raise Outdated(f"{entry.n}: nobody knows what {entry.kind!r} is")
    if entry.kind in MOVES:
        state = replace(state, match=match or MOVES[entry.kind](state, entry))
    after = CHANGES[entry.kind](state, entry)
    if after.v != entry.v:
        raise Outdated(f"{entry.n}: version {entry.v} is now {after.v}")
    return replace(
        after,
        n=entry.n,
        changed=after.changed if entry.kind in SECRET | {"warns"} else max(after.changed, entry.at),
        warned=state.warned if entry.kind in SECRET else entry.kind == "warns",
    )


def fold(opened: State, entries: Iterable[Entry], to: int | None = None) -> State:
    """The table that these entries lead to, all of them or those up to number `to`; raises `Outdated`."""
    state = opened
    for entry in standing(entries):
        if to is None or entry.n <= to:
            state = evolve(state, entry)
    return state


def change(kind: str) -> Callable[[Change], Change]:
    def add(function: Change) -> Change:
        CHANGES[kind] = function
        return function

    return add


# -- what moves the game


def followed(state: State, entry: Entry) -> Table:
    assert state.match is not None and entry.seat is not None
    return state.match.followed(entry.line, is_stand_in(state, entry.seat, entry.by))


def gone_back(state: State, entry: Entry) -> Table:
    assert state.match is not None and entry.seat is not None
    try:
        return state.match.back_to(int(entry.line.split(" ")[0]), entry.seat)
    except Refused as refused:
        raise Outdated(f"{entry.n}: {refused.key}") from refused


MOVES: Final = {"move": followed, "undo": followed, "back": gone_back}


def is_stand_in(state: State, seat: Seat, by: str) -> bool:
    return by == BOT and state.places[seat].kind != "bot"


@change("move")
def move(state: State, entry: Entry) -> State:
    assert state.match is not None
    clock = state.clock and state.clock.charge(entry.used, entry.at, entry.lag)
    if clock is not None and entry.by == BOT:
        clock = replace(clock, former=None)  # nobody goes on with a spell that a bot has answered in
    after = replace(
        state,
        places=informed(state, entry),
        clock=clock,
        proposal=state.proposal if entry.by == BOT else None,
        asked_at=entry.at,
    )
    return over(after, End("played", ranked(after))) if state.match.over else after.reckoned(entry.at)


def informed(state: State, entry: Entry) -> tuple[Place, ...]:
    """The plans of all go on, or are over; and who answers has seen the game."""
    if all(place.plan is None and place.came for place in state.places):
        return state.places
    assert state.match is not None
    done = state.match.happened[-1]
    heard = f"{seat_text(done.move.seat)} {done.point.public}"
    return tuple(
        replace(place, came=True, plan=place.plan and place.plan.answered(done.move.words))
        if seat == entry.seat
        else replace(place, plan=place.plan and place.plan.heard(heard))
        for seat, place in enumerate(state.places)
    )


@change("undo")
def undo(state: State, entry: Entry) -> State:
    assert entry.seat is not None
    clock = state.clock
    if clock is not None:
        clock = clock.go_on(entry.seat, entry.used or 0, entry.at, state.v)
    return replace(without_plans(state), clock=clock, proposal=None, asked_at=entry.at)


@change("back")
def back(state: State, entry: Entry) -> State:
    """All reserves as they were when that question was asked, and a new spell for who is asked."""
    v = int(entry.line.split(" ")[0])
    clock = state.clock and state.clock.back_to(v)
    after = replace(without_plans(state), clock=clock, proposal=None, asked_at=entry.at)
    return after.reckoned(entry.at)


def without_plans(state: State) -> State:
    """Nobody's plan survives when something is taken back."""
    return state.with_places([seat for seat, place in enumerate(state.places) if place.plan], plan=None)


# -- coming and going


@change("sit")
def sit(state: State, entry: Entry) -> State:
    """Who sits down at a table in play takes over what somebody has left: half the bank, and a grant."""
    assert entry.seat is not None
    kind, _, name = entry.line.partition(" ")
    before = state.places[entry.seat]
    place = Place(
        "person",
        entry.by,
        name,
        program=kind == "program",
        gone=entry.at,
        came=state.match is not None,
        hints=before.hints,
        generation=before.generation,
    )
    after = with_place(state, entry.seat, place)
    if after.clock is None:
        return after
    half = after.clock.keeping(entry.seat, after.clock.rule.bank // 2)
    return replace(after, clock=half).reckoned(entry.at)


@change("stand")
def stand(state: State, entry: Entry) -> State:
    assert entry.seat is not None
    return with_place(state, entry.seat, Place("free", generation=state.places[entry.seat].generation))


@change("begin")
def begin(state: State, entry: Entry) -> State:
    return state.begun(entry.at)


@change("free")
def free(state: State, entry: Entry) -> State:
    """Somebody else may sit there; a bot plays meanwhile.  Whoever had an older invitation has none."""
    assert entry.seat is not None
    place = state.places[entry.seat]
    offered = replace(place, kind="free", person=None, generation=place.generation + 1)
    return with_place(state, entry.seat, offered)


@change("here")
def here(state: State, entry: Entry) -> State:
    """Time that waited for somebody on the way runs from now on."""
    seats, clock = state.seats(entry.by), state.clock
    after = state.with_places(seats, gone=None, came=state.match is not None)
    if clock is None or clock.seat not in seats or clock.since <= entry.at:
        return after
    since = max(entry.at, state.places[clock.seat].paused or 0)
    return replace(after, clock=replace(clock, since=min(clock.since, since)))


@change("gone")
def gone(state: State, entry: Entry) -> State:
    return state.with_places(state.seats(entry.by), gone=entry.at)


@change("pause")
def pause(state: State, entry: Entry) -> State:
    seats, until = state.seats(entry.by), int(entry.line)
    taken = state.places[seats[0]].taken.until(until, entry.at)
    after = state.with_places(seats, paused=until, taken=taken, leave=None)
    clock = state.clock
    if clock is None or clock.seat not in seats:
        return after
    return replace(after, clock=replace(clock.charge(entry.used, entry.at), since=max(until, entry.at)))


@change("leaves")
def leaves(state: State, entry: Entry) -> State:
    start, until = map(int, entry.line.split(" "))
    return state.with_places(state.seats(entry.by), leave=(start, until))


@change("resume")
def resume(state: State, entry: Entry) -> State:
    seats, clock = state.seats(entry.by), state.clock
    place = state.places[seats[0]]
    taken = place.taken.ended(place.paused or 0, entry.at)
    after = state.with_places(seats, paused=None, taken=taken, leave=None)
    if clock is None or clock.seat not in seats:
        return after
    return replace(after, clock=replace(clock, since=min(clock.since, entry.at)))


@change("excuse")
def excuse(state: State, entry: Entry) -> State:
    """The server was away: until when no bot stands in, and from when on time runs again."""
    rests, since = map(int, entry.line.split(" "))
    clock = state.clock and state.clock.charge(entry.used, entry.at)
    if clock is not None:
        clock = replace(clock, since=max(clock.since, since))
    return replace(state, rests=rests, clock=clock)


CHANGES["becomes"], CHANGES["forgotten"] = somebody.becomes, somebody.forgotten


# -- bots in place of people


@change("stands-in")
def stands_in(state: State, entry: Entry) -> State:
    """At all seats of this person."""
    assert entry.seat is not None
    seats = state.seats(state.places[entry.seat].person or "")
    return stopped(state, entry).with_places(seats, plays="stand-in")


@change("returns")
def returns(state: State, entry: Entry) -> State:
    """If no bot has answered yet, the spell goes on: nobody gains time by going away for a moment."""
    after, clock = state.with_places(state.seats(entry.by), plays="owner"), state.clock
    if clock is None or clock.former is None or clock.former.seat != after.asked:
        return after.reckoned(entry.at)
    return replace(after, clock=clock.go_on(clock.former.seat, 0, entry.at, state.v))


@change("hint")
def hint(state: State, entry: Entry) -> State:
    assert entry.seat is not None
    return state.with_places([entry.seat], hints=state.places[entry.seat].hints + 1)


@change("zero")
def zero(state: State, entry: Entry) -> State:
    assert entry.seat is not None and state.clock is not None
    clock = replace(state.clock.charge(entry.used, entry.at), rung=True)
    zeros = state.places[entry.seat].zeros + 1
    return replace(state.with_places([entry.seat], zeros=zeros), clock=clock)


@change("asleep")
def asleep(state: State, entry: Entry) -> State:
    return replace(stopped(state, entry), status="asleep")


@change("awake")
def awake(state: State, entry: Entry) -> State:
    return replace(state, status="playing", asked_at=entry.at).reckoned(entry.at)


@change("out")
def out(state: State, entry: Entry) -> State:
    assert entry.seat is not None
    before = stopped(state, entry) if state.clock and state.clock.seat == entry.seat else state
    return before.with_places(
        [entry.seat],
        out=Out(entry.line, entry.n),
        plays="house",
        bot=state.settings.stand_in.bot if state.settings.stand_in else HOUSE_BOT,
        plan=None,
    )


def stopped(state: State, entry: Entry) -> State:
    clock = state.clock
    return state if clock is None else replace(state, clock=clock.charge(entry.used, entry.at).stop())


# -- together


@change("clock")
def clock(state: State, entry: Entry) -> State:
    """All reserves become the bank of the new one."""
    rule = None if entry.line == "none" else ClockRule.parse(entry.line)
    fresh = Clock.of(rule, len(state.places)) if rule else None
    settings = replace(state.settings, clock=rule)
    return replace(state, settings=settings, clock=fresh, proposal=None).reckoned(entry.at)


@change("settings")
def settings(state: State, entry: Entry) -> State:
    return replace(state, settings=state.settings.changed(entry.line), proposal=None)


@change("proposes")
def proposes(state: State, entry: Entry) -> State:
    proposal = Proposal(entry.n, entry.by, entry.line, entry.at, (entry.by,))
    proposed = {**state.proposed, entry.by: (entry.v, entry.at)}
    return replace(state, proposal=proposal, proposed=proposed)


@change("agrees")
def agrees(state: State, entry: Entry) -> State:
    assert state.proposal is not None
    return replace(state, proposal=replace(state.proposal, agreed=(*state.proposal.agreed, entry.by)))


@change("declines")
def declines(state: State, entry: Entry) -> State:
    return replace(state, proposal=None)


CHANGES["lapses"] = declines


@change("plan")
def plan(state: State, entry: Entry) -> State:
    assert entry.seat is not None
    after = state.with_places([entry.seat], plan=Plan.parse(entry.line) if entry.line else None)
    return replace(after, secrets=state.secrets + 1)


# -- the end, and what stands outside the game


@change("end")
def end(state: State, entry: Entry) -> State:
    how, _, places = entry.line.partition(" ")
    return over(state, End(how, parse_places(places)))


@change("next")
def next_table(state: State, entry: Entry) -> State:
    return replace(state, next=entry.line)


@change("warns")
def warns(state: State, entry: Entry) -> State:
    return state


@change("rules")
def rules(state: State, entry: Entry) -> State:
    """The same entries under newer rules."""
    return replace(state, facts=replace(state.facts, rules=int(entry.line.split(" ")[0])))


@change("repaired")
def repaired(state: State, entry: Entry) -> State:
    """What was cut is gone already, see `standing`; nobody pays for the time that it took."""
    at, why = entry.at, entry.line.partition(" ")[2]
    stands = state.clock and state.clock.stop()
    back = replace(state, clock=stands, proposal=None, asked_at=at, repaired=(state.v, why))
    return back.reckoned(at)


@change("carried")
def carried(state: State, entry: Entry) -> State:
    """What the seats of a table knew before there were entries of such kinds."""
    for seat, told in enumerate(entry.line.split(";")):
        plays, hints, since = told.split(" ")
        state = state.with_places(
            [seat],
            plays="stand-in" if plays == "stand-in" else "owner",
            hints=int(hints),
            gone=None if since == "-" else int(since),
            came=True,
        )
    return state.reckoned(entry.at)


def over(state: State, end: End) -> State:
    clock: Clock | None = state.clock and state.clock.end()
    return replace(without_plans(state), status="over", end=end, clock=clock, proposal=None)


def with_place(state: State, seat: Seat, place: Place) -> State:
    return replace(state, places=(*state.places[:seat], place, *state.places[seat + 1 :]))
