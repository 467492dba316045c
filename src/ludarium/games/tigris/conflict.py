"""Tigris & Euphrates: conflicts - revolts (§5.3) and wars (§5.4)."""

from dataclasses import dataclass

from ludarium.cells import Cells, count, minus, spread
from ludarium.games.tigris.board import CELL, COLOUR, COLOURS, NOWHERE, RED
from ludarium.games.tigris.leaders import go_home
from ludarium.games.tigris.regions import disconnect, kingdoms_at, leader_in, region_of
from ludarium.games.tigris.valley import Valley, in_order


@dataclass(frozen=True)
class Conflict:
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

    def leader(self, seat: int) -> int:
        return 4 * seat + self.colour


def begin(s: Valley, c: Conflict) -> None:
    if s.news is not None:
        name = f"{'war' if c.is_war else 'revolt'} {COLOUR[c.colour]}"
        s.tell(f"{name} {_side(s, c, c.attacker)} against {_side(s, c, c.defender)}")


def _side(s: Valley, c: Conflict, seat: int) -> str:
    return f"p{seat + 1} {in_order(s.leader[c.leader(seat)])} {strength(s, c, seat)}"


def strength(s: Valley, c: Conflict, seat: int) -> int:
    """§ On the board: in a revolt temples next to the leader, in a war tiles of its side of the marker."""
    stands = s.leader[c.leader(seat)]
    supporters = region_of(s, stands) if c.is_war else spread(stands)
    return int(count(s.tile[c.tiles] & supporters))


def decide(s: Valley, c: Conflict, by_attacker: int, by_defender: int) -> None:
    """§ The stronger side wins, the defender a tie."""
    attack = strength(s, c, c.attacker) + by_attacker
    defence = strength(s, c, c.defender) + by_defender
    winner, loser = (c.attacker, c.defender) if attack > defence else (c.defender, c.attacker)
    if s.news is not None:
        s.tell(f"p{winner + 1} wins {attack} to {defence}")
    if c.is_war:
        _end_war(s, c, winner, loser)
    else:
        go_home(s, c.leader(loser))
        s.gain(winner, RED, 1, "revolt")


# § Wars.


def open_wars(s: Valley, n: int) -> list[Conflict]:
    """§ Two leaders of one colour in different kingdoms that touch the tile that unites (R17, R18)."""
    kingdoms = kingdoms_at(s, CELL[n])
    found: list[Conflict] = []
    for colour in COLOURS:
        leaders = [leader_in(s, kingdom, colour) for kingdom in kingdoms]
        rivals = [seat for seat in s.clockwise() if 4 * seat + colour in leaders]
        if len(rivals) > 1:  # the active player attacks if he can, otherwise the first clockwise (R19)
            found.append(Conflict(colour, rivals[0], rivals[1], n))
    return found


def _end_war(s: Valley, c: Conflict, winner: int, loser: int) -> None:
    """§ The beaten leader goes home, its supporters on the board leave the game: a point for each."""
    supporters = s.tile[c.colour] & region_of(s, s.leader[c.leader(loser)])
    go_home(s, c.leader(loser))
    removed = minus(supporters, _protected(s)) if c.colour == RED else supporters
    s.remove(c.colour, removed)
    disconnect(s, removed)
    s.gain(winner, c.colour, 1 + int(count(removed)), "war")


def _protected(s: Valley) -> Cells:
    """§ Temples with a treasure or next to a leader that was not beaten stay (R20, R21)."""
    return s.treasure | spread(s.leaders)
