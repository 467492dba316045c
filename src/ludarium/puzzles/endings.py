"""The games whose last turns can be tried to the end.

That takes that nothing matters in them which only others see.  At Tigris & Euphrates others hide what they
have, and at Bora Bora all answer once more in the end, so nothing is proven there.
"""

from collections.abc import Mapping
from typing import Final

from ludarium.puzzles import ark, druids
from ludarium.puzzles.ending import Ending

ENDINGS: Final[Mapping[str, Ending]] = {"druids": druids.ENDING, "ark": ark.ENDING}
