import hmac
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.luck import EVERYONE, Luck, LuckError, NeedsLuck, NoLuck, Outcome, Script, Sealed, commitment


def test_the_same_seed_gives_the_same_everywhere() -> None:
    luck = Luck(7)
    assert [luck.below(1000, "any") for _ in range(5)] == [323, 150, 650, 72, 535]


def test_sealed_luck_is_an_hmac_of_secret_purpose_and_number() -> None:
    secret = bytes(range(32))
    luck = Sealed(secret)
    luck.below(10, "M4")
    digest = hmac.new(secret, b"M4 1", sha256).digest()
    assert luck.below(1000, "M4") == int.from_bytes(digest, "big") * 1000 // 2**256


def test_one_purpose_does_not_shift_another() -> None:
    quiet, busy = Sealed(b"x" * 32), Sealed(b"x" * 32)
    for _ in range(9):
        busy.below(6, "moon hand")
    assert [quiet.below(99, "sun hand") for _ in range(5)] == [busy.below(99, "sun hand") for _ in range(5)]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"secret") == sha256(b"secret").hexdigest()


@given(st.lists(st.integers(0, 9), min_size=1), st.integers(0, 2**32))
def test_drawing_takes_one_out_and_writes_it_down(pool: list[int], seed: int) -> None:
    luck = Luck(seed)
    luck.log = []
    left = pool[:]
    drawn = luck.draw(left, "bag", seen_by=1)
    assert sorted([*left, drawn]) == sorted(pool)
    assert luck.log == [Outcome(str(drawn), 1)]


def test_every_face_of_a_die_comes_up() -> None:
    luck = Luck(1)
    assert {luck.roll(6, "die") for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_script_gives_what_is_written() -> None:
    luck = Script(["b", "4"])
    luck.log = []
    assert (luck.draw(["a", "b", "c"], "bag"), luck.roll(6, "die")) == ("b", 4)
    assert luck.log == [Outcome("b", EVERYONE), Outcome("4", EVERYONE)]


def test_a_script_cannot_give_what_is_not_there() -> None:
    with pytest.raises(LuckError, match="z is not among"):
        Script(["z"]).draw(["a"], "bag")


def test_a_script_that_ends_is_an_error_or_goes_on() -> None:
    with pytest.raises(LuckError, match="nothing is written for bag"):
        Script([]).draw(["a"], "bag")
    assert Script([], after=Luck(1)).draw(["a"], "bag") == "a"


def test_without_luck_the_turning_point_is_named() -> None:
    with pytest.raises(NeedsLuck, match="M1"):
        NoLuck().draw(["a", "b"], "M1")
