"""Bora Bora: the lagoon that a view of everything tells of, if that can be."""

from typing import Final, TypeVar

from ludarium.core import BadPosition, Seat, View, shortened
from ludarium.games.borabora.asking import question
from ludarium.games.borabora.board import HUTS, PAIR_MASK, PAIR_NAME, PRIESTS, SPACE, UNBUILT, Board
from ludarium.games.borabora.flow import ROUNDS, begin_turn, is_asked, next_seat
from ludarium.games.borabora.given import (
    card_counts,
    is_true,
    listed,
    named,
    number,
    one_of,
    part,
    places,
    some_of,
)
from ludarium.games.borabora.inventory import FACES, GODS, INVENTORY, MATERIALS, SEATS
from ludarium.games.borabora.islands import FISH_CALLED, REGION
from ludarium.games.borabora.lagoon import DICE, DIE, FIRST_HUTS, NOBODY, OVER, PHASE, Lagoon
from ludarium.games.borabora.rules import OPTIONS, rules
from ludarium.games.borabora.setup import empty
from ludarium.games.borabora.status import LAST
from ludarium.games.borabora.supply import in_order
from ludarium.games.borabora.tiles import (
    COPIES,
    GROUPS,
    JEWELS,
    MAN,
    PEOPLE,
    TASKS,
    WOMAN,
    Jewel,
    Person,
    Task,
    god_cards,
    group_name,
)

PERSON: Final = {person.id: person for person in PEOPLE}
JEWEL: Final = {jewel.id: jewel for jewel in JEWELS}
TASK: Final = {task.id: task for task in TASKS}
ANYTHING: Final[dict[str, Person | Task]] = {**PERSON, **TASK}
DARK: Final = {task.id: task for task in TASKS if not task.is_light}
PHASES: Final = places(PHASE)
USED: Final = {group_name(group): group for group in GROUPS}
SPACES: Final = places(SPACE)
PAIRS: Final = places(PAIR_NAME)
GOD_TILES: Final[int] = INVENTORY["counts"]["god_tiles"]
DICE_EACH: Final[int] = INVENTORY["counts"]["dice"]
T = TypeVar("T", Person, Jewel, Task)


class Stock:
    """Components that lie nowhere yet."""

    def __init__(self, s: Lagoon) -> None:
        self.people = s.pools
        self.dark = s.stock
        self.light = [task for task in TASKS if task.is_light]
        self.jewels = JEWELS[:]
        self.cards = COPIES[:]
        self.gods = GOD_TILES

    def person(self, one: Person) -> Person:
        return taken(one, self.people[one.sex])

    def task(self, one: Task) -> Task:
        return taken(one, self.light if one.is_light else self.dark)

    def jewel(self, one: Jewel) -> Jewel:
        return taken(one, self.jewels)

    def god_cards(self, names: object) -> list[int]:
        counts = card_counts(names)
        for colour, n in enumerate(counts):
            self.cards[colour] -= n
            if self.cards[colour] < 0:
                raise BadPosition(f"there are only {COPIES[colour]} {GODS[colour]} god cards")
        return counts

    def god_tiles(self, n: object) -> int:
        found = number(n, 0, GOD_TILES)
        self.gods -= found
        if self.gods < 0:
            raise BadPosition(f"there are only {GOD_TILES} God tiles")
        return found


def taken(one: T, pool: list[T]) -> T:
    try:
        pool.remove(one)
    except ValueError:
        raise BadPosition(f"{one.id} is there only once") from None
    return one


def build(seen: View) -> Lagoon:
    """The state of a view of everything, what lies nowhere being in its pool; raises `BadPosition`.

    What follows from the rest need not be told: whose turn it is and what is asked as a turn begins.
    """
    players = number(part(seen, "players"), 2, SEATS)
    s = empty(players, rules(players, settled(part(seen, "rules"))))
    s.round = number(part(seen, "round"), 1, ROUNDS)
    s.phase = one_of(PHASES, part(seen, "phase"), "a phase")
    s.order = order(s, part(seen, "order"))
    s.used = some_of(USED, part(seen, "used"), "a group")
    s.green_called = is_true(part(seen, "green"))
    stock = Stock(s)
    put_on_game_board(s, seen, stock)
    put_on_map(s, seen)
    boards = listed(part(seen, "boards"))
    if len(boards) != players:
        raise BadPosition("boards: one for every seat")
    for seat, board in enumerate(boards):
        try:
            put_on_board(s, seat, named(board), stock)
        except BadPosition as error:
            raise BadPosition(f"p{seat + 1}: {error}") from error
    s.deck = god_cards(stock.cards)
    give_turn(s, seen)
    return s


def settled(options: object) -> View:
    chosen = named(options)
    if chosen.keys() != OPTIONS.keys() or not all(
        [OPTIONS[key].allows(value) for key, value in chosen.items()]
    ):
        raise BadPosition("rules: every option, with one of its values")
    return chosen


def a_seat(s: Lagoon, value: object) -> Seat:
    return number(value, 0, s.players - 1)


def order(s: Lagoon, value: object) -> list[Seat]:
    found = [a_seat(s, seat) for seat in listed(value)]
    if sorted(found) != list(range(s.players)):
        raise BadPosition("order: every seat once")
    return found


# § The game board.


def put_on_game_board(s: Lagoon, seen: View, stock: Stock) -> None:
    put_on_track(s, listed(part(seen, "status")))
    for space, seat in named(part(seen, "temple")).items():
        if space not in TILE:
            raise BadPosition(f"temple: {space!r} is not one priest on a space of its own")
        s.temple[TILE[space]] = a_seat(s, seat)
    s.pile = stock.god_tiles(part(seen, "pile"))
    put_dice(s, named(part(seen, "dice")))
    for sex, key in ((WOMAN, "women"), (MAN, "men")):
        s.rows[sex] = row(part(seen, key), sex, key, stock)
    s.drafts = in_order([stock.task(task) for task in some_of(DARK, part(seen, "tasks"), "a dark task")])
    columns = listed(part(seen, "jewels"), ROUNDS)
    for place, column in enumerate(columns):
        s.columns[place] = in_order([stock.jewel(jewel) for jewel in some_of(JEWEL, column, "a jewel")])
    s.display, s.discard = stock.god_cards(part(seen, "display")), stock.god_cards(part(seen, "discard"))
    for one in some_of(ANYTHING, part(seen, "gone"), "a person or a task"):
        if isinstance(one, Person):
            stock.person(one)
        else:
            stock.task(one)


TILE: Final = {str(face): face for face in FACES}


def put_on_track(s: Lagoon, stacks: list[object]) -> None:
    track: list[Seat] = []
    for stack in stacks:
        told = named(stack)
        at = number(part(told, "at"), 0, LAST)
        for seat in [a_seat(s, one) for one in listed(part(told, "seats"))]:
            if seat in track:
                raise BadPosition(f"status: p{seat + 1} stands there twice")
            track.append(seat)
            s.steps[seat] = at
    if len(track) < s.players:
        raise BadPosition("status: every seat stands somewhere")
    s.track = sorted(track, key=lambda seat: -s.steps[seat])


def put_dice(s: Lagoon, dice: View) -> None:
    tiles = [*s.rules.tiles, "fish"]
    for tile in dice:
        if tile not in tiles:
            raise BadPosition(f"dice: {tile!r} is not in this game, or stands there twice")
    for place, tile in enumerate(tiles):
        for die in [named(one) for one in listed(dice.get(tile, []))]:
            face = number(part(die, "face"), FACES[0], FACES[-1])
            owner = NOBODY if part(die, "seat") is None else a_seat(s, die["seat"])
            s.dice.append(DIE[place][owner][face])
            if place < len(s.rules.tiles):
                s.lowest[place] = min(s.lowest[place], face)


def row(value: object, sex: int, key: str, stock: Stock) -> list[Person | None]:
    found: list[Person | None] = []
    for name in listed(value):
        if name is None:
            found.append(None)
        elif isinstance(name, str) and name in PERSON and PERSON[name].sex == sex:
            found.append(stock.person(PERSON[name]))
        else:
            raise BadPosition(f"{key}: {shortened(name)} does not belong there")
    if len(found) > len(FACES):
        raise BadPosition(f"{key}: there are only six spaces")
    return [*found, *[None for _ in FACES[len(found) :]]]


def put_on_map(s: Lagoon, seen: View) -> None:
    fish = named(part(seen, "fish"))
    names = [fish.get(region) for region in REGION]
    if len(fish) != len(REGION) or sorted(map(str, names)) != sorted(FISH_CALLED):
        raise BadPosition("fish: every region once, and every fish once")
    s.fish = [one_of(FISH_CALLED, name, "a fish") for name in names]
    for region, seats in named(part(seen, "map")).items():
        huts = tuple([a_seat(s, seat) for seat in listed(seats)])
        if region not in REGION or len(set(huts)) < len(huts) or not huts:
            raise BadPosition(f"map: {region}: a region, once, with at most one hut of each seat")
        s.huts[REGION.index(region)] = huts


# § The player boards.


def put_on_board(s: Lagoon, seat: Seat, seen: View, stock: Stock) -> None:
    me = s.boards[seat]
    me.score = number(part(seen, "score"))
    me.dice = tuple(sorted([number(die, FACES[0], FACES[-1]) for die in listed(part(seen, "dice"))]))
    if len(me.dice) + len([die for die in s.dice if die.owner == seat]) > DICE_EACH:
        raise BadPosition(f"there are only {DICE_EACH} dice")
    put_in_slots(s, seat, seen, stock)
    put_on_spaces(me, seen)
    me.cards = stock.god_cards(part(seen, "cards"))
    me.offerings, me.shells = number(part(seen, "offerings")), number(part(seen, "shells"))
    me.gods = stock.god_tiles(part(seen, "gods"))
    me.priests = number(part(seen, "priests"), 0, PRIESTS)
    if me.priests + s.temple.count(seat) > PRIESTS:
        raise BadPosition(f"there are only {PRIESTS} priests")
    me.jewels = in_order([stock.jewel(jewel) for jewel in some_of(JEWEL, part(seen, "jewels"), "a jewel")])
    me.tasks, me.fulfilled = [
        in_order([stock.task(task) for task in some_of(TASK, part(seen, key), "a task")])
        for key in ("tasks", "fulfilled")
    ]


def put_in_slots(s: Lagoon, seat: Seat, seen: View, stock: Stock) -> None:
    me, huts = s.boards[seat], named(part(seen, "huts"))
    me.row, me.stack = number(part(huts, "row"), 0, HUTS), number(part(huts, "stack"), 0, HUTS)
    me.regions = sum([1 << region for region, huts in enumerate(s.huts) if seat in huts])
    if me.row + me.stack + me.regions.bit_count() != HUTS:
        raise BadPosition(f"there are {HUTS} huts, on the map and on the board")
    lodgers = 0
    for one in [named(one) for one in listed(part(seen, "people"))]:
        person = stock.person(one_of(PERSON, part(one, "tile"), "a person"))
        me.people.append(person)
        me.groups[person.group] += 1
        if not is_true(part(one, "slid")):
            me.unslid.append(person)
        if is_true(part(one, "stack")):
            me.lodger = person
            lodgers += 1
    if me.free_in_row() < 0 or lodgers > 1 or (lodgers and me.stack):
        raise BadPosition("a slot carries one hut or one person, slot 12 any number of huts")


def put_on_spaces(me: Board, seen: View) -> None:
    used = some_of(SPACES, part(seen, "ritual"), "a ritual space")
    me.ritual = sum([1 << space for space in set(used)])
    for tile, spaces in named(part(seen, "built")).items():
        pair = some_of(SPACES, spaces, "a ritual space")
        name = " ".join([SPACE[space] for space in sorted(pair)])
        if tile not in TILE or name not in PAIRS:
            told = f"{tile}:{name.replace(' ', '-')}"
            raise BadPosition(f"{told!r} is not a building of its own on two neighbouring spaces")
        me.built[TILE[tile]] = PAIRS[name]
        used += pair
    for space in used:
        if used.count(space) > 1:
            raise BadPosition(f"{SPACE[space]} is there only once")
    me.covered = sum([PAIR_MASK[pair] for pair in me.built if pair != UNBUILT])
    kinds = some_of(places(MATERIALS), part(seen, "aside"), "a material")
    me.aside = [kinds.count(kind) for kind in range(len(MATERIALS))]


# § Whose turn it is, and what is asked.


def give_turn(s: Lagoon, seen: View) -> None:
    turn = NOBODY if seen.get("turn") is None else a_seat(s, seen["turn"])
    if "asks" in seen:
        ask(s, listed(seen["asks"]), turn)
    elif s.phase != OVER:
        begin(s, first(s) if turn == NOBODY else turn)
    for one in s.asks:
        if not one.options(s):
            raise BadPosition(f"{type(one).__name__} has no answer here")


def ask(s: Lagoon, asks: list[object], turn: Seat) -> None:
    """The stack, bottom first; it is the turn of the seat that is asked at the bottom."""
    for one in asks:
        fields = dict(named(one))
        seat = a_seat(s, part(fields, "seat"))
        name = part(fields, "question")
        del fields["seat"], fields["question"]
        s.asks.append(question(seat, name, fields))
    if (s.phase == OVER) == bool(s.asks) or (s.asks and turn not in (NOBODY, s.asks[0].seat)):
        raise BadPosition("nobody is asked when the game is over, and nobody whose turn it is not")
    if len({one.seat for one in s.asks}) > 1:
        raise BadPosition("ask: one seat is asked at a time")
    s.turn = s.asks[0].seat if s.asks else NOBODY
    if s.asks and s.asks == [s.openings[s.phase][s.turn]] and not is_asked(s, s.turn):
        raise BadPosition(f"p{s.turn + 1} is not asked in phase {PHASE[s.phase]}")


def begin(s: Lagoon, turn: Seat) -> None:
    """With the question of the phase, of the seat on turn, or of the next that is to be asked."""
    seat = turn if is_asked(s, turn) else next_seat(s, turn)
    if seat == NOBODY:
        raise BadPosition(f"nobody is to be asked in phase {PHASE[s.phase]}")
    used, green = (s.used, s.green_called) if seat == turn else ([], False)
    begin_turn(s, seat)
    s.used, s.green_called = used, green


def first(s: Lagoon) -> Seat:
    """Who is taken to be on turn if nothing says so."""
    if s.phase == FIRST_HUTS:
        return s.order[-1]
    if s.phase == DICE:
        return max(s.order, key=lambda seat: len(s.boards[seat].dice))
    return s.order[0]
