"""The calls of studies.

Whoever comes by a link sends its word in the header `Study-Word`: it stands behind the # of the address,
and in no log.
"""

from typing import Final

from ludarium.registry import NoSuchGame, game
from ludarium.server import limits
from ludarium.server.asking import Asked, call
from ludarium.server.ids import proper_id
from ludarium.server.studies import wire
from ludarium.server.studies.studies import Who
from ludarium.server.studies.telling import in_chapter, in_study, told
from ludarium.study import Chapter, Study, written
from ludarium.table import Refused

HEADER: Final = "study-word"
LONGEST_WORD: Final = 100
OPENED: Final = ("not-found", "not-your-study")
CHANGED: Final = (*OPENED, "study-changed")
FULL: Final = ("bad-study", "no-game", "studies-full")


def who(asked: Asked) -> Who:
    """Who asks, and with which word."""
    return Who(asked.someone, asked.request.headers.get(HEADER, "")[:LONGEST_WORD])


def study_of(asked: Asked) -> str:
    return proper_id(asked.request.path_params["id"])


def chapter_of(asked: Asked) -> str:
    return proper_id(asked.request.path_params["chapter"])


def writes(asked: Asked) -> None:
    """Raises `Refused` if this is too often."""
    asked.house.limits.studies.take(asked.who)


def installed(chapter: Chapter) -> Chapter:
    """The same; raises `Refused` if there are no rules for it."""
    try:
        game(chapter.game)
    except NoSuchGame:
        raise Refused("no-game", game=chapter.game) from None
    return chapter


async def now(asked: Asked) -> wire.StudyInfo:
    return await asked.house.studies.info(study_of(asked), who(asked))


# -- all of them


@call("GET", "/api/me/studies", "no-session")
async def my_studies(asked: Asked) -> wire.StudyList:
    """My studies, the last changed first."""
    return wire.StudyList(await asked.house.studies.mine(asked.guest.id), limits.STUDIES)


@call("POST", "/api/studies", "no-session", "too-many-studies", *FULL, most=limits.STUDY_BYTES)
async def add_study(asked: Asked, body: wire.NewStudy) -> wire.StudyInfo:
    """A new study of mine."""
    guest = asked.guest
    writes(asked)
    study = in_study(body)
    id = await asked.house.studies.add(guest.id, study.title, [installed(one) for one in study.chapters])
    return await asked.house.studies.info(id, Who(guest))


@call("POST", "/api/studies/text", "bad-study", most=limits.STUDY_BYTES)
async def study_as_text(asked: Asked, body: wire.NewStudy) -> str:
    """The text of these chapters, which are not kept."""
    writes(asked)
    return written(in_study(body))


@call("POST", "/api/studies/read", "bad-study", "try-again", most=limits.STUDY_BYTES)
async def read_study(asked: Asked, body: wire.StudyText) -> wire.StudyRead:
    """The study of this text, or of this record, with whatever was left open; it is not kept."""
    writes(asked)
    return await asked.house.study_reader.read(body.text, asked.whose)


# -- one


@call("GET", "/api/studies/{id}", *OPENED)
async def study(asked: Asked) -> wire.StudyInfo:
    """What is in it."""
    return await now(asked)


@call("GET", "/api/studies/{id}/text", *OPENED)
async def text_of_study(asked: Asked) -> str:
    """All of it as text."""
    title, chapters = await asked.house.studies.whole(study_of(asked), who(asked))
    return written(Study(title, tuple(chapters)))


@call("POST", "/api/studies/{id}", *CHANGED, "bad-study")
async def change_study(asked: Asked, body: wire.StudyChange) -> wire.StudyInfo:
    """Another title, or another order of its chapters."""
    writes(asked)
    title = None if body.title is None else in_study(wire.NewStudy(body.title)).title
    await asked.house.studies.change(study_of(asked), who(asked), body.version, title, body.order or [])
    return await now(asked)


@call("POST", "/api/studies/{id}/copy", "no-session", *OPENED, "too-many-studies", "studies-full")
async def copy_study(asked: Asked) -> wire.StudyInfo:
    """A study of my own that says the same."""
    guest = asked.guest
    writes(asked)
    id = await asked.house.studies.copy(study_of(asked), guest, who(asked))
    return await asked.house.studies.info(id, Who(guest))


@call("POST", "/api/studies/{id}/share", *OPENED)
async def share_study(asked: Asked, body: wire.StudyShare) -> wire.StudyWord:
    """A new word for a link; whoever has one from before can do nothing with it any more."""
    writes(asked)
    return wire.StudyWord(await asked.house.studies.share(study_of(asked), who(asked), body.may))


@call("POST", "/api/studies/{id}/unshare", *OPENED)
async def unshare_study(asked: Asked, body: wire.StudyShare) -> wire.StudyInfo:
    """The link is good for nothing any more."""
    await asked.house.studies.unshare(study_of(asked), who(asked), body.may)
    return await now(asked)


@call("POST", "/api/studies/{id}/remove", *OPENED)
async def remove_study(asked: Asked) -> None:
    """It is gone."""
    await asked.house.studies.remove(study_of(asked), who(asked))


# -- chapters


@call("GET", "/api/studies/{id}/chapters/{chapter}", *OPENED)
async def chapter(asked: Asked) -> wire.ChapterTold:
    """One of its chapters."""
    id = chapter_of(asked)
    version, found = await asked.house.studies.chapter(study_of(asked), id, who(asked))
    return wire.ChapterTold(id, version, told(found))


@call(
    "POST",
    "/api/studies/{id}/chapters",
    *CHANGED,
    *("too-many-chapters", *FULL),
    most=limits.STUDY_BYTES,
)
async def add_chapter(asked: Asked, body: wire.NewChapter) -> wire.StudyInfo:
    """One more, after all others."""
    writes(asked)
    new = installed(in_chapter(body.chapter))
    await asked.house.studies.add_chapter(study_of(asked), who(asked), body.version, new)
    return await now(asked)


@call("POST", "/api/studies/{id}/chapters/{chapter}", *CHANGED, *FULL, most=limits.STUDY_BYTES)
async def save_chapter(asked: Asked, body: wire.ChapterSave) -> wire.ChapterSaved:
    """It is this from now on, if nobody has changed it since."""
    writes(asked)
    new, id = installed(in_chapter(body.chapter)), chapter_of(asked)
    version = await asked.house.studies.save(study_of(asked), who(asked), id, body.version, new)
    return wire.ChapterSaved(version)


@call("POST", "/api/studies/{id}/chapters/{chapter}/remove", *CHANGED)
async def remove_chapter(asked: Asked, body: wire.ChapterRemoval) -> wire.StudyInfo:
    """It is gone."""
    writes(asked)
    id = chapter_of(asked)
    await asked.house.studies.remove_chapter(study_of(asked), who(asked), body.version, id)
    return await now(asked)
