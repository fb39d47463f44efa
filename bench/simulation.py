"""Runs the simulation of a club from more seeds than the tests do, or one run again with all that happened.

`python -m bench.simulation tables --seeds 0 500` from the project's folder; `--seed 7 --tell` tells one run. The plays
are in `tests/simulation/plays.py`.
"""

import sys
import time

from bench.common import arguments
from tests.simulation.plays import PLAYS, run


def main() -> int:
    """Returns 1 if a run found something wrong."""
    parser = arguments(__doc__)
    parser.add_argument("play", choices=(*PLAYS, "all"))
    parser.add_argument("--seeds", nargs=2, type=int, default=(0, 100), metavar=("FIRST", "END"))
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--tell", action="store_true", help="tell all that happened")
    asked = parser.parse_args()
    seeds = range(*asked.seeds) if asked.seed is None else [asked.seed]
    failed = 0
    for play in PLAYS if asked.play == "all" else [asked.play]:
        began_s = time.process_time()
        for seed in seeds:
            found = run(play, seed)
            failed += bool(found.problems)
            if found.problems or asked.tell:
                print(f"{play} {seed}:", found.story(len(found.notes) if asked.tell else 0))
        print(f"{play}: {1000 * (time.process_time() - began_s) / len(seeds):.0f} ms a seed")
    print(f"{failed} runs found something wrong")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
