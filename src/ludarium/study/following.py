"""Chapters held against the rules: whoever is asked answers, and luck gives what it can."""

from dataclasses import replace

from ludarium.core import BadOption, BadPlayers, BadPosition, Illegal, asked
from ludarium.line import MOST_MOVES, Line, TooLong
from ludarium.luck import LuckError
from ludarium.record import BadRecord, Record
from ludarium.registry import NoSuchGame, called, game, plays, version_of
from ludarium.study.chapters import LONGEST_NAME, BadStudy, Chapter, Move, Study, proper, tidy
from ludarium.study.text import parse

UNREAD = (NoSuchGame, BadPosition, BadPlayers, BadOption)
UNPLAYED = (Illegal, LuckError, TooLong)


def is_record(text: str) -> bool:
    """Whether that is what it begins as."""
    return text.startswith("ludarium ") and not text.startswith("ludarium study")


def understood(text: str) -> Study:
    """The study of this text, or of this record, with whatever was left open.

    Raises `BadStudy`, with the line or the move that is wrong.
    """
    if not is_record(text):
        found = parse(text)
        return replace(found, chapters=tuple(map(followed, found.chapters)))
    try:
        record = Record.parse(text if text.endswith("\n") else f"{text}\n")
        name = ", ".join(record.seats)[:LONGEST_NAME].strip() or record.game
        chapter = of_record(record, name)
    except BadRecord as error:
        raise BadStudy(str(error)) from error
    return Study(name, (followed(proper(chapter)),))


def followed(chapter: Chapter) -> Chapter:
    """The same with whatever was left open: who answers each question, and what luck gave.

    By the rules of today; where something else would come of it by them than by those that it was written by,
    by those, as long as they are kept.  Raises `BadStudy` if the rules cannot read the position, or say no to
    a move.
    """
    past = called(chapter.game, chapter.version)
    if past == chapter.game or not plays(chapter.game, chapter.version):
        return filled_in(chapter, by_rules(chapter, chapter.game))
    then = by_rules(chapter, past)
    try:
        now = by_rules(chapter, chapter.game)
    except BadStudy:
        now = []
    return filled_in(chapter, now if outcome(now) == outcome(then) else then)


def by_rules(chapter: Chapter, name: str) -> list[Line]:
    """Where it begins, and after each of its moves, by these rules; raises `BadStudy`."""
    try:
        lines = [Line.read(game(name), chapter.position, chapter.players, chapter.options)]
    except UNREAD as error:
        raise BadStudy(f"chapter {chapter.name!r}: {told(chapter, error)}") from error
    for number, move in enumerate(chapter.moves, 1):
        before = lines[move.after]
        try:
            must_be_asked(move, before)
            lines.append(before.play(move.words, move.luck))
        except (*UNPLAYED, ValueError) as error:
            where = f"chapter {chapter.name!r}, move {number}"
            raise BadStudy(f"{where}: {told(chapter, error)}") from error
    return lines


def must_be_asked(move: Move, before: Line) -> None:
    if move.seat not in (None, asked(before.now)):
        raise ValueError(f"p{(move.seat or 0) + 1} is not asked there")


def outcome(lines: list[Line]) -> list[object]:
    """All that came of it, and who was asked then."""
    return [(line.happened[-1:] and line.happened[-1].came_to(), asked(line.now)) for line in lines]


def filled_in(chapter: Chapter, lines: list[Line]) -> Chapter:
    moves = [as_played(line, move) for line, move in zip(lines[1:], chapter.moves, strict=True)]
    begun = lines[0]
    return replace(chapter, version=begun.game.version, position=begun.position, moves=tuple(moves))


def must_be_of_today(chapter: Chapter) -> None:
    """A board knows no other rules; raises `BadStudy`."""
    now = version_of(chapter.game)
    if chapter.version != now:
        was = f"it was written by {chapter.version}, and boards know those of today only"
        raise BadStudy(f"chapter {chapter.name!r}: by rules {now} something else would come of it; {was}")


def as_played(line: Line, move: Move) -> Move:
    played = line.happened[-1].move
    return replace(move, seat=played.seat, luck=tuple(one.text for one in played.luck))


def told(chapter: Chapter, error: Exception) -> str:
    """Why not; where other rules have written the chapter, that may be why."""
    why = str(error).removesuffix(".")
    try:
        now = game(chapter.game).version
    except NoSuchGame:
        return why
    return why if now == chapter.version else f"{why} (by rules {now}; it was written by {chapter.version})"


def of_record(record: Record, name: str) -> Chapter:
    """A recorded game, or as many of its last moves as a line has; raises `BadRecord`."""
    record = record.renewed()
    begins = max(0, len(record.moves) - MOST_MOVES)
    start = Line.of(record, begins)
    moves = (
        Move(number, move.seat, move.words, tuple(one.text for one in move.luck))
        for number, move in enumerate(record.moves[begins:])
    )
    return tidy(
        Chapter(
            name=name[:LONGEST_NAME],
            game=record.game,
            version=record.version,
            players=len(record.seats),
            position=start.position,
            moves=tuple(moves),
            names=tuple(seat[:LONGEST_NAME].strip() for seat in record.seats),
            options=dict(record.options),
        )
    )
