"""What the calls about oneself take and tell."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludarium.server.people.scopes import Scope
from ludarium.server.wire import Body

Word = Annotated[str, Meta(max_length=64)]
Title = Annotated[str, Meta(max_length=60)]
Credential = Annotated[dict[str, Any], Meta(title="Credential")]
CredentialOptions = Annotated[dict[str, Any], Meta(title="CredentialOptions")]
Moment = int  # milliseconds since 1970


# -- in


class NewPasskey(Body):
    """What `navigator.credentials.create` found, as JSON, and what its owner calls it."""

    credential: Credential
    name: Title = ""


class Proof(Body):
    """What `navigator.credentials.get` found, as JSON.

    `along`: the seats of the guest that this browser was until now become those of whoever signs in.
    """

    credential: Credential
    along: bool = False


class RecoveryCode(Body):
    code: Word
    along: bool = False


class Password(Body):
    handle: Word
    password: Annotated[str, Meta(max_length=400)]
    along: bool = False


class NewPassword(Body):
    handle: Word
    password: Annotated[str, Meta(max_length=400)]


class NewToken(Body):
    """For a script: what it is called, and what it may do."""

    name: Title
    scope: Scope


class DeviceWord(Body):
    word: Word


class DeviceNumber(Body):
    """The number that the other device shows."""

    word: Word
    number: Annotated[str, Meta(max_length=8)]


class DeviceClaim(Body):
    word: Word
    claim: Word
    along: bool = False


class Sharing(Body):
    """Whether my finished games may be passed on for study, without my name."""

    wanted: bool


class Leaving(Body):
    """Whether I want to be deleted in seven days, or have changed my mind."""

    wanted: bool


# -- out


class Passkey(Struct):
    """`synced`: it is in several places, kept by whoever made the browser or the phone."""

    id: str
    name: str
    created: Moment
    used: Moment
    synced: bool


class SignIn(Struct):
    """`what` is a browser as it names itself, or a script as its guest does; `used` is told to the hour."""

    id: str
    kind: Literal["browser", "script"]
    what: str
    scope: Literal["", "read", "play"]
    created: Moment
    used: Moment
    here: bool


class Ways(Struct):
    """How one can sign in here, at this address."""

    passkeys: bool
    passwords: bool
    mail: bool


class Account(Struct):
    """`recovery`: how many codes are left; `mail`: the address that links to sign in by are sent to.

    `shares`: since when my finished games may be passed on without my name, if they may.  `proved`: what
    needs a proof of who I am can be done now.
    """

    name: str
    handle: str | None
    mail: str | None
    passkeys: list[Passkey]
    recovery: int
    sign_ins: list[SignIn]
    ways: Ways
    shares: Moment | None
    leaves: Moment | None
    proved: bool


class RecoveryCodes(Struct):
    codes: list[str]


class Token(Struct):
    """Told once."""

    token: str


class DeviceInvitation(Struct):
    """The word for another device, and for how many seconds it is good."""

    word: str
    seconds: int


class DeviceVisit(Struct):
    """The number to show, the word that the device proves itself by afterwards, and who it will be."""

    number: str
    claim: str
    name: str


class DeviceCame(Struct):
    """Whether another device has come with the word, and which."""

    state: Literal["nobody", "somebody", "over"]
    what: str
