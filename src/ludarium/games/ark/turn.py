"""The Ark of the Covenant: the questions and the course of a turn (§3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from ludarium.core import Frozen, View
from ludarium.games.ark.actions import (
    FOLLOWER,
    KEPT,
    PASS,
    PROPHET,
    Deed,
    Enter,
    Follower,
    Pass,
    Place,
    Prophet,
    Walk,
)
from ludarium.games.ark.actions import enter as enter_action
from ludarium.games.ark.actions import place as place_action
from ludarium.games.ark.actions import walk as walk_action
from ludarium.games.ark.cells import name
from ludarium.games.ark.drawn import CITY
from ludarium.games.ark.features import free_parts, lay, stand, tiles_of
from ludarium.games.ark.land import NOWHERE, SUPPLY, Land
from ludarium.games.ark.scoring import completed, score, score_the_end
from ludarium.games.ark.tiles import Tile
from ludarium.games.ark.tiles import tile as tile_named
from ludarium.games.ark.walks import carry, routes
from ludarium.luck import Luck

# § Drawing: what fits nowhere is thrown out, and the next is drawn.


def begin_turn(s: Land, seat: int, luck: Luck) -> None:
    while s.bag:
        s.bag = s.bag[:]
        tile = luck.draw(s.bag, "tile")
        if s.news is not None:
            s.tell(f"p{seat + 1} draws {tile}")
        if fits(s, tile):
            s.asks.append(place_tile(seat, tile.name))
            return
        s.out = [*s.out, tile]
        if s.news is not None:
            s.tell(f"p{seat + 1} discards {tile}")
    score_the_end(s)


def fits(s: Land, tile: Tile) -> bool:
    """Whether there is a cell for it."""
    return any(tile.ways[demand] for demand in s.demand)


# § Placing the tile.


@dataclass(frozen=True)
class PlaceTile(Frozen):
    seat: int
    tile: str

    def told(self) -> View:
        return {"seat": self.seat, "question": "PlaceTile", "tile": self.tile}

    def options(self, s: Land) -> Sequence[Place]:
        turns = tile_named(self.tile).turns
        found: list[Place] = []
        for i, cell in enumerate(s.frontier):
            found += [place_action(cell, turn) for turn in turns[s.demand[i]]]
        return found

    def sample(self, s: Land, luck: Luck) -> Place:
        tile = tile_named(self.tile)
        ways = tile.ways
        demands = s.demand
        every = 0
        for demand in demands:
            every += ways[demand]
        n = luck.below(every, "answer")
        i = 0
        while n >= ways[demands[i]]:
            n -= ways[demands[i]]
            i += 1
        return place_action(s.frontier[i], tile.turns[demands[i]][n])

    def answer(self, s: Land, a: Place, luck: Luck) -> None:
        tile = lay(s, tile_named(self.tile).faces[a.turn], a.cell)
        if s.rules.entry_replaces_action and s.ark == NOWHERE and completed(s, tile, CITY):
            end_turn(s, self.seat, tile, luck)  # V4
        else:
            s.asks.append(deploy(self.seat, a.cell))


# § A follower, the prophet, a walk of the Ark, or nothing.


@dataclass(frozen=True)
class Deploy(Frozen):
    seat: int
    cell: int

    def told(self) -> View:
        return {"seat": self.seat, "question": "Deploy", "cell": name(self.cell)}

    def options(self, s: Land) -> Sequence[Deed]:
        found = self.pieces(s)
        if s.ark != NOWHERE:
            start = s.cell[s.ark]
            found += [walk_action(start, route) for route in routes(s)]
        found.append(PASS)
        return found

    def pieces(self, s: Land) -> list[Deed]:
        """§5 A follower on a part of a feature without pieces; the prophet only in a city."""
        tile = s.at[self.cell]
        one = s.face[tile].tile
        free = free_parts(s, tile)
        found: list[Deed] = []
        if s.supply[self.seat]:
            found += [FOLLOWER[one.names[part]] for part in free]
        if s.prophet[self.seat] == SUPPLY:
            found += [PROPHET[one.names[part]] for part in free if part < one.cities]
        return found

    def sample(self, s: Land, luck: Luck) -> Deed:
        found = self.pieces(s)
        walks = routes(s) if s.ark != NOWHERE else []
        n = luck.below(len(found) + len(walks) + 1, "answer")
        if n < len(found):
            return found[n]
        n -= len(found)
        return walk_action(s.cell[s.ark], walks[n]) if n < len(walks) else PASS

    def answer(self, s: Land, a: Deed, luck: Luck) -> None:
        tile = s.at[self.cell]
        names = s.face[tile].tile.names
        if isinstance(a, Walk):
            carry(s, a)
        elif isinstance(a, Follower):
            stand(s, tile, self.seat, names.index(a.part), False)
        elif isinstance(a, Prophet):
            stand(s, tile, self.seat, names.index(a.part), True)
        elif not isinstance(a, Pass):
            assert_never(a)
        end_turn(s, self.seat, tile, luck)


# § Scoring; and the Ark comes into play with the first city.


def end_turn(s: Land, seat: int, tile: int, luck: Luck) -> None:
    cities = score(s, tile)
    if cities and s.ark == NOWHERE:
        some = 0
        for city in cities:
            some |= s.tiles[city]
        s.asks.append(EnterArk(seat, tuple([s.cell[one] for one in tiles_of(s, some)])))
    else:
        begin_turn(s, (seat + 1) % s.players, luck)


@dataclass(frozen=True)
class EnterArk(Frozen):
    seat: int
    cells: tuple[int, ...]  # of the cities just completed

    def told(self) -> View:
        return {"seat": self.seat, "question": "EnterArk", "cells": [name(cell) for cell in self.cells]}

    def options(self, s: Land) -> Sequence[Enter]:
        return [enter_action(cell) for cell in self.cells]

    def answer(self, s: Land, a: Enter, luck: Luck) -> None:
        s.ark = s.at[a.cell]
        if s.news is not None:
            s.tell(f"ark enters {name(a.cell)}")
        begin_turn(s, (self.seat + 1) % s.players, luck)


# Made once: half the cost of asking.
place_tile: Final = lru_cache(KEPT)(PlaceTile)
deploy: Final = lru_cache(KEPT)(Deploy)
