"""Tigris & Euphrates: conflicts - revolts (§5.3) and wars (§5.4)."""

from dataclasses import dataclass
from typing import Final

from ludarium.cells import Cells, count, minus, spread
from ludarium.core import Frozen
from ludarium.games.tigris.board import CELL, COLOUR, COLOURS, NOWHERE, RED
from ludarium.games.tigris.leaders import go_home
from ludarium.games.tigris.regions import disconnect, kingdoms_at, region_of, ruler
from ludarium.games.tigris.valley import Valley, in_order

NOT_YET: Final = -1  # what the attacker has committed before he is asked


@dataclass(frozen=True)
class Conflict(Frozen):
    """Between two leaders of one colour."""

    colour: int
    attacker: int  # the seats
    defender: int
    cell: int  # of the tile that unites; NOWHERE in a revolt

    @property
    def is_war(self) -> bool:
        return self.cell != NOWHERE

    @property
    def tiles(self) -> int:
        """§ The colour of the tiles that count: a revolt is fought with temples."""
        return self.colour if self.is_war else RED


def begin(s: Valley, c: Conflict) -> None:
    if s.news is not None:
        name = f"{'war' if c.is_war else 'revolt'} {COLOUR[c.colour]}"
        s.tell(f"{name} {_side(s, c, c.attacker)} against {_side(s, c, c.defender)}")


def _side(s: Valley, c: Conflict, seat: int) -> str:
    return f"p{seat + 1} {in_order(stands(s, c, seat))} {strength(s, c, seat)}"


def strength(s: Valley, c: Conflict, seat: int) -> int:
    """§ On the board."""
    return int(count(supporters(s, c, seat)))


def supporters(s: Valley, c: Conflict, seat: int) -> Cells:
    leader = stands(s, c, seat)
    return in_war(s, c.colour, leader) if c.is_war else in_revolt(s, leader)


def stands(s: Valley, c: Conflict, seat: int) -> Cells:
    """Where the leader is that fights for this seat."""
    return s.dynasty[seat].leader[c.colour]


def in_war(s: Valley, colour: int, leader: Cells) -> Cells:
    """§ The tiles of the leader's colour on its side of the marker; they need not be near."""
    return s.tile[colour] & region_of(s, leader)


def in_revolt(s: Valley, leader: Cells) -> Cells:
    """§ The temples next to the leader, whatever its colour."""
    return s.tile[RED] & spread(leader)


def enough(s: Valley, c: Conflict, committed: int) -> int:
    """§ How many tiles it takes to win: against the board, or for the defender against what was committed."""
    ahead = strength(s, c, c.attacker) - strength(s, c, c.defender)
    return max(0, 1 - ahead) if committed == NOT_YET else max(0, ahead + committed)


def decide(s: Valley, c: Conflict, by_attacker: int, by_defender: int) -> None:
    """§ The stronger side wins, the defender a tie."""
    attack = strength(s, c, c.attacker) + by_attacker
    defence = strength(s, c, c.defender) + by_defender
    winner, loser = (c.attacker, c.defender) if attack > defence else (c.defender, c.attacker)
    if s.news is not None:
        s.tell(f"p{winner + 1} wins {attack} to {defence}")
    end(s, c, winner, loser)


def end(s: Valley, c: Conflict, winner: int, loser: int) -> None:
    if c.is_war:
        _end_war(s, c, winner, loser)
    else:
        go_home(s, loser, c.colour)
        s.gain(winner, RED, 1, "revolt")


# § Wars.


def open_wars(s: Valley, n: int) -> list[Conflict]:
    """§ Two leaders of one colour in different kingdoms that touch the tile that unites (R17, R18)."""
    return wars_between(s, kingdoms_at(s, CELL[n]), n)


def wars_between(s: Valley, kingdoms: list[Cells], n: int) -> list[Conflict]:
    """By colour, if a tile on this cell unites these kingdoms."""
    found: list[Conflict] = []
    for colour in COLOURS:
        rulers = [ruler(s, kingdom, colour) for kingdom in kingdoms]
        rivals = [seat for seat in s.clockwise() if seat in rulers]
        if len(rivals) > 1:  # the active player attacks if he can, otherwise the first clockwise (R19)
            found.append(Conflict(colour, rivals[0], rivals[1], n))
    return found


def _end_war(s: Valley, c: Conflict, winner: int, loser: int) -> None:
    """§ The beaten leader goes home, its supporters on the board leave the game: a point for each."""
    stood = stands(s, c, loser)
    kingdom = region_of(s, stood)
    removed = spoils(s, c.colour, kingdom, minus(s.leaders, stood))
    go_home(s, loser, c.colour)
    s.remove(c.colour, removed)
    disconnect(s, removed)
    s.gain(winner, c.colour, 1 + int(count(removed)), "war")


def spoils(s: Valley, colour: int, kingdom: Cells, guards: Cells) -> Cells:
    """§ Of the supporters in the kingdom, those that leave the game.

    Temples with a treasure or next to one of these leaders, who were not beaten, stay (R20, R21).
    """
    supporters = s.tile[colour] & kingdom
    return minus(supporters, s.treasure | spread(guards)) if colour == RED else supporters
