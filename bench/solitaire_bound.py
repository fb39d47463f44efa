"""The optimum of a campaign of Gongor Whist, estimated, and from above.

`python -m bench.solitaire_bound exact COUNT FILE` solves fore hands exactly, a few seconds each, and adds them to a
file of lines; `python -m bench.solitaire_bound kept FILE` writes `bench/results/solitaire_bound.json`.

Aft hands are solved exactly. Fore hands are solved with the dummy's cards counting as unseen again, and some of them
exactly as well: the mean by which the best bid is worth more then is the gain. Value iteration from the last passage on
gives the estimate. From above, the Aces left after a fore hand are worth as much as with those bids left to which they
are worth most, and the gain is taken at the upper end of its 95 % interval. Deals have the seeds of
`tools/solitaire_values.py`.
"""

import json
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from bench.common import RESULTS, write
from tools.solitaire_values import (
    AFT_UNSEEN,
    BIDS,
    FORE_UNSEEN,
    HIDDEN,
    Row,
    best_mean,
    chances,
    masks,
)

HANDS: Final = 200
FALLS: Final[Row] = [0.886, 1.01, 1.069, 1.071, 1.046, 1.0]
"""The worth of the Aces left in the table that is kept, with seven bids left: the exact hands are solved for it."""
_Z: Final = 1.96
Falls = Callable[[list[float]], float]


def exact(count: int, file: Path) -> None:
    """Adds fore hands that the file lacks, by bid: nearly and exactly."""
    known = len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as out:
        for number in range(known, count):
            found = [
                chances(f"fore {number}", FORE_UNSEEN, HIDDEN, FALLS, replaced=near) for near in (True, False)
            ]
            out.write(json.dumps(found) + "\n")
            out.flush()


def gain(file: Path) -> dict[str, float]:
    """The mean share by which the best bid of a fore hand is worth more exactly, and its 95 % interval."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    gains = [max(exactly) / max(near) - 1 for near, exactly in rows]
    mean, half = fmean(gains), _Z * stdev(gains) / sqrt(len(gains))
    return {"hands": len(gains), "mean": mean, "low": mean - half, "high": mean + half}


def won(afts: list[list[Row]], gained: float, of: Falls) -> float:
    """The chance of winning a campaign; `of` gives one worth of the Aces left for all bids that may be left."""
    fore: dict[int, float] = {0: 1.0}
    for size in range(1, BIDS, 2):
        aft = {
            mask: [best_mean(afts[left], mask, fore) for left in range(HIDDEN + 1)]
            for mask in masks(size, BIDS)
        }
        by_hidden = [of([row[left] / row[HIDDEN] for row in aft.values()]) for left in range(HIDDEN + 1)]
        rows = [
            [
                chance * (1 + gained)
                for chance in chances(f"fore {number}", FORE_UNSEEN, HIDDEN, by_hidden, replaced=True)
            ]
            for number in range(HANDS)
        ]
        full = {mask: row[HIDDEN] for mask, row in aft.items()}
        fore |= {mask: best_mean(rows, mask, full) for mask in masks(size + 1, BIDS)}
    return fore[(1 << BIDS) - 1]


def kept(file: Path) -> dict[str, Any]:
    """The figures of this file."""
    all_left = [1.0] * (HIDDEN + 1)
    afts = [
        [chances(f"aft {number}", AFT_UNSEEN, left, all_left, replaced=False) for number in range(HANDS)]
        for left in range(HIDDEN + 1)
    ]
    found = gain(file)
    return {
        "hands": HANDS,
        "gain": found,
        "nearly": won(afts, 0.0, fmean),
        "estimate": won(afts, found["mean"], fmean),
        "above": won(afts, found["high"], max),
    }


def main() -> None:
    """Solves hands, or keeps what they came to."""
    if sys.argv[1] == "exact":
        exact(int(sys.argv[2]), Path(sys.argv[3]))
        return
    found = kept(Path(sys.argv[2]))
    print(json.dumps(found, indent=1))
    write(RESULTS / "solitaire_bound.json", found)


if __name__ == "__main__":
    main()
