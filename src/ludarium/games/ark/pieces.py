"""The Ark of the Covenant: followers and prophets as they stand on tiles, made once and shared."""

from typing import Final, final

from ludarium.games.ark.inventory import MOST

PARTS: Final = 8  # that a tile can have


@final
class Piece:
    """Whose it is, and the part of its tile where it stands."""

    __slots__ = ("is_prophet", "part", "seat")

    def __init__(self, seat: int, is_prophet: bool, part: int) -> None:
        self.seat = seat
        self.is_prophet = is_prophet
        self.part = part

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled or copied, it comes back as the one that everybody shares."""
        return piece, (self.seat, self.is_prophet, self.part)


def _all_of(is_prophet: bool) -> list[list[Piece]]:
    return [[Piece(seat, is_prophet, part) for part in range(PARTS)] for seat in range(MOST)]


# By seat and part.
FOLLOWER: Final = _all_of(False)
PROPHET: Final = _all_of(True)


def piece(seat: int, is_prophet: bool, part: int) -> Piece:
    return PROPHET[seat][part] if is_prophet else FOLLOWER[seat][part]
