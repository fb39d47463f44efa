"""A club of several workers, simulated from seeds: whatever befalls it, what it promises is so at the end."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from tests.sampling import draws, thinned
from tests.simulation.database import ServerConnection
from tests.simulation.plays import PLAYS, run
from tests.waiting import PATIENCE_S
from whistclub.cards.errors import WhistclubError

KEPT: Final = json.loads((Path(__file__).parent / "kept_seeds.json").read_text("utf-8"))
SEEDS: Final = {
    "tables": (4, 40),
    "evening": (4, 35),
    "arrivals": (4, 35),
    "apart": (3, 30),
    "pairs": (12, 400),
    "removed": (2, 20),
    "served": (3, 40),
}
"""The seeds of each play, a few or all: those that need hardly any time are many."""
_DIGESTS: Final = """
from tests.simulation.test_simulation import digest
from tests.simulation.plays import PLAYS
print(*map(digest, PLAYS))
"""


def digest(play: str) -> str:
    """The digest of all that happens in one run of a play."""
    return sha256("\n".join(run(play, 3).notes).encode()).hexdigest()


@pytest.mark.parametrize("play", PLAYS)
def test_whatever_befalls_the_club_it_keeps_what_it_promises(play: str) -> None:
    failed = [one.story() for seed in range(draws(*SEEDS[play])) if (one := run(play, seed)).problems]
    assert [] == failed[:1], f"{len(failed)} seeds"


@pytest.mark.parametrize("kept", KEPT, ids=lambda one: f"{one['play']}-{one['seed']}")
def test_a_seed_that_failed_once_fails_no_longer(kept: dict[str, Any]) -> None:
    found = run(kept["play"], kept["seed"])
    assert () == found.problems, found.story()


@pytest.mark.parametrize("play", thinned(PLAYS, ["tables", "evening"]))
def test_a_seed_gives_the_same_run_each_time(play: str) -> None:
    assert run(play, 3).notes == run(play, 3).notes


@pytest.mark.long
def test_a_seed_gives_the_same_run_in_another_process() -> None:
    told = subprocess.run(
        [sys.executable, "-c", _DIGESTS],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    assert list(map(digest, PLAYS)) == told.stdout.split()


def test_two_seeds_give_two_runs() -> None:
    assert run("arrivals", 1).notes != run("arrivals", 2).notes


@pytest.fixture
def _forgetful(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every twentieth commit is acknowledged and not done."""
    commits = 0
    commit = ServerConnection.commit

    def committed(connection: ServerConnection) -> None:
        nonlocal commits
        commits += 1
        (commit if commits % 20 else ServerConnection.rollback)(connection)

    with monkeypatch.context() as patched:
        patched.setattr(ServerConnection, "commit", committed)
        yield


@pytest.mark.usefixtures("_forgetful")
def test_a_database_that_forgets_what_it_has_acknowledged_is_found_out() -> None:
    assert any(is_found_out(seed) for seed in range(3))


def is_found_out(seed: int) -> bool:
    """True if the run does not end well. A log that lacks an entry may not even be read."""
    try:
        return bool(run("tables", seed).problems)
    except WhistclubError:
        return True
