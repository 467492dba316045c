"""When the quiet hours are over, by the clock on somebody's wall."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from ludarium.server.clock import in_ms
from ludarium.server.notices.wire import Quiet, Wishes
from ludarium.server.notices.wishes import quiet_until
from ludarium.sitting.clock import HOUR

BUDAPEST = ZoneInfo("Europe/Budapest")


def wishes(start: int, end: int, urgent: bool = False) -> Wishes:
    return Wishes(["turn"], [], [], Quiet(start * 60, end * 60), urgent, "Europe/Budapest", "en")


@pytest.mark.parametrize(
    ("start", "end", "now", "until"),
    [
        (22, 7, "2026-01-10T21:59", None),
        (22, 7, "2026-01-10T22:00", "2026-01-11T07:00"),
        (22, 7, "2026-01-11T06:59", "2026-01-11T07:00"),
        (22, 7, "2026-01-11T07:00", None),
        (13, 15, "2026-01-10T14:00", "2026-01-10T15:00"),
        (13, 15, "2026-01-10T15:00", None),
        (22, 7, "2026-03-28T23:00", "2026-03-29T07:00"),  # an hour is left out in between
        (22, 7, "2026-10-24T23:00", "2026-10-25T07:00"),  # one comes twice
        (22, 2, "2026-03-28T23:00", "2026-03-29T03:00"),  # there is no two o'clock
        (7, 7, "2026-01-10T12:00", None),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(start: int, end: int, now: str, until: str | None) -> None:
    at = in_ms(datetime.fromisoformat(now).replace(tzinfo=BUDAPEST))
    found = quiet_until(wishes(start, end), "turn", at)
    expected = until and in_ms(datetime.fromisoformat(until).replace(tzinfo=BUDAPEST))
    assert found == expected


def test_what_cannot_wait_is_told() -> None:
    night = in_ms(datetime(2026, 1, 10, 23, tzinfo=BUDAPEST))
    assert quiet_until(wishes(22, 7), "new-sign-in", night) is None
    urgent = wishes(22, 7, urgent=True)
    assert quiet_until(urgent, "clock", night, 3 * HOUR - 1) is None
    for kind, left in (("clock", 3 * HOUR), ("turn", HOUR), ("clock", None)):
        assert quiet_until(urgent, kind, night, left) is not None
    assert quiet_until(wishes(22, 7), "clock", night, HOUR) is not None


@pytest.mark.parametrize("hours", range(48))
def test_the_end_is_always_ahead_and_not_quiet(hours: int) -> None:
    for day in (datetime(2026, 3, 28), datetime(2026, 10, 24), datetime(2026, 6, 1)):
        at = in_ms(day.replace(tzinfo=BUDAPEST) + timedelta(hours=hours))
        for start, end in ((22, 7), (1, 3), (2, 1), (0, 23)):
            until = quiet_until(wishes(start, end), "turn", at)
            assert until is None or (until > at and quiet_until(wishes(start, end), "turn", until) is None)
