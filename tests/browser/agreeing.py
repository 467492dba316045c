"""Whether what people were shown at the end is what the record of the game leads to."""

import json

from playwright.sync_api import expect

from ludarium.proof import verify
from ludarium.record import Record
from ludarium.registry import game
from tests.browser.tigris import told
from tests.browser.visitor import Visitor, saying


def assert_agree(*people: Visitor) -> None:
    """Of people who sit at the first seats, each before the result."""
    for seat, person in enumerate(people):
        record = downloaded(person)
        verify(record)
        end = record.replay()
        assert told(person)["view"] == json.loads(json.dumps(game(record.game).view(end, seat)))
        assert [tuple(score) for score in told(person)["scores"]] == record.result
        for score in record.result or []:
            expect(person.result.get_by_text(saying(str(score[0]))).first).to_be_visible()


def downloaded(person: Visitor) -> Record:
    """The record as the page of the result gives it."""
    with person.page.expect_download() as download:
        person.press(person.result.get_by_role("link", name="Save the record"))
    return Record.parse(download.value.path().read_text())
