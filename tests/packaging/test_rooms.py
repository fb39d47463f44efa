"""The import contracts of pyproject.toml, tried on small trees that break them one by one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.sampling import draws
from tools import folders

ROOT = Path(__file__).resolve().parents[2]
# One process for all trees: to load the linter takes longer than to lint. The finder of an editable install goes before
# the path, so it is put away.
LINT_IMPORTS = """
import os, sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
from importlinter.cli import lint_imports_command

def lint(tree, config):
    os.chdir(tree)
    sys.path.insert(0, tree)
    os.dup2(os.open("said", os.O_WRONLY | os.O_CREAT), 1)
    sys.argv = ["lint-imports", "--no-cache", "--config", config]
    lint_imports_command()

config, *trees = sys.argv[1:]
for tree in trees:
    if (child := os.fork()) == 0:
        lint(tree, config)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
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


def tree_with(tree: Path, importer: str, imported: str) -> str:
    """Writes a package in which `importer`'s module `inner` imports `imported`, and returns its folder."""
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
    return str(tree)


def accepted(tmp_path: Path, imports: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of the imports that the contracts accept, each in a package of its own."""
    trees = [tree_with(tmp_path / str(number), *one) for number, one in enumerate(imports)]
    command = [sys.executable, "-c", LINT_IMPORTS, str(ROOT / "pyproject.toml"), *trees]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for tree in trees:
        said = (Path(tree) / "said").read_text(encoding="utf-8")
        assert "Contracts:" in said, said + done.stderr
    statuses = done.stdout.split()
    return [one for one, status in zip(imports, statuses, strict=True) if status == "0"]


def test_a_room_may_import_what_the_table_of_rooms_names(tmp_path: Path) -> None:
    asked = [(importer, f"whistclub.{imported}") for importer, imported in ALLOWED[:: draws(4, 1)]]
    assert asked == accepted(tmp_path, asked)


def test_the_contracts_refuse_every_other_import(tmp_path: Path) -> None:
    asked = [(importer, f"whistclub.{imported}") for importer, imported in REFUSED[:: draws(4, 1)]]
    assert [] == accepted(tmp_path, asked)


def test_a_table_reads_no_clock_no_chance_no_database_and_no_file(tmp_path: Path) -> None:
    modules = ("time", "random", "sqlite3", "pathlib")
    assert [] == accepted(tmp_path, [("club.table", module) for module in modules])


def test_a_page_needs_no_database_no_framework_and_no_process(tmp_path: Path) -> None:
    modules = ("sqlalchemy", "sqlite3", "litestar", "multiprocessing")
    assert [] == accepted(tmp_path, [("page", module) for module in modules])


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
