"""The processor time of a move in the club, beside that of another tree of ours, in turn.

    python -m bench.move_cost --before TREE           # five rounds at full speed and at human pace, ten minutes
    python -m bench.move_cost --before TREE --keep

TREE is a checkout with an environment of its own (`./check` there makes it). The people, their tables and what is
counted are those of `bench.club_load`. In each round both serve the same number of people, the other first; the ratio
is taken within the round, so that a machine that others use too weighs less.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from bench.club_load import HUMAN_PAUSE_S, load
from bench.common import arguments, keep, spread, surroundings
from bench.load_servers import free_port, listening

ROOT = Path(__file__).resolve().parent.parent
CELLS = ((100, 0.0), (500, HUMAN_PAUSE_S))
"""People, and the pause before each move on average in seconds: tables that set their own pace, and tables of people
who think.
"""
GATE, AIM = 0.8, 0.5


def cost_ms(tree: Path, players: int, pause_s: float, seconds: float) -> float:
    """The processor's milliseconds a move of the club of this tree, freshly started."""
    port, python = free_port(), tree / ".venv-check" / "bin" / "python"
    with tempfile.TemporaryDirectory() as folder:
        command = ["env", "-C", str(tree), str(python), "-m", "bench.load_servers", folder, str(port)]
        with listening(command, port) as pid:
            found = asyncio.run(load("club", port, pid, players, seconds, (pause_s,)))
    # Seconds for a thousand moves are milliseconds for one.
    return float(found[0]["processor_s_per_1000_moves"])


def measured(before: Path, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """A row for each number of people and pace: both costs, and the ratio of each round."""
    rows = []
    for players, pause_s in CELLS:
        costs = []
        for number in range(rounds):
            costs.append(tuple(cost_ms(tree, players, pause_s, seconds) for tree in (before, ROOT)))
            old, new = costs[-1]
            print(
                f"{players} people, pause {pause_s:g} s, round {number + 1}: {old:.3f} {new:.3f}", flush=True
            )
        rows.append(
            {
                "players": players,
                "pause_s": pause_s,
                "before_ms": spread([old for old, _ in costs]),
                "now_ms": spread([new for _, new in costs]),
                "ratio": spread([new / old for old, new in costs]),
            }
        )
    return rows


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [
        f"{results['date']}; {results['machine'].replace(', one used', '')}; {results['rounds']} rounds; medians.",
        "",
        "| people | pace | before, ms | now, ms | ratio (least to most) |",
        "|---|---|---|---|---|",
    ]
    for row in results["rows"]:
        pace, ratio = "human" if row["pause_s"] else "full", row["ratio"]
        old, new = row["before_ms"]["median"], row["now_ms"]["median"]
        told = f"{ratio['median']:.2f} ({ratio['least']:.2f} to {ratio['most']:.2f})"
        lines.append(f"| {row['players']} | {pace} | {old:.3f} | {new:.3f} | {told} |")
    return "\n".join(lines)


def main() -> None:
    reader = arguments(__doc__, rounds=5, seconds=8.0, keep=False)
    reader.add_argument("--before", type=Path, required=True, help="the other tree")
    asked = reader.parse_args()
    rows = measured(asked.before.resolve(), asked.rounds, asked.seconds)
    results = {**surroundings(), "rounds": asked.rounds, "gate": GATE, "aim": AIM, "rows": rows}
    if asked.keep:
        keep("move_cost", results, section(results))
    print(section(results))


if __name__ == "__main__":
    main()
