"""Nothing is shipped under a licence that nobody has looked at."""

import pytest
from scripts.audit import check_licences, may_be_used, npm_licences, python_licences


def test_all_licences_are_among_those_that_may_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_licences(), capsys.readouterr().out


def test_what_is_looked_at_is_what_is_shipped() -> None:
    assert {"starlette", "sqlalchemy", "greenlet", "uvicorn", "psycopg", "ray"} <= dict(
        python_licences()
    ).keys()
    assert {"svelte", "workbox-core", "@fluent/bundle", "@fontsource/grenze"} <= dict(npm_licences()).keys()


@pytest.mark.parametrize(
    ("name", "licence", "may"),
    [
        ("any", "MIT", True),
        ("any", "MIT AND PSF-2.0", True),
        ("any", "(GPL-3.0-only OR MIT)", True),
        ("any", "MIT AND GPL-3.0-only", False),
        ("any", "GPL-3.0-only", False),
        ("any", "nothing said", False),
        ("psycopg-binary", "LGPL-3.0-only", True),
        ("another", "LGPL-3.0-only", False),
    ],
)
def test_a_licence_may_be_used_or_not(name: str, licence: str, may: bool) -> None:
    assert may_be_used(name, licence) == may
