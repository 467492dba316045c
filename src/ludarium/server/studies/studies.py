"""Studies as they are stored: whose they are, who may see and change them, and which change came first."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import limits, schema
from ludarium.server.database import in_turn
from ludarium.server.ids import new_id
from ludarium.server.known_guests import Guest
from ludarium.server.people.sign_ins import hashed, new_token
from ludarium.server.store import Store
from ludarium.server.studies.wire import ChapterInfo, May, StudyInfo
from ludarium.study import Chapter
from ludarium.study.chapters import MOST_CHAPTERS
from ludarium.table import Refused

S = schema.studies.c
C = schema.study_chapters.c
Share = Literal["read", "edit"]
RIGHTS: Final = {"read": 0, "edit": 1, "own": 2}


@dataclass(frozen=True)
class Who:
    """Who asks, and the word of the link by which they came."""

    guest: Guest | None
    word: str = ""


@dataclass(frozen=True)
class Access:
    """A study, and what whoever asks for it may do."""

    may: May
    id: str
    guest: str
    title: str
    version: int
    created: int
    changed: int
    read_hash: str | None
    edit_hash: str | None

    def info(self, chapters: list[ChapterInfo]) -> StudyInfo:
        links: dict[Share, str | None] = {"read": self.read_hash, "edit": self.edit_hash}
        shared = [one for one, word in links.items() if word and self.may == "own"]
        return StudyInfo(
            self.id, self.title, self.version, self.may, self.created, self.changed, shared, chapters
        )


class Studies:
    """Everything raises `Refused`: `not-found` also for whoever may not know that there is such a study."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- reading

    async def mine(self, guest: str) -> list[StudyInfo]:
        """The last changed first."""
        query = select(schema.studies).where(S.guest == guest).order_by(S.changed.desc(), S.id)
        infos = select(C.study, C.id, C.name, C.game, C.version).where(C.guest == guest).order_by(C.place)
        async with self._store.reading() as connection:
            found = [Access("own", *row) for row in await connection.execute(query)]
            chapters: dict[str, list[ChapterInfo]] = {one.id: [] for one in found}
            for study, *info in await connection.execute(infos):
                chapters[study].append(ChapterInfo(*info))
        return [one.info(chapters[one.id]) for one in found]

    async def info(self, study: str, who: Who) -> StudyInfo:
        async with self._store.reading() as connection:
            found = await access(connection, study, who, "read")
            return found.info(await infos_of(connection, study))

    async def chapter(self, study: str, chapter: str, who: Who) -> tuple[int, Chapter]:
        """Its version, and what it says."""
        query = select(C.version, C.text).where(C.id == chapter, C.study == study)
        async with self._store.reading() as connection:
            await access(connection, study, who, "read")
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Refused("not-found")
        return row.version, stored(row.text)

    async def whole(self, study: str, who: Who) -> tuple[str, list[Chapter]]:
        """Title and chapters."""
        query = select(C.text).where(C.study == study).order_by(C.place)
        async with self._store.reading() as connection:
            found = await access(connection, study, who, "read")
            return found.title, [stored(text) for (text,) in await connection.execute(query)]

    # -- writing

    async def add(self, guest: str, title: str, chapters: Sequence[Chapter]) -> str:
        """A new study of this guest; its id."""
        study, now = new_id(), self._store.clock.ms()
        row = {"id": study, "guest": guest, "title": title, "version": 1, "created": now, "changed": now}
        async with self._store.writing() as connection:
            count = select(func.count()).where(S.guest == guest)
            if (await connection.execute(count)).scalar_one() >= limits.STUDIES:
                raise Refused("too-many-studies", most=limits.STUDIES)
            await connection.execute(insert(schema.studies), row)
            for place, chapter in enumerate(chapters):
                await put(connection, guest, study, place, chapter)
        return study

    async def copy(self, study: str, guest: Guest, who: Who) -> str:
        """A study of this guest's own that says the same; its id."""
        title, chapters = await self.whole(study, who)
        return await self.add(guest.id, title, chapters)

    async def change(self, study: str, who: Who, version: int, title: str | None, order: list[str]) -> None:
        """Another title, if one is given; another order, if all chapters are named."""
        async with self._store.writing() as connection:
            found = await self._change(connection, study, who, version)
            if title is not None:
                await connection.execute(update(schema.studies).where(S.id == found.id).values(title=title))
            if order:
                known = [one.id for one in await infos_of(connection, study)]
                if sorted(order) != sorted(known):
                    raise Refused("bad-request", what="the order names every chapter once")
                for place, chapter in enumerate(order):
                    which = update(schema.study_chapters).where(C.id == chapter, C.study == study)
                    await connection.execute(which.values(place=place))

    async def add_chapter(self, study: str, who: Who, version: int, chapter: Chapter) -> str:
        """It is the last; its id."""
        async with self._store.writing() as connection:
            found = await self._change(connection, study, who, version)
            last = select(func.count(), func.max(C.place)).where(C.study == study)
            count, place = (await connection.execute(last)).one()
            if count >= MOST_CHAPTERS:
                raise Refused("too-many-chapters", most=MOST_CHAPTERS)
            return await put(connection, found.guest, study, 0 if place is None else place + 1, chapter)

    async def remove_chapter(self, study: str, who: Who, version: int, chapter: str) -> None:
        async with self._store.writing() as connection:
            await self._change(connection, study, who, version)
            which = delete(schema.study_chapters).where(C.id == chapter, C.study == study)
            if (await connection.execute(which)).rowcount == 0:
                raise Refused("not-found")

    async def save(self, study: str, who: Who, id: str, version: int, chapter: Chapter) -> int:
        """The chapter is this from now on, if it had this version; the one that it has now.

        Raises `Refused` as `study-changed` otherwise.
        """
        async with self._store.writing() as connection:
            await in_turn(connection, f"study {study}")
            found = await access(connection, study, who, "edit")
            which = (C.id == id) & (C.study == study)
            now = (await connection.execute(select(C.version, C.size).where(which))).one_or_none()
            if now is None:
                raise Refused("not-found")
            if now.version != version:
                raise Refused("study-changed", version=now.version)
            row = in_columns(chapter) | {"version": version + 1}
            await make_room(connection, found.guest, row["size"] - now.size)
            await connection.execute(update(schema.study_chapters).where(which).values(row))
            await self._touch(connection, study)
        return version + 1

    async def remove(self, study: str, who: Who) -> None:
        async with self._store.writing() as connection:
            await access(connection, study, who, "own")
            await connection.execute(delete(schema.study_chapters).where(C.study == study))
            await connection.execute(delete(schema.studies).where(S.id == study))

    async def share(self, study: str, who: Who, may: Share) -> str:
        """The word for whoever may; one that was given before is good for nothing any more."""
        word = new_token()
        await self._set_word(study, who, may, hashed(word))
        return word

    async def unshare(self, study: str, who: Who, may: Share) -> None:
        await self._set_word(study, who, may, None)

    async def _set_word(self, study: str, who: Who, may: Share, word_hash: str | None) -> None:
        async with self._store.writing() as connection:
            await access(connection, study, who, "own")
            which = update(schema.studies).where(S.id == study)
            await connection.execute(which.values({f"{may}_hash": word_hash}))

    async def hand_over(self, guest: str, other: str) -> None:
        """What was one's is the other's now."""
        async with self._store.writing() as connection:
            for table in (schema.studies, schema.study_chapters):
                await connection.execute(update(table).where(table.c.guest == guest).values(guest=other))

    async def _change(self, connection: AsyncConnection, study: str, who: Who, version: int) -> Access:
        """The study has another version now; raises `Refused` if it had another before."""
        await in_turn(connection, f"study {study}")
        found = await access(connection, study, who, "edit")
        if found.version != version:
            raise Refused("study-changed", version=found.version)
        await connection.execute(update(schema.studies).where(S.id == study).values(version=version + 1))
        await self._touch(connection, study)
        return found

    async def _touch(self, connection: AsyncConnection, study: str) -> None:
        change = update(schema.studies).where(S.id == study)
        await connection.execute(change.values(changed=self._store.clock.ms()))


async def access(connection: AsyncConnection, study: str, who: Who, wanted: May) -> Access:
    """What whoever asks may do, if that is at least what they want.

    Who may do something, but not that, is told so; everybody else is told that there is nothing.
    """
    row = (await connection.execute(select(schema.studies).where(S.id == study))).one_or_none()
    may = right(row, who) if row else None
    if row is None or may is None:
        raise Refused("not-found")
    if RIGHTS[may] < RIGHTS[wanted]:
        raise Refused("not-your-study")
    return Access(may, *row)


def right(row: Any, who: Who) -> May | None:
    if who.guest is not None and row.guest == who.guest.id:
        return "own"
    given = hashed(who.word)
    if who.word and row.edit_hash and hmac.compare_digest(given, row.edit_hash):
        return "edit"
    if who.word and row.read_hash and hmac.compare_digest(given, row.read_hash):
        return "read"
    return None


async def infos_of(connection: AsyncConnection, study: str) -> list[ChapterInfo]:
    query = select(C.id, C.name, C.game, C.version).where(C.study == study).order_by(C.place)
    return [ChapterInfo(*row) for row in await connection.execute(query)]


async def put(connection: AsyncConnection, guest: str, study: str, place: int, chapter: Chapter) -> str:
    row = in_columns(chapter)
    await make_room(connection, guest, row["size"])
    id = new_id()
    whose = {"id": id, "study": study, "guest": guest, "place": place, "version": 1}
    await connection.execute(insert(schema.study_chapters), whose | row)
    return id


async def make_room(connection: AsyncConnection, guest: str, more: int) -> None:
    """Raises `Refused` if all that this guest keeps would become too much."""
    if more <= 0:
        return
    query = select(func.coalesce(func.sum(C.size), 0)).where(C.guest == guest)
    if (await connection.execute(query)).scalar_one() + more > limits.STUDIES_BYTES:
        raise Refused("studies-full", most=limits.STUDIES_BYTES // 1_000_000)


def in_columns(chapter: Chapter) -> dict[str, Any]:
    text = msgspec.json.encode(chapter)
    return {"name": chapter.name, "game": chapter.game, "size": len(text), "text": text.decode()}


def stored(text: str) -> Chapter:
    return msgspec.json.decode(text, type=Chapter)
