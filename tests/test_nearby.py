"""Which options are closest to what was tried."""

import pytest

from ludarium.games.ark.reasons import place as on_the_land
from ludarium.games.tigris.reasons import place as in_the_valley
from ludarium.nearby import Place, nearest, nowhere


@pytest.mark.parametrize(
    ("tried", "options", "place", "near"),
    [
        (
            "tile red D4",
            "tile red A1 | tile red D6 | tile blue D4 | pass",
            in_the_valley,
            "tile red D6 | tile red A1 | tile blue D4",
        ),
        (
            "tile 2,0 e",
            "tile 5,0 e | tile 2,-1 e | tile 2,0 n",
            on_the_land,
            "tile 2,0 n | tile 2,-1 e | tile 5,0 e",
        ),
        (
            "die 5 helper",
            "die 2 helper | die 5 fish | die 5 temple | die 4 fish",
            nowhere,
            "die 5 fish | die 5 temple | die 4 fish",
        ),
        ("blue card die 3 helper", "die 3 fish | die 3 helper", nowhere, "die 3 helper"),
        ("commit 4", "commit 0 | commit 1 | commit 2 | commit 3", nowhere, "commit 3 | commit 2 | commit 1"),
        ("commit " + "9" * 5000, "commit 0 | commit 1 | pass", nowhere, "commit 0 | commit 1"),
        ("fight black", "jump black | pass", nowhere, ""),
        ("", "jump black | pass", nowhere, ""),
    ],
)
def test_what_begins_alike_is_close_and_then_what_lies_near(
    tried: str, options: str, place: Place, near: str
) -> None:
    assert " | ".join(nearest(options.split(" | "), tried, place)) == near
