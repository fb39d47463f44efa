"""The site of the pages: every page has its place, links stay on the site, and nobody else is asked for anything."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tools.site.__main__ import make_site
from tools.site.pages import ROOT, lay_out, page_text, pages, with_play

CONFIG = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    lay_out(folder)
    return folder


def test_every_page_has_one_place_in_the_navigation() -> None:
    placed = re.findall(r": (\S+\.md)$", CONFIG.partition("\nnav:\n")[2], re.MULTILINE)
    assert sorted(pages().values()) == sorted(placed)


def test_the_navigation_goes_five_ways_from_the_first_page() -> None:
    assert ["Play:", "Host:", "Organise:", "Program:", "How it works:"] == re.findall(
        r"^  - ([A-Z][\w ]+:)$", CONFIG, re.MULTILINE
    )


def test_a_file_of_the_tree_that_a_page_links_to_is_a_page_of_the_site() -> None:
    linked: set[str] = set()
    text = page_text(
        "see [the unit](../deploy/one/whistclub.service) and `[x](../y)`", "docs/host.md", linked
    )
    assert text == "see [the unit](files/deploy/one/whistclub.service.md) and `[x](../y)`\n"
    assert {"deploy/one/whistclub.service"} == linked


def test_pages_beside_the_readme_and_anchors_are_found_on_the_site() -> None:
    text = page_text(
        "[a](../CONTRIBUTING.md#style), [b](coach.md#cases), [c](https://a.example/b)", "docs/host.md", set()
    )
    assert text == "[a](contributing.md#style), [b](coach.md#cases), [c](https://a.example/b)\n"
    assert page_text("[a](docs/host.md)", "CHANGELOG.md", set()) == "[a](host.md)\n"


def test_what_belongs_to_an_entry_stands_four_columns_in_and_code_keeps_its_shape() -> None:
    entry = page_text("1. Do:\n\n   ```sh\n   ls\n   ```\n\n- one\n  more", "docs/host.md", set())
    assert entry == "1. Do:\n\n    ```sh\n    ls\n    ```\n\n- one\n    more\n"
    fence = "```text\n1. a\n   b\n[x](../y.md)\n```\n"
    assert page_text(fence, "docs/host.md", set()) == fence


def test_the_way_to_the_club_is_on_the_first_page_only_where_the_club_is_in_the_site() -> None:
    text = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    assert 'href="play/"' not in text
    assert 'href="play/">Play now</a>' in with_play(text)


def test_the_pages_for_the_site_link_to_nothing_outside_it_but_by_a_whole_address(laid_out: Path) -> None:
    for page in laid_out.rglob("*.md"):
        text = re.sub(r"````.*?````|```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
        assert [] == [link for link in links if link and not (page.parent / link).is_file()], page.name


def test_the_site_s_own_style_and_script_are_laid_out_where_the_generator_looks(laid_out: Path) -> None:
    named = re.findall(r"^extra_(?:css|javascript): \[(\S+)\]$", CONFIG, re.MULTILINE)
    assert ["site.css", "site.js"] == named
    assert "tabIndex = 0" in (laid_out / "site.js").read_text(encoding="utf-8")


def addresses(folder: Path) -> list[tuple[Path, str, str]]:
    """Everything that the built pages ask for or lead to: page, element and address."""
    found = []
    for page in folder.rglob("*.html"):
        text = re.sub(r"<code>.*?</code>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for element, inner in re.findall(r"<(\w+)((?:\s[^<>]*)?)>", text):
            found += [(page, element, address) for address in re.findall(r'(?:href|src)="?([^"\s>]+)', inner)]
    return found


@pytest.mark.long
def test_the_site_is_built_strictly_and_asks_nobody_else_for_anything(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    make_site(folder)
    asked = addresses(folder)
    assert len(asked) > 2000
    # People follow links; everything else is fetched by itself.
    assert [] == [one for one in asked if one[1] != "a" and urlsplit(one[2]).netloc]
    for page, _, address in asked:
        path = unquote(urlsplit(address).path)
        if urlsplit(address).scheme or urlsplit(address).netloc or not path or page.name == "404.html":
            continue
        target = (page.parent / path).resolve()
        assert target.is_file() or (target / "index.html").is_file(), f"{page.relative_to(folder)}: {address}"
    styles = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.css"))
    assert [] == re.findall(r"url\(\s*[\"']?(?:https?:)?//[^)]*", styles)
    shutil.rmtree(folder)
