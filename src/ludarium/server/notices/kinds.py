"""What somebody who is not looking is told of, and by which ways."""

from typing import Final, Literal, get_args

Kind = Literal["turn", "clock", "stand-in", "zero", "begins", "proposal", "over", "dead"]
Way = Literal["push", "mail", "webhook"]
Style = Literal["discord", "ntfy", "json"]
Language = Literal["en", "de", "hu"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
NEW_SIGN_IN: Final = "new-sign-in"  # always told, whatever somebody has switched off

# Where browsers are told: Chromium, Firefox, Edge, Safari.
PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
