"""Games of other packages in a static site: played there as here, or left out by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.packages import HOT_POTATO, ROOT, described, run
from tools.page_modules import modules_needed
from whistclub.web.server.added_games import NOT_THERE

PLAYED = """
import asyncio, sys
from pathlib import Path
from bench.page_node import node_page
from tests.page.native import native_record
from whistclub.web.site.builder import build_site

async def compare(parts):
    async with node_page(parts) as page:
        told = await page.ask("GET", "/api/games", None)
        assert "potato" in [form["key"] for form in told["games"]]
        assert "Hot Potato" in told["words"]["en"]
        assert "Nobody wants" in (await page.ask("GET", "/api/pages/en/potato", None))["text"]
        assert native_record("potato", "in a page", "quick", 1) == await page.record("potato", "in a page", "quick")

site = Path(sys.argv[1])
build_site(site, "", Path(sys.argv[2]))
(parts,) = (site / "python").iterdir()
asyncio.run(compare(parts))
"""
MADE = """
import json, sys
from pathlib import Path
from whistclub.web.site.builder import build_site

made = build_site(Path(sys.argv[1]), "", Path(sys.argv[2]), Path(sys.argv[3]))
print(json.dumps([dict(one.args) for one in made.left_out]))
"""
NEEDING = '[project]\nname = "needing"\nversion = "1"\n[project.entry-points."whistclub.games"]\nneeding = "needing"\n'


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The client's build, as far as a site asks for it."""
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "page.html").write_text('<meta name="viewport">', encoding="utf-8")
    for name in ("licences.txt", "site-worker.js"):
        (folder / name).write_text("", encoding="utf-8")
    return folder


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    folder = tmp_path / "parts"
    (folder / "abc").mkdir(parents=True)
    (folder / "abc" / "whistclub.tar.zst").write_bytes(b"ours")
    (folder / "licences.txt").write_text("", encoding="utf-8")
    (folder / "games.json").write_text('{"games":[],"words":{}}', encoding="utf-8")
    about = {"folder": "abc", "modules": 3, "sizes": {"whistclub.tar.zst": 4}}
    (folder / "parts.json").write_text(json.dumps(about), encoding="utf-8")
    return folder


def test_a_deal_of_an_added_game_is_played_in_a_page_as_here(tmp_path: Path, pages: Path) -> None:
    described(tmp_path / "installed", HOT_POTATO)
    words = ["-c", PLAYED, str(tmp_path / "site"), str(pages)]
    status, _, err = run(words, tmp_path / "installed", HOT_POTATO, ROOT)
    assert (0, "") == (status, err)


def test_a_site_has_python_and_texts_of_an_added_game_before_its_own(
    tmp_path: Path, pages: Path, parts: Path
) -> None:
    described(tmp_path / "installed", HOT_POTATO)
    words = ["-c", MADE, str(tmp_path / "site"), str(pages), str(parts)]
    status, out, err = run(words, tmp_path / "installed", HOT_POTATO)
    assert (0, "[]\n", "") == (status, out, err)
    (packed,) = (tmp_path / "site").glob("python/*/whistclub.tar.zst")
    content = packed.read_bytes()
    assert "abc" != packed.parent.name
    assert content.endswith(b"ours")
    assert b"hot_potato/locales/de/potato.ftl" in content
    assert b"Hot Potato" in (tmp_path / "site" / "index.html").read_bytes()


@pytest.mark.parametrize("needed", ["numpy", "whistclub.terminal.console"])
def test_a_package_that_a_page_cannot_load_is_left_out_by_name(
    tmp_path: Path, pages: Path, parts: Path, needed: str
) -> None:
    place = tmp_path / "needing"
    (place / "needing" / "locales" / "en").mkdir(parents=True)
    source = f"import {needed}\nfrom hot_potato import *\nclass GAME(HotPotato):\n    key = 'needing'\n"
    (place / "needing" / "__init__.py").write_text(source, encoding="utf-8")
    profile = "from whistclub.rules.profile import Profile\nPROFILE = Profile()\n"
    (place / "needing" / "profile.py").write_text(profile, encoding="utf-8")
    (place / "needing" / "locales" / "en" / "needing.ftl").write_text("game-needing = Needing\n")
    (place / "pyproject.toml").write_text(NEEDING, encoding="utf-8")
    described(tmp_path / "installed", place)
    words = ["-c", MADE, str(tmp_path / "site"), str(pages), str(parts)]
    status, out, err = run(words, tmp_path / "installed", place, HOT_POTATO)
    assert (0, "") == (status, err)
    (left_out,) = json.loads(out)
    assert "needing" == left_out["name"]
    assert needed in left_out["needs"]
    assert [b"ours"] == [one.read_bytes() for one in (tmp_path / "site").glob("python/abc/*.zst")]


def test_the_rooms_that_a_page_has_nothing_of_are_named() -> None:
    rooms = {name.split(".")[1] for name in modules_needed(ROOT / "src" / "whistclub") if "." in name}
    everywhere = {path.stem for path in (ROOT / "src" / "whistclub").iterdir() if path.suffix in {"", ".py"}}
    assert NOT_THERE == everywhere - rooms - {"__init__", "__main__", "__pycache__", "parties", "py"}
