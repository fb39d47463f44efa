"""`whist page`: the static site, made of the pages and of the parts that run its tables."""

import itertools
import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Whist, whist  # noqa: F401 - a fixture
from whistclub.cards.errors import WrongUsage
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.whole_files import write_whole
from whistclub.web.site import builder, from_tree
from whistclub.web.site.builder import build_site
from whistclub.web.site.from_tree import TOOLS, make_missing

PAGE = '<head><meta charset="utf-8" />\n    <meta name="viewport" content="width=device-width" /></head>'


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A few files as the client's build leaves them."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    for name in (
        "index.html",
        "worker.js",
        "manifest.en.webmanifest",
        "first.js",
        "first.js.br",
        "licences.txt",
    ):
        (folder / name).write_text(f"club {name}", encoding="utf-8")
    (folder / "page.html").write_text(PAGE, encoding="utf-8")
    (folder / "page.en.webmanifest").write_text("site manifest", encoding="utf-8")
    (folder / "site-worker.js").write_text("addEventListener();", encoding="utf-8")
    (folder / "assets" / "index-1.js").write_text("import('./two')", encoding="utf-8")
    return folder


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    folder = tmp_path / "parts"
    (folder / "abc").mkdir(parents=True)
    (folder / "abc" / "stdlib.zip.zst").write_bytes(b"python")
    (folder / "licences.txt").write_text("; python", encoding="utf-8")
    (folder / "games.json").write_text('{"games":[]}', encoding="utf-8")
    about = {"folder": "abc", "modules": 3, "sizes": {"stdlib.zip.zst": 6}}
    (folder / "parts.json").write_text(json.dumps(about), encoding="utf-8")
    return folder


def files_of(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_site_has_its_own_document_manifests_and_worker_and_none_of_the_club_s(
    tmp_path: Path, pages: Path, parts: Path
) -> None:
    made = build_site(tmp_path / "site", "https://whist.example", pages, parts)
    found = files_of(tmp_path / "site")
    assert {
        ".nojekyll", "assets/index-1.js", "first.js", "index.html", "licences.txt", "manifest.en.webmanifest",
        "python/abc/stdlib.zip.zst", "site-worker.js", "site.json",
    } == found  # fmt: skip
    assert (len(found), 3) == (made.files, made.modules)
    assert "club licences.txt; python" == (tmp_path / "site" / "licences.txt").read_text()
    assert "site manifest" == (tmp_path / "site" / "manifest.en.webmanifest").read_text()
    page = (tmp_path / "site" / "index.html").read_text()
    assert f'<meta name="whistclub-site" content="{made.version}">' in page
    assert '<meta name="whistclub-club" content="https://whist.example">' in page
    assert "python/abc/" in page


def test_the_worker_keeps_every_file_that_a_start_needs(tmp_path: Path, pages: Path, parts: Path) -> None:
    made = build_site(tmp_path / "site", "", pages, parts)
    text = (tmp_path / "site" / "site-worker.js").read_text()
    kept = re.match(r"const FILES = (.*);\nconst VERSION = '(.*)';\n", text)
    assert kept is not None
    needed = {"", "assets/index-1.js", "first.js", "manifest.en.webmanifest", "python/abc/stdlib.zip.zst"}
    assert (needed, made.version) == (set(json.loads(kept[1])), kept[2])


def test_a_newer_site_takes_the_place_of_an_older_one_and_leaves_other_files(
    tmp_path: Path, pages: Path, parts: Path
) -> None:
    site = tmp_path / "site"
    older = build_site(site, "", pages, parts)
    (site / "CNAME").write_text("whist.example")
    (pages / "assets" / "index-1.js").rename(pages / "assets" / "index-2.js")
    newer = build_site(site, "", pages, parts)
    assert older.version != newer.version
    assert {"CNAME", "assets/index-2.js"} <= files_of(site)
    assert "assets/index-1.js" not in files_of(site)


@pytest.mark.parametrize("put", range(1, 10))
def test_a_site_whose_writing_was_interrupted_is_made_again_with_nothing_left_over(
    tmp_path: Path, pages: Path, parts: Path, monkeypatch: pytest.MonkeyPatch, put: int
) -> None:
    site, writes = tmp_path / "site", itertools.count(1)

    def interrupted(path: Path, data: bytes, mode: int) -> None:
        if next(writes) > put:
            raise KeyboardInterrupt
        write_whole(path, data, mode)

    monkeypatch.setattr(builder, "write_whole", interrupted)
    with pytest.raises(KeyboardInterrupt):
        build_site(site, "", pages, parts)
    monkeypatch.undo()
    (pages / "assets" / "index-1.js").rename(pages / "assets" / "index-2.js")
    made = build_site(site, "", pages, parts)
    assert made.files == len(files_of(site))


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, pages: Path, parts: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    for folder in (tmp_path / "full", tmp_path / "full" / "letter.txt"):
        with pytest.raises(BadFile):
            build_site(folder, "", pages, parts)
    assert {"letter.txt"} == files_of(tmp_path / "full")


def test_what_is_missing_is_named(tmp_path: Path, pages: Path, parts: Path) -> None:
    with pytest.raises(BadFile) as no_pages:
        build_site(tmp_path / "site", "", tmp_path / "nothing", parts)
    with pytest.raises(BadFile) as no_parts:
        build_site(tmp_path / "site", "", pages, tmp_path / "nothing")
    with pytest.raises(WrongUsage):
        build_site(tmp_path / "site", "javascript:alert(1)", pages, parts)
    assert ("page-no-pages", "page-no-parts") == (no_pages.value.reason.key, no_parts.value.reason.key)


def test_the_command_says_how_large_the_site_is(
    tmp_path: Path,
    pages: Path,
    parts: Path,
    whist: Whist,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(builder.build_site, "__defaults__", ("", pages, parts))
    monkeypatch.setattr(from_tree.make_missing, "__defaults__", (tmp_path / "none", pages, parts))
    status, out, _ = whist("page", str(tmp_path / "site"), "--club", "https://whist.example")
    assert 0 == status
    assert "9 files, 0.0 MB, 3 modules" in " ".join(out.split())


_TOOL = "import pathlib, sys; into = pathlib.Path(sys.argv[1]); into.mkdir(); (into / {name!r}).write_text('made')\n"


def test_in_a_source_tree_what_a_site_is_made_of_is_made_where_it_is_missing(tmp_path: Path) -> None:
    tools, made_pages, made_parts = tmp_path / "tools", tmp_path / "pages", tmp_path / "parts"
    tools.mkdir()
    (tools / "pages.py").write_text(_TOOL.format(name="page.html"), encoding="utf-8")
    (tools / "page_parts.py").write_text(_TOOL.format(name="parts.json"), encoding="utf-8")
    said: list[str] = []
    make_missing(said.append, tmp_path / "none", made_pages, made_parts)
    assert ([], False) == (said, made_pages.exists())
    for _ in range(2):
        make_missing(said.append, tools, made_pages, made_parts)
    assert ["cli-page-making-pages", "cli-page-making-parts"] == said
    assert ("made", "made") == (
        (made_pages / "page.html").read_text(),
        (made_parts / "parts.json").read_text(),
    )


def test_the_tools_are_those_of_the_tree() -> None:
    assert all((TOOLS / name).is_file() for name in ("pages.py", "page_parts.py"))
