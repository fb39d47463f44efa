"""Kills the process of automatic games at random moments, 300 times, and looks what of the acknowledged acts is left.

    python -m bench.club_kill --keep        # a few minutes

Every number but the counts of what happened must be 0.
"""

import argparse
import json
import platform
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.common import RESULTS, versions, write
from tests.club.killing import kill_again_and_again

SEED = "bench"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--keep", action="store_true", help="write bench/results/club_kill.json")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = msgspec.to_builtins(kill_again_and_again(Path(folder), asked.kills, SEED))
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "versions": versions("whistclub", "sqlalchemy", "alembic"),
        "seed": SEED,
        **found,
    }
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "club_kill.json", result)


if __name__ == "__main__":
    main()
