"""Chapters as they are stored, and as they go over the wire."""

from ludarium.server.studies import wire
from ludarium.study import BadStudy, Chapter, Move, Study, proper, proper_study, tidy
from ludarium.table import Refused


def in_study(body: wire.NewStudy) -> Study:
    """Raises `Refused` if it cannot be written down."""
    try:
        return proper_study(Study(body.title.strip(), tuple(in_chapter(one) for one in body.chapters)))
    except BadStudy as error:
        raise Refused("bad-study", why=str(error)) from None


def in_chapter(body: wire.StudyChapter) -> Chapter:
    """Raises `Refused` if it cannot be written down."""
    moves = (
        Move(
            after=one.after,
            seat=one.seat,
            words=one.words,
            luck=None if one.outcomes is None else tuple(one.outcomes),
            mark=one.mark,
            text=one.text,
            places=tuple(one.places),
        )
        for one in body.moves
    )
    chapter = Chapter(
        name=body.name.strip(),
        game=body.game,
        version=body.version,
        players=body.players,
        position=body.position,
        moves=tuple(moves),
        names=tuple(name.strip() for name in body.names),
        options=body.options,
        text=body.text,
        places=tuple(body.places),
    )
    try:
        return proper(tidy(chapter))
    except BadStudy as error:
        raise Refused("bad-study", why=str(error)) from None


def told(chapter: Chapter) -> wire.StudyChapter:
    moves = [
        wire.StudyMove(
            after=one.after,
            words=one.words,
            seat=one.seat,
            outcomes=None if one.luck is None else list(one.luck),
            mark=one.mark,
            text=one.text,
            places=list(one.places),
        )
        for one in chapter.moves
    ]
    rest = {"moves": moves, "names": list(chapter.names), "places": list(chapter.places)}
    return wire.StudyChapter(**(vars(chapter) | rest))
