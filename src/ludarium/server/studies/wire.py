"""What goes over the wire of studies."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ludarium.server import limits
from ludarium.server.wire import Body, Seat, Version, Words
from ludarium.study.chapters import (
    LONGEST_TEXT,
    MOST_CHAPTERS,
    MOST_LUCK,
    MOST_MOVES,
    MOST_PLACES,
    MOST_PLAYERS,
)

Title = Annotated[str, Meta(max_length=200)]  # tested more closely after trimming, and refused as `bad-study`
Remark = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Word = Annotated[str, Meta(max_length=100)]
Places = Annotated[list[Word], Meta(max_length=MOST_PLACES)]
Text = Annotated[str, Meta(max_length=limits.BODY_BYTES)]
Luck = Annotated[list[Word], Meta(max_length=MOST_LUCK)]
Mark = Literal["good", "mistake", "question"]
May = Literal["own", "edit", "read"]


class StudyMove(Body):
    """An answer, after the move of that number; the first of the chapter is 1, and 0 its beginning.

    `seat`: null as long as nobody has looked; `outcomes`: what luck gave, null is whatever it gives.
    """

    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    words: Words
    seat: Seat | None = None
    outcomes: Luck | None = None
    mark: Mark | None = None
    text: Remark = ""
    places: Places = field(default_factory=list)


class StudyChapter(Body):
    """A position, and the tree of moves that was thought of there, with what was said of it.

    Of the moves that come after the same one the first is the main one.  `version`: of the rules that it
    was written by.
    """

    name: Title
    game: Annotated[str, Meta(max_length=100)]
    position: Annotated[str, Meta(max_length=limits.LINE_LETTERS)]
    version: Annotated[int, Meta(ge=0, lt=10**9)] = 0
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 2
    names: Annotated[list[Title], Meta(max_length=MOST_PLAYERS)] = field(default_factory=list)
    options: dict[Word, Word | int] = field(default_factory=dict)
    moves: Annotated[list[StudyMove], Meta(max_length=MOST_MOVES)] = field(default_factory=list)
    text: Remark = ""
    places: Places = field(default_factory=list)


class NewStudy(Body):
    title: Title
    chapters: Annotated[list[StudyChapter], Meta(max_length=MOST_CHAPTERS)] = field(default_factory=list)


class StudyChange(Body):
    """Another title, or another order: the ids of all chapters.  `version`: of the study that is changed."""

    version: Version
    title: Title | None = None
    order: Annotated[list[Word], Meta(max_length=MOST_CHAPTERS)] | None = None


class NewChapter(Body):
    version: Version
    chapter: StudyChapter


class ChapterSave(Body):
    """How a chapter is now; `version`: of the chapter that was changed."""

    version: Version
    chapter: StudyChapter


class ChapterRemoval(Body):
    """`version`: of the study."""

    version: Version


class StudyShare(Body):
    """Whoever has the link may read, or write as well."""

    may: Literal["read", "edit"]


class StudyText(Body):
    """A study as text, or a record."""

    text: Text


# -- out


class ChapterInfo(Struct):
    id: str
    name: str
    game: str
    version: int


class StudyInfo(Struct):
    """`may`: what I may do with it; `shared`: which links there are; times in milliseconds since 1970."""

    id: str
    title: str
    version: int
    may: May
    created: int
    changed: int
    shared: list[Literal["read", "edit"]]
    chapters: list[ChapterInfo]


class StudyList(Struct):
    studies: list[StudyInfo]
    most: int


class ChapterTold(Struct):
    id: str
    version: int
    chapter: StudyChapter


class ChapterSaved(Struct):
    """The version that it has now."""

    version: int


class StudyWord(Struct):
    """What the link ends with; it is told once."""

    word: str


class StudyRead(Struct):
    """A text that was read, with whatever was left open.

    `luck`: of a record, whether its luck verifies, and if not `why`; null where it promises nothing.
    """

    title: str
    chapters: list[StudyChapter]
    luck: bool | None
    why: str
