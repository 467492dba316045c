"""Another device of the same person: it has a word of the first one's, which is told the number it shows.

So whoever sees the word over a shoulder comes to nothing: the number on the right screen is not theirs.
"""

import hmac
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from ludarium.server.people.codes import Code, Codes
from ludarium.server.people.recovery import as_given, new_codes
from ludarium.server.people.sign_ins import hashed, new_token
from ludarium.sitting.clock import MINUTE
from ludarium.table import Refused

LASTS: Final = 5 * MINUTE  # in all, until the other device is signed in
TRIES: Final = 5
DIGITS: Final = 4

Came = Literal["nobody", "somebody", "over"]


@dataclass(frozen=True)
class Visit:
    """What the other device is told: the number to show, and the word that it proves itself by afterwards."""

    number: str
    claim: str
    guest: str


class Devices:
    def __init__(self, codes: Codes) -> None:
        self._codes = codes

    async def invite(self, guest: str) -> str:
        """The word for another device of this guest."""
        word = new_codes()[0]
        await self._codes.give("device", [word], guest, LASTS)
        return word

    async def visit(self, word: str, what: str) -> Visit:
        """The other device has the word.  Only the first one that comes gets a number."""
        word, number, claim = as_given(word), f"{secrets.randbelow(10**DIGITS):0{DIGITS}}", new_token()
        facts = {"number": number, "claim": hashed(claim), "what": what, "tries": 0}
        code = await self._codes.look("device", word)
        if code is None or code.guest is None or code.facts:
            raise Refused("not-known")
        if not await self._codes.change("device", word, code, facts):
            raise Refused("not-known")
        return Visit(number, claim, code.guest)

    async def who_came(self, guest: str, word: str) -> tuple[Came, str]:
        """Whether another device has come with the word, and which."""
        code = await self._codes.look("device", word)
        if code is None or code.guest != guest:
            return "over", ""
        return ("somebody", code.facts["what"]) if code.facts else ("nobody", "")

    async def let_in(self, guest: str, word: str, number: str) -> None:
        """The number that the other device shows; raises `Refused`, and after some tries for good."""
        code = await self._codes.look("device", word)
        if code is None or code.guest != guest or not code.facts:
            raise Refused("not-known")
        if hmac.compare_digest(code.facts["number"].encode(), number.strip().encode()):
            await self._codes.change("device", word, code, {**code.facts, "let_in": True})
            return
        await self._count(word, code)
        raise Refused("not-known")

    async def _count(self, word: str, code: Code) -> None:
        tries = code.facts["tries"] + 1
        if tries >= TRIES:
            await self._codes.take("device", word)
        else:
            await self._codes.change("device", word, code, {**code.facts, "tries": tries})

    async def enter(self, word: str, claim: str) -> tuple[str, str] | None:
        """Whose device it is, and which; None until it is let in.  Raises `Refused` when it will not be."""
        word = as_given(word)
        code = await self._codes.look("device", word)
        if code is None or not is_claim(code, claim):
            raise Refused("not-known")
        if "let_in" not in code.facts:
            return None
        taken = await self._codes.take("device", word)
        if taken is None or taken.guest is None:
            raise Refused("not-known")
        return taken.guest, taken.facts["what"]


def is_claim(code: Code, claim: str) -> bool:
    return bool(code.facts) and hmac.compare_digest(code.facts["claim"], hashed(claim))
