"""Calls that Windows lacks stand only where the system is asked for: found in the sources, as no Windows is at hand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "whistclub"
MODULES = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop"}
NAMES = {  # that these modules lack on Windows, as Python's documentation says of each
    "os": """chown chroot fchown fork forkpty getegid geteuid getgid getgroups getloadavg getpgid getpriority getuid killpg
        lchown mkfifo nice posix_fadvise posix_fallocate pread preadv pwrite pwritev register_at_fork sched_getaffinity
        sched_setaffinity setgid setpgid setpriority setsid setuid sync sysconf uname wait waitid
        O_CLOEXEC O_DIRECT O_DIRECTORY O_NOFOLLOW O_NONBLOCK""",
    "signal": """ITIMER_REAL SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 SIGWINCH
        SIG_BLOCK SIG_SETMASK SIG_UNBLOCK alarm pause pthread_kill pthread_sigmask setitimer siginterrupt sigwait""",
    "socket": "AF_UNIX SO_REUSEADDR SO_REUSEPORT",
}  # fmt: skip
ONLY = {f"{module}.{name}" for module, names in NAMES.items() for name in names.split()}
GUARD = re.compile(
    r"""sys\.platform\s*[!=]=\s*["']win32["']|hasattr\(os, |suppress\([^)]*NotImplementedError"""
)
SUSPECT = re.compile(
    rf"\b({'|'.join({*MODULES, *(name.partition('.')[2] for name in ONLY)})}|add_signal_handler)\b|[\"']/(tmp|var|etc|usr|dev|proc)"
)
FOLDER = re.compile(r"/(tmp|var|etc|usr|dev|proc)(/|$)")


def asked_of_posix(source: str) -> list[str]:
    """The names that Windows lacks, with their lines, outside of a function or a statement that asks for the system."""
    if not SUSPECT.search(source):
        return []
    lines = source.splitlines()
    return [
        f"{line}: {name}"
        for part in parts(ast.parse(source))
        if not GUARD.search("\n".join(lines[part.lineno - 1 : part.end_lineno]))
        for line, name in names_in(part)
    ]


def parts(tree: ast.AST) -> Iterator[ast.stmt]:
    """The functions, each with those inside, and the statements outside of them."""
    for node in getattr(tree, "body", []):
        if isinstance(node, ast.ClassDef):
            yield from parts(node)
        else:
            yield node


def names_in(part: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(part):
        found = ""
        if isinstance(node, ast.Attribute) and node.attr == "add_signal_handler":
            found = node.attr
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            called = f"{node.value.id}.{node.attr}"
            found = called if called in ONLY or node.value.id in MODULES else ""
        elif isinstance(node, ast.Import):
            found = " ".join(MODULES & {alias.name for alias in node.names})
        elif isinstance(node, ast.ImportFrom):
            found = " ".join(sorted(ONLY & {f"{node.module}.{alias.name}" for alias in node.names}))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and FOLDER.match(node.value):
            found = node.value
        if found:
            yield node.lineno, found  # type: ignore[attr-defined]


# Folders of Linux that are looked into where they are there.
LOOKED_INTO = {"web/server/file_limits.py: /proc/self/fd", "web/server/file_limits.py: /dev/fd"}


def test_nothing_that_windows_lacks_is_called_without_asking_for_the_system() -> None:
    found = {
        f"{path.relative_to(SOURCE).as_posix()}: {each.partition(': ')[2]}"
        for path in sorted(SOURCE.rglob("*.py"))
        if "node_modules" not in path.parts
        for each in asked_of_posix(path.read_text(encoding="utf-8"))
    }
    assert set() == found - LOOKED_INTO


def test_the_script_for_windows_has_its_line_ends_and_names_files_of_the_tree() -> None:
    text = (ROOT / "whist.cmd").read_bytes().decode("ascii")
    assert [] == [line for line in text.split("\r\n") if "\n" in line or "\r" in line]
    locks = re.findall(r"in \((build.*)\) do", text)[0].split()
    named = [f"requirements/{lock}.txt" for lock in locks] + re.findall(r"%root%(tools\\[a-z.]+)", text)
    assert [] == [name for name in named if not (ROOT / name.replace("\\", "/")).is_file()]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os\ndef f():\n    os.fork()\n", ["3: os.fork"]),
        ("import fcntl\n", ["1: fcntl"]),
        ("from signal import SIGHUP\n", ["1: signal.SIGHUP"]),
        ("class A:\n    END = (signal.SIGHUP,)\n", ["2: signal.SIGHUP"]),
        ("def f():\n    return open('/tmp/x')\n", ["2: /tmp/x"]),
        ("def f(loop):\n    loop.add_signal_handler(2, g)\n", ["2: add_signal_handler"]),
        ("if sys.platform != 'win32':\n    import fcntl\n", []),
        ("def f():\n    if sys.platform == 'win32':\n        return\n    os.fork()\n", []),
    ],
)
def test_the_search_finds_them(source: str, found: list[str]) -> None:
    assert found == asked_of_posix(source)
