"""Three workers over PostgreSQL and NATS behind HAProxy while what they stand on fails: killed, frozen, cut off, held.

    python -m bench.torn_hosts --faults 1000 --keep        # a night

Every number but the counts of what happened must be 0.
"""

import json
import platform
import random
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.common import RESULTS, arguments, write
from tests.web.test_torn_hosts import torn_by

SEED = "bench"


def main() -> None:
    """Plays through the faults, and prints what was found."""
    asked = arguments(__doc__, faults=11, keep=False).parse_args()
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        _, found = torn_by(Path(folder), asked.faults, random.Random(SEED))
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "seed": SEED,
        "took_s": round(time.monotonic() - began_s),
        **msgspec.to_builtins(found),
    }
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "torn_hosts.json", result)


if __name__ == "__main__":
    main()
