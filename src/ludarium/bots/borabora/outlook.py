"""Bora Bora: what each seat may hope for, as things stand."""

from typing import Final, final

from ludarium.bots.borabora.hopes import (
    ACTIONS,
    BARGAIN,
    BUILT,
    BY_YELLOW,
    CARDS,
    DICE,
    FOREMOST,
    FULL,
    GOD_TILES,
    HEIGHT,
    HELD,
    HOPES,
    JEWELS,
    MARKS_OF_MEN,
    MARKS_OF_WOMEN,
    MATERIALS,
    MOST,
    NEAREST,
    NO_DROP,
    NO_SLOT,
    OFFERING,
    OFFERINGS,
    ONE_SLOT,
    OTHERS,
    PAIRS,
    PEOPLE,
    PIPS,
    PLACES,
    POINTS,
    PRIESTS,
    PRIESTS_NOW,
    REACHED,
    REGIONS,
    SECOND,
    SHELLS,
    SLOTS,
    STACKED,
    STATUS,
    SUPPLY,
    TURN,
    USABLE,
    USE_LATER,
    USE_NOW,
)
from ludarium.bots.borabora.steps import FAR, steps_to
from ludarium.bots.borabora.uses import USE
from ludarium.games.borabora.actions import FISHING
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.building import MOST_BUILDINGS
from ludarium.games.borabora.deeds import least_value
from ludarium.games.borabora.flow import ROUNDS, is_to_come
from ludarium.games.borabora.groups import is_possible, is_sex_used
from ludarium.games.borabora.islands import LAND, WATER, reached
from ludarium.games.borabora.lagoon import BUYING, DRAFTING, RESOLVING, USING_PEOPLE, Lagoon
from ludarium.games.borabora.lagoon import DICE as PLACING
from ludarium.games.borabora.placing import barrier
from ludarium.games.borabora.scoring import (
    BONUS,
    BONUSES,
    GOD_TILE,
    NEEDED,
    bonuses,
    favourite,
    held,
    priests,
    temple_points,
)
from ludarium.games.borabora.status import POINTS as STATUS_POINTS
from ludarium.games.borabora.tiles import COLOURS, GROUPS, MAN, SEXES, TYPES, YELLOW

HIGHEST: Final = 6
NEAR: Final = 4  # paths up to this value
TASKS: Final = NEEDED[BONUSES.index("nine tasks")]  # three at the start, one a round
SIX_JEWELS: Final = NEEDED[BONUSES.index("six jewels")]


@final
class Outlook:
    """The hopes of one seat."""

    __slots__ = ("hopes", "left", "me", "s", "seat")

    def __init__(self, s: Lagoon, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.me: Board = s.boards[seat]
        self.left: int = ROUNDS - s.round
        self.hopes: list[float] = [0.0] * HOPES
        self._count_points()
        self._look_at_temple()
        self._look_at_people()
        self._look_at_shells()
        self._look_at_gods()
        self._look_at_islands()
        self._look_at_spaces()
        if self.me.dice:
            self._look_at_dice()
        self._look_at_tasks()

    def _count_points(self) -> None:
        s, me, seat, hopes = self.s, self.me, self.seat, self.hopes
        points = me.score + GOD_TILE * me.gods + BONUS * len(bonuses(me))
        for jewel in me.jewels:
            points += jewel.points
        hopes[POINTS] = points
        for region in held(s, seat):
            hopes[HELD] += s.fish[region].value
        coming = s.order
        if s.phase <= USING_PEOPLE:
            hopes[STATUS] = STATUS_POINTS[s.steps[seat]]
            coming = s.track
        hopes[FOREMOST] = 1 - coming.index(seat) / (s.players - 1)

    def _look_at_temple(self) -> None:
        s, seat, hopes = self.s, self.seat, self.hopes
        n, height = priests(s)[seat], 0
        if n:
            for space, one in enumerate(s.temple):
                if one == seat:
                    height += space
        hopes[PRIESTS] = n
        hopes[HEIGHT] = height / HIGHEST
        hopes[SUPPLY] = 1.0 if self.me.priests else 0.0
        if s.phase <= USING_PEOPLE:
            hopes[PRIESTS_NOW] = temple_points(s, seat)
        if n and s.pile and (self.left or s.phase <= USING_PEOPLE) and favourite(s) == seat:
            hopes[MOST] = 1.0

    def _look_at_people(self) -> None:
        s, me, hopes = self.s, self.me, self.hopes
        for person in me.unslid:
            hopes[MARKS_OF_MEN if person.sex == MAN else MARKS_OF_WOMEN] += person.marks
        hopes[PEOPLE] = len(me.people)
        if me.people:
            now = is_to_come(s, USING_PEOPLE, self.seat)
            for sex in SEXES:
                self._look_at_sex(sex, now)
        free = me.free_slots()
        hopes[SLOTS] = min(5, free)
        if free < 2:
            hopes[ONE_SLOT if free else NO_SLOT] = 1.0
        hopes[STACKED] = min(5, me.stack)

    def _look_at_sex(self, sex: int, now: bool) -> None:
        s, groups, hopes = self.s, self.me.groups, self.hopes
        now = now and not (s.phase == USING_PEOPLE and s.turn == self.seat and is_sex_used(s, sex * TYPES))
        best_now, best, second = 0.0, 0.0, 0.0
        for group in GROUPS[sex * TYPES : sex * TYPES + TYPES]:
            n = groups[group]
            if n:
                use = USE[group % TYPES][n]
                if use > best:
                    best, second = use, best
                elif use > second:
                    second = use
                if now and use > best_now and is_possible(s, self.seat, group, False):
                    best_now = use
        hopes[USE_NOW] += best_now
        hopes[USE_LATER] += best
        hopes[SECOND] += second

    def _look_at_shells(self) -> None:
        s, me, hopes = self.s, self.me, self.hopes
        now = is_to_come(s, BUYING, self.seat)
        buys = self.left + (1 if now else 0)
        hopes[SHELLS] = min(me.shells, 5 * buys)
        if len(me.jewels) + buys >= SIX_JEWELS:
            hopes[JEWELS] = len(me.jewels)
        if now:
            best = 0
            for jewel in s.affordable(self.seat):
                best = max(best, jewel.points)
            hopes[BARGAIN] = best

    def _look_at_gods(self) -> None:
        me, hopes = self.me, self.hopes
        cards = 0
        for colour in COLOURS:
            n = me.cards[colour]
            cards += n
            hopes[CARDS + colour] = min(2, n)
        hopes[USABLE] = min(cards, me.offerings)
        hopes[GOD_TILES] = me.gods
        if me.offerings:
            hopes[OFFERING] = 1.0
            hopes[OFFERINGS] = min(3, me.offerings - 1)

    def _look_at_islands(self) -> None:
        me, hopes = self.me, self.hopes
        n = me.regions.bit_count()
        hopes[REGIONS] = n
        if me.row or me.stack:
            near = reached(LAND, NEAR, me.regions) | reached(WATER, NEAR, me.regions)
            hopes[REACHED] = near.bit_count()

    def _look_at_spaces(self) -> None:
        me, hopes = self.me, self.hopes
        used = (me.ritual | me.covered).bit_count()
        built = me.covered.bit_count() // 2
        missing_buildings = 6 - built
        hopes[BUILT] = built
        hopes[FULL] = max(0, used - 6)
        hopes[MATERIALS] = min(me.ritual.bit_count(), 2 * missing_buildings)
        hopes[PAIRS] = min(MOST_BUILDINGS[me.ritual], missing_buildings)

    def _look_at_dice(self) -> None:
        s, me, hopes = self.s, self.me, self.hopes
        placed = [False] * len(me.dice)
        hopes[DICE] = len(me.dice)
        hopes[PIPS] = sum(me.dice) / HIGHEST
        for action in range(FISHING):
            least = least_value(s, self.seat, action)
            lowest = barrier(s, action)
            for i, face in enumerate(me.dice):
                if least <= face < lowest:
                    placed[i] = True
                    hopes[ACTIONS + action] = face / HIGHEST  # dice run upwards
        hopes[PLACES] = sum(placed)
        if s.phase == PLACING and s.turn == self.seat:
            hopes[TURN] = 1.0

    def _look_at_tasks(self) -> None:
        s, me, hopes = self.s, self.me, self.hopes
        done = len(me.fulfilled)
        if done + len(me.tasks) + self.left + (1 if is_to_come(s, DRAFTING, self.seat) else 0) == TASKS:
            hopes[NO_DROP] = done
        nearest_task = FAR + 1
        for task in me.tasks:
            steps = steps_to(s, self.seat, task)
            nearest_task = min(nearest_task, steps)
            hopes[OTHERS + steps] += 1
        if nearest_task < FAR + 1 and is_to_come(s, RESOLVING, self.seat):
            hopes[OTHERS + nearest_task] -= 1
            hopes[NEAREST + nearest_task] = 1.0
            if 0 < nearest_task < 3 and (me.gods or (me.offerings and me.cards[YELLOW])):
                hopes[BY_YELLOW] = 1.0
