"""Tools of the environment run to their end, and the checks that are such tools: of the Python, and of the pages."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from tools.check.report import Row
from tools.check.tasks import Task

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
CLIENT = ROOT / "src" / "whistclub" / "web" / "client"
MESSAGES = ROOT / "src" / "whistclub" / "messages"
PARTS = ROOT / "src" / "whistclub" / "web" / "site" / "parts"
WIRE = (sys.executable, "-m", "tools.wire_types")
"""Makes the types of the wire in TypeScript, which the pages' types are checked against."""
BUILT = frozenset({"pages: build", "pages: site"})
"""The tasks after which pages and parts are there."""


def run_command(name: str, command: Sequence[str], folder: Path = ROOT) -> Row:
    """Runs a tool of the environment, else of the PATH, its output shown when it has ended: others may run beside
    it.
    """
    start_s = time.monotonic()
    own = BIN / command[0]
    words = [str(own) if own.exists() else command[0], *command[1:]]
    done = subprocess.run(
        words, cwd=folder, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    print(f"== {name}: {' '.join(command)}\n{done.stdout}", end="", flush=True)
    return Row(name=name, seconds_s=time.monotonic() - start_s, good=done.returncode == 0)


def python_tasks() -> list[Task]:
    """The checks of the Python that run no test."""
    return [
        _tool("types", "mypy"),
        _tool("format", "ruff", "format", "--check", "."),
        _tool("lint", "ruff", "check", "."),
        _tool("imports", "lint-imports"),
    ]


def _tool(name: str, *command: str) -> Task:
    return Task(name=name, run=lambda: [run_command(name, command)])


def build_tasks() -> list[Task]:
    """All that is made of the client before a test needs it; each is done at once where nothing has changed."""
    return [
        _client("install", install_client),
        _client("build", build_client, "install", "wire"),
        _client("site", lambda: [parts_row()], "install"),
    ]


def client_tasks() -> list[Task]:
    """The checks of the client and its own tests."""
    scripts = (("types", "check"), ("lint", "lint"), ("looks", "looks"), ("format", "format"))
    checks = [_client(name, partial(_npm, name, script), "install", "wire") for name, script in scripts]
    wire = Task(name="pages: wire", run=lambda: [run_command("pages: wire", WIRE)])
    return [wire, _client("tests", lambda: [client_tests_row()]), *checks]


def _client(name: str, run: Callable[[], list[Row]], *after: str) -> Task:
    needed = after or (() if name == "install" else ("install",))
    return Task(name=f"pages: {name}", run=run, after=frozenset(f"pages: {one}" for one in needed))


def _npm(name: str, script: str) -> list[Row]:
    return [run_command(f"pages: {name}", ("npm", "run", "--silent", script), CLIENT)]


def client_tests_row() -> Row:
    """The client's own tests, counted from their JUnit report; a skipped one counts as a failure."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        how = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
        run = run_command("pages: tests", ("npm", "test", "--silent", "--", *how), CLIENT)
        cases = list(ET.parse(report).getroot().iter("testcase")) if report.is_file() else []
    skips = sum(case.find("skipped") is not None for case in cases)
    return replace(run, tests=len(cases), skips=skips, good=run.good and not skips)


def build_client() -> list[Row]:
    """Builds the pages, unless those that are there were built here from the same sources."""
    stamp = CLIENT / "node_modules" / ".whistclub-pages"
    sources = built_from()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == sources:
        return []
    row = run_command("pages: build", ("npm", "run", "--silent", "build", "--", "--logLevel", "warn"), CLIENT)
    if row.good:
        stamp.write_text(built_from(), encoding="utf-8")
    return [row]


def parts_row() -> Row:
    """The parts that run the tables of a static site, unless those that are there are made of the same."""
    return run_command("pages: site", (sys.executable, "tools/page_parts.py", str(PARTS)))


def built_from() -> str:
    """The state of the client, of the messages and of the built page: a build by hand counts as another state."""
    digest = hashlib.sha256()
    left_out = {CLIENT / "node_modules", CLIENT / "dist", CLIENT / ".svelte-check"}
    for folder in (CLIENT, MESSAGES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and not left_out & set(path.parents):
                digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    page = CLIENT / "dist" / "index.html"
    return f"{digest.hexdigest()} {page.stat().st_mtime_ns if page.is_file() else 0}"


def install_client() -> list[Row]:
    """Installs what the client's lock names, unless that has been done."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = CLIENT / "node_modules" / ".whistclub-lock"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return []
    row = run_command("pages: install", ("npm", "ci", "--ignore-scripts", "--silent"), CLIENT)
    if row.good:
        stamp.write_text(lock, encoding="utf-8")
    return [row]


def kernel_in_use() -> bool:
    """True if the tests ran with the compiled kernel."""
    probe = "import whistclub.solver as s; raise SystemExit(not s.has_kernel())"
    return subprocess.run([sys.executable, "-c", probe], cwd=ROOT, check=False).returncode == 0
