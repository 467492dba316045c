"""Names of people: what may stand in one, and which of them look alike."""

import re
import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from ludarium.table import Refused

LEAST, MOST = 2, 20
NICKNAME: Final = get_profile("Nickname")  # RFC 8266: nothing invisible, nothing that hides or turns letters
# Whether a sign is drawn in colours, which is up to the page; and a Braille cell without a dot is a blank.
PLAINLY: Final = str.maketrans({"\ufe0e": "", "\ufe0f": "", "\u2800": " "})
PILED_UP: Final = 3  # combining marks on one letter: more than any language needs


def proper(name: str) -> str:
    """The name as it is kept: blanks trimmed and single, nothing invisible; raises `Refused`."""
    name = unicodedata.normalize("NFC", name.translate(PLAINLY))
    name = " ".join(name.split())
    if not LEAST <= len(name) <= MOST or not is_nickname(name) or is_piled_up(name):
        raise Refused("bad-name", least=LEAST, most=MOST)
    return name


def is_nickname(name: str) -> bool:
    try:
        NICKNAME.enforce(name)
    except UnicodeError:
        return False
    return True


def is_piled_up(name: str) -> bool:
    marks = "".join("m" if unicodedata.category(sign)[0] == "M" else "." for sign in name)
    return "m" * PILED_UP in marks


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number if it could be taken for one of the others."""
    taken = [looks(other) for other in others]
    tries = (numbered(name, number) for number in count(1))
    return next(one for one in tries if not any(looks(one) & look for look in taken))


def numbered(name: str, number: int) -> str:
    """`Anna`, `Anna (2)`, and never longer than names are."""
    suffix = f" ({number})" if number > 1 else ""
    return name[: MOST - len(suffix)].rstrip() + suffix


def looks(name: str) -> frozenset[str]:
    """What the name looks like, in its own letters and in small ones: names that share one look alike."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({skeleton(plain), skeleton(plain.casefold())})


def skeleton(name: str) -> str:
    """Each letter replaced by the plainest that looks the same (Unicode Technical Standard 39)."""
    return "".join(map(plainest, re.sub(r"\s+", "", name))).casefold()


def plainest(letter: str) -> str:
    """A letter that imitates one other is replaced by that; one that many imitate stays."""
    imitated = confusables_data.get(letter, ())
    return str(imitated[0]["c"]) if len(imitated) == 1 else letter
