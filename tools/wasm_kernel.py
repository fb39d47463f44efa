"""Builds the kernel for a page without a server: `python -m tools.wasm_kernel FOLDER` writes `whist_kernel.wasm` there.

With `--library` it writes `whist_kernel.so`, for this machine where it has no compiler. The compiler is clang in the
wheel `ziglang` (requirements/zig.txt). Where this Python has it not, it is fetched once into the user's cache.
"""

import argparse
import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements" / "zig.txt"
SOURCES: Final = ("kernel/src", "kernel/words")
NAME: Final = "whist_kernel.wasm"
LIBRARY: Final = "whist_kernel.so"
NOT_FETCHED: Final = 69
"""The status that the shell's EX_UNAVAILABLE names: another start may have the network."""


class NoKernel(Exception):
    """The kernel could not be built; the text names the step."""

    status = 1


class NoCompiler(NoKernel):
    """The compiler could not be fetched."""

    status = NOT_FETCHED


def built_kernel(*, with_simd: bool = True) -> Path:
    """The kernel of these sources, kept in the user's cache: the same sources always give the same bytes.

    Raises NoKernel.
    """
    kept = cache_folder() / f"kernel-{_stamp()}{'' if with_simd else '-no-simd'}" / NAME
    if not kept.exists():
        with tempfile.TemporaryDirectory(dir=cache_folder()) as work:
            made = _build(Path(work), with_simd=with_simd)
            kept.parent.mkdir(exist_ok=True)
            made.replace(kept)
    return kept


def _build(work: Path, *, with_simd: bool) -> Path:
    """The module made in this folder."""
    simd, target = f"-DWHIST_SIMD={'ON' if with_simd else 'OFF'}", "-DCMAKE_CXX_FLAGS=-target wasm32-wasi"
    _compile(work, ["-DWHIST_WASM=ON", simd, "-DCMAKE_SYSTEM_NAME=Generic", target])
    return work / NAME


def build_library(folder: Path) -> Path:
    """The plain library for this machine, made in this folder; whatever else runs comes first. Raises NoKernel."""
    os.nice(10)
    with tempfile.TemporaryDirectory(dir=cache_folder()) as work:
        _compile(Path(work), ["-DWHIST_LIBRARY=ON"])
        beside = shutil.copyfile(Path(work) / LIBRARY, folder / f"{LIBRARY}.part")
    return beside.rename(folder / LIBRARY)


def _compile(work: Path, settings: list[str]) -> None:
    # What zig compiles of its own, the library of C++, stays in the user's cache.
    environment = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(work / "zig")}
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', os.defpath)}"
    environment.setdefault("ZIG_GLOBAL_CACHE_DIR", str(cache_folder() / "zig-made"))
    compiler = ["-DWHIST_ZIG=ON", f"-DCMAKE_CXX_COMPILER={zig()};c++"]
    where = ["cmake", "-S", str(ROOT / "kernel"), "-B", str(work), "-G", "Ninja"]
    _run(environment, where, compiler, settings)
    _run(environment, ["cmake", "--build", str(work)])


def _stamp() -> str:
    """Another one when a source or the compiler is another."""
    digest = hashlib.sha256()
    sources = [path for part in SOURCES for path in sorted((ROOT / part).rglob("*")) if path.is_file()]
    for path in (*sources, ROOT / "kernel" / "CMakeLists.txt", LOCK, Path(__file__)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder of the user's cache, which is made if it is not there."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    cache = Path(home) / "whistclub"
    cache.mkdir(parents=True, exist_ok=True)
    return cache


def zig() -> Path:
    """The compiler: of this Python's packages, or of the user's cache. Raises NoCompiler."""
    found = importlib.util.find_spec("ziglang")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "zig"
    cache = cache_folder()
    home = cache / f"zig-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]}"
    if not home.exists():
        print(
            "fetching a compiler for the kernel: 97 MB, and 460 MB on the disk", file=sys.stderr, flush=True
        )
        with tempfile.TemporaryDirectory(dir=cache) as work:
            pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            locked = ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
            try:
                _run(os.environ, [*pip, "--no-compile", "--target", f"{work}/zig", *locked])
            except NoKernel:
                raise NoCompiler("the compiler of the kernel could not be fetched") from None
            if not home.exists():
                Path(work, "zig").rename(home)
    return home / "ziglang" / "zig"


def _run(environment: Mapping[str, str], *words: list[str]) -> None:
    """Runs the command of all these words; what it says is only seen where it fails. Raises NoKernel."""
    command = [word for some in words for word in some]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise NoKernel(
            f"{command[0]} failed with status {done.returncode} while building the kernel for pages"
        )


def main() -> int:
    """Returns 0, or with a line on stderr 1, or 69 where the compiler could not be fetched."""
    parser = argparse.ArgumentParser(prog="python -m tools.wasm_kernel", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-simd", action="store_true", help="without the vectors of WebAssembly")
    parser.add_argument("--library", action="store_true", help="for this machine instead of a page")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        if given.library:
            made = build_library(given.folder)
        else:
            made = shutil.copyfile(built_kernel(with_simd=not given.no_simd), given.folder / NAME)
    except NoKernel as problem:
        print(f"wasm_kernel: {problem}", file=sys.stderr)
        return problem.status
    data = made.read_bytes()
    print(f"{made}: {len(data):,} bytes, {len(gzip.compress(data)):,} by gzip")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
