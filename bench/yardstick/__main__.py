"""Builds the yardstick, the player `club-1` of a fixed commit: `python -m bench.yardstick`, from the project's folder.

It needs the repository's history, a C++ compiler and, the first time, the package registry. Everything is put into
`build/yardstick`, in some minutes. `--check` plays a few deals of every preset through the program and compares the
acts with those kept.
"""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from bench.common import arguments
from bench.yardstick import BUILD, COMMIT, HERE, NAME, PYTHON, NotBuilt, player_named
from bench.yardstick.acts import digest, kept
from whistclub.games.registry import game_of_preset
from whistclub.players.outside.player import OutsidePlayer

ROOT = HERE.parents[1]
SOURCE = BUILD / "source"
BUILT = BUILD / "commit"
"""Names the commit that has been built, written last."""
COMPILERS = ("c++", "g++", "clang++")


def main() -> None:
    asked = arguments(__doc__, check=False).parse_args()
    try:
        build()
        if asked.check:
            check()
    except NotBuilt as problem:
        raise SystemExit(f"yardstick: {problem}") from None


def build() -> None:
    """The environment with the wheel of the commit, unless it is there. Raises NotBuilt."""
    if BUILT.exists() and BUILT.read_text(encoding="utf-8") == COMMIT and PYTHON.exists():
        return
    need_compiler()
    source = archived(ROOT)
    shutil.rmtree(BUILD, ignore_errors=True)
    with ZipFile(io.BytesIO(source)) as archive:
        archive.extractall(SOURCE)
    run(sys.executable, "-m", "venv", str(PYTHON.parents[1]))
    for lock in ("run", "build"):
        locked = SOURCE / "requirements" / f"{lock}.txt"
        pip("install", "--require-hashes", "--only-binary", ":all:", "-r", str(locked))
    alone = ("--no-deps", "--no-build-isolation")
    pip("wheel", *alone, "--config-settings", "pages=none", "--wheel-dir", str(BUILD), str(SOURCE))
    pip("install", "--no-deps", *map(str, BUILD.glob("*.whl")))
    run(
        str(PYTHON), "-I", "-c", "from whistclub.solver import has_kernel; raise SystemExit(not has_kernel())"
    )
    BUILT.write_text(COMMIT, encoding="utf-8")


def archived(root: Path) -> bytes:
    """The files of the commit as a zip archive. Raises NotBuilt where the history does not have it."""
    try:
        done = subprocess.run(
            ["git", "archive", "--format=zip", COMMIT], cwd=root, capture_output=True, check=False
        )
    except FileNotFoundError:
        raise NotBuilt("git is missing; it is needed to take the files of an older commit") from None
    if done.returncode:
        raise NotBuilt(
            f"this copy of the repository has no commit {COMMIT}; a clone that is shallow gets it by "
            "`git fetch --unshallow`, and a source archive without history cannot build it"
        )
    return done.stdout


def need_compiler() -> None:
    """Raises NotBuilt where nothing can compile the kernel, without which some acts would be others."""
    if not any(map(shutil.which, (os.environ.get("CXX") or COMPILERS[0], *COMPILERS))):
        raise NotBuilt("a C++ compiler is missing; install one (Debian, Ubuntu: apt-get install g++)")


def pip(*words: str) -> None:
    """Runs pip in the environment. Raises NotBuilt."""
    run(str(PYTHON), "-m", "pip", "--quiet", *words)


def run(*words: str) -> None:
    """Raises NotBuilt where the command fails; what it said stands above."""
    if subprocess.run(words, check=False, stdout=sys.stderr).returncode:
        raise NotBuilt(f"this failed: {' '.join(words[:6])}")


def check() -> None:
    """Raises NotBuilt where the program plays otherwise than `club-1` did."""
    others = []
    for preset, wanted in kept().items():
        player = player_named(game_of_preset(preset, {}), NAME)
        is_same = digest(preset, player) == wanted
        if isinstance(player, OutsidePlayer):
            player.close()
        print(preset, "the same acts" if is_same else "OTHER ACTS", flush=True)
        if not is_same:
            others.append(preset)
    if others:
        raise NotBuilt(f"other acts than those kept: {', '.join(others)}")


if __name__ == "__main__":
    main()
