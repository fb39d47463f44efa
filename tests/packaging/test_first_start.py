"""./whist as a new user meets it: a fresh tree, an empty environment, no compiler, no node, not root."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = "cat cksum cp dirname env find flock id ln mkdir readlink rm sh sort".split()
NOBODY = 65534
BEING_MADE = (
    "whist: the solver's kernel is still being made behind your starts; 'whist doctor' tells for how long\n"
)


def usable_python() -> str:
    """A Python that another user may run too, if the system has one; else the one below this environment."""
    probe = "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))"
    for folder in ("/usr/local/bin", "/usr/bin"):
        path = f"{folder}/python3"
        if os.access(path, os.X_OK) and subprocess.run([path, "-c", probe], check=False).returncode == 0:
            return path
    return str(Path(sys.base_prefix) / "bin" / "python3")


@dataclass(frozen=True)
class Home:
    """A new user's folder, and the groups of processes that were started in it."""

    folder: Path
    groups: list[int]


@pytest.fixture
def home() -> Iterator[Home]:
    """A folder that belongs to nobody, with a fresh tree whose path has a space, and the tools of a small machine."""
    folder = Path(tempfile.mkdtemp(prefix="whistclub-"))
    ignored = shutil.ignore_patterns(
        ".git", ".venv*", ".*_cache", "__pycache__", ".hypothesis", "node_modules", "dist", "parts"
    )
    shutil.copytree(ROOT, folder / "a tree", ignore=ignored)
    tools = folder / "bin"
    tools.mkdir()
    for name in TOOLS:
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    (tools / "python3").write_text(f'#!/bin/sh\nexec {usable_python()} "$@"\n', encoding="utf-8")
    (tools / "python3").chmod(0o755)
    if os.geteuid() == 0:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    groups: list[int] = []
    yield Home(folder, groups)
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
    # What compiles the kernel behind the first start holds this lock until the last of its processes has ended; files
    # would come and go while the folder is removed.
    with (folder / "a tree" / ".venv.kernel-lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
    shutil.rmtree(folder)


def start(home: Home, **environment: str) -> subprocess.CompletedProcess[str]:
    """Starts `whist --help` as nobody, in a group of processes of its own."""
    user = NOBODY if os.geteuid() == 0 else None
    with subprocess.Popen(
        ["/bin/sh", str(home.folder / "a tree" / "whist"), "--help"],
        cwd=home.folder,
        env=environment,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        home.groups.append(process.pid)
        out, error = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, out, error)


def registry_settings() -> dict[str, str]:
    """The settings of the environment for the package registry; nothing is compiled that is started twice at most."""
    names = ("PIP_", "SSL_CERT_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
    found = {name: value for name, value in os.environ.items() if name.upper().startswith(names)}
    # The one way to say --no-compile here: https://pip.pypa.io/en/stable/topics/configuration/#boolean-options
    return found | {"PIP_NO_COMPILE": "no"}


def package_files(folder: Path) -> set[Path]:
    """All but what Python compiles, the client for the browser, and the parts of a static site, which a first start
    does not make.
    """
    return {
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and {"client", "parts"}.isdisjoint(path.parts)
    }


@pytest.mark.long
def test_a_new_user_is_set_up_once_and_then_starts_at_once_and_offline(home: Home) -> None:
    first = start(home, PATH=str(home.folder / "bin"), **registry_settings())
    assert first.returncode == 0, first.stderr
    assert "whist: installing whistclub without its compiled kernel" in first.stderr
    (installed,) = (home.folder / "a tree" / ".venv" / "lib").glob("python*/site-packages/whistclub")
    assert package_files(ROOT / "src" / "whistclub") == package_files(installed)
    assert (installed / "web" / "client" / "dist" / "index.html").is_file(), first.stderr
    assert [path.name for path in (installed / "web" / "client").iterdir()] == ["dist"]
    assert not list((home.folder / "a tree" / ".venv").rglob("node"))

    (home.folder / "bin" / "python3").unlink()
    offline = {"PIP_INDEX_URL": "file:///nowhere", "PIP_NO_INDEX": "1"}
    again = start(home, PATH=str(home.folder / "bin"), **offline)
    assert (0, first.stdout) == (again.returncode, again.stdout)
    # The kernel may be ready by now.
    assert again.stderr in {"", BEING_MADE}

    (home.folder / "a tree" / ".venv" / "bin" / "python").unlink()
    broken = start(home, PATH=str(home.folder / "bin"), **offline)
    assert broken.returncode == 69
    assert "Python 3.11 or newer is needed" in broken.stderr
