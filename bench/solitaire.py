"""Campaigns of Gongor Whist and games of Hermits Whist by the player that goes by odds, against the one that tries its
acts, on the same deals.

`python -m bench.solitaire GAME FIRST COUNT NODES FILE [tries]` adds what came of these deals to a file of lines, and
goes on where it was stopped, a line that broke off being played again; `python -m bench.solitaire kept FILE...` counts
the files and writes the tables, `bench/results/solitaire.md`. Game n has the seed text
`solitaire n`; it goes on until it is won or lost.
"""

import json
import sys
import time
from collections.abc import Sequence
from math import comb, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.common import keep, said_of, surroundings
from whistclub.games.registry import game_of_preset
from whistclub.players.player import Budget, Player
from whistclub.players.solitaire import OddsPlayer, SolitairePlayer
from whistclub.rules.actions import Bid
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import ALONE
from whistclub.rules.values import Setting

_SAMPLES: Final = 20
_Z: Final = 1.96


def played(game: Any, player: Player, number: int, budget: Budget) -> dict[str, Any]:
    """One game to its end: the hands made, whether it was won, the chances told for bids, and the time of each act."""
    setting = game.first_setting(ALONE)
    told: list[tuple[int, int, bool]] = []
    times_ms: list[float] = []
    made = 0
    while isinstance(setting, Setting):
        deal = deal_from_seed(seed_from_text(f"solitaire {number}"), game, setting.number)
        position = game.start(deal, setting)
        bids = []
        while position.to_act():
            view = game.view(position, ALONE)
            start_s = time.process_time()
            decision = player.decide(view, Random(f"{number} {setting.number} {len(view.acts)}"), budget)
            times_ms.append(1000 * (time.process_time() - start_s))
            if isinstance(decision.action, Bid):
                bids.append((int(decision.action.parts[0]), int(dict(decision.why.args).get("chance", -1))))
            position = position.play(ALONE, decision.action)
        told += [(*bid, hand.made) for bid, hand in zip(bids, position.hands, strict=False)]
        made += sum(hand.made for hand in position.hands)
        setting = game.next_setting(setting, position.result())
    return {"number": number, "won": setting.key.endswith("-won"), "made": made, "told": told, "ms": times_ms}


def gather(name: str, first: int, count: int, nodes: int, file: Path, who: str) -> None:
    """Plays the games that the file lacks. A game that is lost by counting ends there: nothing of it could count."""
    game = game_of_preset(name, {"stop_when_lost": "on"})
    player = SolitairePlayer(game) if who == "tries" else OddsPlayer(game)
    known = {row["number"] for row in whole_lines(file)}
    with file.open("a", encoding="utf-8") as out:
        for number in range(first, first + count):
            if number not in known:
                found = played(game, player, number, Budget(samples=_SAMPLES, nodes=nodes))
                found |= {"game": name, "who": who, "nodes": nodes}
                out.write(json.dumps(found, separators=(",", ":")) + "\n")
                out.flush()


def whole_lines(file: Path) -> list[dict[str, Any]]:
    """The rows of a file, from which a last line that broke off is cut away."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in percent."""
    share, square = won / count, _Z * _Z / count
    middle = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return 100 * (middle - half), 100 * (middle + half)


def sign_test(better: int, worse: int) -> float:
    """The chance of a difference as great between equals, by games that only one of the two won."""
    count = better + worse
    tail = sum(comb(count, k) for k in range(max(better, worse), count + 1))
    return float(min(1.0, 2 * tail / 2**count))


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The figures of one player at one game."""
    won = sum(row["won"] for row in rows)
    times = sorted(ms for row in rows for ms in row["ms"])
    bids = [one for row in rows for one in row["told"]]
    return {
        "games": len(rows),
        "won": won,
        "percent": round(100 * won / len(rows), 2),
        "interval": [round(bound, 2) for bound in interval(won, len(rows))],
        "hands_made": round(sum(row["made"] for row in rows) / len(rows), 3),
        "act_ms": {"median": round(times[len(times) // 2], 1), "95": round(times[len(times) * 95 // 100], 1)},
        "told": {
            str(bid): {
                "bids": len(of),
                "told": round(sum(one[1] for one in of) / len(of), 1),
                "made": round(100 * sum(one[2] for one in of) / len(of), 1),
            }
            for bid in range(8)
            if (of := [one for one in bids if one[0] == bid])
        },
    }


def paired(rows: Sequence[dict[str, Any]], other: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The games on the same deals."""
    theirs = {row["number"]: row["won"] for row in other}
    both = [(row["won"], theirs[row["number"]]) for row in rows if row["number"] in theirs]
    if not both:
        return {}
    better, worse = sum(a and not b for a, b in both), sum(b and not a for a, b in both)
    return {
        "games": len(both),
        "only_odds": better,
        "only_tries": worse,
        "gain_percent": round(100 * (better - worse) / len(both), 2),
        "p": float(f"{sign_test(better, worse):.2g}"),
    }


def kept(files: Sequence[Path]) -> dict[str, Any]:
    """All figures of these files of lines."""
    rows = [row for file in files for row in whole_lines(file)]
    found: dict[str, Any] = {}
    for name in sorted({row["game"] for row in rows}):
        of_game = [row for row in rows if row["game"] == name]
        base = [row for row in of_game if row["who"] == "tries"]
        one: dict[str, Any] = {"tries": summary(base)} if base else {}
        for nodes in sorted({row["nodes"] for row in of_game if row["who"] != "tries"}):
            mine = [row for row in of_game if row["who"] != "tries" and row["nodes"] == nodes]
            one[f"odds {nodes}"] = summary(mine) | {"paired": paired(mine, base)}
        found[name] = one
    return found


def table(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [
        "| game | player | games | won, 95 % | hands made | act, ms: median, 95 % | against `tries` on the same deals |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in sorted(results):
        for who, row in results[name].items():
            low, high = row["interval"]
            pair = row.get("paired") or {}
            said = f"{pair['gain_percent']:+} of 100 in {pair['games']}, p {pair['p']}" if pair else ""
            lines.append(
                f"| {name} | {who} | {row['games']} | {row['percent']} % ({low} to {high}) | {row['hands_made']} "
                f"| {row['act_ms']['median']}, {row['act_ms']['95']} | {said} |"
            )
    return "\n".join([*lines, "", *told_table(results)])


def told_table(results: dict[str, Any]) -> list[str]:
    """By bid of Gongor Whist: how often it was made, the chance told with it, and how often."""
    lines = ["| bid of a player by odds | bids | told | made, 95 % |", "|---|---|---|---|"]
    for who, row in results.get("gongor", {}).items():
        if who == "tries":
            continue
        for bid, one in row["told"].items():
            low, high = interval(round(one["made"] * one["bids"] / 100), one["bids"])
            lines.append(
                f"| {bid}, {who} | {one['bids']} | {one['told']} % | {one['made']} % ({low:.1f} to {high:.1f}) |"
            )
    return lines


def main() -> None:
    if sys.argv[1] == "kept":
        found = kept([Path(name) for name in sys.argv[2:]])
        terms = surroundings() | {"seeds": "'solitaire' and the number of the game, from 0"}
        keep("solitaire", terms | found, f"{said_of(terms)}\n\n{table(found)}")
        return
    name, first, count, nodes, file, *who = sys.argv[1:]
    gather(name, int(first), int(count), int(nodes), Path(file), who[0] if who else "odds")


if __name__ == "__main__":
    main()
