"""Lines as plain data: what a program that thinks along asks of one, and what it is told."""

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from ludarium.contract import Game
from ludarium.core import ALL, BadOption, BadPlayers, BadPosition, Illegal, Seat, asked, asking, ranking
from ludarium.line import MOST_MOVES, Line, TooLong
from ludarium.luck import LuckError
from ludarium.record import BadRecord, Record
from ludarium.registry import NoSuchGame, game
from ludarium.school import Step, school

if TYPE_CHECKING:
    from ludarium.puzzles.best_turn import BestTurn
    from ludarium.puzzles.puzzle import Puzzle


class NoSuchLesson(ValueError):
    """The school of the game has no such step, or there is no school."""

    def __init__(self, lesson: str) -> None:
        super().__init__(f"there is no lesson {lesson}")


class NoSuchPuzzle(ValueError):
    """The game comes with no such puzzle or best turn."""

    def __init__(self, puzzle: str) -> None:
        super().__init__(f"there is no puzzle {puzzle}")


KINDS: Final[dict[type[Exception], str]] = {
    NoSuchGame: "game",
    BadPosition: "position",
    BadPlayers: "players",
    BadOption: "option",
    BadRecord: "record",
    NoSuchLesson: "lesson",
    NoSuchPuzzle: "puzzle",
    Illegal: "words",
    LuckError: "luck",
    TooLong: "long",
}
UNREAD: Final = (NoSuchGame, BadPosition, BadPlayers, BadOption, BadRecord, NoSuchLesson, NoSuchPuzzle)
UNPLAYED: Final = (Illegal, LuckError, TooLong)

Json = dict[str, Any]


class BadLine(ValueError):
    """This is no line from this move on; 0 is where it begins.  `kind`: what is wrong, in one word."""

    def __init__(self, move: int, why: Exception) -> None:
        super().__init__(str(why))
        self.move = move
        self.kind = next((kind for error, kind in KINDS.items() if isinstance(why, error)), "record")


def answer(given: Json, ask: str, words: str) -> Json:
    """`told`, or what would follow these words (`try`), why not (`why`), what all would do (`effects`).

    `asked`: who is asked, and what that seat sees.  `record`: the whole game of the record that the line
    begins with, as a line.  `luck`: what its last move still wants of luck.

    Raises `BadLine`.
    """
    if ask == "luck":
        return drawn(given)
    line = followed(given)
    eyes = eyes_of(given, line)
    try:
        return ANSWERS[ask](line, eyes, given, words)
    except UNPLAYED as error:
        raise BadLine(len(line) + 1, error) from error


def followed(given: Json) -> Line:
    """The line that is meant; raises `BadLine`."""
    try:
        line = begun(game(given["game"]), given)
    except UNREAD as error:
        raise BadLine(0, error) from error
    step = lesson_of(line.game, given)
    for number, move in enumerate(given["moves"], 1):
        try:
            line = played_on(line, move["words"], move["outcomes"], step)
        except UNPLAYED as error:
            raise BadLine(number, error) from error
    return line


def played_on(line: Line, words: str, luck: list[str] | None, step: Step | None) -> Line:
    """In a lesson luck gives what the lesson wants, unless something else is written down."""
    if step is None or luck is not None:
        return line.play(words, luck)
    wanted = step.luck_after([*(move.words for move in line.moves), words])
    return line.hope(words, wanted[sum(len(move.luck) for move in line.moves) :])


def lesson_of(it: Game[Any], given: Json) -> Step | None:
    """Raises `NoSuchLesson`."""
    wanted = (given["base"] or {}).get("lesson")
    if wanted is None:
        return None
    lessons = school(it)
    step = lessons.step(wanted) if lessons else None
    if step is None:
        raise NoSuchLesson(wanted)
    return step


def begun(it: Game[Any], given: Json) -> Line:
    players, options, seed, base = given["players"], given["options"], given["seed"], given["base"] or {}
    step = lesson_of(it, given)
    if step is not None:
        return Line.read(it, step.position, players, options, step.id)
    if base.get("puzzle") is not None:
        puzzle = puzzle_of(it, base["puzzle"])
        return Line.read(it, puzzle.position, puzzle.players, None, seed)
    if base.get("position") is not None:
        return Line.read(it, base["position"], players, options, seed)
    if base.get("record") is not None:
        return of_record(it, Record.parse(base["record"]), base["at"], seed)
    return Line.new(it, players, options, seed)


def puzzle_of(it: Game[Any], wanted: str) -> "Puzzle | BestTurn":
    """Raises `NoSuchPuzzle`."""
    from ludarium.puzzles.shipped import shipped, shipped_turns  # here: it brings the bots along

    for known in (shipped(it), shipped_turns(it)):
        if known and wanted in known.by_id:
            return known.by_id[wanted]
    raise NoSuchPuzzle(wanted)


def of_record(it: Game[Any], record: Record, at: int, seed: str) -> Line:
    if record.game != it.plain_name:
        raise BadRecord(f"this is a record of {record.game}")
    if not 0 <= at <= len(record.moves):
        raise BadRecord(f"it has {len(record.moves)} moves")
    return Line.of(record, at, seed)


def eyes_of(given: Json, line: Line) -> Seat | None:
    """Raises `BadLine` if there is no such seat."""
    eyes = given["eyes"]
    if eyes == "all":
        return ALL
    if eyes == "asked":
        return asked(line.now)
    if eyes is not None and eyes >= line.players:
        raise BadLine(0, BadPlayers(line.game.title, line.game.seats, eyes + 1))
    seat: Seat | None = eyes
    return seat


def told(line: Line, eyes: Seat | None, given: Json, _words: str) -> Json:
    found = asdict(line.told(eyes))
    del found["undo"]
    return found | {
        "line": given | written(line),
        "eyes": "all" if eyes == ALL else eyes,
        "result": ranking(line.now) if found["over"] else None,
        "entries": [asdict(one) for one in line.entries(eyes, given["since"])],
        "position": line.position,
    }


def written(line: Line) -> Json:
    """What the line says of itself once all its luck is known."""
    moves = [{"words": move.words, "outcomes": [one.text for one in move.luck]} for move in line.moves]
    return {"players": line.players, "options": dict(line.options), "moves": moves}


def tried(line: Line, eyes: Seat | None, _given: Json, words: str) -> Json:
    return asdict(line.preview(words, eyes)) | {"v": len(line)}


def explained(line: Line, eyes: Seat | None, _given: Json, words: str) -> Json:
    reason = line.look(eyes).why_not(words)
    return {"v": len(line), "words": words, "reason": asdict(reason) if reason else None}


def foreseen(line: Line, eyes: Seat | None, _given: Json, _words: str) -> Json:
    found = line.effects(eyes)
    return {"numbers": dict(found.numbers), "effects": [asdict(one) for one in found.effects]}


def question(line: Line, _eyes: Seat | None, _given: Json, _words: str) -> Json:
    """What whoever is asked may know of it, for somebody who thinks along; raises `Illegal` if nobody is."""
    seat = asked(line.now)
    if seat is None:
        raise Illegal("", asking(None))
    return {"game": line.game.name, "v": len(line), "seat": seat, "view": line.game.known(line.now, seat)}


def drawn(given: Json) -> Json:
    """What luck is asked for next in the last move, whose outcomes are decided, and what it would give if it
    decided all the rest.
    """
    *before, last = given["moves"] or [{"words": "", "outcomes": None}]
    line, decided = followed(given | {"moves": before}), last["outcomes"] or []
    try:
        draw = line.next_draw(last["words"], decided)
        whole = line.hope(last["words"], decided).moves[-1]
    except UNPLAYED as error:
        raise BadLine(len(line) + 1, error) from error
    return {
        "purpose": draw and draw.purpose,
        "pool": dict(sorted(draw.pool.items())) if draw else {},
        "outcomes": [one.text for one in whole.luck],
    }


def recorded(_start: Line, _eyes: Seat | None, given: Json, _words: str) -> Json:
    """All moves of a record, or as many of its last as a line has; raises `BadLine` if one cannot be."""
    record = Record.parse(given["base"]["record"]).renewed()
    begins = max(0, len(record.moves) - MOST_MOVES)
    start = line = Line.of(record, begins, given["seed"])
    for number, move in enumerate(record.moves[begins:], 1):
        try:
            line = line.play(move.words, [one.text for one in move.luck])
        except UNPLAYED as error:
            raise BadLine(number, error) from error
    base = {"position": start.position, "record": None, "at": 0}
    if start.game.name != record.game:
        base = {"position": None, "record": str(beginning(record, begins)), "at": begins}
    return {"line": given | written(line) | {"base": base}, "names": record.seats}


def beginning(record: Record, moves: int) -> Record:
    """So many moves of it; with a record go the rules that it was played by, with a position they do not."""
    return replace(record, moves=record.moves[:moves], result=None, seed=None, key=None, signature=None)


ANSWERS: Final = {
    "told": told,
    "try": tried,
    "why": explained,
    "effects": foreseen,
    "asked": question,
    "record": recorded,
}
