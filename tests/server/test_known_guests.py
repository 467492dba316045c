"""Who has come lately is known; names are never older than they are in the database."""

from ludarium.server.known_guests import Guest, KnownGuests


def test_who_has_come_is_known_until_too_many_others_have() -> None:
    known = KnownGuests(2)
    for name in ("Anna", "Béla"):
        known.note(name, Guest(name[0], name), 0)
    assert known.get("Anna") == Guest("A", "Anna")
    known.note("Cili", Guest("C", "Cili"), 0)
    assert known.get("Béla") is None and known.get("Anna") and known.get("Cili")


def test_what_is_told_is_nobody_elses() -> None:
    known = KnownGuests(2)
    anna = Guest("a", "Anna")
    known.note("token", anna, 0)
    anna.name = "not stored"
    told = known.get("token")
    assert told is not None and told.name == "Anna"
    told.name = "not stored either"
    assert known.get("token") == Guest("a", "Anna")


def test_a_new_name_is_the_name() -> None:
    known = KnownGuests(2)
    known.note("token", Guest("a", "Anna"), known.renamed)
    before = known.renamed
    known.rename(Guest("a", "Anne"))
    assert known.get("token") == Guest("a", "Anne")
    known.note("other", Guest("a", "Anna"), before)  # read before she was renamed, and noted after it
    assert known.get("other") is None
