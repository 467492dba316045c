"""What an installed game brings for the page is served, and nothing else that lies there."""

from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

from ludarium.server import boards
from ludarium.server.boards import board_of
from ludarium.server.headers import CSP
from tests.conftest import PEBBLES
from tests.server.people import Place

pytestmark = pytest.mark.anyio

FOLDER = Path(PEBBLES) / "pebbles_board"


async def games(place: Place) -> dict[str, Any]:
    async with place.anybody() as browser:
        return {one["name"]: one["board"] for one in (await browser.get("/api/games")).json()}


async def test_the_page_is_told_which_games_bring_a_board(place: Place) -> None:
    told = await games(place)
    assert {name for name, board in told.items() if board} == {"pebbles"}
    files = sorted(path.name for path in FOLDER.iterdir() if path.is_file())
    assert told["pebbles"]["files"] == files and "board.js" in files


async def test_its_files_are_kept_for_ever_and_as_strict_as_ours(place: Place) -> None:
    board = (await games(place))["pebbles"]
    types = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain", ".svg": "image/svg+xml"}
    async with place.anybody() as browser:
        for name in board["files"]:
            answer = await browser.get(board["at"] + name)
            assert answer.status_code == 200 and answer.content == (FOLDER / name).read_bytes()
            assert answer.headers["content-type"].partition(";")[0] == types[Path(name).suffix]
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-security-policy"] == CSP
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "{at}",
        "{at}nothing.js",
        "{at}../pebbles.py",
        "{at}%2e%2e/pebbles.py",
        "{at}..%2f..%2fconftest.py",
        "{at}/etc/passwd",
        "{at}%00board.js",
        "/games/pebbles/0000000000000000/board.js",
        "/games/druids/0000000000000000/board.js",
        "/games/nothing/0000000000000000/board.js",
        "/games/",
        "/games/pebbles",
    ],
)
async def test_nothing_else_is_served(place: Place, path: str) -> None:
    at = (await games(place))["pebbles"]["at"]
    async with httpx.AsyncClient(base_url=place.address) as browser:
        assert (await browser.get(path.format(at=at))).status_code == 404


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """That of a board of somebody's, with things that are not for the page."""
    found = tmp_path / "stones"
    (found / "art").mkdir(parents=True)
    for name in ("board.js", "art/heap.svg", "__init__.py", "notes.txt"):
        (found / name).write_text("//")
    (tmp_path / "secret.js").write_text("//")
    (found / "secret.js").symlink_to(tmp_path / "secret.js")
    package = ModuleType("stones")
    package.__path__ = [str(found)]
    monkeypatch.setitem(boards.BOARDS.points, "stones", None)
    monkeypatch.setitem(boards.BOARDS._loaded, "stones", package)
    return found


def test_only_what_a_page_can_load_and_what_lies_inside(folder: Path) -> None:
    board = board_of("stones")
    assert board is not None and list(board.files) == ["art/heap.svg", "board.js"]


def test_what_changes_has_another_address(folder: Path) -> None:
    before = board_of("stones")
    (folder / "art/heap.svg").write_text("/**/")
    after = board_of("stones")
    assert before and after and before.version != after.version
    assert board_of("stones") == after
