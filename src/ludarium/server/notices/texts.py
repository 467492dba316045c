"""What a notice says, in the language of whoever reads it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from ludarium.registry import NoSuchGame, game
from ludarium.server.notices.due import Notice
from ludarium.server.notices.kinds import Language
from ludarium.server.notices.rows import Facts
from ludarium.server.store import TableRow
from ludarium.sitting.clock import DAY, HOUR, MINUTE, Ms

WORDS: Final = Path(__file__).parent / "words"
LOCALES: Final[dict[Language, str]] = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}
NONE: Final = "none"  # what a text says nothing of
MANY_GAMES: Final = 3  # are named


@dataclass(frozen=True)
class Reader:
    """For whom it is written: their `language`, and the `zone` that their clock goes by."""

    language: Language
    zone: str


@cache
def bundle(language: Language) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([LOCALES[language]], use_isolating=False)
    made.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def say(language: Language, key: str, **facts: Any) -> str:
    words = bundle(language)
    text, errors = words.format_pattern(words.get_message(key).value, facts)
    assert not errors, (language, key, errors)
    return str(text)


def title(language: Language, name: str) -> str:
    """What a game is called; one that is no longer installed by its name."""
    try:
        found = game(name).title
    except NoSuchGame:
        found = name
    return say(language, "title", name=name, title=found)


def left(language: Language, span: Ms) -> str:
    """Rounded down, and to what counts."""
    for unit, key in ((DAY, "days"), (HOUR, "hours")):
        if span >= 2 * unit:
            return say(language, key, n=span // unit)
    return say(language, "minutes", n=max(1, span // MINUTE))


def listed(language: Language, names: Sequence[str]) -> str:
    *first, last = names
    return say(language, "and", first=", ".join(first), last=last) if first else last


def moment(reader: Reader, at: Ms) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(reader.zone))


def of_table(reader: Reader, notice: Notice, table: TableRow, facts: Facts, now: Ms) -> str:
    """What is told of a table: nothing that anybody there could not read."""
    language = reader.language
    told: dict[str, Any] = {"game": title(language, table.game), **more(reader, facts, now)}
    if notice.kind == "turn":
        told["names"] = others(language, notice.person, table)
    return say(language, notice.kind, **told)


def more(reader: Reader, facts: Mapping[str, Any], now: Ms) -> dict[str, Any]:
    when = facts.get("until") or facts.get("closes")
    zero = facts.get("zero")
    return {
        "left": NONE if zero is None else left(reader.language, max(0, zero - now)),
        "name": facts.get("by", ""),
        "what": facts.get("what") or NONE,
        "when": "" if when is None else moment(reader, when),
        "how": facts.get("how", ""),
        "place": facts.get("place", NONE),
        "of": facts.get("of", 0),
    }


def others(language: Language, person: str, table: TableRow) -> str:
    names = [seat.name for seat in table.seats if seat.name and seat.guest != person]
    return listed(language, names) if names else NONE


def of_sign_in(reader: Reader, facts: Facts) -> str:
    return say(reader.language, "new-sign-in", what=facts.get("what") or NONE)


def of_many(reader: Reader, tables: Sequence[TableRow]) -> str:
    """Of so many tables at once, in one text."""
    names = sorted({title(reader.language, table.game) for table in tables})
    some = names[:MANY_GAMES] + ["…"] * (len(names) > MANY_GAMES)
    return say(reader.language, "many", n=len({table.id for table in tables}), games=", ".join(some))
