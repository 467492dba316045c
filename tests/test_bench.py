"""The yardstick stays what it is, and is what speeds are measured by."""

from ludarium.bench import compare, worker, yardstick


def test_the_yardstick_plays_the_same_games_for_ever() -> None:
    assert yardstick.run(20, 2, 1) == [4398, 818266]


def test_a_measurement_has_every_number() -> None:
    for game in ("-", "druids"):
        found = worker.measure(game, 0.02)
        assert found.keys() == {"compiled", *compare.MEASURED}
        assert all(found[what] > 0 for what in compare.MEASURED)
        assert game == "druids" or found["compiled"] is False


def test_medians_and_multiples() -> None:
    base = compare.Variant("yardstick", "-", compare.SOURCE)
    base.rounds = [
        {"steps": steps, "games": 2.0, "copy": 1.0, "options": 1.0} for steps in (90.0, 100.0, 900.0)
    ]
    fast = compare.Variant("plain", "druids", compare.SOURCE)
    fast.rounds = [{"steps": 3000.0, "games": 10.0, "copy": 2.0, "options": 1.0}]

    row = dict(compare._row(fast, base))

    assert row["multiple"] == 30
    assert row["games_multiple"] == 5
    assert row["spread"] == (3000.0, 3000.0)
