"""The locks of `requirements/`: a lock that builds on another names it and holds only what it adds."""

import re
from pathlib import Path

import pytest

from tools.audit import ROOT, python_locks

# What `check`'s environment and the long runs of bench/ hold, each beside what the lock above it holds.
BASES = {"test.txt": "run.txt", "bench.txt": "test.txt"}
ENTRY = re.compile(
    r"^(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^ ]+)(?P<rest>(?:.*\\\n)+ +--hash.*)$", re.MULTILINE
)


def entries(lock: Path) -> dict[str, tuple[str, str]]:
    """Each package of this file by its name: its version, and its whole entry."""
    return {
        found["name"]: (found["version"], found[0])
        for found in ENTRY.finditer(lock.read_text(encoding="utf-8"))
    }


def bases_of(lock: Path) -> list[Path]:
    base = BASES.get(lock.name)
    return [] if base is None else [lock.with_name(base), *bases_of(lock.with_name(base))]


@pytest.mark.parametrize("lock", python_locks(), ids=lambda lock: lock.name)
def test_a_lock_names_what_it_builds_on_and_has_a_hash_for_the_rest(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    named = [f"-r {BASES[lock.name]}"] if lock.name in BASES else []
    unknown = ENTRY.sub("", text).split("\n")
    assert named == [line for line in unknown if line]
    assert "" != text


@pytest.mark.parametrize("name", BASES)
def test_a_lock_repeats_nothing_of_those_below_it_and_has_their_versions(name: str) -> None:
    lock = ROOT / "requirements" / name
    own = entries(lock)
    for base in bases_of(lock):
        held = entries(base)
        shared = own.keys() & held.keys()
        assert {each: held[each][0] for each in shared} == {each: own[each][0] for each in shared}
        # An entry comes again only where it differs: where it holds for more systems than below.
        assert [] == [each for each in shared if held[each] == own[each]]


def test_what_check_installs_is_what_its_stamp_looks_at() -> None:
    check = (ROOT / "check").read_text(encoding="utf-8")
    stamped = re.findall(r"requirements/[a-z]+\.txt", re.findall(r"^locks=.*$", check, re.MULTILINE)[0])
    filled = re.findall(r"requirements/[a-z]+\.txt", re.findall(r"^ *fill .*$", check, re.MULTILINE)[0])
    needed = {ROOT / each for each in filled}
    for lock in tuple(needed):
        needed |= set(bases_of(lock))
    assert needed <= {ROOT / each for each in stamped}
