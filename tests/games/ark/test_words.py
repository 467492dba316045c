"""Whatever is written, it is understood or refused: names of tiles, positions."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium import Luck
from ludarium.core import BadPosition
from ludarium.games.ark import GAME
from ludarium.games.ark.drawn import BadTile, Drawing
from ludarium.games.ark.inventory import INVENTORY
from ludarium.games.ark.tiles import Tile
from tests.games.ark.test_positions import POSITION

WORDS = sorted(
    {*POSITION.split(), "n", "e", "p3", "p1@c0", "p2*@c0", "bag", "Deploy", "EnterArk", "0,1", "-1,0", "*2"}
)

parts = st.sampled_from(["c", "r", "x", "t", "f0", "f1"])
sides = st.text(st.sampled_from("NESW"), max_size=4)
marks = st.sampled_from(["", "", "+1", "-2", "+0", "+1-1"])
names = st.lists(st.builds("".join, st.tuples(parts, sides, marks)), max_size=4).map(".".join)


@settings(max_examples=300, deadline=None)
@given(st.one_of(names, st.text("crxtfNESW+-.012", max_size=14)))
def test_a_name_is_a_tile_or_none(name: str) -> None:
    try:
        drawing = Drawing(name)
    except BadTile:
        return
    halves = [half for field in drawing.fields for half in field.rim]
    sides = [side for part in (*drawing.cities, *drawing.roads) for side in part.rim]
    walled = {2 * side + n for city in drawing.cities for side in city.rim for n in (0, 1)}
    assert sorted(halves) == [half for half in range(8) if half not in walled]
    assert len(set(sides)) == len(sides)
    one = Tile(name)
    assert len(one.parts) <= 8
    assert one.ways[0] == max(one.ways)
    assert one.ways[0] in (1, 2, 4)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_position_is_read_or_refused(data: st.DataObject) -> None:
    lines = [line.split() for line in POSITION.strip().splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.sampled_from(lines))
        place = data.draw(st.integers(0, len(line)))
        line[place : place + data.draw(st.integers(0, 1))] = data.draw(
            st.lists(st.sampled_from(WORDS), max_size=2)
        )
    text = "\n".join(map(" ".join, lines))
    try:
        s = GAME.read(text, 2, {})
    except BadPosition:
        return
    written = GAME.write(s)
    assert GAME.write(GAME.read(written, 2, {})) == written
    assert GAME.view(GAME.imagine(GAME.view(s, None), Luck(0)), None) == GAME.view(s, None)


@settings(max_examples=50, deadline=None)
@given(st.sampled_from([row["name"] for row in INVENTORY["tiles"]]), st.integers(0, 3))
def test_a_turned_tile_meets_itself(name: str, turn: int) -> None:
    """Beside a copy turned by a half, every side fits the opposite one, part for part."""
    face, other = Tile(name).faces[turn], Tile(name).faces[(turn + 2) % 4]
    for side in range(4):
        assert face.kinds[side] == other.kinds[side ^ 2]
        assert sorted(face.meets[side]) == sorted(other.met[side ^ 2])
