"""Kills the club's server at random moments while people and bots play at several tables, 300 times, and compares.

    python -m bench.club_faults --keep             # a quarter of an hour
    python -m bench.club_faults --workers --keep   # over PostgreSQL, one of two workers killed each time

`lost`, `doubled`, `unkept`, `changed` and `stuck` must be 0.
"""

import argparse
from pathlib import Path
from typing import Any

from bench.common import arguments
from bench.kills import SEED, measure_kills
from tests.web.histories import Killed
from tests.web.killing import PEOPLE, PRESETS, Crowd, free_port, kill_again_and_again


def run(folder: Path, database: str, asked: argparse.Namespace) -> Killed:
    return kill_again_and_again(Crowd(folder, free_port(), asked.tables, database), asked.kills, SEED)


def settings(asked: argparse.Namespace) -> dict[str, Any]:
    return {
        "tables": [f"{PRESETS[n % 6]}, {PEOPLE[n % 6]} people" for n in range(asked.tables)],
        "killed_after_s": [0.05, 0.9],
    }


def main() -> None:
    parser = arguments(__doc__, tables=6)
    measure_kills(parser, run, settings, ("club_faults", "club_workers"))


if __name__ == "__main__":
    main()
