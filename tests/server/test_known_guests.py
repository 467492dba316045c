"""Who has come lately is known; nothing of them is older than it is in the database."""

from ludarium.server.known_guests import Caller, Guest, KnownGuests, SignIn


def called(name: str) -> Caller:
    return Caller(Guest(name[0], name), SignIn(name))


def test_who_has_come_is_known_until_too_many_others_have() -> None:
    known = KnownGuests(2)
    for name in ("Anna", "Béla"):
        known.note(name, called(name), 0)
    assert known.get("Anna") == called("Anna")
    known.note("Cili", called("Cili"), 0)
    assert known.get("Béla") is None and known.get("Anna") and known.get("Cili")


def test_whoever_something_became_of_is_asked_for_again() -> None:
    known = KnownGuests(2)
    known.note("token", called("Anna"), known.changes)
    known.note("other", called("Béla"), known.changes)
    before = known.changes
    known.forget("A")
    assert known.get("token") is None and known.get("other") == called("Béla")
    known.note("token", called("Anna"), before)  # read before she was renamed, and noted after it
    assert known.get("token") is None
