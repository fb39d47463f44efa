"""The tests nearest to a change: those whose imports lead to a changed module, by how many steps."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tools.check.commands import ROOT

_IMPORT: Final = re.compile(r"^\s*(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([\w.]+))", re.MULTILINE)
_LOADED: Final = re.compile(r"[\"']([a-z_]\w*(?:\.\w+)+)(?::\w+)?[\"']")
_NAME: Final = re.compile(r"\w+")
_FINDS: Final = "iter_modules("
"""A module with this call loads the packages beside it by their folders."""
_CLIENT: Final = "src/whistclub/web/client"
_PACKAGES: Final = ("src/whistclub", "tests", "tools", "bench", "examples")


def changed_paths() -> list[str]:
    """The paths that have changed since the last commit; of a clean tree, in that commit."""
    changed = _git("status", "--porcelain", "--untracked-files=all", "--no-renames")
    paths = [line[3:].strip('"') for line in changed]
    return paths or _git("show", "--name-only", "--format=", "HEAD")


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True, text=True)
    return [line for line in done.stdout.split("\n") if line]


def steps_to(changed: Iterable[str], root: Path = ROOT) -> dict[str, int]:
    """The files of tests (`rules/test_tricks`) that a change of these paths reaches, with the imports in between."""
    modules = _modules(root)
    importers = _importers(modules)
    reached = dict.fromkeys(_changed_modules(changed, modules, root), 0)
    queue = list(reached)
    for module in queue:
        for importer in importers.get(module, ()):
            if importer not in reached:
                reached[importer] = reached[module] + 1
                queue.append(importer)
    found = {modules[module].relative_to(root): steps for module, steps in reached.items()}
    return {
        path.relative_to("tests").with_suffix("").as_posix(): steps
        for path, steps in found.items()
        if path.parts[0] == "tests" and path.name.startswith("test_")
    }


def _modules(root: Path) -> dict[str, Path]:
    """The modules of the tree by their dotted names."""
    found = dict[str, Path]()
    for package in _PACKAGES:
        for path in (root / package).rglob("*.py"):
            if "node_modules" not in path.parts:
                words = path.relative_to(root / "src" if package.startswith("src") else root).with_suffix("")
                found[".".join(words.parts).removesuffix(".__init__")] = path
    return found


def _importers(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    """The modules that import each."""
    found = dict[str, set[str]]()
    for name, path in modules.items():
        text = path.read_text(encoding="utf-8")
        for imported in _imported(text):
            if imported in modules and imported != name:
                found.setdefault(imported, set()).add(name)
        # What a folder's conftest gives, each test of the folder may use.
        if (conftest := f"{name.rpartition('.')[0]}.conftest") in modules and ".test_" in name:
            found.setdefault(conftest, set()).add(name)
        if _FINDS in text:
            for one in _packages_in(name.rpartition(".")[0], modules):
                found.setdefault(one, set()).update({name, *_tests_named(one.rpartition(".")[2], modules)})
    # What nothing imports, a migration or a profile, is found by its folder.
    for name in modules.keys() - found.keys():
        found[name] = {name.rpartition(".")[0]} & modules.keys()
    return found


def _packages_in(folder: str, modules: Mapping[str, Path]) -> list[str]:
    """The packages in a folder."""
    return [
        name
        for name, path in modules.items()
        if path.stem == "__init__" and name.rpartition(".")[0] == folder
    ]


def _tests_named(game: str, modules: Mapping[str, Path]) -> set[str]:
    """The tests named after a game: they come before the hundreds that meet every game."""
    return {name for name in modules if f"_{game}_" in f"{name.rpartition('.test')[2]}_"}


def _imported(text: str) -> Iterable[str]:
    """The modules that a text may import: `from a import b` may mean the module `a.b` or a name in `a`."""
    for package, names, module in _IMPORT.findall(text):
        yield module or package
        for name in _NAME.findall(names) if package else ():
            yield f"{package}.{name}"
    yield from _LOADED.findall(text)


def _changed_modules(changed: Iterable[str], modules: Mapping[str, Path], root: Path) -> set[str]:
    """The modules that a change of these paths changes."""
    by_path = {path: name for name, path in modules.items()}
    found = set[str]()
    for text in changed:
        path = root / text
        if path in by_path:
            found.add(by_path[path])
        elif path.is_relative_to(root / _CLIENT):
            found |= {name for name in modules if name.startswith("tests.browser.test_")}
        else:
            found |= _beside(path, modules) or _that_name(path, modules, root)
    return found


def _beside(path: Path, modules: Mapping[str, Path]) -> set[str]:
    """The modules of the nearest folder above a catalogue or a file of data."""
    by_folder = dict[Path, set[str]]()
    for name, module in modules.items():
        by_folder.setdefault(module.parent, set()).add(name)
    return next((by_folder[folder] for folder in path.parents if folder in by_folder), set())


def _that_name(path: Path, modules: Mapping[str, Path], root: Path) -> set[str]:
    """The tests that name the file, or the folder of the tree it is in: nothing imports a page or a setting."""
    words = [f'"{path.name}"', f"/{path.name}"]
    if path.parent != root:
        top = path.relative_to(root).parts[0]
        words += [f'"{top}"', f'"{top}/']
    tests = {name: module for name, module in modules.items() if ".test_" in name}
    return {
        name for name, module in tests.items() if any(word in module.read_text("utf-8") for word in words)
    }
