"""What the documents show is so: sessions run, examples stand in the code, links lead somewhere."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ludarium
import ludarium.core
from ludarium.testing import check

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/ludarium/games/*/*.md")])


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sessions_run(path: Path) -> None:
    if path.name == "openspiel.md":
        pytest.importorskip("pyspiel")  # there is none for Windows
    failures, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failures == 0


# Programs, which other tests run: the guide's below, the bot's in tests/bots/test_outside.py.
PROGRAMS = {"docs/new-game.md", "docs/bots.md"}


def test_python_that_is_shown_is_python_that_runs() -> None:
    """Blocks are sessions, but for two programs."""
    blocks = {
        str(path.relative_to(ROOT)): re.findall(
            r"^```python\n(.*?)^```", path.read_text("utf-8"), re.M | re.S
        )
        for path in PAGES
    }
    assert sum(map(len, blocks.values())) > 20
    without = {name for name, found in blocks.items() if any(">>> " not in block for block in found)}
    assert without == PROGRAMS
    odd = [name for name, found in blocks.items() if any(not block.endswith("\n\n") for block in found)]
    assert set(odd) <= PROGRAMS, "a session ends with an empty line, or its last answer has a fence in it"


@pytest.mark.parametrize("name", ["__init__", "contract"])
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
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
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


def test_the_guide_registers_as_the_example_does() -> None:
    guide = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    shown = [
        line
        for block in re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
        for line in block.split("\n")
        if line
    ]
    plain = [line.replace('[project.entry-points."', "[").replace('"', "") for line in shown]
    points = (ROOT / "tests/pebbles/pebbles-1.dist-info/entry_points.txt").read_text(encoding="utf-8")
    assert plain == [line for line in points.split("\n") if line]


def test_the_guide_is_a_whole_game() -> None:
    """Its code blocks, one after another, are the example, and keep the contract."""
    guide = (ROOT / "docs/new-game.md").read_text(encoding="utf-8").partition("Register it")[0]
    blocks = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    code = "\n\n".join(block if block.endswith("\n") else f"{block}\n" for block in blocks)
    example = (ROOT / "tests/pebbles/pebbles.py").read_text(encoding="utf-8")
    assert code.split() == example.split()
    module = ModuleType("guided")
    sys.modules["guided"] = module
    exec(compile(code, "docs/new-game.md", "exec"), module.__dict__)
    assert check(module.GAME, games=5).games == 15


def test_first_steps_can_be_pasted_into_a_python_session() -> None:
    """Block by block, as the button of the site copies them: without prompts and answers."""
    pytest.importorskip("pyarrow")
    page = (ROOT / "docs/research/first-steps.md").read_text(encoding="utf-8")
    # A block that is pasted ends with a line break, so what is indented at its end is over there.
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    pasted = "\n".join(
        "\n".join(re.findall(r"^(?:>>>|\.\.\.)(?: (.*))?$", block, re.MULTILINE)) + "\n" for block in blocks
    )
    session = [sys.executable, "-i", "-q"]
    made = subprocess.run(session, input=pasted, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "Error" not in made.stderr, made.stderr
    assert "[-1.0, 1.0]" in made.stdout and "answers at a time" in made.stdout
