"""Makes the site of the pages.

    python -m tools.site FOLDER            # strictly: a broken link or anchor, or a page without a place, ends it
    python -m tools.site FOLDER --page     # with the club in it, under FOLDER/play

The generator is Material for MkDocs (requirements/docs.txt). It is fetched once into the user's cache, into an
environment of its own. `--page` needs the built pages and parts, as `whist page` does.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

from tools.site.pages import ROOT, lay_out
from tools.wasm_kernel import cache_folder

LOCK: Final = ROOT / "requirements" / "docs.txt"
LAID_OUT: Final = ROOT / "build" / "site-pages"
"""The folder of pages that mkdocs.yml names."""


class NoSite(Exception):
    """The site could not be made; the text names the step."""


def make_site(folder: Path, *, with_club: bool = False) -> None:
    """Writes the site into the folder. Raises NoSite."""
    lay_out(LAID_OUT, with_club=with_club)
    build = ("-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir")
    _run("mkdocs", generator(), *build, folder.resolve())
    if with_club:
        _run("whist page", sys.executable, "-m", "whistclub", "page", folder.resolve() / "play")


def generator() -> Path:
    """The Python of the environment that the lock names, made if it is not there. Raises NoSite."""
    cache = cache_folder()
    home = cache / f"docs-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]}-{sys.version_info.minor}"
    python = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (home / "made").exists():
        print("fetching Material for MkDocs, 20 MB", file=sys.stderr)
        venv.create(home, clear=True, with_pip=True)
        pip = (
            "-m",
            "pip",
            "install",
            "-q",
            "--disable-pip-version-check",
            "--no-compile",
            "--require-hashes",
        )
        _run("pip", home / python, *pip, "--only-binary", ":all:", "-r", LOCK)
        (home / "made").touch()
    return home / python


def _run(name: str, *words: Path | str) -> None:
    # Material tells of its makers' next generator at each build.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run(
            [str(word) for word in words], cwd=ROOT, env=environment, stdout=said, stderr=said, check=False
        )
        said.seek(0)
        if done.returncode:
            raise NoSite(f"{name} ended with status {done.returncode}:\n{said.read()}")


def main() -> int:
    """The exit status."""
    reader = argparse.ArgumentParser(prog="python -m tools.site", description="Makes the site of the pages.")
    reader.add_argument("folder", type=Path, help="where it goes; what is there is replaced")
    reader.add_argument("--page", action="store_true", help="with the club in it, under play/")
    asked = reader.parse_args()
    try:
        make_site(asked.folder, with_club=asked.page)
    except NoSite as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
