"""Compiles the engine for other systems, as far as that goes here: `python -m tools.cross_kernel [TARGET...]`.

The compiler is clang in the wheel `ziglang`, which carries the libraries of C and C++ for all of them. Nothing is
linked and nothing is run: it finds what a system's library lacks. With `--run` the judge of the kernel is linked, and
run where a program here runs those of that system (Debian's `qemu-user` and `wine`): it compares the kernel with the
plain search. The Python module itself needs that system's headers of Python, which only its own builds have
(`[tool.cibuildwheel]` in pyproject.toml).
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
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
RUN_BY: Final = {"aarch64-linux-musl": ("Linux", "qemu-aarch64"), "x86_64-windows-gnu": ("Windows", "wine")}
"""The name that CMake has for a target's system, and the program here that runs its programs."""
CAUGHT: Final = KERNEL / "tests" / "corpus" / "caught.txt"
QUESTIONS: Final = (
    ("--kept", str(CAUGHT)),
    ("2", "6", "2000", "7", "3000000", "all"),
    ("--misere", "2", "5", "1000", "7"),
)
"""The words of the judge: kept questions, and random ones by a seed, as `kernel/tests/judge.cpp` describes."""


def main(words: list[str]) -> int:
    """Compiles for each of these targets, or all known. Returns the exit status: 1 where something fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--run", action="store_true")
    asked = parser.parse_args(words)
    try:
        compiler = zig()
        if asked.run:
            return max(judged(compiler, target) for target in asked.targets or RUN_BY)
    except NoKernel as problem:
        print(problem, file=sys.stderr)
        return problem.status
    return compiled(compiler, asked.targets or TARGETS)


def judged(compiler: Path, target: str) -> int:
    """Links the judge for this target and runs it. Returns 1 where it finds a difference or cannot be run here."""
    system, runner = RUN_BY[target]
    if shutil.which(runner) is None:
        print(f"{target}: {runner} is missing, so nothing of it is run", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as work:
        judge = linked(compiler, target, system, Path(work))
        failed = 0
        for question in QUESTIONS:
            done = subprocess.run(
                [runner, str(judge), *question], capture_output=True, text=True, check=False
            )
            print(
                f"{target}, judge {' '.join(question)}:",
                (done.stdout or done.stderr).strip().splitlines()[-1],
            )
            failed |= int(done.returncode != 0)
    return failed


def linked(compiler: Path, target: str, system: str, work: Path) -> Path:
    """The judge, made in this folder. Raises NoKernel."""
    flags = ["-DWHIST_TESTS=ON", "-DWHIST_ZIG=ON", f"-DCMAKE_CXX_COMPILER={compiler};c++"]
    flags += [f"-DCMAKE_SYSTEM_NAME={system}", f"-DCMAKE_CXX_FLAGS=-target {target}"]
    environment = environment_of_zig()
    for words in (
        ["cmake", "-S", str(KERNEL), "-B", str(work), "-G", "Ninja", *flags],
        ["cmake", "--build", str(work), "--target", "judge"],
    ):
        done = subprocess.run(words, capture_output=True, text=True, env=environment, check=False)
        if done.returncode:
            raise NoKernel(f"{target}: {words[1]} failed: {(done.stdout + done.stderr).strip()[-2_000:]}")
    return next(path for path in work.iterdir() if path.stem == "judge")


def environment_of_zig() -> dict[str, str]:
    """The environment in which zig keeps what it compiles of its own, and the build tools of this Python are found."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return {**os.environ, "PATH": path, "ZIG_GLOBAL_CACHE_DIR": str(cache_folder() / "zig-made")}


def compiled(compiler: Path, targets: Sequence[str]) -> int:
    """Compiles each file for each of these targets. Returns 1 where a file does not compile."""
    failed = 0
    for target in targets:
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
    with tempfile.TemporaryDirectory() as work:
        made = str(Path(work) / "made.o")
        words = [str(compiler), "c++", "-target", target, *FLAGS, "-c", str(KERNEL / file), "-o", made]
        done = subprocess.run(words, capture_output=True, text=True, env=environment_of_zig(), check=False)
    return "" if done.returncode == 0 else f"{file}: {done.stderr.strip()[:2_000]}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
