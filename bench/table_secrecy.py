"""Compares, byte by byte, what viewers of a table receive in worlds they cannot tell apart, over many deals of every
preset.

    python -m bench.table_secrecy --keep     # half an hour

`leak` must be empty everywhere.
"""

import json

import msgspec

from bench.common import RESULTS, arguments, dated, write
from tests.club.table_secrecy import hunt
from whistclub.games.registry import PRESETS, game_of_preset

SEED = "bench"


def main() -> None:
    parser = arguments(__doc__, deals=1000, bot="simple", keep=False)
    parser.add_argument("--presets", nargs="*", default=list(PRESETS))
    asked = parser.parse_args()
    found = {}
    for preset in asked.presets:
        counted = hunt(game_of_preset(preset, {}), asked.deals, f"{SEED} {preset}", asked.bot)
        found[preset] = msgspec.to_builtins(counted)
        print(preset, json.dumps(found[preset]), flush=True)
    result = {
        **dated("whistclub"),
        "seed": SEED,
        "bot": asked.bot,
        "presets": found,
    }
    if asked.keep:
        write(RESULTS / "table_secrecy.json", result)


if __name__ == "__main__":
    main()
