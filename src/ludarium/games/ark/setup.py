"""The Ark of the Covenant: the set-up (§2)."""

from ludarium.core import Options
from ludarium.games.ark.features import lay
from ludarium.games.ark.inventory import BAG, FOLLOWERS, START
from ludarium.games.ark.land import Land, Rules, empty
from ludarium.games.ark.turn import begin_turn
from ludarium.luck import Luck


def setup(players: int, options: Options, luck: Luck) -> Land:
    """§ The start tile in the middle, the others in the bag; the first player draws at once."""
    s = empty(players, rules(options), FOLLOWERS)
    s.news = []
    lay(s, START.faces[0], 0)
    s.bag = BAG
    begin_turn(s, 0, luck)
    return s


def rules(options: Options) -> Rules:
    return Rules(
        crosses_start=options["ark_start_tile"] == "pass_through",
        counts_prophets=options["ark_counts_prophets"] == "true",
        counts_parts=options["incomplete_count"] == "parts",
        entry_replaces_action=options["ark_entry_replaces_action"] == "true",
    )
