"""Chapters held against the rules: whoever is asked answers, and luck gives what it can."""

from dataclasses import replace

from ludarium.core import BadOption, BadPlayers, BadPosition, Illegal, asked
from ludarium.line import MOST_MOVES, Line, TooLong
from ludarium.luck import LuckError
from ludarium.record import BadRecord, Record
from ludarium.registry import NoSuchGame, game
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

    Raises `BadStudy` if the rules of today cannot read the position, or say no to a move.
    """
    try:
        it = game(chapter.game)
        lines = [Line.read(it, chapter.position, chapter.players, chapter.options)]
    except UNREAD as error:
        raise BadStudy(f"chapter {chapter.name!r}: {told(chapter, error)}") from error
    moves = []
    for number, move in enumerate(chapter.moves, 1):
        before = lines[move.after]
        try:
            lines.append(before.play(move.words, move.luck))
            moves.append(as_played(lines[-1], move, asked(before.now)))
        except (*UNPLAYED, ValueError) as error:
            where = f"chapter {chapter.name!r}, move {number}"
            raise BadStudy(f"{where}: {told(chapter, error)}") from error
    return replace(chapter, version=it.version, position=lines[0].position, moves=tuple(moves))


def as_played(line: Line, move: Move, seat: int | None) -> Move:
    if move.seat not in (None, seat):
        raise ValueError(f"p{(move.seat or 0) + 1} is not asked there")
    return replace(move, seat=seat, luck=tuple(one.text for one in line.happened[-1].move.luck))


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
