"""Kills the club's server at 300 random moments of evenings, with real cards and on line, also between rounds, and compares.

    python -m bench.party_kill --keep             # a quarter of an hour
    python -m bench.party_kill --workers --keep   # over PostgreSQL, one of two workers killed each time

Everything from `lost` on must be 0.
"""

import argparse
import json
import platform
import random
import tempfile
import time
from contextlib import nullcontext
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import msgspec

from bench.common import RESULTS
from tests.web.killing import free_port
from tests.web.party_killing import DEALS, ROUNDS, Hall, kill_evenings
from tests.web.postgres import cluster

SEED = "bench"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--workers", action="store_true")
    parser.add_argument(
        "--keep", action="store_true", help="write bench/results/party_kill.json, or party_workers.json"
    )
    asked = parser.parse_args()
    random.seed(SEED)
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, cluster() if asked.workers else nullcontext("") as database:
        found = kill_evenings(Hall(Path(folder), free_port(), database), asked.kills, SEED)
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "versions": {name: version(name) for name in ("whistclub", "sqlalchemy", "uvicorn", "websockets")},
        "seed": SEED,
        "settings": {
            "evenings": f"9 guests with real cards and 6 on line with bots at a time, {ROUNDS} rounds of {DEALS} deals",
            "database": "PostgreSQL, two workers" if asked.workers else "SQLite, one process",
            "killed_after_s": [0.1, 1.5],
        },
        "took_s": round(time.monotonic() - began_s),
        **msgspec.to_builtins(found),
    }
    print(json.dumps(result, indent=1))
    if asked.keep:
        name = "party_workers" if asked.workers else "party_kill"
        (RESULTS / f"{name}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
