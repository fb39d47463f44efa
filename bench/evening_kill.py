"""Kills the club's server at 300 random moments of evenings, with real cards and on line, also between rounds, and
compares.

    python -m bench.evening_kill --keep             # a quarter of an hour
    python -m bench.evening_kill --workers --keep   # over PostgreSQL, one of two workers killed each time

Everything from `lost` on must be 0.
"""

import argparse
from pathlib import Path

from bench.kills import SEED, measure_kills
from tests.web.evening_judging import KilledEvenings
from tests.web.evening_killing import DEALS, ROUNDS, Hall, kill_evenings
from tests.web.killing import free_port

EVENINGS = f"9 guests with real cards and 6 on line with bots at a time, {ROUNDS} rounds of {DEALS} deals"


def run(folder: Path, database: str, asked: argparse.Namespace) -> KilledEvenings:
    return kill_evenings(Hall(folder, free_port(), database), asked.kills, SEED)


def main() -> None:
    measure_kills(
        argparse.ArgumentParser(description=__doc__),
        run,
        lambda _: {"evenings": EVENINGS, "killed_after_s": [0.1, 1.5]},
        ("evening_kill", "evening_workers"),
    )


if __name__ == "__main__":
    main()
