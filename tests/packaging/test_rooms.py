"""The import contracts of pyproject.toml, tried on small trees that break them one by one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import thinned, thinned_rows
from tools import folders

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


def test_the_page_of_rooms_lists_them_as_import_rules_and_docstrings_do() -> None:
    text = folders.PAGE.read_text(encoding="utf-8")
    assert folders.page(text) == text, "run python -m tools.folders"


def folders_of_code(top: Path) -> set[str]:
    """The folders below one that hold code of ours, without the client's own and the messages' texts."""
    files = (path for end in ("py", "cpp", "hpp") for path in top.rglob(f"*.{end}"))
    found = {path.parent.relative_to(ROOT).as_posix() for path in files if "node_modules" not in path.parts}
    return {folder for folder in found if "/web/client" not in folder}


def test_every_folder_of_code_says_what_is_in_it() -> None:
    rooms = [room for layer in folders.layers() for room in layer]
    told = {f"src/whistclub/{name}" for room in rooms for name in folders.folders(room)}
    assert told == folders_of_code(folders.SOURCE) - {"src/whistclub"}
    for folder in told:
        assert folders.sentence(ROOT / folder / "__init__.py")
    page = folders.PAGE.read_text(encoding="utf-8")
    kernel = {"/".join(folder.split("/")[:2]) for folder in folders_of_code(ROOT / "kernel")}
    assert [] == [folder for folder in kernel if f"`{folder}`" not in page]
