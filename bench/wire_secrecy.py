"""Compares, byte by byte, what the connections of a seat or a spectator receive in worlds they cannot tell apart.

    python -m bench.wire_secrecy --keep     # a quarter of an hour

Every message told, everything sent to people who come or come back, every answer to a command, and what HTTP would give
of the match: up to the deal's last act. `leak` must be empty everywhere.
"""

import json
import time

import msgspec

from bench.common import RESULTS, arguments, dated, write
from tests.club.table_secrecy import hunt
from tests.web.wire_secrecy import received_over_the_wire
from whistclub.games.registry import PRESETS, game_of_preset

SEED = "bench wire"


def main() -> None:
    parser = arguments(__doc__, deals=500, keep=False)
    parser.add_argument("--presets", nargs="*", default=list(PRESETS))
    asked = parser.parse_args()
    found, began_s = {}, time.monotonic()
    for preset in asked.presets:
        counted = hunt(
            game_of_preset(preset, {}), asked.deals, f"{SEED} {preset}", "simple", received_over_the_wire
        )
        found[preset] = msgspec.to_builtins(counted)
        del found[preset]["bot_choices"]
        print(preset, json.dumps(found[preset]), flush=True)
    result = {
        **dated("whistclub"),
        "seed": SEED,
        "settings": {"deals": asked.deals, "bot": "simple", "clock_s": 30},
        "took_s": round(time.monotonic() - began_s),
        "presets": found,
    }
    if asked.keep:
        write(RESULTS / "wire_secrecy.json", result)


if __name__ == "__main__":
    main()
