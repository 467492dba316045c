"""Bora Bora: the set-up (§4).  The order in which luck is asked is fixed in notation.md (c)."""

from typing import Final

from ludarium.core import Asked, Options
from ludarium.games.borabora.actions import DECK
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.expanding import FirstHut
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.fulfilling import LastTasks, ResolveTask, TakeTask
from ludarium.games.borabora.gods import show_card, take_card
from ludarium.games.borabora.groups import UsePeople
from ludarium.games.borabora.inventory import INVENTORY, SEATS
from ludarium.games.borabora.islands import FISH, REGIONS
from ludarium.games.borabora.jewels import BuyJewel
from ludarium.games.borabora.lagoon import OPEN, Lagoon
from ludarium.games.borabora.placing import PlaceDie
from ludarium.games.borabora.rules import Rules, rules
from ludarium.games.borabora.supply import in_order, lay_out_people, lay_out_tasks
from ludarium.games.borabora.tiles import JEWELS, TASKS
from ludarium.luck import Luck

START: Final = INVENTORY["start"]
IN_COLUMN: Final[int] = INVENTORY["jewelry"]["in_column"]
COLUMNS: Final[int] = INVENTORY["jewelry"]["columns"]

# By phase and seat: the question with which a turn begins.
OPENINGS: Final[list[list[Asked[Lagoon]]]] = [
    [question(seat) for seat in range(SEATS)]
    for question in (FirstHut, PlaceDie, UsePeople, BuyJewel, ResolveTask, TakeTask, LastTasks)
]


def setup(players: int, options: Options, luck: Luck) -> Lagoon:
    s = empty(players, rules(players, options))
    s.news = []
    draw_order(s, luck)
    fish = FISH[:]
    s.fish = [luck.draw(fish, "fish") for _ in REGIONS]
    lay_out_people(s, luck)
    deal_tasks(s, luck)
    lay_out_tasks(s, luck)
    jewels = JEWELS[:]
    s.columns = [in_order([luck.draw(jewels, "jewels") for _ in range(IN_COLUMN)]) for _ in range(COLUMNS)]
    for _ in range(INVENTORY["cards"]["display"]):
        show_card(s, luck)
    for seat, board in enumerate(s.boards):
        for _ in range(INVENTORY["cards"]["start_hand"]):
            take_card(s, seat, DECK, luck)
        board.offerings, board.shells = START["offerings"], START["shells"]
        board.gods = INVENTORY["god_tiles"]["at_start"]
    go_on(s, luck)
    return s


def draw_order(s: Lagoon, luck: Luck) -> None:
    """§ It decides who starts with how many points, and how the markers lie on each other."""
    seats = [f"p{seat + 1}" for seat in range(s.players)]
    s.order = [int(luck.draw(seats, "order")[1:]) - 1 for _ in range(s.players)]
    s.track = s.order[:]
    for place, seat in enumerate(s.order):
        s.boards[seat].score = START["points"][place]


def deal_tasks(s: Lagoon, luck: Luck) -> None:
    """§ Light ones that are left over leave the game."""
    light = [task for task in TASKS if task.is_light]
    for board in s.boards:
        dealt = [luck.draw(light, "light tasks") for _ in range(START["tasks_light"])]
        board.tasks = in_order([*dealt, *[luck.draw(s.stock, "tasks") for _ in range(START["tasks_dark"])]])


def empty(players: int, rules: Rules) -> Lagoon:
    """A game board with nothing on it but God tiles, and player boards as they are at first."""
    seats = list(range(players))
    return Lagoon(
        rules,
        OPENINGS,
        players,
        order=seats[:],
        track=seats[:],
        steps=[0] * players,
        boards=[Board() for _ in seats],
        lowest=[OPEN] * (len(rules.tiles) + 1),
    )
