"""The weekly look for known weaknesses asks about every lock, and takes nothing that was not asked about for sound."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tools.audit import ROOT, client_locks, python_locks

PROGRAM = """#!/bin/sh
echo "$(basename "$0") $* in $PWD" >> "$HEARD"
case "$*$PWD" in *"$WEAK"*) exit 1;; esac
"""


def audited(
    folder: Path, weak: str = "nothing-of-this-name", programs: tuple[str, ...] = ("pip-audit", "npm")
) -> tuple[int, str]:
    """The exit status, and how programs in place of the true ones were called; they find a fault in `weak`."""
    for name in programs:
        program = folder / name
        program.write_text(PROGRAM, encoding="utf-8")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    heard = folder / "heard"
    heard.touch()
    path = f"{folder}{os.pathsep}/bin" if programs else str(folder)
    environment = {"PATH": path, "HEARD": str(heard), "WEAK": weak}
    done = subprocess.run(
        [sys.executable, "tools/audit.py"], cwd=ROOT, env=environment, check=False, capture_output=True
    )
    return done.returncode, heard.read_text(encoding="utf-8")


def tracked(pattern: str) -> set[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", pattern], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return {ROOT / name for name in listed.stdout.split("\0") if name}


def test_every_lock_of_the_tree_is_asked_about_with_its_hashes(tmp_path: Path) -> None:
    assert tracked("requirements/*.txt") == set(python_locks())
    assert tracked("*package-lock.json") == set(client_locks())
    status, heard = audited(tmp_path)
    assert 0 == status
    for lock in python_locks():
        assert f"--strict --disable-pip --require-hashes --progress-spinner off -r {lock} " in heard
    for lock in client_locks():
        assert f"npm audit --package-lock-only in {lock.parent}\n" in heard


@pytest.mark.parametrize("weak", ["requirements/run.txt", "tools/page"])
def test_one_weak_lock_is_enough_to_fail_and_the_others_are_asked_about_all_the_same(
    tmp_path: Path, weak: str
) -> None:
    status, heard = audited(tmp_path, weak)
    assert 1 == status
    assert len(python_locks()) + len(client_locks()) == len(heard.splitlines())


def test_without_its_programs_nothing_is_said_to_be_sound(tmp_path: Path) -> None:
    assert (2, "") == audited(tmp_path, programs=())


def test_the_workflow_runs_it_every_week_and_no_check_of_a_change_does() -> None:
    workflow = (ROOT / ".github" / "workflows" / "audit.yml").read_text(encoding="utf-8")
    assert "schedule:" in workflow
    assert "python tools/audit.py" in workflow
    assert "push:" not in workflow
    for path in (*(ROOT / "tools" / "check").glob("*.py"), ROOT / "check", ROOT / ".ci" / "run"):
        assert "audit" not in path.read_text(encoding="utf-8")
