"""What a study consists of, and what may stand in it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

from ludarium.core import Seat
from ludarium.record import UNWRITTEN, clipped

UNKNOWN: Final = "?"
ROOT: Final = 0  # what the first moves come after

MOST_LETTERS: Final = 1_000_000
MOST_CHAPTERS: Final = 64
MOST_PLAYERS: Final = 99
MOST_MOVES: Final = 2_000  # of a chapter, all variations together
MOST_DEPTH: Final = 40  # of variations within variations
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 2_000
LONGEST_WORDS: Final = 1_000
MOST_PLACES: Final = 40
MOST_LUCK: Final = 200

Mark = Literal["good", "mistake", "question"]
MARKS: Final[tuple[str, ...]] = get_args(Mark)
WORD: Final = re.compile(r"[^\s\x00-\x1f\x7f-\x9f\u2028\u2029]{1,100}")


class BadStudy(ValueError):
    """This is no study; the message says where."""


@dataclass(frozen=True)
class Move:
    """One answer, and what is said of it.

    It comes `after` the move of that number, the first of a chapter being 1 and `ROOT` where it begins.
    `seat`: None as long as nobody has looked; `luck`: None is whatever luck gives.
    """

    after: int
    seat: Seat | None
    words: str
    luck: tuple[str, ...] | None = ()
    mark: Mark | None = None
    text: str = ""
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A position of a game by its rules of this `version`, and what was thought of there.

    The `moves` are in the order of the text: of those that come after the same one, the first is the main
    move.  `text` and `places` are about the beginning.
    """

    name: str
    game: str
    version: int
    players: int
    position: str
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    options: dict[str, str | int] = field(default_factory=dict)
    text: str = ""
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Study:
    title: str
    chapters: tuple[Chapter, ...] = ()


# § What may stand in it


def proper_study(study: Study) -> Study:
    """The same, if all of it can be written down; raises `BadStudy`."""
    proper_name(study.title)
    if len(study.chapters) > MOST_CHAPTERS:
        raise BadStudy(f"a study has at most {MOST_CHAPTERS} chapters")
    for chapter in study.chapters:
        proper(chapter)
    return study


def proper(chapter: Chapter) -> Chapter:
    """The same, if all of it can be written down; raises `BadStudy`."""
    proper_name(chapter.name)
    proper_word(chapter.game)
    for name in chapter.names:
        proper_name(name)
    if not 1 <= chapter.players <= MOST_PLAYERS or len(chapter.names) not in (0, chapter.players):
        raise BadStudy("as many names as players are wanted, or none")
    for name, value in chapter.options.items():
        proper_word(name)
        if isinstance(value, str) == proper_word(str(value)).isdecimal():
            raise BadStudy(f"the option {name} cannot be {clipped(str(value))}")
    proper_text(chapter.position, MOST_LETTERS)
    if not chapter.position.strip():
        raise BadStudy(f"the chapter {clipped(chapter.name)!r} has no position: lines that begin with '|'")
    said(chapter.text, chapter.places)
    if not 0 <= chapter.version < 10**9:
        raise BadStudy("rules have a version of at most nine digits")
    if len(chapter.moves) > MOST_MOVES:
        raise BadStudy(f"a chapter has at most {MOST_MOVES:,} moves")
    for number, move in enumerate(chapter.moves, 1):
        proper_move(number, move)
    if tidy(chapter) != chapter:
        raise BadStudy("moves stand in the order of the text, and texts have no spaces around them")
    return chapter


def proper_move(number: int, move: Move) -> None:
    if not 0 <= move.after < number:
        raise BadStudy(f"move {number} does not follow a move before it")
    if move.seat is not None and not 0 <= move.seat < MOST_PLAYERS:
        raise BadStudy(f"there is no seat p{move.seat + 1}")
    if len(move.words) > LONGEST_WORDS or not all(map(WORD.fullmatch, move.words.split(" "))):
        raise BadStudy(f"{clipped(move.words)!r} are no words of a move")
    if ";" in move.words.split(" "):
        raise BadStudy("no word of a move is ';'")
    luck = move.luck or ()
    if len(luck) > MOST_LUCK or UNKNOWN in luck:
        raise BadStudy(f"luck gives at most {MOST_LUCK} words, and none is {UNKNOWN!r}")
    for word in luck:
        proper_word(word)
    if move.mark not in (None, *MARKS):
        raise BadStudy(f"{clipped(str(move.mark))!r} is no mark: {', '.join(MARKS)}")
    said(move.text, move.places)


def said(text: str, places: Sequence[str]) -> None:
    proper_text(text, LONGEST_TEXT)
    if len(places) > MOST_PLACES:
        raise BadStudy(f"at most {MOST_PLACES} places are drawn on")
    for place in places:
        proper_word(place)


def proper_name(name: str) -> str:
    if not name.strip() or name != name.strip() or len(name) > LONGEST_NAME or "\n" in name:
        raise BadStudy(f"{clipped(name)!r} is no name: one line of 1 to {LONGEST_NAME} letters")
    return proper_text(name, LONGEST_NAME)


def proper_text(text: str, most: int) -> str:
    if len(text) > most:
        raise BadStudy(f"at most {most:,} letters")
    if unwritten := UNWRITTEN.search(text):
        raise BadStudy(f"no study has the sign U+{ord(unwritten[0]):04X}")
    return text


def proper_word(word: str) -> str:
    if not WORD.fullmatch(word):
        raise BadStudy(f"{clipped(word)!r} is not one word")
    return word


# § The order of the text


def tidy(chapter: Chapter) -> Chapter:
    """As it comes out of its text; raises `BadStudy` if its moves are no tree, or too deep."""
    lines = (line.rstrip(" ") for line in chapter.position.rstrip().split("\n"))
    ordered = in_order(chapter)
    moves = tuple(replace(move, text=tidy_text(move.text)) for move in ordered.moves)
    position = "".join(f"{line}\n" for line in lines)
    return replace(ordered, position=position, moves=moves, text=tidy_text(chapter.text))


def tidy_text(text: str) -> str:
    """Without spaces at the end of any line, and without lines that say nothing around it."""
    return "\n".join(line.rstrip() for line in text.strip().split("\n"))


def walk(moves: Sequence[Move]) -> Iterator[tuple[int, int, bool]]:
    """The moves in the order of the text: number, depth, and whether it begins a variation.

    Raises `BadStudy` if variations are too deep, or a move comes before the one that it follows.
    """
    after: list[list[int]] = [[] for _ in range(len(moves) + 1)]
    for number, move in enumerate(moves, 1):
        if not 0 <= move.after < number:
            raise BadStudy(f"move {number} does not follow a move before it")
        after[move.after].append(number)
    return variation(after, ROOT, 0)


def variation(after: list[list[int]], number: int, depth: int) -> Iterator[tuple[int, int, bool]]:
    """All that follows this move; raises `BadStudy` if it is too deep."""
    if depth > MOST_DEPTH:
        raise BadStudy(f"variations are at most {MOST_DEPTH} deep")
    while after[number]:
        main, *others = after[number]
        yield main, depth, False
        for other in others:
            yield other, depth + 1, True
            yield from variation(after, other, depth + 1)
        number = main


def in_order(chapter: Chapter) -> Chapter:
    """The same with its moves in the order of the text; raises `BadStudy` if they are too deep."""
    order = [number for number, _, _ in walk(chapter.moves)]
    numbers = {ROOT: ROOT} | {number: place for place, number in enumerate(order, 1)}
    moves = (chapter.moves[number - 1] for number in order)
    return replace(chapter, moves=tuple(replace(move, after=numbers[move.after]) for move in moves))
