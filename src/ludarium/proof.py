"""What a record proves: everything about it that can be checked, and what cannot be."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from ludarium.core import BadOption, BadPlayers
from ludarium.luck import Luck, Outcome, Sealed, commitment, seating
from ludarium.record import (
    HIDDEN,
    BadRecord,
    Record,
    clipped,
    outcomes_text,
    result_text,
    seat_text,
    seating_text,
)

HELD: Final = {
    "signature": "It is signed, and unchanged since then. The key: {key}",
    "signature-known": "It is signed with the key that was given, and unchanged since then.",
    "seal": "The secret is the one that was sealed with {commit}",
    "seal-known": "The secret is the one that was sealed as was announced.",
    "players": "The game is one for {players} players, with these options; each player has a name.",
    "seating": "Who sits where was drawn from the secret.",
    "luck": "{outcomes} outcomes follow from the secret.",
    "moves": "{moves} moves follow the rules, each by who was asked.",
    "end": "The game is over after the last of them.",
    "result": "The result is what the rules give: {result}",
}
OPEN: Final = {
    "unsigned": "Who wrote it: it is not signed. Names and moves that the rules allow may be invented.",
    "key": "Whose key that is: compare it with what the server showed before the game (--key).",
    "seal": "Whether that seal was announced before the game: compare it with what was shown then (--seal).",
    "seating": "Whether luck decided who sits where: the record does not tell.",
    "beginning": "The set-up and the first {begun} moves: they are another game's, and taken as they are.",
    "guided": "What a learner took back, with what the bot had answered: a coach was there.",
    "secret": "Whether the secret was the first that came: a server could try several before it seals one.",
    "people": "Who was behind the names, and who helped them.",
}


@dataclass(frozen=True)
class Finding:
    """One thing that held or that cannot be checked, by its key in `HELD` or `OPEN`."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Proof:
    """What held, and what this record cannot prove; `outcomes` is how many were derived from the secret."""

    outcomes: int
    held: tuple[Finding, ...]
    open: tuple[Finding, ...]


class Disproved(BadRecord):
    """The record is not what it says; `check` is the key of what did not hold."""

    def __init__(self, check: str, why: str) -> None:
        super().__init__(why)
        self.check = check


def verify(record: Record, *, seal: str | None = None, key: str | None = None) -> Proof:
    """Check everything that this record tells; raises `Disproved` at the first that does not hold.

    `seal` and `key` are what was announced before the game, if the reader has kept them.
    """
    inspection = Inspection(record, seal, key)
    checks: tuple[tuple[str, Callable[[], None]], ...] = (
        ("signature", inspection.signature),
        ("seal", inspection.seal_and_secret),
        ("players", inspection.players),
        ("seating", inspection.seating),
        ("moves", inspection.moves),
        ("end", inspection.end),
        ("result", inspection.result),
    )
    for name, check in checks:
        try:
            check()
        except BadRecord as error:
            raise Disproved(name, str(error)) from error
    return inspection.proof()


class Inspection:
    """One record being checked."""

    def __init__(self, record: Record, seal: str | None, key: str | None) -> None:
        self.record = record
        self.announced_seal, self.announced_key = seal, key
        self.outcomes = 0
        self.held: list[Finding] = []
        self.open: list[Finding] = []
        self.state: Any = None

    def signature(self) -> None:
        record = self.record
        if record.key is None or record.signature is None:
            if self.announced_key or record.key or record.signature:
                raise BadRecord("it is not signed")
            self.open.append(Finding("unsigned"))
            return
        if self.announced_key not in (None, record.key):
            raise BadRecord(f"it is signed with another key than the one announced: {record.key}")
        if not is_signature(record.signature, record.signed_text, record.key):
            raise BadRecord("the signature is not of this text: it was changed after it was signed")
        if self.announced_key:
            self.held.append(Finding("signature-known"))
        else:
            self.held.append(Finding("signature", {"key": record.key}))
            self.open.append(Finding("key"))

    def seal_and_secret(self) -> None:
        record = self.record
        if record.commit is None or record.seed is None:
            raise BadRecord("it has no seal and no secret; a game that is not over cannot be verified")
        if self.announced_seal not in (None, record.commit):
            raise BadRecord(f"its seal is another than the one announced: {record.commit}")
        if commitment(self.secret) != record.commit:
            raise BadRecord("the seed is not the one whose hash was told before the game")
        if self.announced_seal:
            self.held.append(Finding("seal-known"))
        else:
            self.held.append(Finding("seal", {"commit": record.commit}))
            self.open.append(Finding("seal"))

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.record.seed or "")

    def players(self) -> None:
        record = self.record
        rules = record.rules()
        for seat, name in enumerate(record.seats):
            if not name.strip():
                raise BadRecord(f"{seat_text(seat)} has no name")
        try:
            rules.must_seat(len(record.seats))
            rules.settle(record.options)
        except (BadPlayers, BadOption) as error:
            raise BadRecord(str(error).removesuffix(".")) from error
        self.held.append(Finding("players", {"players": len(record.seats)}))

    def seating(self) -> None:
        drawn = self.record.seating
        if drawn is None:
            self.open.append(Finding("seating"))
        elif drawn:
            derived = tuple(seating(self.secret, len(self.record.seats)))
            if drawn != derived:
                raise BadRecord(f"the seed gives the seating {seating_text(derived)}")
            self.held.append(Finding("seating"))

    def moves(self) -> None:
        """Every outcome is derived again.  What it began with is taken as it is."""
        record, begun = self.record, self.record.begun
        if begun is not None and not 0 <= begun < len(record.moves):
            raise BadRecord(f"it cannot have begun after {begun} of {len(record.moves)} moves")
        sealed = Sealed(self.secret)
        luck: Luck = sealed if begun is None else record.script(begun)
        luck.log = []
        self.state = record.start(luck)
        self._derived(luck.log, record.setup, "the set-up", luck is sealed)
        for number, move in enumerate(record.moves, 1):
            if number > (begun or 0):
                luck = sealed
            luck.log = []
            record.play(self.state, move, number, luck)
            self._derived(luck.log, move.luck, f"move {number}", luck is sealed)
        self.held.append(Finding("luck", {"outcomes": self.outcomes}))
        self.held.append(Finding("moves", {"moves": len(record.moves)}))
        if begun is not None:
            self.open.append(Finding("beginning", {"begun": begun}))

    def _derived(
        self, derived: Iterable[Outcome], written: Iterable[Outcome], where: str, from_secret: bool
    ) -> None:
        derived, written = tuple(derived), tuple(written)
        if any(outcome.text == HIDDEN for outcome in written):
            raise BadRecord(f"{where}: it hides what others saw")
        if derived != written:
            right, wrong = clipped(outcomes_text(derived)), clipped(outcomes_text(written))
            raise BadRecord(f"{where}: the seed gives {right or 'nothing'}, not {wrong or 'nothing'}")
        if from_secret:
            self.outcomes += len(derived)

    def end(self) -> None:
        if self.state.asks:
            asked = seat_text(self.state.asks[-1].seat)
            raise BadRecord(f"it breaks off after move {len(self.record.moves)}, where {asked} is asked")
        self.held.append(Finding("end"))

    def result(self) -> None:
        right = [tuple(score) for score in self.state.scores()]
        if self.record.result != right:
            raise BadRecord(
                f"the result is {result_text(right)}, not {result_text(self.record.result or [])}"
            )
        self.held.append(Finding("result", {"result": result_text(right)}))

    def proof(self) -> Proof:
        guided = (Finding("guided"),) if self.record.guided else ()
        never = (Finding("secret"), Finding("people"))
        return Proof(self.outcomes, tuple(self.held), (*self.open, *guided, *never))


def is_signature(signature: str, text: str, key: str) -> bool:
    """Whether this is an Ed25519 signature of this text with this key (all in hexadecimal digits)."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
