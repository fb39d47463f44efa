"""The strength of `club-1`, the yardstick: duels against plain ones, Solo's contracts in self-play; and milliseconds an
act of `quick`.

Run as `python -m bench.strength --keep` from the project's folder; `--only self,solo,high` for some of its parts (the
rest of what was kept stays), `--jobs N` processes (2). About an hour of one core in all, most of it the pairs.
"""

import gc
import json
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from random import Random
from typing import Any

from bench import yardstick
from bench.common import measure_parts, said_of
from whistclub.games.registry import game_of_preset
from whistclub.players.player import USUAL, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat
from whistclub.study.duel import duel, terms_of
from whistclub.study.duel_figures import Figure, summary

SEED = "strength"
SELF_DEALS = 5000
CHUNK = 50
TIMED_DEALS = 40
WHIST = (("whist", 2000, ""),)
MINNESOTA = (("minnesota", 2000, ""),)
HIGH = (("minnesota", 2000, "high"),)
LOW = (("minnesota", 2000, "low"),)
SOUTH_DAKOTA = (("south_dakota", 2000, ""),)
ASKOV = (("askov", 1000, ""),)
SOLO = (("solo", 2000, ""), ("solo_units", 300, ""))
SOLITAIRES = (
    ("gongor", 300, ""),
    ("gongor_points", 300, ""),
    ("hermits", 300, ""),
    ("hermits_eight_tricks", 300, ""),
)
TIMED = ("minnesota", "south_dakota", "askov", "whist", "solo", "gongor", "gongor_points", "hermits")


def self_played(numbers: range) -> list[tuple[str, int]]:
    """The contract of each deal of Solo between club players, and its declarer's points."""
    game: Any = game_of_preset("solo", {})
    player = yardstick.player_named(game, yardstick.NAME)
    found = []
    for number in numbers:
        position = started(game, number)
        while position.to_act():
            seat = min(position.to_act())
            rng = Random(f"{SEED}/{number}/{len(position.acts)}")
            position = position.play(seat, player.choose(game.view(position, seat), rng, USUAL))
        view = game.view(position, None)
        declarer = view.holders[0] if view.holders else Seat(0)
        found.append((view.standing or "thrown_in", position.result().points[declarer]))
    return found


def started(game: Game, number: int) -> Any:
    deal = deal_from_seed(seed_from_text(f"{SEED} {number}"), game, 1)
    return game.start(deal, game.first_setting(FOUR[number % game.seats]))


def solo_contracts(executor: Executor) -> dict[str, Any]:
    """Counts how often each contract was played and made."""
    chunks = [range(first, first + CHUNK) for first in range(1, SELF_DEALS + 1, CHUNK)]
    played: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for some in executor.map(self_played, chunks):
        for contract, points in some:
            played[contract] += 1
            made[contract] += points > 0
    return {
        "deals": SELF_DEALS,
        "contracts": {name: {"played": count, "made": made[name]} for name, count in sorted(played.items())},
    }


def duels(rows: tuple[tuple[str, int, str], ...]) -> Callable[[Executor], list[dict[str, Any]]]:
    """A measurement: the club player against random and against lowest at each of these."""

    def measured(executor: Executor) -> list[dict[str, Any]]:
        found = []
        for preset, deals, bidder in rows:
            for other in ("random", "lowest"):
                game, name = game_of_preset(preset, {}), yardstick.name_in_duel(yardstick.NAME)
                terms = terms_of(game, name, other, SEED, bidder=bidder, act_ms=yardstick.ACT_MS)
                shown = summary(duel(terms, range(1, deals + 1), executor))
                row: dict[str, Any] = {"preset": preset, "against": other, "bidder": bidder, "deals": deals}
                row |= {name: told(getattr(shown, name)) for name in ("points", "tricks", "wins")}
                print(json.dumps(row), flush=True)
                found.append(row)
        return found

    return measured


def told(figure: Figure | None) -> dict[str, float] | None:
    if figure is None:
        return None
    return {name: float(f"{getattr(figure, name):.4g}") for name in ("mean", "low", "high", "p")}


def timing(_: Executor) -> list[dict[str, Any]]:
    """Processor time of every act that leaves a choice, in milliseconds; what other parts left is not collected
    meanwhile.
    """
    found = []
    gc.collect()
    gc.freeze()
    for preset in TIMED:
        game = game_of_preset(preset, {})
        player = make_player(game, "quick")
        spent_ms: list[float] = []
        for number in range(1, TIMED_DEALS + 1):
            position = started(game, number)
            while position.to_act():
                seat = min(position.to_act())
                view = game.view(position, seat)
                rng = Random(f"{SEED}/{number}/{len(view.acts)}")
                begun = time.process_time()
                act = player.choose(view, rng, own_budget(player))
                if len(view.legal) > 1:
                    spent_ms.append(1000 * (time.process_time() - begun))
                position = position.play(seat, act)
        spent_ms.sort()
        row: dict[str, Any] = {"preset": preset, "acts": len(spent_ms)}
        for name, share in (("median_ms", 0.5), ("p99_ms", 0.99)):
            row[name] = round(spent_ms[int(share * len(spent_ms))], 3)
        row["longest_ms"] = round(spent_ms[-1], 3)
        found.append(row)
    return found


PARTS: dict[str, Callable[[Executor], Any]] = {
    "self": solo_contracts,
    "solo": duels(SOLO),
    "solitaires": duels(SOLITAIRES),
    "high": duels(HIGH),
    "low": duels(LOW),
    "minnesota": duels(MINNESOTA),
    "south_dakota": duels(SOUTH_DAKOTA),
    "whist": duels(WHIST),
    "askov": duels(ASKOV),
    "timing": timing,
}


DUELS = ("solo", "solitaires", "high", "low", "minnesota", "south_dakota", "whist", "askov")


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [said_of(results), ""]
    if "self" in results:
        lines += _self_table(results["self"])
    lines += _duel_table([row for part in DUELS for row in results.get(part, [])])
    if "timing" in results:
        lines += [
            "| preset | acts | median, ms | 99th percentile, ms | longest, ms |",
            "|---|---|---|---|---|",
        ]
        for row in results["timing"]:
            lines.append(
                f"| {row['preset']} | {row['acts']:,} | {row['median_ms']} | {row['p99_ms']} | {row['longest_ms']} |"
            )
    return "\n".join(lines)


def _self_table(found: dict[str, Any]) -> list[str]:
    lines = [f"| contract, of {found['deals']:,} deals | played | made |", "|---|---|---|"]
    for name, row in found["contracts"].items():
        share = row["played"] / found["deals"]
        made = "" if name == "thrown_in" else f"{row['made'] / row['played']:.0%}"
        lines.append(f"| {name} | {row['played']:,} ({share:.1%}) | {made} |")
    return [*lines, ""]


def _duel_table(rows: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| preset | club against | deals | points a deal | tricks a deal | games won |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        name = row["preset"] + (f", all bid by `{row['bidder']}`" if row["bidder"] else "")
        cells = [_cell(row[one]) for one in ("points", "tricks", "wins")]
        lines.append(f"| {name} | {row['against']} | {row['deals']:,} | {' | '.join(cells)} |")
    return [*lines, ""]


def _cell(figure: dict[str, float] | None) -> str:
    if figure is None:
        return ""
    sure = "p < 0.001" if figure["p"] < 0.001 else f"p = {figure['p']:.3f}"
    return f"{figure['mean']:+.2f} ({figure['low']:+.2f} to {figure['high']:+.2f}), {sure}"


def main() -> None:
    measure_parts("strength", PARTS, f"{SEED!r}", section, __doc__)


if __name__ == "__main__":
    main()
