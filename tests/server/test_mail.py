"""Mails: an address is confirmed first, and whoever reads it can sign in by it and end them."""

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludarium.server.notices.smtp import Smtp
from ludarium.server.settings import BadSetting, from_environment
from ludarium.sitting.clock import DAY, MINUTE, SECOND
from tests.server.people import free_port
from tests.server.telling import ORIGIN, SENDER, WISHES, Town, telling, word_of

pytestmark = pytest.mark.anyio

ANNA = "anna@example.org"
ASK, CONFIRM = {"address": ANNA}, "/api/mail/confirm"


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with telling(tmp_path) as one:
        yield one


async def test_an_address_is_told_nothing_before_it_is_confirmed(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    [channel] = (await anna.post("/api/me/channels/mail", ASK))["channels"]
    assert (channel["name"], channel["state"]) == (ANNA, "asked")
    [letter] = await town.letters()
    assert (letter["To"], letter["From"]) == (ANNA, f"Ludarium <{SENDER}>")
    assert letter["Subject"] == "Confirm this address for Ludarium"
    await town.table(anna, bela)
    await town.passes(120)
    assert town.post.all() == []
    async with town.place.anybody() as anybody:
        word = {"word": word_of(letter, "confirm")}
        assert (await anybody.post(CONFIRM, json=word)).json() == ASK
        assert (await anybody.post(CONFIRM, json=word)).json()["error"]["key"] == "not-known"
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    assert channel["state"] == "on"


async def test_a_link_to_confirm_is_good_for_a_day_and_the_last_one_counts(town: Town) -> None:
    anna = await town.browser("Anna")
    await anna.post("/api/me/channels/mail", {"address": "ana@example.org"})
    [wrong] = await town.letters()
    await anna.post("/api/me/channels/mail", ASK)
    [right] = await town.letters()
    assert await anna.refused(CONFIRM, {"word": word_of(wrong, "confirm")}) == "not-known"
    town.clock.advance(DAY / SECOND)
    assert await anna.refused(CONFIRM, {"word": word_of(right, "confirm")}) == "not-known"


async def test_a_mail_says_what_is_told_and_how_to_end_it(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    await town.mail(anna, ANNA)
    await anna.post("/api/me/notices", WISHES | {"mail": ["turn"], "language": "de"})
    table = await town.table(anna, bela)
    await town.passes(62)
    [letter] = town.post.all()
    assert letter["Subject"] == "Du bist am Zug: Druidenwalzer mit Béla."
    body = letter.get_body(("plain",))
    assert body is not None
    text = body.get_content().replace("\r\n", "\n")
    assert text.startswith(f"{letter['Subject']}\n\n{ORIGIN}/table/{table['id']}\n\n-- \n")
    word = word_of(letter, "unsubscribe")
    assert letter["List-Unsubscribe"] == f"<{ORIGIN}/api/mail/unsubscribe/{word}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"


async def test_a_mail_server_that_is_busy_gets_the_same_mail_again(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    await town.mail(anna, ANNA)
    await anna.post("/api/me/notices", WISHES | {"mail": ["turn"]})
    town.post.refuses[ANNA] = "451 later"
    await town.table(anna, bela)
    await town.passes(62)
    kept = await town.house.notices.sender.due.of(await town.id(anna))
    [before] = [one for one in kept if one.kind == "turn"]
    assert town.post.all() == [] and before.tries == 1
    town.post.refuses.clear()
    await town.passes(70)
    [letter] = town.post.all()
    assert letter["Message-ID"].startswith(f"<{before.id}.")
    town.post.refuses[ANNA] = "550 there is nobody of this name"
    await town.table(anna, bela)
    await town.passes(62)
    assert await town.waiting(anna) == {}


async def test_a_mail_program_ends_the_mails_with_one_click(town: Town) -> None:
    anna = await town.browser("Anna")
    await town.mail(anna, ANNA)
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    await anna.post(f"/api/me/channels/{channel['id']}/test")
    [letter] = await town.letters()
    path = urlsplit(letter["List-Unsubscribe"].strip("<>")).path
    async with town.place.anybody() as program:
        click = {"List-Unsubscribe": "One-Click"}
        assert (await program.post(path, data=click)).json() == {"address": ANNA}
        assert (await program.post(path, data=click)).json() == {"address": ANNA}
        opened = await program.get(path)
        word = word_of(letter, "unsubscribe")
        assert (opened.status_code, opened.headers["location"]) == (303, f"/mail#unsubscribe={word}")
        wrong = await program.post(f"{path[:-1]}!", data=click)
        assert wrong.json()["error"]["key"] == "not-known"
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    assert channel["state"] == "off"
    assert (await anna.get("/api/me/account"))["mail"] == ANNA
    await anna.post(f"/api/me/channels/{channel['id']}/on")
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    assert channel["state"] == "on"


async def test_who_reads_the_address_can_sign_in(town: Town) -> None:
    anna, elsewhere = await town.browser("Anna"), await town.browser()
    await town.mail(anna, ANNA)
    assert (await elsewhere.get("/api/sign-in"))["mail"] is True
    await elsewhere.post("/api/sign-in/mail", {"address": " Anna@EXAMPLE.org "})
    [letter] = await town.letters()
    word = {"word": word_of(letter, "sign-in")}
    assert await elsewhere.post("/api/sign-in/mail/look", word) == {"name": "Anna"}
    assert await elsewhere.post("/api/sign-in/mail/link", word) == {"name": "Anna"}
    assert await town.id(elsewhere) == await town.id(anna)
    assert await elsewhere.refused("/api/sign-in/mail/link", word) == "not-known"
    await town.passes(2)
    assert [one["Subject"] for one in town.post.all()] == [
        "New sign-in: Firefox, Linux. Not you? End it here."
    ]
    await elsewhere.post("/api/sign-in/mail", ASK)
    [letter] = await town.letters()
    town.clock.advance(15 * MINUTE / SECOND)
    late = {"word": word_of(letter, "sign-in")}
    assert await elsewhere.refused("/api/sign-in/mail/look", late) == "not-known"
    assert await elsewhere.refused("/api/sign-in/mail/link", late) == "not-known"


async def test_an_address_is_one_persons(town: Town) -> None:
    anna, bela = await town.browser("Anna"), await town.browser("Béla")
    await town.mail(anna, ANNA)
    await bela.post("/api/me/channels/mail", ASK)
    [letter] = await town.letters()
    assert await bela.refused(CONFIRM, {"word": word_of(letter, "confirm")}) == "mail-taken"
    assert (await bela.get("/api/me/account"))["mail"] is None


async def test_a_new_address_takes_the_place_of_the_one_before_when_it_is_confirmed(town: Town) -> None:
    anna, new = await town.browser("Anna"), "anna@example.com"
    await town.mail(anna, ANNA)
    await anna.post("/api/me/notices", WISHES)
    assert await anna.refused("/api/me/channels/mail", {"address": new}) == "confirm-first"
    await anna.post("/api/sign-in/mail", ASK)
    [letter] = await town.letters()
    await anna.post("/api/sign-in/mail/link", {"word": word_of(letter, "sign-in")})
    await anna.post("/api/me/channels/mail", {"address": new})
    assert (await anna.get("/api/me/account"))["mail"] == ANNA
    [letter] = await town.letters()
    await anna.post(CONFIRM, {"word": word_of(letter, "confirm")})
    assert [one["name"] for one in (await anna.get("/api/me/notices"))["channels"]] == [new]
    town.clock.advance(6 * MINUTE / SECOND)
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    assert await anna.refused(f"/api/me/channels/{channel['id']}/remove") == "confirm-first"


async def test_a_mail_server_that_is_not_there_keeps_nobody_waiting(tmp_path: Path) -> None:
    nowhere = Smtp.parse(f"smtp://127.0.0.1:{free_port()}", SENDER)
    async with telling(tmp_path, smtp=nowhere) as town:
        anna = await town.person("Anna")
        [channel] = (await anna.post("/api/me/channels/mail", ASK))["channels"]
        assert channel["state"] == "asked"
        assert (await anna.post(f"/api/me/channels/{channel['id']}/test"))["result"] == "failed"


@pytest.mark.parametrize(
    ("url", "sender", "found"),
    [
        ("smtps://u%40x:p%3A@mail.example.org", SENDER, ("mail.example.org", 465, "tls", "u@x", "p:")),
        ("smtp://mail.example.org", SENDER, ("mail.example.org", 587, "starttls", None, None)),
        ("smtp://localhost:25", SENDER, ("localhost", 25, "none", None, None)),
        (
            "smtps://a%40example.org:p@mail.example.org/",
            None,
            ("mail.example.org", 465, "tls", "a@example.org", "p"),
        ),
    ],
)
def test_who_takes_mails_is_said_in_one_address(
    url: str, sender: str | None, found: tuple[object, ...]
) -> None:
    smtp = Smtp.parse(url, sender)
    assert (smtp.host, smtp.port, smtp.protection, smtp.user, smtp.password) == found
    assert smtp.sender == (sender or "a@example.org")


@pytest.mark.parametrize(
    "environment",
    [
        {"LUDARIUM_SMTP": "smtps://mail.example.org", "LUDARIUM_MAIL_FROM": SENDER},
        *(
            {"LUDARIUM_ORIGIN": ORIGIN, "LUDARIUM_SMTP": url, "LUDARIUM_MAIL_FROM": sender}
            for url, sender in (
                ("https://mail.example.org", SENDER),
                ("smtp://", SENDER),
                ("smtp://mail.example.org:x", SENDER),
                ("smtp://mail.example.org/box", SENDER),
                ("smtp://mail.example.org", ""),
                ("smtp://mail.example.org", f"{SENDER}\nBcc: x"),
            )
        ),
        {"LUDARIUM_CONTACT": "nobody"},
    ],
)
def test_a_setting_that_cannot_be_is_said_at_the_start(environment: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=r"LUDARIUM_(SMTP|CONTACT)"):
        from_environment(environment)
