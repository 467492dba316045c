"""Bora Bora: the table's options and the action tiles in use (§4, §9)."""

from dataclasses import dataclass
from typing import Final

from ludarium.components import read_options
from ludarium.core import Frozen, Options
from ludarium.games.borabora.actions import ACTION
from ludarium.games.borabora.inventory import INVENTORY

OPTIONS: Final = read_options(INVENTORY)
TILES: Final[dict[str, list[str]]] = INVENTORY["action_tiles"]


@dataclass(frozen=True, eq=False)
class Rules(Frozen):
    told: Options  # as they were chosen
    chosen: list[int]  # the numbers of those that are not as they are by default
    tiles: list[str]  # in the order in which they lie
    tile_of: list[int]  # by action: where its tile lies; the fishing space comes behind all tiles
    actions_of: list[list[int]]  # by place: the actions of the tile there
    must_act: bool  # R4
    falls_back: bool  # R24
    cap_restacks: bool  # R27
    extra_other_sex: bool  # R34
    must_fulfil: bool  # R38
    pair_is_yellow: bool  # R42
    mixed_types: bool  # R43
    spare_points: bool  # R48


def rules(players: int, options: Options) -> Rules:
    tiles = TILES[str(players)]
    if players == 3 and options["three_player_tile"] == "woman_man":
        tiles = TILES["3-woman_man"]  # the rulebook says in two ways which tile is combined
    tile_of = [place for action in ACTION for place, tile in enumerate(tiles) if action in tile.split("_")]
    tile_of.append(len(tiles))
    return Rules(
        told=dict(options),
        chosen=[n for n, (name, option) in enumerate(OPTIONS.items()) if options[name] != option.default],
        tiles=tiles,
        tile_of=tile_of,
        actions_of=[[a for a, at in enumerate(tile_of) if at == place] for place in range(len(tiles) + 1)],
        must_act=options["must_act"] == "true",
        falls_back=options["fallen_priest"] == "back",
        cap_restacks=options["cap_restacks"] == "true",
        extra_other_sex=options["extra_other_sex"] == "true",
        must_fulfil=options["must_fulfil"] == "true",
        pair_is_yellow=options["pair_is_yellow"] == "true",
        mixed_types=options["mixed_types"] == "true",
        spare_points=options["spare_points"] == "true",
    )
