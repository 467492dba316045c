"""What the documents show is so: sessions run, examples stand in the code, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

import ludarium
import ludarium.core

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/ludarium/games/*/*.md")])


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sessions_run(path: Path) -> None:
    failures, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failures == 0


@pytest.mark.parametrize("name", ["__init__", "core"])
def test_docstrings_run(name: str) -> None:
    source = (ROOT / f"src/ludarium/{name}.py").read_text(encoding="utf-8")
    names = {"apply": ludarium.apply, "options": ludarium.options, "tree": ludarium.core.tree}
    parser = doctest.DocTestParser()
    text = re.search(r'"""(.*?)"""', source, re.DOTALL)
    assert text is not None
    runner = doctest.DocTestRunner()
    runner.run(parser.get_doctest(text[1], dict(names), name, None, 0))
    assert runner.summarize().failed == 0
    assert runner.tries > 0


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (path.parent / link).exists(), link


def test_rulings_are_held_by_cases_that_exist() -> None:
    cases = (ROOT / "tests/games/druids/cases.md").read_text(encoding="utf-8")
    headings = {anchor(heading) for heading in re.findall(r"^### (.*)$", cases, re.MULTILINE)}
    readme = (ROOT / "src/ludarium/games/druids/README.md").read_text(encoding="utf-8")
    anchors = re.findall(r"cases\.md#([^)]+)\)", readme)
    assert len(anchors) > 60
    assert set(anchors) <= headings
    assert len(re.findall(r"^\| R\d+ \|", readme, re.MULTILINE)) == 40


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_the_example_of_the_guide_is_the_game() -> None:
    game = (ROOT / "tests/pebbles/pebbles.py").read_text(encoding="utf-8")
    guide = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    examples = [block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "class" in block]
    assert len(examples) == 2
    assert all(example.strip() in game for example in examples)
