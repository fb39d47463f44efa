"""A package that is not installed: one sentence with the line to type, and no fault of Whistclub."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.cli.conftest import STEP_BY_STEP, Whist
from whistclub.club.store.db import schema_version

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "whistclub"
NAMES = {  # of the packages that are imported by another name than they are installed by
    "fluent": "fluent.syntax", "glicko2": "glicko2-py", "js": "", "nats": "nats-py", "precis_i18n": "precis-i18n",
    "confusable_homoglyphs": "confusable-homoglyphs", "pyspiel": "open_spiel", "pyodide": "", "h11": "uvicorn",
    "rich": "textual", "anyio": "litestar",
}  # fmt: skip
NEEDING_AN_EXTRA = {
    "club/work/queue.py", "club/work/queue_schema.py", "study/cluster.py", "study/observation.py",
    "study/openspiel.py", "study/pettingzoo.py",
}  # fmt: skip
ELSEWHERE = "postgresql://nobody@127.0.0.1:1/club"


def requirements() -> tuple[set[str], set[str]]:
    """The packages of every installation, and those of the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    plain, further = (
        {re.split(r"[\[<>=;]", line)[0] for line in lines} for lines in (project["dependencies"], extras)
    )
    return plain, further


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Every file of the package, read."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if "node_modules" not in path.parts]
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def packages_imported(top_only: bool) -> Iterator[tuple[str, str]]:
    """Each file with each package of others that it imports; with `top_only` those imported when the file is."""
    for path, tree in trees():
        for node in tree.body if top_only else ast.walk(tree):
            modules = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom) and not node.level
                else []
            )
            for name in {module.partition(".")[0] for module in modules}:
                if name not in {"", "whistclub"} and name not in sys.stdlib_module_names:
                    yield path.relative_to(SOURCE).as_posix(), NAMES.get(name, name)


def test_every_package_imported_is_named_among_the_dependencies() -> None:
    plain, extras = requirements()
    assert set() == {name for _, name in packages_imported(top_only=False)} - plain - extras - {""}


def test_a_package_of_an_extra_is_imported_only_where_it_is_needed() -> None:
    plain, extras = requirements()
    found = {path for path, name in packages_imported(top_only=True) if name in extras - plain}
    assert NEEDING_AN_EXTRA == found


@pytest.mark.parametrize(
    ("package", "line", "words"),
    [
        ("psycopg", "whistclub[postgres]", ("serve", "--database", ELSEWHERE)),
        (
            "nats",
            "whistclub[nats]",
            ("serve", "--database", ELSEWHERE, "--notices", "nats://127.0.0.1:1/club"),
        ),
        ("procrastinate", "whistclub[work]", ("work", "--database", ELSEWHERE)),
        ("matplotlib", "whistclub[drawing]", ("evening", "plan", "--people", "8", "--png", "nowhere/p.png")),
        ("alembic", "--force-reinstall whistclub", ("play", "whist", "--line")),
    ],
)
def test_a_missing_package_is_a_sentence_with_the_line_to_type(
    whist: Whist, monkeypatch: pytest.MonkeyPatch, package: str, line: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(schema_version, "_run_migrations", STEP_BY_STEP)
    for name in [package, *(name for name in sys.modules if name.startswith(f"{package}."))]:
        monkeypatch.setitem(sys.modules, name, None)
    for language in ("en", "de"):
        status, said, err = whist("--language", language, *words)
        assert (2, "", 1) == (status, said, len(err.splitlines()))
        assert re.search(rf'pip install "?{re.escape(line)}"?$', err.strip())
