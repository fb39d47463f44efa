"""Compares, byte by byte, what viewers of a table receive in worlds they cannot tell apart, over many deals of every
preset.

    python -m bench.table_secrecy --keep     # half an hour

`leak` must be empty everywhere.
"""

import argparse
import json
import platform
from datetime import UTC, datetime

import msgspec

from bench.common import RESULTS, versions, write
from tests.club.table_secrecy import hunt
from whistclub.games.registry import PRESETS, game_of_preset

SEED = "bench"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--presets", nargs="*", default=list(PRESETS))
    parser.add_argument("--bot", default="simple")
    parser.add_argument("--keep", action="store_true", help="write bench/results/table_secrecy.json")
    asked = parser.parse_args()
    found = {}
    for preset in asked.presets:
        counted = hunt(game_of_preset(preset, {}), asked.deals, f"{SEED} {preset}", asked.bot)
        found[preset] = msgspec.to_builtins(counted)
        print(preset, json.dumps(found[preset]), flush=True)
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "versions": versions("whistclub"),
        "seed": SEED,
        "bot": asked.bot,
        "presets": found,
    }
    if asked.keep:
        write(RESULTS / "table_secrecy.json", result)


if __name__ == "__main__":
    main()
