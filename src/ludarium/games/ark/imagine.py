"""The Ark of the Covenant: the land that a view shows, which is all there is."""

from typing import Any

from ludarium.core import View
from ludarium.games.ark.cells import parse
from ludarium.games.ark.features import lay, stand
from ludarium.games.ark.inventory import FOLLOWERS
from ludarium.games.ark.land import BOX, Land, empty
from ludarium.games.ark.setup import rules
from ludarium.games.ark.tiles import TURN, tile
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile
from ludarium.luck import Luck


def imagine(seen: View, luck: Luck) -> Land:
    """The bag is a pool without order, so nothing is left to luck."""
    s = empty(seen["players"], rules(seen["options"]), FOLLOWERS)
    for told in seen["tiles"]:
        number = lay(s, tile(told["name"]).faces[TURN.index(told["turn"])], parse(told["cell"]))
        piece = told["piece"]
        if piece:
            part = tile(told["name"]).names.index(piece["part"])
            stand(s, number, piece["seat"], part, piece["kind"] == "prophet")
    s.points = list(seen["points"])
    for seat, where in enumerate(seen["prophets"]):
        if where == "box":
            s.prophet[seat] = BOX
    if seen["ark"]:
        s.ark = s.at[parse(seen["ark"])]
    s.bag = [tile(name) for name in sorted(seen["bag"]) for _ in range(seen["bag"][name])]
    s.out = [tile(name) for name in seen["out"]]
    if seen["ask"]:
        s.asks.append(_question(seen["ask"]))
    return s


def _question(ask: View) -> Any:
    if ask["question"] == "PlaceTile":
        return PlaceTile(ask["seat"], ask["tile"])
    if ask["question"] == "Deploy":
        return Deploy(ask["seat"], parse(ask["cell"]))
    return EnterArk(ask["seat"], tuple([parse(cell) for cell in ask["cells"]]))
