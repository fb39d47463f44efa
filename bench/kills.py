"""The command line of the measurements that kill a club's server again and again."""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec

from bench.common import RESULTS, dated, write
from tests.web.postgres import cluster

SEED = "bench"

Run = Callable[[Path, str, argparse.Namespace], msgspec.Struct]
"""Runs the kills in a folder, over the database of an address (empty for SQLite), and returns what was found."""


def measure_kills(
    parser: argparse.ArgumentParser,
    run: Run,
    settings: Callable[[argparse.Namespace], dict[str, Any]],
    names: tuple[str, str],
) -> None:
    """Runs and prints a measurement, and keeps it under the first of the names, with `--workers` under the second."""
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--workers", action="store_true")
    parser.add_argument(
        "--keep", action="store_true", help=f"write bench/results/{names[0]}.json, or {names[1]}.json"
    )
    asked = parser.parse_args()
    random.seed(SEED)
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, cluster() if asked.workers else nullcontext("") as database:
        found = run(Path(folder), database, asked)
    result = {
        **dated("whistclub", "sqlalchemy", "uvicorn", "websockets"),
        "seed": SEED,
        "settings": {
            **settings(asked),
            "database": "PostgreSQL, two workers" if asked.workers else "SQLite, one process",
        },
        "took_s": round(time.monotonic() - began_s),
        **msgspec.to_builtins(found),
    }
    print(json.dumps(result, indent=1))
    if asked.keep:
        name = names[1] if asked.workers else names[0]
        write(RESULTS / f"{name}.json", result)
