"""Builds the kernel for a page without a server: `python -m tools.wasm_kernel FOLDER` writes `whist_kernel.wasm` there.

The compiler is clang in the wheel `ziglang` (requirements/zig.txt). Where this Python has it not, it is fetched once
into the user's cache.
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
SOURCES: Final = ("kernel/src", "kernel/wasm")
NAME: Final = "whist_kernel.wasm"


class NoKernel(Exception):
    """The kernel could not be built; the text names the step."""


def built_kernel(*, with_simd: bool = True) -> Path:
    """The kernel of these sources, kept in the user's cache: the same sources always give the same bytes.

    Raises NoKernel.
    """
    kept = _cache() / f"kernel-{_stamp()}{'' if with_simd else '-no-simd'}" / NAME
    if not kept.exists():
        with tempfile.TemporaryDirectory(dir=_cache()) as work:
            made = _build(Path(work), with_simd=with_simd)
            kept.parent.mkdir(exist_ok=True)
            made.replace(kept)
    return kept


def _build(work: Path, *, with_simd: bool) -> Path:
    # What zig compiles of its own, the library of C++, stays in the user's cache.
    environment = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(work / "zig")}
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', os.defpath)}"
    _run(
        environment,
        ["cmake", "-S", str(ROOT / "kernel"), "-B", str(work), "-G", "Ninja"],
        ["-DWHIST_WASM=ON", f"-DWHIST_SIMD={'ON' if with_simd else 'OFF'}"],
        ["-DCMAKE_SYSTEM_NAME=Generic", f"-DCMAKE_CXX_COMPILER={_zig()};c++"],
        ["-DCMAKE_CXX_FLAGS=-target wasm32-wasi"],
    )
    _run(environment, ["cmake", "--build", str(work)])
    return work / NAME


def _stamp() -> str:
    """Another one when a source or the compiler is another."""
    digest = hashlib.sha256()
    sources = [path for part in SOURCES for path in sorted((ROOT / part).rglob("*")) if path.is_file()]
    for path in (*sources, ROOT / "kernel" / "CMakeLists.txt", LOCK, Path(__file__)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    cache = Path(home) / "whistclub"
    cache.mkdir(parents=True, exist_ok=True)
    return cache


def _zig() -> Path:
    """The compiler: of this Python's packages, or of the user's cache."""
    found = importlib.util.find_spec("ziglang")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "zig"
    cache = _cache()
    home = cache / f"zig-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]}"
    if not home.exists():
        print("fetching the compiler of the kernel for pages, 97 MB", file=sys.stderr)
        with tempfile.TemporaryDirectory(dir=cache) as work:
            pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            locked = ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
            _run(os.environ, [*pip, "--no-compile", "--target", f"{work}/zig", *locked])
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
    """Returns 0, or 1 with a line on stderr."""
    parser = argparse.ArgumentParser(prog="python -m tools.wasm_kernel", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-simd", action="store_true", help="without the vectors of WebAssembly")
    given = parser.parse_args()
    try:
        given.folder.mkdir(parents=True, exist_ok=True)
        made = shutil.copyfile(built_kernel(with_simd=not given.no_simd), given.folder / NAME)
    except NoKernel as problem:
        print(f"wasm_kernel: {problem}", file=sys.stderr)
        return 1
    data = made.read_bytes()
    print(f"{made}: {len(data):,} bytes, {len(gzip.compress(data)):,} by gzip")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
