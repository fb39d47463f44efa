"""The pages of the site as their generator reads them, made from those of the tree.

Pages of the tree are written for the code host: they link to files out of `docs/`, and entries of lists go on below
their first word. Here they get links that stay on the site, where a linked file of the tree is a page of its own, and
the four columns by which Python-Markdown knows what belongs to an entry. Pages and schemas that follow from the code
are made here and are in no tree. Nothing here depends on the generator.
"""

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Final

from tools import api_page, command_page, routes_page, rules_map
from tools.wire_files import schemas

ROOT: Final = Path(__file__).resolve().parents[2]
_RULES: Final = "src/whistclub/messages/pages/en"
_BESIDE: Final = ("CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "SECURITY")
"""The pages beside the README that are pages of the site too."""
_MADE: Final[dict[str, Callable[[], str]]] = {
    "docs/api.md": api_page.page,
    "docs/command.md": command_page.page,
    "docs/routes.md": routes_page.page,
    "docs/rules-map.md": rules_map.table,
}
"""The pages that follow from the code, where they would stand in the tree, with what makes them."""
_LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")
_CODE: Final = re.compile(r"(`+[^`]*`+)")
_ENTRY: Final = re.compile(r"([-*] |\d+\. )")
_LANGUAGES: Final = {".py": "python", ".yaml": "yaml", ".service": "ini", ".json": "json", ".cfg": "text"}
_FRONT: Final = "---\nhide:\n  - navigation\n  - toc\n---\n\n"
_PLAY: Final = '<a class="md-button md-button--primary" href="play/">Play now</a>'


def lay_out(folder: Path, *, with_club: bool = False) -> None:
    """Writes the pages into a folder, which is emptied first; `with_club` leads from the first page to `play/`."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("*.md"))
    shutil.copyfile(ROOT / "src/whistclub/web/client/public/mark.svg", folder / "mark.svg")
    for name in ("site.css", "site.js"):
        shutil.copyfile(Path(__file__).parent / name, folder / name)
    for name, schema in schemas().items():
        (folder / name).write_bytes(schema)
    linked: set[str] = set()
    for source, place in sorted(pages().items()):
        _write(folder / place, page_text(_text_of(source), source, linked))
    for source in sorted(linked):
        _write(folder / _place_of(source), _file_page(source))
    first = folder / "index.md"
    text = first.read_text(encoding="utf-8")
    _write(first, _FRONT + (with_play(text) if with_club else text))


def pages() -> dict[str, str]:
    """Every page of the site by where it stands, or would stand, in the tree, with its place on the site."""
    found = {f"docs/{path.name}": path.name for path in (ROOT / "docs").glob("*.md")}
    found |= {source: source.removeprefix("docs/") for source in _MADE}
    found |= {f"{name}.md": f"{name.lower().replace('_', '-')}.md" for name in _BESIDE}
    found |= {f"{_RULES}/{path.name}": f"rules/{path.name}" for path in (ROOT / _RULES).glob("*.md")}
    return found


def _text_of(source: str) -> str:
    return _MADE[source]() if source in _MADE else (ROOT / source).read_text(encoding="utf-8")


def page_text(text: str, source: str, linked: set[str]) -> str:
    """A page as it stands on the site; files of the tree that it links to, and that are no pages, join `linked`."""
    lines: list[str] = []
    fenced, deeper = False, 0
    for line in text.splitlines():
        if line and line[0] != " " and not fenced:
            entry = _ENTRY.match(line)
            deeper = 4 - len(entry[0]) if entry else 0
        moved = f"{' ' * deeper}{line}" if line.startswith("  ") else line
        if line.lstrip().startswith("```"):
            fenced = not fenced
        lines.append(moved if fenced else _relinked(moved, source, linked))
    return "\n".join(lines) + "\n"


def with_play(text: str) -> str:
    """The first page with the button to the club below its first paragraph."""
    title, opening, rest = text.split("\n\n", 2)
    return f"{title}\n\n{opening}\n\n{_PLAY}\n\n{rest}"


def _relinked(line: str, source: str, linked: set[str]) -> str:
    def one(link: re.Match[str]) -> str:
        return f"{link[1]}{_on_site(link[2], source, linked)}{link[3]}"

    parts = _CODE.split(line)
    # A link's own text may be code, so that only code with a link in it stays as it is.
    if any("](" in part for part in parts[1::2]):
        return "".join(part if place % 2 else _LINK.sub(one, part) for place, part in enumerate(parts))
    return _LINK.sub(one, line)


def _on_site(link: str, source: str, linked: set[str]) -> str:
    """A link of a page of the tree as one from its place on the site."""
    path, mark, anchor = link.partition("#")
    if "://" in link or not path or path.startswith("mailto:"):
        return link
    target = os.path.normpath(PurePosixPath(source).parent / path)
    if target not in pages() and not target.startswith("docs/") and target != "README.md":
        linked.add(target)
    here = PurePosixPath(pages()[source]).parent
    return f"{os.path.relpath(_place_of(target), here)}{mark}{anchor}"


def _place_of(target: str) -> str:
    """The place on the site of a file of the tree."""
    if target == "README.md":
        return "index.md"
    return pages().get(target) or (target[5:] if target.startswith("docs/") else f"files/{target}.md")


def _file_page(source: str) -> str:
    """The page that shows a file of the tree: a page of prose as it reads, another as it is written."""
    language = _LANGUAGES.get(PurePosixPath(source).suffix, "text")
    text = (ROOT / source).read_text(encoding="utf-8").rstrip()
    if source.endswith(".md"):
        return f"{text}\n"
    return f"# {PurePosixPath(source).name}\n\n`{source}` in the tree:\n\n````{language}\n{text}\n````\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
