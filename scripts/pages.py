"""What the site takes from elsewhere in the repository, and where links between pages lead there.

Pages are written to be read where they lie; a hook of MkDocs brings them in, and links that leave the site
lead to a copy of what they name.
"""

import os
import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pymdownx.slugs import slugify

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FROM_THE_TOP = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
ICON = ROOT / "client/public/icon.svg"
ELSEWHERE = "files"  # where lies what is no page

FENCE = re.compile(r"^( *```.*?^ *```[^\S\n]*$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r'(?P<before>\]\(|<img src=")(?P<to>[^)"#:\s]+)(?P<after>#[^)"\s]*)?(?=[)"])')


def brought() -> dict[Path, str]:
    """Pages from outside `docs`, and where each stands in the site."""
    found = {ROOT / name: uri for name, uri in FROM_THE_TOP.items()}
    for path in sorted(ROOT.glob("src/ludarium/games/*/*.md")):
        name = "index.md" if path.name == "README.md" else path.name
        found[path] = f"rules/{path.parent.name}/{name}"
    for path in sorted(ROOT.glob("tests/games/*/*.md")):
        found[path] = f"rules/{path.parent.name}/{path.name}"
    return found


def on_config(config: MkDocsConfig) -> None:
    """Anchors are those that the pages have where they lie."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify(case="lower")


def on_files(files: Files, config: MkDocsConfig) -> None:
    for path, uri in {**brought(), ICON: "images/icon.svg"}.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Every link leads to a page of the site, or to a copy of the file; sessions are told from programs."""
    path = Path(page.file.abs_src_path or "")
    return "".join(
        part.replace("```python\n>>> ", "```pycon\n>>> ", 1)
        if number % 2
        else LINK.sub(lambda link: lead(link, path, page, config, files), part)
        for number, part in enumerate(FENCE.split(markdown))
    )


def lead(link: re.Match[str], path: Path, page: Page, config: MkDocsConfig, files: Files) -> str:
    target = (path.parent / link["to"]).resolve()
    if not target.is_file() or not target.is_relative_to(ROOT):
        return link[0]  # which is a dead link, and told as one
    uri = place(target)
    if files.get_file_from_path(uri) is None:
        files.append(File.generated(config, uri, abs_src_path=str(target)))
    return f"{link['before']}{between(page.file, uri, link['before'])}{link['after'] or ''}"


def place(target: Path) -> str:
    """Where a file of the repository stands in the site."""
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS).as_posix()
    return brought().get(target) or f"{ELSEWHERE}/{target.relative_to(ROOT).as_posix()}"


def between(file: File, uri: str, before: str) -> str:
    """From a page to what stands there: from its source, or what becomes of it if nobody else follows."""
    begin = file.dest_uri if before.startswith("<") else file.src_uri
    return os.path.relpath(uri, PurePosixPath(begin).parent).replace(os.sep, "/")
