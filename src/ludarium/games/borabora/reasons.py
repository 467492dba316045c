"""Bora Bora: why something is no answer.  The law of all tries ties these conditions to the options."""

from collections.abc import Callable, Iterable
from typing import Final

from ludarium.core import Reason
from ludarium.games.borabora.actions import (
    ACTION,
    BUILDING,
    CARD,
    DECK,
    FISHING,
    MEN,
    NO_CARD,
    PAIR,
    SOURCE,
    TEMPLE,
    TILE,
    UNCALLED,
    WOMEN,
    Buy,
    CallRed,
    Cover,
    Draft,
    Drop,
    Fulfil,
    KeepOn,
    Kindle,
    Move,
    Pass,
    Place,
    Point,
    SendPriest,
    Settle,
    Slide,
    Take,
    TakeCard,
    TakeMaterial,
    TakeOffering,
    Use,
    by_words,
)
from ludarium.games.borabora.board import PAIR_MASK, PAIRS, SPACE, SPACES_FOR, UNBUILT, Board
from ludarium.games.borabora.building import Build, pairs
from ludarium.games.borabora.deeds import least_value
from ludarium.games.borabora.expanding import FIRST_FISH, Expand, FirstHut, ScoreFish
from ludarium.games.borabora.fire import Fire
from ludarium.games.borabora.fulfilling import LastTasks, ResolveTask, TakeTask, helps, takes_none
from ludarium.games.borabora.gods import can_draw, payments, spend
from ludarium.games.borabora.groups import (
    CARRIES_OUT,
    NONE,
    UsePeople,
    is_extra,
    is_possible,
    is_sex_used,
    is_stronger,
    strength,
)
from ludarium.games.borabora.helper import COST, SLIDING, Spend
from ludarium.games.borabora.huts import MoveHuts
from ludarium.games.borabora.inventory import FACES
from ludarium.games.borabora.islands import REGION, reached
from ludarium.games.borabora.jewels import BuyJewel
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.materials import Gather, Store
from ludarium.games.borabora.people import TakePerson
from ludarium.games.borabora.placing import WHITE_VALUE, PlaceDie, barrier
from ludarium.games.borabora.prayer import Pray
from ludarium.games.borabora.tasks import missing
from ludarium.games.borabora.temple import Priest
from ludarium.games.borabora.tiles import BLUE, GREEN, GROUP, RED, SEX, TYPES, WHITE, YELLOW

Against = Reason | None  # None: it is an option


def why_not(s: Lagoon, words: str) -> Against:
    """The first rule that stands against these words, one of the `tries`; None if nothing does."""
    a = by_words().get(words)
    if a is None:
        return None
    if not s.asks:
        return Reason("over", "§8.2")
    question = s.asks[-1]
    judge = AGAINST.get((type(question), type(a)))
    return judge(s, question, a) if judge else Reason("asked", "§5")


def tries(_: Lagoon) -> Iterable[str]:
    """Everything that can be said at Bora Bora: one can always reach for whatever lies there."""
    return by_words()


def nothing(s: Lagoon, ask: object, a: object) -> Against:
    return None


# § Gods (§7), and what an action needs to be carried out (R4, R31).


def payment(me: Board, god: int, how: int) -> Against:
    if how == PAIR + god:
        return Reason("own_pair", "R53")
    if how != TILE and not me.offerings:
        return Reason("offering", "§7")
    if how in payments(me, god):
        return None
    if how == TILE:
        return Reason("tile", "§7")
    return Reason("card", "§7") if how == CARD else Reason("pair", "R22")


def carrying_out(s: Lagoon, seat: int, action: int, value: int, ruling: str) -> Against:
    if least_value(s, seat, action) <= value:
        return None
    me, at, args = s.boards[seat], (ACTION[action],), {"value": value}
    if action == TEMPLE:
        return Reason("priest", f"{ruling} R25", at)
    if action == BUILDING:
        return Reason("buildings" if pairs(me.ritual) else "material", f"{ruling} §6.6", at, args)
    if action in (WOMEN, MEN):
        return Reason("people" if me.free_slots() else "slot", f"{ruling} §6.2", at, args)
    return Reason("paths" if me.row or me.stack else "huts", f"{ruling} §6.1", at, args)


# § Phase A (§5.1).


def die(s: Lagoon, ask: PlaceDie, a: Place) -> Against:
    at = (ACTION[a.action],)
    if a.face not in s.boards[ask.seat].dice:
        return Reason("die", "§5.1")
    fits = a.action == FISHING or a.face < barrier(s, a.action)
    if (a.blue and fits) or (a.white and (a.action == FISHING or a.face == WHITE_VALUE)):
        return Reason("vain", "R6", at)
    if not a.blue and not fits:
        least, elsewhere = barrier(s, a.action), fitting(s, ask.seat, a.face)
        return Reason("lower", "§5.1 R1", at, {"die": a.face, "least": least, "fits": elsewhere})
    unpaid = calls(s.boards[ask.seat], a)
    if unpaid or a.action == FISHING or not (a.white or s.rules.must_act):
        return unpaid
    return carrying_out(s, ask.seat, a.action, WHITE_VALUE if a.white else a.face, "R4")


def fitting(s: Lagoon, seat: int, face: int) -> str:
    """The tiles where this die may lie without a god, but to fish."""
    lower = [action for action in range(FISHING) if face < barrier(s, action)]
    idle = [action for action in lower if s.rules.must_act and carrying_out(s, seat, action, face, "R4")]
    return " ".join([ACTION[action] for action in lower if action not in idle])


def calls(me: Board, a: Place) -> Against:
    """Blue is paid first, and White from what is left."""
    unpaid = payment(me, BLUE, a.blue) if a.blue else None
    if unpaid or not a.white:
        return unpaid
    left = me.copy()
    if a.blue:
        spend(left, BLUE, a.blue)
    return payment(left, WHITE, a.white)


def no_pass(s: Lagoon, ask: PlaceDie, a: Pass) -> Against:
    return Reason("every_die", "R7")


# § Expanding (§6.1), and material that comes with it.


def first_hut(s: Lagoon, ask: FirstHut, a: Settle) -> Against:
    if s.fish[a.region].value != FIRST_FISH:
        return Reason("first_fish", "§4", (REGION[a.region],))
    return hut(s.boards[ask.seat], a)


def expand(s: Lagoon, ask: Expand, a: Settle) -> Against:
    me, here = s.boards[ask.seat], 1 << a.region
    if not (reached(ask.way, ask.reach, me.regions) | me.regions) & here:
        joined = reached(ask.way, FACES[-1], me.regions) & here
        return Reason("far" if joined else "path", "§6.1", (REGION[a.region],), {"value": ask.reach})
    return hut(me, a)


def hut(me: Board, a: Settle) -> Against:
    if me.regions >> a.region & 1:
        return Reason("own_hut", "R9", (REGION[a.region],))
    if not (me.stack if a.from_stack else me.row):
        return Reason("stack" if a.from_stack else "row", "R13")
    return None


def store(s: Lagoon, ask: Store, a: KeepOn) -> Against:
    me, here, at = s.boards[ask.seat], 1 << a.space, (SPACE[a.space],)
    if not SPACES_FOR[ask.kind] & here:
        return Reason("kind", "R16", at)
    return Reason("full", "R16", at) if (me.ritual | me.covered) & here else None


def red(s: Lagoon, ask: ScoreFish, a: CallRed) -> Against:
    return payment(s.boards[ask.seat], RED, a.red)


# § The other actions (§6.2 to §6.7).


def take(s: Lagoon, ask: TakePerson, a: Take) -> Against:
    at = (f"{SEX[a.sex]} {a.space}",)
    if a.sex != ask.sex:
        return Reason("sex", "§6.2", at)
    if s.rows[a.sex][a.space - 1] is None:
        return Reason("empty", "§6.2", at)
    return Reason("value", "§6.2", at, {"value": ask.reach}) if a.space > ask.reach else None


def slide(s: Lagoon, ask: Spend, a: Slide) -> Against:
    me, at = s.boards[ask.seat], (a.person.id,)
    if a.person not in me.people:
        return Reason("person", "§6.3", at)
    if a.person not in me.unslid:
        return Reason("slid", "§6.3", at)
    return points(ask, SLIDING[a.person.sex])


def points(ask: Spend, cost: int) -> Against:
    return Reason("points", "§6.3", (), {"cost": cost, "left": ask.points}) if cost > ask.points else None


def spend_point(s: Lagoon, ask: Spend, a: Point) -> Against:
    return points(ask, COST["point"])


def spend_offering(s: Lagoon, ask: Spend, a: TakeOffering) -> Against:
    return points(ask, COST["offering"])


def spend_material(s: Lagoon, ask: Spend, a: TakeMaterial) -> Against:
    return points(ask, COST["material"])


def spend_card(s: Lagoon, ask: Spend, a: TakeCard) -> Against:
    return points(ask, COST["card"]) or card(s, a.source)


def spend_move(s: Lagoon, ask: Spend, a: Move) -> Against:
    if a.huts > 1:
        return Reason("one_hut", "§6.3")
    return points(ask, COST["move"]) or moving(s.boards[ask.seat])


def moving(me: Board) -> Against:
    if not me.row:
        return Reason("row", "§6.3")
    return Reason("lodger", "R14") if me.lodger else None


def card(s: Lagoon, source: int) -> Against:
    if source == DECK:
        return None if can_draw(s) else Reason("deck", "R21")
    return None if s.display[source] else Reason("display", "§6.9", (SOURCE[source],))


def kindle(s: Lagoon, ask: Fire, a: Kindle) -> Against:
    return None if a.card == NO_CARD else card(s, a.card)


def pray(s: Lagoon, ask: Pray, a: TakeCard) -> Against:
    return card(s, a.source)


def priest(s: Lagoon, ask: Priest, a: SendPriest) -> Against:
    at = (f"temple {a.space}",)
    return Reason("value", "§6.5", at, {"value": ask.reach}) if a.space > ask.reach else None


def build(s: Lagoon, ask: Build, a: Cover) -> Against:
    me, mask = s.boards[ask.seat], PAIR_MASK[a.pair]
    if me.built[a.tile] != UNBUILT:
        return Reason("built", "§6.6", (str(a.tile),))
    if a.tile > ask.reach:
        return Reason("value", "§6.6", (str(a.tile),), {"value": ask.reach})
    bare = [SPACE[space] for space in PAIRS[a.pair] if not me.ritual >> space & 1]
    return Reason("both", "R17", tuple(bare)) if me.ritual & mask != mask else None


# § Phase B (§6.10).


def use(s: Lagoon, ask: UsePeople, a: Use) -> Against:
    me, at = s.boards[ask.seat], (GROUP[a.group],)
    if not me.groups[a.group]:
        return Reason("nobody", "§6.10", at)
    if a.green and s.green_called:
        return Reason("once", "§7")
    if a.is_extra and not is_extra(s, a.group):
        return Reason("same_type", "R34", at) if is_sex_used(s, a.group) else Reason("first", "R55", at)
    if not a.is_extra and is_sex_used(s, a.group):
        return Reason("used", "§6.10", at)
    unpaid = payment(me, GREEN, a.green) if a.green else None
    if a.green and not a.is_extra and not is_stronger(me, a.group):
        return unpaid or Reason("stronger", "R54", at)
    return unpaid or using(s, ask.seat, a)


def using(s: Lagoon, seat: int, a: Use) -> Against:
    """What a group needs to do anything (R31)."""
    doubled, kind = a.green != UNCALLED and not a.is_extra, a.group % TYPES
    if is_possible(s, seat, a.group, doubled):
        return None
    if CARRIES_OUT[kind] != NONE:
        value = strength(s.boards[seat], a.group, doubled)
        return carrying_out(s, seat, CARRIES_OUT[kind], value, "R31")
    return moving(s.boards[seat]) or Reason("no_cards", "R21 R31")


def move(s: Lagoon, ask: MoveHuts, a: Move) -> Against:
    if a.huts > ask.most:
        return Reason("strength", "R31", (), {"most": ask.most})
    return Reason("row", "R31") if a.huts > s.boards[ask.seat].row else None


# § Jewels and tasks (§6.11, §8.1).


def buy(s: Lagoon, ask: BuyJewel, a: Buy) -> Against:
    if a.jewel not in s.columns[s.round - 1]:
        return Reason("column", "R37", (a.jewel.id,))
    price = {"cost": a.jewel.cost, "left": s.boards[ask.seat].shells}
    return Reason("shells", "§6.11", (a.jewel.id,), price) if price["cost"] > price["left"] else None


def resolve(s: Lagoon, ask: ResolveTask | LastTasks, a: Fulfil) -> Against:
    me, at = s.boards[ask.seat], (a.task.id,)
    if a.task not in me.tasks:
        return Reason("task", "§6.11", at)
    is_met = missing(s, ask.seat, me, a.task) == 0
    if not a.yellow:
        return None if is_met else Reason("unmet", "§8.1", at)
    if is_met:
        return Reason("met", "R40", at)
    unpaid = payment(me, YELLOW, a.yellow)
    if unpaid or helps(s, ask.seat, a.yellow, a.task):
        return unpaid
    return Reason("no_yellow", "R42", at) if takes_none(s, a.yellow, a.task) else Reason("too_far", "R41", at)


def drop(s: Lagoon, ask: ResolveTask, a: Drop) -> Against:
    me = s.boards[ask.seat]
    if a.task not in me.tasks:
        return Reason("task", "§6.11", (a.task.id,))
    met = [task.id for task in me.tasks if missing(s, ask.seat, me, task) == 0]
    return Reason("must", "R38", tuple(met)) if met and s.rules.must_fulfil else None


def draft(s: Lagoon, ask: TakeTask, a: Draft) -> Against:
    return None if a.task in s.drafts else Reason("draft", "§6.11", (a.task.id,))


# By question and answer: what can be said at all.
AGAINST: Final[dict[tuple[type, type], Callable[..., Against]]] = {
    (FirstHut, Settle): first_hut,
    (PlaceDie, Place): die,
    (PlaceDie, Pass): no_pass,
    (Expand, Settle): expand,
    (Store, KeepOn): store,
    (ScoreFish, CallRed): red,
    (ScoreFish, Pass): nothing,
    (TakePerson, Take): take,
    (Spend, Slide): slide,
    (Spend, Point): spend_point,
    (Spend, TakeOffering): spend_offering,
    (Spend, TakeMaterial): spend_material,
    (Spend, TakeCard): spend_card,
    (Spend, Move): spend_move,
    (Spend, Pass): nothing,
    (Priest, SendPriest): priest,
    (Build, Cover): build,
    (Fire, Kindle): kindle,
    (UsePeople, Use): use,
    (UsePeople, Pass): nothing,
    (Gather, TakeMaterial): nothing,
    (Pray, TakeCard): pray,
    (MoveHuts, Move): move,
    (BuyJewel, Buy): buy,
    (BuyJewel, Pass): nothing,
    (ResolveTask, Fulfil): resolve,
    (ResolveTask, Drop): drop,
    (TakeTask, Draft): draft,
    (LastTasks, Fulfil): resolve,
    (LastTasks, Pass): nothing,
}
