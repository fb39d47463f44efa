"""Compiles the engine for other systems, as far as that goes here: `python -m tools.cross_kernel [TARGET...]`.

The compiler is clang in the wheel `ziglang`, which carries the libraries of C and C++ for all of them. Nothing is
linked and nothing is run: it finds what a system's library lacks. The Python module itself needs that system's headers
of Python, which only its own builds have (`[tool.cibuildwheel]` in pyproject.toml).
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.wasm_kernel import NoKernel, cache_folder, zig

ROOT: Final = Path(__file__).resolve().parent.parent
KERNEL: Final = ROOT / "kernel"
TARGETS: Final = (
    "aarch64-linux-gnu.2.17",
    "aarch64-linux-musl",
    "aarch64-macos",
    "x86_64-macos",
    "x86_64-windows-gnu",
    "aarch64-windows-gnu",
)
FLAGS: Final = (
    "-std=c++20", "-O1", "-fno-exceptions", "-fno-rtti", "-ffp-contract=off", "-DWHIST_WORDS",
)  # fmt: skip


def main(targets: list[str]) -> int:
    """Compiles for each of these targets, or all known. Returns the exit status: 1 where a file does not compile."""
    try:
        compiler = zig()
    except NoKernel as problem:
        print(problem, file=sys.stderr)
        return problem.status
    failed = 0
    for target in targets or TARGETS:
        problems = [said for file in engine_files() if (said := complaint(compiler, target, file))]
        print(f"{target}: {len(engine_files()) - len(problems)} of {len(engine_files())} files compile")
        for said in problems:
            print(said, file=sys.stderr)
        failed += bool(problems)
    return 1 if failed else 0


def engine_files() -> list[str]:
    """The files of the engine and of what is offered to Python, as CMakeLists.txt names them, without the binding."""
    text = (KERNEL / "CMakeLists.txt").read_text(encoding="utf-8")
    groups = re.findall(r"^set\((?:ENGINE|BELIEFS|CALLS|SHARED_SOURCES)\b([^)]*)\)", text, re.MULTILINE)
    return sorted({file for group in groups for file in re.findall(r"\S+\.cpp", group)})


def complaint(compiler: Path, target: str, file: str) -> str:
    """The compiler's complaint where it refuses the file; empty where it takes it."""
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(cache_folder() / "zig-made")}
    with tempfile.TemporaryDirectory() as work:
        made = str(Path(work) / "made.o")
        words = [str(compiler), "c++", "-target", target, *FLAGS, "-c", str(KERNEL / file), "-o", made]
        done = subprocess.run(words, capture_output=True, text=True, env=environment, check=False)
    return "" if done.returncode == 0 else f"{file}: {done.stderr.strip()[:2_000]}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
