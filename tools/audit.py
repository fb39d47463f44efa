"""Asks what is known to be weak in the packages of the locks: `pip-audit` for Python's, `npm audit` for the client's.

`audit.py` goes through every lock of the tree, says which it asks about, and ends with status 1 if one has a package
with a known weakness or could not be asked about whole, 2 if a program is missing. It changes and installs nothing. The
answers change from day to day, so no check of a change runs it: `.github/workflows/audit.yml` does, once a week.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Strict: a package that the service does not know would be passed over, and the whole taken for sound.
PYTHON = ("pip-audit", "--strict", "--disable-pip", "--require-hashes", "--progress-spinner", "off", "-r")
CLIENT = ("npm", "audit", "--package-lock-only")
NOT_OURS = {"node_modules", "build"}


def python_locks(root: Path = ROOT) -> list[Path]:
    """The locks of Python packages, each version with its hashes."""
    return sorted((root / "requirements").glob("*.txt"))


def client_locks(root: Path = ROOT) -> list[Path]:
    """The locks of what npm installs."""
    return sorted(_own_locks(root))


def _own_locks(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and path.name not in NOT_OURS and not path.name.startswith("."):
            yield from _own_locks(path)
        elif path.name == "package-lock.json":
            yield path


def audit(root: Path = ROOT) -> int:
    """Asks about every lock. Returns the exit status."""
    missing = [program for program in ("pip-audit", "npm") if shutil.which(program) is None]
    if missing:
        print(
            f"audit: {' and '.join(missing)} is needed; pipx install pip-audit, and a node with npm",
            file=sys.stderr,
        )
        return 2
    asked: list[tuple[tuple[str, ...], Path, Path]] = [
        *(((*PYTHON, str(lock)), lock, root) for lock in python_locks(root)),
        *((CLIENT, lock, lock.parent) for lock in client_locks(root)),
    ]
    weak = []
    for words, lock, folder in asked:
        print(f"== {lock.relative_to(root)}", flush=True)
        if subprocess.run(words, cwd=folder, check=False).returncode:
            weak.append(str(lock.relative_to(root)))
    if weak:
        print(f"audit: look at {', '.join(weak)}", file=sys.stderr)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(audit())
