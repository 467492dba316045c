"""What the calls about notices take and tell."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludarium.server.notices.kinds import KINDS, Kind, Language, Style, Way
from ludarium.server.wire import Body

Address = Annotated[str, Meta(max_length=254)]
Url = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
MinuteOfDay = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
Kinds = Annotated[list[Kind], Meta(max_length=len(KINDS))]
Moment = int  # milliseconds since 1970


# -- in


class NewPush(Body):
    """What `PushManager.subscribe` found, as its JSON says: the `endpoint`, and its two `keys`."""

    endpoint: Url
    p256dh: Key
    auth: Key


class NewMail(Body):
    address: Address


class NewWebhook(Body):
    """`json`: whatever is told as JSON, signed with a secret."""

    url: Url
    style: Style


class Quiet(Body):
    """From when until when nothing is told, in minutes of the day; over midnight if it ends before."""

    start: MinuteOfDay
    end: MinuteOfDay


class Wishes(Body):
    """Which kinds are told by which way, in which language, and when not.

    `zone` is where the clock of the quiet hours hangs, as in `Europe/Budapest`.  `urgent`: even then it is
    told that less than three hours are left.
    """

    push: Kinds
    mail: Kinds
    webhook: Kinds
    quiet: Quiet | None
    urgent: bool
    zone: Annotated[str, Meta(max_length=64)]
    language: Language


class Switch(Body):
    """Whether I want to be told of this table."""

    on: bool


class MailWord(Body):
    """What a mail holds: it stands in the link, behind the #."""

    word: Word


class MailProof(Body):
    """The word of the mail; `along` as with the other ways to sign in."""

    word: Word
    along: bool = False


# -- out


class Offers(Struct):
    """How this server can tell: `push` is the key that a browser subscribes with; null: not by push."""

    push: str | None
    mail: bool
    webhooks: bool


class Channel(Struct):
    """`name` is the browser, the address, or the host of the webhook.

    `asked`: the address is not confirmed yet; `off`: told off by whoever reads it, or failed too often.
    `endpoint` is that of a push, by which a browser knows its own.  `used`: when it was last told something.
    """

    id: str
    kind: Way
    style: Style | None
    name: str
    endpoint: str | None
    state: Literal["on", "asked", "off"]
    created: Moment
    used: Moment | None


class Notices(Struct):
    """How I am told; `silent` are the tables of which I do not want to be told."""

    offers: Offers
    channels: list[Channel]
    wishes: Wishes
    silent: list[str]


class NewSecret(Struct):
    """What a webhook is signed with, told once; null if its style knows no signature."""

    secret: str | None
    notices: Notices


class Tested(Struct):
    """What came of a notice to try it out; `gone`: that channel is no more."""

    result: Literal["sent", "failed", "gone"]
    notices: Notices


class MailLink(Struct):
    """Who signs in by this link."""

    name: str


class Confirmed(Struct):
    """The address that is confirmed now."""

    address: str
