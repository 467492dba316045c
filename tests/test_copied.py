"""The script that finds what a rulebook has word for word from another text.

`LUDARIUM_RULEBOOKS` names a folder with such texts, for whoever has them: of ours nothing may be in them.
"""

import os
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


def test_it_looks_through_all_rulebooks_and_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    theirs = in_folder(tmp_path / "theirs", "deep/owl.txt", THEIRS)
    files = ["client/src/games/owls/rulebook/en.md", "client/src/i18n/later/school/en.ftl"]
    for file in files:
        ours = in_folder(tmp_path / "ours", file, f"## 1 Owls\n\nSo {EIGHT}.\n")
    assert not main(theirs, ours)
    assert capsys.readouterr().out == "".join(f"{file}: “{EIGHT}” (owl.txt)\n" for file in files)
    for file in files:
        in_folder(ours, file, "## 1 Owls\n\nThey are out at night.\n")
    assert main(theirs, ours)
    assert capsys.readouterr().out == ""


def test_a_folder_without_texts_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no texts"):
        main(tmp_path)


if "LUDARIUM_RULEBOOKS" in os.environ:  # those of the publishers are not ours to bring along

    def test_all_words_are_our_own(capsys: pytest.CaptureFixture[str]) -> None:
        own = main(Path(os.environ["LUDARIUM_RULEBOOKS"]))
        assert own, capsys.readouterr().out
