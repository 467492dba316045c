"""The site of the documentation: whole, without dead links, and sufficient to itself."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from griffe import Alias, Attribute, Class, Object, load
from scripts.pages import brought
from scripts.sessions import SESSION

ROOT = Path(__file__).resolve().parent.parent
API = sorted((ROOT / "docs/api").glob("*.md"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make site` does, where every warning is an error."""
    made = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(made)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return made


class Asked(HTMLParser):
    """What a page has the browser fetch, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "a":
            self.links.append(told.get("href", ""))
        elif tag == "link":
            self.fetched.append(told.get("href", ""))
        self.fetched.append(told.get("src", ""))


def test_it_fetches_nothing_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        fetched = Asked(page.read_text("utf-8")).fetched
        assert not [one for one in fetched if re.match(r"(https?:)?//", one)], page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*['\"]?(https?:)?//", sheet.read_text("utf-8")), sheet


def test_its_links_lead_to_files_that_are_there(site: Path) -> None:
    """Of pages and of copies, what MkDocs does not follow included."""
    for page in site.rglob("*.html"):
        asked = Asked(page.read_text("utf-8"))
        for link in [*asked.links, *asked.fetched]:
            name = link.partition("#")[0]
            if name and ":" not in name and page.name != "404.html":
                assert (page.parent / name).exists(), f"{page}: {link}"


def test_it_brings_in_what_lies_beside_the_games(site: Path) -> None:
    assert len(brought()) == 3 + 4 * 5
    for uri in brought().values():
        assert (site / uri).with_suffix(".html").exists(), uri
    ruling = (site / "rules/druids/index.html").read_text("utf-8")
    case = (site / "rules/druids/cases.html").read_text("utf-8")
    (anchor,) = set(re.findall(r'href="cases\.html#(g01[^"]*)"', ruling))
    assert f'id="{anchor}"' in case
    assert (site / "files/examples/self_play.py").read_text() == (ROOT / "examples/self_play.py").read_text()


def test_sessions_in_docstrings_are_shown_as_such(site: Path) -> None:
    assert SESSION.sub("X", "What.\n\n>>> a\nb\n\nNext.") == "What.\n\nX\n\nNext."
    text = (site / "api/ludarium.html").read_text("utf-8")
    assert "<blockquote>" not in text
    assert "place orange M1" in text


def test_of_sessions_only_what_is_typed_is_copied(site: Path) -> None:
    page = (site / "research/first-steps.html").read_text("utf-8")
    assert page.count('<div class="highlight"') > 5 and '<span class="gp">&gt;&gt;&gt; </span>' in page
    assert '<span class="go">[-1.0, 1.0]</span>' in page
    for sign in ("gp", "go"):
        assert f"[data-md-copying] .{sign}" in (site / "site.css").read_text()


# What is public has a sentence.


def shown() -> Iterator[tuple[str, list[str] | None]]:
    """Every object that the pages of the API show, and which of its members, if not all."""
    for page in API:
        for name, options in re.findall(r"^::: (\S+)\n((?: .*\n?)*)", page.read_text("utf-8"), re.MULTILINE):
            members = re.search(r"members: \[(.*)\]", options)
            yield name, members and members[1].split(", ")


def test_the_pages_show_all_that_the_packages_give() -> None:
    assert {name for name, _ in shown()} >= {"ludarium", "ludarium.research", "ludarium.research.dataset"}


@pytest.fixture(scope="module")
def package() -> Object | Alias:
    return load("ludarium", search_paths=[str(ROOT / "src")])


@pytest.mark.parametrize(("name", "members"), [*shown()], ids=[name for name, _ in shown()])
def test_every_public_object_has_a_sentence(
    package: Object | Alias, name: str, members: list[str] | None
) -> None:
    found = package[name.partition(".")[2]] if "." in name else package
    names = members or [str(one) for one in (found.exports or [])] or [""]
    silent = [one for each in names for one in without_sentence(found[each] if each else found)]
    assert not silent


def without_sentence(found: Object | Alias) -> Iterator[str]:
    """This, and all members of its own that have a name for everybody."""
    target: Any = found.final_target if isinstance(found, Alias) else found
    if not target.docstring:
        yield target.path
    if isinstance(target, Class):
        for name, member in target.members.items():
            is_told = isinstance(member, Attribute) and "property" not in member.labels
            if not name.startswith("_") and not is_told:
                yield from without_sentence(member)
