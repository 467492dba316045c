"""Studies: their text is the same study again, and nothing that is pasted breaks anything."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium import Record, game
from ludarium.core import options
from ludarium.line import Line
from ludarium.study import BadStudy, Chapter, Move, Study, followed, of_record, parse, proper, tidy, written
from ludarium.study.chapters import MARKS, MOST_CHAPTERS, MOST_DEPTH, MOST_LETTERS, MOST_MOVES
from tests.conftest import ROOT
from tests.games.mutations import slip

GAMES = ["druids", "tigris", "ark", "borabora"]
DANCES = """\
ludarium study 1
title Four dances

chapter The fifth spirit
game druids 1
players 2
| M1 1# 5R, M2 1# 3L black, M3 1# 1R purple, M4 1# 5L orange
| S1 1# 3R black, S2 1# 1L orange, S3 1# 2L, S4 1# 2R purple
| moon hand 2L, board 1R 5R, draw 1, unseen 1L 2R 2R 3R 4L
| sun hand 4L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
| ask p2 TakeTurn
draw S4
# The 5 or the 4?
#
# Look at the other fives.
p2 waltz 5L S4 ; 4L 3R
mark good
draw S2 S4
# Every open 5 dances.
  or p2 waltz 4L S3
  p2 fight orange ; 2R
    or p2 fight black
  or p2 jump orange
  mark mistake
p2 fight orange
"""

letters = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=30)
words = st.text("abcXYZ019-+,.|#p?ő→", min_size=1, max_size=8)
places = st.lists(words, max_size=3).map(tuple)
texts = st.lists(letters, max_size=3).map("\n".join)
names = letters.map(str.strip).filter(bool)


@st.composite
def moves(draw: st.DrawFn) -> tuple[Move, ...]:
    found = []
    for number in range(draw(st.integers(0, 12))):
        known = st.none() | st.lists(words.filter(lambda word: word != "?"), max_size=3).map(tuple)
        found.append(
            Move(
                after=draw(st.integers(0, number)),
                seat=draw(st.none() | st.integers(0, 3)),
                words=" ".join(draw(st.lists(words, min_size=1, max_size=4))),
                luck=draw(known),
                mark=draw(st.sampled_from([None, *MARKS])),
                text=draw(texts),
                places=draw(places),
            )
        )
    return tuple(found)


@st.composite
def chapters(draw: st.DrawFn) -> Chapter:
    players = draw(st.integers(1, 4))
    named = st.just(()) | st.lists(names, min_size=players, max_size=players).map(tuple)
    values = st.integers(0, 99) | words.filter(lambda word: not word.isdecimal())
    return Chapter(
        name=draw(names),
        game=draw(words),
        version=draw(st.integers(0, 99)),
        players=players,
        position=draw(st.lists(letters, min_size=1, max_size=4).map("\n".join).filter(str.strip)),
        moves=draw(moves()),
        names=draw(named),
        options=draw(st.dictionaries(words, values, max_size=3)),
        text=draw(texts),
        places=draw(places),
    )


@given(names, st.lists(chapters().map(tidy), max_size=3))
@settings(max_examples=60, deadline=None)
def test_its_text_is_the_same_study_again(title: str, found: list[Chapter]) -> None:
    study = Study(title, tuple(found))
    assert parse(written(study)) == study
    assert [proper(chapter) for chapter in found] == found


def test_a_text_is_read_as_it_looks() -> None:
    study = parse(DANCES)
    assert written(study) == DANCES
    [chapter] = study.chapters
    assert chapter.text == "The 5 or the 4?\n\nLook at the other fives."
    assert chapter.places == ("S4",)
    assert [(move.after, move.words) for move in chapter.moves] == [
        (0, "waltz 5L S4"),
        (0, "waltz 4L S3"),
        (2, "fight orange"),
        (2, "fight black"),
        (0, "jump orange"),
        (1, "fight orange"),
    ]
    assert (chapter.moves[0].mark, chapter.moves[4].mark) == ("good", "mistake")
    spaced = DANCES.replace("\n", "  \n").replace("players", "\n\nplayers").replace("\n", "\r\n")
    assert parse(spaced) == study


def test_rules_fill_in_what_was_left_open() -> None:
    known = parse(DANCES).chapters[0]
    open_text = DANCES.replace("p2 ", "p? ").replace("ask p? ", "ask p2 ").replace("; 4L 3R", "; ?")
    [chapter] = parse(open_text).chapters
    assert {move.seat for move in chapter.moves} == {None}
    filled = followed(chapter)
    assert {move.seat for move in filled.moves} == {1}
    assert len(filled.moves[0].luck or ()) == 2
    assert followed(filled) == filled
    assert followed(known).moves == known.moves


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("ludarium study 1", "ludarium study 2", "line 1: a study begins with 'ludarium study 1'"),
        ("title Four", "titel Four", "line 2: 'titel Four dances' stands above the first chapter"),
        ("players 2", "players two", "line 6: 'two' is no number"),
        ("players 2", "player 2", "line 6: 'player 2' means nothing in a study"),
        ("mark good", "mark great", "line 17: 'great' is no mark of a move: good, mistake, question"),
        ("draw S4\n", "mark good\n", "line 12: 'good' is no mark of a move: good, mistake, question"),
        ("  or p2 waltz", "or p2 waltz", "line 20: there is no move that this could follow or stand for"),
        ("  or p2 waltz", "  p2 waltz", "line 20: a variation begins with 'or'"),
        ("  or p2 waltz", " or p2 waltz", "line 20: each variation stands 2 spaces to the right"),
        ("    or p2 fight", "      or p2 fight", "line 22: there is no move that this could follow"),
        ("  mark mistake", "mark mistake", "line 24: this stands as far to the right as the move above it"),
        ("The fifth spirit", "\x1b[2J", "line 4: no study has the sign U+001B"),
        ("The fifth spirit", "x" * 61, "line 4: 'xxx"),
        ("; 4L 3R", "; 4L ?", "line 16: luck gives at most 200 words, and none is '?'"),
    ],
)
def test_a_wrong_line_is_named(before: str, after: str, says: str) -> None:
    assert before in DANCES
    with pytest.raises(BadStudy) as caught:
        parse(DANCES.replace(before, after))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("5L orange", "9L orange", "chapter 'The fifth spirit': "),
        ("game druids 1", "game chess 1", "chapter 'The fifth spirit': "),
        ("p2 waltz 5L S4", "p1 waltz 5L S4", "chapter 'The fifth spirit', move 1: p1 is not asked there"),
        ("p2 fight orange ; 2R", "p2 fight pink ; 2R", "move 3: 'fight pink' is not an option"),
        ("waltz 4L S3", "waltz 4L S3 ; 1L", "move 2: nothing wants 1L"),
        ("game druids 1", "game druids 99", "(by rules 1; it was written by 99)"),
    ],
)
def test_the_rules_say_which_move_is_wrong(before: str, after: str, says: str) -> None:
    assert before in DANCES
    text = DANCES.replace(before, after)
    text = text.replace("fight black", "fight pink") if "99" in after else text
    with pytest.raises(BadStudy) as caught:
        followed(parse(text).chapters[0])
    assert says in str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_becomes_a_chapter(name: str) -> None:
    for path in sorted((ROOT / "tests/games" / name / "records").glob("*.txt"))[:2]:
        record = Record.parse(path.read_text())
        chapter = of_record(record, path.stem)
        study = Study("A game", (chapter,))
        assert parse(written(study)) == study
        assert followed(chapter).moves == chapter.moves
        assert chapter.names == tuple(record.seats)


@pytest.mark.parametrize("name", GAMES)
def test_variations_are_followed_by_the_rules(name: str) -> None:
    pen, it = Random(name), game(name)
    lines, found = [Line.new(it, it.seats[0], seed="a")], list[Move]()
    while len(lines) < 40:
        after = pen.randrange(len(lines))
        if not lines[after].now.asks:
            continue
        answer = str(pen.choice(options(lines[after].now)))
        lines.append(lines[after].play(answer, None))
        found.append(Move(after, None, answer, tuple(one.text for one in lines[-1].moves[-1].luck)))
    first = lines[0]
    chapter = tidy(
        Chapter("Many", name, it.version, first.players, first.position, tuple(found), options=first.options)  # type: ignore[arg-type]
    )
    filled = followed(proper(chapter))
    assert [move.words for move in filled.moves] == [move.words for move in chapter.moves]
    assert None not in {move.seat for move in filled.moves}
    assert parse(written(Study("Many", (filled,)))).chapters == (filled,)


def test_there_are_limits() -> None:
    chapter = parse(DANCES).chapters[0]
    deep = [Move(0, 1, "a")]
    for _ in range(MOST_DEPTH + 1):  # each is instead of the one before it
        deep += [Move(len(deep), 1, "a"), Move(len(deep), 1, "b")]
    with pytest.raises(BadStudy, match="at most 40 deep"):
        tidy(Chapter("a", "druids", 1, 2, "x", tuple(deep)))
    many = "p2 fight orange\n" * (MOST_MOVES + 1)
    with pytest.raises(BadStudy, match="at most 2,000 moves"):
        parse(DANCES + many)
    with pytest.raises(BadStudy, match="at most 64 chapters"):
        parse(DANCES + DANCES.split("\n\n")[1] * MOST_CHAPTERS)
    with pytest.raises(BadStudy, match="at most 1,000,000 letters"):
        parse(DANCES + "x" * MOST_LETTERS)
    for after in (-1, 1, 7):
        with pytest.raises(BadStudy, match="does not follow"):
            tidy(Chapter("a", "druids", 1, 2, "x", (Move(after, 1, "a"),)))
    with pytest.raises(BadStudy, match="has no position"):
        proper(Chapter("a", "druids", 1, 2, ""))
    assert proper(chapter) == chapter


STRANGE = [
    "\x00",
    "\u2028",
    "  or p1 a",
    "p? x ; ?",
    "#",
    "|",
    "mark good",
    "draw a",
    "chapter b",
    "9" * 5000,
]


def test_whatever_is_pasted_is_read_or_refused() -> None:
    pen, read = Random(11), 0
    known = [DANCES]
    for name in GAMES:
        path = min((ROOT / "tests/games" / name / "records").glob("*.txt"))
        record = Record.parse(path.read_text())
        known.append(written(Study(name, (of_record(record, name),))))
    for _ in range(400):
        text = slip(pen.choice(known), pen.choice(known), pen)
        if pen.random() < 0.5:
            lines = text.split("\n")
            lines.insert(pen.randrange(len(lines)), pen.choice(STRANGE))
            text = "\n".join(lines)
        try:
            study = parse(text)
        except BadStudy as error:
            assert str(error)
            continue
        read += 1
        assert parse(written(study)) == study
        if pen.random() < 0.2:
            for chapter in study.chapters:
                try:
                    followed(chapter)
                except BadStudy as error:
                    assert str(error)
    assert 40 < read < 390
