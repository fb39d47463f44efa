"""Kills the club's server at random moments while people and bots play at several tables, 300 times, and compares.

    python -m bench.club_faults --keep             # a quarter of an hour
    python -m bench.club_faults --workers --keep   # over PostgreSQL, one of two workers killed each time

`lost`, `doubled`, `unkept`, `changed` and `stuck` must be 0.
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
from tests.web.killing import PEOPLE, PRESETS, Crowd, free_port, kill_again_and_again
from tests.web.postgres import cluster

SEED = "bench"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--workers", action="store_true")
    parser.add_argument(
        "--keep", action="store_true", help="write bench/results/club_faults.json, or club_workers.json"
    )
    asked = parser.parse_args()
    random.seed(SEED)
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, cluster() if asked.workers else nullcontext("") as database:
        crowd = Crowd(Path(folder), free_port(), asked.tables, database)
        found = kill_again_and_again(crowd, asked.kills, SEED)
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "versions": {name: version(name) for name in ("whistclub", "sqlalchemy", "uvicorn", "websockets")},
        "seed": SEED,
        "settings": {
            "tables": [f"{PRESETS[n % 6]}, {PEOPLE[n % 6]} people" for n in range(asked.tables)],
            "database": "PostgreSQL, two workers" if asked.workers else "SQLite, one process",
            "killed_after_s": [0.05, 0.9],
        },
        "took_s": round(time.monotonic() - began_s),
        **msgspec.to_builtins(found),
    }
    print(json.dumps(result, indent=1))
    if asked.keep:
        name = "club_workers" if asked.workers else "club_faults"
        (RESULTS / f"{name}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
