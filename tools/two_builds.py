"""Builds the wheel twice, from two copies of the tree in two folders, and names what differs between them.

`python -m tools.two_builds [SETTING...]` passes the settings to the build (`pages=none` for a wheel without pages). It
needs the build tools of requirements/build.txt, and takes as long as two builds do. Status 1 where bytes differ.
"""

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def main(settings: list[str]) -> int:
    """Builds twice and compares. Returns the exit status."""
    with tempfile.TemporaryDirectory(prefix="whistclub-builds-") as folder:
        # Both are copied before one is built: whoever works in the tree meanwhile changes neither.
        trees = [copied(Path(folder) / name) for name in ("one", "another place")]
        first, second = (built(tree, settings) for tree in trees)
        differ = differences(first, second)
        same = first.read_bytes() == second.read_bytes()
    print("the same bytes" if same else f"different: {', '.join(differ) or 'the archive itself'}")
    return 0 if same else 1


def copied(tree: Path) -> Path:
    """The tree, copied to this folder: the files that belong to it and no others."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    return tree


def built(tree: Path, settings: list[str]) -> Path:
    """The wheel of this tree, beside it."""
    place = tree.parent / f"wheel of {tree.name}"
    how = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--no-cache-dir", "-w", str(place)]
    given = [word for setting in settings for word in ("--config-settings", setting)]
    subprocess.run([sys.executable, "-m", "pip", *how, *given, str(tree)], check=True)
    (wheel,) = place.glob("*.whl")
    return wheel


def differences(first: Path, second: Path) -> list[str]:
    """The names of the files whose bytes or notes differ, or that only one wheel has."""
    with zipfile.ZipFile(first) as one, zipfile.ZipFile(second) as other:
        entries = [
            {each.filename: (each.CRC, each.date_time, each.external_attr) for each in wheel.infolist()}
            for wheel in (one, other)
        ]
    names = sorted({*entries[0], *entries[1]})
    return [name for name in names if entries[0].get(name) != entries[1].get(name)]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
