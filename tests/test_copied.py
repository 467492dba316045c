"""The script that finds what a rulebook has word for word from another text."""

from pathlib import Path

import pytest
from scripts.copied import copied, known, main

THEIRS = "The owl sleeps by day, and at night the owl flies over all nine hills.\nNobody sees it."
EIGHT = "and at night the owl flies over all"


def in_folder(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return folder


def test_seven_words_in_a_row_may_be_the_same(tmp_path: Path) -> None:
    theirs = known(in_folder(tmp_path, "owl.txt", THEIRS))
    assert list(copied("When the owl flies over all nine hills, hide.", theirs)) == []


@pytest.mark.parametrize(
    ("ours", "found"),
    [
        (f"Here {EIGHT} trees.", EIGHT),
        ("Then AND at *night*, the [owl](#5.3)\n\n- flies over: all **nine** hills", f"{EIGHT} nine hills"),
        (
            "all nine hills. Nobody sees it. The owl sleeps by day, and at night",
            "the owl sleeps by day and at night",
        ),
    ],
)
def test_eight_are_found_whatever_their_case_and_marks(tmp_path: Path, ours: str, found: str) -> None:
    theirs = known(in_folder(tmp_path, "owl.txt", THEIRS))
    assert list(copied(ours, theirs)) == [(found, "owl.txt")]


def test_each_stretch_is_told_once(tmp_path: Path) -> None:
    theirs = known(in_folder(tmp_path, "owl.txt", THEIRS))
    assert [stretch for stretch, _ in copied(f"{THEIRS} Or so. {EIGHT}.", theirs)] == [
        "the owl sleeps by day and at night the owl flies over all nine hills nobody sees it",
        EIGHT,
    ]


def test_it_looks_through_all_rulebooks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    theirs = in_folder(tmp_path / "theirs", "deep/owl.txt", THEIRS)
    ours = in_folder(tmp_path / "ours", "client/src/games/owls/rulebook/en.md", f"## 1 Owls\n\nSo {EIGHT}.\n")
    assert not main(theirs, ours)
    assert capsys.readouterr().out == f"client/src/games/owls/rulebook/en.md: “{EIGHT}” (owl.txt)\n"
    in_folder(ours, "client/src/games/owls/rulebook/en.md", "## 1 Owls\n\nThey are out at night.\n")
    assert main(theirs, ours)
    assert capsys.readouterr().out == ""


def test_a_folder_without_texts_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no texts"):
        main(tmp_path)
