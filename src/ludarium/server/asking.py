"""What the calls of the API have in common: who asks, and how a call is told of."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_type_hints

from starlette.requests import Request

from ludarium.server import limits
from ludarium.server.house import House
from ludarium.server.ids import proper_id
from ludarium.server.known_guests import Caller, Guest
from ludarium.server.turns import Whose
from ludarium.table import Refused


@dataclass
class Asked:
    """One request, and who makes it."""

    house: House
    request: Request
    caller: Caller | None
    whose: Whose
    cookie: str | None = None  # a token to set as the cookie of the answer
    signs_out: bool = False  # the browser forgets its token
    settled: bool = False  # the answer is as it will always be, for a game that is over
    for_ever: bool = False  # so it is, at this address

    @property
    def someone(self) -> Guest | None:
        return self.caller.guest if self.caller else None

    @property
    def guest(self) -> Guest:
        if self.someone is None:
            raise Refused("no-session")
        return self.someone

    @property
    def by_browser(self) -> bool:
        """Whether it can be given another token: a program has one of its own, and keeps it."""
        return "authorization" not in self.request.headers

    @property
    def who(self) -> str:
        """Whose buckets it takes from."""
        return self.whose.guest

    @property
    def table_id(self) -> str:
        return proper_id(self.request.path_params["id"])


@dataclass(frozen=True)
class Elsewhere:
    """An answer: whoever asks finds a page of ours there."""

    path: str


@dataclass(frozen=True)
class Call:
    """One call of the API.

    `public`: its answer is the same for everybody, and holds no secret.  `account`: it is about the person
    who asks, not for scripts of theirs.  `most`: bytes of its body.
    """

    method: str
    path: str
    refusals: tuple[str, ...]
    does: Callable[..., Awaitable[Any]]
    query: tuple[str, ...] = ()
    public: bool = False
    account: bool = False
    most: int = limits.BODY_BYTES

    @property
    def body(self) -> type | None:
        return get_type_hints(self.does).get("body")

    @property
    def answer(self) -> Any:
        return get_type_hints(self.does)["return"]

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.does) or ""


CALLS: list[Call] = []


def call(  # noqa: PLR0913 - all that a call says of itself
    method: str,
    path: str,
    *refusals: str,
    query: tuple[str, ...] = (),
    public: bool = False,
    account: bool = False,
    most: int = limits.BODY_BYTES,
) -> Callable[[Any], Any]:
    """A call, and the keys with which it may be refused besides the general ones."""

    def add(does: Any) -> Any:
        CALLS.append(Call(method, path, refusals, does, query, public, account, most))
        return does

    return add
