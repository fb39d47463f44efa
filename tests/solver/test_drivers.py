"""The programs that judge the kernel, which only `bench.solver_right` builds, keep up with it."""

import os
import subprocess
from pathlib import Path

import pytest

from bench.solver_right import KERNEL, MUTANTS
from tests.needs import program


@pytest.mark.parametrize("driver", sorted((KERNEL / "tests").glob("*.cpp")), ids=lambda path: path.stem)
def test_the_judge_and_the_fuzzer_compile(driver: Path) -> None:
    words = [
        os.environ.get("CXX") or program("c++", "g++"),
        "-std=c++20",
        "-fsyntax-only",
        "-Wall",
        "-Wextra",
        "-Wshadow",
        str(driver),
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stderr)


@pytest.mark.parametrize(("name", "old"), sorted({(name, old) for name, old, _ in MUTANTS}))
def test_each_planted_fault_still_has_its_place_in_the_sources(name: str, old: str) -> None:
    assert old in (KERNEL / "src" / name).read_text(encoding="utf-8")
