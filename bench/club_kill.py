"""Kills the process of automatic games at random moments, 300 times, and looks what of the acknowledged acts is left.

    python -m bench.club_kill --keep        # a few minutes

Every number but the counts of what happened must be 0.
"""

import json
import tempfile
from pathlib import Path

import msgspec

from bench.common import RESULTS, arguments, dated, write
from tests.club.killing import kill_again_and_again

SEED = "bench"


def main() -> None:
    asked = arguments(__doc__, kills=300, keep=False).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = msgspec.to_builtins(kill_again_and_again(Path(folder), asked.kills, SEED))
    result = {
        **dated("whistclub", "sqlalchemy", "alembic"),
        "seed": SEED,
        **found,
    }
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "club_kill.json", result)


if __name__ == "__main__":
    main()
