"""The import contracts of pyproject.toml, tried on small trees that break them one by one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import thinned, thinned_rows
from whistclub.games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
# The finder of an editable install goes before PYTHONPATH, so it is put away.
LINT_IMPORTS = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
from importlinter.cli import lint_imports_command
lint_imports_command()
"""
ROOMS = (
    "cards messages rules evenings games.plain games.other conformance solver players coach study club club.log club.table club.evening club.signup club.store "
    "page web web.server web.http web.live web.encoding web.resources wire terminal terminal.app "
    "terminal.commands terminal.commands.play terminal.commands.evening terminal.commands.solve"
).split()
ALLOWED = (
    ("rules", "cards.inner"),
    ("games.plain", "rules.inner"),
    ("games.registry", "games.plain.inner"),
    ("conformance", "games.registry"),
    ("solver", "rules.inner"),
    ("players", "solver.inner"),
    ("study", "players.inner"),
    ("coach", "players.inner"),
    ("club", "coach.inner"),
    ("club", "messages.inner"),
    ("club.store", "club.table.inner"),
    ("cli", "conformance.inner"),
    ("web.server", "web.live.inner"),
    ("page", "web.live.inner"),
    ("web.encoding", "wire.inner"),
    ("terminal", "wire.inner"),
    ("web.live", "web.resources.inner"),
)
REFUSED = (
    ("cards", "rules.inner"),
    ("cards", "messages.inner"),
    ("messages", "cards.inner"),
    ("messages", "rules.inner"),
    ("rules", "messages.inner"),
    ("rules", "games.registry"),
    ("rules", "solver.inner"),
    ("games.plain", "games.other.inner"),
    ("games.plain", "games.registry"),
    ("games.plain", "messages.inner"),
    ("games.plain", "solver.inner"),
    ("conformance", "players.inner"),
    ("conformance", "solver.inner"),
    ("solver", "games.plain.inner"),
    ("players", "messages.inner"),
    ("players", "conformance.inner"),
    ("players", "coach.inner"),
    ("coach", "messages.inner"),
    ("coach", "club.inner"),
    ("study", "messages.inner"),
    ("study", "club.inner"),
    ("study", "conformance.inner"),
    ("club", "conformance.inner"),
    ("club.table", "club.store.inner"),
    ("terminal", "web.inner"),
    ("web.http", "web.server.inner"),
    ("web.live", "web.http.inner"),
    ("web.encoding", "web.live.inner"),
    ("web.live", "page.inner"),
    ("web.encoding", "web.resources.inner"),
    ("wire", "web.inner"),
    ("club", "wire.inner"),
    ("games.plain", "cli"),
    ("terminal", "cli"),
)


def contracts_hold(tree: Path, importer: str, imported: str) -> bool:
    """True if the contracts accept a package in which `importer`'s module `inner` imports `imported`."""
    for room in ROOMS:
        folder = tree / "whistclub" / room.replace(".", "/")
        folder.mkdir(parents=True)
        for path in (folder, folder.parent):
            (path / "__init__.py").touch()
        (folder / "inner.py").touch()
    for module in ("cli", "games/registry"):
        (tree / "whistclub" / f"{module}.py").touch()
    inner = tree / "whistclub" / importer.replace(".", "/") / "inner.py"
    source = inner if inner.exists() else inner.parent.with_suffix(".py")
    source.write_text(f"import {imported}\n", encoding="utf-8")
    command = [sys.executable, "-c", LINT_IMPORTS, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    done = subprocess.run(
        command, cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


@pytest.mark.parametrize(("importer", "imported"), thinned_rows(ALLOWED, ALLOWED[::4]))
def test_a_room_may_import_what_the_table_of_rooms_names(
    tmp_path: Path, importer: str, imported: str
) -> None:
    assert contracts_hold(tmp_path, importer, f"whistclub.{imported}")


@pytest.mark.parametrize(("importer", "imported"), thinned_rows(REFUSED, REFUSED[::4]))
def test_the_contracts_refuse_every_other_import(tmp_path: Path, importer: str, imported: str) -> None:
    assert not contracts_hold(tmp_path, importer, f"whistclub.{imported}")


@pytest.mark.parametrize("module", thinned(["time", "random", "sqlite3", "pathlib"], ["time"]))
def test_a_table_reads_no_clock_no_chance_no_database_and_no_file(tmp_path: Path, module: str) -> None:
    assert not contracts_hold(tmp_path, "club.table", module)


@pytest.mark.parametrize(
    "module", thinned(["sqlite3", "sqlalchemy", "litestar", "multiprocessing"], ["sqlalchemy"])
)
def test_a_page_needs_no_database_no_framework_and_no_process(tmp_path: Path, module: str) -> None:
    assert not contracts_hold(tmp_path, "page", module)


def rooms_of_the_page() -> dict[str, str]:
    """The folders that the page of rooms draws, each with its line; a long line goes on below the words of its first
    part.
    """
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    drawn = page.partition("## Folders\n\n```text\n")[2].partition("```")[0]
    above: list[str] = []
    found = {}
    for line in re.sub(r"\n {20,}", " ", drawn).splitlines():
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        if name.endswith("/"):
            above = [*above[:depth], name]
            found["".join(above).rstrip("/")] = line.partition(name)[2]
    return found


def folders_of_code(top: Path) -> set[str]:
    """The folders below one that hold code of ours, without the client's own and the messages' texts."""
    files = (path for end in ("py", "cpp", "hpp") for path in top.rglob(f"*.{end}"))
    folders = {path.parent.relative_to(ROOT).as_posix() for path in files if "node_modules" not in path.parts}
    return {folder for folder in folders if "/web/client" not in folder}


def test_the_page_of_rooms_draws_every_folder_and_no_other() -> None:
    kept = folders_of_code(ROOT / "src/whistclub") | folders_of_code(ROOT / "kernel")
    games = {f"src/whistclub/games/{key}" for key in GAMES}
    drawn = set(rooms_of_the_page()) - {"src/whistclub/web/client", "kernel"}
    assert drawn == {folder for folder in kept if not folder.endswith(("versions", "corpus"))} - games


def test_the_page_of_rooms_and_its_neighbours_have_short_lines_and_lead_to_pages_that_are_there() -> None:
    for name in ("architecture", "serving", "browser"):
        text = (ROOT / f"docs/{name}.md").read_text(encoding="utf-8")
        assert [] == [line for line in text.splitlines() if len(line) > 120], name
        links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
        assert [] == [link for link in links if not (ROOT / "docs" / link).is_file()], name


def test_the_page_of_rooms_names_files_that_are_there() -> None:
    for folder, line in rooms_of_the_page().items():
        for word in re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", line):
            found = [*(ROOT / folder).glob(f"{word}.*"), *(ROOT / folder).glob(f"{word}/")]
            assert found, f"{folder} has no {word}"
