"""The text of a study, and the study of a text."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ludarium.record import clipped, parse_seat
from ludarium.study.chapters import (
    MARKS,
    MOST_CHAPTERS,
    MOST_LETTERS,
    MOST_MOVES,
    ROOT,
    UNKNOWN,
    BadStudy,
    Chapter,
    Mark,
    Move,
    Study,
    proper,
    proper_move,
    proper_name,
    proper_study,
    proper_text,
    said,
    tidy,
    walk,
)

FORMAT: Final = 1
BEGINNING: Final = f"ludarium study {FORMAT}"
INDENT: Final = "  "
MOVE: Final = re.compile(r"(or )?p(\d+|\?) ")


# § Writing


def written(study: Study) -> str:
    """The text; raises `BadStudy` if variations are too deep."""
    head = f"{BEGINNING}\ntitle {study.title}\n"
    return head + "".join(f"\n{written_chapter(chapter)}" for chapter in study.chapters)


def written_chapter(chapter: Chapter) -> str:
    return "".join(f"{line}\n" for line in chapter_lines(chapter))


def chapter_lines(chapter: Chapter) -> Iterator[str]:
    yield f"chapter {chapter.name}"
    yield f"game {chapter.game} {chapter.version}"
    if chapter.names:
        yield from (f"seat p{seat} {name}" for seat, name in enumerate(chapter.names, 1))
    else:
        yield f"players {chapter.players}"
    yield from (f"option {name} {value}" for name, value in chapter.options.items())
    yield from (f"| {line}".rstrip(" ") for line in chapter.position.removesuffix("\n").split("\n"))
    yield from remarks("", None, chapter.places, chapter.text)
    for number, depth, instead in walk(chapter.moves):
        yield from move_lines(chapter.moves[number - 1], INDENT * depth, instead)


def move_lines(move: Move, indent: str, instead: bool) -> Iterator[str]:
    seat = UNKNOWN if move.seat is None else move.seat + 1
    luck = (UNKNOWN,) if move.luck is None else move.luck
    given = f" ; {' '.join(luck)}" if luck else ""
    yield f"{indent}{'or ' if instead else ''}p{seat} {move.words}{given}"
    yield from remarks(indent, move.mark, move.places, move.text)


def remarks(indent: str, mark: Mark | None, places: Sequence[str], text: str) -> Iterator[str]:
    if mark:
        yield f"{indent}mark {mark}"
    if places:
        yield f"{indent}draw {' '.join(places)}"
    if text:
        yield from (f"{indent}# {line}" if line else f"{indent}#" for line in text.split("\n"))


# § Reading


def parse(text: str) -> Study:
    """The study of this text; raises `BadStudy` with the line that is wrong."""
    if len(text) > MOST_LETTERS:
        raise BadStudy(f"a study has at most {MOST_LETTERS:,} letters")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].rstrip() != BEGINNING:
        raise BadStudy(f"line 1: a study begins with {BEGINNING!r}")
    reading = Reading()
    for number, line in enumerate(lines[1:], 2):
        try:
            reading.take(line)
        except (ValueError, IndexError) as error:
            raise BadStudy(f"line {number}: {clipped(str(error) or line)}") from error
    return reading.study()


@dataclass
class Draft:
    """What is known of a chapter so far."""

    name: str
    game: str = ""
    version: int = 0
    players: int = 0
    names: list[str] = field(default_factory=list)
    options: dict[str, str | int] = field(default_factory=dict)
    position: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    text: str = ""
    places: tuple[str, ...] = ()
    mark: Mark | None = None  # never: it is no move

    def chapter(self) -> Chapter:
        return tidy(
            Chapter(
                name=self.name,
                game=self.game,
                version=self.version,
                players=len(self.names) or self.players,
                position="\n".join(self.position),
                moves=tuple(self.moves),
                names=tuple(self.names),
                options=self.options,
                text=self.text,
                places=self.places,
            )
        )

    def head(self, key: str, rest: str) -> None:
        """A line above the moves."""
        match key:
            case "game":
                self.game, version = rest.split()
                self.version = whole(version)
            case "players":
                self.players = whole(rest)
            case "seat":
                seat, name = rest.split(" ", 1)
                if parse_seat(seat) != len(self.names):
                    raise ValueError(f"p{len(self.names) + 1} is next")
                self.names.append(proper_name(name.strip()))
            case "option":
                name, value = rest.split()
                self.options[name] = int(value) if value.isascii() and value.isdecimal() else value
            case _:
                raise ValueError(f"{clipped(f'{key} {rest}')!r} means nothing in a study")


class Reading:
    """Takes a study line by line; each may raise `ValueError`."""

    def __init__(self) -> None:
        self._title = ""
        self._chapters: list[Chapter] = []
        self._draft: Draft | None = None
        self._open: list[int] = []  # the number of the last move of each variation, from the outermost on

    def study(self) -> Study:
        self._close()
        return proper_study(Study(self._title, tuple(self._chapters)))

    def take(self, line: str) -> None:
        proper_text(line, MOST_LETTERS)
        key, _, rest = line.strip(" ").partition(" ")
        if not key:
            return
        if key == "chapter":
            self._close()
            self._begin(proper_name(rest.strip()))
        elif self._draft is not None:
            self._take(self._draft, line, key, rest.strip(" "))
        elif key == "title":
            self._title = proper_name(rest.strip())
        else:
            raise ValueError(f"{clipped(line)!r} stands above the first chapter")

    def _begin(self, name: str) -> None:
        if len(self._chapters) >= MOST_CHAPTERS:
            raise ValueError(f"a study has at most {MOST_CHAPTERS} chapters")
        self._draft, self._open = Draft(name), []

    def _close(self) -> None:
        if self._draft is not None:
            self._chapters.append(proper(self._draft.chapter()))
        self._draft = None

    def _take(self, draft: Draft, line: str, key: str, rest: str) -> None:
        if line.startswith("|"):
            draft.position.append(line[1:].removeprefix(" "))
        elif key.startswith("#"):
            self._say(draft, line)
        elif key in ("mark", "draw"):
            self._show(draft, line, key, rest)
        elif MOVE.match(line.strip(" ")):
            self._move(draft, line)
        else:
            draft.head(key, rest)

    def _move(self, draft: Draft, line: str) -> None:
        depth, words = depth_of(line), line.strip(" ")
        instead = words.startswith("or ")
        move = parse_move(words.removeprefix("or "), self._before(draft, depth, instead))
        draft.moves.append(move)
        if len(draft.moves) > MOST_MOVES:
            raise ValueError(f"a chapter has at most {MOST_MOVES:,} moves")
        proper_move(len(draft.moves), move)
        self._open[depth:] = [len(draft.moves)]

    def _before(self, draft: Draft, depth: int, instead: bool) -> int:
        """What a move comes after that stands so far to the right."""
        if instead and 0 < depth <= len(self._open):
            return draft.moves[self._open[depth - 1] - 1].after
        if instead or depth > len(self._open):
            raise ValueError("there is no move that this could follow or stand for")
        if depth < len(self._open):
            return self._open[depth]
        if depth > 0:
            raise ValueError("a variation begins with 'or'")
        return ROOT

    def _say(self, draft: Draft, line: str) -> None:
        text = line.lstrip(" ")[1:].removeprefix(" ")
        about = self._about(draft, line)
        self._put(draft, text=f"{about.text}\n{text}" if about.text else text)

    def _show(self, draft: Draft, line: str, key: str, rest: str) -> None:
        about = self._about(draft, line)
        if key == "draw":
            places = tuple(rest.split())
            said("", places)
            self._put(draft, places=places)
        elif rest not in MARKS or isinstance(about, Draft):
            raise ValueError(f"{clipped(rest)!r} is no mark of a move: {', '.join(MARKS)}")
        else:
            self._put(draft, mark=rest)

    def _about(self, draft: Draft, line: str) -> Draft | Move:
        """What a line below a move, or below the position, is about."""
        if depth_of(line) != max(0, len(self._open) - 1):
            raise ValueError("this stands as far to the right as the move above it")
        return draft.moves[-1] if draft.moves else draft

    def _put(self, draft: Draft, **what: object) -> None:
        if draft.moves:
            draft.moves[-1] = replace(draft.moves[-1], **what)  # type: ignore[arg-type]
            return
        for name, value in what.items():
            setattr(draft, name, value)


def parse_move(text: str, after: int) -> Move:
    head, _, given = text.partition(" ; ")
    seat, _, words = head.partition(" ")
    luck = None if given.strip() == UNKNOWN else tuple(given.split())
    return Move(after, None if seat == f"p{UNKNOWN}" else parse_seat(seat), words.strip(" "), luck)


def depth_of(line: str) -> int:
    """How far to the right it stands; raises `ValueError`."""
    spaces = len(line) - len(line.lstrip(" "))
    if spaces % len(INDENT):
        raise ValueError(f"each variation stands {len(INDENT)} spaces to the right")
    return spaces // len(INDENT)


def whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise ValueError(f"{clipped(text)!r} is no number")
    return int(text)


__all__ = ["BadStudy", "Chapter", "Move", "Study", "parse", "written", "written_chapter"]
