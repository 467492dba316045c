"""The yardstick: a simplified Tigris & Euphrates in plain lists and loops, always interpreted.

Speeds are stated as multiples of it, measured in the same minute, because machines differ and are noisy.
So it stays as it is: `run(20, 2, 1)` is [4398, 818266] for ever.  No monuments, no swap except as a forced
pass; conflicts commit every matching tile.
"""

# ruff: noqa: C901, PERF401, PLR0912, PLR0913, PLR0917, PLR1714, RUF023, SIM110

from typing import Final

ROWS: Final = 11
COLS: Final = 16
CELLS: Final = ROWS * COLS
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
BLACK: Final = 3
CATASTROPHE: Final = 5  # tile codes: 0 empty, 1 + colour, 5 catastrophe
HAND: Final = 6

# Action = kind * 4096 + colour * 1024 + cell
KIND: Final = 4096
TILE: Final = 0
LEADER: Final = 1
DISASTER: Final = 2
PASS: Final = 3

# "~" river, "T" start temple with treasure
MAP: Final = [
    "....~~~~~.T.~...",
    ".T..~.......~..T",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~.....T..~~~.",
    ".T.~~~~~....~...",
    ".......~~~~~~.T.",
    "......T.........",
    "..........T.....",
]


def _neighbours() -> list[list[int]]:
    out: list[list[int]] = []
    for cell in range(CELLS):
        r, c = divmod(cell, COLS)
        near: list[int] = []
        if r > 0:
            near.append(cell - COLS)
        if r < ROWS - 1:
            near.append(cell + COLS)
        if c > 0:
            near.append(cell - 1)
        if c < COLS - 1:
            near.append(cell + 1)
        out.append(near)
    return out


NEAR: Final = _neighbours()
RIVER: Final = [MAP[i // COLS][i % COLS] == "~" for i in range(CELLS)]
TEMPLES: Final = [i for i in range(CELLS) if MAP[i // COLS][i % COLS] == "T"]


class Rng:
    """Small LCG every variant can reproduce bit for bit."""

    def __init__(self, seed: int) -> None:
        self.s = (seed * 2654435761 + 12345) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        self.s = (self.s * 1664525 + 1013904223) & 0xFFFFFFFF
        return ((self.s >> 8) * n) >> 24


class State:
    __slots__ = (
        "players",
        "tile",
        "leader",
        "leader_at",
        "treasure",
        "hand",
        "score",
        "disasters",
        "bag",
        "bag_at",
        "treasures_left",
        "current",
        "actions_left",
        "over",
    )

    def __init__(
        self,
        players: int,
        tile: list[int],
        leader: list[int],
        leader_at: list[int],
        treasure: list[bool],
        hand: list[int],
        score: list[int],
        disasters: list[int],
        bag: list[int],
        bag_at: int,
        treasures_left: int,
        current: int,
        actions_left: int,
        over: bool,
    ) -> None:
        self.players = players
        self.tile = tile
        self.leader = leader  # 0 none, 1 + player * 4 + colour
        self.leader_at = leader_at  # cell or -1 per player * 4 + colour
        self.treasure = treasure
        self.hand = hand
        self.score = score  # per player 4 colours + treasures
        self.disasters = disasters
        self.bag = bag  # shared by copies: never changed after the shuffle
        self.bag_at = bag_at
        self.treasures_left = treasures_left
        self.current = current
        self.actions_left = actions_left
        self.over = over

    def copy(self) -> "State":
        return State(
            self.players,
            self.tile[:],
            self.leader[:],
            self.leader_at[:],
            self.treasure[:],
            self.hand[:],
            self.score[:],
            self.disasters[:],
            self.bag,
            self.bag_at,
            self.treasures_left,
            self.current,
            self.actions_left,
            self.over,
        )

    # ---- regions -------------------------------------------------------
    def fill(self, start: int, mark: int, marks: list[int], lifted: int) -> None:
        """Mark every occupied cell connected to start (lifted counts empty)."""
        tile = self.tile
        leader = self.leader
        marks[start] = mark
        stack = [start]
        while stack:
            for n in NEAR[stack.pop()]:
                if marks[n] == 0 and n != lifted:
                    t = tile[n]
                    if (t != 0 and t != CATASTROPHE) or leader[n] != 0:
                        marks[n] = mark
                        stack.append(n)

    def kingdoms(self, lifted: int = -1) -> list[int]:
        """Kingdom number per cell (0 = in no kingdom)."""
        marks = [0] * CELLS
        mark = 0
        for pos in self.leader_at:
            if pos >= 0 and pos != lifted and marks[pos] == 0:
                mark += 1
                self.fill(pos, mark, marks, lifted)
        return marks

    # ---- legal actions -------------------------------------------------
    def legal_actions(self) -> list[int]:
        tile = self.tile
        leader = self.leader
        base = self.current * 4
        actions: list[int] = []
        marks = self.kingdoms()
        land: list[int] = []
        water: list[int] = []
        for cell in range(CELLS):
            if tile[cell] == 0 and leader[cell] == 0 and adjacent_kingdoms(marks, cell) <= 2:
                if RIVER[cell]:
                    water.append(cell)
                else:
                    land.append(cell)
        for colour in range(4):
            if self.hand[base + colour] > 0:
                code = colour * 1024
                for cell in water if colour == BLUE else land:
                    actions.append(code + cell)
        for colour in range(4):
            pos = self.leader_at[base + colour]
            lifted = marks if pos < 0 else self.kingdoms(pos)
            code = LEADER * KIND + colour * 1024
            for cell in land:
                if self.near_temple(cell) and adjacent_kingdoms(lifted, cell) <= 1:
                    actions.append(code + cell)
        if self.disasters[self.current] > 0:
            treasure = self.treasure
            for cell in range(CELLS):
                if tile[cell] != CATASTROPHE and leader[cell] == 0 and not treasure[cell]:
                    actions.append(DISASTER * KIND + cell)
        if not actions:
            actions.append(PASS * KIND)
        return actions

    def near_temple(self, cell: int) -> bool:
        tile = self.tile
        for n in NEAR[cell]:
            if tile[n] == 1 + RED:
                return True
        return False

    # ---- applying actions ----------------------------------------------
    def apply(self, action: int) -> None:
        kind = action // KIND
        colour = (action >> 10) & 3
        cell = action & 1023
        if kind == TILE:
            self.place_tile(colour, cell)
            self.take_treasures(cell)
        elif kind == LEADER:
            self.place_leader(colour, cell)
            if self.leader[cell] != 0:
                self.take_treasures(cell)
        elif kind == DISASTER:
            self.tile[cell] = CATASTROPHE
            self.disasters[self.current] -= 1
            for n in NEAR[cell]:
                if self.leader[n] != 0 and not self.near_temple(n):
                    self.withdraw(self.leader[n] - 1)
        self.actions_left -= 1
        if self.actions_left == 0:
            self.end_turn()

    def withdraw(self, who: int) -> None:
        self.leader[self.leader_at[who]] = 0
        self.leader_at[who] = -1

    def leader_in(self, marks: list[int], mark: int, colour: int) -> int:
        """Leader id (player * 4 + colour) of that colour in a kingdom, or -1."""
        for player in range(self.players):
            pos = self.leader_at[player * 4 + colour]
            if pos >= 0 and marks[pos] == mark:
                return player * 4 + colour
        return -1

    def place_tile(self, colour: int, cell: int) -> None:
        self.hand[self.current * 4 + colour] -= 1
        marks = self.kingdoms()
        joined = adjacent_kingdoms(marks, cell)
        if joined == 2:
            self.war(cell)
        elif joined == 1:
            mark = 0
            for n in NEAR[cell]:
                if marks[n] != 0:
                    mark = marks[n]
            who = self.leader_in(marks, mark, colour)
            if who < 0:
                who = self.leader_in(marks, mark, BLACK)
            if who >= 0:
                self.score[(who >> 2) * 5 + colour] += 1
        self.tile[cell] = 1 + colour

    def war(self, cell: int) -> None:
        """External conflicts, red to black, until no two rivals touch the cell."""
        colour = 0
        while colour < 4:
            marks = self.kingdoms()
            attacker = -1
            defender = -1
            for step in range(self.players):
                who = (self.current + step) % self.players * 4 + colour
                pos = self.leader_at[who]
                if pos >= 0 and touches(marks, cell, marks[pos]):
                    if attacker < 0:
                        attacker = who
                    else:
                        defender = who
            if defender < 0:
                colour += 1
                continue
            a_mark = marks[self.leader_at[attacker]]
            d_mark = marks[self.leader_at[defender]]
            a_power = self.hand[attacker]
            d_power = self.hand[defender]
            for i in range(CELLS):
                if self.tile[i] == 1 + colour:
                    if marks[i] == a_mark:
                        a_power += 1
                    elif marks[i] == d_mark:
                        d_power += 1
            self.hand[attacker] = 0
            self.hand[defender] = 0
            if a_power > d_power:
                winner, loser, lost = attacker, defender, d_mark
            else:
                winner, loser, lost = defender, attacker, a_mark
            self.withdraw(loser)
            points = 1
            for i in range(CELLS):
                if marks[i] == lost and self.tile[i] == 1 + colour:
                    if colour == RED and (self.treasure[i] or self.near_leader(i)):
                        continue
                    self.tile[i] = 0
                    points += 1
            self.score[(winner >> 2) * 5 + colour] += points

    def near_leader(self, cell: int) -> bool:
        for n in NEAR[cell]:
            if self.leader[n] != 0:
                return True
        return False

    def place_leader(self, colour: int, cell: int) -> None:
        who = self.current * 4 + colour
        if self.leader_at[who] >= 0:
            self.withdraw(who)
        marks = self.kingdoms()
        rival = -1
        for n in NEAR[cell]:
            if marks[n] != 0:
                rival = self.leader_in(marks, marks[n], colour)
        self.leader_at[who] = cell
        self.leader[cell] = 1 + who
        if rival >= 0:
            self.revolt(who, rival)

    def revolt(self, attacker: int, defender: int) -> None:
        """Internal conflict: both sides commit every red tile they hold."""
        a_red = attacker & ~3
        d_red = defender & ~3
        a_power = self.hand[a_red] + self.temples(self.leader_at[attacker])
        d_power = self.hand[d_red] + self.temples(self.leader_at[defender])
        self.hand[a_red] = 0
        self.hand[d_red] = 0
        if a_power > d_power:
            winner, loser = attacker, defender
        else:
            winner, loser = defender, attacker
        self.withdraw(loser)
        self.score[(winner >> 2) * 5 + RED] += 1

    def temples(self, cell: int) -> int:
        count = 0
        for n in NEAR[cell]:
            if self.tile[n] == 1 + RED:
                count += 1
        return count

    def take_treasures(self, cell: int) -> None:
        """A green leader takes all treasures but one from the kingdom at cell."""
        marks = [0] * CELLS
        self.fill(cell, 1, marks, -1)
        who = self.leader_in(marks, 1, GREEN)
        if who < 0:
            return
        found = [i for i in range(CELLS) if self.treasure[i] and marks[i] != 0]
        for i in found[1:]:
            self.treasure[i] = False
            self.treasures_left -= 1
            self.score[(who >> 2) * 5 + 4] += 1

    def end_turn(self) -> None:
        if self.treasures_left <= 2:
            self.over = True
            return
        for player in range(self.players):
            base = player * 4
            held = self.hand[base] + self.hand[base + 1] + self.hand[base + 2] + self.hand[base + 3]
            while held < HAND:
                if self.bag_at == len(self.bag):
                    self.over = True
                    return
                self.hand[base + self.bag[self.bag_at]] += 1
                self.bag_at += 1
                held += 1
        self.current = (self.current + 1) % self.players
        self.actions_left = 2


def adjacent_kingdoms(marks: list[int], cell: int) -> int:
    """How many different kingdoms touch the cell (3 means three or more)."""
    first = 0
    second = 0
    for n in NEAR[cell]:
        m = marks[n]
        if m != 0 and m != first and m != second:
            if first == 0:
                first = m
            elif second == 0:
                second = m
            else:
                return 3
    if second != 0:
        return 2
    return 1 if first != 0 else 0


def touches(marks: list[int], cell: int, mark: int) -> bool:
    for n in NEAR[cell]:
        if marks[n] == mark:
            return True
    return False


def new_game(players: int, seed: int) -> State:
    rng = Rng(seed)
    state = State(
        players,
        [0] * CELLS,
        [0] * CELLS,
        [-1] * (players * 4),
        [False] * CELLS,
        [0] * (players * 4),
        [0] * (players * 5),
        [2] * players,
        [],
        0,
        0,
        0,
        2,
        False,
    )
    for cell in TEMPLES:
        state.tile[cell] = 1 + RED
        state.treasure[cell] = True
    state.treasures_left = len(TEMPLES)
    bag = [RED] * 47 + [GREEN] * 30 + [BLUE] * 36 + [BLACK] * 30
    for i in range(len(bag) - 1, 0, -1):
        j = rng.below(i + 1)
        bag[i], bag[j] = bag[j], bag[i]
    state.bag = bag
    for player in range(players):
        for _ in range(HAND):
            state.hand[player * 4 + bag[state.bag_at]] += 1
            state.bag_at += 1
    return state


def playout(state: State, rng: Rng) -> int:
    """Play uniformly random legal actions to the end; number of actions."""
    count = 0
    while not state.over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        count += 1
    return count


def run(games: int, players: int, first_seed: int) -> list[int]:
    """[actions played, checksum over all final scores]"""
    total = 0
    check = 0
    for g in range(games):
        state = new_game(players, first_seed + g)
        total += playout(state, Rng(1000 + first_seed + g))
        for s in state.score:
            check = (check * 31 + s) % 1000003
    return [total, check]


def bench_copy(state: State, n: int) -> int:
    last = state
    for _ in range(n):
        last = state.copy()
    return last.bag_at


def bench_legal(state: State, n: int) -> int:
    total = 0
    for _ in range(n):
        total += len(state.legal_actions())
    return total


def midgame(players: int, seed: int, steps: int) -> State:
    state = new_game(players, seed)
    rng = Rng(seed)
    for _ in range(steps):
        if state.over:
            break
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state
